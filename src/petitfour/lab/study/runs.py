"""The matches of a study: the same bots and the same deals for every variant.

A study, a variant and a deal number fully determine what is played: one match of the chosen bots, one match for each
rung of the skill ladder, and two replays of the deal with some noise. So results can be computed in any order on any
number of processes, and a stopped study continues.
"""

from __future__ import annotations

import itertools
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Self

import msgspec

from petitfour import __version__
from petitfour.bots.bot import Bot, Budget, Decision
from petitfour.bots.external import ExternalBot
from petitfour.bots.levels import SeatedBot, player
from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, as_settings, changed_text
from petitfour.core.rng import Rng
from petitfour.core.state import Belief, State
from petitfour.core.view import View
from petitfour.games import game as find_game
from petitfour.lab.arena import MOST_MOVES, chairs_of, derived, play_match, repeatable, run_all
from petitfour.lab.results import BadResults, check_header, open_after, read, whole_lines
from petitfour.lab.study import measure
from petitfour.lab.study.measure import Trace, Watcher

TRACES = "deals.jsonl"
LADDER = ("random", "easy", "medium", "hard", "expert")
NOISE = 10  # in replays, one of this many moves is random
REPLAYS = 2
MOST_VARIANTS = 24


class Variant(msgspec.Struct, frozen=True):
    """One table of a study: the number of players and all settings."""

    players: int
    settings: dict[str, Any]

    def start(self, game: Game[Any]) -> State:
        state: State = game.start(self.players, game.options(**self.settings))
        return state


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """The definition of a study. Two studies that are equal play the same matches."""

    game: str
    rules_version: int
    variants: list[Variant]
    bot: str
    rungs: list[tuple[str, str]]
    """The skill ladder: pairs of a better and a worse bot."""
    seed: int
    deep: int
    """On this many deals, win probabilities, choices and hidden information are measured too."""
    cap: int
    version: str = __version__

    @classmethod
    def of(
        cls,
        game: Game[Any],
        players: Sequence[int],
        settings: Sequence[dict[str, Any]],
        bot: str = "medium",
        seed: int = 0,
        deep: int = 40,
        cap: int = MOST_MOVES,
    ) -> Study:
        """Make a study, and check every table before the first match."""
        if isinstance(player(bot, game.id).bot, ExternalBot):
            raise BadSetting(
                "a study needs bots that run here; an external bot may fail, and its seat would be another's"
            )
        variants = [Variant(n, as_settings(game.options(**own))) for n in players for own in settings]
        if not variants:
            raise BadSetting("a study needs a number of players")
        if len(variants) > MOST_VARIANTS:
            raise BadSetting(f"{len(variants)} variants are too many, {MOST_VARIANTS} the most")
        for variant in variants:
            variant.start(game)
        return cls(
            game=game.id,
            rules_version=game.rules_version,
            variants=variants,
            bot=bot,
            rungs=rungs(bot),
            seed=seed,
            deep=deep,
            cap=cap,
        )

    def work(self, deals: int) -> Iterator[tuple[int, int]]:
        """Return all work in the order of the results: deal by deal, each for all variants."""
        return itertools.product(range(deals), range(len(self.variants)))

    def label(self, index: int) -> str:
        """Name a variant by what makes it differ from the standard game."""
        variant = self.variants[index]
        return f"{variant.players} players, {changed_text(variant.start(find_game(self.game)).options)}"


class Deal(msgspec.Struct, frozen=True):
    """Everything that one variant gave on one deal."""

    deal: int
    variant: int
    trace: Trace
    ladder: list[float]
    """For each rung: the share of the win of the better bot."""
    replays: list[list[float]]
    """For each replay with noise: the share of the win of each side."""


def rungs(bot: str) -> list[tuple[str, str]]:
    """Return the whole ladder up to this bot, and its steps."""
    names = LADDER[: LADDER.index(bot) + 1] if bot in LADDER else ("random", bot)
    steps = [(better, worse) for worse, better in itertools.pairwise(names)]
    return steps if len(steps) < 2 else [(bot, "random"), *steps]


# --- one deal ----------------------------------------------------------------------------------------------------


def play_deal(study: Study, deal: int, index: int) -> Deal:
    """Play everything about one deal of one variant: the work of one worker."""
    variant = study.variants[index]
    game = find_game(study.game)
    seed = derived(study.seed, "deal", deal)
    state = variant.start(game)
    watcher = Watcher(state, deal < study.deep, Rng(derived(seed, "watcher")))
    chairs = chairs_of(state)
    play_match(state, [seated(study.bot, game.id)] * chairs, seed, study.cap, watch=watcher.watch)
    return Deal(
        deal=deal,
        variant=index,
        trace=watcher.trace(),
        ladder=[rung(study, variant, seed, deal % chairs, better, worse) for better, worse in study.rungs],
        replays=[replay(study, variant, seed, number) for number in range(REPLAYS)],
    )


