"""`petitfour play`: a game in the terminal against bots, at a local table, with deals that anybody can check."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from petitfour.bots.bot import Budget
from petitfour.bots.external import ExternalBot, never_ran, problem_of
from petitfour.bots.levels import LEVELS, player
from petitfour.cli.advice import HINT_WORLDS, hint_lines
from petitfour.cli.common import (
    FIRST,
    Commands,
    add_command,
    add_language,
    add_table,
    check_new,
    language,
    number_from,
    players_text,
    table_options,
    write_file,
)
from petitfour.cli.faces import HARD_SPACE, Face, Line, face, items
from petitfour.cli.pages import UnknownRule, rules_page, wrapped
from petitfour.cli.screen import Screen, Text
from petitfour.core import fair
from petitfour.core.errors import BadSeat, Refusal
from petitfour.core.facts import CardsDealt, FirstDrawn
from petitfour.core.game import Game, as_settings
from petitfour.core.names import clean_name
from petitfour.core.record import BadName, Record, Replaced, check_own, write
from petitfour.games import GAMES
from petitfour.games import game as find_game
from petitfour.lab.arena import BadBot
from petitfour.table.checks import LONGEST_NAME
from petitfour.table.commands.structs import Move, Ready, Start
from petitfour.table.creation import NewSeat, NewTable, created
from petitfour.table.errors import Refused
from petitfour.table.events import PLAYING, Entry
from petitfour.table.local import YOU, LocalTable
from petitfour.table.presentation import PlayedMove
from petitfour.table.record import record
from petitfour.table.table import Table
from petitfour.texts import BadText, Texts, UnknownText

MOST_LISTED = 100  # of more legal moves only the first few are shown
FEW = 8
HINT = Budget(worlds=HINT_WORLDS, seconds=2.0)
SMALL_LETTER = re.compile(r"\b[a-z]\d*\b")  # cards and suits may be typed as p7 and p


def add_commands(commands: Commands) -> None:
    command = add_command(
        commands,
        "play",
        play,
        "Play in the terminal against bots of some --level. They know what you would know in their seats. Before the\n"
        "game the table commits to a secret, and you may add words of your own. Every deal comes from both, and a\n"
        "saved record proves it (petitfour verify). Without GAME you are asked for one.",
        "  petitfour play\n"
        f"  petitfour play {FIRST} --players 4 --level hard --lang fr\n"
        f"  petitfour play {FIRST} --players 2 --level 'external:python my_bot.py'",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="the id of a game; `petitfour games` lists them")
    add_table(command)
    add_language(command)
    command.add_argument("--seat", type=int, default=0, metavar="N", help="your seat (0); seats count clockwise")
    command.add_argument(
        "--level",
        default="medium",
        metavar="LEVEL",
        help=f"the other players: {', '.join(LEVELS)}, or any bot, such as external:COMMAND (medium)",
    )
    command.add_argument("--name", default="player", help="your name in the record (player)")
    command.add_argument(
        "--seed", type=number_from(0), metavar="S", help="repeat a game: the same deals and the same opponents"
    )
    command.add_argument("--save", type=Path, metavar="FILE", help="save the record there, also if you stop early")
    command.add_argument("--force", action="store_true", help="overwrite the file of --save")


class Quit(Exception):
    """The player quits."""


@dataclass(frozen=True)
class Noted:
    """What the player saw and typed before the match, to compare with the record."""

    commitment: str
    entropies: dict[int, str]


def play(args: argparse.Namespace) -> int:
    args.name = clean_name(args.name)
    if len(args.name) > LONGEST_NAME:
        raise BadName(f"a name at a table has at most {LONGEST_NAME} characters")
    if args.save is not None:
        check_new(args.save, args.force)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415  (arrow keys at the prompt)
    terminal = Terminal(language(args.lang))
    try:
        local, noted = make_table(args, terminal)
    except Quit:
        return 0
    code = 0
    try:
        with contextlib.closing(Match(terminal, local, noted, args.seat)) as match:
            match.play()
    except Quit:
        terminal.say("play-stopped")
    except KeyboardInterrupt:
        terminal.show()
        terminal.say("play-stopped")
        code = 130
    finally:  # whatever stopped the game, what was played is kept
        if args.save is not None:
            write_file(args.save, write(record_of(local)), args.force)
    if args.save is not None:
        terminal.say("play-saved", file=str(args.save))
    return code


def make_table(args: argparse.Namespace, terminal: Terminal) -> tuple[LocalTable, Noted]:
    """Choose the game, seat everybody, fix what the deals are drawn from, and start."""
    game = ask_game(terminal) if args.game is None else find_game(args.game)
    options = table_options(game, args.settings)
    players = ask_players(terminal, game) if args.players is None else args.players
    state = game.start(players, options)  # raises if the settings contradict each other
    opponent = player(args.level, game.id)  # an unknown bot is an error now, not at its first move
    if not 0 <= args.seat < players:
        raise BadSeat(f"no person sits in seat {args.seat}; people sit in 0 to {players - 1}")
    seats = [bot_seat(args.level)] * players
    seats[args.seat] = NewSeat("you", args.name)
    new = NewTable(game.id, players, as_settings(options), seats)
    secret = fair.new_secret() if args.seed is None else seeded_secret(args.seed)
    made = created(new, YOU, args.name, secret, {}, scheme=1)
    local = LocalTable("", secret, [Entry(1, now(), made)], lambda table, seat: opponent)
    terminal.say("play-welcome", game=terminal.texts.game_name(game.id), players=players)
    letters = (game.part("face", "FACE") or Face).letters(terminal.texts, state.view(args.seat))
    if letters:
        terminal.show(letters)
    if players > 1:
        level = f"level-{args.level}"
        terminal.say("play-opponents", level=terminal.texts.say(level) if terminal.texts.has(level) else args.level)
    terminal.say("play-commitment", commitment=made.commitment)
    entropy = terminal.ask("play-entropy")[: fair.ENTROPY_BYTES // 4] if args.seed is None else ""
    local.commit(YOU, Ready(args.seat, entropy), now())
    local.commit(YOU, Start(), now())
    return local, Noted(made.commitment, {args.seat: entropy})


def bot_seat(level: str) -> NewSeat:
    """Return the seat of a bot. One that is not a level has the name of its kind."""
    return NewSeat("bot", level=level) if level in LEVELS else NewSeat("bot", level.partition(":")[0], "medium")


def now() -> int:
    return time.time_ns() // 1_000_000


def record_of(local: LocalTable) -> Record:
    return record(local.table, local.entries)


def seeded_secret(seed: int) -> bytes:
    return hashlib.sha256(f"petitfour play {seed}".encode()).digest()


def ask_game(terminal: Terminal) -> Game[Any]:
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        terminal.show(f"{number:>3}  {terminal.texts.game_name(game.id)} ({players_text(game)})")
    while True:
        answer = terminal.ask("play-which-game").casefold()
        for number, game in enumerate(games, 1):
            if answer in (str(number), game.id):
                return game


def ask_players(terminal: Terminal, game: Game[Any]) -> int:
    allowed = game.players
    while len(allowed) > 1:
        answer = terminal.ask("play-how-many", players=players_text(game))
        if answer.isascii() and answer.isdigit() and len(answer) < 3 and int(answer) in allowed:
            return int(answer)
    return allowed[0]


class Terminal:
    """Prints messages and asks questions, in one language."""

    def __init__(self, say: Texts) -> None:
        self.texts = say
        self.screen = Screen()

    def say(self, message: str, **args: str | int) -> None:
        for paragraph in self.texts.say(message, **args).splitlines():
            for line in wrapped(paragraph, self.screen.width, 0):
                self.show(line)

    def show(self, line: Text | str = "") -> None:
        self.screen.print(line)

    def ask(self, message: str, **args: str | int) -> str:
        try:
            return input(f"{self.texts.say(message, **args)} ").replace(HARD_SPACE, " ").strip()
        except EOFError:
            self.show()
            raise Quit from None


class Match:
    """One match: the person in seat `me`, bots in all others."""

    def __init__(self, terminal: Terminal, local: LocalTable, noted: Noted, me: int) -> None:
        self.terminal = terminal
        self.local = local
        self.noted = noted
        self.me = me
        self.shown = 0  # the number of the last entry that was shown
        self.face = face(terminal.texts, local.table.info(), me)

    @property
    def table(self) -> Table:
        return self.local.table

    def close(self) -> None:
        """End the program of an external bot."""
        for seat in range(self.table.made.players):
            if seat != self.me and isinstance(bot := self.local.bots(self.table, seat).bot, ExternalBot):
                bot.close()

    def play(self) -> None:
        """The bots choose before the person, who then sees that they are ready."""
        self.show_news()
        while self.table.phase == PLAYING:
            if self.table.bots_to_act():
                self.bot_moves()
            else:
                self.show_table()
                self.ask_move()
            self.show_news()
        self.show_outcome()

    def bot_moves(self) -> None:
        """Let the next bot move, and say so if it is a program that gave no usable answer."""
        decision = self.local.think()
        assert decision is not None
        who = self.local.bots(self.table, self.table.bots_to_act()[0])
        if never_ran(who.bot, decision):
            raise BadBot(f"{who.name} cannot be started: {problem_of(decision)}")
        if problem := problem_of(decision):  # the default policy moved instead
            (reason,) = decision.reasons
            said = self.terminal.texts.reason(reason.id, reason.facts)
            self.terminal.show(Text(f"  {said} ({problem})", "bold"))
        self.local.step(now())

    # --- what is shown ---

    def show_news(self) -> None:
        """Show the moves that were made since the last call."""
        for played in self.table.moves_since(self.me, self.shown):
            self.show_headline(played)
            self.show_lines(list(self.face.news(played)), margin=2)
            if played.triggered:
                self.terminal.show(Text(f"  {', '.join(played.triggered)}", "dim"))
        self.shown = self.table.number

    def show_headline(self, played: PlayedMove) -> None:
        for fact in played.facts:
            match fact:
                case FirstDrawn():
                    self.terminal.say("play-first", name=self.face.name(fact.seat))
                case CardsDealt():
                    self.terminal.show()
                    self.terminal.show(Text(self.terminal.texts.say("play-round", round=fact.round), "bold"))

    def show_table(self) -> None:
        view = self.table.view(self.me)
        assert view is not None
        self.terminal.show()
        lines = [*self.face.table(view), self.moves_line(self.local.legal(self.me))]
        self.show_lines(lines, column=max(len(label) for label, _ in lines))

    def show_lines(self, lines: list[Line], margin: int = 0, column: int = 0) -> None:
        """Each label in bold, and what it has to say in a column beside it."""
        for label, said in lines:
            indent = margin + max(column, len(label)) + 2
            for n, line in enumerate(wrapped(said, self.terminal.screen.width, indent)):
                painted = self.face.paint(line.plain)
                if n == 0:
                    painted = Text(" " * margin) + Text(label, "bold") + painted[margin + len(label) :]
                self.terminal.show(painted)

    def moves_line(self, legal: list[str]) -> Line:
        label = self.face.label("moves")
        if len(legal) > MOST_LISTED:
            return label, self.terminal.texts.say("play-many-moves", number=len(legal), some=", ".join(legal[:FEW]))
        return label, items(f"{number} {text}" for number, text in enumerate(legal, 1))

    def show_outcome(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        sides = len(outcome.scores)
        says = self.terminal.texts
        self.terminal.show()
        self.terminal.say("play-over", winners=", ".join(self.face.side(side, sides) for side in outcome.winners))
        if says.has(f"reason-{outcome.reason}"):
            self.terminal.say(f"reason-{outcome.reason}")
        self.show_lines([(self.face.label("scores"), self.face.scores(outcome.scores))])
        self.terminal.say("play-secret", secret=self.local.secret.hex())
        try:
            check_own(record_of(self.local).chance, self.noted.commitment, self.noted.entropies)
        except Replaced as error:
            self.terminal.say(f"play-{error.id}")

    # --- what is asked ---

    def ask_move(self) -> None:
        """Ask until the person has made a move."""
        says = self.terminal.texts
        number = self.table.number
        while self.table.number == number:
            answer = self.terminal.ask("play-your-move")
            word, _, rest = answer.partition(" ")
            if answer in ("?", "help", says.say("command-help")):
                self.terminal.say("play-help")
            elif word in ("rules", says.say("command-rules")):
                self.show_rules(rest.split())
            elif answer in ("hint", says.say("command-hint")):
                self.show_hint()
            elif answer in ("quit", says.say("command-quit")):
                raise Quit
            elif answer:
                try:
                    self.local.commit(YOU, Move(self.me, number, self.move_text(answer)), now())
                except Refused as refused:
                    self.terminal.show(self.refusal(refused))

    def move_text(self, answer: str) -> str:
        """Return the text of a move from its number among the legal ones, from its text, or from its text without the
        word with which all legal moves begin."""
        legal = self.local.legal(self.me)
        if answer.isascii() and answer.isdigit() and 0 < int(answer[:9]) <= len(legal):
            return legal[int(answer) - 1]
        words = {text.partition(" ")[0] for text in legal}
        typed = {answer.casefold(), f"{words.pop()} {answer}".casefold() if len(words) == 1 else ""}
        found = next((text for text in legal if text.casefold() in typed), None)
        return SMALL_LETTER.sub(lambda card: card[0].upper(), answer) if found is None else found

    def refusal(self, refused: Refused) -> str:
        """Return why a move was refused, with its rule."""
        rule, needs = refused.error.rule, refused.error.needs
        if rule is None:
            return str(refused)
        try:
            return self.terminal.texts.refusal(Refusal(rule, needs or {}))
        except (UnknownText, BadText):  # a game whose texts are not written yet
            return str(refused)

    def show_hint(self) -> None:
        for indent, sentence in hint_lines(self.terminal.texts, self.local.advice(self.me, HINT)):
            for line in wrapped(sentence, self.terminal.screen.width, indent):
                self.terminal.show(self.face.paint(line.plain))

    def show_rules(self, ids: list[str]) -> None:
        try:
            page = rules_page(self.terminal.texts, self.table.game.id, ids, self.terminal.screen.width)
        except UnknownRule:
            self.terminal.say("play-no-rule")
            return
        for line in page:
            self.terminal.show(line)
