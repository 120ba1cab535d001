"""Watch one match of a study and write down everything that the panels need."""

from __future__ import annotations

import math
import re
from collections import Counter
from typing import Any

import msgspec

from petitfour.bots.bot import PolicyBot
from petitfour.bots.levels import player
from petitfour.core.playout import play_round
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome, View
from petitfour.games import default_policy

CARD = re.compile(r"([A-Z]\d{1,2})\b")
ROLES = {"dealer": "dealer", "starter": "starter", "first": "first player", "codemaker": "codemaker"}  # in views
EVERY = 10  # moves between two points of a win-probability path
MOST_POINTS = 32
ROLLOUTS = 16  # for each point
MOST_ROUNDS = 60  # of a rollout
PROBE_EVERY, MOST_PROBES, PROBE_BOT = 9, 8, "search:24"
SAMPLES = 24  # of an information set, for the entropy
MOST_LEGAL = 60  # moves whose use is counted


class Probe(msgspec.Struct, frozen=True):
    """One decision that a search evaluated. Values are chances to win the match."""

    legal: int
    lead: float
    """The best move minus the second best."""
    error: float
    """The standard error of `lead`."""
    spread: float
    """The best move minus the worst."""
    found: bool
    """Whether the default policy plays the best move, or one within a standard error of it."""
    loss: float
    """The best move minus the default policy's."""


class Trace(msgspec.Struct, frozen=True, kw_only=True):
    """What happened in one match."""

    moves: int
    rounds: int
    scores: list[int]
    winners: list[int]
    """Empty: stopped at the cap of moves."""
    round_scores: list[list[int]]
    """The scores after each round."""
    round_moves: list[int]
    roles: list[int]
    """The seat with the role (dealer, starter …) in each round; empty for a game without one."""
    decisions: int
    forced: int
    legal: int
    """The sum of the numbers of legal moves over all decisions."""
    fired: dict[str, int]
    cards: dict[str, list[float]]
    """By card: how often it was chosen when there was a choice, and how often a random choice would have been."""
    path: list[list[float]] = []
    """Win probabilities of the sides before every tenth move."""
    path_at: list[int] = []
    probes: list[Probe] = []
    information: list[tuple[int, int, float]] = []
    """Round, moves of the round before it, bits that are hidden from the seat to act."""


def finish(state: State, round_scores: list[list[int]]) -> Outcome | None:
    """Return the result of a match. Tests replace this to plant defects."""
    return state.outcome()


class Watcher:
    """Follows a match that `play_match` plays."""

    def __init__(self, state: State, deep: bool, rng: Rng) -> None:
        self.state = state
        self.deep = deep
        self.rng = rng
        self.moves = self.decisions = self.forced = self.legal = self.dealt = 0
        self.round = 0
        self.round_scores: list[list[int]] = []
        self.round_moves: list[int] = []
        self.roles: list[int] = []
        self.fired: Counter[str] = Counter()
        self.cards: dict[str, list[float]] = {}
        self.names: dict[int, str | None] = {}
        self.path: list[list[float]] = []
        self.path_at: list[int] = []
        self.probes: list[Probe] = []
        self.information: list[tuple[int, int, float]] = []

    def watch(self, seat: int, move: Move, seconds: float) -> None:
        """See a move before it is played."""
        self.after_move()
        if seat == DEALER or isinstance(move, tuple):
            return
        if self.state.round != self.round:
            self.begin_round()
        if seat < self.state.players:
            legal = self.state.legal(seat)
            self.decisions += 1
            self.forced += len(legal) == 1
            self.legal += len(legal)
            if 1 < len(legal) <= MOST_LEGAL:
                self.count_cards(seat, legal, move)
            if self.deep:
                self.look_deeper(seat, legal)
        self.moves += 1
        self.round_moves[-1] += 1

    def after_move(self) -> None:
        """See what the last move did."""
        if self.moves or self.dealt:
            self.fired.update(self.state.rules_fired())
        self.dealt += 1
        if self.round and self.state.round != self.round and len(self.round_scores) < len(self.round_moves):
            self.round_scores.append(self.state.scores())

    def begin_round(self) -> None:
        self.round = self.state.round
        self.round_moves.append(0)
        view = self.state.view(None)
        role = next((view[name] for name in ROLES if isinstance(view.get(name), int)), None)
        if role is not None:
            self.roles.append(role)

    def count_cards(self, seat: int, legal: list[int], move: Move) -> None:
        for other in legal:
            name = self.card(seat, other)
            if name is not None:
                counts = self.cards.setdefault(name, [0.0, 0.0])
                counts[1] += 1 / len(legal)
                counts[0] += other == move

    def card(self, seat: int, move: int) -> str | None:
        if move not in self.names:
            found = CARD.match(self.state.text(seat, move))
            self.names[move] = found[1] if found else None
        return self.names[move]

    # --- only in some matches: this takes time ---

    def look_deeper(self, seat: int, legal: list[int]) -> None:
        if self.moves % EVERY == 0 and len(self.path) < MOST_POINTS:
            self.path.append(win_shares(self.state, self.round_scores, self.rng))
            self.path_at.append(self.moves)
            bits = hidden_bits(self.state, seat, self.rng)
            if bits is not None:
                self.information.append((len(self.round_moves) - 1, self.round_moves[-1], bits))
        if len(legal) > 1 and self.decisions % PROBE_EVERY == 0 and len(self.probes) < MOST_PROBES:
            self.probes.append(probe(self.state, seat, len(legal), self.rng))

    def trace(self) -> Trace:
        """Return what was seen, once the match is over."""
        self.after_move()
        if len(self.round_scores) < len(self.round_moves):
            self.round_scores.append(self.state.scores())
        outcome = finish(self.state, self.round_scores)
        return Trace(
            moves=self.moves,
            rounds=len(self.round_moves),
            scores=outcome.scores if outcome else self.state.scores(),
            winners=outcome.winners if outcome else [],
            round_scores=self.round_scores,
            round_moves=self.round_moves,
            roles=self.roles if self.state.sides == self.state.players else [],
            decisions=self.decisions,
            forced=self.forced,
            legal=self.legal,
            fired=dict(self.fired),
            cards=self.cards,
            path=self.path,
            path_at=self.path_at,
            probes=self.probes,
            information=self.information,
        )


