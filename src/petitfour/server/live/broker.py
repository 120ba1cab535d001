"""News between processes: new entries of a table, and who is connected to it.

The store is the only source of truth; news are hints. A message may be lost or arrive twice, so a receiver checks the
store. Publishing never waits and never fails. While Redis is away, play goes on, but other processes notice changes
later.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import defaultdict, deque
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from petitfour.core.errors import PetitFourError
from petitfour.server.clock import Clock
from petitfour.server.config import Redis as Config

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

log = logging.getLogger(__name__)

Hear = Callable[[bytes | None], None]
"""Called with each message, and with None if messages may have been lost: the receiver must check the store."""


class BadBroker(PetitFourError):
    """The address of the broker is not valid."""


class Broker(Protocol):
    """Carries news and presence between processes."""

    def publish(self, table: str, message: bytes) -> None:
        """Send a message to all subscribers, in this process and the others."""

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Subscribe to a table. Call the returned function to unsubscribe."""

    def announce(self, table: str, who: Collection[str]) -> None:
        """Set who is connected to a table in this process. It expires if this process dies."""

    async def present(self, tables: Collection[str]) -> dict[str, set[str]] | None:
        """Return who is connected to each of these tables at other processes, or None if that is unknown now."""

    async def close(self) -> None:
        """Close the connections."""


