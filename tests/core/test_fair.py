"""Fair deals: the vectors that docs/fair.md publishes, in the page's own Python and in the engine."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from petitfour import DEALER, GAMES, Rng, game
from petitfour.core import fair
from petitfour.core.errors import PetitFourError
from tables import pick, tables

PAGE = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
FIRST, SECOND = (
    [line.split(": ", 1) for line in block.splitlines()] for block in re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
)
VECTORS = FIRST
VECTOR = dict(VECTORS)
SECRET = bytes.fromhex(VECTOR["secret"])
ENTROPIES = [json.loads(said) for name, said in VECTORS if name.startswith("entropy")]
SEED = bytes.fromhex(VECTOR["seed"])
BELOW = [(int(name[6:]), [*map(int, said.split())]) for name, said in VECTORS if name.startswith("below")]
DEALS = sorted({name for name, _ in VECTORS if "player" in name})


@pytest.fixture(scope="module")
def page() -> dict[str, Any]:
    """The functions that the page defines."""
    names: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0], names)
    return names


def test_the_page_publishes_what_it_should() -> None:
    assert len(ENTROPIES) == 3
    assert len(BELOW) == 3
    assert {name.partition(",")[0] for name in DEALS} == set(GAMES)


def test_commitment_and_seed(page: dict[str, Any]) -> None:
    assert page["commitment"](SECRET).hex() == fair.commitment(SECRET) == VECTOR["commitment"]
    assert page["combined_seed"](SECRET, ENTROPIES) == fair.combined_seed(SECRET, ENTROPIES) == SEED


def test_pledges_and_seed_of_scheme_2(page: dict[str, Any]) -> None:
    vector = dict(SECOND)
    secret, committed = bytes.fromhex(vector["secret"]), bytes.fromhex(vector["commitment"])
    entropies = [json.loads(said) for name, said in SECOND if name.startswith("entropy")]
    pledges = [json.loads(said) for name, said in SECOND if name.startswith("pledge")]
    assert page["commitment_2"](secret).hex() == fair.commitment(secret, 2) == vector["commitment"]
    for seat, words in enumerate([entropies[0], None, entropies[2], "kept back"]):
        if words is not None:
            pledge = page["pledge"](committed, seat, words).hex()
            assert pledge == fair.pledge(vector["commitment"], seat, words) == pledges[seat]
    raw = [None if pledge is None else bytes.fromhex(pledge) for pledge in pledges]
    seed = page["pledged_seed"](secret, raw, entropies)
    assert seed == fair.pledged_seed(secret, pledges, entropies) == bytes.fromhex(vector["seed"])
    assert list(islice(page["words"](seed), 4)) == [int(word, 16) for word in vector["words"].split()]


def test_what_a_seat_does_with_its_pledge_changes_the_seed() -> None:
    committed = fair.commitment(bytes(32), 2)
    pledge = fair.pledge(committed, 0, "a")
    cases: list[tuple[list[str | None], list[str | None]]] = [
        ([None, None], [None, None]),
        ([pledge, None], ["a", None]),
        ([pledge, None], [None, None]),
        ([None, pledge], [None, None]),
        ([fair.pledge(committed, 0, "")], [""]),
        ([pledge], [pledge]),
    ]
    seeds = {fair.pledged_seed(bytes(32), pledges, entropies) for pledges, entropies in cases}
    assert len(seeds) == 6
    assert fair.commitment(bytes(32), 1) != committed
    assert len({fair.pledge(committed, 0, "a"), fair.pledge(committed, 1, "a"), fair.pledge("0" * 64, 0, "a")}) == 3


@pytest.mark.parametrize("wrong", ["", "0" * 63, "G" * 64, "A" * 64, None])
def test_a_commitment_is_64_digits(wrong: Any) -> None:
    with pytest.raises(fair.BadEntropy, match="64 hexadecimal"):
        fair.pledge(wrong, 0, "a")


def test_nobody_reveals_what_nobody_pledged() -> None:
    with pytest.raises(fair.BadEntropy, match="without a pledge"):
        fair.pledged_seed(bytes(32), [None], ["a"])


def test_words(page: dict[str, Any]) -> None:
    words = [int(word, 16) for word in VECTOR["words"].split()]
    assert list(islice(page["words"](SEED), 6)) == words
    stream = fair.Stream(SEED)  # the engine shows its words only through what it makes of them
    assert [stream.randbelow(2**31) for _ in words] == [word >> 33 for word in words]


@pytest.mark.parametrize(("n", "numbers"), BELOW)
def test_below(page: dict[str, Any], n: int, numbers: list[int]) -> None:
    words, stream = page["words"](SEED), fair.Stream(SEED)
    assert [page["below"](words, n) for _ in numbers] == numbers
    assert [stream.randbelow(n) for _ in numbers] == numbers


def test_shuffle(page: dict[str, Any]) -> None:
    shuffled = [*map(int, VECTOR["shuffle 0 to 11"].split())]
    cards = list(range(12))
    page["shuffle"](page["words"](SEED), cards)
    assert cards == shuffled
    # the engine: twelve cards of one suit, two hands of one card, and ten left over, which are sorted
    options = GAMES["marshmallow"].options(suits=1, hand=1, first=0, out_at=1)
    state = GAMES["marshmallow"].start(2, options)
    assert list(state.chance(fair.Stream(SEED)))[:2] == shuffled[:2]


@pytest.mark.parametrize("table", DEALS)
def test_first_deal_of_a_game(table: str) -> None:
    name, players = re.fullmatch(r"(\w+), (\d) players?", table).groups()  # type: ignore[union-attr]
    state = GAMES[name].start(int(players))
    stream = fair.Stream(SEED)
    for expected in (said for name, said in VECTORS if name == table):
        move = state.chance(stream)
        assert state.text(DEALER, move) == expected
        state.play(DEALER, move)
    assert state.to_act() != (DEALER,), "the page shows the whole first deal"


# --- every deal again, by the page alone: what another language would do ------------------------------------------

LETTERS = {"marshmallow": "PYGBV", "monster": "GYVB", "macaron": "APSBGEC", "mastermind": ""}


class Dealer:
    """Draws the dealer's moves with nothing of the engine."""

    def __init__(self, page: dict[str, Any], name: str, players: int) -> None:
        self.page = page
        self.words = page["words"](SEED)
        self.players = players
        self.solo = players == 1
        letters = LETTERS[name][: {1: 5, 2: 5, 3: 6}.get(players, 7)] if name == "macaron" else LETTERS[name]
        ranks = {"marshmallow": 12, "monster": 3 * players, "macaron": 7}.get(name, 0)
        self.pack = [f"{suit}{rank}" for suit in letters for rank in range(1, ranks + 1)]
        if "C" in letters:
            self.pack += ["C8", "C9", "C10"]
        self.hand = 12 if name != "macaron" else 10 if players == 5 else 13
        self.pile: list[str] = []

    def shuffled(self, things: list[str]) -> list[str]:
        self.page["shuffle"](self.words, things)
        return things

    def draw(self, kind: str) -> str:
        if kind == "first":
            return f"first {self.page['below'](self.words, self.players)}"
        return {"deal": self.deal, "tokens": self.tokens, "emma": self.emma}[kind]()

    def deal(self) -> str:
        cards = self.shuffled(self.pack[:])
        size = self.hand
        parts = [sorted(cards[i * size : (i + 1) * size], key=self.pack.index) for i in range(self.players)]
        rest = cards[self.players * size :]
        self.pile = rest[:]
        if rest:
            parts.append(rest if self.solo else sorted(rest, key=self.pack.index))
        return "deal " + " | ".join(map(" ".join, parts))

    def tokens(self) -> str:
        tokens = ["2/6", *"33334444", "5", "5", "6/2"] if self.players < 5 else ["2/6", *"334444", "5", "5", "6/2"]
        self.shuffled(tokens)
        each = 3 if self.players < 5 else 2
        return "tokens " + " | ".join(" ".join(sorted(tokens[i : i + each])) for i in range(0, len(tokens), each))

    def discard(self, text: str) -> None:
        del self.pile[: len(text.split()) - 1]

    def emma(self) -> str:
        random, face_up = self.pile[:5], self.pile[5:13]
        stacks = [
            self.shuffled([card, *(other for other in face_up if other[0] == flavour)])
            for flavour, card in zip("APSBG", random, strict=True)
        ]
        return "emma " + " | ".join(
            f"{flavour}: {' '.join(stack)}" for flavour, stack in zip("APSBG", stacks, strict=True)
        )