def win_shares(state: State, round_scores: list[list[int]], rng: Rng) -> list[float]:
    """Estimate the chance of each side to win: the default policy plays this position to the end, several times. The
    cards are those of the position; nobody at the table knows this number."""
    policy = default_policy(state.game.id)
    shares = [0.0] * state.sides
    for _ in range(ROLLOUTS):
        copy, scores = state.clone(), list(round_scores)
        for _ in range(MOST_ROUNDS):
            if not copy.to_act():
                break
            play_round(copy, copy.round, policy, rng)
            scores.append(copy.scores())
        outcome = finish(copy, scores)
        winners = outcome.winners if outcome else leaders(copy.scores())
        for side in winners:
            shares[side] += 1 / len(winners) / ROLLOUTS
    return shares


def leaders(scores: list[int]) -> list[int]:
    return [side for side, score in enumerate(scores) if score == max(scores)]


def probe(state: State, seat: int, legal: int, rng: Rng) -> Probe:
    """Evaluate one decision by a small search, from what the seat can know."""
    view, belief = state.view(seat), state.belief(seat)
    searcher = player(PROBE_BOT, state.game.id)
    candidates = searcher.bot.decide(view, belief, rng, searcher.budget).candidates
    if len(candidates) < 2:
        return Probe(legal, 0.0, 0.0, 0.0, True, 0.0)
    ranked = sorted(candidates, key=lambda candidate: -candidate.win)
    best, second = ranked[0], ranked[1]
    usual = PolicyBot().decide(view, belief, rng, searcher.budget).move
    policy = default_policy(state.game.id)
    same = state.text(seat, policy.canonical_move(belief.known, seat, int(state.read(seat, usual))))  # type: ignore[arg-type]
    own = next((candidate for candidate in candidates if candidate.move in (usual, same)), None)
    loss = best.win - own.win if own is not None else best.win - ranked[-1].win
    error = math.hypot(best.error, second.error)
    return Probe(legal, best.win - second.win, error, best.win - ranked[-1].win, loss <= error, loss)


def hidden_bits(state: State, seat: int, rng: Rng) -> float | None:
    """Estimate what is hidden from a seat, in bits: the entropy of each hidden card's place, summed over the cards,
    over uniform samples of the information set. None for a game without hands or codes."""
    belief = state.belief(seat)
    places: dict[Any, Counter[int]] = {}
    for _ in range(SAMPLES):
        sample = belief.sample(rng)
        for other in range(state.players):
            if other != seat:
                for thing in hidden_things(sample.view(other)):
                    places.setdefault(thing, Counter())[other] += 1
    if not places:
        return None
    return sum(entropy([*where.values(), SAMPLES - where.total()]) for where in places.values())


def hidden_things(view: View) -> list[Any]:
    code = view.get("code")
    return [*view.get("hand", []), *(enumerate(code) if isinstance(code, str) else [])]


def entropy(counts: list[int]) -> float:
    total = sum(counts)
    return -sum(count / total * math.log2(count / total) for count in counts if count > 0)
