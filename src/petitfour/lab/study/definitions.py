"""What each panel of a study asks, how its figures are defined, and where the definitions come from.

docs/study.md has the same definitions.
"""

from __future__ import annotations

import msgspec

PACE = 5.0  # seconds for a move
USELESS = 0.1  # a card is useless if it is played less often than this, as a multiple of random choice


class Head(msgspec.Struct, frozen=True):
    id: str
    title: str
    question: str
    definition: str
    source: str


HEADS = {
    head.id: head
    for head in (
        Head("fairness", "Seats and roles", "Is a seat or a role unfair?",
             "The share of matches that each seat wins, with intervals that hold for all seats at once; the wins of "
             "the seat that has the role in round 1; the points that a round gives to the role, minus the mean of the "
             "others; the points of a round by position after the role.",
             "AdvantageP1 and Balance in Ludii"),
        Head("skill", "Skill", "Does better play pay?",
             "One better bot among worse ones, in every seat in turn: (its share of wins − even) / (1 − even). 0: "
             "skill does not matter, 1: the better bot always wins.",
             "Ludii's SkillTrace; Duersch, Lambrecht and Oechssler 2020"),
        Head("luck", "Luck of the deal", "How much do the cards decide?",
             "Each deal is replayed twice by the same bots, with one move in ten at random. The figure is the share of "
             "the variance of wins that the deal explains: the covariance of the two replays divided by the variance.",
             "Goodman and others 2025 (arXiv 2503.02686); intraclass correlation"),
        Head("tension", "Tension", "Is it open for long?",
             "Win probabilities before every tenth move: the default policy plays the position to the end 16 times. "
             "Lead changes: how often another side has the highest probability. Drama: the mean of √(leader − winner) "
             "over the points at which the later winner trails, 0 if there is none. Decided: the share of the match "
             "that is left after the last lead change.",
             "Browne 2008; Browne and Maire 2010, with several players"),
        Head("choices", "Choices", "Do decisions matter?",
             "Legal moves per decision; the share of decisions with one legal move. A small search evaluates some "
             "decisions: the share in which the best move leads the second by less than one standard error (it does "
             "not matter), and the best minus the worst (how much is at stake).",
             "DecisionFactor in Ludii, MeaningfulMoves in CardStock, TAG's oracle"),
        Head("clarity", "Clarity", "Is good play easy to see?",
             "How often the default policy finds the search's best move, or one within a standard error of it; what it "
             "loses on average, in chances to win.",
             "Browne's clarity, made countable"),
        Head("length", "Length", "How long is a match?",
             "Moves, rounds and minutes at {pace:g} seconds a move. Deals are not counted.",
             "Ludii's duration"),
        Head("information", "Hidden information", "How much is hidden, and for how long?",
             "The entropy of each hidden card's place, summed over the cards, as the seat to move sees it, in each "
             "quarter of a round: from 24 uniform samples of its information set. An upper bound of the joint entropy; "
             "the small sample makes it a little too low.",
             "our own: other systems have no uniform samples"),
        Head("catch-up", "Catching up", "Can the last player still win?",
             "The share of wins of a side that is alone in the last place after round 1, and of the one that is alone "
             "in the lead; only matches with more rounds count.",
             "the runaway-leader question of designers"),
        Head("cards", "Use of cards", "Is a card useless?",
             "How often a card is played when there is a choice, divided by how often a random choice would play it. "
             "The figure is the share of cards below {useless:g}.",
             "our own"),
        Head("rules", "Use of rules", "Does every rule come up?",
             "How often each special rule is triggered in a match.",
             "our own"),
    )
}  # fmt: skip
