"""Drop the columns of tokens that nothing reads: tokens identify people, not seats."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_index("ix_tokens_table_id")
        tokens.drop_column("table_id")
        tokens.drop_column("seat")
