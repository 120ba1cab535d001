"""News between processes: what just happened at a table, and who is there.

News are hints, never the truth: that is in the store. A message may be lost or come twice; whoever hears one looks. So
nothing here waits and nothing here fails, and while Redis is away play goes on, if a little later for some.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from petitfour.core.errors import PetitFourError

if TYPE_CHECKING:
    from redis.asyncio.client import PubSub

log = logging.getLogger(__name__)

Hear = Callable[[bytes | None], None]
"""Called with each message, and with None where some may have been missed: look for yourself."""


class BadBroker(PetitFourError):
    """An address that no broker can have."""


class Broker(Protocol):
    def publish(self, table: str, message: bytes) -> None:
        """To all who listen, in this process and the others."""

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        """Listen to a table; call what is returned to stop."""

    def announce(self, table: str, who: Collection[str]) -> None:
        """Who is connected to a table by this process; it is forgotten by itself if this process dies."""

    async def present(self, table: str) -> set[str]:
        """Who is connected to a table by any process."""

    async def close(self) -> None: ...


class MemoryBroker:
    """For a process that serves alone."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hear]] = defaultdict(list)
        self._here: dict[str, frozenset[str]] = {}

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
        if who:
            self._here[table] = frozenset(who)
        else:
            self._here.pop(table, None)

    async def present(self, table: str) -> set[str]:
        return set(self._here.get(table, ()))

    async def close(self) -> None:
        self._hearers.clear()

    def _tell(self, table: str, message: bytes | None) -> None:
        for hear in tuple(self._hearers.get(table, ())):
            try:
                hear(message)
            except Exception:  # of one table; the others go on listening
                log.exception("news of table %s are not understood", table)

    def _deserted(self, table: str) -> None:
        """Nobody here listens to that table any more."""


