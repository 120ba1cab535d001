"""Records: what is written reads back as the same match, and everything that is wrong is named with its line."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from petitfour import DEALER, GAMES, Rng, game
from petitfour.core import fair
from petitfour.core.errors import BadRecord, IllegalMove
from petitfour.core.record import (
    BadName,
    Chance,
    Committed,
    Record,
    Recorder,
    Replaced,
    Simulated,
    check_name,
    check_own,
    checksum,
    last_position,
    read,
    replay,
    verify,
    write,
)
from tables import tables

PAGE = Path(__file__).parents[2] / "docs" / "records.md"
CAP = 400  # moves; some random games have no end
SIMULATED = Simulated(1)
FAIR = Committed.by(bytes(range(32)), ("a", "", 'é\n"#', "x" * 200, ""))

each_table = pytest.mark.parametrize(("name", "players", "settings"), tables())


def random_match(
    name: str, players: int, settings: dict[str, Any], chance: Chance = SIMULATED, moves: int = CAP
) -> Recorder:
    options = GAMES[name].options(**settings)
    seats = GAMES[name].start(players, options).seats
    if isinstance(chance, Committed) and chance.secret and chance.scheme == 1:
        chance = Committed.by(chance.secret, tuple(entropy or "" for entropy in chance.entropies[:players]))
    match = Recorder(GAMES[name], players, options, [f"player {seat}" for seat in range(seats)], chance)
    choice = Random(1)
    while (actors := match.state.to_act()) and len(match.moves) < moves:
        seat = choice.choice(actors)
        if seat == DEALER:
            match.deal()
        else:
            match.play(seat, choice.choice(match.state.legal(seat)))
    return match


# --- there and back --------------------------------------------------------------------------------------------


@each_table
@pytest.mark.parametrize("chance", [Simulated(7), FAIR, None], ids=["simulated", "fair", "unknown"])
def test_what_is_written_reads_back(name: str, players: int, settings: dict[str, Any], chance: Chance) -> None:
    match = random_match(name, players, settings, chance or Simulated(7))
    record = match.record() if chance else replace(match.record(), chance=None)
    text = write(record)
    again = read(text, GAMES)
    assert again == record == read(text.encode(), GAMES)
    assert write(again) == text
    assert last_position(again).same(match.state)
    assert again.outcome == match.state.outcome()


@each_table
def test_every_position_can_be_stopped_at_and_replayed(name: str, players: int, settings: dict[str, Any]) -> None:
    whole = random_match(name, players, settings).record()
    for n in sorted({0, 1, 2, 3, len(whole.moves) // 2, len(whole.moves) - 1}):
        part = replace(whole, moves=whole.moves[:n], outcome=None)
        assert read(write(part), GAMES) == part
        state = part.start()
        for seat, text in part.moves:
            state.play_text(seat, text)
        assert last_position(part).same(state)
    steps = [(seat, text) for _, seat, text in replay(whole)]
    assert tuple(steps) == whole.moves


@each_table
def test_deals_verify(name: str, players: int, settings: dict[str, Any]) -> None:
    for chance in (Simulated(3), FAIR):
        record = random_match(name, players, settings, chance).record()
        if record.outcome is not None or isinstance(chance, Simulated):
            assert verify(record) == sum(seat == DEALER for seat, _ in record.moves) > 0


def test_a_record_says_all_settings_and_reads_well() -> None:
    lines = write(random_match("marshmallow", 2, {"edition": "gigamic"}, Simulated(17), moves=3).record()).split("\n")
    assert lines[:15] == [
        "petitfour record 1",
        "game: marshmallow",
        "rules: 1",
        "players: 2",
        "set first: null",
        "set memory_aid: false",
        'set edition: "gigamic"',
        "set target: 20",
        "set suits: 5",
        "set ranks: 12",
        "set hand: 12",
        "set out_at: null",
        "seat 0: player 0",
        "seat 1: player 1",
        "seed: 17",
    ]
    assert lines[15] == ""
    assert re.fullmatch(r"1 dealer: first [01]", lines[16])
    assert re.fullmatch(r"2 dealer: deal (\w+ ){12}\| (\w+ ){12}\| (\w+ ){35}\w+", lines[17])
    assert re.fullmatch(r"3 seat [01]: \w+", lines[18])
    assert re.fullmatch(r"sha256: [0-9a-f]{64}", lines[20])
    assert lines[19] == lines[22] == ""
    assert lines[21] == "unfinished"


def test_a_match_in_progress_keeps_its_secret() -> None:
    match = random_match("marshmallow", 4, {}, FAIR, moves=20)
    text = write(match.record())
    assert bytes(range(32)).hex() not in text
    assert FAIR.commitment in text
    with pytest.raises(BadRecord, match="secret is shown when the match is over"):
        verify(match.record())
    assert bytes(range(32)).hex() in write(random_match("marshmallow", 4, {}, FAIR).record())


def test_comments_and_blank_lines_mean_nothing() -> None:
    text = write(SOME)
    noisy = "# hello\n\n" + text.replace("\n", "\n# a comment, é\n\n") + "\n#"
    assert read(noisy, GAMES) == SOME


# --- the recorder ----------------------------------------------------------------------------------------------


def test_the_recorder_refuses_what_the_rules_refuse_and_writes_nothing() -> None:
    match = random_match("marshmallow", 3, {}, moves=2)
    before = match.state.clone()
    seat = match.state.to_act()[0]
    for who, move in ((seat, 999), ((seat + 1) % 3, 0), (DEALER, (0,)), (seat, (1, 2))):
        with pytest.raises(IllegalMove):
            match.play(who, move)
    with pytest.raises(IllegalMove):
        match.deal()
    assert match.state.same(before)
    assert len(match.moves) == 2


def test_written_deals_need_no_chance() -> None:
    match = Recorder(game("marshmallow"), 2, None, ["a", "b"])
    match.play(DEALER, (1,))
    with pytest.raises(BadRecord, match="no source of chance"):
        match.deal()
    assert match.record().moves == ((DEALER, "first 1"),)


@pytest.mark.parametrize("name", ["", " a", "a ", "a\nb", "a\x00", "x" * 81, "a\u202eb", "\ud800", "a\u2028b", None])
def test_names_are_one_visible_line(name: Any) -> None:
    with pytest.raises(BadName):
        check_name(name)
    with pytest.raises(BadName):
        Recorder(game("marshmallow"), 2, None, ["a", name])


@pytest.mark.parametrize("name", ["Ann", "# 1: é", "Zoë & 李", "👩\u200d🚀", "x" * 80])
def test_names_may_be_anything_else(name: str) -> None:
    record = replace(SOME, names=(name, *SOME.names[1:]))
    assert read(write(record), GAMES).names[0] == name


def test_an_entropy_for_everybody_and_a_seed_that_fits() -> None:
    for entropies in (("a",), ("a", "b", "c")):
        with pytest.raises(fair.BadEntropy, match="2 people play"):
            Recorder(game("marshmallow"), 2, None, ["a", "b"], Committed.by(bytes(32), entropies))
    for seed in (-1, 2**64):
        with pytest.raises(fair.BadEntropy, match="a seed is a number from 0 to"):
            Simulated(seed)
    assert random_match("marshmallow", 2, {}, Simulated(2**64 - 1), moves=2).moves


def test_a_name_for_every_seat() -> None:
    with pytest.raises(BadName, match="2 seats, not 3"):
        Recorder(game("marshmallow"), 2, None, ["a", "b", "c"])


# --- verifying -------------------------------------------------------------------------------------------------

SOME = random_match("marshmallow", 4, {}, FAIR).record()
TEXT = write(SOME)


def sealed(text: str) -> str:
    """The text with the sum that belongs to it: what a careful forger would do."""
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("sha256: "))
    lines[at] = f"sha256: {checksum([line for line in lines[:at] if line and line[0] != '#'])}"
    return "\n".join(lines)


def other_deal(record: Record, n: int) -> Record:
    """Deal number n with two cards of seats 0 and 1 exchanged, played out anew from there."""
    at = [i for i, (_, text) in enumerate(record.moves) if text.startswith("deal ")][n]
    hands = record.moves[at][1][5:].split(" | ")
    one, two = hands[0].split(" "), hands[1].split(" ")
    one[0], two[0] = two[0], one[0]
    deal = "deal " + " | ".join([" ".join(one), " ".join(two), *hands[2:]])
    match = Recorder(record.game, record.players, record.options, record.names, record.chance)
    for seat, text in (*record.moves[:at], (DEALER, deal)):
        match.play(seat, match.state.read(seat, text))
    choice = Random(1)
    match.rng = Rng(1)
    while actors := match.state.to_act():
        if actors == (DEALER,):
            match.deal()
        else:
            match.play(actors[0], choice.choice(match.state.legal(actors[0])))
    return match.record()


@pytest.mark.parametrize("n", [0, 1, 2])
def test_verify_notices_another_deal_in_a_record_that_is_otherwise_perfect(n: int) -> None:
    forged = read(write(other_deal(SOME, n)), GAMES)
    at = [i for i, (_, text) in enumerate(SOME.moves, 1) if text.startswith("deal ")][n]
    with pytest.raises(BadRecord, match=f"^move {at}: the dealer played deal .* but the draw is deal "):
        verify(forged)


def test_verify_notices_another_secret_entropy_commitment_or_seed() -> None:
    assert isinstance(SOME.chance, Committed)
    chance = SOME.chance
    with pytest.raises(BadRecord, match="not the one that was committed"):
        verify(replace(SOME, chance=replace(chance, secret=bytes(32))))
    with pytest.raises(BadRecord, match="not the one that was committed"):
        verify(replace(SOME, chance=replace(chance, commitment="0" * 64)))
    with pytest.raises(BadRecord, match=r"^move "):
        verify(replace(SOME, chance=replace(chance, entropies=("b", *chance.entropies[1:]))))
    simulated = random_match("marshmallow", 4, {}, Simulated(5)).record()
    assert verify(simulated)
    with pytest.raises(BadRecord, match=r"^move "):
        verify(replace(simulated, chance=Simulated(6)))


def test_verify_says_when_there_is_nothing_to_recompute_from() -> None:
    with pytest.raises(BadRecord, match="neither a seed nor a commitment"):
        verify(replace(SOME, chance=None))


def pledged_match(*mine: str | None, withheld: tuple[int, ...] = (), secret: bytes = bytes(range(32))) -> Record:
    """A match of scheme 2 at which each seat pledged this entropy."""
    committed = fair.commitment(secret, 2)
    pledges = tuple(None if text is None else fair.pledge(committed, seat, text) for seat, text in enumerate(mine))
    entropies = tuple(None if seat in withheld else text for seat, text in enumerate(mine))
    return random_match("marshmallow", len(mine), {}, Committed(committed, entropies, secret, 2, pledges)).record()


PLEDGED = pledged_match("a", None, 'é\n"#', "d", withheld=(3,))


def test_a_record_of_scheme_2_reads_back_and_verifies() -> None:
    text = write(PLEDGED)
    assert text.startswith("petitfour record 2\n")
    assert read(text, GAMES) == PLEDGED
    assert write(read(text, GAMES)) == text
    assert isinstance(PLEDGED.chance, Committed)
    assert PLEDGED.chance.withheld == [3]
    assert verify(PLEDGED) > 1


@pytest.mark.parametrize(
    ("line", "new", "at", "reason"),
    [
        ("scheme: 2", "scheme: 1", "scheme", "has deals of scheme 2"),
        ("scheme: 2", "", "commitment", "`scheme: …` is missing"),
        ("petitfour record 2", "petitfour record 1", "scheme", "`sha256: …` is missing"),
        ("pledge 1: null", "", "pledge 2", "`pledge 1: …` is missing"),
        ("pledge 1: null", "pledge 1: 5", "pledge 1", "64 hexadecimal digits as a JSON text, or null"),
        ("pledge 1: null", 'pledge 1: "AB"', "pledge 1", "64 hexadecimal digits as a JSON text, or null"),
        ("pledge 1: null", "pledge 1:  null", "pledge 1", "must be written `pledge 1: null`"),
        ("entropy 1: null", 'entropy 1: "a"', "entropy 1", "pledged nothing, so its entropy is null"),
        ("entropy 3: null", "entropy 3:  null", "entropy 3", "must be written `entropy 3: null`"),
        ("entropy 3: null", "entropy 3: 5", "entropy 3", "an entropy is a text"),
    ],
)
def test_a_broken_record_of_scheme_2_is_named_with_its_line(line: str, new: str, at: str, reason: str) -> None:
    lines = write(PLEDGED).replace(f"{line}\n", new and f"{new}\n").split("\n")
    with pytest.raises(BadRecord, match=reason) as caught:
        read("\n".join(lines), GAMES)
    assert lines[caught.value.line - 1].startswith(at)


def test_verify_notices_an_entropy_that_was_not_pledged() -> None:
    assert isinstance(PLEDGED.chance, Committed)
    other = replace(PLEDGED.chance, entropies=("b", *PLEDGED.chance.entropies[1:]))
    with pytest.raises(BadRecord, match="entropy of seat 0 is not the one that it pledged"):
        verify(replace(PLEDGED, chance=other))


def test_a_player_compares_a_record_with_what_they_noted() -> None:
    """Each record agrees with itself. Only the notes of the player show what the table did."""
    honest = pledged_match("mine", "theirs")
    assert isinstance(honest.chance, Committed)
    seen = honest.chance.commitment
    check_own(honest.chance, seen, {0: "mine"})
    check_own(None, None, {})

    def found(record: Record, entropies: dict[int, str], commitment: str | None = seen) -> str:
        assert record.chance is None or verify(record) > 1
        with pytest.raises(Replaced) as caught:
            check_own(record.chance, commitment, entropies)
        return caught.value.id

    assert found(pledged_match("chosen", "theirs"), {0: "mine"}) == "entropy-replaced"
    assert found(pledged_match(None, "theirs"), {0: "mine"}) == "entropy-replaced"
    assert found(pledged_match("chosen", "theirs", withheld=(0,)), {0: "mine"}) == "entropy-replaced"
    assert found(pledged_match("mine", "theirs", withheld=(0,)), {0: "mine"}) == "entropy-left-out"
    assert found(pledged_match("mine", "theirs", secret=bytes(32)), {0: "mine"}) == "commitment-replaced"
    assert found(pledged_match("mine", "theirs"), {2: "mine"}) == "entropy-replaced"
    assert found(replace(honest, chance=None), {}) == "commitment-replaced"
    scheme_1 = random_match("marshmallow", 2, {}, Committed.by(bytes(32), ("chosen", ""))).record()
    assert found(scheme_1, {0: "mine"}, None) == "entropy-replaced"


# --- everything that can be wrong ------------------------------------------------------------------------------

Change = Callable[[list[str]], None]


def number_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(TEXT.split("\n"), 1) if line.startswith(start))


def put(start: str, new: str) -> Change:
    def change(lines: list[str]) -> None:
        lines[number_of(start) - 1] = new

    return change


def drop(start: str) -> Change:
    def change(lines: list[str]) -> None:
        del lines[number_of(start) - 1]

    return change


def add(before: str, new: str) -> Change:
    def change(lines: list[str]) -> None:
        lines.insert(number_of(before) - 1, new)

    return change


def cut(start: str) -> Change:
    """Everything from there on is missing."""

    def change(lines: list[str]) -> None:
        del lines[number_of(start) - 1 :]

    return change


LAST = len(SOME.moves)
FIRST_CARD = number_of("3 seat")
BROKEN: list[tuple[Change, int, str]] = [
    # the title
    (put("petitfour", "petitfour record 3"), 1, "format 3; this version reads formats 1 and 2"),
    (put("petitfour", "petitfour record"), 1, "must begin with `petitfour record 1`"),
    (put("petitfour", "petitfour record 01"), 1, "must begin with"),
    (put("petitfour", "\ufeffpetitfour record 1"), 1, "must begin with"),
    (drop("petitfour"), 1, "must begin with"),
    (cut("petitfour"), 1, "truncated"),
    # the header
    (put("game", "game: chess"), 2, "no game 'chess'; the games are marshmallow"),
    (put("game", "game:marshmallow"), 2, "`game: …` is missing; found 'game:marshmallow'"),
    (drop("game"), 2, "`game: …` is missing; found 'rules: 1'"),
    (add("rules", "game: marshmallow"), 3, "`game` stands here again; line 2 has it already"),
    (put("rules", "rules: 2"), 3, "version 2 of the rules of marshmallow; only 1 is known here"),
    (put("rules", "rules: 1.0"), 3, "rules is a whole number, not '1.0'"),
    (put("rules", "rules: " + "9" * 5000), 3, "rules is a whole number"),
    (drop("rules"), 3, "`rules: …` is missing"),
    (put("players", "players: 7"), 4, "marshmallow is for 2 to 5 players, not 7"),
    (put("players", "players: four"), 4, "players is a whole number, not 'four'"),
    (put("players", "players: -4"), 4, "players is a whole number"),
    (put("players", "players: ٤"), 4, "players is a whole number"),
    (put("players", "players: 3"), number_of("seat 3"), "`sha256: …` is missing; found 'seat 3"),
    (put("players", "players: 5"), number_of("commitment"), "`seat 4: …` is missing"),
    (drop("set target"), number_of("set target"), "`set target: …` is missing; found 'set suits: 5'"),
    (add("set target", "set colour: 1"), number_of("set target"), "`set target: …` is missing; found 'set colour: 1'"),
    (add("set target", "set edition: 1"), number_of("set target"), "`set edition` stands here again"),
    (put("set target", "set target: twenty"), number_of("set target"), "set target is not JSON"),
    (put("set target", 'set target: "20"'), number_of("set target"), "Expected `int`, got `str`"),
    (put("set target", "set target:  20"), number_of("set target"), "must be written `set target: 20`"),
    (put("set target", "set target: " + "[" * 9000), number_of("set target"), "set target is not JSON|Expected"),
    (put("set target", "set target: 101"), number_of("set target"), "target is a number from 1 to 100, not 101"),
    (put("set target", "set target: " + "9" * 300), number_of("set target"), "target|JSON"),
    (put("set edition", 'set edition: "german"'), number_of("set edition"), "Invalid enum value 'german'"),
    (put("set ranks", "set ranks: 9"), number_of("set ranks"), "4 hands of 12 cards need more than the 45 cards"),
    (put("set first", "set first: 4"), number_of("set first"), "first is a seat from 0 to 3"),
    (drop("seat 1"), number_of("seat 1"), "`seat 1: …` is missing; found 'seat 2"),
    (put("seat 1", "seat 1: "), number_of("seat 1"), "a name is 1 to 80 characters"),
    (put("seat 1", "seat 1: " + "x" * 81), number_of("seat 1"), "a name is 1 to 80 characters"),
    (put("seat 1", "seat 1: a\u202eb"), number_of("seat 1"), r"U\+202E"),
    (add("commitment", "seat 4: a"), number_of("commitment"), "`sha256: …` is missing"),
    (add("commitment", "seed: 18446744073709551616"), number_of("commitment"), "a seed is a number from 0 to"),
    (add("commitment", "seed: 5"), number_of("commitment") + 1, "`sha256: …` is missing"),
    (put("commitment", "commitment: " + "G" * 64), number_of("commitment"), "64 hexadecimal digits"),
    (put("commitment", "commitment: " + "A" * 64), number_of("commitment"), "64 hexadecimal digits"),
    (drop("entropy 1"), number_of("entropy 1"), "`entropy 1: …` is missing"),
    (put("entropy 1", "entropy 1: text"), number_of("entropy 1"), "entropy 1 is not JSON"),
    (put("entropy 1", "entropy 1: 5"), number_of("entropy 1"), "an entropy is a text"),
    (put("entropy 1", 'entropy 1: "' + "x" * 1001 + '"'), number_of("entropy 1"), "at most 1000 bytes"),
    (put("entropy 1", 'entropy 1: "\\u0041"'), number_of("entropy 1"), 'must be written `entropy 1: "A"`'),
    (put("entropy 1", 'entropy 1: "\\ud800"'), number_of("entropy 1"), "not JSON|UTF-8"),
    (put("secret", "secret: 00"), number_of("secret"), "64 hexadecimal digits"),
    (drop("secret"), number_of("commitment"), "the match is over, but its secret is not in the record"),
    (add("1 dealer", "flavour: sweet"), number_of("1 dealer"), "neither a move"),
    # the moves
    (put("1 dealer", "1 dealer: first 4"), number_of("1 dealer"), r"dealer may not play first 4: MT-3"),
    (put("1 dealer", "1 dealer: hello"), number_of("1 dealer"), "'hello' is no move of dealer"),
    (put("1 dealer", "1 seat 0: P1"), number_of("1 dealer"), "seat 0 may not play P1: not-your-turn"),
    (put("2 dealer", "2 dealer: deal P1 | P2"), number_of("2 dealer"), "is no move of dealer"),
    (drop("2 dealer"), number_of("2 dealer"), "move 3 where move 2 should be"),
    (put("3 seat", "4 seat 0: P1"), FIRST_CARD, "move 4 where move 3 should be"),
    (put("3 seat", "03 seat 0: P1"), FIRST_CARD, "neither a move"),
    (put("3 seat", "3 seat 4: P1"), FIRST_CARD, "no seat 4 at this table; its seats are 0 to 3"),
    (put("3 seat", "3 seat 9: P1"), FIRST_CARD, "no seat 9"),
    (put("3 seat", "3 seat 2 P1"), FIRST_CARD, "neither a move, like"),
    (put("3 seat", "3 seat 2: "), FIRST_CARD, "neither a move, like"),
    (put("3 seat", "3 emma: P1"), FIRST_CARD, "neither a move"),
    (put("3 seat", "   "), FIRST_CARD, "neither a move"),
    (add(f"{LAST} seat", "end"), number_of(f"{LAST} seat"), "`sha256: …` is missing before `end`"),
    (add("result", f"{LAST + 1} seat 0: P1"), number_of("result"), "seat 0 may not play P1: game-over"),
    # the end
    (drop("result"), number_of("result"), "`result: …` is missing; found 'sha256"),
    (put("result", "result: scores 1 2 3 4, winners 0, reason target"), number_of("result"), "the result is `scores"),
    (drop(f"{LAST} seat"), number_of(f"{LAST} seat") + 1, "a result, but the match is not over"),
    (drop("sha256"), number_of("sha256"), "`sha256: …` is missing"),
    (put("sha256", "sha256: 12"), number_of("sha256"), "64 hexadecimal digits"),
    (put("sha256", f"sha256: {'0' * 64}"), number_of("sha256"), "altered: its lines up to here have the sum "),
    (put("end", "unfinished"), number_of("end"), "`unfinished`, but the match is over"),
    (put("end", "the end"), number_of("end"), "`end` or `unfinished` should be here"),
    (put("end", "end\nend"), number_of("end") + 1, "behind the end"),
    (put("end", "end\n\n\nhello"), number_of("end") + 3, "behind the end"),
    # truncated
    (cut("end"), number_of("sha256"), "truncated here: it closes with neither `end` nor `unfinished`"),
    (cut("sha256"), number_of("result"), "truncated"),
    (cut("result"), number_of(f"{LAST} seat"), "truncated"),
    (cut("3 seat"), number_of("2 dealer"), "truncated"),
    (cut("1 dealer"), number_of("secret"), "truncated"),
    (cut("set target"), number_of("set edition"), "truncated"),
    # no text at all
    (put("3 seat", "3 seat 2: P\x001"), FIRST_CARD, r"U\+0000"),
    (put("seat 1", "seat 1: a\tb"), number_of("seat 1"), r"U\+0009"),
    (put("seat 1", "seat 1: a\u2028b"), number_of("seat 1"), r"U\+2028"),
    (put("seat 1", "seat 1: \udc80"), number_of("seat 1"), r"U\+DC80"),
    (put("3 seat", "3 seat 2: P1\r"), FIRST_CARD, "carriage return"),
    (put("3 seat", "3 seat 2: " + "P" * 10_000), FIRST_CARD, "a line of 10010 characters"),
    (add("3 seat", "#" + " " * 20_000 + "\x07"), FIRST_CARD, r"U\+0007"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "line", "reason"), BROKEN)
def test_a_broken_record_is_named_with_line_and_reason(change: Change, line: int, reason: str) -> None:
    lines = TEXT.split("\n")
    change(lines)
    with pytest.raises(BadRecord) as caught:
        read("\n".join(lines), GAMES)
    assert re.search(reason, caught.value.reason), caught.value.reason
    assert caught.value.line == line
    assert str(caught.value) == f"line {line}: {caught.value.reason}"
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 500


def test_a_combination_of_settings_is_blamed_on_the_players() -> None:
    """Four suits would be enough for four hands of twelve cards, and so would eleven ranks; not both."""
    text = TEXT.replace("set suits: 5", "set suits: 4").replace("set ranks: 12", "set ranks: 11")
    with pytest.raises(BadRecord, match=r"^line 4: 4 hands of 12 cards need more than the 44 cards"):
        read(text, GAMES)


def test_an_illegal_card_is_named_with_its_rule() -> None:
    """The first card that does not follow though it could, in place of the one that was played."""
    n, seat, card = next(
        (n, seat, card)
        for n, (state, seat, _) in enumerate(replay(SOME), 1)
        if state.round == 1 and state.phase_name() == "play"
        for card in state.view(seat)["hand"]
        if card not in state.view(seat)["legal"]
    )
    lines = TEXT.split("\n")
    at = number_of(f"{n} seat")
    lines[at - 1] = f"{n} seat {seat}: {card}"
    with pytest.raises(BadRecord, match=rf"^line {at}: seat {seat} may not play {card}: MT-6 \(suit \w\)$"):
        read("\n".join(lines), GAMES)


def test_a_legal_alteration_is_noticed_by_the_sum() -> None:
    """Two names exchanged, or a move of a record that stops there: only the sum can tell."""
    swapped = TEXT.replace("player 0", "player 1", 1)
    with pytest.raises(BadRecord, match="altered") as caught:
        read(swapped, GAMES)
    assert caught.value.line == number_of("sha256")
    assert read(sealed(swapped), GAMES).names[0] == "player 1"


def test_a_secret_before_the_end_is_refused() -> None:
    part = replace(SOME, moves=SOME.moves[:10], outcome=None)
    with pytest.raises(BadRecord, match="the match is not over, but its secret is in the record") as caught:
        read(write(part), GAMES)
    assert caught.value.line == number_of("secret")


def test_a_record_of_a_match_that_goes_on_cannot_end() -> None:
    part = write(replace(SOME, moves=SOME.moves[:10], outcome=None, chance=None))
    with pytest.raises(BadRecord, match="`end`, but the match is not over"):
        read(part.replace("unfinished", "end"), GAMES)


def test_settings_with_parts_are_written_out_and_checked_in_full() -> None:
    """Macaron's box: the record carries all of it, so that it can be replayed whatever the stand-ins become."""
    text = write(random_match("macaron", 4, {}, moves=5).record())
    line = next(line for line in text.split("\n") if line.startswith("set box: "))
    at = text.split("\n").index(line) + 1
    for wrong, reason in (
        ("set box: {}", "must be written `set box: "),
        (line.replace('"4"', '"44"', 1), "a token is written"),
        (line.replace('"3-4"', '"4"', 1), "the standard levels leave a gap"),
        (line.replace('"points":2', '"points":"2"', 1), "got `str` - at `$.box.standard[0].points`"),
    ):
        assert wrong != line
        with pytest.raises(BadRecord, match=re.escape(reason)) as caught:
            read(text.replace(line, wrong), GAMES)
        assert caught.value.line == at


