"""Authorize commands: the one door to a table."""

from __future__ import annotations

from typing import assert_never

from petitfour.table.checks import changes_nothing
from petitfour.table.commands import ending, lobby, moderation, play, structs
from petitfour.table.commands.structs import AnyCommand, Context
from petitfour.table.events import AnyEvent
from petitfour.table.table import Table


def authorize(table: Table, person: str, command: AnyCommand, context: Context) -> list[AnyEvent]:
    """Return the events that a command of a person causes at a table, or raise Refused.

    The list is empty if the table is already as the command wants it. Commands of the server have an empty person.
    """
    events = handle(table, person, command, context)
    return [] if all(changes_nothing(table, event) for event in events) else events


def handle(table: Table, person: str, command: AnyCommand, context: Context) -> list[AnyEvent]:
    """Call the handler of a command."""
    match command:
        case structs.Move():
            return play.move(table, person, command, context)
        case structs.BotMove():
            return play.bot_move(table, command, context)
        case structs.Sit():
            return lobby.sit(table, person, command)
        case structs.Stand():
            return lobby.stand(table, person, command)
        case structs.SetSeat():
            return lobby.set_seat(table, person, command, context)
        case structs.Ready():
            return lobby.ready(table, person, command)
        case structs.GiveHost():
            return lobby.give_host(table, person, command)
        case structs.Start():
            return lobby.start(table, person)
        case structs.Reveal():
            return lobby.reveal(table, person, command)
        case structs.StartSealed():
            return lobby.start_sealed(table, context)
        case structs.SeatRemoteBot():
            return lobby.seat_remote_bot(table, person, command, context)
        case structs.Continue():
            return play.continue_(table, person, command, context)
        case structs.EndPause():
            return play.end_pause(table, context)
        case structs.LetBot():
            return play.let_bot(table, person, command, context)
        case structs.TakeBack():
            return play.take_back(table, person, command)
        case structs.Concede():
            return ending.concede(table, person, command)
        case structs.AgreeToEnd():
            return ending.agree_to_end(table, person, command)
        case structs.Rematch():
            return ending.rematch(table, person, context)
        case structs.Forget():
            return ending.forget(table, person)
        case structs.Abandon():
            return ending.abandon(table, context)
        case structs.Mute():
            return moderation.mute(table, person, command)
        case structs.Unmute():
            return moderation.unmute(table, person, command)
        case structs.Remove():
            return moderation.remove(table, person, command)
        case structs.Block():
            return moderation.block(table, person, command)
        case structs.Close():
            return moderation.close(table, person)
    assert_never(command)
