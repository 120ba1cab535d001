"""Names that people give themselves: what a new name may contain, and when two names look the same.

Records keep the wider rule of `record.check_name`, so that every stored name can still be read.
"""

from __future__ import annotations

import re
import unicodedata

from petitfour.core.record import BadName, check_name

# Unicode's default-ignorable characters, and characters that are drawn as nothing (Braille blank, null notehead).
IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\ufffc\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
KEYCAP = re.compile("[0-9#*]\ufe0f?\u20e3")
SPACES = " \u00a0\u3000"
ZWNJ, ZWJ = "\u200c", "\u200d"
STYLES = "\ufe0e\ufe0f"  # text or emoji presentation
TONES = range(0x1F3FB, 0x1F400)  # skin tones
VIRAMA = 9  # canonical combining class


def clean_name(name: str) -> str:
    """Return a new name in NFC, or raise BadName if it shows nothing or hides something."""
    if isinstance(name, str):
        name = unicodedata.normalize("NFC", name)
    check_name(name)
    plain = KEYCAP.sub("0", name)
    for index, character in enumerate(plain):
        if not is_allowed(plain, index):
            raise BadName(f"a name cannot hold the character U+{ord(character):04X} there")
    if not any(unicodedata.category(character)[0] in "LNS" for character in IGNORABLE.sub("", plain)):
        raise BadName("a name needs a letter, a digit or a symbol that can be seen")
    return name


def is_allowed(name: str, index: int) -> bool:
    """Whether the character at `index` is visible, or does something visible to its neighbours."""
    character = name[index]
    before, after = name[index - 1 : index], name[index + 1 : index + 2]
    category = unicodedata.category(character)
    if character in STYLES:
        return is_symbol(before)
    if character == ZWJ and is_symbol(after):
        # A family or a profession: emoji, then perhaps a skin tone or a presentation, then the joiner.
        return is_symbol(name[:index].rstrip(STYLES)[-1:]) or (before != "" and ord(before) in TONES)
    if character in (ZWJ, ZWNJ):
        if before and unicodedata.combining(before) == VIRAMA:
            return True
        return character == ZWNJ and is_arabic(before) and is_arabic(after)
    if "\u180b" <= character <= "\u180d" or character == "\u180f":
        return "\u1820" <= before <= "\u18aa"  # the form of a Mongolian letter
    if "\U000e0100" <= character <= "\U000e01ef":
        return bool(before) and unicodedata.name(before, "").startswith("CJK ")  # the form of an ideograph
    if IGNORABLE.match(character) or category in ("Co", "Cn"):
        return False
    if category == "Zs":
        return character in SPACES and after not in SPACES
    if category[0] == "M":
        return before != "" and before not in SPACES and unicodedata.category(before)[0] != "C"
    return True


def is_symbol(character: str) -> bool:
    """Whether this is an emoji, a pictograph or another symbol that has an emoji presentation."""
    return character != "" and (unicodedata.category(character) in ("So", "Sm") or character in "ℹ‼⁉〰")


def is_arabic(character: str) -> bool:
    return character != "" and unicodedata.bidirectional(character) == "AL"


def name_key(name: str) -> str:
    """Return a key that is equal for names that look the same: case, width, spaces and ignorable characters dropped."""
    seen = unicodedata.normalize("NFKC", IGNORABLE.sub("", unicodedata.normalize("NFKC", name))).casefold()
    return " ".join(unicodedata.normalize("NFKC", seen).split())
