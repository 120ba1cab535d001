"""The state of a match, and the information set of a seat. Plain Python; state.pxd adds the C types.

A game's rules are a subclass of `State`. A game writes the methods of the first group below. Compiled, they run without
the GIL and trust their callers; search and rollouts use them. The second group is the interface for Python. It checks
its arguments once, so no caller can corrupt a state.

Large because it is the whole contract of a position: eleven methods that games write, and one checked method for each
question that Python asks.

A state holds two references shared by the whole match (`game`, `options`) and otherwise only plain C fields: a copy is
one memcpy, and equality is one memcmp.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

from petitfour.core import bits, hooks
from petitfour.core.errors import BadSeat, IllegalMove, NoSample, Refusal, brief, unreadable
from petitfour.core.overrides import refuse_overrides
from petitfour.core.rng import Rng

if TYPE_CHECKING:
    from petitfour.core.game import Game
    from petitfour.core.view import Outcome, View

DEALER = -1  # the seat of chance

Move = int | tuple[int, ...]  # players' moves are small integers, the dealer's are tuples of them
AnyMove = SupportsIndex | tuple[int, ...]  # what callers may pass: NumPy's integers too


def plain(number: Any) -> Any:
    """Return anything with `__index__`, such as a NumPy integer, as an int; everything else unchanged."""
    if isinstance(number, (int, tuple)) or not hasattr(number, "__index__"):
        return number
    try:
        return operator.index(number)
    except TypeError:  # a NumPy array with several elements
        return number


class Moves:
    """A list of moves that code without the GIL can fill. Make one per thread and reuse it.

    10,000 is the number of rows of four pegs in ten colours. The dealer's moves have at most 64
    parts.
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
        self.players = players  # seats of people
        self.seats = players  # including those of opponents that the rules play
        self.sides = players  # scores: one per seat, or one per team
        self.round = 1
        self.phase = 0
        self.fired = 0  # the special rules that the last move triggered; see Game.fired
        self.set_up()

    # --- what each game writes -------------------------------------------------------------------------

    def set_up(self) -> None:
        """Create the fields and read `options`. The result is the state before anything is dealt."""
        raise NotImplementedError

    def actors(self) -> int:
        """Return the mask of the seats that may act: bits.DEALER_ACTS for chance, 0 when the match is over."""
        return 0

    def moves(self, seat: int, out: Moves) -> None:
        """Write the legal moves of a seat that may act, in a fixed order."""

    def allowed(self, seat: int, move: int) -> bool:
        """Return whether a move is legal for a seat that may act. `move` may be any integer."""
        return False

    def pick(self, seat: int, rng: Rng, scratch: Moves) -> int:
        """Return a uniformly random legal move. Games override it if they can do so without a list."""
        self.moves(seat, scratch)
        return scratch.at[rng.below(scratch.n)]

    def apply(self, seat: int, move: int) -> None:
        """Play a legal move."""

    def draw(self, rng: Rng, out: list[int]) -> int:
        """Write the dealer's move, drawn from `rng`. Return its length."""
        return 0

    def deal(self, cards: list[int]) -> None:
        """Play a possible move of the dealer."""

    def play_randomly(self, number: int, rng: Rng, scratch: Moves) -> int:
        """Play at random to the end of round `number`, which may be over already. Return the number of moves, deals not
        counted. Games override it with a loop that calls their own `pick` and `apply` directly."""
        plays = 0
        while self.round == number and self.actors() != 0:
            plays += self.step_randomly(rng, scratch)
        return plays

    def step_randomly(self, rng: Rng, scratch: Moves) -> int:
        """Make one deal or one random move; if several seats may act, the lowest moves. Return the number of moves."""
        cards = [0] * 64
        actors = self.actors()
        if actors == bits.DEALER_ACTS:
            self.draw(rng, cards)
            self.deal(cards)
            return 0
        seat = bits.ctz(actors)
        self.apply(seat, self.pick(seat, rng, scratch))
        return 1

    def score(self, side: int) -> int:
        return 0

    def winners(self) -> int:
        """Return the mask of the sides that won, once the match is over."""
        return 0

    def learn(self, full: State, seat: int) -> None:
        """Write what `seat` can know of `full` into this fresh state, and nothing else. It never copies and clears:
        what is not written stays empty."""

    def imagine(self, seat: int, rng: Rng) -> bool:
        """Sample: fill in what `seat` cannot know. Every full state that agrees is equally likely. Return False if
        there is none."""
        return False

    # --- the face for Python ---------------------------------------------------------------------------

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that may act: several in a simultaneous phase, (DEALER,) for chance, () when the match is
        over."""
        return TO_ACT[self.actors()]

    def legal(self, seat: SupportsIndex) -> list[int]:
        """Return the legal moves of a seat in a fixed order; empty if it may not act, and for the dealer."""
        number = self.seat_number(seat)
        if number < 0 or not self.actors() >> number & 1:
            return []
        self.moves(number, SCRATCH)
        return [SCRATCH.at[i] for i in range(SCRATCH.n)]

    def is_legal(self, seat: SupportsIndex, move: AnyMove) -> bool:
        number = self.seat_number(seat)
        if number < 0:
            return bool(self.actors() == bits.DEALER_ACTS and isinstance(move, tuple) and self.game.is_deal(self, move))
        value = self.move_number(move)
        return bool(self.actors() >> number & 1) and bool(self.allowed(number, value))

    def play(self, seat: SupportsIndex, move: AnyMove) -> None:
        """Play a move in place. An illegal move changes nothing and raises IllegalMove with its rule. Seats and moves
        may be any integers, such as NumPy's."""
        if not self.is_legal(seat, move):
            refusal = self.why_not(seat, move)
            raise IllegalMove(refusal if refusal is not None else Refusal("not-this-phase"))
        if isinstance(move, tuple):
            self.play_deal(move)
        else:
            self.apply(self.seat_number(seat), self.move_number(move))

    def play_deal(self, cards: Sequence[int]) -> None:
        buffer = [0] * 64
        for i in range(len(cards)):
            buffer[i] = cards[i]
        self.deal(buffer)

    def chance(self, rng: Rng) -> tuple[int, ...]:
        """Draw the dealer's move from `rng` without playing it."""
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
        """Return whether both are the same position under the same settings."""
        return type(self) is type(other) and self.options == other.options and bits.same_plain(self, other)

    def belief(self, seat: SupportsIndex) -> Belief:
        """Return the information set of a seat: everything it can know with perfect memory. It holds no reference to
        this state."""
        number = self.seat_number(seat)
        if number < 0 or number >= self.players:
            raise BadSeat(f"no person sits in seat {seat}; people sit in 0 to {self.players - 1}")
        known = self.__class__(self.game, self.options, self.players)
        known.learn(self, number)
        return Belief(number, known)

    def scores(self) -> list[int]:
        """Return the scores: one per seat or per team; in a solo game also that of the opponent that the rules play."""
        return [self.score(side) for side in range(self.sides)]

    def rules_fired(self) -> list[str]:
        """Return the special rules that the last move triggered. All of them are public."""
        return [rule for i, rule in enumerate(self.game.fired) if self.fired >> i & 1]

    def winning_sides(self) -> list[int]:
        mask = self.winners()
        return [side for side in range(self.sides) if mask >> side & 1]

    def why_not(self, seat: SupportsIndex, move: AnyMove) -> Refusal | None:
        """Return None for a legal move, else the rule it breaks and what would be needed."""
        return self.game.why_not(self, plain(seat), plain(move))

    def text(self, seat: SupportsIndex, move: AnyMove) -> str:
        """Return the text form of a move, as used in records, messages and tests."""
        return self.game.text(self, plain(seat), plain(move))

    def read(self, seat: SupportsIndex, text: str) -> Move:
        """Read what `text` writes. Raise IllegalMove (unreadable) for input that is not a move of this game."""
        if not isinstance(text, str):
            raise IllegalMove(unreadable(text))
        return self.game.read(self, plain(seat), text)

    def play_text(self, seat: SupportsIndex, text: str) -> None:
        self.play(seat, self.read(seat, text))

    def view(self, seat: SupportsIndex | None = None) -> View:
        """Return what the seat sees now, including its legal moves; None is a spectator."""
        return self.game.view(self, plain(seat))

    def svg(self, seat: SupportsIndex | None = None) -> str:
        """Draw what the seat sees now; None is a spectator. The drawing is made from the view alone."""
        from petitfour.core.drawing import draw  # noqa: PLC0415  (only notebooks need it)

        return draw(self.view(seat).plain())

    def _repr_svg_(self) -> str:
        """Draw the public side in notebooks. A belief draws the side of its seat."""
        return self.svg()

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self)

    def phase_name(self) -> str:
        return self.game.phases[self.phase]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.same(other)

    def __hash__(self) -> int:
        """Equal positions have equal hashes, within this process. Do not play on a state that is a key."""
        return hash(bits.plain_bytes(self))

    def __repr__(self) -> str:
        """Only what is public: the phase, who may act, the scores."""
        actors = self.to_act()
        who = "the dealer" if actors == (DEALER,) else "seat " + ", ".join(map(str, actors)) if actors else "nobody"
        scores = " ".join(map(str, self.scores()))
        return (
            f"<{self.game.id}: {self.players} players, round {self.round}, {self.phase_name()}, {who} to act, "
            f"scores {scores}>"
        )

    def seat_number(self, seat: Any) -> int:
        if not isinstance(seat, int):
            seat = plain(seat)
        if not isinstance(seat, int) or not DEALER <= seat < self.seats:
            raise BadSeat(f"no seat {brief(seat)} at this table; its seats are 0 to {self.seats - 1}")
        return seat

    def move_number(self, move: Any) -> int:
        """Clamp any integer to what fits a C int; anything else becomes -1."""
        if not isinstance(move, int):
            move = plain(move)
        if isinstance(move, int) and not isinstance(move, bool) and 0 <= move < 1 << 30:
            return move
        return -1