def seated(name: str, game: str) -> SeatedBot:
    found = player(name, game)
    return SeatedBot(found.name, found.bot, repeatable(found.budget))


def rung(study: Study, variant: Variant, seed: int, chair: int, better: str, worse: str) -> float:
    """Return the win share of the better bot in one chair, with worse bots in all others. With one chair: even plus how
    much more the better bot wins against Emma than the worse."""
    state = variant.start(find_game(study.game))
    chairs = chairs_of(state)
    players = [seated(better if n == chair else worse, study.game) for n in range(chairs)]
    shares = played_shares(study, state, players, seed)
    if chairs > 1:
        return shares[chair]
    other = variant.start(find_game(study.game))
    even = 1 / state.sides
    return even + shares[0] - played_shares(study, other, [seated(worse, study.game)], seed)[0]


def replay(study: Study, variant: Variant, seed: int, number: int) -> list[float]:
    state = variant.start(find_game(study.game))
    players = []
    for chair in range(chairs_of(state)):
        own = seated(study.bot, study.game)
        noisy = NoisyBot(own.bot, Rng(derived(seed, "noise", number, chair)))
        players.append(SeatedBot(own.name, noisy, own.budget))
    return played_shares(study, state, players, seed)


def played_shares(study: Study, state: State, players: list[SeatedBot], seed: int) -> list[float]:
    """Play a match and return the share of the win of each side; equal shares if it was stopped at the cap."""
    watcher = Scores(state)
    play_match(state, players, seed, study.cap, watch=watcher.watch)
    outcome = measure.finish(state, [*watcher.rounds, state.scores()])
    winners = outcome.winners if outcome else list(range(state.sides))
    return [(side in winners) / len(winners) for side in range(state.sides)]


class Scores:
    """Remembers the scores after each round."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.round = state.round
        self.rounds: list[list[int]] = []

    def watch(self, *_: object) -> None:
        if self.state.round != self.round:
            self.round = self.state.round
            self.rounds.append(self.state.scores())


class NoisyBot:
    """Plays a random legal move now and then, else what another bot plays."""

    def __init__(self, bot: Bot, noise: Rng) -> None:
        self.bot = bot
        self.noise = noise

    def decide(self, view: View, belief: Belief, rng: Rng, budget: Budget) -> Decision:
        decision = self.bot.decide(view, belief, rng, budget)
        legal: list[str] = view["legal"]
        if self.noise.randbelow(NOISE) == 0:
            return Decision(legal[self.noise.randbelow(len(legal))])
        return decision


# --- many deals --------------------------------------------------------------------------------------------------


def play_deals(
    study: Study, work: Sequence[tuple[int, int]], jobs: int | None = None, cluster: bool = False
) -> Generator[Deal, None, None]:
    """Yield the deals in the order of `work`, each as soon as it and those before it are done."""
    yield from run_all(play_deal, [(study, deal, index) for deal, index in work], jobs, cluster)


class Deals:
    """What was played so far, in memory and, with a folder, in its file. A stopped study continues from it."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.played: list[Deal] = []
        self._file: BinaryIO | None = None

    @classmethod
    def in_folder(cls, study: Study, folder: Path) -> Self:
        deals = cls(study)
        header = msgspec.json.encode(study)
        path = folder / TRACES
        try:
            folder.mkdir(parents=True, exist_ok=True)
            lines, rest = whole_lines(path)
            if lines:
                check_header(lines[0], header, path)
            elif not header.startswith(rest):
                raise BadResults(f"{path} is not a file of results")
            deals.played = [read(line, Deal, path, n) for n, line in enumerate(lines[1:], 2)]
            size = len(study.variants)
            for n, own in enumerate(deals.played):
                if (own.deal, own.variant) != divmod(n, size):
                    raise BadResults(f"{path}: line {n + 2} is not the deal that comes next there")
            deals._file = open_after(path, lines)
            if not lines:
                deals._file.write(header + b"\n")
        except OSError as error:
            raise BadResults(f"{folder} cannot be used: {(error.strerror or str(error)).lower()}") from None
        return deals

    def add(self, deal: Deal) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(deal) + b"\n")
            self._file.flush()
        self.played.append(deal)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
