"""Alembic runs this file to migrate. The connection, with its transaction, comes from `migrate.migrate`."""

from __future__ import annotations

from alembic import context

from petitfour.server.store.schema import metadata

# Both databases can roll back schema changes, so an interrupted migration leaves the data unchanged.
context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, transactional_ddl=True)
context.run_migrations()
