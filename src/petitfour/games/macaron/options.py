"""Macaron: the settings of a table, and the numbers that the box prints as pictures."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Literal, NamedTuple

import msgspec

from petitfour.core.errors import BadSetting
from petitfour.core.game import Options

FLAVOURS = "APSBGEC"  # MC-1, left to right; two make a group
FLAVOURS_IN_PLAY = {1: 5, 2: 5, 3: 6, 4: 7, 5: 7}  # MC-2
HAND = {1: 13, 2: 13, 3: 13, 4: 13, 5: 10}  # MC-4
TARGETS = {"standard": (10, 20), "advanced": (10, 20, 30)}  # MC-3
TOKENS = 12  # MC-10
TOP_LEVEL = 8  # MC-23: the level that ends a round, and the last of the track
Wish = Literal["any", "royal", "not royal", "allergen", "neither", "same"]
WISHES: tuple[Wish, ...] = (
    "any",
    "royal",
    "not royal",
    "allergen",
    "neither",
    "same",
)  # in the order of the numbers in emma.py
MOST_WISHES = len(WISHES)

DATA = tomllib.loads((files(__package__) / "boards.toml").read_text(encoding="utf-8"))


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One level of the gift-box track; `boxes` is written "0", "3-4" or, the last one, "8+"."""

    boxes: str
    points: int | tuple[int, ...]
    """What the level is worth; a list gives each of its spaces points of its own."""
    bet: Literal["yes", "solo", "no"]
    won: int = 0
    lost: int = 0

    def span(self) -> tuple[int, int | None]:
        """Return the fewest and the most boxes of this level; None means no limit."""
        match = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2})|(\+))?", self.boxes, re.ASCII)
        if match is None:
            raise BadSetting(f'a level of the track is written "0", "3-4" or "8+", not {self.boxes!r}')
        low = int(match[1])
        return low, None if match[3] else int(match[2] or low)

    def points_of_spaces(self) -> tuple[int, ...]:
        """Return the points of each space of this level, from the fewest boxes to the most; "8+" has one space."""
        low, high = self.span()
        spaces = 1 if high is None else high - low + 1
        return self.points if isinstance(self.points, tuple) else (self.points,) * spaces


