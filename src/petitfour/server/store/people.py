"""People and their tokens, in the store."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from petitfour.server.store.commits import Commits
from petitfour.server.store.database import as_json
from petitfour.server.store.rows import PEOPLE, NoSuchPerson, Person, Token, token_columns
from petitfour.server.store.schema import not_being_deleted, persons, seats, tables, tokens


class People(Commits):
    """The part of the store that has people and tokens."""

    async def new_person(self, person: Person, token: Token) -> None:
        """Write a new person with the token that identifies them."""

        def work(connection: Connection) -> None:
            connection.execute(insert(persons), msgspec.to_builtins(person))
            connection.execute(insert(tokens), token_columns(token))

        await self._write(work)

    async def person(self, id: str) -> Person | None:
        """Return a person, or None if there is no such person or they are being deleted."""
        found = await self._one(select(persons).where(persons.c.id == id, not_being_deleted))
        return None if found is None else Person(*found)

    async def person_by_token(self, hash: bytes, kind: str, now: int) -> Person | None:
        """Return the person whom a token identifies, or None if the token is unknown, used or expired."""
        valid = (tokens.c.hash == hash) & (tokens.c.kind == kind) & _is_valid(now)
        found = await self._one(select(persons).join(tokens).where(valid, not_being_deleted))
        return None if found is None else Person(*found)

    async def rename(self, person: str, name: str) -> None:
        """Change a display name. Does nothing if the person is being deleted."""
        await self._change(update(persons).where(persons.c.id == person, not_being_deleted).values(name=name))

    async def begin_to_forget(self, person: str) -> None:
        """Delete the name and the tokens of a person. From now on nothing can be written that names them."""

        def work(connection: Connection) -> None:
            connection.execute(update(persons).where(persons.c.id == person).values(name=""))
            connection.execute(delete(tokens).where(tokens.c.person == person))

        await self._write(work)

    async def half_forgotten(self) -> list[str]:
        """Return the people whose deletion was begun and interrupted."""
        begun = select(persons.c.id).where(persons.c.name == "")
        return await self._data.read(lambda connection: list(connection.scalars(begun)))

    async def forget_person(self, person: str) -> None:
        """Delete a person, their tokens and their seats, also from the write-ahead log of a data file.

        Call `redact` first for what they wrote into logs.
        """

        def work(connection: Connection) -> None:
            sits = select(seats.c.table_id).where(seats.c.person == person)
            where = select(tables.c.id, tables.c.people).where(tables.c.id.in_(sits)).order_by(tables.c.id)
            for table, people in connection.execute(where.with_for_update()).all():
                others = [(who, seat) for who, seat in PEOPLE.decode(people) if who != person]
                connection.execute(update(tables).where(tables.c.id == table).values(people=as_json(others)))
            connection.execute(delete(seats).where(seats.c.person == person))
            connection.execute(delete(persons).where(persons.c.id == person))

        await self._write(work)
        await self._data.erase()

    async def add_token(self, token: Token) -> None:
        """Write a token. Raises NoSuchPerson if its person is deleted."""

        def work(connection: Connection) -> None:
            check_named(connection, [token.person] if token.person else [])
            connection.execute(insert(tokens), token_columns(token))

        await self._write(work)

    async def use_token(self, hash: bytes, kind: str, now: int) -> Token | None:
        """Return a valid token and mark it as used. Of all callers in all processes, exactly one gets it."""
        valid = (tokens.c.hash == hash) & (tokens.c.kind == kind) & _is_valid(now)

        def work(connection: Connection) -> Token | None:
            found = connection.execute(update(tokens).where(valid).values(used=now).returning(*tokens.c)).first()
            return None if found is None else Token(*found)

        return await self._write(work)

    async def forget_expired(self, now: int) -> None:
        """Delete the tokens that have expired."""
        await self._change(delete(tokens).where(tokens.c.expires <= now))


def check_named(connection: Connection, named: Sequence[str]) -> None:
    """Raise NoSuchPerson if one of these people is deleted. Nobody can begin to delete them until the transaction
    ends."""
    if named:
        asked = select(persons.c.id).where(persons.c.id.in_(set(named)), not_being_deleted).order_by(persons.c.id)
        if len(connection.execute(asked.with_for_update(read=True)).all()) < len(set(named)):
            raise NoSuchPerson("A person who is named there is deleted.")


def _is_valid(now: int) -> ColumnElement[bool]:
    """Return the condition that the token is neither used nor expired."""
    return tokens.c.used.is_(None) & (tokens.c.expires.is_(None) | (tokens.c.expires > now))
