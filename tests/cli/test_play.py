"""A game in the terminal: scripted, in three languages, at every table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from petitfour import DEALER, GAMES
from petitfour.bots.levels import LEVELS, player
from petitfour.cli.faces import Face, face
from petitfour.core import fair
from petitfour.core.errors import Refusal
from petitfour.core.game import Game
from petitfour.core.record import Committed, Record, last_position, read, verify
from petitfour.core.state import State
from petitfour.games.macaron.facts import PassReceived
from petitfour.table.events import Moved
from petitfour.table.local import LocalTable
from petitfour.table.table import Table
from petitfour.texts import LANGUAGES, texts
from table.matches import Match as TableMatch
from tables import start, tables

ALWAYS_FIRST = [1] * 300  # the first legal move, again and again
PLAY = ["play", "marshmallow", "--players", 4, "--seed"]


def saved(file: Path) -> Record:
    return read(file.read_bytes(), GAMES)


def flat(said: str) -> str:
    """Without the ends of lines."""
    return " ".join(said.split())


def settings_of(settings: dict[str, Any]) -> list[str]:
    return [part for key, value in settings.items() for part in ("--set", f"{key}={str(value).lower()}")]


# --- to the end ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "settings"), tables())
def test_every_table_can_be_played(run: Any, tmp_path: Path, game: str, players: int, settings: dict[str, Any]) -> None:
    file = tmp_path / "game.pf"
    lang = LANGUAGES[players % 3]
    table = [game, "--players", players, "--lang", lang, "--seat", players - 1, *settings_of(settings)]
    options = GAMES[game].options(**settings)
    moves = ALWAYS_FIRST if GAMES[game].random_ends(options) else ALWAYS_FIRST[:40]
    code, out, err = run("play", *table, "--save", file, typed=["my own words", *moves])
    assert (code, err) == (0, "")
    record = saved(file)
    assert record.options == options
    assert isinstance(record.chance, Committed)
    assert record.chance.entropies[players - 1] == "my own words"
    assert record.chance.commitment in out
    assert not re.search(r"(deal|emma|tokens) [A-Z0-9]|[{}$]|\?\?\?|None", out), "nothing of a deal, nothing unfilled"
    say = texts(lang).say
    if record.outcome is None:  # a game that simple players may never end; the input ran out
        assert say("play-stopped") in out
    else:
        assert verify(record) > 0
        assert record.chance.secret is not None
        assert record.chance.secret.hex() in out
        assert say(f"reason-{record.outcome.reason}") in " ".join(out.split("\n"))
        for score in record.outcome.scores:
            assert re.search(rf"\b{score}\b", out.split(say("label-scores"))[-1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("with_face", [True, False])
def test_any_view_can_be_shown_with_all_that_memory_adds(
    run: Any, monkeypatch: pytest.MonkeyPatch, game: str, with_face: bool
) -> None:
    """A game that has no face of its own is shown as its view comes."""
    if not with_face:
        monkeypatch.setattr(Game, "part", lambda *_: None)
    for players in {GAMES[game].players[0], GAMES[game].players[-1]}:
        table = [game, "--players", players, "--lang", "en", "--seed", 3, "--set", "memory_aid=true"]
        code, out, err = run("play", *table, typed=[1] * 60)
        assert (code, err) == (0, "")
        assert out.count("Moves") > 3
        assert not re.search(r"(deal|emma|tokens) [A-Z0-9]|[{}$]|\?\?\?|None", out)


def test_a_face_never_sees_a_state() -> None:
    for game in GAMES.values():
        shown = face(texts("en"), TableMatch(game.id, game.players[-1]).table.info(), 0)
        assert type(shown) is not Face
        assert not any(isinstance(value, State) for value in vars(shown).values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_hand_scores_trick_and_moves(run: Any, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "game.pf"
    out = run(*PLAY, 1, "--lang", lang, "--save", file, typed=[1, 1, "quit"]).out
    state = last_position(saved(file))
    view = state.view(0)
    say = texts(lang).say
    table = out[out.rindex(say("label-scores")) :]
    for card in view["hand"]:
        assert re.search(rf"\b{card}\b", table)
    for number, move in enumerate(view["legal"], 1):
        assert re.search(rf"\b{number} {move}\b", table)
    for play in view["trick"]:
        name = say("name-you") if play["seat"] == 0 else say("name-seat", seat=play["seat"])
        assert f"{name} {play['card']}" in table
    for label in ("scores", "tricks", "hand", "moves"):
        assert re.search(rf"^{say(f'label-{label}')} ", table, re.MULTILINE)
    for _, card in [move for move in saved(file).moves if move[0] > 0]:
        assert re.search(rf"\b{card}\b", out), "every card of the others was announced"
    assert flat(say("play-opponents", level=say("level-medium"))) in flat(out)


@pytest.mark.parametrize("level", LEVELS)
def test_the_others_play_at_the_level_asked_for(run: Any, tmp_path: Path, level: str) -> None:
    """Mastermind, seat 1 codemaker: easy and medium guess what could be the code, the others as the tree has it."""
    file = tmp_path / "game.pf"
    table = ["mastermind", "--seat", 1, "--set", "first=1", "--set", "rounds=1", "--level", level, "--lang", "fr"]
    code, out, err = run("play", *table, "--seed", 4, "--save", file, typed=["ROYG"])
    assert (code, err) == (0, "")
    assert flat(texts("fr").say("play-opponents", level=texts("fr").say(f"level-{level}"))) in flat(out)
    record = saved(file)
    first = next(text for seat, text in record.moves if seat == 0)
    state = start("mastermind", 2, {"first": 1, "rounds": 1})
    state.play_text(1, "code ROYG")
    other = player(level, "mastermind")
    assert isinstance(record.chance, Committed)
    assert record.chance.secret is not None
    local = LocalTable("", record.chance.secret, [])
    local.table.number = 4  # created, ready, started, and the code
    assert first == other.bot.decide(state.view(0), state.belief(0), local.rng(0, "move"), other.budget).move


# --- moves, and why not ----------------------------------------------------------------------------------------


def refused_card(run: Any, tmp_path: Path) -> tuple[int, str, str, Refusal]:
    """A seed after whose first deal seat 0 must follow and has another card too."""
    for seed in range(50):
        file = tmp_path / f"{seed}.pf"
        run(*PLAY, seed, "--save", file, typed=["quit"])
        state = last_position(saved(file))
        view = state.view(0)
        if illegal := [card for card in view["hand"] if card not in view["legal"]]:
            refusal = state.why_not(0, state.read(0, illegal[0]))
            assert refusal is not None
            return seed, illegal[0], view["legal"][-1], refusal
    raise AssertionError("no seed will do")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_move_is_explained_with_its_rule(run: Any, tmp_path: Path, lang: str) -> None:
    seed, illegal, legal, refusal = refused_card(run, tmp_path)
    assert refusal.rule == "MT-6"
    file = tmp_path / "game.pf"
    typed = [illegal, illegal.lower(), "P99", "trump P", "99", "0", "-1", "", legal.lower(), "quit"]
    out = run(*PLAY, seed, "--lang", lang, "--save", file, typed=typed).out
    said = texts(lang).refusal(refusal)
    assert said.startswith("MT-6: ")
    assert out.count(said) == 2, "typed in small letters it is the same card"
    for unreadable in ("P99", "99", "0", "-1"):
        assert texts(lang).say("refuse-unreadable", move=unreadable) in out
    assert texts(lang).say("refuse-not-this-phase") in out
    assert [text for seat, text in saved(file).moves if seat == 0] == [legal]


@pytest.mark.parametrize(
    ("players", "named", "missing"),
    [
        (1, "C = G thé vert.", "Earl Grey"),
        (3, "C = G thé vert, E Earl Grey.", "chocolat"),
        (4, "D = C chocolat.", "???"),
    ],
)
def test_only_flavours_in_play_are_explained(run: Any, players: int, named: str, missing: str) -> None:
    out = flat(run("play", "macaron", "--players", players, "--seed", 1, "--lang", "fr", typed=["", "quit"]).out)
    assert named in out
    assert missing not in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_rules_at_the_prompt(run: Any, lang: str) -> None:
    say = texts(lang).say
    everything = run(*PLAY, 1, "--lang", lang, typed=["rules"]).out
    for n in range(1, 22):
        assert re.search(rf"MT-{n} ", everything)
    for command in ("?", "help", say("command-help")):
        flat = " ".join(run(*PLAY, 1, "--lang", lang, typed=[command]).out.split())
        assert " ".join(say("play-help").split()) in flat
    for command in ("rules", say("command-rules")):
        flat = " ".join(run(*PLAY, 1, "--lang", lang, typed=[f"{command} mt-6 MT-2"]).out.split())
        assert " ".join(say("MT-6").split()) in flat
        assert " ".join(say("MT-2").split()) in flat
        assert " ".join(say("MT-5").split()) not in flat
    assert say("play-no-rule") in run(*PLAY, 1, "--lang", lang, typed=["rules MO-1"]).out
    for command in ("quit", say("command-quit")):
        out = run(*PLAY, 1, "--lang", lang, typed=[command, "rules"]).out
        assert say("play-stopped") in out
        assert "MT-21" not in out


def test_the_word_that_all_moves_begin_with_may_be_left_out(run: Any, tmp_path: Path) -> None:
    """`g` for `trump G`, in a game in which trump is once asked of seat 0."""
    file = tmp_path / "game.pf"
    for seed in range(20):
        run(*PLAY, seed, "--save", file, "--force", typed=ALWAYS_FIRST)
        mine = [text for seat, text in saved(file).moves if seat == 0]
        if "trump P" in mine:
            break
    before = mine.index("trump P")
    run(*PLAY, seed, "--save", file, "--force", typed=[*[1] * before, "g", "quit"])
    assert [text for seat, text in saved(file).moves if seat == 0][before] == "trump G"


# --- beginning and end -----------------------------------------------------------------------------------------


def test_without_a_game_it_asks_which(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.pf"
    code, out, _ = run("play", "--save", file, typed=["", "chess", 99, "1", "x", 9, 3, "", "quit"])
    assert code == 0
    assert "1  Marshmallow Test (2–5)" in out
    record = saved(file)
    assert (record.game.id, record.players) == ("marshmallow", 3)
    assert run("play", typed=["marshmallow"]).code == 0
    assert run("play", typed=[]).code == 0


def test_the_commitment_comes_first_and_words_stir_the_deck(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("petitfour.core.fair.new_secret", lambda: bytes(32))

    def deal(words: str) -> str:
        out = run("play", "marshmallow", "--players", 2, "--save", tmp_path / "g.pf", "--force", typed=[words]).out
        commitment = out.index(fair.commitment(bytes(32)))
        assert commitment < out.index(texts("en").say("play-entropy"))
        return next(text for seat, text in saved(tmp_path / "g.pf").moves if text.startswith("deal"))

    assert deal("a") == deal("a") != deal("b")
    assert deal("é" * 5000) == deal("é" * 250), "more than fits is cut off"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("replaced", [None, "commitment", "entropy"])
def test_a_table_that_replaces_its_secret_or_your_words_is_named(
    run: Any, monkeypatch: pytest.MonkeyPatch, lang: str, replaced: str | None
) -> None:
    def dishonest(table: Table) -> Committed:
        assert table.secret is not None
        assert table.entropies is not None
        other = bytes(32) if replaced == "commitment" else table.secret
        words = ("better words", *table.entropies[1:]) if replaced == "entropy" else table.entropies
        return Committed(fair.commitment(other), words, other)

    monkeypatch.setattr("petitfour.table.record.chance", dishonest)
    out = run("play", "marshmallow", "--players", 2, "--lang", lang, typed=["my words", *ALWAYS_FIRST]).out
    out = " ".join(out.split())
    for what in ("commitment", "entropy"):
        said = " ".join(texts(lang).say(f"play-{what}-replaced").split())
        assert (said in out) == (what == replaced)


def test_a_seed_repeats_a_game(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.pf"
    first = run(*PLAY, 5, "--save", file, typed=ALWAYS_FIRST)
    text = file.read_text()
    assert run(*PLAY, 5, "--save", file, "--force", typed=ALWAYS_FIRST) == first
    assert file.read_text() == text
    assert run(*PLAY, 6, typed=ALWAYS_FIRST).out != first.out


def test_name_and_seat(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.pf"
    run(*PLAY, 5, "--name", "Zoë", "--seat", 2, "--save", file, typed=[1])
    record = saved(file)
    assert record.names == ("medium bot", "medium bot", "Zoë", "medium bot")
    assert [seat for seat, _ in record.moves if seat != DEALER].count(2) == 1


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt, BrokenPipeError])
def test_what_was_played_is_kept_however_it_stops(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stop: type[BaseException]
) -> None:
    answers = iter(["1", "1"])

    def answer(_: str) -> str:
        for typed in answers:
            return typed
        raise stop

    monkeypatch.setattr("builtins.input", answer)
    file = tmp_path / "game.pf"
    code, _, err = run(*PLAY, 5, "--save", file)
    assert code == {EOFError: 0, KeyboardInterrupt: 130, BrokenPipeError: 141}[stop]
    assert err == ""
    record = saved(file)
    assert record.outcome is None
    assert sum(seat == 0 for seat, _ in record.moves) == 2


def test_a_round_that_looks_like_the_one_before_is_told_too() -> None:
    match = TableMatch("mastermind", 2, settings={"first": 0, "marking": "by-hand", "rows": 1}).fill()
    for _ in range(2):
        match.move(0, "code ROYG")
        match.move(1, "guess ROYG")
        before = match.table.number
        match.move(0, "mark 0 0")  # void, and so the same roles again
        (played,) = match.table.moves_since(1, before)
        told = dict(face(texts("en"), match.table.info(), 1).news(played))
        assert told[texts("en").say("label-code")] == "ROYG"


@pytest.mark.parametrize("game", GAMES)
def test_news_never_shows_what_is_hidden(game: str) -> None:
    """Nobody sees the moves of seat 0 that the table hides from them."""
    match = TableMatch(game, GAMES[game].players[-1]).fill()
    faces = [face(texts("en"), match.table.info(), 1), Face(texts("en"), match.table.info(), 1)]
    hidden = 0
    while match.table.to_act() and match.table.number < 60:
        before = match.table.number
        match.play(1)
        entry = match.log[before]
        (played, *_) = match.table.moves_since(1, before)
        assert isinstance(entry.event, Moved)
        received = any(isinstance(fact, PassReceived) for fact in played.facts)  # MC-6: the same cards, but one's own
        if entry.event.seat == 0 and played.move is None and not received:
            hidden += 1
            secret = entry.event.move.partition(" ")[2]
            assert all(secret not in said for shown in faces for _, said in shown.news(played))
    assert hidden > 0 or game == "marshmallow"
