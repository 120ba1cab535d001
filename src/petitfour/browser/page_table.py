"""The table of a web page: one client, which is a person with bots, or several people at one device.

It takes and gives the messages of a server's socket (table/messages.py). The caller brings the time, stores the log
after every message, and calls `step` when `wait` has passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from petitfour.bots.bot import Budget
from petitfour.bots.coach import Comment, comment
from petitfour.bots.levels import SeatedBot
from petitfour.browser.branches import length, of_table
from petitfour.table import clock, events, messages
from petitfour.table.commands.authorize import authorize
from petitfour.table.commands.structs import (
    AnyCommand,
    ClientCommand,
    Command,
    Context,
    Move,
    Rematch,
    Seat,
)
from petitfour.table.errors import Error, Refused
from petitfour.table.events import OVER, PLAYING, Entry, Moved
from petitfour.table.local import YOU, LocalTable, seated_bot
from petitfour.table.presentation import PlayedMove, You
from petitfour.table.table import Table

PACE, FAST = 900, 150  # milliseconds before a bot's move is shown
FAST_THINK = 0.1  # seconds to think at a fast table
COACH = 100  # samples to judge a move
HINT = Budget(worlds=400, seconds=1.0)


class Undo(Command, frozen=True, tag="undo"):
    """Take back the last move of a seat, and everything after it."""

    seat: Seat


class Redo(Command, frozen=True, tag="redo"):
    """Play what was last taken back."""

    seat: Seat


class LocalMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message from the client: as on the wire, with the commands that only a local table has."""

    id: int
    command: ClientCommand | messages.AnyRequest | Undo | Redo


_decoder: msgspec.json.Decoder[LocalMessage] = msgspec.json.Decoder(LocalMessage)


