"""The parts of one server process, its people and its limits."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from petitfour.server.clock import Clock
from petitfour.server.config import Config
from petitfour.server.live.bot_runner import BotRunner
from petitfour.server.live.broker import Broker, broker
from petitfour.server.live.registry import Registry
from petitfour.server.live.tasks import background
from petitfour.server.live.work_queue import Work
from petitfour.server.store.store import NoSuchPerson, NoSuchTable, Person, Store, StoreUnavailable, Token
from petitfour.server.tokens import Secret, new_id
from petitfour.server.web.limits import Allowance, per_hour, per_minute, per_second
from petitfour.table.errors import Refused

log = logging.getLogger("petitfour.service")

T = TypeVar("T")

COOKIE = "petitfour"


class Service:
    """One server process. Open it with `await Service.open(config, clock)`."""

    def __init__(self, config: Config, store: Store, news: Broker, clock: Clock) -> None:
        self.config = config
        self.clock = clock
        self.store = store
        self.broker = news
        self.work = Work(config.threads or max(1, (os.cpu_count() or 2) - 1), config.limits, config.timing)
        self.bots = BotRunner(self.work, clock, config)
        self.registry = Registry(store, news, self.bots, clock, config)
        self.counts: dict[str, int] = {}  # connections by person and by address
        limits = config.limits
        self.tables = Allowance(per_hour(clock, limits.tables_person), per_hour(clock, limits.tables_address))
        self.hints = Allowance(per_minute(clock, limits.hints_person), per_minute(clock, limits.hints_address))
        self.pages = Allowance(per_minute(clock, limits.pages_person), per_minute(clock, limits.pages_address))
        self.links = Allowance(per_hour(clock, limits.links_person), per_hour(clock, limits.links_address))
        self.commands = per_minute(clock, limits.commands)  # by table and person
        self.reviews_of_person = per_hour(clock, limits.reviews_person)
        self.people_of_address = per_hour(clock, limits.people_address)
        self.requests = per_second(clock, limits.requests_address)
        self.handshakes = per_second(clock, limits.handshakes_address)
        self.messages = per_second(clock, limits.messages_address)
        self.going = asyncio.Event()

    @classmethod
    async def open(cls, config: Config, clock: Clock | None = None) -> Service:
        """Open the store and the broker, and start the periodic work."""
        clock = clock or Clock(config.timing)
        store = await Store.open(config.database, exclusive=True, config=config.storage, clock=clock)
        service = cls(config, store, broker(config.broker, clock, config.redis), clock)
        service.registry.start()
        background(service.finish_interrupted())
        return service

    async def close(self) -> None:
        """Drain, then close the broker and the store."""
        await self.drain()
        await self.broker.close()
        await self.store.close()

    async def drain(self) -> None:
        """Finish current commits and tell all clients to connect elsewhere. Further calls do nothing."""
        if not self.going.is_set():
            self.going.set()
            await self.registry.drain()

    def now_ms(self) -> int:
        """Wall time in milliseconds since 1970."""
        return self.clock.wall_ms()

    # --- people ----------------------------------------------------------------------------------------

    async def person(self, cookie: str | None, authorization: str | None) -> Person | None:
        """Return the person of a cookie or, for programs, of `Authorization: Bearer …`. An unknown bearer token is
        refused; an unknown cookie is not."""
        bearer = authorization is not None and authorization[:7].lower() == "bearer "
        secret = Secret.read(authorization[7:] if bearer and authorization else cookie or "")
        person = None if secret is None else await self.store.person_by_token(secret.hash, "person", self.now_ms())
        if bearer and person is None:
            raise Refused("unauthenticated")
        return person

    async def new_person(self, name: str, address: str) -> tuple[Person, Secret]:
        """Create a person, and the token that identifies them."""
        if not self.people_of_address.take(address):
            raise Refused("too-many")
        secret, now = Secret.new(), self.now_ms()
        person = Person(new_id(), name, now)
        await self.store.new_person(person, Token(secret.hash, "person", person.id))
        return person, secret

    async def link_device(self, person: Person, address: str) -> Secret:
        """Create a token that links another device to the same person. It works once, for ten minutes."""
        self.links.spend(person.id, address)
        secret = Secret.new()
        expires = self.now_ms() + int(1000 * self.config.timing.link)
        await self.add_token(Token(secret.hash, "carry", person.id, expires=expires))
        return secret

    async def use_link(self, text: str) -> tuple[Person, Secret]:
        """Link a device: use up its token, and return the person and a new token for the device."""
        secret = Secret.read(text)
        token = None if secret is None else await self.store.use_token(secret.hash, "carry", self.now_ms())
        person = None if token is None or token.person is None else await self.store.person(token.person)
        if person is None:
            raise Refused("no-such-link")
        mine = Secret.new()
        await self.add_token(Token(mine.hash, "person", person.id))
        return person, mine

    async def add_token(self, token: Token) -> None:
        """Store a token; raises Refused if its person does not exist."""
        try:
            await self.store.add_token(token)
        except NoSuchPerson:
            raise Refused("unauthenticated") from None

    async def forget(self, person: Person) -> None:
        """Delete a person. Matches go on without them, and their name is removed from every log.

        First the person is marked as deleted, so that no process can store an entry that names them. Then every table
        that names them is redacted. An interrupted deletion is resumed when a server starts.
        """
        await self.store.begin_to_forget(person.id)
        await asyncio.shield(asyncio.ensure_future(self.finish_forgetting(person.id)))

    async def finish_forgetting(self, person: str) -> None:
        """Redact all tables that name a person, then delete the person."""
        while tables := await self.retry(lambda: self.store.tables_naming(person)):
            for table in tables:
                with suppress(NoSuchTable):
                    await self.retry(partial(self.registry.forget_person, table, person))
            if tables == await self.retry(lambda: self.store.tables_naming(person)):
                break  # tables of former rules: their rows change when the person is deleted
        await self.retry(lambda: self.store.forget_person(person))

    async def retry(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do some work now, or as soon as the store is back."""
        while True:
            try:
                return await work()
            except (StoreUnavailable, Refused) as error:
                if self.going.is_set():
                    raise
                log.warning("a deletion is delayed: %s", error)
                await self.clock.sleep(self.config.timing.retry_deletion)

    async def finish_interrupted(self) -> None:
        """Resume deletions that a crash interrupted."""
        for person in await self.store.half_forgotten():
            await self.finish_forgetting(person)

    # --- limits ----------------------------------------------------------------------------------------

    def command(self, table: str, person: str) -> None:
        """Spend budget for a log entry that is not a move, or raise Refused."""
        if not self.commands.take(f"{table} {person}"):
            raise Refused("too-many")

    def may_connect(self, person: str, address: str) -> bool:
        """Whether a person and an address may open another connection."""
        limits = self.config.limits
        return (
            self.counts.get(person, 0) < limits.connections_person
            and self.counts.get(address, 0) < limits.connections_address
        )

    def count(self, by: int, *keys: str) -> None:
        """Add to the connection counts of people and addresses."""
        for key in keys:
            left = self.counts.get(key, 0) + by
            if left:
                self.counts[key] = left
            else:
                self.counts.pop(key, None)
