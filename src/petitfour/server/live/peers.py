"""News between the processes that have a room of the same table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from petitfour.server.live.broker import Broker
from petitfour.server.live.tasks import background
from petitfour.table.events import Entry, Moved
from petitfour.table.messages import Reaction, encoder

if TYPE_CHECKING:
    from petitfour.server.live.room import Room


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message between the processes that have a room of the same table."""

    number: int = 0
    moves: list[Entry] = []
    """The entries up to that number, if all of them are moves. The receiver need not read these from the store."""
    presence: bool = False
    """Somebody came or left."""
    reaction: Reaction | None = None


_decoder = msgspec.json.Decoder(News)


class Peers:
    """The other processes, as seen from one room."""

    def __init__(self, room: Room, broker: Broker) -> None:
        self.room = room
        self.broker = broker
        self.close = broker.subscribe(room.id, self.on_news)

    def publish(self, news: News) -> None:
        """Send news to all processes, this one included."""
        self.broker.publish(self.room.id, encoder.encode(news))

    def publish_entries(self, entries: Sequence[Entry]) -> None:
        """Tell the other processes about entries that were just stored."""
        if not self.room.alone:
            moves = entries if all(type(entry.event) is Moved for entry in entries) else []
            self.publish(News(entries[-1].number, list(moves)))

    def publish_presence(self) -> None:
        """Tell the other processes that somebody came or left here."""
        if not self.room.alone:
            self.publish(News(presence=True))

    def react(self, reaction: Reaction) -> None:
        """Show a reaction at all processes."""
        self.publish(News(reaction=reaction))

    def on_news(self, data: bytes | None) -> None:
        """Handle news of any process, our own included. None: some news may have been lost."""
        room = self.room
        try:
            news = _decoder.decode(data) if data is not None else News(room.table.number + 1, presence=True)
        except msgspec.MsgspecError:  # of another version of this program
            news = News(room.table.number + 1, presence=True)
        if news.number > room.table.number and (room.lock.locked() or room.unsure or not room.follows(news.moves)):
            background(room.catch_up())
        if news.presence:
            room.owner.want_presence(room)
        if news.reaction is not None:
            room.audience.show(news.reaction)