class PageTable(LocalTable):
    """A table, its log, and the one client that looks at it."""

    def __init__(self, id: str, secret: bytes, entries: Iterable[Entry], undone: Iterable[list[Entry]] = ()) -> None:
        super().__init__(id, secret, entries, page_bot)
        self.undone: list[list[Entry]] = list(undone)
        """What was taken back, the latest last. A new move clears it."""
        self.viewpoint: int | None = None
        self.you: You | None = None
        self.frames: list[bytes] = []
        """Messages to the client that were not yet taken."""
        self.asked = 0  # the id of the message that asked for a rematch

    def take_frames(self) -> list[str]:
        """Return the messages since the last call."""
        taken, self.frames = self.frames, []
        return [frame.decode() for frame in taken]

    # --- messages --------------------------------------------------------------------------------------

    def connect(self, now: int, after: int = 0) -> None:
        """Greet the client like a new connection."""
        seats = self.table.seats_of(YOU)
        self.viewpoint = seats[0] if len(seats) == 1 else None
        self.greet(now, after)

    def handle(self, text: str, now: int) -> Rematch | None:
        """Run a message of the client and answer it. Returns a command that only the host of the tables can finish."""
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self.answer(messages.id_in(text), Error("bad-message"))
            return None
        command = message.command
        try:
            if isinstance(command, Rematch):
                return self.rematch(message.id, command, now)
            if isinstance(command, messages.Request):
                self.request(message.id, command, now)
            elif isinstance(command, Undo):
                self.undo(message.id, command.seat, now)
            elif isinstance(command, Redo):
                self.redo(message.id, command.seat, now)
            else:
                if isinstance(command, Move) and self.viewpoint != command.seat:
                    self.check_own(command.seat)
                    raise Refused("hand-hidden")
                self.commit(YOU, command, now, reply_to=message.id)
        except Refused as refusal:
            self.refuse(message.id, refusal.error, now)
        return None

    def rematch(self, id: int, command: Rematch, now: int) -> Rematch | None:
        """Check a rematch. The caller makes the new table and calls `rematched`."""
        if self.table.rematch is not None:
            self.answer(id, answer=messages.Answer(table=self.table.rematch))
            return None
        authorize(self.table, YOU, command, Context(now, new_table=""))
        self.asked = id
        return command

    def rematched(self, new: str, now: int) -> None:
        """Name the table of the rematch, and answer who asked for it."""
        self.commit(
            YOU, Rematch(), now, Context(now, new_table=new), reply_to=self.asked, answer=messages.Answer(table=new)
        )

    def request(self, id: int, request: messages.AnyRequest, now: int) -> None:
        """Answer a request that changes nothing."""
        match request:
            case messages.Look():
                if request.seat is not None:
                    self.check_own(request.seat)
                self.viewpoint = request.seat
                self.greet(now, reply_to=id)
            case messages.Resume():
                self.greet(now, request.at, reply_to=id)
            case messages.React():
                self.check_own(request.seat)
                reaction = messages.Reaction(request.seat, request.picture)
                self.send(messages.ServerMessage(at=self.table.number, reaction=reaction))
                self.answer(id)
            case messages.HintRequest():
                self.check_own_hand(request.seat)
                self.answer(id, answer=messages.Answer(hint=self.advice(request.seat, HINT), at=self.table.number))
            case messages.InformationSet():
                self.check_own_hand(request.seat)
                if not self.table.options.memory_aid:
                    raise Refused("no-memory-aid")
                if self.table.state is None:
                    raise Refused("not-playing")
                self.answer(id, answer=messages.Answer(information_set=self.state.belief(request.seat).data()))

    def check_own_hand(self, seat: int) -> None:
        """Check that a seat is the person's own and that its view is shown."""
        self.check_own(seat)
        if self.viewpoint != seat:
            raise Refused("hand-hidden")

    # --- play, check, tell -----------------------------------------------------------------------------

    def commit(
        self, person: str, command: AnyCommand, now: int, context: Context | None = None, *,
        reply_to: int | None = None, answer: messages.Answer | None = None,
    ) -> list[Entry]:  # fmt: skip
        """Authorize and apply a command, and tell the client; or raise Refused."""
        before = self.table
        new = super().commit(person, command, now, context)
        if new and type(command) is Move:
            self.undone.clear()
        self.announce(before, new, max(now, before.at), reply_to, answer)
        return new

    def announce(
        self, before: Table, new: Sequence[Entry], now: int, reply_to: int | None, answer: messages.Answer | None
    ) -> None:
        """Tell the client what has changed since `before`."""
        table = self.table
        moves_only = all(type(entry.event) is Moved and entry.event.by != "clock" for entry in new)
        whole = not new or not moves_only or table.phase != before.phase or len(table.rounds) != len(before.rounds)
        seats = table.seats_of(YOU)
        if seats != before.seats_of(YOU):
            self.viewpoint = seats[0] if len(seats) == 1 else None
        self.show(now, table.moves_since(self.viewpoint, before.number), whole, reply_to, answer)

    # --- takeback --------------------------------------------------------------------------------------

    def undo(self, id: int, seat: int, now: int) -> None:
        """Take back the last move of a seat and everything after it, also across rounds."""
        self.check_own(seat)
        if not self.table.made.takeback:
            raise Refused("no-takeback")
        if len(self.table.seats_of(YOU)) > 1:
            raise Refused("nothing-to-undo")  # another person at the device has seen what came after
        last = self.last_move(seat)
        if last is None:
            raise Refused("nothing-to-undo")
        self.undone.append(self.entries[last:])
        self.restore(self.entries[:last], id, now)

    def redo(self, id: int, seat: int, now: int) -> None:
        """Play again what was last taken back."""
        self.check_own(seat)
        if not self.undone:
            raise Refused("nothing-to-undo")
        self.restore([*self.entries, *self.undone.pop()], id, now)

    def last_move(self, seat: int) -> int | None:
        """Return the index of the last entry in which the person of a seat moved here."""
        for index in range(len(self.entries) - 1, length(self.table.made) - 1, -1):
            event = self.entries[index].event
            if type(event) is Moved and event.seat == seat and event.by == "person":
                return index
        return None

    def restore(self, entries: list[Entry], id: int, now: int) -> None:
        """Set the table to another log, and send everything again."""
        self.table, self.entries, self.chosen = Table.fold(self.id, entries, self.secret), entries, None
        self.greet(now, reply_to=id)

    def comment(self, seat: int) -> Comment:
        """Judge the last move of a seat by what the seat could know, or raise Refused."""
        last = self.last_move(seat)
        if last is None:
            raise Refused("nothing-to-judge")
        state = of_table(self.table, self.entries[:last]).state(last)
        event = self.entries[last].event
        assert isinstance(event, Moved)
        return comment(state.belief(seat), event.move, self.rng(seat, "coach"), COACH)

    def run_on(self, now: int) -> None:
        """Make the automatic moves that follow the end of the log."""
        self.table, new = self.table.after([], now)
        self.entries += new

    # --- time ----------------------------------------------------------------------------------------

    def wait(self, now: int) -> int | None:
        """Return the milliseconds until `step` must run, or None if nothing is to be done without the client."""
        table = self.table
        if table.sealed:
            return max(0, table.sealed_at + table.config.reveal_ms - now)
        if table.phase != PLAYING:
            return None
        if bots := table.bots_to_act():
            budget = max(self.bots(table, seat).budget.seconds or 0.0 for seat in bots)
            return max(FAST if table.made.fast else PACE, int(1000 * budget))
        limits = [clock.deadline(table, seat) for seat in range(len(table.seats))]
        due = [limit + table.config.lag_ms - now for limit in limits if limit is not None]
        return max(0, min(due)) if due else None

    # --- frames ----------------------------------------------------------------------------------------

    def send(self, message: messages.ServerMessage) -> None:
        self.frames.append(messages.encoder.encode(message))

    def greet(self, now: int, after: int = 0, reply_to: int | None = None) -> None:
        """Send everything that the client may see now, with the events after `after` that are still visible."""
        self.you = None
        shown = self.table.moves_on_show(self.viewpoint, after)
        self.show(now, shown, True, reply_to, None)

    def show(
        self, now: int, new: list[PlayedMove], whole: bool, reply_to: int | None, answer: messages.Answer | None
    ) -> None:
        """Send the position and these events."""
        table = self.table
        you = You(table.seats_of(YOU), table.host == YOU)
        self.send(
            messages.ServerMessage(
                at=table.number, reply_to=reply_to, table=table.info() if whole else None,
                you=you if you != self.you else None, viewpoint=self.viewpoint, view=table.view(self.viewpoint),
                events=new or None, clocks=table.clocks(max(now, table.at)), answer=answer,
            )
        )  # fmt: skip
        self.you = you

    def answer(self, reply_to: int | None, error: Error | None = None, answer: messages.Answer | None = None) -> None:
        """Answer the client, with an error or with data."""
        self.send(messages.ServerMessage(at=self.table.number, reply_to=reply_to, error=error, answer=answer))

    def refuse(self, reply_to: int, error: Error, now: int) -> None:
        """Answer a refused command, with the view if the refusal depends on the position."""
        if error.id not in ("refused", "stale"):
            self.answer(reply_to, error)
            return
        table = self.table
        self.send(
            messages.ServerMessage(
                at=table.number, reply_to=reply_to, error=error, viewpoint=self.viewpoint,
                view=table.view(self.viewpoint), clocks=table.clocks(max(now, table.at)),
            )
        )  # fmt: skip

    # --- storage ---------------------------------------------------------------------------------------

    def saved(self) -> Saved:
        """Return the table as it is stored."""
        seats = self.table.seats_of(YOU)
        waiting = [seat for seat in self.table.to_act() if 0 <= seat < len(self.table.seats)]
        return Saved(
            id=self.id, secret=self.secret.hex(), entries=[as_saved(entry) for entry in self.entries],
            undone=[[as_saved(entry) for entry in part] for part in self.undone], game=self.table.made.game,
            phase=self.table.phase, created=self.table.created, updated=self.table.at, about=self.table.about,
            branch=self.table.made.branch,
            seats=seats, your_turn=any(seat in waiting for seat in seats), waiting_for=waiting,
        )  # fmt: skip

    @classmethod
    def restored(cls, saved: Saved) -> PageTable:
        """Return a stored table, exactly as it was."""
        undone = [[as_entry(entry) for entry in part] for part in saved.undone]
        return cls(saved.id, bytes.fromhex(saved.secret), map(as_entry, saved.entries), undone)

    @property
    def empty(self) -> bool:
        """Whether the table was closed before a match began; then it need not be kept."""
        return self.table.phase == OVER and self.table.state is None


def page_bot(table: Table, seat: int) -> SeatedBot:
    """Return the bot of a seat, with the budget of this table."""
    who = seated_bot(table, seat)
    return who.hurried(FAST_THINK) if table.made.fast else who


class SavedEntry(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a stored log."""

    number: int
    at: int
    event: msgspec.Raw


class Saved(msgspec.Struct, frozen=True):
    """A local table as the page stores it, with what a list of tables shows."""

    id: str
    secret: str
    entries: list[SavedEntry]
    undone: list[list[SavedEntry]] = []
    game: str = ""
    phase: str = ""
    created: int = 0
    updated: int = 0
    about: msgspec.Raw = msgspec.Raw(b"{}")
    branch: events.Branch | None = None
    seats: list[int] = []
    your_turn: bool = False
    waiting_for: list[int] = []


def as_saved(entry: Entry) -> SavedEntry:
    return SavedEntry(entry.number, entry.at, msgspec.Raw(events.encode(entry.event)))


def as_entry(saved: SavedEntry) -> Entry:
    return Entry(saved.number, saved.at, events.decode(bytes(saved.event)))