class RedisBroker(MemoryBroker):
    """For many: Redis or Valkey carries what is published here to the other processes.

    Two tasks own the two connections, one that speaks and one that listens; each comes back by itself. Own messages
    are heard at once and not from Redis, so that a process is no worse off than alone while Redis is away.
    """

    PREFIX: Final = "petitfour:"
    HERE_FOR: Final = 30.0  # seconds an announcement lasts unless it is repeated
    QUIET: Final = 5.0  # seconds without a word before we ask whether anybody is there; as long again, and nobody is
    AGAIN: Final = 0.5  # seconds before a connection is tried again
    MOST_UNSENT: Final = 10_000

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            from redis.asyncio import Redis  # noqa: PLC0415 (an extra)
            from redis.asyncio.retry import Retry  # noqa: PLC0415
            from redis.backoff import NoBackoff  # noqa: PLC0415

            # Its own retries would hide that something was missed.
            self._redis = Redis.from_url(
                url, socket_timeout=self.QUIET, socket_connect_timeout=self.QUIET, retry=Retry(NoBackoff(), 0)
            )
        except ModuleNotFoundError:
            raise BadBroker("Redis needs its driver: pip install 'petitfour[scale]'.") from None
        except ValueError:
            raise BadBroker("A broker is written as redis://HOST:PORT or rediss://HOST:PORT.") from None
        self.connected = False
        self._me = secrets.token_bytes(8)
        self._unsent: deque[tuple[str, bytes]] = deque(maxlen=self.MOST_UNSENT)  # the oldest are dropped
        self._coming_and_going: set[str] = set()  # tables whose presence is to be said
        self._turning: set[str] = set()  # tables we begin or cease to listen to
        self._work = asyncio.Event()
        self._pubsub: PubSub | None = None
        self._tasks = [asyncio.create_task(task()) for task in (self._speak, self._listen, self._repeat)]

    def publish(self, table: str, message: bytes) -> None:
        self._tell(table, message)
        self._unsent.append((table, message))
        self._work.set()

    def subscribe(self, table: str, hear: Hear) -> Callable[[], None]:
        if table not in self._hearers:
            self._turn(table)
        return super().subscribe(table, hear)

    def announce(self, table: str, who: Collection[str]) -> None:
        super().announce(table, who)
        self._coming_and_going.add(table)
        self._work.set()

    async def present(self, table: str) -> set[str]:
        here = await super().present(table)
        try:
            said: dict[Any, Any] = await self._redis.hgetall(f"{self.PREFIX}here:{table}")
        except self._troubles() as error:
            log.info("presence is not known, Redis is away: %s", error)
            return here
        for until, who in (_PRESENCE.decode(text) for process, text in said.items() if process != self._me):
            if until > time.time():
                here |= who
        return here

    async def close(self) -> None:
        for table in list(self._here):
            self.announce(table, ())
        until = time.monotonic() + 1
        while self.connected and self._work.is_set() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await super().close()

    # --- speaking --------------------------------------------------------------------------------------------------

    def _turn(self, table: str) -> None:
        self._turning.add(table)
        self._work.set()

    _deserted = _turn

    async def _speak(self) -> None:
        while True:
            await self._work.wait()
            news, self._unsent = self._unsent, deque(maxlen=self.MOST_UNSENT)
            presence, self._coming_and_going = self._coming_and_going, set()
            turning, self._turning = self._turning, set()
            try:
                await self._say(news, presence, turning)
            except self._troubles() as error:
                self._lost(error)
                self._unsent = deque([*news, *self._unsent], maxlen=self.MOST_UNSENT)
                self._coming_and_going |= presence
                self._turning |= turning
                await asyncio.sleep(self.AGAIN)
            if not (self._unsent or self._coming_and_going or self._turning):
                self._work.clear()

    async def _say(self, news: Collection[tuple[str, bytes]], presence: set[str], turning: set[str]) -> None:
        """All that waits, in one go."""
        if news or presence:
            async with self._redis.pipeline(transaction=False) as pipeline:
                for table in presence:
                    key = f"{self.PREFIX}here:{table}"
                    if who := self._here.get(table):
                        said = msgspec.json.encode((time.time() + self.HERE_FOR, who))
                        pipeline.execute_command("HSET", key, self._me, said)
                        pipeline.execute_command("EXPIRE", key, int(self.HERE_FOR))
                    else:
                        pipeline.execute_command("HDEL", key, self._me)
                for table, message in news:
                    pipeline.execute_command("PUBLISH", self.PREFIX + table, self._me + message)
                await pipeline.execute()
        if self._pubsub is None:
            return  # the listener subscribes to everything when it is connected
        wanted = {table for table in turning if table in self._hearers}
        if wanted:
            await self._pubsub.subscribe(*(self.PREFIX + table for table in wanted))
        if unwanted := turning - wanted:
            await self._pubsub.unsubscribe(*(self.PREFIX + table for table in unwanted))

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(self.HERE_FOR / 3)
            if self._here:
                self._coming_and_going.update(self._here)
                self._work.set()

    # --- listening -------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    # The first channel is nobody's; there must be one to have a connection.
                    await pubsub.subscribe(self.PREFIX, *(self.PREFIX + table for table in self._hearers))
                    self._pubsub, self.connected = pubsub, True
                    await self._hear(pubsub)
            except self._troubles() as error:
                self._lost(error)
                await asyncio.sleep(self.AGAIN)
            finally:
                self._pubsub, self.connected = None, False

    async def _hear(self, pubsub: PubSub) -> None:
        asked = False
        while True:
            message = await pubsub.get_message(timeout=self.QUIET)
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
                self._tell(table, None)  # until now somebody may have spoken unheard
            elif message["type"] == "message" and not message["data"].startswith(self._me):
                self._tell(table, message["data"][len(self._me) :])

    def _lost(self, error: Exception) -> None:
        if self.connected:
            log.warning("Redis is away; news reach other processes late until it is back: %s", error)
        self.connected = False

    @staticmethod
    def _troubles() -> tuple[type[Exception], ...]:
        from redis.exceptions import RedisError  # noqa: PLC0415

        return RedisError, OSError, TimeoutError


def broker(url: str | None) -> Broker:
    """The broker at that address, or none but memory."""
    return RedisBroker(url) if url else MemoryBroker()


_PRESENCE = msgspec.json.Decoder(tuple[float, set[str]])
