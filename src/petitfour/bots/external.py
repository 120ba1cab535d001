"""Bots that are programs of their own, in any language: a line of JSON asks, a line answers (docs/external-bots.md).

`ExternalBot` is our side. Whatever the program does, the table goes on: every wait has an end, and where there is no
good answer the default policy moves, with a reason that says why. `serve` is the other side, for bots in Python:

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
from petitfour.games import GAMES

PROTOCOL: Literal[1] = 1
PATIENCE = 10.0  # seconds for an answer, where the budget names none
GRACE = 0.5  # seconds on top of the budget, for the way there and back
STARTING = 20.0  # seconds on top of that for the first answer of a program that was just started
RESTARTS = 3
LONGEST_ANSWER = 1_000_000  # bytes
PENDING = 100  # lines that a program may be ahead of its reader
LAST_WORDS = 2000  # bytes of its errors that are kept


class Request(msgspec.Struct, frozen=True):
    """What the program is asked."""

    petitfour: Literal[1]
    """The version of these messages."""
    id: int
    view: dict[str, Any]
    belief: dict[str, Any]
    seed: int
    """For its random numbers: the same request gives the same answer."""
    budget: Budget


class Answer(msgspec.Struct, frozen=True):
    """What it answers: the id of the request, and a decision."""

    id: int
    move: str
    candidates: list[Candidate] = []
    worlds: int = 0
    reasons: list[Reason] = []


# --- what can go wrong -----------------------------------------------------------------------------------------


class ExternalFailure(PetitFourError):
    """A program gave no good answer; `reason` is the id of the text that says so."""

    reason: ClassVar[str]


class TooLate(ExternalFailure):
    """No answer in time."""

    reason = "reason-fallback-too-late"


class NotJson(ExternalFailure):
    """An answer that is not JSON, or not an answer."""

    reason = "reason-fallback-not-json"


class IllegalAnswer(ExternalFailure):
    """A move that is not among the legal ones."""

    reason = "reason-fallback-illegal"


class Crashed(ExternalFailure):
    """The program ended, could not be started, or has ended too often."""

    reason = "reason-fallback-crashed"


# --- our side --------------------------------------------------------------------------------------------------


class ExternalBot:
    """A program that is asked for every move; it is started at the first one. `close` ends it."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.asked = 0
        self.starts = 0
        self.program: Program | None = None
        self.end: weakref.finalize[..., ExternalBot] | None = None
        self.last_words = ""

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy, as in another process, starts a program of its own."""
        return ExternalBot, (self.command, self.patience)

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        seed = rng.randbelow(1 << 26) << 26 | rng.randbelow(1 << 26)  # every language can hold 52 bits
        try:
            return self.ask(view, belief, seed, budget)
        except ExternalFailure as failure:
            move = PolicyBot().decide(view, belief, rng, budget).move
            return Decision(move, reasons=[Reason(failure.reason, {"problem": str(failure)})])

    def ask(self, view: dict[str, Any], belief: Belief, seed: int, budget: Budget) -> Decision:
        """The program's decision; ExternalFailure if it has none that can be played."""
        program, fresh = self.running()
        self.asked += 1
        request = Request(PROTOCOL, self.asked, view, belief.data(), seed, budget)
        seconds = self.patience if budget.seconds is None else budget.seconds + GRACE
        try:
            answer = program.answer(request, seconds + STARTING if fresh else seconds)
        except ExternalFailure:
            self.close()  # nobody knows what it would say next
            raise
        legal = view["legal"]
        for move in (answer.move, *(candidate.move for candidate in answer.candidates)):
            if move not in legal:
                raise IllegalAnswer(f"{self.command:.80} answered {brief(move)}, which is not a legal move")
        return Decision(answer.move, answer.candidates, answer.worlds, answer.reasons)

    def running(self) -> tuple[Program, bool]:
        """The program, and whether it was started just now."""
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
        """Ends the program, if it runs."""
        if self.program is not None and self.end is not None:
            self.end()
            self.last_words = self.program.last_words()
            self.program = None


def fell_back(decision: Decision) -> bool:
    """Was this the default policy's move, because a program had none?"""
    return any(reason.id.startswith("reason-fallback-") for reason in decision.reasons)


class Program:
    """A running program with threads at its pipes, so that nothing it does or fails to do can block us: one reads
    lines, one empties its errors, and what is written to it is written by a third. They end with the program."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that what it starts ends with it
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
        self.threads = [  # the reader of lines waits for the one of errors, which is started before it
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
        while not self.lines.empty():  # said without being asked
            if isinstance(said := self.lines.get_nowait(), ExternalFailure):
                raise said  # it has ended meanwhile
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
        self.threads[0].join(timeout=1)  # its last words
        self.put(Crashed(f"{self.command:.80} has ended. {self.last_words()}"))

    def put(self, line: bytes | ExternalFailure) -> bool:
        """False when nobody listens any more."""
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
        with suppress(OSError), pipe:  # if it does not read any more, it will not answer: that is noticed elsewhere
            while (request := self.requests.get()) is not None:
                pipe.write(request)
                pipe.flush()


def end_process(process: subprocess.Popen[bytes]) -> None:
    """Ends a process and all that it has started, and waits for it, so that no zombie is left."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


# --- the other side --------------------------------------------------------------------------------------------


def serve(bot: Bot, requests: Iterable[bytes] | None = None, answers: IO[bytes] | None = None) -> None:
    """Answers requests, one a line, until there are no more. What a bot prints goes to the errors."""
    requests = sys.stdin.buffer if requests is None else requests
    answers = sys.stdout.buffer if answers is None else answers
    with redirect_stdout(sys.stderr):
        for line in requests:
            request = msgspec.json.decode(line, type=Request)
            belief = read_belief(request.belief, GAMES)
            decision = bot.decide(request.view, belief, Rng(request.seed), request.budget)
            answers.write(msgspec.json.encode({"id": request.id, **msgspec.structs.asdict(decision)}) + b"\n")
            answers.flush()


class NamedBot:
    """A bot by its name, with its own budget, for whatever game it is asked about."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: dict[str, Any], belief: Belief, rng: Rng, budget: Budget) -> Decision:
        from petitfour.bots.levels import player  # noqa: PLC0415  levels seats programs, and so imports this file

        named = player(self.name, view["game"])
        return named.bot.decide(view, belief, rng, named.budget)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m petitfour.bots.external NAME")
    serve(NamedBot(sys.argv[1]))
