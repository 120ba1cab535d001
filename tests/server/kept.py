"""Small tables for tests of the store."""

from __future__ import annotations

import msgspec

from petitfour.server.store.store import Entry, Person, Row, Store, Token
from petitfour.server.tokens import Secret


def row(id: str = "t1", number: int = 1, **changes: object) -> Row:
    first = Row(id, "marshmallow", "playing", False, number, created=1_000, updated=1_000 + number)
    return msgspec.structs.replace(first, **changes)


def entry(number: int = 1, act: str = "moved") -> Entry:
    return Entry(number, 1_000 + number, msgspec.json.encode({"type": act, "number": number}))


async def create(store: Store, id: str = "t1", number: int = 1, **changes: object) -> Row:
    made = row(id, number, **changes)
    await store.create(made, [entry(1, "created")], b"secret of " + id.encode())
    return made


def token(secret: Secret, kind: str = "person", **changes: object) -> Token:
    return msgspec.structs.replace(Token(secret.hash, kind), **changes)


async def person(store: Store, id: str = "anna") -> Secret:
    secret = Secret.new()
    await store.new_person(Person(id, id.title(), 1), token(secret, person=id))
    return secret
