"""The contract of a game: settings, notation and views around the compiled rules of its `State`.

Large because every part of a game that is not compiled has its method here, most of them with a default.
"""

from __future__ import annotations

from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    SupportsIndex,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from petitfour.core import facts, folder
from petitfour.core.beliefs import BeliefData
from petitfour.core.errors import BadSeat, BadSetting, Refusal, brief, unreadable
from petitfour.core.facts import Fact
from petitfour.core.folder import About
from petitfour.core.policy import Policy
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Move, State, plain
from petitfour.core.view import Common, LegalForm, Outcome, View

S = TypeVar("S", bound=State)
REMEMBERED = 4  # plays that the easy level remembers


class Draw(NamedTuple):
    """A pile that the dealer draws from: its values, and the sizes of the hands drawn from it one after the other. The
    values of a hand have no order, and neither has what is left of the pile."""

    values: list[int]
    hands: list[int]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a table. The defaults are the standard game. A subclass checks its values in `check`."""

    first: int | None = None
    """The seat that deals or starts first; null: drawn by lot."""
    memory_aid: bool = False
    """The table shows what a player with perfect memory would know; lifts MT-8, MO-15 and MC-24."""

    def check(self, players: int) -> None:
        """Raise BadSetting, with a sentence that says what is allowed."""
        if self.first is not None and not 0 <= self.first < players:
            raise BadSetting(f"first is a seat from 0 to {players - 1}, or null for a draw by lot; not {self.first}")


class Game(Generic[S]):
    """One game: its name, its settings, its compiled State, and how its moves and views are written."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    players: ClassVar[range]
    phases: ClassVar[tuple[str, ...]]
    fired: ClassVar[tuple[str, ...]] = ()
    """The ids for the bits of State.fired: special rules that are counted and announced."""
    variants: ClassVar[tuple[dict[str, Any], ...]] = ({},)
    """Settings that change the rules. Each gets the contract suite and a golden match at every player count that allows
    it."""
    end_of_moves: ClassVar[int | None] = None
    """The number after the highest move of a player; environments for learning and OpenSpiel need it."""
    options_type: ClassVar[type[Options]]
    view_type: ClassVar[type[View]]
    fact_types: ClassVar[tuple[type[Fact], ...]] = facts.SHARED
    belief_type: ClassVar[type[BeliefData]]
    state_type: type[S]

    def options(self, **settings: Any) -> Options:
        """Return settings by name, with their types checked. Values may be texts from a command line."""
        try:
            return msgspec.convert(settings, self.options_type, strict=False)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadSetting(f"{self.id}: {error}. Its settings are: {self.setting_names()}") from None

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    def start(self, players: SupportsIndex, options: Options | None = None) -> S:
        """Return the state before anything is dealt."""
        players = plain(players)
        if not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            allowed = f"{low}" if low == high else f"{low} to {high}"
            raise BadSetting(f"{self.id} is for {allowed} players, not {brief(players)}")
        if options is None:
            options = self.options_type()
        if not isinstance(options, self.options_type):
            raise BadSetting(f"{self.id} needs its own settings, not {type(options).__name__}")
        try:
            options.check(players)
        except ValueError:  # Python refuses to write numbers with thousands of digits
            raise BadSetting(f"{self.id}: one of the settings is a number far too large") from None
        return self.state_type(self, options, players)

    # --- what each game writes -------------------------------------------------------------------------

    def text(self, state: S, seat: int, move: Move) -> str:
        raise NotImplementedError

    def read(self, state: S, seat: int, text: str) -> Move:
        raise NotImplementedError

    def can_deal(self, state: S, move: tuple[int, ...]) -> bool:
        """Return whether this deal is possible in this phase. It checks everything that a written deal could get
        wrong."""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, move: Move) -> Refusal:
        """Return the rule that an illegal move breaks. The seat (or the dealer) is one that may act."""
        raise NotImplementedError

    def show(self, state: S, seat: int | None, common: Common) -> View:
        """Return the view: `common`, and the game's own fields, built up from what `seat` (None: a spectator) may
        see."""
        raise NotImplementedError

    def own(self, state: S, seat: int, public: View) -> dict[str, Any] | None:
        """Return the fields that the view of a seat has besides the public view: what only this seat sees.

        It makes the views of several seats cheaper, because they share what is public. None: `show` builds the whole
        view. Tests compare the two.
        """
        return None

    def reason(self, state: S) -> str:
        """Return the id of the text that says why the match is over."""
        raise NotImplementedError

    def tell(self, known: S, seat: int) -> dict[str, Any]:
        """Return the game's part of an information set as data: the fields that `belief_type` adds."""
        raise NotImplementedError

    def rebuild(self, state: S, told: Any) -> S:
        """Turn a fresh state into one in which the seat knows what `told` (a `belief_type`) says. The cards of other
        players may be missing or invented. All moves are played by the rules. Raise BadBelief or IllegalMove if the
        position is impossible. Contradictions that a comparison of the result with `told` reveals need no check here.
        """
        raise NotImplementedError

    def random_ends(self, options: Any) -> bool:
        """Return whether a match of uniformly random moves ends within reason. Some rules let bad play go on without
        end; a caller that plays such a match at random needs a limit. Rounds always end."""
        return True

    def told(self, before: S, seat: int, move: Move, to: int | None) -> str | None:
        """Return what seat `to` (None: a spectator) sees of a move when it is played: its text, or None if the move is
        hidden. That a deal or a choice happened is public, and views show what it changed."""
        return self.text(before, seat, move) if self.sees_move(before, seat, to) else None

    def sees_move(self, before: S, seat: int, to: int | None) -> bool:
        """Return whether seat `to` (None: a spectator) sees which move `seat` makes in this position.

        By default deals are hidden, except the draw of the first seat. Games with secret moves override this.
        """
        return seat != DEALER or before.phase_name() == "first"

    def facts(self, before: S, seat: int, move: Move, after: S, viewpoint: int | None) -> tuple[Fact, ...]:
        """Return what a move made visible to a viewpoint (None: the public side), beyond its text in `told`.

        Facts are built up from what the viewpoint may see. By default they say who was drawn first and that a round or
        the match is over. Games add their own, and list all kinds in `fact_types`.
        """
        if facts.round_over(before, after):
            return tuple(facts.ended(self, before, after, "over"))
        return facts.first_drawn(before, seat, move)

    def round_end(self, before: S, after: S) -> View:
        """Return the public view of a round that a move has just ended, as it is shown before the next deal. Nobody
        can act in it. A game whose `after` no longer shows all of the old round fills that in."""
        return msgspec.structs.replace(self.view(after, None), round=before.round, to_act=[])

    def facts_are_public(self, before: S, seat: int) -> bool:
        """Return whether a move of this seat in this position has the same facts for all viewpoints. They are built
        once then."""
        return False

    def on_show(self, state: S) -> int:
        """Return how many of the most recent moves, without a gap, are still visible. Only these are re-sent on
        reconnect; anything older is hidden by MT-8, MO-15 and MC-24."""
        return 0

    def policy(self) -> Policy:
        """Return a new default policy, for one thread: the medium level, and the rollouts of every search. A game may
        hold its own; without one, its bots play uniformly and search."""
        return Policy()

    def easy_policy(self) -> Policy:
        """Return a new policy of the easy level, for one thread: by default a forgetful default policy."""
        policy = self.policy()
        policy.memory = REMEMBERED
        return policy

    def draws(self, state: S) -> list[Draw]:
        """Return how the dealer's move is drawn, value by value, in phases other than `first`. By default every value
        has its place; a game whose deal consists of hands says so, because the cards of a hand have no order."""
        values = sorted(state.chance(Rng(0)))
        return [Draw(values, [1] * len(values))]

    def drawn_text(self, state: S, value: int) -> str:
        """Write one value of the dealer's move."""
        return str(value)

    def legal_form(self, state: S, seat: int) -> LegalForm | None:
        """Return how the legal moves of a seat are built if there are too many to list in a message, else None."""
        return None

    # --- the same for all ------------------------------------------------------------------------------

    @property
    def about(self) -> About:
        """Return what game.toml says, in the folder of the game."""
        return folder.about(folder.package_of(type(self)))

    def part(self, module: str, name: str) -> Any:
        """Return what a module in the folder of the game exports under this name, or None without such a module."""
        return folder.part(folder.package_of(type(self)), module, name)

    def file(self, name: str) -> str | None:
        """Return the text of a file in the folder of the game, or None without such a file."""
        return folder.text_file(folder.package_of(type(self)), name)

    def setting_names(self) -> str:
        """Return all settings, with their choices if they have any."""
        kinds = get_type_hints(self.options_type)
        names = []
        for name in self.options_type.__struct_fields__:
            choices = get_args(kinds[name]) if get_origin(kinds[name]) is Literal else ()
            names.append(f"{name} ({' or '.join(choices)})" if choices else name)
        return ", ".join(names)

    def is_deal(self, state: S, move: tuple[Any, ...]) -> bool:
        """Return whether the dealer could make this move now."""
        if not all(type(part) is int for part in move):
            return False
        if state.phase_name() == "first":
            return len(move) == 1 and 0 <= move[0] < state.players
        return self.can_deal(state, move)

    def why_not(self, state: S, seat: int, move: Move) -> Refusal | None:
        if state.is_legal(seat, move):
            return None
        if not state.to_act():
            return Refusal("game-over")
        if seat not in state.to_act():
            return self.refuse_out_of_turn(state, seat, move)
        if type(move) is not (tuple if seat == DEALER else int):
            return unreadable(move)
        return self.refuse(state, seat, move)

    def refuse_out_of_turn(self, state: S, seat: int, move: Move) -> Refusal:
        """Games may override this: for example, a second pass is not out of turn, because the first is final."""
        return Refusal("not-your-turn")

    def outcome(self, state: S) -> Outcome | None:
        if state.to_act():
            return None
        return Outcome(state.scores(), state.winning_sides(), self.reason(state))

    def belief_data(self, known: S, seat: int) -> dict[str, Any]:
        return {
            "game": self.id,
            "rules": self.rules_version,
            "players": known.players,
            "settings": as_settings(known.options),
            "seat": seat,
            "round": known.round,
            "phase": known.phase_name(),
            **self.tell(known, seat),
        }

    def view(self, state: S, seat: int | None, *, forms: bool = False) -> View:
        """Return the view of a seat. With `forms`, a long list of legal moves stays empty and `legal_form` says how
        they are built."""
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < state.players):
            raise BadSeat(f"no person sits in seat {brief(seat)}; people sit in 0 to {state.players - 1}")
        form = self.legal_form(state, seat) if forms and seat is not None else None
        common = Common(
            state.players,
            seat,
            state.round,
            state.phase_name(),
            list(state.to_act()),
            state.scores(),
            self.legal_texts(state, seat) if seat is not None and form is None else [],
            self.outcome(state),
        )
        view = self.show(state, seat, common)
        return view if form is None else msgspec.structs.replace(view, legal_form=form)

    def seat_view(self, state: S, seat: int, public: View) -> View:
        """Return `view(state, seat, forms=True)`, built on the public view of the same position."""
        own = self.own(state, seat, public)
        if own is None:
            return self.view(state, seat, forms=True)
        form = self.legal_form(state, seat)
        if form is not None:
            return msgspec.structs.replace(public, seat=seat, legal_form=form, **own)
        return msgspec.structs.replace(public, seat=seat, legal=self.legal_texts(state, seat), **own)

    def legal_texts(self, state: S, seat: int) -> list[str]:
        """Return the legal moves of a seat as texts."""
        return [self.text(state, seat, move) for move in state.legal(seat)]


