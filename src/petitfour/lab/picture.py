"""Draw the standings of a contest as SVG. Needs matplotlib; the same summary gives the same bytes."""

from __future__ import annotations

import io

from petitfour.core.game import changed_text
from petitfour.lab.statistics import Estimate, Played, Summary

PANELS = (("wins", "wins, %", 100.0), ("points", "points a match", 1.0), ("place", "place (1 is best)", 1.0))


def picture(summary: Summary) -> str:
    """Draw one row per bot and one panel per measure: the mean as a dot, its interval as a line. Raises ImportError
    without matplotlib."""
    import matplotlib  # noqa: PLC0415  (of the extra `lab`, and the heaviest part of it)
    from matplotlib.figure import Figure  # noqa: PLC0415  (no pyplot: nothing global, no screen wanted)

    played = {own.bot: own for own in summary.played}
    labels = [standing.bot for standing in summary.standings]
    rows = range(len(labels))
    with matplotlib.rc_context({"svg.hashsalt": "petitfour", "svg.fonttype": "none", "font.size": 9}):
        figure = Figure(figsize=(9, 1.3 + 0.35 * len(labels)), layout="constrained")
        panels = figure.subplots(1, len(PANELS), sharey=True, squeeze=False)[0]
        for panel, (name, title, scale) in zip(panels, PANELS, strict=True):
            for row, standing in zip(rows, summary.standings, strict=True):
                own: Estimate = getattr(standing.measures, name)
                if own.low is not None and own.high is not None:
                    panel.plot([own.low * scale, own.high * scale], [row, row], color="tab:blue", linewidth=2)
                panel.plot([own.mean * scale], [row], "o", color="tab:blue")
            panel.set_xlabel(title)
            panel.grid(axis="x", alpha=0.3)
        if summary.contest.players > 1:
            panels[0].axvline(summary.even * 100, color="gray", linestyle=":")
        panels[0].set_yticks(rows, [label_of(played[label]) for label in labels])
        for tick, label in zip(panels[0].get_yticklabels(), labels, strict=True):
            tick.set_color("tab:red" if played[label].fallbacks else "black")
        panels[0].set_ylim(len(labels) - 0.5, -0.5)
        figure.suptitle(title_of(summary))
        out = io.StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": "petitfour"})
    return out.getvalue()


def label_of(own: Played) -> str:
    return own.bot if not own.fallbacks else f"{own.bot}\n({own.fallbacks} of {own.moves} moves: fallbacks)"


def title_of(summary: Summary) -> str:
    contest = summary.contest
    settings = changed_text(contest.start().options)
    played = f"deals: {summary.deals}, seatings: {len(contest.seatings)}"
    return f"{contest.game}, players: {contest.players}, {settings}, {played}"
