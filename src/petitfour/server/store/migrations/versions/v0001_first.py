"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def table_id(**options: object) -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id", ondelete="CASCADE"), **options)  # type: ignore[arg-type]


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("phase", sa.String, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("waiting_for", sa.Text, nullable=False),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    for name, column, condition in (
        ("tables_open", "created", "listed AND phase = 'gathering'"),
        ("tables_due", "due", "due IS NOT NULL"),
    ):
        op.create_index(name, "tables", [column], sqlite_where=sa.text(condition), postgresql_where=sa.text(condition))
    op.create_table(
        "entries",
        table_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String, nullable=False, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table("secrets", table_id(primary_key=True), sa.Column("secret", sa.LargeBinary, nullable=False))
    op.create_table(
        "persons",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("person", sa.String, sa.ForeignKey("persons.id", ondelete="CASCADE"), index=True),
        table_id(index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("expires", sa.BigInteger, index=True),
        sa.Column("used", sa.BigInteger),
    )
