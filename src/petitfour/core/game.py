"""The contract of a game: settings, words and views around the compiled rules of its `State`."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Literal, TypeVar, cast, get_args, get_origin, get_type_hints

import msgspec

from petitfour.core.beliefs import BeliefData
from petitfour.core.errors import BadSeat, BadSetting, Refusal, brief, unreadable
from petitfour.core.state import DEALER, Move, State

S = TypeVar("S", bound=State)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a table. The defaults are the standard game; a subclass checks itself in `check`."""

    first: int | None = None
    """The seat that deals or starts first; None: drawn by lot."""
    memory_aid: bool = False
    """The table shows what a perfect memory would know; lifts MT-8, MO-15 and MC-24."""

    def check(self, players: int) -> None:
        """Raises BadSetting with a sentence that says what is allowed."""
        if self.first is not None and not 0 <= self.first < players:
            raise BadSetting(f"first is a seat from 0 to {players - 1}, or null for a draw by lot; not {self.first}")


class Outcome(msgspec.Struct, frozen=True):
    """The end of a match. `winners` are indices into `scores`; the reason is the id of a text."""

    scores: list[int]
    winners: list[int]
    reason: str


class Game(Generic[S]):
    """One game: a name, its settings, its compiled State, and how its moves and tables read."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    players: ClassVar[range]
    phases: ClassVar[tuple[str, ...]]
    fired: ClassVar[tuple[str, ...]] = ()
    """The ids behind the bits of State.fired: special rules worth counting and announcing."""
    variants: ClassVar[tuple[dict[str, Any], ...]] = ({},)
    """Settings that play by other rules: each gets the contract suite and a golden game, at every player count
    that allows it."""
    options_type: ClassVar[type[Options]]
    belief_type: ClassVar[type[BeliefData]]
    state_type: type[S]

    def options(self, **settings: Any) -> Options:
        """Settings by name, checked for their types; texts as from a command line are understood."""
        try:
            return msgspec.convert(settings, self.options_type, strict=False)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise BadSetting(f"{self.id}: {error}. Its settings are: {self.setting_names()}") from None

    def start(self, players: int, options: Options | None = None) -> S:
        """The state before anything is dealt."""
        if not isinstance(players, int) or players not in self.players:
            low, high = self.players[0], self.players[-1]
            allowed = f"{low}" if low == high else f"{low} to {high}"
            raise BadSetting(f"{self.id} is for {allowed} players, not {brief(players)}")
        if options is None:
            options = self.options_type()
        if not isinstance(options, self.options_type):
            raise BadSetting(f"{self.id} wants its own settings, not {type(options).__name__}")
        try:
            options.check(players)
        except ValueError:  # Python does not write out numbers of thousands of digits
            raise BadSetting(f"{self.id}: one of the settings is a number far too large") from None
        return self.state_type(self, options, players)

    # --- what each game writes -------------------------------------------------------------------------

    def text(self, state: S, seat: int, move: Move) -> str:
        raise NotImplementedError

    def read(self, state: S, seat: int, text: str) -> Move:
        raise NotImplementedError

    def can_deal(self, state: S, move: tuple[int, ...]) -> bool:
        """Is this a possible deal of this phase? (Everything a written deal could have wrong.)"""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, move: Move) -> Refusal:
        """The rule that an illegal move of a seat (or of the dealer) that may act breaks."""
        raise NotImplementedError

    def show(self, state: S, seat: int | None) -> dict[str, Any]:
        """The game's own part of the view, built up from what `seat` (None: a spectator) may see."""
        raise NotImplementedError

    def reason(self, state: S) -> str:
        """Why the match is over: the id of a text."""
        raise NotImplementedError

    def tell(self, known: S, seat: int) -> dict[str, Any]:
        """The game's own part of a belief as data, for the fields of `belief_type`."""
        raise NotImplementedError

    def rebuild(self, state: S, told: Any) -> S:
        """From a fresh state and a `belief_type`: a state in which the seat knows what it was told. What the others
        hold may be left out or made up; all moves are played by the rules. BadBelief or IllegalMove where it cannot
        have come to this; what can be seen from comparing the result with what was told need not be checked here."""
        raise NotImplementedError

    def random_ends(self, options: Any) -> bool:
        """Is a match of uniformly random moves over within reason? A game says no where its rules let bad play go
        on for ever; whoever plays such a match at random needs a limit of their own. Rounds always end."""
        return True

    def told(self, before: S, seat: int, move: Move, to: int | None) -> str | None:
        """What seat `to` (None: a spectator) is told of a move as it happens: its text, or None where the move is
        hidden from them. That something was dealt or chosen is no secret, and what it changed is for views to show.

        Deals are hidden but for the lot that is drawn; a game overrides this where it has moves in secret."""
        if seat == DEALER:
            return self.text(before, seat, move) if before.phase_name() == "first" else None
        return self.text(before, seat, move)

    def on_show(self, state: S) -> int:
        """How many of the last moves, without a gap, still lie open: who comes back to the table may be told these.
        (Nothing older: MT-8, MO-15, MC-24.)"""
        return 0

    def legal_form(self, state: S, seat: int) -> dict[str, Any] | None:
        """How the legal moves of a seat are built, where they are far too many to be listed in a message."""
        return None

    # --- the same for all ------------------------------------------------------------------------------

    def setting_names(self) -> str:
        """All settings, with their choices where they have any."""
        kinds = get_type_hints(self.options_type)
        names = []
        for name in self.options_type.__struct_fields__:
            choices = get_args(kinds[name]) if get_origin(kinds[name]) is Literal else ()
            names.append(f"{name} ({' or '.join(choices)})" if choices else name)
        return ", ".join(names)

    def is_deal(self, state: S, move: tuple[Any, ...]) -> bool:
        """Could the dealer make this move now?"""
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
        """A game may know better: a second pass is not out of turn, it is final."""
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

    def view(self, state: S, seat: int | None, *, forms: bool = False) -> dict[str, Any]:
        """With `forms`, a long list of legal moves is left empty, and `legal_form` says how they are built."""
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < state.players):
            raise BadSeat(f"no person sits in seat {brief(seat)}; people sit in 0 to {state.players - 1}")
        outcome = self.outcome(state)
        form = self.legal_form(state, seat) if forms and seat is not None else None
        listed = state.legal(seat) if seat is not None and form is None else []
        return {
            "game": self.id,
            "players": state.players,
            "seat": seat,
            "round": state.round,
            "phase": state.phase_name(),
            "to_act": list(state.to_act()),
            "scores": state.scores(),
            "legal": [self.text(state, seat, move) for move in listed if seat is not None],
            "outcome": None if outcome is None else msgspec.to_builtins(outcome),
            **({} if form is None else {"legal_form": form}),
            **self.show(state, seat),
        }


def first_text(move: tuple[int, ...]) -> str:
    """The dealer's move that draws who deals or starts first."""
    return f"first {move[0]}"


def read_first(text: str) -> tuple[int, ...] | None:
    number = text.removeprefix("first ")
    return (int(number),) if number != text and len(number) == 1 and number in "01234" else None


def as_settings(options: Options) -> dict[str, Any]:
    """All settings as plain data, for records and messages."""
    return cast(dict[str, Any], msgspec.to_builtins(options))
