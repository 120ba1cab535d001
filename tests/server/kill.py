"""A process that writes for the kill test: `python kill.py URL TABLES`. It says what was acknowledged, line by line."""

from __future__ import annotations

import asyncio
import os
import random
import sys

import msgspec

from petitfour.server.store.store import Entry, NoSuchTable, Store
from server.kept import create, row


def act(table: str, number: int) -> bytes:
    """Anybody can say what entry this is, so that half a one would be noticed."""
    return msgspec.json.encode({"table": table, "number": number, "text": f"{table}/{number} " * (number % 50)})


async def play(store: Store, table: str) -> None:
    try:
        number = (await store.load(table))[0].number
    except NoSuchTable:
        number = (await create(store, table)).number
        os.write(1, f"{table} 1\n".encode())
    while True:
        new = [Entry(n, 0, act(table, n)) for n in range(number + 1, number + random.choice((2, 2, 4)))]
        number = new[-1].number
        people = [(f"person{number}", number % 4)]
        await store.append(row(table, number, due=number, people=people), new)
        os.write(1, f"{table} {number}\n".encode())


async def main(url: str, count: int) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"t{number}") for number in range(count)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
