"""Every entry point of the engine, and what it may return: an answer, or a named error.

`State.text` and `State.chance` only get moves that came from `legal`, `read` or `chance`, and a generator of our own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from petitfour import game
from petitfour.core.errors import PetitFourError
from petitfour.core.state import State

STATE_DOORS: dict[str, Callable[[State, Any, Any], Any]] = {
    "legal": lambda state, seat, move: state.legal(seat),
    "is_legal": lambda state, seat, move: state.is_legal(seat, move),
    "why_not": lambda state, seat, move: state.why_not(seat, move),
    "play": lambda state, seat, move: state.play(seat, move),
    "read": lambda state, seat, move: state.read(seat, move),
    "play_text": lambda state, seat, move: state.play_text(seat, move),
    "view": lambda state, seat, move: state.view(seat),
    "belief": lambda state, seat, move: state.belief(seat),
}


class Position(Protocol):
    """What `knock` needs of a state, besides its entry points."""

    def clone(self) -> Any: ...

    def same(self, other: Any) -> bool: ...


class Broken(AssertionError):
    """An entry point accepted what it should have refused."""

    def __init__(self, problem: str, *things: object) -> None:
        super().__init__(f"{problem}: {', '.join(map(brief, things))}")


def brief(thing: object) -> str:
    try:
        return ascii(thing)
    except (ValueError, RecursionError) as error:
        return f"{type(thing).__name__} ({error})"


def knock(state: Position, seat: Any, move: Any) -> None:
    """Try all entry points of a state with this seat and this move (or text). A refusal must change nothing; a move
    that turns out to be legal is played on a copy."""
    before = state.clone()
    for name, door in STATE_DOORS.items():
        target = state.clone()
        try:
            door(target, seat, move)
        except PetitFourError as error:
            if not can_be_sent(error):
                raise Broken(f"{name} refuses with what cannot be sent", seat, move, error) from error
            if not target.same(before):
                raise Broken(f"{name} refuses, and yet changes something", seat, move, error) from error
        except Exception as error:
            raise Broken(f"{name} fails", seat, move, error) from error
        else:
            if not name.startswith("play") and not target.same(before):
                raise Broken(f"{name} only asks, and yet changes something", seat, move)


def can_be_sent(error: PetitFourError) -> bool:
    """Check that the error has a text, and that it (with its refusal) can be written as UTF-8, whatever the input."""
    try:
        msgspec.json.encode([str(error), getattr(error, "refusal", None)])
    except UnicodeEncodeError:
        return False
    return bool(str(error))


def set_up(name: Any, players: Any, settings: Any) -> State | None:
    """Return a table, or None if these settings are refused."""
    try:
        it = game(name)
        state: State = it.start(players, it.options(**settings))
    except PetitFourError as error:
        if not can_be_sent(error):
            raise Broken("refused with what cannot be sent", name, players, settings, error) from error
        return None
    except Exception as error:
        raise Broken("setting up a table fails", name, players, settings, error) from error
    return state
