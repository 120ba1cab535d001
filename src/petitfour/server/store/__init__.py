"""Persistence: the logs of tables, people and tokens in SQLite or PostgreSQL; backups, checks and exports."""