def test_bytes_that_are_no_text_are_named_with_their_line() -> None:
    data = TEXT.encode().replace(b"player 1", b"player \xff")
    with pytest.raises(BadRecord, match="not UTF-8") as caught:
        read(data, GAMES)
    assert caught.value.line == number_of("seat 1")
    for nothing in (b"", b"\n\n", b"# only a comment"):
        with pytest.raises(BadRecord, match="truncated"):
            read(nothing, GAMES)


def test_a_move_has_one_form() -> None:
    """A game may read more than it writes; a record may not."""

    class Lenient(type(game("marshmallow"))):  # type: ignore[misc]
        def read(self, state: Any, seat: int, text: str) -> Any:
            return super().read(state, seat, text.upper() if seat != DEALER else text)

    lines = TEXT.split("\n")
    lines[FIRST_CARD - 1] = lines[FIRST_CARD - 1].lower()
    with pytest.raises(BadRecord, match=r"the move must be written `[A-Z]\d+`, not '[a-z]\d+'") as caught:
        read("\n".join(lines), {"marshmallow": Lenient()})
    assert caught.value.line == FIRST_CARD


def test_no_line_can_be_left_out_come_twice_or_be_moved() -> None:
    lines = [line for line in TEXT.split("\n") if line]
    assert read("\n".join(lines), GAMES) == SOME
    for n, line in enumerate(lines):
        without = lines[:n] + lines[n + 1 :]
        for changed in (without, [*lines[:n], line, *lines[n:]], [*without[: n + 1], line, *without[n + 1 :]]):
            if changed != lines:
                with pytest.raises(BadRecord):
                    read("\n".join(changed), GAMES)


