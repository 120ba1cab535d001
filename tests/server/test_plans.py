"""Ten thousand idle tables cost nothing: every question the store asks is answered by an index, and a move writes the
same few rows. Looked up in the databases' own plans, so that no clock is needed."""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import Connection, event, insert, text

from petitfour.server.store import appends
from petitfour.server.store.appends import Append
from petitfour.server.store.database import as_json
from petitfour.server.store.postgres import DatabaseServer
from petitfour.server.store.rows import entry_columns, seat_columns, table_columns, token_columns
from petitfour.server.store.schema import entries, persons, seats, secrets, tables, tokens
from petitfour.server.store.sqlite import DataFile
from petitfour.server.store.store import Store
from petitfour.server.tokens import Secret
from server.kept import create, entry, person, row, token
from server.test_store import writing

IDLE = 10_000


def fill(connection: Connection) -> None:
    """Idle tables of every sort: gathering and listed, waiting for a person, over; some with a clean-up due one day."""
    sorts = (("gathering", True), ("gathering", False), ("playing", False), ("playing", True), ("over", True))
    rows = [
        row(
            f"idle{number:05}",
            phase=sorts[number % 5][0],
            listed=sorts[number % 5][1],
            created=number,
            due=10**12 + number if number % 2 else None,
            people=[(f"person{number}", 0)],
        )
        for number in range(IDLE)
    ]
    connection.execute(insert(tables), [table_columns(one) for one in rows])
    connection.execute(insert(entries), [entry_columns(one.id, entry(1)) for one in rows])
    connection.execute(insert(seats), [seat_columns(one)[0] for one in rows])
    people = [{"id": f"person{number}", "name": "", "created": number} for number in range(IDLE)]
    connection.execute(insert(persons), people)
    cards = [token(Secret.new(), person=one["id"], expires=10**12) for one in people]
    connection.execute(insert(tokens), [token_columns(one) for one in cards])
    connection.execute(insert(secrets), [{"table_id": one.id, "secret": b"x"} for one in rows])
    connection.execute(text("ANALYZE"))


Asked = list[tuple[str, Any]]


def asked(store: Store) -> Asked:
    """Every statement the store sends from now on."""
    data = store._data
    assert isinstance(data, (DataFile, DatabaseServer))
    found: Asked = []

    def note(_c: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, many: bool) -> None:
        if not statement.startswith(("BEGIN", "PRAGMA", "EXPLAIN")):
            found.append((statement, parameters[0] if many else parameters))

    for engine in (writing(store), getattr(data._reading, "sync_engine", data._reading)):
        event.listen(engine, "before_cursor_execute", note)
    return found


async def plan(store: Store, statement: str, parameters: Any) -> str:
    explain = "EXPLAIN QUERY PLAN " if isinstance(store._data, DataFile) else "EXPLAIN "

    def work(connection: Connection) -> str:
        lines = connection.exec_driver_sql(explain + statement, parameters).all()
        return "\n".join(str(line[-1]) for line in lines)

    # As it is planned where it runs: the writer has settings of its own.
    reads = statement.startswith("SELECT") and not re.search("FOR (UPDATE|SHARE)", statement)
    return await (store._data.read if reads else store._data.write)(work)


def scans(plan: str) -> list[str]:
    """The lines of a plan that go through a whole table of ours."""
    ours = ("tables", "entries", "seats", "secrets", "persons", "tokens")
    whole = [line for line in plan.splitlines() if "SCAN " in line or "Seq Scan on" in line]
    return [
        line
        for line in whole
        if any(name in line.replace("Seq Scan on ", "SCAN ").partition("SCAN ")[2].split()[:1] for name in ours)
        and "USING INDEX tables_open" not in line
    ]


def appending(store: Store, wave: list[Append]) -> Asked:
    """The statements that append entries. They do not go through SQLAlchemy."""
    new, people = appends.parameter(wave), appends.named(wave)
    if not isinstance(store._data, DataFile):
        return [
            *((statement, (new,)) for statement in appends.POSTGRESQL.values()),
            (appends.POSTGRESQL_NAMED, (people,)),
        ]
    which = (new, as_json([one.row.id for one in wave]))
    updates = [(statement, (new,)) for statement in appends.SQLITE_UPDATE.values()]
    others = (appends.SQLITE_ENTRIES, appends.SQLITE_REWRITTEN, appends.SQLITE_UNSEAT, appends.SQLITE_SEAT)
    return [*updates, *((statement, which) for statement in others), (appends.SQLITE_NAMED, (people,))]


async def test_no_question_goes_through_all_tables(store: Store) -> None:
    await store._data.write(fill)
    secret = await person(store)
    found = asked(store)
    assert await store.numbers(f"idle{number:05}" for number in range(300)) == {
        f"idle{number:05}": 1 for number in range(300)
    }

    await create(store, people=[("anna", 0)])
    await store.append(row(number=2, people=[("anna", 0)]), entry(2))
    await store.append(row(number=3, people=[("ben", 0)]), entry(3))
    await store.load("t1")
    await store.secret("t1")
    assert len(await store.open_tables(20)) == 20
    await store.tables_of("person7")
    await store.tables_of("person7", over=True)
    assert await store.overdue(10**12) == []
    await store.person_by_token(secret.hash, "person", 1)
    carry = Secret.new()
    await store.add_token(token(carry, "carry", expires=5))
    await store.use_token(carry.hash, "carry", 1)
    await store.forget_expired(9)
    await store.forget_person("anna")
    await store.forget_tables(["t1"])
    await store.ping()

    wave = [Append(row(number=4, people=[("anna", 0)]), [entry(4)], ("anna",), [entry(2)])]
    found += appending(store, wave)

    assert len(found) > 20
    for statement, parameters in found:
        slow = scans(await plan(store, statement, parameters))
        assert not slow, f"{statement}\n{slow}"
    # and this test would notice
    assert scans(await plan(store, "SELECT * FROM tables WHERE updated > 5", ()))


async def test_a_start_takes_as_many_statements_beside_many_tables_as_alone(url: str) -> None:
    taken: list[list[int]] = []
    for prepare in (create, lambda store: store._data.write(fill)):
        store = await Store.open(url)
        await prepare(store)
        await store.close()
        again = await Store.open(url)
        found = asked(again)
        await again.ping()
        start = len(found)
        found.clear()
        await again.load("t1")
        taken.append([start, len(found)])
        await again.close()
    assert taken == [[2, 2]] * 2
