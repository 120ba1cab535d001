"""The panels of a study: its figures with intervals, compared between variants, and what looks wrong."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from petitfour.lab.statistics import Estimate
from petitfour.lab.study import figures as made
from petitfour.lab.study.definitions import HEADS, PACE, USELESS
from petitfour.lab.study.figures import Found, Rows
from petitfour.lab.study.runs import Deal, Study
from petitfour.lab.study.statistics import Difference, differences, values

EARLY = 0.6  # of a match after which the leader stays the leader


class Figure(msgspec.Struct, frozen=True):
    """One number of a panel, for every variant, and its differences from the first variant with as many players."""

    name: str
    unit: str
    """share, points, moves, minutes, bits or times."""
    values: list[Estimate | None]
    differences: list[Difference | None]


class Panel(msgspec.Struct, frozen=True):
    """Figures that answer one question."""

    id: str
    title: str
    question: str
    definition: str
    source: str
    figures: list[Figure]
    alarms: list[str]
    """Sentences about what looks wrong."""


# --- all panels --------------------------------------------------------------------------------------------------


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a study."""

    study: Study
    labels: list[str]
    compared_with: list[int]
    """For each variant: the one it is compared with (itself: it is the first with as many players)."""
    deals: int
    unfinished: int
    """Deals left out because a match was stopped at the cap of moves."""
    pace: float
    panels: list[Panel]
    cards: list[dict[str, float]]
    """For each variant and card: how often it is played, as a multiple of random choice."""
    rounds: list[dict[int, int]]
    """For each variant: how many matches had so many rounds."""


def report(study: Study, deals: Sequence[Deal], pace: float = PACE) -> Report:
    """Compute all panels of a study."""
    rows = Rows(study, deals, pace)
    seats, roles = made.fairness(rows)
    found: list[tuple[str, Found]] = [
        ("fairness", [*seats, *roles]),
        ("skill", made.skill(rows)),
        ("luck", made.luck(rows)),
        ("tension", made.tension(rows)),
        ("choices", made.choices(rows)),
        ("clarity", made.clarity(rows)),
        ("length", made.length(rows)),
        ("information", made.information(rows)),
        ("catch-up", made.catch_up(rows)),
        ("rules", made.rule_use(rows)),
    ]
    panels = [panel(rows, id, own) for id, own in found]
    compare(rows, found, panels)
    panels.insert(-1, card_panel(rows))
    for own in panels:
        own.alarms.extend(alarms(rows, own))
    return Report(
        study=study,
        labels=[study.label(n) for n in range(len(study.variants))],
        compared_with=[first_like(study, n) for n in range(len(study.variants))],
        deals=len(rows.deals[0]),
        unfinished=rows.unfinished,
        pace=pace,
        panels=panels,
        cards=[
            {card: chosen / expected for card, (chosen, expected) in made.card_use(own).items() if expected >= 1}
            for own in rows.deals
        ],
        rounds=[counted(deal.trace.rounds for deal in own) for own in rows.deals],
    )


def counted(numbers: Iterable[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for number in numbers:
        found[number] = found.get(number, 0) + 1
    return dict(sorted(found.items()))


def first_like(study: Study, index: int) -> int:
    """Return the variant that this one is compared with: the first with as many players."""
    players = study.variants[index].players
    return next(n for n, variant in enumerate(study.variants) if variant.players == players)


def panel(rows: Rows, id: str, found: Found) -> Panel:
    """Make a panel of figures. In the panel of seats all intervals hold at once."""
    variants = range(len(rows.study.variants))
    own: list[list[Estimate | None]] = [[None] * len(variants) for _ in found]
    for n in variants:
        there = [(row, sums) for row, (_, _, every) in enumerate(found) if (sums := every[n]) and sums.exists]
        together = id == "fairness"
        for (row, _), value in zip(there, values([sums for _, sums in there], rows.study.seed, together), strict=True):
            own[row][n] = clipped(value) if together and found[row][1] == "share" else value
    figures = [Figure(name, unit, own[row], [None] * len(variants)) for row, (name, unit, _) in enumerate(found)]
    return headed(rows, id, [figure for figure in figures if any(figure.values)])


def clipped(own: Estimate) -> Estimate:
    """Keep the interval of a share between 0 and 1."""
    if own.low is None or own.high is None:
        return own
    return Estimate(own.mean, max(0.0, own.low), min(1.0, own.high))


def headed(rows: Rows, id: str, figures: list[Figure]) -> Panel:
    head = HEADS[id]
    definition = head.definition.format(pace=rows.pace, useless=USELESS)
    return Panel(head.id, head.title, head.question, definition, head.source, figures, [])


def compare(rows: Rows, found: Sequence[tuple[str, Found]], panels: Sequence[Panel]) -> None:
    """Fill in the differences. All figures of two variants share one family of intervals."""
    figures = {(panel.id, figure.name): figure for panel in panels for figure in panel.figures}
    for n in range(len(rows.study.variants)):
        first = first_like(rows.study, n)
        both = [
            (figures[id, name], a, b)
            for id, own in found
            for name, _, sums in own
            if (a := sums[first]) and (b := sums[n]) and a.exists and b.exists and n != first
        ]
        pairs = ([a for _, a, _ in both], [b for _, _, b in both])
        for (figure, _, _), difference in zip(both, differences(*pairs, rows.study.seed + n), strict=True):
            figure.differences[n] = difference


def card_panel(rows: Rows) -> Panel:
    names = {card for own in rows.deals for card in made.card_use(own)}
    shares = [Estimate(len(made.useless_cards(own)) / max(len(names), 1), None, None) for own in rows.deals]
    figure = Figure("useless cards", "share", list(shares), [None] * len(shares))
    return headed(rows, "cards", [figure] if names else [])


def alarms(rows: Rows, panel: Panel) -> Iterator[str]:
    """Yield what a designer should look at, for each variant."""
    for n, label in enumerate(rows.study.label(n) for n in range(len(rows.study.variants))):
        even = 1 / rows.starts[n].sides
        for figure in panel.figures:
            own = figure.values[n]
            if own is None:
                continue
            if panel.id == "fairness" and figure.name.startswith("wins of ") and rows.starts[n].players > 1:
                if own.low is not None and own.high is not None and not own.low <= even <= own.high:
                    yield f"{label}: {figure.name} are {own.mean:.1%}; even is {even:.1%}."
            elif panel.id == "skill" and own.low is not None and own.low <= 0 and figure is panel.figures[0]:
                yield f"{label}: better play does not clearly pay ({figure.name})."
            elif (
                panel.id == "tension" and figure.name.startswith("decided") and own.low is not None and own.low > EARLY
            ):
                yield f"{label}: the lead does not change in the last {own.mean:.0%} of a match."
            elif panel.id == "rules" and own.mean == 0:
                yield f"{label}: never seen: {figure.name}"
        if panel.id == "cards" and (useless := made.useless_cards(rows.deals[n])):
            yield f"{label}: hardly ever played by choice: {', '.join(useless)}."
