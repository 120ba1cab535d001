"""Alembic runs this file to migrate. The connection, with its transaction, is handed over by `database.migrate`."""

from __future__ import annotations

from alembic import context

from petitfour.server.database import metadata

# Both databases can undo changes of their tables, so that a migration that is interrupted has not happened.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
