"""A study as text, Markdown and one HTML page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

import msgspec

from petitfour.lab.statistics import Estimate
from petitfour.lab.study import charts
from petitfour.lab.study.panels import Figure, Panel, Report
from petitfour.texts import texts

CAVEAT = (
    "The bots were made for the standard rules. Under other settings they may play badly, so a difference shows what "
    "happens when these bots play, not when experts do."
)
STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2.2rem; border-top: 1px solid #ddd; padding-top: 1rem; }
table { border-collapse: collapse; margin: .6rem 0; font-size: .88rem; }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid #eee; }
th:first-child, td:first-child { text-align: left; }
.clear { font-weight: bold; } .alarm { background: #fff2d6; padding: .4rem .7rem; border-left: 4px solid #d98a00; }
.small { color: #666; font-size: .85rem; } .wide { overflow-x: auto; } svg { max-width: 100%; height: auto; }
"""


def title(report: Report) -> str:
    return f"{texts('en').game_name(report.study.game)}: a study"


def headline(report: Report) -> str:
    bot = report.study.bot
    out = f"; {report.unfinished} deals left out, stopped at the cap of moves" if report.unfinished else ""
    return (
        f"{bot} bots in all seats, {report.deals} deals, the same for every variant, seed {report.study.seed}{out}. "
        "Intervals are 95 %. A difference is clear if its interval, which holds for all figures at once, excludes 0."
    )


def show(own: Estimate | None, unit: str, sign: str = "") -> str:
    if own is None:
        return "–"
    scale, digits, end = (100, 1, " %") if unit == "share" else (1, 2, "")
    low_high = ""
    if own.low is not None and own.high is not None:
        low_high = f" ({own.low * scale:{sign}.{digits}f} … {own.high * scale:{sign}.{digits}f})"
    return f"{own.mean * scale:{sign}.{digits}f}{end}{low_high}".replace("-", "−")


def cells(report: Report, figure: Figure) -> Iterator[tuple[str, bool]]:
    """Yield the cells of a figure, variant by variant, with their differences; and whether a difference is clear."""
    for n, first in enumerate(report.compared_with):
        yield show(figure.values[n], figure.unit), False
        if n != first:
            difference = figure.differences[n]
            if difference is None:
                yield "–", False
            else:
                yield show(difference.estimate, figure.unit, "+"), difference.is_clear


def columns(report: Report) -> Iterator[str]:
    for n, first in enumerate(report.compared_with):
        yield report.labels[n]
        if n != first:
            yield f"difference from “{report.labels[first]}”"


def what_changes(report: Report) -> list[str]:
    """Return a sentence for each clear difference, by variant and panel."""
    found = []
    for n, first in enumerate(report.compared_with):
        for panel in report.panels:
            for figure in panel.figures:
                difference, before, after = figure.differences[n], figure.values[first], figure.values[n]
                if n != first and difference is not None and difference.is_clear and before and after:
                    was, now = (show(Estimate(own.mean, None, None), figure.unit) for own in (before, after))
                    found.append(
                        f"{report.labels[n]}: {panel.title}: {figure.name.rstrip('.')}: {now} instead of {was}."
                    )
    return found


# --- Markdown ----------------------------------------------------------------------------------------------------


def markdown(report: Report) -> str:
    lines = [f"# {title(report)}", "", headline(report), "", CAVEAT, ""]
    lines += [f"- {label}" for label in report.labels]
    if len(report.labels) > 1:
        lines += ["", "## What changes", ""]
        lines += [f"- {said}" for said in what_changes(report)] or ["No clear difference."]
    for panel in report.panels:
        lines += ["", f"## {panel.title}", "", f"*{panel.question}* {panel.definition} Source: {panel.source}.", ""]
        lines += [f"**Look here:** {alarm}\n" for alarm in panel.alarms]
        lines += table_lines(report, panel)
    return "\n".join(lines) + "\n"


def table_lines(report: Report, panel: Panel) -> Iterator[str]:
    if not panel.figures:
        yield "This game has no such figures."
        return
    heads = list(columns(report))
    yield "| | " + " | ".join(heads) + " |"
    yield "|---|" + "---|" * len(heads)
    for figure in panel.figures:
        row = (f"**{said}**" if clear else said for said, clear in cells(report, figure))
        yield f"| {figure.name} | " + " | ".join(row) + " |"


