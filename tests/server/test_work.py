"""The queue of work: urgent kinds first, owners in turn, bounded, and nothing runs that nobody waits for."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from petitfour.core.breaks import breathe
from petitfour.server.config import Limits, Timing
from petitfour.server.live.work_queue import Kind, Work
from petitfour.server.web.limits import Allowance, Buckets, per_minute
from petitfour.table.errors import Refused
from server.live import until
from server.manual_clock import ManualClock

PATIENCE = 20.0


class Bench:
    """A queue, a log of what ran, and jobs that the test holds back."""

    def __init__(self, threads: int, **how: int) -> None:
        self.work = Work(threads, Limits(**how), Timing())
        self.ran: list[str] = []
        self.gate = threading.Event()
        self.tasks: list[asyncio.Task[Any]] = []

    def ask(self, kind: Kind, owner: str, name: str, alone: str | None = None, held: bool = False) -> asyncio.Task[Any]:
        begun = threading.Event()

        def job() -> str:
            self.ran.append(name)
            begun.set()
            if held:
                self.gate.wait(PATIENCE)
            return name

        task = asyncio.create_task(self.work.run(kind, owner, job, alone))
        task.begun = begun  # type: ignore[attr-defined]
        self.tasks.append(task)
        return task

    async def begun(self, task: asyncio.Task[Any]) -> None:
        await until(task.begun.is_set)  # type: ignore[attr-defined]

    async def finish(self) -> list[Any]:
        self.gate.set()
        async with asyncio.timeout(PATIENCE):
            return await asyncio.gather(*self.tasks, return_exceptions=True)


@pytest_asyncio.fixture
async def bench() -> AsyncIterator[Bench]:
    """One thread for bots."""
    made = Bench(1, jobs_person=3, jobs=5)
    yield made
    made.gate.set()
    made.work.close()


async def test_an_owner_with_many_jobs_delays_the_others_by_one(bench: Bench) -> None:
    await bench.begun(bench.ask(Kind.BOT, "x", "first", held=True))
    for number in range(20):
        bench.ask(Kind.BOT, "Eve", f"Eve {number}")
    bench.ask(Kind.BOT, "Ann", "Ann")
    bench.ask(Kind.BOT, "Ben", "Ben")
    await asyncio.sleep(0)
    await bench.finish()
    assert bench.ran[:5] == ["first", "Eve 0", "Ann", "Ben", "Eve 1"]


async def test_stand_ins_come_before_bots_and_bots_before_hints(bench: Bench) -> None:
    await bench.begun(bench.ask(Kind.BOT, "x", "first", held=True))
    bench.ask(Kind.HINT, "Ann", "hint")
    bench.ask(Kind.BOT, "Ben", "bot")
    bench.ask(Kind.STAND_IN, "Cleo", "stand-in")
    await asyncio.sleep(0)
    await bench.finish()
    assert bench.ran == ["first", "stand-in", "bot", "hint"]


@pytest.mark.parametrize("kind", [Kind.HINT, Kind.PAGE, Kind.REVIEW])
async def test_a_move_does_not_wait_for_a_hint_a_page_or_a_review_that_runs(bench: Bench, kind: Kind) -> None:
    long = bench.ask(kind, "Eve", "long", held=True)
    await bench.begun(long)
    async with asyncio.timeout(PATIENCE):
        assert await bench.ask(Kind.BOT, "Ann", "bot") == "bot"
    assert not long.done()


async def test_of_one_table_one_bot_thinks_at_a_time_and_a_stand_in_does_not_wait_for_it() -> None:
    bench = Bench(3)
    await bench.begun(bench.ask(Kind.BOT, "Ann", "first", alone="t", held=True))
    second = bench.ask(Kind.BOT, "Ann", "second", alone="t")
    async with asyncio.timeout(PATIENCE):
        await bench.ask(Kind.BOT, "Ann", "another table", alone="u")
        await bench.ask(Kind.STAND_IN, "t", "stand-in")
    assert not second.done()
    await bench.finish()
    assert bench.ran == ["first", "another table", "stand-in", "second"]
    bench.work.close()


async def test_the_queue_is_bounded_for_each_owner_and_in_all(bench: Bench) -> None:
    await bench.begun(bench.ask(Kind.PAGE, "Eve", "running", held=True))
    asked = [bench.ask(Kind.PAGE, owner, owner) for owner in ("Eve", "Eve", "Eve", "Ann", "Ben", "Cleo", "Dev")]
    await asyncio.sleep(0)
    answers = (await bench.finish())[1:]
    assert [str(one) for one in answers] == ["Eve", "Eve", "too-many", "Ann", "Ben", "Cleo", "busy"]
    assert len(asked) == 7
    assert not bench.work.held


@pytest.mark.parametrize("kind", [Kind.HINT, Kind.REVIEW])
async def test_one_hint_and_one_review_a_person(bench: Bench, kind: Kind) -> None:
    await bench.begun(bench.ask(kind, "Eve", "running", held=True))
    bench.ask(kind, "Eve", "again")
    await asyncio.sleep(0)
    assert str((await bench.finish())[1]) == "too-many"
    assert await bench.ask(kind, "Eve", "later") == "later"


async def test_a_job_that_nobody_waits_for_is_dropped_before_it_runs(bench: Bench) -> None:
    await bench.begun(bench.ask(Kind.PAGE, "Ann", "first", held=True))
    gone = [bench.ask(Kind.PAGE, "Eve", "gone") for _ in range(3)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    await asyncio.wait(gone)
    bench.ask(Kind.PAGE, "Eve", "stays")  # the places are free again
    await bench.finish()
    assert bench.ran == ["first", "stays"]


async def test_a_job_that_runs_keeps_its_place_until_it_is_done(bench: Bench) -> None:
    """Closing a connection and asking again gives nobody a second thread."""
    first = bench.ask(Kind.HINT, "Eve", "first", held=True)
    await bench.begun(first)
    first.cancel()
    await asyncio.wait([first])
    with pytest.raises(Refused, match="too-many"):
        await bench.ask(Kind.HINT, "Eve", "second")
    bench.gate.set()
    await until(lambda: not bench.work.held)
    assert await bench.ask(Kind.HINT, "Eve", "third") == "third"


async def test_errors_of_a_job_are_its_callers(bench: Bench) -> None:
    with pytest.raises(ZeroDivisionError):
        await bench.work.run(Kind.PAGE, "Ann", lambda: 1 // 0)
    assert await bench.ask(Kind.PAGE, "Ann", "next") == "next"


async def test_a_queue_that_closes_refuses_what_waits(bench: Bench) -> None:
    await bench.begun(bench.ask(Kind.PAGE, "Ann", "first", held=True))
    bench.ask(Kind.PAGE, "Ben", "waits")
    await asyncio.sleep(0)
    bench.work.close()
    assert [str(one) for one in await bench.finish()] == ["first", "busy"]
    with pytest.raises(Refused, match="busy"):
        await bench.ask(Kind.PAGE, "Ann", "too late")


@pytest.mark.parametrize("kind", Kind)
async def test_all_but_moves_take_breaks(kind: Kind) -> None:
    """The event loop gets the interpreter's lock meanwhile."""
    work = Work(1, Limits(), Timing(work=0, rest=0))
    slept: list[float] = []

    def job() -> None:
        before = time.sleep
        try:
            time.sleep = slept.append  # type: ignore[assignment]
            breathe()
        finally:
            time.sleep = before

    await work.run(kind, "Ann", job)
    assert slept == ([] if kind <= Kind.BOT else [0])
    work.close()


