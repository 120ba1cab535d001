"""A remote bot: it sits at a table of a Petit Four server and plays with the same messages as everybody.

    python examples/remote_bot.py http://localhost:8704 TABLE TOKEN

The host of a table gets the token when giving a seat to a remote bot (POST /api/tables/TABLE/tokens; see host_bots.py).
This one plays any legal move; put your own thoughts into `choose`. It needs nothing but `pip install websockets`.
"""

import asyncio
import itertools
import json
import random
import sys
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict[str, Any]) -> str:
    """Everything a person in that seat would see is in the view; docs/wire.md says what is what."""
    if form := view.get("legal_form"):  # Mastermind: too many to be listed, but it says how they are built
        pick = random.choices if form["repeats"] else random.sample
        return f"{form['word']} {''.join(pick(form['colours'], k=form['pegs']))}"
    legal: list[str] = view["legal"]
    return random.choice(legal)


async def play(server: str, table: str, token: str) -> None:
    address = f"{server.replace('http', 'ws', 1)}/t/{table}/ws?v=2"
    numbers, seat, answered, waiting = itertools.count(1), None, -1, None
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        async def say(type: str, **more: object) -> int:
            number = next(numbers)
            await socket.send(json.dumps({"id": number, "command": {"type": type, **more}}))
            return number

        view, at = None, 0
        async for text in socket:
            message = json.loads(text)
            if "error" in message:  # a refusal changes nothing: look at the table again, and try again
                print(f"refused: {message['error']['id']}", file=sys.stderr)
                await asyncio.sleep(0.2)
                answered, view = -1, None
                await say("resume", at=0)
            if message.get("reply_to") == waiting:
                waiting = None
            if "you" in message:
                seat = next(iter(message["you"]["seats"]), None)
                if seat is None:
                    sys.exit("this token has no seat at this table")
                if message.get("table", {}).get("phase") == "gathering":
                    await say("ready", seat=seat)
            if message.get("table", {}).get("phase") == "over":
                return
            if "view" in message:
                view, at = message["view"], message["at"]
            if view and seat in view["to_act"] and waiting is None and at > answered:
                answered = at
                waiting = await say("move", seat=seat, at=at, move=choose(view))


if __name__ == "__main__":
    try:
        asyncio.run(play(*sys.argv[1:]))
    except ConnectionClosed as closed:
        sys.exit(f"the server closed the connection: {closed.rcvd or closed}")
