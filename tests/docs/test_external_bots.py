"""docs/external-bots.md: its messages are understood, its programs play, its tables are complete."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from petitfour import GAMES, Rng
from petitfour.bots.bot import Budget
from petitfour.bots.external import Answer, ExternalBot, ExternalFailure, Request
from petitfour.core.beliefs import BeliefData, read_belief

PAGE = (Path(__file__).parents[2] / "docs/external-bots.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


REQUEST, ANSWER = blocks("json")


def test_the_messages_are_what_is_sent_and_understood() -> None:
    request = msgspec.json.decode(REQUEST, type=Request)
    again = json.loads(msgspec.json.encode(request))
    assert again == json.loads(REQUEST)
    belief = read_belief(request.belief, GAMES)
    assert belief.known.view(belief.seat).plain() == request.view
    answer = msgspec.json.decode(ANSWER, type=Answer)
    assert json.loads(msgspec.json.encode(answer)) == json.loads(ANSWER)
    assert answer.id == request.id
    assert {answer.move, *(candidate.move for candidate in answer.candidates)} <= set(request.view["legal"])


@pytest.mark.parametrize("kind", ["python", "sh"])
def test_the_programs_answer(kind: str, tmp_path: Path) -> None:
    (tmp_path / "bot").write_text(blocks(kind)[0], encoding="utf-8")
    bot = ExternalBot(
        shlex.join([sys.executable if kind == "python" else shutil.which("sh") or "sh", str(tmp_path / "bot")])
    )
    request: Any = json.loads(REQUEST)
    belief = read_belief(request["belief"], GAMES)
    try:
        for _ in range(2):
            decision = bot.decide(belief.known.view(belief.seat), belief, Rng(1), Budget(worlds=1))
            assert decision.move in request["view"]["legal"]
            assert decision.reasons == []
    finally:
        bot.close()


def test_every_failure_and_every_field_of_a_belief_is_on_the_page() -> None:
    for failure in ExternalFailure.__subclasses__():
        assert f"| `{failure.reason}` |" in PAGE
    for game in GAMES.values():
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{game.id}` |"))
        own = set(game.belief_type.__struct_fields__) - set(BeliefData.__struct_fields__)
        assert own == set(re.findall(r"`(\w+)`", row)) - {game.id}