@pytest.mark.parametrize(("name", "players", "settings"), tables())
def test_every_deal_by_the_page_alone(page: dict[str, Any], name: str, players: int, settings: dict[str, Any]) -> None:
    state = GAMES[name].start(players, GAMES[name].options(**settings))
    dealer = Dealer(page, name, players)
    stream, choice = fair.Stream(SEED), Rng(1)
    deals = 0
    for _ in range(500):
        actors = state.to_act()
        if not actors:
            break
        if actors == (DEALER,):
            move: Any = state.chance(stream)
            text = state.text(DEALER, move)
            assert dealer.draw(text.partition(" ")[0]) == text
            deals += 1
        else:
            move = pick(state.legal(actors[0]), choice)
            text = state.text(actors[0], move)
            if text.startswith("discard "):
                dealer.discard(text)
        state.play(actors[0], move)
    assert deals > 0


# --- the properties it rests on --------------------------------------------------------------------------------


def test_every_part_changes_the_seed() -> None:
    seeds = [
        fair.combined_seed(secret, entropies)
        for secret in (bytes(32), bytes(31) + b"\1")
        for entropies in (["", ""], ["a", ""], ["", "a"], ["a", "a"], ["aa", ""], ["a"], [], ["", "", ""])
    ]
    assert len(set(seeds)) == len(seeds)