class Emma(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What Emma plays in situations where the rulebook's picture is lost; boards.toml explains the words."""

    cannot_follow: tuple[Wish, ...] = tuple(DATA["emma"]["cannot_follow"])
    after_royal: tuple[Wish, ...] = tuple(DATA["emma"]["after_royal"])
    after_other: tuple[Wish, ...] = tuple(DATA["emma"]["after_other"])

    def check(self) -> None:
        for name in self.__struct_fields__:
            wishes = getattr(self, name)
            if not wishes or wishes[-1] != "any":
                raise BadSetting(f'emma.{name} must end with "any": she always has to play something')
            if len(set(wishes)) != len(wishes):
                raise BadSetting(f"emma.{name} names the same wish twice")
        if "same" in self.cannot_follow:
            raise BadSetting('emma.cannot_follow cannot hold "same": that word is for when she leads')


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The reconstructed numbers (MC-14, MC-16, MC-34, MC-35); boards.toml explains them."""

    tokens: tuple[str, ...] = tuple(DATA["tokens"])
    standard: tuple[Level, ...] = msgspec.convert(DATA["standard"], tuple[Level, ...])
    advanced: tuple[Level, ...] = msgspec.convert(DATA["advanced"], tuple[Level, ...])
    emma: Emma = Emma()

    def check(self) -> None:
        """Raise BadSetting, with a sentence that says what is allowed."""
        self.check_tokens()
        self.check_track("standard", self.standard)
        self.check_track("advanced", self.advanced)
        self.emma.check()

    def check_tokens(self) -> None:
        for token in self.tokens:
            numbers = re.fullmatch(r"([1-9])(?:/([1-9]))?", token, re.ASCII)
            if numbers is None or numbers[1] == numbers[2]:
                raise BadSetting(f'a token is written "4" or "6/2", with unequal numbers from 1 to 9, not {token!r}')
        if len(self.tokens) != TOKENS:
            raise BadSetting(f"there are {TOKENS} vote tokens, not {len(self.tokens)}")
        if self.tokens.count("3") < 2:
            raise BadSetting('at least two vote tokens are a "3": with five players two of them are taken out')

    def check_track(self, board: str, levels: tuple[Level, ...]) -> None:
        begins = 0  # the number of boxes at which the next level has to begin
        for place, level in enumerate(levels):
            low, high = level.span()
            if low != begins:
                problem = "leave a gap" if low > begins else "overlap"
                raise BadSetting(f"the {board} levels {problem}: {level.boxes!r} should begin at {begins}")
            if (high is None) != (place == len(levels) - 1):
                raise BadSetting(f'of the {board} levels the last, and only the last, is open: "{TOP_LEVEL}+"')
            if high is not None:
                if high < low:
                    raise BadSetting(f"the {board} level {level.boxes!r} runs downwards")
                begins = high + 1
            spaces = 1 if high is None else high - low + 1
            points = level.points_of_spaces()
            if len(points) != spaces:
                raise BadSetting(f"the {board} level {level.boxes!r} has {spaces} spaces, but {len(points)} points")
            for name, value in (*(("points", one) for one in points), ("won", level.won), ("lost", level.lost)):
                if not 0 <= value <= 20:
                    raise BadSetting(f"{name} of the {board} level {level.boxes!r} is a number from 0 to 20")
        if begins != TOP_LEVEL:
            raise BadSetting(f'the {board} levels must go from 0 boxes up to "{TOP_LEVEL}+"')
        if not any(any(level.points_of_spaces()) for level in levels):
            raise BadSetting(f"some {board} level must be worth a point, or no match would ever end")
        if not any(level.bet == "yes" for level in levels):
            raise BadSetting(f'some {board} level must be open to everybody for a bet: bet = "yes"')


def read_box(text: str) -> Box:
    """Read a box from the text of a TOML or JSON file. What the text leaves out keeps its default."""
    try:
        data = msgspec.json.decode(text) if text.lstrip()[:1] == "{" else tomllib.loads(text)
        box = msgspec.convert(data, Box)
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"this is no box of Macaron: {error}") from None
    box.check()
    return box


class MacaronOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    teams: bool = False
    """MC-26: two against two, partners opposite; for four players."""
    board: Literal["standard", "advanced"] = "standard"
    """MC-3: the side of the score board, and so the gift-box track."""
    target: int = 10
    """MC-3: the points that end the match: 10 or 20, on the advanced board also 30."""
    box: Box = Box()
    """The numbers in place of the pictures. Owners of the box can replace them."""
    flavours: int | None = None
    """Fewer flavours, ranks or cards in hand make a small game for exact study; null: MC-2."""
    ranks: int = 7
    """MC-1: ranks of each flavour; chocolate has three more."""
    hand: int | None = None
    """Cards per player; null: MC-4."""

    def check(self, players: int) -> None:
        super().check(players)
        if self.teams and players != 4:
            raise BadSetting(f"teams (two against two) needs 4 players, not {players}")
        if self.target not in TARGETS[self.board]:
            allowed = " or ".join(str(target) for target in TARGETS[self.board])
            raise BadSetting(f"the target on the {self.board} board is {allowed}, not {self.target}")
        self.box.check()
        self.check_size(players)

    def check_size(self, players: int) -> None:
        flavours, hand = self.flavours_in_play(players), self.hand_size(players)
        fewest = 4 if players >= 4 else 1  # MC-11: room for all the tokens
        least = flavours if players == 1 else 2  # solo: a random card of Emma's for each; else two cards to pass
        for name, value, low, high in (
            ("flavours", flavours, fewest, FLAVOURS_IN_PLAY[players]),
            ("ranks", self.ranks, 1, 7),
            ("hand", hand, max(2, least), HAND[players]),
        ):
            if not low <= value <= high:
                raise BadSetting(f"{name} is a number from {low} to {high} here, not {value}")
        cards = flavours * self.ranks + (3 if flavours == len(FLAVOURS) else 0)
        wanted = 2 * hand + 3 if players == 1 else players * hand  # solo: two draws and the allergen's card too
        if wanted > cards:
            raise BadSetting(f"hands of {hand} need {wanted} cards in all, and this pack has {cards}")

    def flavours_in_play(self, players: int) -> int:
        return FLAVOURS_IN_PLAY[players] if self.flavours is None else self.flavours

    def hand_size(self, players: int) -> int:
        return HAND[players] if self.hand is None else self.hand


class Setup(NamedTuple):
    """The settings as the numbers that the compiled rules use; lists have the lengths of their C arrays."""

    flavours: int
    ranks: int
    hand: int
    kinds: tuple[str, ...]  # the different tokens, the lowest first
    bag: list[int]  # the kind of each token that is dealt (MC-10)
    plus: list[int]  # by kind
    minus: list[int]
    levels: tuple[str, ...]
    level_of: list[int]  # by boxes; 8 means 8 or more
    worth: list[int]  # by boxes; 8 means 8 or more
    won: list[int]  # by level
    lost: list[int]
    bettable: int  # the mask of levels
    wishes: list[int]  # Emma's, by situation; see emma.py


@lru_cache(maxsize=64)
def setup(options: MacaronOptions, players: int) -> Setup:
    box = options.box
    numbers = {token: token.split("/") for token in box.tokens}
    kinds = tuple(sorted(numbers, key=lambda token: (int(numbers[token][0]), int(numbers[token][-1]))))
    bag = sorted(kinds.index(token) for token in box.tokens)
    if players == 5:  # MC-10
        bag.remove(kinds.index("3"))
        bag.remove(kinds.index("3"))
    levels: tuple[Level, ...] = getattr(box, options.board)
    open_to = ("yes", "solo") if players == 1 else ("yes",)
    emma = (
        ("allergen", "not royal", "any"),  # MC-33: she cannot follow, and the lead is royal
        box.emma.cannot_follow,  # MC-34
        ("not royal", "any"),  # MC-35: she leads, and the allergen won the last trick
        box.emma.after_royal,
        box.emma.after_other,
    )
    return Setup(
        flavours=options.flavours_in_play(players),
        ranks=options.ranks,
        hand=options.hand_size(players),
        kinds=kinds,
        bag=padded(bag, TOKENS),
        plus=padded([int(numbers[kind][0]) for kind in kinds], TOKENS),
        minus=padded([int(numbers[kind][-1]) for kind in kinds], TOKENS),
        levels=tuple(level.boxes for level in levels),
        level_of=[sum(level.span()[0] <= boxes for level in levels) - 1 for boxes in range(TOP_LEVEL + 1)],
        worth=[points for level in levels for points in level.points_of_spaces()],
        won=padded([level.won for level in levels], TOP_LEVEL + 1),
        lost=padded([level.lost for level in levels], TOP_LEVEL + 1),
        bettable=sum(1 << number for number, level in enumerate(levels) if level.bet in open_to),
        wishes=[WISHES.index(wish) for wishes in emma for wish in padded(list(wishes), MOST_WISHES, "any")],
    )


def padded(values: list[Any], size: int, filler: Any = 0) -> list[Any]:
    return values + [filler] * (size - len(values))
