"""What one process of the server is made of, and how it knows people again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from petitfour.server.broker import Broker, broker
from petitfour.server.limits import Buckets, Limits, hourly
from petitfour.server.persons import Secret, new_id
from petitfour.server.robots import Robots
from petitfour.server.room import now_ms
from petitfour.server.rooms import Rooms
from petitfour.server.store import Person, Store, Token
from petitfour.server.wire import Refused

COOKIE = "petitfour"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one
CARRY_FOR = 10 * 60 * 1000  # milliseconds
STATIC = Path(__file__).parent / "static"


class Config(msgspec.Struct, frozen=True):
    database: str
    broker: str | None = None
    hosts: frozenset[str] = frozenset({"localhost", "127.0.0.1", "[::1]"})
    """The names under which this server may be spoken to; others are a trick. `*` is any."""
    limits: Limits = Limits()
    threads: int | None = None
    static: Path = STATIC


class Service:
    """Open one with `await Service.open(config)`."""

    def __init__(self, config: Config, store: Store, news: Broker) -> None:
        self.config = config
        self.store = store
        self.broker = news
        self.robots = Robots(config.threads)
        self.rooms = Rooms(store, news, self.robots)
        self.counts: dict[str, int] = {}  # connections by person and by address
        limits = config.limits
        self.tables_of_person = hourly(limits.tables_person)
        self.tables_of_address = hourly(limits.tables_address)
        self.reviews_of_person = hourly(limits.reviews_person)
        self.people_of_address = hourly(limits.people_address)
        self.requests = Buckets(limits.requests_address, 10 * limits.requests_address)
        self.going = asyncio.Event()

    @classmethod
    async def open(cls, config: Config) -> Service:
        service = cls(config, await Store.open(config.database), broker(config.broker))
        service.rooms.start()
        return service

    async def close(self) -> None:
        await self.drain()
        await self.broker.close()
        await self.store.close()

    async def drain(self) -> None:
        """Once: commits what is in hand and sends everybody elsewhere."""
        if not self.going.is_set():
            self.going.set()
            await self.rooms.drain()

    # --- who somebody is -------------------------------------------------------------------------------

    async def person(self, cookie: str | None, authorization: str | None) -> Person | None:
        """By the cookie, or by `Authorization: Bearer …` for programs."""
        text = cookie
        if authorization is not None and authorization[:7].lower() == "bearer ":
            text = authorization[7:]
        secret = Secret.read(text or "")
        return None if secret is None else await self.store.person_by_token(secret.hash, "person", now_ms())

    async def new_person(self, name: str, address: str) -> tuple[Person, Secret]:
        if not self.people_of_address.take(address):
            raise Refused("too-many")
        secret, now = Secret.new(), now_ms()
        person = Person(new_id(), name, now)
        await self.store.new_person(person, Token(secret.hash, "person", person.id))
        return person, secret

    async def carry(self, person: Person) -> Secret:
        """A link by which another device becomes the same person, once and soon."""
        secret = Secret.new()
        await self.store.add_token(Token(secret.hash, "carry", person.id, expires=now_ms() + CARRY_FOR))
        return secret

    async def carried(self, text: str) -> tuple[Person, Secret]:
        secret = Secret.read(text)
        token = None if secret is None else await self.store.use_token(secret.hash, "carry", now_ms())
        person = None if token is None or token.person is None else await self.store.person(token.person)
        if person is None:
            raise Refused("no-such-link")
        mine = Secret.new()
        await self.store.add_token(Token(mine.hash, "person", person.id))
        return person, mine

    async def forget(self, person: Person) -> None:
        """Everything that is kept about somebody. Matches go on without them; what they were called is blotted out."""
        for table in await self.store.tables_naming(person.id):
            await self.rooms.forget_person(table, person.id)
        await self.store.forget_person(person.id)

    # --- limits ----------------------------------------------------------------------------------------

    def may_connect(self, person: str, address: str) -> bool:
        limits = self.config.limits
        return (
            self.counts.get(person, 0) < limits.connections_person
            and self.counts.get(address, 0) < limits.connections_address
        )

    def count(self, by: int, *keys: str) -> None:
        for key in keys:
            left = self.counts.get(key, 0) + by
            if left:
                self.counts[key] = left
            else:
                self.counts.pop(key, None)
