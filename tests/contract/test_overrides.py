"""A Python subclass that overrides a rule: it works uncompiled, and compiled it is refused instead of ignored."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import pytest

import petitfour
from petitfour import Rng
from petitfour.core.playout import Chooser
from petitfour.core.policy import Policy
from petitfour.core.state import State
from petitfour.games.macaron.rules import Macaron
from petitfour.games.marshmallow.rules import Marshmallow


def refused(match: str) -> AbstractContextManager[object]:
    """Expect a refusal in the compiled form, and nothing in the uncompiled one, where overrides work."""
    return pytest.raises(TypeError, match=match) if petitfour.compiled else nullcontext()


@pytest.mark.parametrize(
    ("base", "method"),
    [
        (State, "apply"),
        (Marshmallow, "playable"),  # its own,
        (Marshmallow, "imagine_hands"),  # of the base for trick games
        (Marshmallow, "winners"),  # and of all games
        (Macaron, "play_card"),
        (Macaron, "giver_to"),
        (Chooser, "choose"),
        (Policy, "equity"),
    ],
)
def test_an_override_that_would_be_ignored_is_refused(base: type, method: str) -> None:
    with refused(f"Variant overrides {method}, .*PETITFOUR_PURE=1.*add-a-game.md"):
        type("Variant", (base,), {method: lambda self: 0})


def test_a_subclass_of_a_subclass_is_refused_too() -> None:
    class Named(Marshmallow):
        """Adds nothing that rules would call."""

        def title(self) -> str:
            return "mine"

    with refused("overrides score"):
        type("Variant", (Named,), {"score": lambda self, side: 0})


def test_what_python_calls_may_be_overridden() -> None:
    class Loud(Marshmallow):
        def phase_name(self) -> str:
            return super().phase_name().upper()

    game = petitfour.game("marshmallow")
    assert Loud(game, game.options_type(), 3).phase_name() == "FIRST"


def test_an_override_is_played_or_refused() -> None:
    game = petitfour.game("marshmallow")
    with refused("overrides draw"):

        class LastSeatDeals(Marshmallow):
            def draw(self, rng: Rng, out: list[int]) -> int:
                n = super().draw(rng, out)
                if n == 1:
                    out[0] = self.players - 1
                return n

        for seed in range(5):
            assert LastSeatDeals(game, game.options_type(), 4).chance(Rng(seed)) == (3,)
