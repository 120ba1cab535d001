"""A match as a text file that a person can read: write, read, replay, verify. The format: docs/records.md.

Reading is strict. Every line has one place and one form, every move is played by the rules, and a sum over all
lines shows an alteration that is legal by chance. So what `read` returns is a match that can be trusted, and
writing it again gives the same lines.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

import msgspec

from petitfour.core import fair
from petitfour.core.errors import BadRecord, BadSetting, IllegalMove, PetitFourError
from petitfour.core.game import Game, Options, as_settings
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER, Move, State
from petitfour.core.view import Outcome

FORMAT = 1
PLEDGED_FORMAT = 2  # of records whose deals follow scheme 2 of fair.py
TITLE = "petitfour record "
LONGEST_LINE = 10_000
LONGEST_NAME = 80
JOINERS = "\u200c\u200d"  # the invisible characters that names and emoji are written with

NUMBER = re.compile(r"0|[1-9][0-9]{0,19}")
HASH = re.compile(r"[0-9a-f]{64}")
KEY = re.compile(
    r"(game|rules|players|set [a-z_]+|seat \d|seed|scheme|commitment|pledge \d|entropy \d|secret|result|sha256): "
)
MOVE = re.compile(r"([1-9][0-9]{0,8}) (dealer|seat [0-9]): (.+)")
UNWANTED = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Replaced(BadRecord):
    """A record that holds something else than what a player saw or sent; `id` says which."""

    def __init__(self, id: str, reason: str) -> None:
        super().__init__(0, reason)
        self.id = id


class BadName(PetitFourError, ValueError):
    """A name that cannot stand in a record."""


@dataclass(frozen=True)
class Simulated:
    """Chance from the fast generator and a seed."""

    seed: int

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 2**64:
            raise fair.BadEntropy(f"a seed is a number from 0 to 2^64 - 1, not {self.seed}")

    def rng(self) -> Rng:
        return Rng(self.seed)


@dataclass(frozen=True)
class Committed:
    """Chance from a committed secret and what the people at the table added, one entry a seat; see fair.py.

    The record of a match in progress has no secret. In scheme 2 a pledge is None where the seat pledged nothing, and
    an entropy is None where the seat revealed nothing.
    """

    commitment: str
    entropies: tuple[str | None, ...]
    secret: bytes | None
    scheme: int = 1
    pledges: tuple[str | None, ...] = ()

    @classmethod
    def by(cls, secret: bytes, entropies: tuple[str, ...]) -> Committed:
        """Make one of scheme 1."""
        return cls(fair.commitment(secret), entropies, secret)

    @property
    def withheld(self) -> list[int]:
        """The seats that pledged an entropy and did not reveal it."""
        pairs = enumerate(zip(self.pledges, self.entropies, strict=True)) if self.scheme == 2 else ()
        return [seat for seat, (pledge, entropy) in pairs if pledge is not None and entropy is None]

    def seed(self) -> bytes:
        if self.secret is None:
            raise BadRecord(0, "the secret is shown when the match is over; until then no deal can be recomputed")
        if self.scheme == 2:
            return fair.pledged_seed(self.secret, self.pledges, self.entropies)
        return fair.combined_seed(self.secret, [entropy or "" for entropy in self.entropies])

    def rng(self) -> Rng:
        return fair.Stream(self.seed())

    def check(self) -> None:
        """Raise BadRecord if the secret or an entropy is not the one that was fixed before the match."""
        if self.secret is not None and fair.commitment(self.secret, self.scheme) != self.commitment:
            raise BadRecord(0, "the secret is not the one that was committed")
        for seat, (pledge, entropy) in enumerate(zip(self.pledges, self.entropies, strict=False)):
            if entropy is not None and fair.pledge(self.commitment, seat, entropy) != pledge:
                raise BadRecord(0, f"the entropy of seat {seat} is not the one that it pledged")


Chance = Simulated | Committed | None  # None: the deals were written by hand, or come from real cards


@dataclass(frozen=True, kw_only=True)
class Record:
    """A match, finished (it then has an outcome) or not."""

    game: Game[Any]
    players: int
    options: Options
    names: tuple[str, ...]  # who sat there, one a seat
    chance: Chance
    moves: tuple[tuple[int, str], ...]  # the seat (or DEALER) and the text of each
    outcome: Outcome | None

    def start(self) -> State:
        state: State = self.game.start(self.players, self.options)
        return state


class Recorder:
    """A match being played and written down at once."""

    def __init__(
        self, game: Game[Any], players: int, options: Options | None, names: Sequence[str], chance: Chance = None
    ) -> None:
        self.state: State = game.start(players, options)
        if len(names) != self.state.seats:
            raise BadName(f"this table has {self.state.seats} seats, not {len(names)}")
        for name in names:
            check_name(name)
        if isinstance(chance, Committed) and len(chance.entropies) != players:
            raise fair.BadEntropy(f"{players} people play, and each adds an entropy; here are {len(chance.entropies)}")
        self.names = tuple(names)
        self.chance = chance
        self.rng = None if chance is None else chance.rng()
        self.moves: list[tuple[int, str]] = []

    def play(self, seat: int, move: Move) -> None:
        """Plays a move of a seat, or one of the dealer that was written by hand."""
        text = self.state.text(seat, move) if self.state.is_legal(seat, move) else ""
        self.state.play(seat, move)  # raises the refusal of an illegal move
        self.moves.append((seat, text))

    def deal(self) -> None:
        """Draws the dealer's move from the chance of this match, and plays it."""
        if self.rng is None:
            raise BadRecord(0, "this match has no source of chance: its deals must be given")
        self.play(DEALER, self.state.chance(self.rng))

    def record(self) -> Record:
        """The match so far. As long as it is not over, the secret stays out of it."""
        outcome = self.state.outcome()
        chance = self.chance
        if outcome is None and isinstance(chance, Committed):
            chance = replace(chance, secret=None)
        return Record(
            game=self.state.game, players=self.state.players, options=self.state.options, names=self.names,
            chance=chance, moves=tuple(self.moves), outcome=outcome,
        )  # fmt: skip


