"""`authorize` as data: for every command what it gives, and each reason for which it is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import msgspec
import pytest

from petitfour.core import fair
from petitfour.table.commands.lobby import hashed
from petitfour.table.commands.structs import (
    Abandon,
    AgreeToEnd,
    AnyCommand,
    Block,
    BotMove,
    ClientCommand,
    Close,
    Concede,
    Continue,
    EndPause,
    Forget,
    GiveHost,
    LetBot,
    Move,
    Mute,
    Ready,
    Rematch,
    Remove,
    Reveal,
    SeatRemoteBot,
    SetSeat,
    Sit,
    Stand,
    Start,
    StartSealed,
    TakeBack,
    Unmute,
)  # fmt: skip
from petitfour.table.config import TableConfig
from petitfour.table.events import (
    AgreedToEnd,
    AnyEvent,
    Blocked,
    BotLetIn,
    Clock,
    Closed,
    Conceded,
    Continued,
    Forgotten,
    HostGiven,
    Moved,
    Muted,
    Readied,
    Rematched,
    Removed,
    Revealed,
    Sat,
    Sealed,
    SeatConfig,
    SeatSet,
    Started,
    Stood,
    TookBack,
    pseudonym,
)  # fmt: skip
from table.matches import SECRET, Match

FIRST = {"first": 0}
OPEN = SeatConfig()
PLEDGES = tuple(fair.pledge(fair.commitment(SECRET), seat, "words") for seat in range(2))
MINUTE = 60_000

# --- tables, by what has happened there ----------------------------------------------------------------------------

TIMES = TableConfig()


def lobby(*more: AnyEvent, **how: Any) -> Match:
    """Ann (p0) is the host in seat 0, Ben (p1) has seat 1, seat 2 is open."""
    match = Match(players=3, **how)
    match.do(Sat(0, "p0", "Ann"), Sat(1, "p1", "Ben"), *more)
    return match


def full(*more: AnyEvent, **how: Any) -> Match:
    """Two people, who are ready."""
    match = Match(players=2, settings=FIRST, **how)
    match.do(Sat(0, "p0", "Ann"), Sat(1, "p1", "Ben"), Readied(0), Readied(1), *more)
    return match


def sealed(*more: AnyEvent) -> Match:
    """Two people, who have pledged an entropy."""
    match = Match(players=2, settings=FIRST, scheme=2)
    match.do(Sat(0, "p0", "Ann"), Sat(1, "p1", "Ben"), Readied(0, pledge=PLEDGES[0]), Readied(1, pledge=PLEDGES[1]))
    match.do(Sealed(PLEDGES), *more)
    return match


def playing(*more: AnyEvent, **how: Any) -> Match:
    """A match of three people in which seat 0 is to act."""
    match = Match(players=3, settings=FIRST, **how).fill()
    match.do(*more)
    return match


def paused() -> Match:
    """A match of three people after its first round."""
    match = Match(players=3, settings=FIRST, pause=True).fill()
    while not match.table.waits_for():
        seat = match.table.to_act()[0]
        match.move(seat, match.legal(seat)[0])
    return match


def over(*more: AnyEvent) -> Match:
    return playing(Closed("closed"), *more)


def bots_turn() -> Match:
    """A bot in seat 0 is to act."""
    bot = SeatConfig("bot", level="medium")
    return Match(players=2, settings=FIRST, seats=(bot, SeatConfig()), host="p1").fill()


FRIEND = SeatSet(2, SeatConfig("friend", "Zoë", key=hashed("key")))
MARK = pseudonym("t", "p1")


def move(match: Match, text: str | None = None, **more: Any) -> Move:
    return Move(0, match.table.number, match.legal(0)[0] if text is None else text, **more)


class Case(msgspec.Struct, frozen=True):
    """One attempt. The command may depend on the table."""

    table: Callable[[], Match]
    person: str
    command: AnyCommand | Callable[[Match], AnyCommand]
    context: dict[str, Any] = {}
    """`after` is the time since the last entry, in milliseconds."""


ALLOWED: list[tuple[Case, list[AnyEvent]]] = [
    (Case(lobby, "p2", Sit(2, "Cleo")), [Sat(2, "p2", "Cleo")]),
    (Case(lobby, "p2", Sit(2, "Ann")), [Sat(2, "p2", "Ann 2")]),
    (Case(lobby, "p1", Sit(1, "Benedict")), [Sat(1, "p1", "Benedict")]),
    (Case(lobby, "p1", Sit(1, "Ben")), []),
    (Case(lambda: lobby(FRIEND), "p2", Sit(2, None, "key")), [Sat(2, "p2", "Zoë")]),
    (Case(lobby, "p1", Stand(1)), [Stood(1)]),
    (Case(playing, "p1", Stand(1)), [BotLetIn(1)]),
    (Case(lobby, "p0", SetSeat(1, "open")), [SeatSet(1, OPEN)]),
    (Case(lobby, "p0", SetSeat(2, "open")), []),
    (Case(lobby, "p0", SetSeat(2, "bot", level="hard")), [SeatSet(2, SeatConfig("bot", None, "hard"))]),
    (Case(lobby, "p0", SetSeat(2, "friend", "Zoë"), {"new_key": hashed("key")}), [FRIEND]),
    (Case(lobby, "p0", SeatRemoteBot(2, "Ann"), {"new_person": "r"}), [SeatSet(2, OPEN), Sat(2, "r", "Ann 2", True)]),
    (Case(lobby, "p1", Ready(1, "words")), [Readied(1, "words")]),
    (Case(lambda: lobby(Readied(1, "words")), "p1", Ready(1, "words")), []),
    (Case(lobby, "p0", GiveHost(1)), [HostGiven("p1")]),
    (Case(lobby, "p0", GiveHost(0)), []),
    (Case(full, "p0", Start()), [Started(("", ""))]),
    (Case(lambda: full(host="elsewhere"), "p1", Start()), [Started(("", ""))]),
    (Case(sealed, "p0", Reveal(0, "words")), [Revealed(0, "words")]),
    (
        Case(lambda: sealed(Revealed(1, "words")), "p0", Reveal(0, "words")),
        [Revealed(0, "words"), Started(("words", "words"))],
    ),
    (Case(sealed, "", StartSealed(), {"after": TIMES.reveal_ms}), [Started((None, None))]),
    (Case(paused, "p1", Continue(1)), [Continued(1)]),
    (Case(paused, "p1", Continue(1), {"away": {0: 1, 2: 1}}), [Continued()]),
    (Case(paused, "p0", Continue(0, everybody=True)), [Continued()]),
    (Case(playing, "p1", Continue(1)), []),
    (Case(paused, "", EndPause(), {"after": TIMES.pause_ms}), [Continued()]),
    (Case(playing, "p0", move), [Moved(0, "")]),
    (Case(lambda: playing(clock=Clock("move", 20)), "p0", move, {"after": 9_000}), [Moved(0, "", "person", 9_000)]),
    (Case(bots_turn, "", lambda match: match.first_bot_move(0)), [Moved(0, "", "bot")]),
    (Case(lambda: playing(BotLetIn(0)), "", lambda match: match.first_bot_move(0)), [Moved(0, "", "bot")]),
    (
        Case(
            lambda: playing(clock=Clock("move", 20)),
            "",
            lambda match: match.first_bot_move(0),
            {"after": 20_000 + TIMES.lag_ms},
        ),
        [Moved(0, "", "clock")],
    ),
    (Case(playing, "p1", LetBot(2), {"away": {2: 30_000}}), [BotLetIn(2)]),
    (Case(playing, "p1", LetBot(0), {"after": 3 * MINUTE}), [BotLetIn(0)]),
    (Case(lambda: playing(BotLetIn(1)), "p1", TakeBack(1)), [TookBack(1)]),
    (Case(playing, "p1", Concede(1)), [Conceded(1)]),
    (Case(playing, "p1", AgreeToEnd(1)), [AgreedToEnd(1)]),
    (Case(playing, "p1", AgreeToEnd(1, False)), []),
    (Case(lambda: playing(AgreedToEnd(1)), "p1", AgreeToEnd(1, False)), [AgreedToEnd(1, False)]),
    (Case(over, "p1", Rematch(), {"new_table": "t2"}), [Rematched("t2")]),
    (Case(lobby, "p1", Forget()), [Stood(1), Forgotten((), False, MARK)]),
    (Case(playing, "p1", Forget()), [Conceded(1), Forgotten((1,), False, MARK)]),
    (Case(sealed, "p0", Forget()), [Forgotten((0,), True, pseudonym("t", "p0"))]),
    (Case(lobby, "", Abandon(), {"after": TIMES.gathering_ms}), [Closed()]),
    (Case(playing, "", Abandon(), {"after": TIMES.playing_ms}), [Closed()]),
    (Case(playing, "p0", Mute(1)), [Muted(MARK)]),
    (Case(lambda: playing(Muted(MARK)), "p0", Unmute(1)), [Muted(MARK, False)]),
    (Case(lobby, "p0", Remove(1)), [SeatSet(1, OPEN)]),
    (Case(playing, "p0", Remove(1)), [Removed(1)]),
    (Case(lobby, "p0", Block(1)), [SeatSet(1, OPEN), Blocked(MARK)]),
    (Case(playing, "p0", Block(1)), [Removed(1), Blocked(MARK)]),
    (Case(over, "p0", Block(1)), [Blocked(MARK)]),
    (Case(lobby, "p0", Close()), [Closed("closed")]),
    (Case(playing, "p0", Close()), [Closed("closed")]),
]

REFUSED: list[tuple[Case, str]] = [
    (Case(lambda: lobby(Blocked(MARK)), "p1", Sit(2, "Ben")), "blocked"),
    (Case(sealed, "p2", Sit(1, "Cleo")), "sealed"),
    (Case(playing, "p3", Sit(1, "Dev")), "not-gathering"),
    (Case(lobby, "p2", Sit(3, "Cleo")), "no-such-seat"),
    (Case(lobby, "p2", Sit(1, "Cleo")), "seat-taken"),
    (Case(lambda: lobby(FRIEND), "p2", Sit(2, None, "another")), "wrong-key"),
    (Case(lobby, "p2", Sit(2, "\n")), "bad-name"),
    (Case(lobby, "p0", Stand(1)), "not-your-seat"),
    (Case(sealed, "p1", Stand(1)), "sealed"),
    (Case(over, "p1", Stand(1)), "not-playing"),
    (Case(lambda: playing(BotLetIn(1)), "p1", Stand(1)), "bot-in-seat"),
    (Case(lobby, "p1", SetSeat(2, "open")), "not-host"),
    (Case(lobby, "p0", SetSeat(3, "open")), "no-such-seat"),
    (Case(lobby, "p0", SetSeat(2, "bot", level="best")), "no-such-level"),
    (Case(lobby, "p0", SetSeat(2, "friend")), "bad-name"),
    (Case(sealed, "p0", SetSeat(1, "open")), "sealed"),
    (Case(playing, "p0", SetSeat(1, "open")), "not-gathering"),
    (Case(lobby, "p1", SeatRemoteBot(2, "Robo"), {"new_person": "r"}), "not-host"),
    (Case(lobby, "p0", SeatRemoteBot(3, "Robo"), {"new_person": "r"}), "no-such-seat"),
    (Case(playing, "p0", SeatRemoteBot(2, "Robo"), {"new_person": "r"}), "not-gathering"),
    (Case(lobby, "p0", Ready(1)), "not-your-seat"),
    (Case(lobby, "p1", Ready(1, pledge="ab" * 32)), "bad-message"),
    (Case(lobby, "p1", Ready(1, "x" * 2000)), "bad-entropy"),
    (Case(sealed, "p1", Ready(1)), "sealed"),
    (Case(playing, "p1", Ready(1)), "not-gathering"),
    (Case(lobby, "p1", GiveHost(1)), "not-host"),
    (Case(lobby, "p0", GiveHost(2)), "no-such-seat"),
    (Case(lambda: playing(Removed(1)), "p0", GiveHost(1)), "removed"),
    (Case(full, "p1", Start()), "not-host"),
    (Case(lobby, "p0", Start()), "seats-free"),
    (Case(lambda: full(Sat(1, "p1", "Benedict")), "p0", Start()), "not-ready"),
    (Case(sealed, "p0", Start()), "sealed"),
    (Case(playing, "p0", Start()), "not-gathering"),
    (Case(sealed, "p1", Reveal(0, "words")), "not-your-seat"),
    (Case(sealed, "p0", Reveal(0, "other words")), "wrong-entropy"),
    (Case(lambda: sealed(Revealed(0, "words")), "p0", Reveal(0, "words")), "nothing-to-reveal"),
    (Case(lobby, "p0", Reveal(0, "words")), "nothing-to-reveal"),
    (Case(sealed, "", StartSealed(), {"after": TIMES.reveal_ms - 1}), "stale"),
    (Case(playing, "", StartSealed(), {"after": TIMES.reveal_ms}), "stale"),
    (Case(playing, "p1", move), "not-your-seat"),
    (Case(lobby, "p0", Move(0, 9, "P1")), "not-playing"),
    (Case(lambda: playing(Removed(0)), "p0", move), "removed"),
    (Case(lambda: playing(BotLetIn(0)), "p0", move), "bot-in-seat"),
    (Case(lambda: playing(Conceded(0)), "p0", move), "conceded"),
    (Case(playing, "p0", lambda match: Move(0, match.table.started, match.legal(0)[0])), "stale"),
    (Case(lambda: playing(clock=Clock("move", 20)), "p0", move, {"after": 20_000 + TIMES.lag_ms}), "too-late"),
    (Case(playing, "p0", lambda match: move(match, "nonsense")), "refused"),
    (Case(lobby, "", BotMove(0, 9, 0)), "not-playing"),
    (Case(playing, "", lambda match: match.first_bot_move(0)), "stale"),
    (Case(bots_turn, "", lambda match: BotMove(1, match.table.number, 0)), "stale"),
    (Case(bots_turn, "", lambda match: BotMove(0, match.table.started, 0)), "stale"),
    (Case(bots_turn, "", lambda match: BotMove(0, match.table.number, 9_999)), "refused"),
    (Case(bots_turn, "", lambda match: BotMove(0, match.table.number, -1)), "refused"),
    (Case(playing, "eve", LetBot(2), {"away": {2: 30_000}}), "not-your-seat"),
    (Case(lobby, "p0", LetBot(1), {"away": {1: 30_000}}), "not-playing"),
    (Case(playing, "p0", LetBot(3)), "no-such-seat"),
    (Case(lambda: playing(BotLetIn(2)), "p1", LetBot(2), {"away": {2: 30_000}}), "bot-in-seat"),
    (Case(playing, "p1", LetBot(2), {"away": {2: 29_999}}), "player-present"),
    (Case(playing, "p1", LetBot(0), {"after": 3 * MINUTE - 1}), "player-present"),
    (Case(playing, "p1", LetBot(2), {"after": 3 * MINUTE}), "player-present"),
    (Case(lambda: playing(clock=Clock("bank", 600)), "p1", LetBot(0), {"after": 3 * MINUTE}), "player-present"),
    (Case(playing, "p0", TakeBack(1)), "not-your-seat"),
    (Case(playing, "p1", TakeBack(1)), "no-bot-in-seat"),
    (Case(lambda: playing(Conceded(1)), "p1", TakeBack(1)), "conceded"),
    (Case(lambda: playing(Removed(1)), "p1", TakeBack(1)), "removed"),
    (Case(over, "p1", TakeBack(1)), "not-playing"),
    (Case(playing, "p0", Concede(1)), "not-your-seat"),
    (Case(lobby, "p1", Concede(1)), "not-playing"),
    (Case(lambda: playing(Conceded(1)), "p1", Concede(1)), "conceded"),
    (Case(lambda: playing(Removed(1)), "p1", Concede(1)), "removed"),
    (Case(playing, "p0", AgreeToEnd(1)), "not-your-seat"),
    (Case(over, "p1", AgreeToEnd(1)), "not-playing"),
    (Case(lambda: playing(Conceded(1)), "p1", AgreeToEnd(1)), "conceded"),
    (Case(lambda: playing(Removed(1)), "p1", AgreeToEnd(1)), "removed"),
    (Case(playing, "p1", Rematch(), {"new_table": "t2"}), "not-over"),
    (Case(over, "eve", Rematch(), {"new_table": "t2"}), "not-your-seat"),
    (Case(lambda: lobby(Closed("closed")), "p1", Rematch(), {"new_table": "t2"}), "not-your-seat"),
    (Case(lambda: playing(Removed(1), Closed("closed")), "p1", Rematch(), {"new_table": "t2"}), "not-your-seat"),
    (Case(lambda: over(Rematched("t2")), "p1", Rematch(), {"new_table": "t3"}), "rematched"),
    (Case(lobby, "", Abandon(), {"after": TIMES.gathering_ms - 1}), "stale"),
    (Case(playing, "", Abandon(), {"after": TIMES.playing_ms - 1}), "stale"),
    (Case(bots_turn, "", Abandon(), {"after": TIMES.bot_ms}), "stale"),
    (Case(over, "", Abandon(), {"after": TIMES.playing_ms}), "stale"),
    *[
        (Case(table, person, command(seat)), id)
        for command in (Mute, Unmute, Block)
        for table, person, seat, id in (
            (playing, "p1", 0, "not-host"), (playing, "p0", 0, "own-seat"), (lobby, "p0", 2, "no-such-seat"),
            (playing, "p0", 3, "no-such-seat"),
        )
    ],
    (Case(playing, "p1", Remove(0)), "not-host"),
    (Case(lobby, "p1", Remove(0)), "not-host"),
    (Case(playing, "p0", Remove(0)), "own-seat"),
    (Case(lobby, "p0", Remove(3)), "no-such-seat"),
    (Case(lambda: playing(Removed(1)), "p0", Remove(1)), "removed"),
    (Case(over, "p0", Remove(1)), "not-playing"),
    (Case(sealed, "p0", Remove(1)), "sealed"),
    (Case(sealed, "p0", Block(1)), "sealed"),
    (Case(paused, "p1", Continue(0)), "not-your-seat"),
    (Case(paused, "p1", Continue(1, everybody=True)), "not-host"),
    (Case(over, "p1", Continue(1)), "not-playing"),
    (Case(paused, "", EndPause(), {"after": TIMES.pause_ms - 1}), "stale"),
    (Case(playing, "", EndPause()), "stale"),
    (Case(playing, "p1", Close()), "not-host"),
    (Case(over, "p0", Close()), "not-playing"),
    (Case(sealed, "p0", Close()), "sealed"),
]  # fmt: skip


def prepared(case: Case) -> tuple[Match, AnyCommand, dict[str, Any]]:
    """Make the table, the command and its context."""
    match = case.table()
    command = case.command(match) if callable(case.command) else case.command
    context = dict(case.context)
    return match, command, {"now": match.table.at + context.pop("after", 0), **context}


def name(case: Any) -> str:
    if not isinstance(case, Case):
        return str(case) if isinstance(case, str) else " ".join(type(event).__name__ for event in case) or "nothing"
    return type(case.command).__name__ if isinstance(case.command, msgspec.Struct) else "move"


@pytest.mark.parametrize(("case", "expected"), ALLOWED, ids=name)
def test_what_a_command_gives(case: Case, expected: list[AnyEvent]) -> None:
    match, command, context = prepared(case)
    events = match.authorize(case.person, command, **context)
    first = next(iter(match.legal(0)), "") if match.table.state is not None else ""
    assert events == [
        msgspec.structs.replace(event, move=first) if isinstance(event, Moved) else event for event in expected
    ]
    match.do(*events)  # the fold accepts what was authorized


@pytest.mark.parametrize(("case", "expected"), REFUSED, ids=name)
def test_why_a_command_is_refused(case: Case, expected: str) -> None:
    match, command, context = prepared(case)
    before = match.table.row(), match.table.info(), match.table.view(None)
    assert match.refusal(case.person, command, **context) == expected
    assert (match.table.row(), match.table.info(), match.table.view(None)) == before


def test_every_command_is_allowed_and_refused_somewhere() -> None:
    def kinds(cases: list[tuple[Case, Any]]) -> set[type]:
        return {type(prepared(case)[1]) for case, _ in cases}

    everything = set(get_args(AnyCommand))
    assert kinds(ALLOWED) == everything
    assert kinds(REFUSED) == everything - {Forget}  # nobody can be refused that


def test_commands_survive_encoding_and_say_their_type() -> None:
    for case, _ in [*ALLOWED, *REFUSED]:
        _, command, _ = prepared(case)
        if isinstance(command, get_args(ClientCommand)):
            sent = msgspec.json.encode(command)
            assert msgspec.json.decode(sent, type=ClientCommand) == command
            assert msgspec.json.decode(sent)["type"] == type(command).__struct_config__.tag
