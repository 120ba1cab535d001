"""How the figures of a study are computed: deal by deal, each as a numerator and a denominator.

Win probabilities, searches and hidden information are measured on some deals only. On the others their denominator
is 0.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence

from petitfour.core.state import State
from petitfour.games import game as find_game
from petitfour.lab.study.definitions import USELESS
from petitfour.lab.study.measure import ROLES, ROLLOUTS, Trace, leaders
from petitfour.lab.study.runs import Deal, Study
from petitfour.lab.study.statistics import Sums
from petitfour.texts import texts

FEWEST_CARDS = 20.0  # a card needs this many expected plays to be called useless
LEAD = 1 / ROLLOUTS  # a lead in a win-probability path must exceed the step of its estimates

Pair = tuple[float, float]
Pairs = Callable[[Deal], Pair]
Found = list[tuple[str, str, list[Sums | None]]]


class Rows:
    """The deals of every variant, and how to compute a figure from them."""

    def __init__(self, study: Study, deals: Sequence[Deal], pace: float) -> None:
        self.study = study
        self.pace = pace
        game = find_game(study.game)
        self.starts: list[State] = [variant.start(game) for variant in study.variants]
        by_variant: list[list[Deal]] = [[] for _ in study.variants]
        for deal in deals:
            by_variant[deal.variant].append(deal)
        whole = min(map(len, by_variant))  # a stopped study may lack the last deal of some variants
        finished = [number for number in range(whole) if all(own[number].trace.winners for own in by_variant)]
        self.unfinished = whole - len(finished)
        self.deals = [[own[number] for number in finished] for own in by_variant]

    def sums(self, pairs: Callable[[int], Pairs | None]) -> list[Sums | None]:
        """Compute a figure for every variant; None where it does not exist."""
        found: list[Sums | None] = []
        for n, own in enumerate(self.deals):
            pair = pairs(n)
            found.append(Sums.of([pair(deal) for deal in own]) if pair is not None and own else None)
        return found


def share(deal: Deal, side: int) -> float:
    winners = deal.trace.winners
    return (side in winners) / len(winners)


def gains(trace: Trace) -> Iterator[tuple[int, list[int]]]:
    """Yield the seat with the role and the points of each seat, for each round."""
    before = [0] * len(trace.scores)
    for role, after in zip(trace.roles, trace.round_scores, strict=False):
        yield role, [now - then for now, then in zip(after, before, strict=True)]
        before = after


def role_gain(deal: Deal) -> Pair:
    total, rounds = 0.0, 0
    for role, points in gains(deal.trace):
        total += points[role] - (sum(points) - points[role]) / (len(points) - 1)
        rounds += 1
    return total, rounds


def position_gain(position: int) -> Pairs:
    def pair(deal: Deal) -> Pair:
        found = [points[(role + position) % len(points)] for role, points in gains(deal.trace)]
        return sum(found), len(found)

    return pair


def fairness(rows: Rows) -> tuple[Found, Found]:
    """Return the seats, whose intervals hold together, and the roles."""
    sides = max(state.sides for state in rows.starts)

    def wins(side: int) -> Callable[[int], Pairs | None]:
        return lambda n: (lambda deal: (share(deal, side), 1.0)) if side < rows.starts[n].sides else None

    seats: Found = [(f"wins of {side_word(rows)} {side}", "share", rows.sums(wins(side))) for side in range(sides)]
    word = role_word(rows.starts[0])
    if word is None:
        return seats, []

    def has_role(n: int) -> bool:
        return all(deal.trace.roles for deal in rows.deals[n]) and rows.starts[n].players > 1

    roles: Found = [
        (f"wins of the {word} of round 1", "share",
         rows.sums(lambda n: (lambda deal: (share(deal, deal.trace.roles[0]), 1.0)) if has_role(n) else None)),
        (f"{word} minus the others, a round", "points", rows.sums(lambda n: role_gain if has_role(n) else None)),
    ]  # fmt: skip
    for position in range(sides):

        def at(n: int, position: int = position) -> Pairs | None:
            return position_gain(position) if has_role(n) and position < rows.starts[n].players else None

        place = word if position == 0 else f"{position} after the {word}"
        roles.append((f"points a round: {place}", "points", rows.sums(at)))
    return seats, roles


def side_word(rows: Rows) -> str:
    return "team" if rows.starts[0].sides < rows.starts[0].players else "seat"


def role_word(state: State) -> str | None:
    view = state.view(None)
    return next((word for name, word in ROLES.items() if name in view), None)


def skill(rows: Rows) -> Found:
    def rung(number: int) -> Callable[[int], Pairs]:
        def of(n: int) -> Pairs:
            even = 1 / rows.starts[n].sides
            return lambda deal: ((deal.ladder[number] - even) / (1 - even), 1.0)

        return of

    return [
        (f"{better} over {worse}", "share", rows.sums(rung(number)))
        for number, (better, worse) in enumerate(rows.study.rungs)
    ]


def luck(rows: Rows) -> Found:
    def pairs(n: int) -> Pairs:
        even = 1 / rows.starts[n].sides

        def pair(deal: Deal) -> Pair:
            one, two = ([win - even for win in wins] for wins in deal.replays[:2])
            together = sum(a * b for a, b in zip(one, two, strict=True))
            return together, (sum(a * a for a in one) + sum(b * b for b in two)) / 2

        return pair

    return [("variance of wins by the deal", "share", rows.sums(pairs))]


def leads(trace: Trace) -> list[int]:
    """Return the leading side at each point of a path. Another side must lead clearly to take over."""
    found: list[int] = []
    for shares in trace.path:
        best = max(range(len(shares)), key=lambda side: shares[side])
        if found and shares[best] - shares[found[-1]] <= LEAD:
            best = found[-1]
        found.append(best)
    return found


def lead_changes(deal: Deal) -> Pair:
    found = leads(deal.trace)
    return sum(a != b for a, b in itertools.pairwise(found)), float(len(found) > 1)


def drama(deal: Deal) -> Pair:
    trace = deal.trace
    behind = [max(shares) - max(shares[side] for side in trace.winners) for shares in trace.path]
    trailing = [gap**0.5 for gap in behind if gap > LEAD]
    return sum(trailing) / len(trailing) if trailing else 0.0, float(bool(behind))


def decided(deal: Deal) -> Pair:
    trace, found = deal.trace, leads(deal.trace)
    if len(found) < 2:
        return 0.0, 0.0
    changed = [at for at, (a, b) in zip(trace.path_at[1:], itertools.pairwise(found), strict=True) if a != b]
    return 1 - (changed[-1] if changed else 0) / trace.moves, 1.0


def tension(rows: Rows) -> Found:
    return [
        ("lead changes a match", "times", rows.sums(lambda n: lead_changes)),
        ("drama", "number", rows.sums(lambda n: drama)),
        ("decided: rest of the match", "share", rows.sums(lambda n: decided)),
    ]


def choices(rows: Rows) -> Found:
    def probes(value: Callable[[Deal], float]) -> Callable[[int], Pairs]:
        return lambda n: lambda deal: (value(deal), float(len(deal.trace.probes)))

    return [
        ("legal moves a decision", "number", rows.sums(lambda n: lambda d: (d.trace.legal, d.trace.decisions))),
        ("forced decisions", "share", rows.sums(lambda n: lambda d: (d.trace.forced, d.trace.decisions))),
        ("does not matter", "share",
         rows.sums(probes(lambda d: sum(own.lead < own.error for own in d.trace.probes)))),
        ("at stake: best minus worst", "share",
         rows.sums(probes(lambda d: sum(own.spread for own in d.trace.probes)))),
    ]  # fmt: skip


def clarity(rows: Rows) -> Found:
    return [
        ("the policy finds the best move", "share",
         rows.sums(lambda n: lambda d: (sum(o.found for o in d.trace.probes), len(d.trace.probes)))),
        ("what it loses a decision", "share",
         rows.sums(lambda n: lambda d: (sum(o.loss for o in d.trace.probes), len(d.trace.probes)))),
    ]  # fmt: skip


def length(rows: Rows) -> Found:
    return [
        ("moves", "moves", rows.sums(lambda n: lambda deal: (deal.trace.moves, 1.0))),
        ("rounds", "number", rows.sums(lambda n: lambda deal: (deal.trace.rounds, 1.0))),
        ("minutes", "minutes", rows.sums(lambda n: lambda deal: (deal.trace.moves * rows.pace / 60, 1.0))),
    ]


def information(rows: Rows) -> Found:
    def quarter(number: int) -> Pairs:
        def pair(deal: Deal) -> Pair:
            found = [
                bits
                for round_at, at, bits in deal.trace.information
                if min(3, 4 * at // max(deal.trace.round_moves[round_at], 1)) == number
            ]
            return sum(found), len(found)

        return pair

    names = ("first", "second", "third", "last")
    return [
        (f"{name} quarter of a round", "bits", rows.sums(lambda n, number=number: quarter(number)))  # type: ignore[misc]
        for number, name in enumerate(names)
    ]


def catch_up(rows: Rows) -> Found:
    def after_first(pick: Callable[[list[int]], list[int]]) -> Pairs:
        def pair(deal: Deal) -> Pair:
            trace = deal.trace
            there = pick(trace.round_scores[0]) if trace.rounds > 1 else []
            return (share(deal, there[0]), 1.0) if len(there) == 1 else (0.0, 0.0)

        return pair

    last = after_first(lambda scores: leaders([-score for score in scores]))
    first = after_first(leaders)
    return [
        ("last after round 1, wins", "share", rows.sums(lambda n: last)),
        ("leader after round 1, wins", "share", rows.sums(lambda n: first)),
    ]


def card_use(deals: Sequence[Deal]) -> dict[str, Pair]:
    """Return how often each card was chosen, and how often a random choice would have been it."""
    total: dict[str, list[float]] = {}
    for deal in deals:
        for card, (chosen, expected) in deal.trace.cards.items():
            own = total.setdefault(card, [0.0, 0.0])
            own[0] += chosen
            own[1] += expected
    return {card: (chosen, expected) for card, (chosen, expected) in sorted(total.items())}


def useless_cards(deals: Sequence[Deal]) -> list[str]:
    return [
        card
        for card, (chosen, expected) in card_use(deals).items()
        if expected >= FEWEST_CARDS and chosen < USELESS * expected
    ]


def rule_use(rows: Rows) -> Found:
    say = texts("en")
    game = find_game(rows.study.game)
    return [
        (f"{rule}: {say.rule_use(rule)}", "times", rows.sums(lambda n, rule=rule: fired(rule)))  # type: ignore[misc]
        for rule in dict.fromkeys(game.fired)
    ]


def fired(rule: str) -> Pairs:
    return lambda deal: (deal.trace.fired.get(rule, 0), 1.0)