def check_name(name: str) -> None:
    """One line that shows what it is: no control characters, nothing invisible, no blanks around it."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or name.strip() != name:
        raise BadName(f"a name is 1 to {LONGEST_NAME} characters with no blanks around it, not {name!r:.100}")
    for character in name:
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") and character not in JOINERS:
            raise BadName(f"a name cannot hold the character U+{ord(character):04X}")


def who(seat: int) -> str:
    return "dealer" if seat == DEALER else f"seat {seat}"


# --- writing -------------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    game = record.game
    pledged = isinstance(record.chance, Committed) and record.chance.scheme == 2
    title = f"{TITLE}{PLEDGED_FORMAT if pledged else FORMAT}"
    head = [title, f"game: {game.id}", f"rules: {game.rules_version}", f"players: {record.players}"]
    head += [f"set {name}: {json(value)}" for name, value in as_settings(record.options).items()]
    head += [f"seat {seat}: {name}" for seat, name in enumerate(record.names)]
    head += chance_lines(record.chance)
    body = [f"{n} {who(seat)}: {text}" for n, (seat, text) in enumerate(record.moves, 1)]
    tail = [] if record.outcome is None else [f"result: {result_text(record.outcome)}"]
    total = checksum(head + body + tail)
    tail += [f"sha256: {total}", "unfinished" if record.outcome is None else "end"]
    return "\n".join([*head, "", *body, "", *tail, ""])


def chance_lines(chance: Chance) -> list[str]:
    if chance is None:
        return []
    if isinstance(chance, Simulated):
        return [f"seed: {chance.seed}"]
    lines = [] if chance.scheme == 1 else [f"scheme: {chance.scheme}"]
    lines += [f"commitment: {chance.commitment}"]
    lines += [f"pledge {seat}: {json(pledge)}" for seat, pledge in enumerate(chance.pledges)]
    lines += [f"entropy {seat}: {json(text)}" for seat, text in enumerate(chance.entropies)]
    return lines if chance.secret is None else [*lines, f"secret: {chance.secret.hex()}"]


def result_text(outcome: Outcome) -> str:
    scores, winners = (" ".join(map(str, numbers)) for numbers in (outcome.scores, outcome.winners))
    return f"scores {scores}, winners {winners}, reason {outcome.reason}"


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def checksum(lines: list[str]) -> str:
    """Over all lines before the sum, comments and blank lines left out, each with its line feed."""
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


# --- reading -------------------------------------------------------------------------------------------------


def read(data: bytes | str, games: Mapping[str, Game[Any]]) -> Record:
    """The match of a record; BadRecord names the line and the reason if anything about it is wrong."""
    return Reader(plain_text(data), games).record()


def plain_text(data: bytes | str) -> str:
    try:
        text = data if isinstance(data, str) else data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(error.object.count(b"\n", 0, error.start) + 1, "this is not UTF-8") from None
    if unwanted := UNWANTED.search(text):
        line = text.count("\n", 0, unwanted.start()) + 1
        if unwanted[0] == "\r":
            raise BadRecord(line, "a carriage return; the lines of a record end with a line feed alone")
        raise BadRecord(line, f"the character U+{ord(unwanted[0]):04X} has no place in a record")
    return text


class Reader:
    """Goes through the lines that count, in the one order they may have. `line` is the number of the present one."""

    def __init__(self, text: str, games: Mapping[str, Game[Any]]) -> None:
        self.games = games
        numbered = enumerate(text.split("\n"), 1)
        self.lines = [(number, line) for number, line in numbered if line and line[0] != "#"]
        self.at = 0
        self.line = 1
        self.format = FORMAT
        self.seen: dict[str, int] = {}  # header keys and their lines
        for number, line in self.lines:
            if len(line) > LONGEST_LINE:
                raise BadRecord(number, f"a line of {len(line)} characters; at most {LONGEST_LINE} are read")

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

    # --- lines ---

    def fail(self, reason: str) -> NoReturn:
        raise BadRecord(self.line, reason)

    def peek(self) -> str:
        """The present line; there is always one, or the record is truncated."""
        if self.at == len(self.lines):
            self.fail("the record is truncated here: it closes with neither `end` nor `unfinished`")
        self.line, line = self.lines[self.at]
        return line

    def take(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def value(self, key: str) -> str:
        """What stands behind `key: ` on the present line."""
        line = self.take()
        if not line.startswith(f"{key}: "):
            self.misplaced(line, key)
        self.seen[key] = self.line
        return line[len(key) + 2 :]

    def misplaced(self, line: str, wanted: str) -> NoReturn:
        match = KEY.match(line)
        if match and match[1] in self.seen:
            self.fail(f"`{match[1]}` stands here again; line {self.seen[match[1]]} has it already")
        self.fail(f"`{wanted}: …` is missing; found {line!r:.80} in its place")

    def number(self, key: str) -> int:
        value = self.value(key)
        if not NUMBER.fullmatch(value):
            self.fail(f"{key} is a whole number, not {value!r:.80}")
        return int(value)

    def hash(self, key: str) -> str:
        value = self.value(key)
        if not HASH.fullmatch(value):
            self.fail(f"{key} is 64 hexadecimal digits, not {value!r:.80}")
        return value

    def json(self, key: str) -> Any:
        value = self.value(key)
        try:
            return msgspec.json.decode(value)
        except (msgspec.DecodeError, RecursionError) as error:
            self.fail(f"{key} is not JSON: {error}")

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

    def check_form(self, key: str, value: Any) -> None:
        """A value has one form, so that reading and writing are exact opposites."""
        if self.lines[self.at - 1][1] != f"{key}: {json(value)}":
            self.fail(f"must be written `{key}: {json(value):.200}`")

    def to_blame(self, game: Game[Any], players: int, settings: dict[str, Any]) -> int:
        """The line of the setting that is wrong by itself; if only the combination is, that of the players."""
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


# --- replaying and verifying ---------------------------------------------------------------------------------


def replay(record: Record) -> Iterator[tuple[State, int, str]]:
    """Each position, with the seat and the move that come next there. One state is played on and on: clone what
    you keep."""
    state = record.start()
    for seat, text in record.moves:
        yield state, seat, text
        state.play_text(seat, text)


def last_position(record: Record) -> State:
    """The position at the end of the record."""
    state = record.start()
    for seat, text in record.moves:
        state.play_text(seat, text)
    return state


def check_own(chance: Chance, commitment: str | None, entropies: Mapping[int, str]) -> None:
    """Compare a match with what a player noted before it; raise Replaced if the table used something else.

    `commitment` is the one the player saw before the match, `entropies` has what the player added, by seat. Without
    these a record proves only that it agrees with itself.
    """
    if commitment is None and not entropies:
        return
    if not isinstance(chance, Committed):
        raise Replaced("commitment-replaced", "the record has no commitment, but you saw one before the match")
    if commitment not in (None, chance.commitment):
        raise Replaced(
            "commitment-replaced",
            f"you saw the commitment {commitment}, but the record has {chance.commitment}: the secret was replaced",
        )
    for seat, entropy in entropies.items():
        if seat >= len(chance.entropies):
            raise Replaced("entropy-replaced", f"the record has no seat {seat} that adds entropy")
        pledge = fair.pledge(chance.commitment, seat, entropy) if chance.scheme == 2 else None
        if seat in chance.withheld and chance.pledges[seat] == pledge:
            raise Replaced(
                "entropy-left-out",
                f"the record says that seat {seat} did not reveal its entropy in time; "
                "if it did, the table left it out and could choose between two deals",
            )
        if chance.entropies[seat] != entropy or (pledge is not None and chance.pledges[seat] != pledge):
            raise Replaced(
                "entropy-replaced",
                f"the entropy of seat {seat} is not what you gave: the table could choose the deals by using others",
            )


def verify(record: Record) -> int:
    """Draw every move of the dealer again, from what the record says about its chance; return their number.

    Raise BadRecord if a move differs, or if the secret or an entropy is not the one that was fixed before the match.
    """
    chance = record.chance
    if chance is None:
        raise BadRecord(0, "the record names neither a seed nor a commitment: no deal can be recomputed")
    if isinstance(chance, Committed):
        chance.check()
    rng = chance.rng()
    deals = 0
    for n, (state, seat, text) in enumerate(replay(record), 1):
        if seat == DEALER:
            deals += 1
            drawn = state.text(DEALER, state.chance(rng))
            if drawn != text:
                raise BadRecord(0, f"move {n}: the dealer played {text}, but the draw is {drawn}")
    return deals
