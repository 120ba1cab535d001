"""Group commit: writes that wait share one transaction.

A durable commit waits for the disk once, whatever its size. While one commit is running, new writes queue up, and the
next commit takes all of them. A single move waits for nobody, and under load the disk is not the limit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, TypeVar, cast

from sqlalchemy import Connection, Select

from petitfour.server.store.appends import Append, waves
from petitfour.server.store.database import Database, StoreUnavailable
from petitfour.server.store.rows import Collision, NoSuchPerson, read_row
from petitfour.table.summary import Row

T = TypeVar("T")
W = TypeVar("W")
Work = Callable[[Connection], T]
"""Runs on a connection, in a transaction that it may share with other work; on SQLite on another thread."""


class Queue(Generic[W]):
    """Writes of one kind that wait, each with the future of its answer."""

    def __init__(self) -> None:
        self.waiting: list[tuple[W, asyncio.Future[Any]]] = []

    def add(self, write: W) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, answer))
        return answer

    def take(self, most: int) -> list[tuple[W, asyncio.Future[Any]]]:
        """Take the writes that have waited longest."""
        batch, self.waiting = self.waiting[:most], self.waiting[most:]
        return batch


class Commits:
    """Reads from a database, and queues what is written to it."""

    def __init__(self, data: Database) -> None:
        self._data = data
        self._works: Queue[Work[Any]] = Queue()
        self._appends: Queue[Append] = Queue()
        self._writer: asyncio.Task[None] | None = None

    async def _one(self, query: Select[Any]) -> Any:
        """Return the first row that a query finds, or None."""
        return await self._data.read(lambda connection: connection.execute(query).first())

    async def _rows(self, query: Select[Any]) -> list[Row]:
        """Return the rows of tables that a query finds."""
        return await self._data.read(lambda connection: [read_row(found) for found in connection.execute(query)])

    async def _change(self, change: Any, values: Any = None) -> None:
        """Commit one statement. An empty list of values writes nothing."""
        if values == []:
            return

        def work(connection: Connection) -> None:
            connection.execute(change, values)

        await self._write(work)

    async def _write(self, work: Work[T]) -> T:
        """Queue work and return its answer once it is committed."""
        answer = self._works.add(work)
        self._start()
        return cast("T", await answer)

    def _append(self, append: Append) -> asyncio.Future[None]:
        """Queue an append. The answer is there once it is committed."""
        answer = self._appends.add(append)
        self._start()
        return answer

    def _start(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        """Commit everything that waits: work in one transaction, appends in another."""
        most = self._data.config.commit
        while self._works.waiting or self._appends.waiting:
            if works := self._works.take(most):
                await self._commit_all(works, self._commit_works)
            appends = self._appends.take(most)
            appends.sort(key=lambda one: one[0].row.id)  # processes that lock tables in one order cannot deadlock
            for wave in waves(appends):
                await self._commit_all(wave, self._commit_wave)

    async def _commit_works(self, works: Sequence[Work[Any]]) -> list[Any]:
        return await self._data.write(lambda connection: [run(connection, work) for work in works])

    async def _commit_wave(self, wave: Sequence[Append]) -> list[Any]:
        moved, alive = await self._data.append(wave)
        return [append.answer(moved, alive) for append in wave]

    async def _commit_all(
        self, batch: Sequence[tuple[W, asyncio.Future[Any]]], commit: Callable[[Sequence[W]], Awaitable[list[Any]]]
    ) -> None:
        """Commit a batch and give the callers their answers."""
        answers = await self._commit([write for write, _ in batch], commit)
        for (_, future), answer in zip(batch, answers, strict=True):
            if future.done():
                continue  # its caller was cancelled
            if isinstance(answer, Exception):
                future.set_exception(answer)
            else:
                future.set_result(answer)

    async def _commit(self, batch: Sequence[W], commit: Callable[[Sequence[W]], Awaitable[list[Any]]]) -> list[Any]:
        """Commit a batch. Returns one answer per write, an exception if it failed. Never raises."""
        try:
            return await commit(batch)
        except StoreUnavailable as error:
            return [StoreUnavailable(str(error)) for _ in batch]  # one each, because raising adds to the traceback
        except Exception as error:
            if len(batch) == 1:
                return [error]
        # One of the writes failed and the database rolled all of them back. Commit each by itself.
        return [(await self._commit([write], commit))[0] for write in batch]


def run(connection: Connection, work: Work[Any]) -> Any:
    """Run work in a transaction that it shares. Returns its answer, which may be an error."""
    try:
        return work(connection)
    except (Collision, NoSuchPerson) as error:  # raised before the work wrote anything
        return error
