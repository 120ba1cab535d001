"""Random malformed input, for the long run of fuzz.py."""

from __future__ import annotations

from random import Random
from typing import Any

ODD = [
    "",
    " ",
    "  ",
    "|",
    " | ",
    "\n",
    "\t",
    "0",
    "00",
    "1",
    "-1",
    "P",
    "p",
    "É",
    "٣",
    "🂡",
    "\x00",
    "\ud800",
    "#",
    ": ",
]


def junk(choice: Random, texts: list[str]) -> Any:
    """Return something that is hardly a seat, a move, a text or a setting."""
    kind = choice.randrange(9)
    if kind == 0:
        return choice.choice([None, True, False, 0.0, float("nan"), b"P7", object()])
    if kind == 1:
        return choice.choice([-1, choice.randrange(12_000), choice.getrandbits(80), 1 << 31, -(1 << 63)])
    if kind == 2:
        return tuple(choice.randrange(-1, 64) for _ in range(choice.randrange(70)))
    if kind == 3:
        return [junk(choice, texts) for _ in range(choice.randrange(3))]
    if kind == 4:
        return tuple(junk(choice, texts) for _ in range(choice.randrange(3)))
    return garbled(choice, choice.choice(texts))


def garbled(choice: Random, text: str) -> str:
    """Return a text with one or a few random changes."""
    for _ in range(choice.choice([1, 1, 1, 2, 5])):
        at, end = sorted(choice.randrange(len(text) + 1) for _ in range(2))
        change = choice.randrange(6)
        if change == 0:
            text = text[:at] + text[end:]
        elif change == 1:
            text = text[:at] + choice.choice(ODD) + text[at:]
        elif change == 2:
            text = text[:end] + text[at:]
        elif change == 3:
            text = text[:at] + text[at:end].swapcase() + text[end:]
        elif change == 4:
            text = text[:at] + chr(choice.randrange(32, 127)) + text[at + 1 :]
        else:
            words = text.split(" ")
            i, j = choice.randrange(len(words)), choice.randrange(len(words))
            words[i], words[j] = words[j], words[i]
            text = " ".join(words)
    return text
