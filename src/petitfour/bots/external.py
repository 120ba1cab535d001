"""Bots that are separate programs in any language: one line of JSON asks, one line answers (docs/external-bots.md).

`ExternalBot` is our side. The match goes on whatever the program does: every wait has a limit, and without a good
answer the default policy moves and a reason says why. `serve` is the other side, for bots in Python:

    python -m petitfour.bots.external hard      # any named bot as a program
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterable
from contextlib import redirect_stdout, suppress
from queue import Empty, Full, Queue
from time import monotonic
from typing import IO, Any, ClassVar, Literal

import msgspec

from petitfour.bots.bot import Bot, Budget, Candidate, Decision, PolicyBot, Reason
from petitfour.core.beliefs import read_belief
from petitfour.core.errors import PetitFourError, brief
from petitfour.core.rng import Rng
from petitfour.core.state import Belief
from petitfour.core.view import View
from petitfour.games import GAMES

PROTOCOL: Literal[1] = 1
PATIENCE = 10.0  # seconds for an answer if the budget names none
GRACE = 0.5  # seconds on top of the budget, for the round trip
STARTING = 20.0  # further seconds for the first answer of a program that was just started
RESTARTS = 3
LONGEST_ANSWER = 1_000_000  # bytes
PENDING = 100  # lines that a program may write before they are read
LAST_WORDS = 2000  # bytes of its error output that are kept


class Request(msgspec.Struct, frozen=True):
    """What we ask the program."""

    petitfour: Literal[1]
    """The version of these messages."""
    id: int
    view: dict[str, Any]
    belief: dict[str, Any]
    seed: int
    """The seed for its random numbers: the same request gives the same answer."""
    budget: Budget


class Answer(msgspec.Struct, frozen=True):
    """The program's answer: the id of the request, and a decision."""

    id: int
    move: str
    candidates: list[Candidate] = []
    worlds: int = 0
    reasons: list[Reason] = []


# --- what can go wrong -----------------------------------------------------------------------------------------


class ExternalFailure(PetitFourError):
    """A program gave no usable answer; `reason` is the id of the text that says so."""

    reason: ClassVar[str]


class TooLate(ExternalFailure):
    """The program did not answer in time."""

    reason = "reason-fallback-too-late"


class NotJson(ExternalFailure):
    """The answer is not JSON, or not an answer."""

    reason = "reason-fallback-not-json"


class IllegalAnswer(ExternalFailure):
    """The move is not legal."""

    reason = "reason-fallback-illegal"


class Crashed(ExternalFailure):
    """The program ended, could not be started, or ended too often."""

    reason = "reason-fallback-crashed"


# --- our side --------------------------------------------------------------------------------------------------


class ExternalBot:
    """A program that decides every move. It starts with the first move; `close` ends it."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.asked = 0
        self.answered = 0
        self.starts = 0
        self.program: Program | None = None
        self.end: weakref.finalize[..., ExternalBot] | None = None
        self.last_words = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy without the program: a copy, for example in another process, starts its own."""
        return ExternalBot, (self.command, self.patience)

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        seed = rng.randbelow(1 << 26) << 26 | rng.randbelow(1 << 26)  # 52 bits fit a number in every language
        try:
            return self.ask(view, belief, seed, budget)
        except ExternalFailure as failure:
            move = PolicyBot().decide(view, belief, rng, budget).move
            return Decision(move, reasons=[Reason(failure.reason, {"problem": str(failure)})])

    def ask(self, view: View, belief: Belief, seed: int, budget: Budget) -> Decision:
        """Return the program's decision, or raise ExternalFailure if there is none that can be played."""
        program, fresh = self.running()
        self.asked += 1
        request = Request(PROTOCOL, self.asked, view.plain(), belief.data(), seed, budget)
        seconds = self.patience if budget.seconds is None else budget.seconds + GRACE
        try:
            answer = program.answer(request, seconds + STARTING if fresh else seconds)
        except ExternalFailure:
            self.close()  # its next answer could belong to any request
            raise
        self.answered += 1
        legal = view.legal
        for move in (answer.move, *(candidate.move for candidate in answer.candidates)):
            if move not in legal:
                raise IllegalAnswer(f"{self.command:.80} answered {brief(move)}, which is not a legal move")
        return Decision(answer.move, answer.candidates, answer.worlds, answer.reasons)

    def running(self) -> tuple[Program, bool]:
        """Return the program, and whether it was just started."""
        if self.program is not None and self.program.is_alive():
            return self.program, False
        self.close()
        if self.starts > RESTARTS:
            raise Crashed(
                f"{self.command:.80} has ended {self.starts} times and is not started again. {self.last_words}"
            )
        self.starts += 1
        self.program = Program(self.command)
        self.end = weakref.finalize(self, self.program.stop)  # at the latest when Python ends
        return self.program, True

    def close(self) -> None:
        """End the program if it runs."""
        if self.program is not None and self.end is not None:
            self.end()
            self.last_words = self.program.last_words()
            self.program = None


def problem_of(decision: Decision) -> str | None:
    """Return why a program gave no usable answer; None if it did."""
    reasons = (reason for reason in decision.reasons if reason.id.startswith("reason-fallback-"))
    return next((str(reason.facts.get("problem", reason.id)) for reason in reasons), None)


