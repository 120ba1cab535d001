"""What a seat perceives in Macaron: its own cards, passes and tokens, what it receives, and everything public."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from secrecy.histories import Step
from secrecy.oracle import Oracle, Twin, deal_of, exchanged, parts_of, rounds

FLAVOURS = "APSBGEC"


class Table(Oracle):
    channels: ClassVar = {
        "hand": {"pass", "royal", "allergen", "tokens", "vote", "bet", "play"},
        "left over": {"pass", "royal", "allergen", "tokens", "vote", "bet", "play"},
        "pass": {"pass", "royal", "allergen", "tokens", "vote", "bet", "play"},
        "token": {"vote"},
        "pile": {"discard", "emma", "bet", "play"},
        "stack": {"bet", "play"},
    }
    battery = (
        *(f"{flavour}{rank}" for flavour in FLAVOURS for rank in range(1, 8)),
        *(f"pass {pair}" for pair in ("A1 A2", "P3 S4", "B5 G6", "E1 C10", "A1", "A1 A1")),
        *(f"discard {cards}" for cards in ("A1", "P3", "B5 G6", "S1 S2", "A1 A2 A3")),
        *(f"vote {token} {side} A" for token in ("3", "4", "5", "6/2", "2/6", "7") for side in ("above", "below")),
        *(f"bet {level}" for level in ("0", "1-2", "3-4", "5-7", "8+", "1", "2-3", "9")),
        *("no bet", "royal A", "royal C", "royal D", "allergen S", "allergen C", "G1 as A", "A1 as A", "first 0", ""),
    )

    def __init__(self, players: int, settings: dict[str, Any]) -> None:
        super().__init__(players, settings)
        self.hand = settings.get("hand") or (10 if players == 5 else 13)  # MC-4
        self.flavours = settings.get("flavours") or {1: 5, 2: 5, 3: 6}.get(players, 7)  # MC-2
        self.tokens = {4: 12, 5: 10}.get(players, 0)  # MC-10

    def giver(self, seat: int, number: int) -> int:
        """MC-6: to the left in odd rounds, to the right in even ones."""
        return (seat - 1 if number % 2 else seat + 1) % self.players

    def perceive(self, moves: list[Step], seat: int | None) -> Iterator[object]:
        number = drawn = 0
        pile: list[str] = []
        passes: dict[int, str] = {}
        votes: list[Step] = []
        for who, text in moves:
            word, _, rest = text.partition(" ")
            seen: object = (who, text)
            if word == "deal":
                number, passes, votes = number + 1, {}, []
                pile = parts_of(text)[-1]
                seen = () if seat is None else tuple(sorted(parts_of(text)[seat]))
            elif word == "tokens":
                seen = () if seat is None else tuple(sorted(parts_of(text)[seat]))
            elif word == "pass":
                passes[who] = " ".join(sorted(rest.split()))
                handed = passes[self.giver(seat, number)] if seat is not None and len(passes) == self.players else ""
                seen = (who, passes[who] if who == seat else word, handed)
            elif word == "discard":  # MC-7
                drawn = len(rest.split())
                seen = (who, drawn) if seat is None else (who, sorted(rest.split()), pile[:drawn])
            elif word == "emma":
                seen = self.emma(rest, pile[drawn:], seat)
            elif word == "vote":  # MC-11, MC-12
                votes.append((who, rest))
                revealed = tuple(votes) if len(votes) == self.tokens else ()
                seen = (who, rest if who == seat else rest.split()[1:], revealed)
            yield seen

    def emma(self, stacks: str, pile: list[str], seat: int | None) -> object:
        """MC-30: the heights of her stacks, and the cards that came face up (a spectator may have come too late for
        them); MC-31: the card turned up for the allergen."""
        heights = tuple(len(stack.split()) for stack in stacks.split("|"))
        face_up = () if seat is None else tuple(pile[self.flavours : self.hand])
        return heights, face_up, pile[self.hand]

    # --- twins -----------------------------------------------------------------------------------------------

    def twins(self, moves: list[Step], seat: int | None, choice: Random) -> Iterator[Twin]:
        for where in rounds(moves):
            if self.players == 1:
                yield from self.other_pile(moves, where, seat, choice)
                yield from self.other_stack(moves, where, choice)
            else:
                yield from self.other_hands(moves, where, seat, choice)
                yield from self.other_pass(moves, where, seat, choice)
                yield from self.other_tokens(moves, where, seat, choice)

    def unplayed(self, moves: list[Step], where: range, choice: Random) -> set[str]:
        """Return the cards that nobody has played up to some moment of the round."""
        start, last = where[0], choice.choice(where)
        played = {text.split()[0] for _, text in moves[start + 1 : last + 1]}
        return {card for part in parts_of(moves[start][1]) for card in part} - played

    def other_hands(self, moves: list[Step], where: range, seat: int | None, choice: Random) -> Iterator[Twin]:
        """Exchange two cards that others, or nobody, were dealt, also where they were passed on."""
        parts = parts_of(moves[where[0]][1])
        free = self.unplayed(moves, where, choice)
        hidden = [(i, c) for i, part in enumerate(parts) if i != seat for c in part if c in free]
        pairs = [(j, one, other) for i, one in hidden for j, other in hidden if i < j]
        if pairs:
            part, one, other = choice.choice(pairs)
            channel = "left over" if part == self.players else "hand"
            yield Twin(channel, relabelled(moves, where, {one: other, other: one}, ("deal ", "pass "), seat))

    def other_pass(self, moves: list[Step], where: range, seat: int | None, choice: Random) -> Iterator[Twin]:
        """Let another seat pass a different card."""
        parts = parts_of(moves[where[0]][1])
        free = self.unplayed(moves, where, choice)
        for n in where:
            who, text = moves[n]
            if text.startswith("pass ") and who != seat:
                given = text.split()[1:]
                kept = [card for card in parts[who] if card in free and card not in given]
                if kept:
                    passed = sorted([given[0], choice.choice(kept)], key=order)
                    yield Twin("pass", [*moves[:n], (who, f"pass {' '.join(passed)}"), *moves[n + 1 :]])

    def other_tokens(self, moves: list[Step], where: range, seat: int | None, choice: Random) -> Iterator[Twin]:
        """Exchange two tokens of others, in the deal and where they were placed; or two votes of one of them."""
        at = next((n for n in where if moves[n][1].startswith("tokens ")), None)
        if at is None:
            return
        parts = parts_of(moves[at][1])
        others = [i for i in range(self.players) if i != seat]
        one, other = choice.choice(others), choice.choice(others)
        mine, theirs = choice.randrange(len(parts[one])), choice.randrange(len(parts[other]))
        parts[one][mine], parts[other][theirs] = parts[other][theirs], parts[one][mine]
        twin = list(moves)
        twin[at] = (moves[at][0], "tokens " + deal_of(parts).removeprefix("deal "))
        for who in {one, other}:
            held = choice.sample(parts[who], len(parts[who]))
            for n in range(at, where[-1] + 1):
                if moves[n][0] == who and moves[n][1].startswith("vote "):
                    twin[n] = (who, f"vote {held.pop()} {' '.join(moves[n][1].split()[2:])}")
        yield Twin("token", twin)

    def other_pile(self, moves: list[Step], where: range, seat: int | None, choice: Random) -> Iterator[Twin]:
        """Exchange two cards of the draw pile, including Emma's."""
        pile = parts_of(moves[where[0]][1])[-1]
        free = sorted(self.unplayed(moves, where, choice) & set(pile))
        one, other = choice.sample(free, 2)
        yield Twin("pile", relabelled(moves, where, {one: other, other: one}, ("deal ", "emma "), None))

    def other_stack(self, moves: list[Step], where: range, choice: Random) -> Iterator[Twin]:
        """Exchange two cards of one of Emma's stacks."""
        free = self.unplayed(moves, where, choice)
        for n in where:
            who, text = moves[n]
            if text.startswith("emma "):
                stacks = [stack.split() for stack in text.removeprefix("emma ").split("|")]
                pairs = [(a, b) for stack in stacks for a in stack[1:] for b in stack[1:] if a < b and {a, b} <= free]
                if pairs:
                    changed = " | ".join(" ".join(stack) for stack in exchanged(stacks, *choice.choice(pairs)))
                    yield Twin("stack", [*moves[:n], (who, f"emma {changed}"), *moves[n + 1 :]])


def order(card: str) -> tuple[int, int]:
    return FLAVOURS.index(card[0]), int(card[1:])


def relabelled(
    moves: list[Step], where: range, names: dict[str, str], kinds: tuple[str, ...], seat: int | None
) -> list[Step]:
    """Return the same game with other names for some cards, wherever only other seats can see them."""
    twin = list(moves)
    for n in where:
        who, text = moves[n]
        if text.startswith(kinds) and who != seat:
            words = [names.get(card, card) for card in text.split()]
            twin[n] = (who, " ".join([words[0], *sorted(words[1:], key=order)] if words[0] == "pass" else words))
    return twin
