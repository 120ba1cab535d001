"""A bot from outside: it sits at a table of a Petit Four server and plays by the same messages as everybody.

    python examples/outside_bot.py http://localhost:8704 TABLE TOKEN

The host of a table gets the token when giving a seat to an outside bot (POST /api/tables/TABLE/tokens). This one
plays any legal move; put your own thoughts into `choose`. It needs nothing but `pip install websockets`.
"""

import asyncio
import itertools
import json
import random
import sys

from websockets.asyncio.client import connect


def choose(view: dict) -> str:
    """Everything a person in that seat would see is in the view; docs/wire.md says what is what."""
    if form := view.get("legal_form"):  # Mastermind: too many to be listed, but it says how they are built
        pick = random.choices if form["repeats"] else random.sample
        return f"{form['word']} {''.join(pick(form['colours'], k=form['pegs']))}"
    return random.choice(view["legal"])


async def play(server: str, table: str, token: str) -> None:
    address = f"{server.replace('http', 'ws', 1)}/t/{table}/ws?v=1"
    numbers = itertools.count(1)
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        async def say(verb: str, **more: object) -> None:
            await socket.send(json.dumps({"id": next(numbers), "do": verb, **more}))

        async for text in socket:
            message = json.loads(text)
            if "error" in message:
                print(message["error"], file=sys.stderr)
            if "you" in message:
                (seat,) = message["you"]["seats"]
                await say("ready", seat=seat)
            if message.get("table", {}).get("phase") == "over":
                return
            view = message.get("view")
            if view and seat in view["to_act"]:
                await say("move", seat=seat, at=message["at"], move=choose(view))


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
