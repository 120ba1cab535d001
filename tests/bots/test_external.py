"""External bots: what they are asked, and that the match goes on whatever they do."""

from __future__ import annotations

import gc
import io
import json
import os
import pickle
import shlex
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec.structs import replace

from petitfour import GAMES, Rng
from petitfour.bots import external
from petitfour.bots.bot import Budget, Decision, PolicyBot
from petitfour.bots.external import Crashed, ExternalBot, ExternalFailure, IllegalAnswer, NotJson, TooLate, serve
from petitfour.bots.levels import UnknownBot, player
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.texts import LANGUAGES, texts
from tables import random_steps, start

POSIX = pytest.mark.skipif(os.name != "posix", reason="processes are looked for as POSIX does")
QUICK = Budget(seconds=0.5)
LOOP = "import json, os, subprocess, sys, time\nfor line in sys.stdin:\n    r = json.loads(line)\n"
GOOD = LOOP + "    print(json.dumps({'id': r['id'], 'move': r['view']['legal'][-1]}), flush=True)\n"


@pytest.fixture
def seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Make a bot from a script, with shorter timeouts than a real table."""
    monkeypatch.setattr(external, "STARTING", 10.0)
    bots: list[ExternalBot] = []

    def make(script: str) -> ExternalBot:
        path = tmp_path / f"bot{len(bots)}.py"
        path.write_text(script, encoding="utf-8")
        bots.append(ExternalBot(shlex.join([sys.executable, "-S", str(path)])))
        return bots[-1]

    yield make
    for bot in bots:
        bot.close()


def position(game: str = "marshmallow", n: int = 9) -> tuple[View, Belief]:
    """Return a position of a random match in which a seat has a choice."""
    for state, who, _ in random_steps(start(game, GAMES[game].players[0]), 3):
        n -= 1
        if n <= 0 and who >= 0 and len(state.legal(who)) > 1:
            return state.view(who), state.belief(who)
    raise AssertionError("the match is over")


def ask(bot: ExternalBot, budget: Budget = QUICK) -> Decision:
    view, belief = position()
    return bot.ask(view, belief, 1, budget)


# --- a good program --------------------------------------------------------------------------------------------


def test_a_program_is_asked_and_its_move_played(seat: Any) -> None:
    bot = seat(GOOD)
    view, belief = position()
    for _ in range(3):
        assert bot.decide(view, belief, Rng(1), QUICK) == Decision(view["legal"][-1])
    assert bot.starts == 1


def test_candidates_worlds_and_reasons_come_with_the_move(seat: Any) -> None:
    more = (
        "'candidates': [{'move': m, 'win': .5, 'points': 1, 'error': .1}], 'worlds': 7, 'reasons': [{'id': 'reason-x'}]"
    )
    decision = ask(seat(LOOP + "    m = r['view']['legal'][0]\n"
                        f"    print(json.dumps({{'id': r['id'], 'move': m, {more}}}), flush=True)\n"))  # fmt: skip
    assert decision.candidates[0].win == 0.5
    assert decision.worlds == 7
    assert decision.reasons[0].id == "reason-x"


def test_the_request_holds_the_view_the_belief_a_seed_and_the_budget(seat: Any, tmp_path: Path) -> None:
    bot = seat(LOOP + f"    open({str(tmp_path / 'seen')!r}, 'w').write(line)\n" + GOOD.removeprefix(LOOP))
    view, belief = position()
    bot.decide(view, belief, Rng(4), Budget(worlds=30, seconds=2))
    request = json.loads((tmp_path / "seen").read_text())
    assert request.keys() == {"petitfour", "id", "view", "belief", "seed", "budget"}
    assert request["petitfour"] == request["id"] == 1
    assert request["view"] == view.plain()
    assert request["belief"] == json.loads(json.dumps(belief.data()))
    assert request["budget"] == {"worlds": 30, "seconds": 2.0}
    assert 0 <= request["seed"] < 2**52


@pytest.mark.parametrize("game", GAMES)
def test_a_named_bot_served_as_a_program_moves_as_it_does_here(game: str) -> None:
    view, belief = position(game)
    bot = ExternalBot(f"{shlex.quote(sys.executable)} -m petitfour.bots.external search:4")
    try:
        decision = bot.ask(view, belief, 5, Budget(seconds=20))
    finally:
        bot.close()
    here = player("search:4", game)
    assert decision == here.bot.decide(view, belief, Rng(5), here.budget)


def test_serving_in_python_takes_ten_lines() -> None:
    class Last:
        def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
            print("thinking")  # does not get into the answers
            return Decision(view["legal"][-1], worlds=budget.worlds or 0)

    view, belief = position()
    line = {"petitfour": 1, "id": 3, "view": view.plain(), "belief": belief.data(), "seed": 1, "budget": {"worlds": 8}}
    answers = io.BytesIO()
    serve(Last(), [json.dumps(line).encode()], answers)
    assert json.loads(answers.getvalue()) == {
        "id": 3, "move": view["legal"][-1], "candidates": [], "worlds": 8, "reasons": [],
    }  # fmt: skip


def test_a_program_is_seated_by_its_name() -> None:
    named = player("external:some program --fast", "monster")
    assert isinstance(named.bot, ExternalBot)
    assert named.bot.command == "some program --fast"
    with pytest.raises(UnknownBot):
        player("external:", "monster")


# --- a bad one: no good answer, but always an end --------------------------------------------------------------

BAD = {
    "sleeps": (TooLate, LOOP + "    time.sleep(60)\n"),
    "never reads": (TooLate, "import time\ntime.sleep(60)\n"),
    "half a line": (TooLate, LOOP + "    print('{', end='', flush=True); time.sleep(60)\n"),
    "talks": (NotJson, LOOP + "    print('hello', flush=True)\n"),
    "not UTF-8": (NotJson, LOOP + "    sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()\n"),
    "deep": (NotJson, LOOP + "    print('[' * 100000, flush=True)\n"),
    "no answer": (NotJson, LOOP + "    print('{}', flush=True)\n"),
    "a number as move": (NotJson, LOOP + "    print(json.dumps({'id': r['id'], 'move': 7}), flush=True)\n"),
    "another question": (NotJson, LOOP + "    print(json.dumps({'id': 99, 'move': 'P7'}), flush=True)\n"),
    "huge": (NotJson, LOOP + "    print('x' * 30_000_000, flush=True)\n"),
    "huge, no end": (NotJson, LOOP + "    while True: print('x' * 65536, end='', flush=True)\n"),
    "not legal": (IllegalAnswer, LOOP + "    print(json.dumps({'id': r['id'], 'move': 'P99'}), flush=True)\n"),
    "candidate": (IllegalAnswer, LOOP + "    print(json.dumps({'id': r['id'], 'move': r['view']['legal'][0],"
                  " 'candidates': [{'move': 'x', 'win': 0, 'points': 0, 'error': 0}]}), flush=True)\n"),
    "dies": (Crashed, "import sys\nsys.exit('I cannot go on')\n"),
    "dies when asked": (Crashed, LOOP + "    raise SystemExit('I cannot go on')\n"),
    "dies in a line": (Crashed, LOOP + "    print('{', end='', flush=True); raise SystemExit('I cannot go on')\n"),
    "closes its pipe": (Crashed, LOOP + "    os.close(1); time.sleep(60)\n"),
}  # fmt: skip


@pytest.mark.parametrize("what", BAD)
def test_every_failure_has_its_name_and_the_default_policy_moves(what: str, seat: Any, monkeypatch: Any) -> None:
    failure, script = BAD[what]
    if failure is TooLate:
        monkeypatch.setattr(external, "STARTING", 0.0)
    bot = seat(script)
    view, belief = position()
    began = monotonic()
    decision = bot.decide(view, belief, Rng(1), QUICK)
    assert monotonic() - began < 20
    rng = Rng(1)
    rng.randbelow(1 << 26), rng.randbelow(1 << 26)  # the seed that was sent
    assert decision.move == PolicyBot().decide(view, belief, rng, QUICK).move
    assert [reason.id for reason in decision.reasons] == [failure.reason]
    assert decision.reasons[0].facts["problem"]
    if "dies" in what:
        assert "I cannot go on" in str(decision.reasons[0].facts["problem"])
    for lang in LANGUAGES:
        assert texts(lang).say(failure.reason, **decision.reasons[0].facts)


def test_a_program_that_reads_nothing_is_too_late_even_for_a_long_request(seat: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(external, "STARTING", 0.0)
    view, belief = position()
    with pytest.raises(TooLate):
        seat("import time\ntime.sleep(60)\n").ask(replace(view, legal=["x" * 1_000_000]), belief, 1, QUICK)


def test_errors_without_end_do_not_stop_an_answer(seat: Any) -> None:
    bot = seat(LOOP + "    sys.stderr.write('x' * 10_000_000); sys.stderr.flush()\n" + GOOD.removeprefix(LOOP))
    for _ in range(2):
        assert ask(bot, Budget(seconds=5)).move


def test_a_program_that_answers_twice_is_understood(seat: Any) -> None:
    bot = seat(GOOD + "    print(json.dumps({'id': r['id'], 'move': 'P99'}), flush=True)\n")
    for _ in range(5):
        assert ask(bot).move in position()[0]["legal"]


def test_a_dead_program_is_restarted_but_not_for_ever(seat: Any) -> None:
    bot = seat(GOOD + "    raise SystemExit('once is enough')\n")
    for _ in range(external.RESTARTS + 1):
        assert ask(bot).move
        wait_for(lambda: bot.program is None or not bot.program.is_alive())
    began = monotonic()
    with pytest.raises(Crashed, match=r"has ended 4 times.*once is enough"):
        ask(bot)
    assert monotonic() - began < 1
    assert bot.starts == external.RESTARTS + 1


@pytest.mark.parametrize("command", ["", "no-such-program --at-all", "'unclosed", "/"])
def test_what_cannot_be_started_has_crashed(command: str) -> None:
    with pytest.raises(Crashed, match="cannot be started"):
        ask(ExternalBot(command))


def wait_for(happens: Any) -> None:
    end = monotonic() + 5
    while not happens():
        assert monotonic() < end
        sleep(0.01)


# --- nothing is left behind ------------------------------------------------------------------------------------


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(") ")[1][0] != "Z"
    except OSError:
        return False


@POSIX
def test_the_program_and_what_it_started_end_with_the_bot(seat: Any) -> None:
    child = "import subprocess, sys\nchild = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
    script = (
        LOOP
        + "    print(json.dumps({'id': r['id'], 'move': r['view']['legal'][0], 'worlds': child.pid}), flush=True)\n"
    )
    for how in ("close", "forget", "fail"):
        bot = seat(child + script) if how != "forget" else ExternalBot(seat(child + script).command)
        pid = ask(bot).worlds
        assert bot.program is not None
        process = bot.program.process
        assert is_running(pid)
        if how == "close":
            bot.close()
        elif how == "forget":
            del bot
            gc.collect()
        else:
            with pytest.raises(ExternalFailure):
                bot.ask(replace(position()[0], legal=3), position()[1], 1, QUICK)
        wait_for(lambda pid=pid: not is_running(pid))
        assert process.returncode is not None  # waited for: no zombie


@POSIX
def test_no_threads_and_no_open_pipes_are_left(seat: Any) -> None:
    def open_files() -> int:
        return len(os.listdir("/proc/self/fd"))

    before = open_files(), threading.active_count()
    for what in ("talks", "huge, no end", "closes its pipe"):
        with pytest.raises(ExternalFailure):
            ask(seat(BAD[what][1]))
    wait_for(lambda: (open_files(), threading.active_count()) == before)


@POSIX
def test_a_program_ends_when_python_does(tmp_path: Path) -> None:
    script = tmp_path / "bot.py"
    script.write_text(GOOD + "    print(os.getpid(), file=sys.stderr, flush=True)\n", encoding="utf-8")
    table = (
        "import sys; sys.path[:0] = sys.argv[2:]\n"
        "from bots.test_external import *\n"
        "bot = ExternalBot(shlex.join([sys.executable, sys.argv[1]]))\n"
        "ask(bot, Budget(seconds=5)); print(bot.program.process.pid)\n"
    )
    tests = str(Path(__file__).parents[1])
    ran = subprocess.run([sys.executable, "-c", table, str(script), tests], capture_output=True, text=True, check=True)
    wait_for(lambda: not is_running(int(ran.stdout)))


def test_a_copy_starts_a_program_of_its_own(seat: Any) -> None:
    bot = seat(GOOD)
    ask(bot)
    copy = pickle.loads(pickle.dumps(bot))
    assert (copy.command, copy.starts, copy.program) == (bot.command, 0, None)
