"""A match as a text file that a person can read: write, read, replay, verify. The format: docs/records.md."""

from petitfour.core.record.chance import Chance, Committed, Replaced, Simulated, check_own
from petitfour.core.record.lines import LONGEST_LINE, plain_text
from petitfour.core.record.match import (
    LONGEST_NAME,
    BadName,
    Record,
    Recorder,
    check_name,
    last_position,
    replay,
    verify,
)
from petitfour.core.record.reader import Reader, read
from petitfour.core.record.writer import FORMAT, PLEDGED_FORMAT, TITLE, checksum, write

__all__ = [
    "FORMAT",
    "LONGEST_LINE",
    "LONGEST_NAME",
    "PLEDGED_FORMAT",
    "TITLE",
    "BadName",
    "Chance",
    "Committed",
    "Reader",
    "Record",
    "Recorder",
    "Replaced",
    "Simulated",
    "check_name",
    "check_own",
    "checksum",
    "last_position",
    "plain_text",
    "read",
    "replay",
    "verify",
    "write",
]
