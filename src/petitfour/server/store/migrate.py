"""Bring the data to the version of this program, with the steps in `migrations/versions`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from petitfour.server.store.database import BadData, NewerData


def migrations() -> Config:
    """Return Alembic's configuration."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def is_current(connection: Connection) -> bool:
    """Return whether the data have this program's version; False if they are older or there are none yet.

    Raises NewerData or BadData if this program cannot use them.
    """
    scripts = ScriptDirectory.from_config(migrations())
    here = MigrationContext.configure(connection).get_current_revision()
    if here is not None:
        try:
            scripts.get_revision(here)
        except (CommandError, ResolutionError):
            raise NewerData(
                f"The data were written by a newer version of Petit Four (data version {here}); update the program."
            ) from None
    elif connection.dialect.name == "sqlite" and inspect(connection).get_table_names():
        raise BadData("This is a database of another program, not a data file of Petit Four.")
    return here == scripts.get_current_head()


def migrate(connection: Connection) -> None:
    """Bring the data to this version, in the caller's transaction. Never migrates backwards."""
    if connection.dialect.name == "postgresql":  # if several processes start at once, one migrates
        connection.execute(text("SELECT pg_advisory_xact_lock(4444)"))
    if not is_current(connection):
        config = migrations()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_ours(connection: Connection) -> bool:
    """Return whether the database has the tables of Petit Four, of any version."""
    return {"alembic_version", "tables", "entries"} <= set(inspect(connection).get_table_names())
