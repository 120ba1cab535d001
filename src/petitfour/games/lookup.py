"""Games and their policies by name. The types are in lookup.pyi, which `python tests/games/stub.py` writes."""

from petitfour.core.errors import UnknownGame, brief, did_you_mean
from petitfour.games.discovery import GAMES


def game(name):
    """Return the game with this id."""
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game {brief(name)!r}; the games are {', '.join(GAMES)}{did_you_mean(name, GAMES)}")
    return GAMES[name]


def default_policy(name):
    """Return a new default policy of a game, for one thread."""
    return game(name).policy()