hooks.on_subclass(State, refuse_overrides)


class Belief:
    """The information set of one seat: everything it can know with perfect memory (OpenSpiel's information state).
    `known` is a state that contains only that, so reading it cannot leak."""

    def __init__(self, seat: int, known: State) -> None:
        self.seat = seat
        self.known = known

    def data(self) -> dict[str, Any]:
        """Return the information set as plain data for JSON. `beliefs.read_belief` reads it back."""
        return self.known.game.belief_data(self.known, self.seat)

    def key(self) -> bytes:
        """Return a key that is equal exactly for equal information sets of one match. It is only valid within this
        process; to store or send an information set, use `data`."""
        return bits.plain_bytes(self.known)

    def sample(self, rng: Rng) -> State:
        """Return a full state, drawn uniformly from all that agree with this information set."""
        sample = self.known.clone()
        if not sample.imagine(self.seat, rng):
            raise NoSample(f"no deal agrees with what seat {self.seat} is said to know")
        return sample

    def svg(self) -> str:
        """Draw what the seat sees now."""
        return self.known.svg(self.seat)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Belief) and self.seat == other.seat and self.known.same(other.known)

    def __hash__(self) -> int:
        return hash((self.seat, self.key()))

    def __repr__(self) -> str:
        return f"<information set of seat {self.seat} in {self.known!r}>"
