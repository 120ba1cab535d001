"""Packs of cards: a card is a small integer, a set of cards a mask, and both have one text form."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice


def each(mask: int) -> Iterator[int]:
    """Yield the cards of a set, lowest first."""
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


class Pack:
    """A pack of suits. Card number = suit × stride + rank − 1; only the last suit may have more ranks than the
    stride."""

    def __init__(self, suits: str, stride: int, last: int | None = None) -> None:
        self.suits = suits
        self.stride = stride
        self.size = stride * (len(suits) - 1) + (stride if last is None else last)
        self.masks = tuple(
            sum(1 << card for card in range(self.size) if self.suit(card) == suit) for suit in range(len(suits))
        )
        self.names = tuple(f"{suits[self.suit(card)]}{self.rank(card)}" for card in range(self.size))
        self.numbers = {name: card for card, name in enumerate(self.names)}
        # by each eight cards of the pack: the names of every set of them
        self.eights = tuple(
            tuple([self.names[start + card] for card in each(part)] for part in range(1 << min(8, self.size - start)))
            for start in range(0, self.size, 8)
        )

    def suit(self, card: int) -> int:
        return min(card // self.stride, len(self.suits) - 1)

    def rank(self, card: int) -> int:
        return card - self.suit(card) * self.stride + 1

    def texts(self, mask: int) -> list[str]:
        """Return the names of a set of cards, lowest first."""
        found: list[str] = []
        for names in self.eights:
            if mask & 255:
                found += names[mask & 255]
            mask >>= 8
        return found

    def line(self, cards: Iterable[int]) -> str:
        return " ".join(self.names[card] for card in cards)

    def read(self, text: str) -> int | None:
        """Return the card with exactly this name (`P7`, never `p07`), or None."""
        return self.numbers.get(text)

    def read_line(self, text: str) -> list[int] | None:
        """Return cards separated by single spaces, or None if the text contains anything else."""
        if not text:
            return []
        cards = [self.numbers.get(name, -1) for name in text.split(" ")]
        return None if -1 in cards else cards

    def deal_text(self, cards: Sequence[int], sizes: Iterable[int]) -> str:
        """Write cards in parts of the given sizes: `deal P1 P5 | G2 G7 | V1`."""
        rest = iter(cards)
        return "deal " + " | ".join(self.line(islice(rest, size)) for size in sizes)

    def read_deal(self, text: str, sizes: list[int]) -> tuple[int, ...] | None:
        """Read what `deal_text` writes; None if the text has another form or other part sizes."""
        if not text.startswith("deal "):
            return None
        parts = [self.read_line(part) for part in text[5:].split(" | ")]
        if len(parts) != len(sizes):
            return None
        cards: list[int] = []
        for part, size in zip(parts, sizes, strict=True):
            if part is None or len(part) != size:
                return None
            cards += part
        return tuple(cards)
