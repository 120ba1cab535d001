"""Run expensive computations off the event loop, in a fair and bounded queue.

Each job has a kind, and kinds have strict priorities: a hint never starts while a bot's move could. Within a kind the
owners take turns, so an owner with a hundred jobs delays each of the others by one job. Hints, pages and reviews have
threads of their own, so a move never waits for one that is running. They take short breaks (core/breaks.py), because
the event loop needs the interpreter's lock. If its caller is cancelled, a waiting job is dropped; a running one keeps
its place until its thread is done.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any, TypeVar

from petitfour.core.breaks import taking_breaks
from petitfour.server.config import Limits, Timing
from petitfour.table.errors import Refused

T = TypeVar("T")


class Kind(IntEnum):
    """The purpose of a job, most urgent first."""

    STAND_IN = 0
    """The move of a player whose time has expired."""
    BOT = 1
    """The move of a bot in its seat."""
    HINT = 2
    PAGE = 3
    """A record, a replay, an expansion, a QR code."""
    REVIEW = 4


class Job:
    """A function to run on a thread, and the future of its result."""

    __slots__ = ("alone", "answer", "call", "kind", "owner")

    def __init__(self, kind: Kind, owner: str, call: Callable[[], Any], alone: str | None) -> None:
        self.kind = kind
        self.owner = owner
        self.call = call
        self.alone = alone
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Work:
    """The queue of one process. At most `threads` bots think at once."""

    def __init__(self, threads: int, limits: Limits, timing: Timing) -> None:
        hints = max(1, threads - 1)
        self.threads = threads
        self.timing = timing
        self.most_hints = hints
        self.most_of_owner = {Kind.HINT: 1, Kind.PAGE: limits.jobs_person, Kind.REVIEW: 1}
        self.most = limits.jobs
        self.pool = ThreadPoolExecutor(threads + hints + 2, "work")
        self.waiting: dict[Kind, OrderedDict[str, deque[Job]]] = {kind: OrderedDict() for kind in Kind}
        self.running: Counter[Kind] = Counter()
        self.alone: set[str] = set()  # `alone` of the running jobs
        self.held: Counter[tuple[Kind, str]] = Counter()  # waiting and running jobs by kind and owner
        self.closed = False

    def close(self) -> None:
        """Refuse all waiting jobs. Running jobs are not awaited."""
        self.closed = True
        for queue in self.waiting.values():
            for job in [job for jobs in queue.values() for job in jobs]:
                if not job.answer.done():
                    job.answer.set_exception(Refused("busy"))
            queue.clear()
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, kind: Kind, owner: str, call: Callable[[], T], alone: str | None = None) -> T:
        """Run `call` on a thread when its turn comes, and return its result.

        The owners of jobs share the queue fairly. Of the jobs with the same `alone` one runs at a time. Raises Refused
        `too-many` if the owner has too many jobs of this kind, `busy` if the queue is full. Moves are never refused:
        there is at most one for each seat of the tables in this process.
        """
        if self.closed:
            raise Refused("busy")
        if kind in self.most_of_owner:
            if self.held[kind, owner] >= self.most_of_owner[kind]:
                raise Refused("too-many")
            if sum(map(len, self.waiting[kind].values())) >= self.most:
                raise Refused("busy")
        job = Job(kind, owner, call, alone)
        self.held[kind, owner] += 1
        self.waiting[kind].setdefault(owner, deque()).append(job)
        self.start_waiting()
        try:
            result: T = await job.answer
        except asyncio.CancelledError:
            self.drop(job)
            raise
        return result

    def drop(self, job: Job) -> None:
        """Remove a job that has not begun."""
        jobs = self.waiting[job.kind].get(job.owner)
        if jobs is not None and job in jobs:
            self.take(job)
            self.release(job)

    def take(self, job: Job) -> None:
        """Take a job out of the queue, and put its owner last."""
        queue = self.waiting[job.kind]
        queue[job.owner].remove(job)
        if queue[job.owner]:
            queue.move_to_end(job.owner)
        else:
            del queue[job.owner]

    def release(self, job: Job) -> None:
        """Free the place of a job in the limits of its owner."""
        self.held[job.kind, job.owner] -= 1
        if not self.held[job.kind, job.owner]:
            del self.held[job.kind, job.owner]

    def start_waiting(self) -> None:
        """Start all jobs for which there is room, the most urgent kind first."""
        for kind in Kind:
            while self.has_place(kind) and (job := self.next(kind)) is not None:
                self.start(job)

    def has_place(self, kind: Kind) -> bool:
        """Whether a job of this kind may start. Hints start only on threads that no move uses. One page and one
        review run at a time."""
        moves = self.running[Kind.STAND_IN] + self.running[Kind.BOT]
        if kind <= Kind.BOT:
            return moves < self.threads
        if kind == Kind.HINT:
            return self.running[kind] < self.most_hints and moves + self.running[kind] < self.threads
        return self.running[kind] < 1

    def next(self, kind: Kind) -> Job | None:
        """Return the next job of a kind that may run now."""
        for jobs in self.waiting[kind].values():
            for job in jobs:
                if job.alone is None or job.alone not in self.alone:
                    return job
        return None

    def start(self, job: Job) -> None:
        """Run a job on a thread."""
        self.take(job)
        self.running[job.kind] += 1
        if job.alone is not None:
            self.alone.add(job.alone)
        done = asyncio.get_running_loop().run_in_executor(self.pool, self.call, job)
        done.add_done_callback(lambda future: self.finish(job, future))

    def call(self, job: Job) -> Any:
        """Call the function of a job. Runs on a thread."""
        if job.kind <= Kind.BOT:
            return job.call()
        with taking_breaks(self.timing.work, self.timing.rest):
            return job.call()

    def finish(self, job: Job, done: asyncio.Future[Any]) -> None:
        """Pass on the result of a job, and start the next ones."""
        self.running[job.kind] -= 1
        if job.alone is not None:
            self.alone.discard(job.alone)
        self.release(job)
        error = Refused("busy") if done.cancelled() else done.exception()
        if not job.answer.done():
            if error is None:
                job.answer.set_result(done.result())
            else:
                job.answer.set_exception(error)
        if not self.closed:
            self.start_waiting()
