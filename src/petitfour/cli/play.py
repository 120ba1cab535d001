"""`petitfour play`: a game in the terminal against bots, with deals that can be checked."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.text import Text

from petitfour.bots.bot import Budget
from petitfour.bots.external import ExternalBot, never_ran, problem_of
from petitfour.bots.hints import hint
from petitfour.bots.levels import LEVELS, player
from petitfour.cli.advice import HINT_WORLDS, hint_lines
from petitfour.cli.common import (
    Commands,
    Screen,
    add_command,
    add_language,
    add_table,
    check_new,
    language,
    number_from,
    players_text,
    seat_names,
    table_options,
    write_file,
)
from petitfour.cli.faces import HARD_SPACE, Line, face, items
from petitfour.cli.pages import UnknownRule, game_name, rules_page, wrapped
from petitfour.core import fair
from petitfour.core.drive import drive
from petitfour.core.errors import BadSeat, IllegalMove
from petitfour.core.game import Game
from petitfour.core.names import clean_name
from petitfour.core.record import Committed, Recorder, Replaced, check_own, write
from petitfour.core.rng import Rng
from petitfour.core.state import Move
from petitfour.core.view import View
from petitfour.games import GAMES
from petitfour.games import game as find_game
from petitfour.lab.arena import BadBot
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
        "Play in the terminal. The other players are bots of some --level, who know what you would know in their\n"
        "seats. Before the game the table commits itself to a secret and you may add words of your own; every deal\n"
        "comes from both, and a saved record proves it (petitfour verify). Without GAME you are asked which one.",
        "  petitfour play\n"
        "  petitfour play marshmallow --players 4 --level hard --lang fr\n"
        "  petitfour play macaron --players 1 --save game.pf\n"
        "  petitfour play marshmallow --players 3 --set edition=gigamic --seed 5\n"
        "  petitfour play monster --players 2 --level 'external:python my_bot.py'",
    )
    command.add_argument("game", metavar="GAME", nargs="?", help="the id of a game; `petitfour games` lists them")
    add_table(command)
    add_language(command)
    command.add_argument("--seat", type=int, default=0, metavar="N", help="where you sit (0); seats count clockwise")
    command.add_argument(
        "--level",
        default="medium",
        metavar="LEVEL",
        help=f"who the others are: {', '.join(LEVELS)}, or any bot, such as external:COMMAND (medium)",
    )
    command.add_argument("--name", default="player", help="your name in the record (player)")
    command.add_argument(
        "--seed", type=number_from(0), metavar="S", help="repeat a game: the same deals, the same opponents"
    )
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record there, also if you stop early")
    command.add_argument("--force", action="store_true", help="overwrite the file of --save")


class Quit(Exception):
    """The player has had enough."""


@dataclass(frozen=True)
class Noted:
    """What the player saw and typed before the match, to compare with what the deals were drawn from."""

    commitment: str
    entropies: dict[int, str]


def play(args: argparse.Namespace) -> int:
    args.name = clean_name(args.name)
    if args.save is not None:
        check_new(args.save, args.force)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415  (arrow keys at the prompt)
    terminal = Terminal(language(args.lang))
    try:
        recorder, noted = make_table(args, terminal)
    except Quit:
        return 0
    code = 0
    try:
        choice = Rng(secrets.randbits(64) if args.seed is None else args.seed)
        with contextlib.closing(Match(terminal, recorder, noted, choice, args.seat, args.level)) as match:
            match.play()
    except Quit:
        terminal.say("play-stopped")
    except KeyboardInterrupt:
        terminal.show()
        terminal.say("play-stopped")
        code = 130
    finally:  # whatever stopped the game, what was played is kept
        if args.save is not None:
            write_file(args.save, write(recorder.record()), args.force)
    if args.save is not None:
        terminal.say("play-saved", file=str(args.save))
    return code


def make_table(args: argparse.Namespace, terminal: Terminal) -> tuple[Recorder, Noted]:
    """Choose the game, seat everybody, and fix what the deals are drawn from."""
    game = ask_game(terminal) if args.game is None else find_game(args.game)
    options = table_options(game, args.settings)
    players = ask_players(terminal, game) if args.players is None else args.players
    names = seat_names(game.start(players, options))
    player(args.level, game.id)  # an unknown bot is an error now, not at its first move
    if not 0 <= args.seat < players:
        raise BadSeat(f"no person sits in seat {args.seat}; people sit in 0 to {players - 1}")
    names[args.seat] = args.name
    terminal.say("play-welcome", game=game_name(terminal.texts, game.id), players=players)
    if terminal.texts.has(f"letters-{game.id}"):
        terminal.say(f"letters-{game.id}")
    if players > 1:
        level = f"level-{args.level}"
        terminal.say("play-opponents", level=terminal.texts.say(level) if terminal.texts.has(level) else args.level)
    secret = fair.new_secret() if args.seed is None else seeded_secret(args.seed)
    commitment = fair.commitment(secret)
    terminal.say("play-commitment", commitment=commitment)
    entropies = [""] * players
    if args.seed is None:
        entropies[args.seat] = terminal.ask("play-entropy")[: fair.ENTROPY_BYTES // 4]
    noted = Noted(commitment, {args.seat: entropies[args.seat]})
    return Recorder(game, players, options, names, Committed.by(secret, tuple(entropies))), noted


def seeded_secret(seed: int) -> bytes:
    return hashlib.sha256(f"petitfour play {seed}".encode()).digest()


def ask_game(terminal: Terminal) -> Game[Any]:
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        terminal.show(f"{number:>3}  {game_name(terminal.texts, game.id)} ({players_text(game)})")
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
    """What is said and asked, in one language."""

    def __init__(self, say: Texts) -> None:
        self.texts = say
        self.screen = Screen()

    def say(self, message: str, **args: str | int) -> None:
        for paragraph in self.texts.say(message, **args).splitlines():
            for line in wrapped(paragraph, self.screen.width, 0):
                self.show(line)

    def show(self, line: Text | str = "") -> None:
        self.screen.print(line, soft_wrap=True)

    def ask(self, message: str, **args: str | int) -> str:
        try:
            return input(f"{self.texts.say(message, **args)} ").replace(HARD_SPACE, " ").strip()
        except EOFError:
            self.show()
            raise Quit from None


class Match:
    """One match: the person in seat `me`, everybody else a bot of one level."""

    def __init__(self, terminal: Terminal, recorder: Recorder, noted: Noted, choice: Rng, me: int, level: str) -> None:
        self.terminal = terminal
        self.recorder = recorder
        self.noted = noted
        self.state = recorder.state
        self.choice = choice
        self.me = me
        self.other = player(level, self.state.game.id)
        self.face = face(terminal.texts, recorder.state, me)

    def close(self) -> None:
        """End the program of an external bot."""
        if isinstance(self.other.bot, ExternalBot):
            self.other.bot.close()

    def play(self) -> None:
        for _ in drive(self.state, self.act, self.deal, order=self.first_to_act):
            pass
        self.show_outcome()

    def first_to_act(self, actors: tuple[int, ...]) -> int:
        """The bots choose before the person, who then sees that they are ready."""
        return next((seat for seat in actors if seat != self.me), self.me)

    def deal(self) -> None:
        before = self.state.view(self.me)
        self.recorder.deal()
        self.announce_deal()
        self.show_news(before)

    def act(self, seat: int) -> None:
        before = self.state.view(self.me)
        if seat == self.me:
            self.show_table(before)
        self.recorder.play(seat, self.ask_move(before.legal) if seat == self.me else self.choose(seat))
        self.show_news(before)

    def choose(self, seat: int) -> Move:
        """A bot's move, from what its seat can know; Emma's is given by her rules (MC-32)."""
        if seat >= self.state.players:
            return self.state.legal(seat)[0]
        view, belief = self.state.view(seat), self.state.belief(seat)
        decision = self.other.bot.decide(view, belief, self.choice, self.other.budget)
        if never_ran(self.other.bot, decision):
            raise BadBot(f"{self.other.name} cannot be started: {problem_of(decision)}")
        if problem := problem_of(decision):  # the default policy moved instead
            (reason,) = decision.reasons
            said = self.terminal.texts.reason(reason.id, reason.facts)
            self.terminal.show(Text(f"  {said} ({problem})", "bold"))
        return self.state.read(seat, decision.move)

    # --- what is shown ---

    def announce_deal(self) -> None:
        _, text = self.recorder.moves[-1]
        kind, _, rest = text.partition(" ")
        if kind == "first":
            self.terminal.say("play-first", name=self.face.name(int(rest)))
        elif kind == "deal":
            self.terminal.show()
            self.terminal.show(Text(self.terminal.texts.say("play-round", round=self.state.round), "bold"))

    def show_news(self, before: View) -> None:
        self.show_lines(list(self.face.news(before, self.state.view(self.me))), margin=2)
        if fired := self.state.rules_fired():
            self.terminal.show(Text(f"  {', '.join(fired)}", "dim"))

    def show_table(self, view: View) -> None:
        self.terminal.show()
        lines = [*self.face.table(view), self.moves_line(view.legal)]
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
        outcome = self.state.outcome()
        assert outcome is not None
        says = self.terminal.texts
        self.terminal.show()
        self.terminal.say("play-over", winners=", ".join(map(self.face.side, outcome.winners)))
        if says.has(f"reason-{outcome.reason}"):
            self.terminal.say(f"reason-{outcome.reason}")
        self.show_lines([(self.face.label("scores"), self.face.scores(outcome.scores))])
        chance = self.recorder.chance
        assert isinstance(chance, Committed)
        assert chance.secret is not None
        self.terminal.say("play-secret", secret=chance.secret.hex())
        try:
            check_own(chance, self.noted.commitment, self.noted.entropies)
        except Replaced as error:
            self.terminal.say(f"play-{error.id}")

    # --- what is asked ---

    def ask_move(self, legal: list[str]) -> Move:
        says = self.terminal.texts
        while True:
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
                    return self.read_move(answer, legal)
                except IllegalMove as error:
                    self.terminal.show(self.refusal(error))

    def read_move(self, answer: str, legal: list[str]) -> Move:
        """The number of a legal move, its text, or its text without the word that all legal moves begin with."""
        if answer.isascii() and answer.isdigit() and 0 < int(answer[:9]) <= len(legal):
            answer = legal[int(answer) - 1]
        words = {text.partition(" ")[0] for text in legal}
        typed = {answer.casefold(), f"{words.pop()} {answer}".casefold() if len(words) == 1 else ""}
        answer = next((text for text in legal if text.casefold() in typed), answer)
        move = self.state.read(self.me, SMALL_LETTER.sub(lambda card: card[0].upper(), answer))
        refusal = self.state.why_not(self.me, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return move

    def refusal(self, error: IllegalMove) -> str:
        try:
            return self.terminal.texts.refusal(error.refusal)
        except (UnknownText, BadText):  # a game whose texts are not written yet
            return str(error)

    def show_hint(self) -> None:
        """From what this seat can know. It has a generator of its own: a hint changes nothing of the game."""
        rng = Rng(len(self.recorder.moves))
        found = hint(self.state.view(self.me), self.state.belief(self.me), rng, HINT)
        for indent, sentence in hint_lines(self.terminal.texts, found):
            for line in wrapped(sentence, self.terminal.screen.width, indent):
                self.terminal.show(self.face.paint(line.plain))

    def show_rules(self, ids: list[str]) -> None:
        try:
            page = rules_page(self.terminal.texts, self.state.game.id, ids, self.terminal.screen.width)
        except UnknownRule:
            self.terminal.say("play-no-rule")
            return
        for line in page:
            self.terminal.show(line)