# --- pictures ----------------------------------------------------------------------------------------------------


def pictures(report: Report) -> dict[str, str]:
    """Return the pictures of all panels, by panel."""
    found = {}
    for panel in report.panels:
        drawn = panel_pictures(report, panel)
        if drawn:
            found[panel.id] = drawn
    return found


def panel_pictures(report: Report, panel: Panel) -> str:
    by_unit: dict[str, list[tuple[str, list[Estimate | None]]]] = {}
    for figure in panel.figures:
        by_unit.setdefault(unit_group(panel, figure), []).append((figure.name, figure.values))
    sides = {round(1 / even) for even in evens(panel)}
    drawn = []
    for unit, rows in by_unit.items():
        mark = 1 / sides.copy().pop() if panel.id == "fairness" and unit == "share" and len(sides) == 1 else None
        drawn.append(charts.dots(rows, 0.0 if panel.id == "skill" else mark))
    if panel.id == "length":
        drawn.append(charts.bars(report.rounds, "rounds a match"))
    if panel.id == "cards":
        drawn = [charts.dots(card_rows(report))] if any(report.cards) else []
    return stacked(drawn)


def unit_group(panel: Panel, figure: Figure) -> str:
    """Figures with other units get a picture of their own."""
    return figure.name if panel.id in ("length", "choices", "tension", "clarity") else figure.unit


def evens(panel: Panel) -> Iterator[float]:
    seats = [figure for figure in panel.figures if figure.name.startswith(("wins of seat", "wins of team"))]
    if panel.id == "fairness" and seats:
        yield 1 / len(seats)


def card_rows(report: Report) -> list[tuple[str, list[Estimate | None]]]:
    """Return the cards that are played least, as a multiple of random choice."""
    names = sorted({card for own in report.cards for card in own}, key=lambda card: least(report, card))
    return [
        (card, [Estimate(own[card], None, None) if card in own else None for own in report.cards])
        for card in names[:12]
    ]


def least(report: Report, card: str) -> float:
    return min(own[card] for own in report.cards if card in own)


def stacked(drawn: list[str]) -> str:
    """Put several pictures below each other into one."""
    shown = [own for own in drawn if own]
    if len(shown) < 2:
        return "".join(shown)
    parts, y = [], 0
    for own in shown:
        height = int(own.partition('height="')[2].partition('"')[0])
        parts.append(own.replace("<svg ", f'<svg y="{y}" ', 1))
        y += height + 6
    return charts.picture(y, parts)


# --- HTML --------------------------------------------------------------------------------------------------------


def html(report: Report) -> str:
    """Return one page with everything in it: no scripts, no links, nothing to load."""
    drawn = pictures(report)
    parts = [f"<h1>{escape(title(report))}</h1>", f"<p>{escape(headline(report))}</p>"]
    parts.append(f'<p class="alarm">{escape(CAVEAT)}</p>')
    parts.append(charts.legend(report.labels))
    if len(report.labels) > 1:
        changes = what_changes(report) or ["No clear difference."]
        parts += ["<h2>What changes</h2><ul>", *(f"<li>{escape(said)}</li>" for said in changes), "</ul>"]
    for panel in report.panels:
        parts += [f"<h2>{escape(panel.title)}</h2>", f"<p><strong>{escape(panel.question)}</strong></p>"]
        parts += [f'<p class="alarm">{escape(alarm)}</p>' for alarm in panel.alarms]
        parts += [drawn.get(panel.id, ""), *html_table(report, panel)]
        parts.append(f'<p class="small">{escape(panel.definition)} Source: {escape(panel.source)}.</p>')
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title(report))}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f"<body>{body}</body></html>\n"
    )


def html_table(report: Report, panel: Panel) -> Iterator[str]:
    if not panel.figures:
        yield "<p>This game has no such figures.</p>"
        return
    heads = "".join(f"<th>{escape(head)}</th>" for head in columns(report))
    yield f'<div class="wide"><table><tr><th></th>{heads}</tr>'
    for figure in panel.figures:
        row = "".join(
            f'<td class="clear">{escape(said)}</td>' if clear else f"<td>{escape(said)}</td>"
            for said, clear in cells(report, figure)
        )
        yield f"<tr><td>{escape(figure.name)}</td>{row}</tr>"
    yield "</table></div>"


def data(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report)).decode() + "\n"
