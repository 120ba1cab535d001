"""The tables and indexes of the database, for SQLAlchemy.

Times are milliseconds since 1970. Lists and free-form parts are JSON text, so any database tool can show them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    literal_column,
)

metadata = MetaData()

# One row per table, with what lists, the sweep and returning people need. All of it follows from the log.
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("phase", String, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("number", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("waiting_for", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("about", Text, nullable=False),
)

# Partial indexes: they contain only the rows that queries ask for, so idle and finished tables cost nothing. SQLite
# uses a partial index only if the query repeats its condition literally.
is_open = literal_column("listed") & (literal_column("phase") == literal_column("'gathering'"))
for name, column, condition in (
    ("tables_open", tables.c.created, is_open),
    ("tables_due", tables.c.due, literal_column("due").is_not(None)),
):
    Index(name, column, sqlite_where=condition, postgresql_where=condition)

# The log, from which everything else about a table follows. The primary key keeps two processes from both writing
# entry 18.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("act", Text, nullable=False),
    sqlite_with_rowid=False,  # stores the entries of a table next to each other
)

# Who sits where: the content of `tables.people`, indexed by person.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String, nullable=False, index=True),
    sqlite_with_rowid=False,
)

# The secret that determines the deals of a table. It is not in the log, so that showing the log cannot reveal it.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)

persons = Table(
    "persons",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A person without a name is being deleted.
not_being_deleted = persons.c.name != ""

# Only the SHA-256 of a token is stored: reading the data file is not enough to act as somebody else.
tokens = Table(
    "tokens",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("kind", String, nullable=False),
    Column("person", String, ForeignKey("persons.id", ondelete="CASCADE"), index=True),
    Column("expires", BigInteger, index=True),
    Column("used", BigInteger),
)
