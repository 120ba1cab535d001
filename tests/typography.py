"""How marks are set in each language: patterns that no text may match, by what is wrong with it."""

from __future__ import annotations


def wrong_marks(lang: str) -> dict[str, str]:
    """Return the patterns for spaces around marks, quotation marks and dots."""
    wrong = {"straight quotation mark or apostrophe": r"[\"']", "three dots": r"\.\.\."}
    if lang == "fr":
        return wrong | {
            "no narrow space before a double mark": r"[^\u202f\s(][;:!?»]|[ \u00a0][;:!?»]",
            "no narrow space after a guillemet": r"«[^\u202f]",
            "foreign quotation mark": r"[“”]",
        }
    return wrong | {"space before a mark": r"\s[;:!?,.»”]"}
