"""Read records, strictly: every line has one place and one form, and every move is played by the rules.

A sum over all lines shows an alteration that is legal by chance. So what `read` returns is a match that can be trusted,
and writing it again gives the same lines.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NoReturn

import msgspec

from petitfour.core import fair
from petitfour.core.errors import BadRecord, BadSetting, IllegalMove
from petitfour.core.game import Game, Options, as_settings
from petitfour.core.record.chance import Chance, Committed, Simulated
from petitfour.core.record.lines import HASH, KEY, NUMBER, Lines, plain_text
from petitfour.core.record.match import BadName, Record, check_name
from petitfour.core.record.writer import FORMAT, PLEDGED_FORMAT, TITLE, checksum, result_text, who
from petitfour.core.state import DEALER, State
from petitfour.core.view import Outcome

MOVE = re.compile(r"([1-9][0-9]{0,8}) (dealer|seat [0-9]): (.+)")


def read(data: bytes | str, games: Mapping[str, Game[Any]]) -> Record:
    """Return the match of a record. If anything about it is wrong, BadRecord names the line and the reason."""
    return Reader(plain_text(data), games).record()


class Reader(Lines):
    """Reads a record."""

    def __init__(self, text: str, games: Mapping[str, Game[Any]]) -> None:
        super().__init__(text)
        self.games = games
        self.format = FORMAT

    def record(self) -> Record:
        self.read_title()
        game = self.read_game()
        players = self.read_players(game)
        options = self.read_options(game, players)
        state: State = game.start(players, options)
        names = self.read_names(state.seats)
        chance = self.read_chance(players)
        moves = self.read_moves(state)
        outcome = self.read_end(state, chance)
        return Record(
            game=game, players=players, options=options, names=names, chance=chance, moves=moves, outcome=outcome
        )

    # --- the header ---

    def read_title(self) -> None:
        title = self.take()
        number = title.removeprefix(TITLE)
        if number == title or not NUMBER.fullmatch(number):
            self.fail(f"this is no record: it must begin with `{TITLE}{FORMAT}`")
        self.format = int(number)
        if self.format not in (FORMAT, PLEDGED_FORMAT):
            self.fail(f"a record of format {number}; this version reads formats {FORMAT} and {PLEDGED_FORMAT} only")

    def read_game(self) -> Game[Any]:
        name = self.value("game")
        if name not in self.games:
            self.fail(f"no game {name!r:.80}; the games are {', '.join(self.games)}")
        game = self.games[name]
        version = self.number("rules")
        if version != game.rules_version:
            self.fail(f"played by version {version} of the rules of {name}; only {game.rules_version} is known here")
        return game

    def read_players(self, game: Game[Any]) -> int:
        players = self.number("players")
        if players not in game.players:
            self.fail(f"{game.id} is for {game.players[0]} to {game.players[-1]} players, not {players}")
        return players

    def read_options(self, game: Game[Any], players: int) -> Options:
        settings: dict[str, Any] = {}
        for name in game.options_type.__struct_fields__:
            settings[name] = self.json(f"set {name}")
            try:
                options = msgspec.convert({name: settings[name]}, game.options_type)
            except (msgspec.ValidationError, RecursionError) as error:
                self.fail(f"set {name}: {error}")
            self.check_form(f"set {name}", as_settings(options)[name])
        options = msgspec.convert(settings, game.options_type)
        try:
            options.check(players)
        except BadSetting as error:
            raise BadRecord(self.to_blame(game, players, settings), str(error)) from None
        return options

    def to_blame(self, game: Game[Any], players: int, settings: dict[str, Any]) -> int:
        """Return the line of the setting that is wrong by itself, or the players' if only the combination is wrong."""
        for name, value in settings.items():
            try:
                msgspec.convert({name: value}, game.options_type).check(players)
            except BadSetting:
                return self.seen[f"set {name}"]
        return self.seen["players"]

    def read_names(self, seats: int) -> tuple[str, ...]:
        names = []
        for seat in range(seats):
            names.append(self.value(f"seat {seat}"))
            try:
                check_name(names[-1])
            except BadName as error:
                self.fail(str(error))
        return tuple(names)

    def read_chance(self, players: int) -> Chance:
        if self.format == PLEDGED_FORMAT:
            return self.read_pledged(players)
        if self.peek().startswith("seed: "):
            try:
                return Simulated(self.number("seed"))
            except fair.BadEntropy as error:
                self.fail(str(error))
        if not self.peek().startswith("commitment: "):
            return None
        commitment = self.hash("commitment")
        entropies = tuple(self.read_entropy(f"entropy {seat}") for seat in range(players))
        return Committed(commitment, entropies, self.read_secret())

    def read_pledged(self, players: int) -> Committed:
        """Read the chance of scheme 2, the only one of this format."""
        if self.number("scheme") != 2:
            self.fail(f"a record of format {PLEDGED_FORMAT} has deals of scheme 2")
        commitment = self.hash("commitment")
        pledges = tuple(self.read_pledge(f"pledge {seat}") for seat in range(players))
        entropies: list[str | None] = []
        for seat, pledge in enumerate(pledges):
            entropies.append(self.read_entropy(f"entropy {seat}", or_null=True))
            if pledge is None and entropies[seat] is not None:
                self.fail(f"seat {seat} pledged nothing, so its entropy is null")
        return Committed(commitment, tuple(entropies), self.read_secret(), 2, pledges)

    def read_secret(self) -> bytes | None:
        return bytes.fromhex(self.hash("secret")) if self.peek().startswith("secret: ") else None

    def read_pledge(self, key: str) -> str | None:
        pledge = self.json(key)
        if pledge is not None and not (isinstance(pledge, str) and HASH.fullmatch(pledge)):
            self.fail(f"{key} is 64 hexadecimal digits as a JSON text, or null")
        self.check_form(key, pledge)
        return pledge

    def read_entropy(self, key: str, or_null: bool = False) -> str | None:
        text = self.json(key)
        if text is None and or_null:
            self.check_form(key, text)
            return None
        try:
            fair.entropy_bytes(text)
        except fair.BadEntropy as error:
            self.fail(str(error))
        self.check_form(key, text)
        return str(text)

    # --- moves and the end ---

    def read_moves(self, state: State) -> tuple[tuple[int, str], ...]:
        moves: list[tuple[int, str]] = []
        while not self.peek().startswith(("result: ", "sha256: ")):
            line = self.take()
            match = MOVE.fullmatch(line)
            if not match:
                self.not_a_move(line)
            if int(match[1]) != len(moves) + 1:
                self.fail(f"move {match[1]} where move {len(moves) + 1} should be")
            seat = DEALER if match[2] == "dealer" else int(match[2][5:])
            self.play(state, seat, match[3])
            moves.append((seat, match[3]))
        return tuple(moves)

    def not_a_move(self, line: str) -> NoReturn:
        if line in ("end", "unfinished"):
            self.fail(f"`sha256: …` is missing before `{line}`")
        if KEY.match(line):
            self.misplaced(line, "sha256")
        self.fail(f"neither a move, like `3 seat 2: P7`, nor the sum: {line!r:.80}")

    def play(self, state: State, seat: int, text: str) -> None:
        if seat >= state.seats:
            self.fail(f"no seat {seat} at this table; its seats are 0 to {state.seats - 1}")
        try:
            move = state.read(seat, text)
            form = state.text(seat, move) if state.is_legal(seat, move) else text
            state.play(seat, move)
        except IllegalMove as error:
            if error.refusal.rule == "unreadable":
                self.fail(f"{text!r:.80} is no move of {who(seat)}")
            self.fail(f"{who(seat)} may not play {text:.80}: {str(error).removeprefix('refused by ')}")
        if form != text:
            self.fail(f"the move must be written `{form}`, not {text!r:.80}")

    def read_end(self, state: State, chance: Chance) -> Outcome | None:
        outcome = state.outcome()
        if outcome is not None:
            result = self.value("result")
            if result != result_text(outcome):
                self.fail(f"the result is `{result_text(outcome)}`, not {result!r:.80}")
        elif self.peek().startswith("result: "):
            self.fail("a result, but the match is not over")
        if isinstance(chance, Committed) and chance.secret is None and outcome is not None:
            raise BadRecord(self.seen["commitment"], "the match is over, but its secret is not in the record")
        if isinstance(chance, Committed) and chance.secret is not None and outcome is None:
            raise BadRecord(self.seen["secret"], "the match is not over, but its secret is in the record")
        total = checksum([line for _, line in self.lines[: self.at]])
        if self.hash("sha256") != total:
            self.fail(f"the record was altered: its lines up to here have the sum {total}")
        closing = self.take()
        if closing not in ("end", "unfinished"):
            self.fail(f"`end` or `unfinished` should be here, not {closing!r:.80}")
        if closing == "end" and outcome is None:
            self.fail("`end`, but the match is not over: such a record closes with `unfinished`")
        if closing == "unfinished" and outcome is not None:
            self.fail("`unfinished`, but the match is over: such a record closes with `end`")
        if self.at < len(self.lines):
            self.take()
            self.fail("something stands behind the end of the record")
        return outcome
