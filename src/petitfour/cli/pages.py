"""`petitfour games` and `petitfour rules`: list the games and their rules."""

from __future__ import annotations

import argparse
import textwrap

from petitfour.cli.common import FIRST, Commands, add_command, add_language, language, players_text
from petitfour.cli.screen import Screen, Text
from petitfour.core.errors import PetitFourError, did_you_mean
from petitfour.games import GAMES
from petitfour.texts import Rule, Texts, example_ids, rules

WIDEST = 100  # longer lines are hard to read
INDENT = 8


class UnknownRule(PetitFourError):
    """The game has no rule with this id."""


def add_commands(commands: Commands) -> None:
    games = add_command(
        commands,
        "games",
        show_games,
        "List the games, one per line: the id for other commands, the number of players, and a description.",
        "  petitfour games\n  petitfour games --lang es",
    )
    add_language(games)
    page = add_command(
        commands,
        "rules",
        show_rules,
        "Print the rules of a game. Every rule has an id, and refusals name it. Our own rulings, and substitutes for\n"
        "lost pictures, are marked as such.",
        f"  petitfour rules {FIRST}\n  petitfour rules {FIRST} --lang fr",
    )
    page.add_argument("game", metavar="GAME", help="the id of a game; `petitfour games` lists them")
    page.add_argument("ids", metavar="RULE", nargs="*", help="only these rules")
    add_language(page)


def show_games(args: argparse.Namespace) -> int:
    say = language(args.lang)
    for game in GAMES.values():
        about = f"{say.game_name(game.id)}: {say.game_about(game.id)}" if say.has(f"game-{game.id}") else ""
        print(f"{game.id:<12} {players_text(game):<4} {about}".rstrip())
    return 0


def show_rules(args: argparse.Namespace) -> int:
    say = language(args.lang)
    screen = Screen()
    for line in rules_page(say, args.game, args.ids, screen.width):
        screen.print(line)
    return 0


def rules_page(say: Texts, game: str, ids: list[str], width: int) -> list[Text]:
    """Return the rules of a game, all or those with the given ids, in lines no longer than the width."""
    width = min(width, WIDEST)
    page = {rule.id: rule for rule in rules(game, say.lang)}
    if ids:
        return [line for name in ids for line in rule_lines(say, page[known_id(name, page)], width)]
    lines = [Text(say.game_name(game), "bold"), *wrapped(say.game_about(game), width, 0), Text()]
    for rule in page.values():
        lines += rule_lines(say, rule, width)
    for number, example in enumerate(example_ids(game), 1):
        lines += [Text(), Text(say.say("rules-example", number=number), "bold")]
        lines += wrapped(say.say(example), width, INDENT)
    for kind in dict.fromkeys(kind for rule in page.values() for kind in rule.kinds if kind != "printed"):
        lines += [Text(), Text(say.say(f"kind-{kind}"), "bold"), *wrapped(say.say(f"kind-{kind}-about"), width, INDENT)]
    return lines


def rule_lines(say: Texts, rule: Rule, width: int) -> list[Text]:
    """Put the id into the margin, and after the text the source of the rule if that is not the rulebook."""
    marks = [say.say(f"kind-{kind}") for kind in rule.kinds if kind != "printed"]
    lines = wrapped(rule.text + (f" [{', '.join(marks)}]" if marks else ""), width, INDENT)
    lines[0] = Text(f"{rule.id:<{INDENT}}", "bold").append(lines[0].plain.lstrip())
    return lines


def wrapped(text: str, width: int, indent: int) -> list[Text]:
    """Wrap lines, but not at hard spaces."""
    margin = " " * indent
    lines = textwrap.wrap(text, max(width, 40), initial_indent=margin, subsequent_indent=margin, break_on_hyphens=False)
    return [Text(line) for line in lines]


def known_id(name: str, page: dict[str, Rule]) -> str:
    if name.upper() not in page:
        meant = did_you_mean(name, page)
        raise UnknownRule(f"there is no rule {name!r} here; the rules are {', '.join(page)}{meant}")
    return name.upper()