def never_ran(bot: Bot, decision: Decision) -> bool:
    """Return whether a program cannot be started, or ended before it ever answered."""
    ended = any(reason.id == Crashed.reason for reason in decision.reasons)
    return isinstance(bot, ExternalBot) and bot.answered == 0 and bot.starts == 1 and ended


class Program:
    """A running program. Threads serve its pipes, so it can never block us: one reads lines, one reads the error
    output, one writes requests. They end with the program."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that its child processes end with it
            )
        except (OSError, ValueError, IndexError) as error:
            raise Crashed(f"{command:.80} cannot be started: {error}") from None
        self.command = command
        self.lines: Queue[bytes | ExternalFailure] = Queue(PENDING)
        self.requests: Queue[bytes | None] = Queue()
        self.errors = b""
        self.stopped = threading.Event()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.threads = [  # the reader of lines joins the reader of errors, which must be started first
            threading.Thread(target=self.read_errors, args=(self.process.stderr,), daemon=True),
            threading.Thread(target=self.read_lines, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self.write_requests, args=(self.process.stdin,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def is_alive(self) -> bool:
        return self.process.poll() is None

    def answer(self, request: Request, seconds: float) -> Answer:
        deadline = monotonic() + seconds
        while not self.lines.empty():  # written without a request
            if isinstance(said := self.lines.get_nowait(), ExternalFailure):
                raise said  # it has ended in the meantime
        self.requests.put(msgspec.json.encode(request) + b"\n")
        while True:
            try:
                line = self.lines.get(timeout=max(0.0, deadline - monotonic()))
            except Empty:
                raise TooLate(f"{self.command:.80} did not answer within {seconds:.1f} s") from None
            if isinstance(line, ExternalFailure):
                raise line
            try:
                answer = msgspec.json.decode(line, type=Answer)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                raise NotJson(f"{self.command:.80} answered {brief(line)}: {error}") from None
            if answer.id == request.id:
                return answer
            if answer.id > request.id:
                raise NotJson(f"{self.command:.80} answered request {answer.id}, which was not asked")
            # a late or second answer to an earlier request

    def stop(self) -> None:
        self.stopped.set()
        self.requests.put(None)
        end_process(self.process)
        for thread in self.threads:
            thread.join(timeout=1)

    def last_words(self) -> str:
        return brief(self.errors.decode(errors="replace").strip().rpartition("\n")[2])

    # --- each in a thread of its own ---

    def read_lines(self, pipe: IO[bytes]) -> None:
        rest = b""
        with pipe:
            while data := os.read(pipe.fileno(), 65536):
                *lines, rest = (rest + data).split(b"\n")
                if not all(map(self.put, lines)):
                    return
                if len(rest) > LONGEST_ANSWER:
                    self.put(NotJson(f"{self.command:.80} answered more than {LONGEST_ANSWER} bytes"))
                    return
        self.threads[0].join(timeout=1)  # wait for its last error output
        self.put(Crashed(f"{self.command:.80} has ended. {self.last_words()}"))

    def put(self, line: bytes | ExternalFailure) -> bool:
        """Return False if nobody reads the lines any more."""
        while not self.stopped.is_set():
            try:
                self.lines.put(line, timeout=0.1)
            except Full:
                continue
            return True
        return False

    def read_errors(self, pipe: IO[bytes]) -> None:
        with pipe:
            while data := os.read(pipe.fileno(), 65536):
                self.errors = (self.errors + data)[-LAST_WORDS:]

    def write_requests(self, pipe: IO[bytes]) -> None:
        with suppress(OSError), pipe:  # a program that does not read does not answer either; the reader notices that
            while (request := self.requests.get()) is not None:
                pipe.write(request)
                pipe.flush()


def end_process(process: subprocess.Popen[bytes]) -> None:
    """End a process and its child processes, and wait for it, so that no zombie is left."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


# --- the other side --------------------------------------------------------------------------------------------


def serve(bot: Bot, requests: Iterable[bytes] | None = None, answers: IO[bytes] | None = None) -> None:
    """Answer requests, one per line, until the input ends. What a bot prints goes to standard error."""
    requests = sys.stdin.buffer if requests is None else requests
    answers = sys.stdout.buffer if answers is None else answers
    with redirect_stdout(sys.stderr):
        for line in requests:
            request = msgspec.json.decode(line, type=Request)
            belief = read_belief(request.belief, GAMES)
            view = msgspec.convert(request.view, belief.known.game.view_type)
            decision = bot.decide(view, belief, Rng(request.seed), request.budget)
            answers.write(msgspec.json.encode({"id": request.id, **msgspec.structs.asdict(decision)}) + b"\n")
            answers.flush()


class NamedBot:
    """A bot by name, with its own budget, for any game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        from petitfour.bots.levels import player  # noqa: PLC0415  levels seats programs, and so imports this file

        named = player(self.name, view.game)
        return named.bot.decide(view, belief, rng, named.budget)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m petitfour.bots.external NAME")
    serve(NamedBot(sys.argv[1]))
