"""Older data become newer ones by themselves, once, whole; newer data are refused."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from petitfour.server.store import migrate
from petitfour.server.store.database import Database, NewerData
from petitfour.server.store.schema import metadata
from petitfour.server.store.store import Store
from server.kept import create


async def test_the_migrations_make_the_tables_the_code_knows(store: Store) -> None:
    def differences(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    def conditions(connection: Connection) -> dict[str, str]:
        found = inspect(connection).get_indexes("tables")
        options = {str(index["name"]): dict(index.get("dialect_options", {})) for index in found}
        return {name: " ".join(map(str, said.values())) for name, said in options.items()}

    assert await store._data.read(differences) == []
    made = await store._data.read(conditions)
    assert "gathering" in made["tables_open"]
    assert "due IS NOT NULL" in made["tables_due"]


async def test_data_from_a_newer_version_are_refused_in_one_sentence(url: str) -> None:
    store = await Store.open(url)
    await create(store)
    await store._data.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
    )
    await store.close()
    with pytest.raises(NewerData, match=r"^The data were written by a newer version .*9999.*; update the program\.$"):
        await Store.open(url)
    data = Database.at(url)
    assert await data.read(lambda connection: connection.scalar(text("SELECT count(*) FROM tables"))) == 1
    await data.close()


async def test_a_migration_that_is_interrupted_has_not_happened(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(connection: Connection) -> None:
        migrate.migrate(connection)
        raise RuntimeError("the power went out")

    data = Database.at(url)
    with pytest.raises(RuntimeError):
        await data.write(breaks)
    assert await data.read(lambda connection: inspect(connection).get_table_names()) == []
    await data.close()
    store = await Store.open(url)
    await create(store)
    await store.close()


async def test_processes_that_start_at_once_migrate_once(url: str) -> None:
    program = (
        "import asyncio, sys\n"
        "from petitfour.server.store.store import Store\n"
        "async def main():\n"
        "    store = await Store.open(sys.argv[1])\n"
        "    await store.ping()\n"
        "    await store.close()\n"
        "asyncio.run(main())\n"
    )
    started = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", program, url, stderr=asyncio.subprocess.PIPE)
        for _ in range(2)
    ]
    for process in started:
        _, errors = await process.communicate()
        assert process.returncode == 0, errors.decode()


def test_the_steps_are_one_line_and_go_forward_only() -> None:
    scripts = ScriptDirectory.from_config(migrate.migrations())
    steps = list(scripts.walk_revisions())
    assert [step.revision for step in steps] == [f"{number:04}" for number in range(len(steps), 0, -1)]
    assert not any(hasattr(step.module, "downgrade") for step in steps)
    assert all(Path(step.path).name.startswith(f"v{step.revision}_") for step in steps)