# --- budgets -------------------------------------------------------------------------------------------------------


def test_a_bucket_pays_by_cost_and_fills_up_again() -> None:
    clock = ManualClock()
    bucket = per_minute(clock, 60)
    assert bucket.take("Ann", 50)
    assert not bucket.take("Ann", 20)
    assert bucket.take("Ben", 20)
    clock.pass_(10)
    assert bucket.take("Ann", 20)
    assert not bucket.take("Ann")


def test_a_cost_above_the_size_of_a_bucket_takes_a_full_one() -> None:
    clock = ManualClock()
    bucket = per_minute(clock, 10)
    assert bucket.take("Ann", 500)
    assert not bucket.take("Ann")
    clock.pass_(59)
    assert not bucket.take("Ann", 500)
    clock.pass_(2)
    assert bucket.take("Ann", 500)
    assert not Buckets(clock, 0, 0).take("Ann")


def test_a_cost_is_taken_from_person_and_address_or_from_neither() -> None:
    clock = ManualClock()
    allowance = Allowance(per_minute(clock, 2), per_minute(clock, 3))
    for _ in range(2):
        allowance.spend("Ann", "home")
    with pytest.raises(Refused, match="too-many"):
        allowance.spend("Ann", "home")
    allowance.spend(None, "home")  # Ann's refusal has cost the address nothing
    for person in ("Ben", None):
        with pytest.raises(Refused, match="too-many"):
            allowance.spend(person, "home")
    for _ in range(2):
        allowance.spend("Ben", "away")  # and the address's has cost Ben nothing
