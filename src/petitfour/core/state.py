"""The state of a match, and what a seat can know of it. Plain Python; state.pxd adds the C types.

A game's rules are a subclass of `State`. The methods of the first group, below, are what a game writes: in the
compiled form they run without the GIL, trust their callers and are what search and rollouts use. The second
group is the face for Python: it checks its arguments once, so that nothing a caller says can corrupt a state.

A state holds two references shared by the whole match (`game`, `options`) and otherwise only plain C fields:
a copy is one memcpy, and equality is one memcmp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self

from petitfour.core import bits
from petitfour.core.errors import BadSeat, IllegalMove, NoWorld, Refusal, brief, unreadable
from petitfour.core.rng import Rng

if TYPE_CHECKING:
    from petitfour.core.game import Game, Outcome

DEALER = -1  # the seat of chance

Move = int | tuple[int, ...]  # players' moves are small integers, the dealer's are tuples of them


class Moves:
    """A list of moves that code without the GIL can fill; make one per thread and use it again.

    10,000 is Mastermind with ten colours and repeats in guesses; the dealer's moves have at most 64 parts.
    """

    def __init__(self) -> None:
        self.n = 0
        self.at = [0] * 10000


SCRATCH = Moves()  # for callers that hold the GIL
TO_ACT = tuple(
    (DEALER,) if mask == bits.DEALER_ACTS else tuple(seat for seat in range(5) if mask >> seat & 1)
    for mask in range(bits.DEALER_ACTS + 1)
)


class State:
    """One position of a match. Make it with `game.start(...)`."""

    def __init__(self, game: Game[Any], options: Any, players: int) -> None:
        self.game = game
        self.options = options
        self.players = players  # people; solo Macaron has one
        self.seats = players  # Emma's included
        self.sides = players  # scores: one a seat, or one a team
        self.round = 1
        self.phase = 0
        self.fired = 0  # which special rules the last move set off; see Game.fired
        self.set_up()

    # --- what each game writes -------------------------------------------------------------------------

    def set_up(self) -> None:
        """Makes the fields and reads `options`; the state is then the one before anything is dealt."""
        raise NotImplementedError

    def actors(self) -> int:
        """The mask of the seats that may act now; bits.DEALER_ACTS for chance, 0 when the match is over."""
        return 0

    def moves(self, seat: int, out: Moves) -> None:
        """The legal moves of a seat that may act, in a fixed order."""

    def allowed(self, seat: int, move: int) -> bool:
        """Is this move legal for a seat that may act? `move` may be any integer."""
        return False

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        """A uniformly random legal move. Games override it where they need no list."""
        self.moves(seat, scratch)
        return scratch.at[rng.below(scratch.n)]

    def apply(self, seat: int, move: int) -> None:
        """Plays a legal move."""

    def draw(self, rng: Rng, out: list[int]) -> int:
        """Writes the dealer's move; returns its length."""
        return 0

    def deal(self, cards: list[int]) -> None:
        """Plays a possible move of the dealer."""

    def score(self, side: int) -> int:
        return 0

    def winners(self) -> int:
        """The mask of the sides that won, once the match is over."""
        return 0

    def learn(self, full: State, seat: int) -> None:
        """Fills this fresh state with what `seat` can know of `full`, and with nothing else (never the reverse:
        what is not written here stays empty)."""

    def imagine(self, seat: int, rng: Rng) -> bool:
        """The reverse of `learn`: fills what `seat` cannot know, every full state that agrees equally likely.
        False if there is none."""
        return False

    # --- the face for Python ---------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: several in a simultaneous phase, (DEALER,) for chance, () when over."""
        return TO_ACT[self.actors()]

    def legal(self, seat: int) -> list[int]:
        """The legal moves of a seat, in a fixed order; empty if it may not act (and for the dealer)."""
        number = self.seat_number(seat)
        if number < 0 or not self.actors() >> number & 1:
            return []
        self.moves(number, SCRATCH)
        return [SCRATCH.at[i] for i in range(SCRATCH.n)]

    def is_legal(self, seat: int, move: Move) -> bool:
        number = self.seat_number(seat)
        if number < 0:
            return bool(self.actors() == bits.DEALER_ACTS and isinstance(move, tuple) and self.game.is_deal(self, move))
        value = self.move_number(move)
        return bool(self.actors() >> number & 1) and bool(self.allowed(number, value))

    def play(self, seat: int, move: Move) -> None:
        """Plays a move in place. An illegal one changes nothing and raises IllegalMove with its rule."""
        if not self.is_legal(seat, move):
            refusal = self.why_not(seat, move)
            raise IllegalMove(refusal if refusal is not None else Refusal("not-this-phase"))
        if isinstance(move, tuple):
            self.play_deal(move)
        else:
            self.apply(seat, move)

    def play_deal(self, cards: Sequence[int]) -> None:
        buffer = [0] * 64
        for i in range(len(cards)):
            buffer[i] = cards[i]
        self.deal(buffer)

    def chance(self, rng: Rng) -> tuple[int, ...]:
        """The dealer's move, drawn from `rng`; it is not yet played."""
        if self.actors() != bits.DEALER_ACTS:
            raise IllegalMove(Refusal("not-your-turn"))
        buffer = [0] * 64
        n = self.draw(rng, buffer)
        return tuple([buffer[i] for i in range(n)])

    def clone(self) -> Self:
        cls = self.__class__
        other = cls.__new__(cls)
        other.game = self.game
        other.options = self.options
        bits.copy_plain(other, self)
        return other

    def same(self, other: State) -> bool:
        """The same position of the same match settings."""
        return type(self) is type(other) and self.options == other.options and bits.same_plain(self, other)

    def belief(self, seat: int) -> Belief:
        """Everything the seat can know with perfect memory; it holds no reference to this state."""
        number = self.seat_number(seat)
        if number < 0 or number >= self.players:
            raise BadSeat(f"no person sits in seat {seat}; people sit in 0 to {self.players - 1}")
        known = self.__class__(self.game, self.options, self.players)
        known.learn(self, number)
        return Belief(number, known)

    def scores(self) -> list[int]:
        """One a seat; one a team in teams; you and Emma in solo Macaron."""
        return [self.score(side) for side in range(self.sides)]

    def rules_fired(self) -> list[str]:
        """The special rules that the last move set off, all of them plain for everybody to see."""
        return [rule for i, rule in enumerate(self.game.fired) if self.fired >> i & 1]

    def winning_sides(self) -> list[int]:
        mask = self.winners()
        return [side for side in range(self.sides) if mask >> side & 1]

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None for a legal move; else the rule it breaks and what it would take."""
        return self.game.why_not(self, seat, move)

    def text(self, seat: int, move: Move) -> str:
        """The one text form of a move, as in records, messages and tests."""
        return self.game.text(self, seat, move)

    def read(self, seat: int, text: str) -> Move:
        """The reverse of `text`; IllegalMove (unreadable) for what is no move of this game at all."""
        if not isinstance(text, str):
            raise IllegalMove(unreadable(text))
        return self.game.read(self, seat, text)

    def play_text(self, seat: int, text: str) -> None:
        self.play(seat, self.read(seat, text))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What lies on the table for that seat now, its legal moves included; None is a spectator."""
        return self.game.view(self, seat)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self)

    def phase_name(self) -> str:
        return self.game.phases[self.phase]

    def seat_number(self, seat: int) -> int:
        if not isinstance(seat, int) or not DEALER <= seat < self.seats:
            raise BadSeat(f"no seat {brief(seat)} at this table; its seats are 0 to {self.seats - 1}")
        return seat

    def move_number(self, move: Move) -> int:
        """Any integer a caller may send, cut down to what fits a C int; what is no integer becomes -1."""
        if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < 1 << 30:
            return move
        return -1


class Belief:
    """What one seat can know. `known` is a state in which only that is filled in: reading it cannot leak."""

    def __init__(self, seat: int, known: State) -> None:
        self.seat = seat
        self.known = known

    def data(self) -> dict[str, Any]:
        """The same as plain data, ready to be written as JSON; see beliefs.py for the way back."""
        return self.known.game.belief_data(self.known, self.seat)

    def key(self) -> bytes:
        """The same for equal beliefs of one match, and only for those: to look it up. It means nothing outside of this
        process; to store or send a belief there is `data`."""
        return bits.plain_bytes(self.known)

    def sample(self, rng: Rng) -> State:
        """A full state, drawn uniformly from all that agree with this belief."""
        world = self.known.clone()
        if not world.imagine(self.seat, rng):
            raise NoWorld(f"no deal agrees with what seat {self.seat} is said to know")
        return world

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Belief) and self.seat == other.seat and self.known.same(other.known)

    def __hash__(self) -> int:
        raise TypeError("a belief is compared, not hashed")