def first_text(move: tuple[int, ...]) -> str:
    """Write the dealer's move that draws the first seat."""
    return f"first {move[0]}"


def read_first(text: str) -> tuple[int, ...] | None:
    number = text.removeprefix("first ")
    return (int(number),) if number != text and len(number) == 1 and number in "01234" else None


def changed_settings(options: Options) -> dict[str, Any]:
    """Return the settings that differ from the standard game, as plain data."""
    standard = as_settings(type(options)())
    return {name: value for name, value in as_settings(options).items() if value != standard[name]}


def changed_text(options: Options) -> str:
    """Return the settings that differ from the standard game, for a headline."""
    changed = changed_settings(options)
    standard = as_settings(type(options)())
    said = [part for name, value in changed.items() for part in changed_parts(name, value, standard[name])]
    return ", ".join(said) if said else "standard settings"


def changed_parts(name: str, value: Any, standard: Any) -> list[str]:
    """Write one changed setting; of a setting with parts, such as a box of tokens, only the parts that differ."""
    if isinstance(value, dict) and isinstance(standard, dict):
        return [
            said
            for part, own in value.items()
            if own != standard.get(part)
            for said in changed_parts(f"{name}.{part}", own, standard.get(part))
        ]
    return [f"{name}={value if isinstance(value, str) else as_json(value)}"]


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def as_settings(options: Options) -> dict[str, Any]:
    """Return all settings as plain data, for records and messages."""
    return cast(dict[str, Any], msgspec.to_builtins(options))
