"""The games as OpenSpiel games: import this file, then `pyspiel.load_game("petitfour_marshmallow(players=3)")`.

Every setting is a parameter of the same name, except Macaron's `box`; where the usual value depends on the rest (and is
`null` with us) the parameter is -1. `horizon=round` makes a game of a single round. Turns are serialised and chance is
explicit, see turns.py. An information state is the belief of a seat with what it knew in earlier rounds; an observation
is its view.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pyspiel

from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options
from petitfour.core.rng import Rng
from petitfour.games import GAMES
from petitfour.rl.turns import MOST_POINTS, OVER, Turns

USUAL = -1  # stands for null
NOT_OFFERED = ("box",)
LONGEST = 20_000  # moves; random matches are over long before, except Mastermind marked by hand
MOVES = {"marshmallow": 65, "monster": 318, "macaron": 5120 + 64 * 52, "mastermind": 20_041}  # numbers of moves
OUTCOMES = 64  # that a single draw can have, with room


def short_name(game: str) -> str:
    return f"petitfour_{game}"


def parameters(game: Game[Any]) -> dict[str, Any]:
    """The parameters of a game and their usual values."""
    usual = msgspec.to_builtins(game.options_type())
    settings = {name: USUAL if value is None else value for name, value in usual.items() if name not in NOT_OFFERED}
    return {"players": 4 if 4 in game.players else game.players[0], "horizon": "match", **settings}


def as_parameters(players: int, horizon: str, options: Options) -> dict[str, Any]:
    """The parameters for these settings."""
    if any(getattr(options, name) != getattr(type(options)(), name) for name in NOT_OFFERED if hasattr(options, name)):
        raise BadSetting(f"only the usual {' and '.join(NOT_OFFERED)} is known to OpenSpiel")
    settings = {name: USUAL if value is None else value for name, value in msgspec.to_builtins(options).items()}
    return {"players": players, "horizon": horizon, **{n: v for n, v in settings.items() if n not in NOT_OFFERED}}


def load_game(game: str, params: dict[str, Any]) -> PetitFourGame:
    """One of our games by its id. `pyspiel.load_game` does the same, once this file is imported."""
    loaded: PetitFourGame = pyspiel.load_game(short_name(game), params)
    return loaded


def game_type(game: Game[Any], players: int) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.id),
        long_name=f"Petit Four: {game.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if players > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class PetitFourGame(pyspiel.Game):  # type: ignore[misc]
    """One class a game, made below: OpenSpiel keeps what it is given to the very end of Python, and only a class is
    still there then."""

    game: ClassVar[Game[Any]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        given = {**parameters(game), **(params or {})}
        self.horizon = given.pop("horizon")
        self.seats = given.pop("players")
        if self.horizon not in ("match", "round"):
            raise ValueError(f"the horizon is match or round, not {self.horizon}")
        optional = {name for name, value in msgspec.to_builtins(game.options_type()).items() if value is None}
        settings = {n: None if n in optional and v == USUAL else v for n, v in given.items()}
        self.start = game.start(self.seats, game.options(**settings))
        limit = 1.0 if self.horizon == "match" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES[game.id],
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-limit,
            max_utility=limit,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.seats), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (self.game.id, self.get_parameters())

    def new_initial_state(self) -> PetitFourState:
        return self.state_of(Turns(self.start.clone(), self.horizon))

    def state_of(self, turns: Turns) -> PetitFourState:
        """A state that stands at a position which is already there. It has no history."""
        return PetitFourState(self, turns)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class PetitFourState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: PetitFourGame, turns: Turns) -> None:
        super().__init__(game)
        self.turns = turns

    def current_player(self) -> int:
        return self.turns.player()  # our numbers for the dealer and the end are OpenSpiel's

    def is_terminal(self) -> bool:
        return self.turns.player() == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.turns.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.turns.legal()

    def _apply_action(self, action: int) -> None:
        self.turns.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.turns.text(action)

    def returns(self) -> list[float]:
        return self.turns.returns()

    def __str__(self) -> str:
        return str(self.turns)

    def resample_from_infostate(self, player: int, sampler: Any) -> PetitFourState:
        """Another state of the same information state; it has no history."""
        rng = Rng(int(sampler() * 2**53))
        state: PetitFourState = self.get_game().state_of(self.turns.sample(player, rng))
        return state


class Observer:
    """Strings only."""

    tensor = None

    def __init__(self, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but was given {params}")
        self.kind = iig_obs_type
        self.dict: dict[str, Any] = {}

    def set_from(self, state: PetitFourState, player: int) -> None:
        """There is no tensor to be set."""

    def string_from(self, state: PetitFourState, player: int) -> str:
        turns, kind = state.turns, self.kind
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(turns)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return as_text(turns.world.view(None)) if kind.public_info else ""
        if kind.perfect_recall:
            return turns.information(player)
        seen, open_to_all = turns.world.view(player), turns.world.view(None)
        if kind.public_info:
            return as_text(seen)
        return as_text({name: value for name, value in seen.items() if open_to_all.get(name) != value})


def as_text(view: dict[str, Any]) -> str:
    return msgspec.json.encode(view).decode()


def register(game: Game[Any]) -> None:
    kind = type(f"{game.id.title()}Game", (PetitFourGame,), {"game": game})
    pyspiel.register_game(game_type(game, parameters(game)["players"]), kind)


for _game in GAMES.values():
    register(_game)
