"""What a web page calls: local tables and the requests that a server would answer, as JSON texts."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from petitfour.bots.coach import Comment
from petitfour.bots.review import Review, review
from petitfour.browser import agreement
from petitfour.browser.branches import Origin, Wish, branch, of_record, of_table
from petitfour.browser.measure import decision_times, plays_per_second
from petitfour.browser.page_table import PageTable, Saved
from petitfour.core import fair
from petitfour.core.errors import PetitFourError
from petitfour.core.record import Record, read
from petitfour.core.rng import Rng
from petitfour.games import GAMES
from petitfour.table.catalogue import catalogue
from petitfour.table.creation import NewTable, created, rematch
from petitfour.table.errors import BadLog, Error, Refused
from petitfour.table.events import OVER, Created, Entry, Placed
from petitfour.table.local import YOU
from petitfour.table.messages import encoder
from petitfour.table.record import record, record_text
from petitfour.table.replay import FullReplay, full_replay
from petitfour.table.tutorials import Introduction, introduction

PREFIX = "local-"  # of the ids of local tables
REVIEW_WORLDS = 100  # for each decision, as on a server


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a call has done at a table."""

    frames: list[str] = []
    """Messages for the client."""
    save: list[Saved] = []
    """Tables to store, before the messages are delivered."""
    remove: bool = False
    """The table was closed before its match began: delete it."""
    wait: int | None = None
    """Milliseconds until `step` must be called."""


class Host:
    """All local tables of a page. `call` runs a method by its name."""

    def __init__(self) -> None:
        self.tables: dict[str, PageTable] = {}

    def call(self, name: str, arguments: str) -> str:
        """Run a method with arguments in JSON. Returns `{"result": …}` or `{"error": …}`."""
        methods: dict[str, Callable[..., object]] = {
            "create": self.create, "open": self.open, "close": self.close, "handle": self.handle, "think": self.think,
            "step": self.step, "record": self.record, "replay": self.replay, "expand": self.expand,
            "review": self.review, "branch": self.branch, "branch_table": self.branch_table, "coach": self.coach,
            "games": catalogue, "introduction": self.introduction, "agreement": agreement.digest,
            "plays_per_second": plays_per_second, "decision_times": decision_times,
        }  # fmt: skip
        try:
            result = methods[name](*msgspec.json.decode(arguments))
        except Refused as refusal:
            return encoder.encode({"error": refusal.error}).decode()
        except BadLog as error:
            return encoder.encode({"error": Error(error.id)}).decode()
        except PetitFourError as error:
            return encoder.encode({"error": {"id": "bad-request", "text": str(error)}}).decode()
        return encoder.encode({"result": result}).decode()

    # --- tables ----------------------------------------------------------------------------------------

    def create(self, new: dict[str, Any], name: str, now: int) -> Saved:
        """Make a table."""
        secret = fair.new_secret()
        made = created(msgspec.convert(new, NewTable), YOU, name, secret, {})
        return self.add(secret, made, now)

    def add(self, secret: bytes, made: Created, now: int) -> Saved:
        """Add a table with a new id and return it as it is stored."""
        table = PageTable(new_id(), secret, [Entry(1, now, made)])
        self.tables[table.id] = table
        return table.saved()

    def branch(self, text: str, wish: dict[str, Any], now: int) -> Saved:
        """Make a table that goes on from a moment of the finished match of a record."""
        return self.add_branch(of_record(read(text.encode(), GAMES)), wish, now)

    def branch_table(self, id: str, wish: dict[str, Any], now: int) -> Saved:
        """Make a table that goes on from the present moment of a table on this device."""
        local = self.tables[id]
        if local.table.state is None:
            raise Refused("not-playing")
        others = len(local.table.seats_of(YOU)) > 1 and local.table.phase != OVER
        if others and wish.get("branch", {}).get("kind") != "as-seen":
            raise Refused("not-over")  # another person at the device still plays
        origin = of_table(local.table, local.entries)
        return self.add_branch(origin, {**wish, "branch": {**wish["branch"], "number": len(origin.events)}}, now)

    def add_branch(self, origin: Origin, wish: dict[str, Any], now: int) -> Saved:
        """Add a branch and return it as it is stored."""
        secret = fair.new_secret()
        entries = branch(origin, msgspec.convert(wish, Wish), secret, secrets.randbits(63), now)
        table = PageTable(new_id(), secret, entries)
        table.run_on(now)
        self.tables[table.id] = table
        return table.saved()

    def coach(self, id: str, seat: int) -> Comment:
        """Judge the last move of a seat at a table."""
        return self.tables[id].comment(seat)

    def open(self, saved: dict[str, Any], now: int, after: int = 0) -> Told:
        """Open a stored table and greet its client."""
        kept = read_saved(saved)
        table = self.tables[kept.id] = PageTable.restored(kept)
        table.connect(now, after)
        return self.told(table, now, changed=False)

    def close(self, id: str) -> None:
        """Forget a table, which stays in the store of the page."""
        self.tables.pop(id, None)

    def handle(self, id: str, text: str, now: int) -> Told:
        """Run a message of the client."""
        table = self.tables[id]
        more = []
        if table.handle(text, now) is not None:
            secret = fair.new_secret()
            more = [self.add(secret, rematch(table.table, secret), now)]
            table.rematched(more[0].id, now)
        return self.told(table, now, more=more)

    def think(self, id: str) -> None:
        """Let the next bot think, whose move `step` shows."""
        self.tables[id].think()

    def step(self, id: str, now: int) -> Told:
        """Do what is due: a bot's move, a late move, a start."""
        table = self.tables[id]
        table.step(now)
        return self.told(table, now)

    def told(self, table: PageTable, now: int, *, changed: bool = True, more: list[Saved] | None = None) -> Told:
        """Return what a call has done at a table."""
        save = [*([table.saved()] if changed else []), *(more or [])]
        return Told(table.take_frames(), save, table.empty, table.wait(now))

    # --- finished matches, tutorials -------------------------------------------------------------------

    def finished(self, id: str) -> Record:
        """Return the record of a match that is over."""
        local = self.tables[id]
        if local.table.phase != OVER or local.table.state is None:
            raise Refused("not-over")
        if any(isinstance(entry.event, Placed) for entry in local.entries):
            raise Refused("no-record")  # it did not begin with a deal
        return record(local.table, local.entries)

    def record(self, id: str) -> str:
        """Return the record of a finished match as text."""
        return record_text(self.tables[id].table, self.finished(id))

    def replay(self, id: str) -> FullReplay:
        """Return a finished match from all viewpoints."""
        return full_replay(self.finished(id))

    def expand(self, text: str) -> FullReplay:
        """Return the match of a record from all viewpoints."""
        return full_replay(read(text.encode(), GAMES))

    def review(self, text: str, seat: int) -> Review:
        """Review the moves of a seat in the finished match of a record."""
        return review(read(text.encode(), GAMES), seat, Rng(secrets.randbits(64)), REVIEW_WORLDS)

    def introduction(self, game: str, moves: list[str]) -> Introduction:
        """Return the tutorial of a game after these moves."""
        return introduction(game, moves)


def new_id() -> str:
    return PREFIX + secrets.token_urlsafe(12)


def read_saved(saved: dict[str, Any]) -> Saved:
    """Read a stored table."""
    return msgspec.json.decode(msgspec.json.encode(saved), type=Saved)