class MemoryBroker:
    """The broker of a process that serves alone."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hear]] = defaultdict(list)

    def publish(self, table: str, message: bytes) -> None:
        self._tell(table, message)

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        self._hearers[table].append(hear)

        def stop() -> None:
            if hear in self._hearers.get(table, ()):
                self._hearers[table].remove(hear)
                if not self._hearers[table]:
                    del self._hearers[table]
                    self._deserted(table)

        return stop

    def announce(self, table: str, who: Collection[str]) -> None:
        """Do nothing: there is no other process."""

    async def present(self, tables: Collection[str]) -> dict[str, set[str]] | None:
        return {table: set() for table in tables}

    async def close(self) -> None:
        self._hearers.clear()

    def _tell(self, table: str, message: bytes | None) -> None:
        for hear in tuple(self._hearers.get(table, ())):
            try:
                hear(message)
            except Exception:  # of one subscriber; the others still get the message
                log.exception("table %s: news could not be handled", table)

    def _deserted(self, table: str) -> None:
        """Called when a table has no subscriber in this process any more."""


class RedisBroker(MemoryBroker):
    """The broker of many processes: Redis or Valkey carries the messages.

    One task sends and one listens, each with its own connection; both reconnect. A process delivers its own messages
    directly and not through Redis, so they also arrive while Redis is away.
    """

    PREFIX: Final = "petitfour:"

    def __init__(self, url: str, clock: Clock, config: Config) -> None:
        super().__init__()
        self.clock = clock
        self.config = config
        try:
            from redis.asyncio import Redis  # noqa: PLC0415 (an extra)
            from redis.asyncio.retry import Retry  # noqa: PLC0415
            from redis.backoff import NoBackoff  # noqa: PLC0415

            # Retries of the driver would hide that messages were lost.
            self._redis = Redis.from_url(
                url, socket_timeout=config.quiet, socket_connect_timeout=config.quiet, retry=Retry(NoBackoff(), 0)
            )
        except ModuleNotFoundError:
            raise BadBroker("Redis needs its driver: pip install 'petitfour[scale]'.") from None
        except ValueError:
            raise BadBroker("A broker is written as redis://HOST:PORT or rediss://HOST:PORT.") from None
        self._speaks = True  # until sending fails
        self._listens = False
        self._was_away = False  # already logged
        self._me = secrets.token_bytes(8)
        self._here: dict[str, frozenset[str]] = {}
        self._unsent: deque[tuple[str, bytes]] = deque(maxlen=config.most_unsent)  # the oldest are dropped
        self._coming_and_going: set[str] = set()  # tables whose presence must be sent
        self._turning: set[str] = set()  # tables to subscribe to or unsubscribe from
        self._work = asyncio.Event()  # something must be sent
        self._said = asyncio.Event()  # nothing must be sent
        self._said.set()
        self._pubsub: PubSub | None = None
        self._tasks = [asyncio.create_task(task()) for task in (self._speak, self._listen, self._repeat)]

    @property
    def connected(self) -> bool:
        return self._speaks and self._listens

    def publish(self, table: str, message: bytes) -> None:
        self._tell(table, message)
        self._unsent.append((table, message))
        self._wake()

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        if table not in self._hearers:
            self._turn(table)
        return super().subscribe(table, hear)

    def announce(self, table: str, who: Collection[str]) -> None:
        if who:
            self._here[table] = frozenset(who)
        else:
            self._here.pop(table, None)
        self._coming_and_going.add(table)
        self._wake()

    async def present(self, tables: Collection[str]) -> dict[str, set[str]] | None:
        """Ask for all tables in pipelined requests, with a time-out. Nothing is sent while Redis is away."""
        if not self.connected:
            return None
        asked = list(tables)
        said: list[dict[bytes, bytes]] = []
        try:
            async with asyncio.timeout(self.config.quiet):
                for start in range(0, len(asked), self.config.most_asked):
                    some = asked[start : start + self.config.most_asked]
                    said += await self._ask([("HGETALL", f"{self.PREFIX}present:{table}") for table in some])
                others = {process for one in said for process in one if process != self._me}
                alive = await self._ask([("EXISTS", self._alive(process)) for process in others]) if others else []
        except self._troubles():
            return None
        living = {process for process, lives in zip(others, alive, strict=True) if lives}
        return {
            table: set().union(*(_PRESENT.decode(who) for process, who in one.items() if process in living))
            for table, one in zip(asked, said, strict=True)
        }

    async def _ask(self, questions: list[tuple[str, Any]]) -> list[Any]:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for question in questions:
                pipeline.execute_command(*question)
            return await pipeline.execute()

    def _alive(self, process: bytes) -> str:
        """Return the key that exists while a process lives. Redis measures its expiry: machine clocks may differ."""
        return f"{self.PREFIX}alive:{process.hex()}"

    async def close(self) -> None:
        for table in list(self._here):
            self.announce(table, ())
        with suppress(TimeoutError):
            async with asyncio.timeout(self.config.close if self.connected else 0):
                await self._said.wait()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await super().close()

    # --- speaking --------------------------------------------------------------------------------------------------

    def _wake(self) -> None:
        self._work.set()
        self._said.clear()

    def _turn(self, table: str) -> None:
        self._turning.add(table)
        self._wake()

    _deserted = _turn

    async def _speak(self) -> None:
        while True:
            await self._work.wait()
            news, self._unsent = self._unsent, deque(maxlen=self.config.most_unsent)
            presence, self._coming_and_going = self._coming_and_going, set()
            turning, self._turning = self._turning, set()
            try:
                await self._say(news, presence, turning)
                self._speaks = True
                self._note()
            except self._troubles() as error:
                self._speaks = False
                self._note(error)
                self._unsent = deque([*news, *self._unsent], maxlen=self.config.most_unsent)
                self._coming_and_going |= presence
                self._turning |= turning
                await self.clock.sleep(self.config.again)
            if not (self._unsent or self._coming_and_going or self._turning):
                self._work.clear()
                self._said.set()

    async def _say(self, news: Collection[tuple[str, bytes]], presence: set[str], turning: set[str]) -> None:
        """Send all that waits in one pipeline."""
        if news or presence:
            async with self._redis.pipeline(transaction=False) as pipeline:
                if presence:
                    pipeline.execute_command("SET", self._alive(self._me), "1", "PX", int(1000 * self.config.here_for))
                for table in presence:
                    key = f"{self.PREFIX}present:{table}"
                    if who := self._here.get(table):
                        pipeline.execute_command("HSET", key, self._me, msgspec.json.encode(who))
                        pipeline.execute_command("PEXPIRE", key, int(1000 * self.config.here_for))
                    else:
                        pipeline.execute_command("HDEL", key, self._me)
                for table, message in news:
                    pipeline.execute_command("PUBLISH", self.PREFIX + table, self._me + message)
                await pipeline.execute()
        if self._pubsub is None:
            return  # the listener subscribes to all tables when it connects
        wanted = {table for table in turning if table in self._hearers}
        if wanted:
            await self._pubsub.subscribe(*(self.PREFIX + table for table in wanted))
        if unwanted := turning - wanted:
            await self._pubsub.unsubscribe(*(self.PREFIX + table for table in unwanted))

    async def _repeat(self) -> None:
        while True:
            await self.clock.sleep(self.config.here_for / 3)
            if self._here:
                self._coming_and_going.update(self._here)
                self._wake()

    # --- listening -------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    # A connection needs at least one channel; the first one is never used.
                    await pubsub.subscribe(self.PREFIX, *(self.PREFIX + table for table in self._hearers))
                    self._pubsub, self._listens = pubsub, True
                    self._note()
                    await self._hear(pubsub)
            except self._troubles() as error:
                self._pubsub, self._listens = None, False
                self._note(error)
                await self.clock.sleep(self.config.again)
            finally:
                self._pubsub, self._listens = None, False

    async def _hear(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=self.config.quiet)
            if message is None:
                if asked:
                    raise TimeoutError("no answer")
                await pubsub.ping()
                asked = True
                continue
            asked = False
            if message["type"] == "pong":
                continue
            table = message["channel"].decode().removeprefix(self.PREFIX)
            if message["type"] == "subscribe":
                self._tell(table, None)  # messages before the subscription are lost
            elif message["type"] == "message" and not message["data"].startswith(self._me):
                self._tell(table, message["data"][len(self._me) :])

    def _note(self, error: Exception | None = None) -> None:
        """Log the first failure of Redis, and its recovery."""
        if error is not None and not self._was_away:
            log.warning("Redis is away; other processes get news late until it is back: %s", error)
        elif self._was_away and self.connected:
            log.warning("Redis is back")
        self._was_away = not self.connected and (self._was_away or error is not None)

    @staticmethod
    def _troubles() -> tuple[type[Exception], ...]:
        from redis.exceptions import RedisError  # noqa: PLC0415

        return RedisError, OSError, TimeoutError


def broker(url: str | None, clock: Clock, config: Config) -> Broker:
    """Return the broker at an address, or one for a single process."""
    return RedisBroker(url, clock, config) if url else MemoryBroker()


_PRESENT = msgspec.json.Decoder(set[str])