@given(st.lists(st.text(max_size=5), max_size=4), st.lists(st.text(max_size=5), max_size=4))
def test_different_entropies_never_meet(one: list[str], other: list[str]) -> None:
    same = fair.combined_seed(bytes(32), one) == fair.combined_seed(bytes(32), other)
    assert same == (one == other)


def test_numbers_are_even() -> None:
    """Chi-square with 9 degrees of freedom; 33.7 is its 0.0001 tail, and the seed is fixed."""
    stream = fair.Stream(bytes(32))
    counts = Counter(stream.randbelow(10) for _ in range(20_000))
    assert sum((counts[i] - 2000) ** 2 / 2000 for i in range(10)) < 33.7


def test_streams_depend_on_their_seed_and_go_on() -> None:
    one, same, other = fair.Stream(bytes(32)), fair.Stream(bytes(32)), fair.Stream(bytes(31) + b"\1")
    numbers = [one.randbelow(1000) for _ in range(50)]
    assert [same.randbelow(1000) for _ in range(50)] == numbers
    assert [other.randbelow(1000) for _ in range(50)] != numbers
    assert len(set(numbers)) > 40


def test_a_stream_serves_wherever_an_rng_does() -> None:
    state = game("marshmallow").start(4)
    assert isinstance(fair.Stream(SEED), Rng)
    stream = fair.Stream(SEED)
    for _ in range(2):
        state.play(DEALER, state.chance(stream))
    world = state.belief(1).sample(stream)
    assert world.belief(1) == state.belief(1)


def test_secrets_are_new_each_time() -> None:
    assert len({fair.new_secret() for _ in range(20)}) == 20
    assert len(fair.new_secret()) == 32


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33), "0" * 32, None])
def test_a_secret_is_32_bytes(secret: Any) -> None:
    for use in (fair.commitment, lambda wrong: fair.combined_seed(wrong, []), fair.Stream):
        with pytest.raises(fair.BadEntropy, match="32 bytes") as caught:
            use(secret)
        assert isinstance(caught.value, PetitFourError)


@pytest.mark.parametrize("entropy", ["\ud800", None, b"bytes", 5, "é" * 501])
def test_an_entropy_is_a_text_of_limited_length(entropy: Any) -> None:
    with pytest.raises(fair.BadEntropy, match="an entropy is"):
        fair.combined_seed(bytes(32), ["", entropy])
    assert fair.combined_seed(bytes(32), ["", "é" * 500])


def test_a_copy_of_a_stream_goes_on_by_itself() -> None:
    stream = fair.Stream(SEED)
    for drawn in range(9):  # from every place in a block
        copy = stream.copy()
        further = [stream.copy().randbelow(1000), *[copy.randbelow(1000) for _ in range(6)]]
        again = stream.copy()
        assert further == [further[1], *[again.randbelow(1000) for _ in range(6)]], drawn
        assert stream.randbelow(1000) == further[0]
