"""The games as OpenSpiel games: import this file, then `pyspiel.load_game("petitfour_GAME(players=3)")`.

Every setting is a parameter of the same name, except a `box` of numbers. If the default depends on other settings (our
`null`), the parameter is -1. `horizon=round` makes a game of a single round. Turns are serialised and chance is
explicit, see turns.py. An information state is the information set of a seat plus what it knew in earlier rounds; an
observation is its view. Tensors are the rows of the encoders (`encoder.py` of a game), scaled to 0 to 1. Actions are
those of the encoders too.
"""

from __future__ import annotations

from typing import Any, ClassVar

from petitfour.rl import missing

try:
    import msgspec
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(__name__, "openspiel", error) from None

from petitfour.core.errors import BadSetting
from petitfour.core.game import Game, Options
from petitfour.core.rng import Rng
from petitfour.core.state import DEALER
from petitfour.core.view import View
from petitfour.games import GAMES
from petitfour.rl.encoder import Encoder, Field
from petitfour.rl.encoders import encoder
from petitfour.rl.turns import MOST_POINTS, OVER, Turns

USUAL = -1  # means null
NOT_OFFERED = ("box",)
LONGEST = 20_000  # moves; random matches end long before, except where marks may be wrong
OUTCOMES = 64  # outcomes of a single draw, with room to spare


def short_name(game: str) -> str:
    return f"petitfour_{game}"


def parameters(game: Game[Any]) -> dict[str, Any]:
    """Return the parameters of a game with their defaults."""
    usual = msgspec.to_builtins(game.options_type())
    settings = {name: USUAL if value is None else value for name, value in usual.items() if name not in NOT_OFFERED}
    return {"players": 4 if 4 in game.players else game.players[0], "horizon": "match", **settings}


def as_parameters(players: int, horizon: str, options: Options) -> dict[str, Any]:
    """Return the parameters for these settings."""
    if any(getattr(options, name) != getattr(type(options)(), name) for name in NOT_OFFERED if hasattr(options, name)):
        raise BadSetting(f"only the usual {' and '.join(NOT_OFFERED)} is known to OpenSpiel")
    settings = {name: USUAL if value is None else value for name, value in msgspec.to_builtins(options).items()}
    return {"players": players, "horizon": horizon, **{n: v for n, v in settings.items() if n not in NOT_OFFERED}}


def load_game(game: str, params: dict[str, Any]) -> PetitFourGame:
    """Load one of our games by id. `pyspiel.load_game` does the same once this file is imported."""
    loaded: PetitFourGame = pyspiel.load_game(short_name(game), params)
    return loaded


def game_type(game: Game[Any], players: int, horizon: str) -> pyspiel.GameType:
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
        provides_information_state_tensor=horizon == "round",  # a tensor has no room for earlier rounds
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class PetitFourGame(pyspiel.Game):  # type: ignore[misc]
    """One class per game, made below. OpenSpiel keeps registered objects until Python exits; only a class is still
    usable then."""

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
        self.encoder = encoder(self.start)
        self.moves = self.encoder.moves
        self.numbers = {move: action for action, move in enumerate(self.moves)}
        limit = 1.0 if self.horizon == "match" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-limit,
            max_utility=limit,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.seats, self.horizon), info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (self.game.id, self.get_parameters())

    def new_initial_state(self) -> PetitFourState:
        return self.state_of(Turns(self.start.clone(), self.horizon))

    def state_of(self, turns: Turns) -> PetitFourState:
        """Return a state at an existing position. It has no history."""
        return PetitFourState(self, turns)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class PetitFourState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: PetitFourGame, turns: Turns) -> None:
        super().__init__(game)
        self.turns = turns
        self.moves = game.moves
        self.numbers = game.numbers

    def current_player(self) -> int:
        return self.turns.player()  # our numbers for the dealer and the end are OpenSpiel's

    def is_terminal(self) -> bool:
        return self.turns.player() == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.turns.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([self.numbers[move] for move in self.turns.legal()])

    def _apply_action(self, action: int) -> None:
        self.turns.apply(action if self.turns.player() == DEALER else self.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.turns.text(action if self.turns.player() == DEALER else self.moves[action])

    def returns(self) -> list[float]:
        return self.turns.returns()

    def __str__(self) -> str:
        return str(self.turns)

    def resample_from_infostate(self, player: int, sampler: Any) -> PetitFourState:
        """Return another state with the same information state. It has no history."""
        rng = Rng(int(sampler() * 2**53))
        state: PetitFourState = self.get_game().state_of(self.turns.sample(player, rng))
        return state


class Observer:
    """Strings for every kind of observation; tensors for what one player knows."""

    def __init__(
        self, game: PetitFourGame, iig_obs_type: pyspiel.IIGObservationType, params: dict[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, but was given {params}")
        self.kind = iig_obs_type
        self.encoder = game.encoder
        self.refused = self.why_no_tensor(game)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.refused:
            return
        self.layout = [*self.encoder.layout, *(moved(self.encoder) if self.kind.perfect_recall else [])]
        size = self.encoder.size + (self.encoder.history if self.kind.perfect_recall else 0)
        self.row = np.zeros(size, np.uint8)
        self.scale = np.concatenate([np.full(field.size, max(field.high, 1), np.float32) for field in self.layout])
        self.tensor = np.zeros(size, np.float32)
        self.dict = {field.name: self.tensor[field.start : field.start + field.size] for field in self.layout}

    def why_no_tensor(self, game: PetitFourGame) -> str:
        kind = self.kind
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            return "tensors show what one player knows, private and public"
        if kind.perfect_recall and game.horizon != "round":
            return "an information state tensor has no room for earlier rounds: load the game with horizon=round"
        return ""

    def set_from(self, state: PetitFourState, player: int) -> None:
        """Write the tensor of a player."""
        if self.tensor is None:
            raise NotImplementedError(self.refused)
        known, size = state.turns.state.belief(player).known, self.encoder.size
        self.encoder.write(known, player, self.row[:size])
        if len(self.row) > size:
            self.encoder.write_history(known, player, self.row[size:])
        np.divide(self.row, self.scale, out=self.tensor)

    def string_from(self, state: PetitFourState, player: int) -> str:
        turns, kind = state.turns, self.kind
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return str(turns)
        if kind.private_info == pyspiel.PrivateInfoType.NONE:
            return as_text(turns.state.view(None)) if kind.public_info else ""
        if kind.perfect_recall:
            return turns.information(player)
        seen, open_to_all = turns.state.view(player), turns.state.view(None)
        if kind.public_info:
            return as_text(seen)
        return as_text({name: value for name, value in seen.items() if open_to_all.get(name) != value})


def moved(coder: Encoder) -> list[Field]:
    """Return the layout of the history, which follows the observation."""
    return [field._replace(start=field.start + coder.size) for field in coder.history_layout]


def as_text(view: View | dict[str, Any]) -> str:
    return msgspec.json.encode(view).decode()


def register(game: Game[Any]) -> None:
    kind = type(f"{game.id.title()}Game", (PetitFourGame,), {"game": game})
    pyspiel.register_game(game_type(game, parameters(game)["players"], "match"), kind)


for _game in GAMES.values():
    register(_game)