SHORT = write(random_match("marshmallow", 2, {}, FAIR, moves=4).record())
PIECES = st.sampled_from(
    ["\n", " ", "#", ":", "0", "9", "end", "unfinished", "seat 0: ", "dealer", "P1", "é", "\x00", '"']
)


@given(
    at=st.integers(0, len(SHORT)),
    cut=st.integers(0, 40),
    new=st.one_of(PIECES, st.text(max_size=20)),
    again=st.booleans(),
)
@example(at=0, cut=0, new="", again=False)
def test_a_mutated_record_is_the_same_or_a_bad_one(at: int, cut: int, new: str, again: bool) -> None:
    text = SHORT[:at] + new + SHORT[at + cut :]
    if again and "sha256: " in text and "\nsha256: " in text:
        text = sealed(text) if text.encode(errors="ignore").decode() == text else text
    try:
        record = read(text, GAMES)
    except BadRecord:
        return
    assert read(write(record), GAMES) == record


@given(st.one_of(st.text(), st.binary(), st.text().map(lambda text: f"petitfour record 1\n{text}")))
def test_any_text_is_a_bad_record(data: str | bytes) -> None:
    with pytest.raises(BadRecord):
        read(data, GAMES)


# --- the page --------------------------------------------------------------------------------------------------


def test_the_record_on_the_page_is_one() -> None:
    example = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    record = read(example, GAMES)
    assert record.names == ("Ann", "Ben")
    assert record.outcome is not None
    assert write(record).replace("\n\n", "\n") == re.sub("#.*\n", "", example).replace("\n\n", "\n")


def test_the_examples_on_the_page_work() -> None:
    failures, tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert failures == 0
    assert tried > 8
