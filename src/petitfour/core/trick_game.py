"""What trick-taking games share around their rules: notation of cards and deals, what is visible, information sets."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeVar

from petitfour.core.beliefs import check, draw_lot, hands_before
from petitfour.core.cards import Pack, each
from petitfour.core.errors import IllegalMove, unreadable
from petitfour.core.game import Draw, Game, first_text, read_first
from petitfour.core.state import DEALER, Move
from petitfour.core.tricks import Tricks
from petitfour.core.view import Play, Trick

T = TypeVar("T", bound=Tricks)


class TrickGame(Game[T]):
    """The base of games whose state is a `Tricks`. A game adds its own moves in `move_text` and `read_move`."""

    pack: ClassVar[Pack]

    # --- notation --------------------------------------------------------------------------------------

    def text(self, state: T, seat: int, move: Move) -> str:
        return self.deal_text(state, move) if isinstance(move, tuple) else self.move_text(state, move)

    def read(self, state: T, seat: int, text: str) -> Move:
        move: Move | None = self.read_deal(state, text) if seat == DEALER else self.read_move(state, text)
        if move is None:
            raise IllegalMove(unreadable(text))
        return move

    def move_text(self, state: T, move: int) -> str:
        """Write a move of a player: here a card."""
        return self.pack.names[move]

    def read_move(self, state: T, text: str) -> int | None:
        """Read what `move_text` writes; None for anything else."""
        return self.pack.read(text)

    def card_text(self, state: T, card: int) -> str:
        """Write an entry of the log."""
        return self.pack.names[card]

    def deal_text(self, state: T, move: tuple[int, ...]) -> str:
        return first_text(move) if len(move) == 1 else self.pack.deal_text(move, self.deal_sizes(state))

    def read_deal(self, state: T, text: str) -> tuple[int, ...] | None:
        return read_first(text) or self.pack.read_deal(text, self.deal_sizes(state))

    def deal_sizes(self, state: T) -> list[int]:
        """Return the sizes of the parts of a deal: the hands, then what is left over."""
        hands = [state.hand_size] * state.players
        left_over = self.left_over(state)
        return [*hands, left_over] if left_over else hands

    def draws(self, state: T) -> list[Draw]:
        return [Draw([*each(state.pack)], [state.hand_size] * state.players)]

    def drawn_text(self, state: T, value: int) -> str:
        return self.pack.names[value]

    def left_over(self, state: T) -> int:
        """Return how many cards of the pack are in no hand."""
        return state.pack.bit_count() - state.hand_size * state.players

    def can_deal(self, state: T, move: tuple[int, ...]) -> bool:
        return sorted(move) == list(each(state.pack))

    # --- views -----------------------------------------------------------------------------------------

    def on_show(self, state: T) -> int:
        """The trick on the table is visible, and the one before it as long as `last_trick` shows it."""
        return len(self.last_trick(state)) + state.played - state.trick_at

    def trick(self, state: T) -> list[Play]:
        """Return the cards on the table, in the order they were played."""
        return self.plays(state, state.trick_at, state.played)

    def last_trick(self, state: T) -> list[Play]:
        """Return the completed trick before, which stays visible until the next card is played."""
        if state.last_at < 0 or state.trick_at < state.played:
            return []
        return self.plays(state, state.last_at, state.trick_at)

    def plays(self, state: T, start: int, end: int) -> list[Play]:
        """Return plays of the round, by their places in the log."""
        if start == end:
            return []
        seats, cards = state.log_seat, state.log_card  # compiled, each access copies the array
        return [Play(seats[i], self.card_text(state, cards[i])) for i in range(start, end)]

    def without(self, state: T) -> list[list[str]]:
        """Return by seat the suits it is known to lack."""
        letters = self.pack.suits
        return [[letters[i] for i in range(len(letters)) if lacked >> i & 1] for lacked in state.voids[: state.seats]]

    def memory(self, state: T) -> tuple[list[Play], list[list[str]]]:
        """Return what every memory aid shows of the tricks: `played` and `without`."""
        return self.plays(state, 0, state.played), self.without(state)

    def completed(self, state: T) -> list[Trick]:
        """Return the completed tricks of the round. A trick ends where a seat would play a second time."""
        found: list[list[Play]] = []
        for play in self.plays(state, 0, state.trick_at):
            if not found or any(play.seat == other.seat for other in found[-1]):
                found.append([])
            found[-1].append(play)
        return [Trick(cards) for cards in found]

    def unplayed(self, state: T) -> int:
        """Return the cards of the pack that were not played in this round."""
        cards = state.pack
        for card in state.log_card[: state.played]:
            cards &= ~(1 << (card & 63))  # higher bits say how a card counts
        return cards

    # --- information sets as data ----------------------------------------------------------------------

    def told_plays(self, known: T) -> list[list[Any]]:
        """Return the plays of the round for an information set: seat and card."""
        return [[play.seat, play.card] for play in self.plays(known, 0, known.played)]

    def rebuild(self, state: T, told: Any) -> T:
        if told.phase in ("first", "deal") and not told.plays:  # nothing is dealt yet
            draw_lot(state, self.first_told(told))
            return state
        return self.rebuild_round(state, told)

    def first_told(self, told: Any) -> int | None:
        """Return the seat that the lot has drawn, as an information set tells it."""
        raise NotImplementedError

    def rebuild_round(self, state: T, told: Any) -> T:
        """Do what `rebuild` does, once cards are dealt."""
        raise NotImplementedError

    def hands_dealt(self, state: T, told: Any, plays: Iterable[tuple[int, str]]) -> list[int]:
        """Return five hands at the deal, as far as the seat knows them; see `hands_before`."""
        hands = hands_before(self.pack, state.pack, told.hand, told.seat, plays)
        check(hands[told.seat].bit_count() == state.hand_size, f"every player was dealt {state.hand_size} cards")
        return hands
