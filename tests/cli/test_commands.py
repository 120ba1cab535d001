"""games, rules, simulate, replay, verify, perft: what they print, write and return."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from petitfour import DEALER, GAMES, __version__
from petitfour.cli import parser
from petitfour.core.record import last_position, read, replay, verify
from petitfour.texts import LANGUAGES, example_ids, rules, texts
from tables import tables

SERVED = ["serve", "static", "check", "backup", "restore", "export", "import"]
COMMANDS = ["play", "games", "rules", "simulate", "replay", "verify", "perft", "arena", "hint", "review"]
COMMANDS += ["options", "completion", "study", "bot check", "dataset", *SERVED]


def settings_of(settings: dict[str, Any]) -> list[str]:
    return [part for key, value in settings.items() for part in ("--set", f"{key}={json.dumps(value).strip(chr(34))}")]


# --- help ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_help_explains_and_gives_examples(run: Any, command: str) -> None:
    code, out, err = run(*command.split(), "--help")
    assert (code, err) == (0, "")
    assert "examples:" in out
    assert f"  petitfour {command}" in out
    assert command.split(maxsplit=1)[0] in run("--help").out


def test_alone_it_prints_its_help(run: Any) -> None:
    assert run() == run("--help")
    assert run().code == 0


def test_version(run: Any) -> None:
    assert run("--version") == (0, f"petitfour {__version__}\n", "")


def test_the_examples_in_the_help_are_true(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each command line in the help is understood; it may only lack its files or its game."""
    monkeypatch.chdir(tmp_path)
    pages = [run("--help").out, *(run(*command.split(), "--help").out for command in COMMANDS)]
    found = [line for page in pages for line in re.findall(r"^  petitfour (.+)$", page, re.MULTILINE)]
    lines = [shlex.split(line) if "'" in line else line.split() for line in found]
    assert len(lines) > 12
    for words in lines:
        if words[0] in SERVED:  # these serve for ever or want a server's data: tests/server runs them
            assert parser().parse_args([word for word in words if word != "\\"])
        elif words[0] != "COMMAND" and "|" not in words:
            few = ["--deals", "1", "--jobs", "1"]
            small = {"simulate": ["--games", "1"], "arena": few, "study": [*few, "--deep", "0"]}.get(words[0], [])
            code, _, err = run(*words, *small)
            assert code == 0 or re.search("cannot be read|no game|cannot be started", err), (words, err)


# --- games and rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_one_line_each(run: Any, lang: str) -> None:
    code, out, err = run("games", "--lang", lang)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert [line.split()[0] for line in lines] == list(GAMES)
    for line, game in zip(lines, GAMES.values(), strict=True):
        assert texts(lang).say(f"game-{game.id}-about") in line
        assert str(game.players[0]) in line.split()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["marshmallow", "monster", "macaron", "mastermind"])
def test_rules_print_every_rule_in_the_language(run: Any, game: str, lang: str) -> None:
    code, out, err = run("rules", game, "--lang", lang)
    assert (code, err) == (0, "")
    assert all(len(line) <= 80 for line in out.splitlines())
    said = " ".join(out.split())
    for rule in rules(game, lang):
        assert re.search(rf"^{rule.id} ", out, re.MULTILINE), rule.id
        marks = [texts(lang).say(f"kind-{kind}") for kind in rule.kinds if kind != "printed"]
        expected = " ".join(f"{rule.id} {rule.text}".split()) + (f" [{', '.join(marks)}]" if marks else "")
        assert " ".join(expected.split()) in said
    for example in example_ids(game):
        assert " ".join(texts(lang).say(example).split()) in said


def test_rules_fit_the_terminal(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, widest in ((50, 50), (300, 100)):
        monkeypatch.setenv("COLUMNS", str(columns))
        lengths = [len(line) for line in run("rules", "macaron", "--lang", "fr").out.splitlines()]
        assert widest - 12 < max(lengths) <= widest


def test_single_rules(run: Any) -> None:
    code, out, _ = run("rules", "marshmallow", "mt-6", "MT-2", "--lang", "en")
    assert code == 0
    assert re.findall(r"^MT-\d+", out, re.MULTILINE) == ["MT-6", "MT-2"]


@pytest.mark.parametrize(
    ("environment", "heading"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "La prueba|Marshmallow"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "es_MX"}, "La prueba del malvavisco"),
        ({"LANG": "de_DE"}, "Marshmallow Test"),
        ({"LANG": "C"}, "Marshmallow Test"),
    ],
)
def test_the_language_follows_the_environment(
    run: Any, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], heading: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    lang = {"La prueba|Marshmallow": "fr", "La prueba del malvavisco": "es"}.get(heading, "en")
    assert run("rules", "marshmallow").out == run("rules", "marshmallow", "--lang", lang).out
    assert re.match(heading, run("rules", "marshmallow").out)


# --- simulate --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "settings"), tables())
def test_simulate_writes_records_that_replay_and_verify(
    run: Any, tmp_path: Path, game: str, players: int, settings: dict[str, Any]
) -> None:
    line = ["simulate", game, "--players", players, "--games", 2, "--seed", 5, "--moves", 300, *settings_of(settings)]
    code, out, err = run(*line, "--out", tmp_path)
    assert (code, err) == (0, "")
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"{game}-{players}p-seed5-000{n}.pf" for n in (1, 2)]
    for file in files:
        record = read(file.read_bytes(), GAMES)
        assert record.options == GAMES[game].options(**settings)
        assert record.players == players
        assert verify(record) > 0
    for rule in GAMES[game].fired:
        assert rule in out
    assert run(*line) == (0, out, ""), "the same seed, the same report"
    assert run("replay", *files).code == 0


def test_the_report_counts_what_the_records_hold(run: Any, tmp_path: Path) -> None:
    out = run("simulate", "marshmallow", "--players", 3, "--games", 20, "--seed", 1, "--out", tmp_path).out
    records = [read(file.read_bytes(), GAMES) for file in tmp_path.iterdir()]
    moves = [len(record.moves) for record in records]
    fired = games_with = 0
    for record in records:
        state = record.start()
        times = 0
        for seat, text in record.moves:
            state.play_text(seat, text)
            times += "MT-11" in state.rules_fired()
        fired += times
        games_with += times > 0
    assert re.search(rf"^moves +{sum(moves) / 20:.2f} +{min(moves)} +{max(moves)}$", out, re.MULTILINE)
    assert re.search(rf"^MT-11 +{fired} +{fired / 20:.3f} +{games_with}  +A player goes out", out, re.MULTILINE)
    for seat in range(3):
        scores = [record.outcome.scores[seat] for record in records if record.outcome]
        wins = sum(seat in record.outcome.winners for record in records if record.outcome)
        row = rf"^seat {seat} +{sum(scores) / 20:.2f} +{min(scores)} +{max(scores)} +{wins}$"
        assert re.search(row, out, re.MULTILINE)


def test_simulate_names_what_differs_and_who_plays(run: Any) -> None:
    line = ["simulate", "marshmallow", "--players", 3, "--games", 3]
    assert run(*line).out.startswith("marshmallow, players: 3, standard settings, bots: random, games: 3, seed: 0\n")
    changed = run(*line, "--set", "target=25", "--set", "edition=gigamic", "--bots", "medium").out
    assert changed.startswith("marshmallow, players: 3, edition=gigamic, target=25, bots: medium, games: 3, seed: 0\n")
    mixed = run(*line, "--bots", "medium,random,random").out
    assert "bots: medium, random, random" in mixed
    french = run(*line, "--lang", "fr").out
    assert "Un pli est coupé." in french


def test_simulate_as_json(run: Any, tmp_path: Path) -> None:
    line = ["simulate", "marshmallow", "--players", 2, "--games", 4, "--set", "target=5", "--bots", "medium"]
    data = json.loads(run(*line, "--json", "--out", tmp_path).out)
    records = [read(file.read_bytes(), GAMES) for file in tmp_path.iterdir()]
    assert data["moves"]["mean"] == sum(len(record.moves) for record in records) / 4
    assert (data["changed"], data["settings"]["target"], data["bots"]) == ({"target": 5}, 5, ["medium", "medium"])
    assert {record.names for record in records} == {("medium", "medium")}
    assert sum(side["wins"] for side in data["sides"]) == 4
    assert data["rules"][0] | {"times": 0, "games": 0} == {
        "id": "MT-11", "words": "A player goes out and scores.", "times": 0, "games": 0,
    }  # fmt: skip


def test_simulate_with_bots_that_do_not_fit(run: Any) -> None:
    line = ["simulate", "marshmallow", "--players", 3, "--games", 1, "--bots"]
    assert run(*line, "medium,random").err.startswith("petitfour: BadSetting: --bots names one bot for all seats")
    assert run(*line, "nobody").err.startswith("petitfour: UnknownBot: ")
    missing = run(*line, "external:nosuch")
    assert (missing.code, missing.out) == (2, "")
    assert "BadBot: external:nosuch cannot be started" in missing.err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_special_rule_has_words(game: str, lang: str) -> None:
    words = [texts(lang).rule_use(rule) for rule in GAMES[game].fired]
    assert all(said.endswith(".") for said in words)
    assert len(set(words)) == len(set(GAMES[game].fired))
    assert texts(lang).rule_use("XY-1") == "XY-1"


def test_seeds_have_nothing_in_common(run: Any, tmp_path: Path) -> None:
    for seed in (1, 2):
        run("simulate", "marshmallow", "--players", 2, "--games", 5, "--seed", seed, "--out", tmp_path)
    texts_written = [re.sub(r"sha256.*", "", file.read_text()) for file in tmp_path.iterdir()]
    deals = [re.search("deal .*", text)[0] for text in texts_written]  # type: ignore[index]
    assert len(set(deals)) == len(deals) == 10


def test_a_cap_of_moves_leaves_unfinished_records(run: Any, tmp_path: Path) -> None:
    code, out, _ = run("simulate", "marshmallow", "--players", 4, "--games", 3, "--moves", 50, "--out", tmp_path)
    assert code == 0
    assert "3 of them unfinished" in out
    for file in tmp_path.iterdir():
        record = read(file.read_bytes(), GAMES)
        assert len(record.moves) == 50
        assert record.outcome is None
        assert file.read_text().endswith("\nunfinished\n")


def test_records_are_not_overwritten_unless_forced(run: Any, tmp_path: Path) -> None:
    line = ["simulate", "marshmallow", "--players", 2, "--games", 3, "--out", tmp_path]
    assert run(*line).code == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert run(*line).code == 0, "the same records may stay"
    code, out, err = run(*line, "--set", "edition=gigamic")
    assert (code, out) == (2, "")
    assert "exists already and holds something else; --force overwrites it" in err
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before
    assert run(*line, "--set", "edition=gigamic", "--force").code == 0
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} != before
    assert len(list(tmp_path.iterdir())) == 3, "nothing half-written is left"


def test_a_setting_from_a_file(run: Any, tmp_path: Path) -> None:
    (tmp_path / "target.json").write_text("15")
    setting = f"target=@{tmp_path / 'target.json'}"
    line = ["simulate", "marshmallow", "--players", 2, "--games", 1, "--set", setting, "--out", tmp_path / "out"]
    assert run(*line).code == 0
    assert "\nset target: 15\n" in next((tmp_path / "out").iterdir()).read_text()


BOX = """tokens = ["3", "3", "3", "3", "4", "4", "4", "4", "4", "5", "6/2", "2/6"]"""


@pytest.mark.parametrize("ending", ["toml", "json"])
def test_a_box_from_a_file_goes_into_the_record(run: Any, tmp_path: Path, ending: str) -> None:
    """MC-14: the numbers of one's own box, in place of the stand-ins."""
    file = tmp_path / f"box.{ending}"
    file.write_text(BOX if ending == "toml" else json.dumps(tomllib.loads(BOX)))
    line = ["simulate", "macaron", "--players", 4, "--games", 1, "--set", f"box=@{file}", "--out", tmp_path / "out"]
    assert run(*line).code == 0
    record = read(next((tmp_path / "out").iterdir()).read_bytes(), GAMES)
    tokens = next(text for _, text in record.moves if text.startswith("tokens "))
    assert sorted(tokens.split()).count("4") == 5
    assert verify(record) > 2


# --- replay ----------------------------------------------------------------------------------------------------


def test_replay_says_ok_or_what_is_wrong_for_each_file(run: Any, record: Path, unfinished: Path) -> None:
    moves = len(read(record.read_bytes(), GAMES).moves)
    assert run("replay", record, unfinished) == (
        0,
        f"{record}: ok (marshmallow, players: 4, moves: {moves}, finished)\n"
        f"{unfinished}: ok (marshmallow, players: 3, moves: 9, unfinished)\n",
        "",
    )
    bad = record.with_name("bad.pf")
    bad.write_text(record.read_text().replace("players: 4", "players: 7"))
    code, out, err = run("replay", bad, record, bad)
    assert code == 1
    assert out.startswith(f"{record}: ok")
    expected = f"petitfour: {bad}: BadRecord: line 4: marshmallow is for 2 to 5 players, not 7\n"
    assert err == 2 * expected
    missing = record.with_name("missing.pf")
    code, out, err = run("replay", missing, bad, record)
    assert code == 2
    assert out.startswith(f"{record}: ok")
    assert err == f"petitfour: BadFile: {missing} cannot be read: no such file or directory\n{expected}"


def test_replay_json_shows_every_position(run: Any, record: Path) -> None:
    code, out, err = run("replay", record, "--json")
    assert (code, err) == (0, "")
    *lines, last = [json.loads(line) for line in out.splitlines()]
    match = read(record.read_bytes(), GAMES)
    assert len(lines) == len(match.moves)
    for n, (line, (state, seat, text)) in enumerate(zip(lines, replay(match), strict=True), 1):
        assert list(line) == ["n", "round", "phase", "to_act", "legal", "scores", "seat", "move"]
        assert line == {
            "n": n,
            "round": state.round,
            "phase": state.phase_name(),
            "to_act": list(state.to_act()),
            "legal": {} if seat == DEALER else {str(seat): state.view(seat)["legal"]},
            "scores": state.scores(),
            "seat": seat,
            "move": text,
        }
        assert seat == DEALER or text in line["legal"][str(seat)]
    assert match.outcome is not None
    assert last == {
        "over": True,
        "scores": match.outcome.scores,
        "winners": match.outcome.winners,
        "reason": match.outcome.reason,
    }
    assert lines[0]["to_act"] == [DEALER]


def test_replay_json_of_an_unfinished_match(run: Any, unfinished: Path) -> None:
    last = json.loads(run("replay", "--json", unfinished).out.splitlines()[-1])
    assert last == {"over": False, "scores": [0, 0, 0], "winners": [], "reason": None}


def test_replay_json_prints_nothing_of_a_bad_record(run: Any, record: Path) -> None:
    record.write_text(record.read_text().replace("reason target", "reason luck"))
    code, out, err = run("replay", "--json", record)
    assert (code, out) == (1, "")
    assert "the result is `scores" in err


# --- verify ----------------------------------------------------------------------------------------------------


def test_verify_says_what_it_checked(run: Any, record: Path) -> None:
    code, out, err = run("verify", record)
    assert (code, err) == (0, "")
    deals = sum(seat == DEALER for seat, _ in read(record.read_bytes(), GAMES).moves)
    assert out == f"{record}: ok\n  all {deals} moves of the dealer were drawn again, and are the same\n"


def test_verify_compares_a_record_with_what_the_player_noted(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "fair.pf"
    played = run("play", "marshmallow", "--players", 2, "--save", file, typed=["my own words", *["1"] * 2000])
    assert played.code == 0
    seen = re.search("[0-9a-f]{64}", played.out)[0]  # type: ignore[index]
    code, out, err = run("verify", file, "--commitment", seen.upper(), "--entropy", "0=my own words")
    assert (code, err) == (0, "")
    assert "the commitment and the entropy that you noted" in out
    for noted, id in (
        (["--commitment", "0" * 64], "commitment-replaced"),
        (["--entropy", "0=my own word"], "entropy-replaced"),
        (["--entropy", "0=my own words", "--entropy", "1=a=b"], "entropy-replaced"),
        (["--entropy", "7=a"], "entropy-replaced"),
    ):
        code, out, err = run("verify", file, *noted)
        assert (code, out) == (1, "")
        assert err.startswith(f"petitfour: {file}: {id}: ")


@pytest.mark.parametrize("noted", [["--commitment", "12"], ["--entropy", "words"], ["--entropy", "a=b"]])
def test_verify_names_notes_that_cannot_be_read(run: Any, record: Path, noted: list[str]) -> None:
    code, out, err = run("verify", record, *noted)
    assert (code, out) == (2, "")
    assert noted[0] in err


def test_verify_fails_where_a_deal_is_another(run: Any, record: Path) -> None:
    text = record.read_text()
    changed = re.sub(r"^seed: .*$", "seed: 5", text, flags=re.MULTILINE)
    record.write_text(changed)
    total = run("replay", record).err.split()[-1]
    record.write_text(re.sub(r"sha256: .*", f"sha256: {total}", changed))
    assert run("replay", record).code == 0, "by its rules and its sum it is in order"
    code, out, err = run("verify", record)
    assert (code, out) == (1, "")
    assert re.search(r"BadRecord: move [12]: the dealer played .*, but the draw is ", err)


# --- perft -----------------------------------------------------------------------------------------------------


def test_perft_prints_a_number_for_each_depth(run: Any, unfinished: Path) -> None:
    code, out, err = run("perft", unfinished, "--depth", 4)
    assert (code, err) == (0, "")
    numbers = [int(line) for line in out.splitlines()]
    state = last_position(read(unfinished.read_bytes(), GAMES))
    assert len(numbers) == 4
    assert numbers[0] == len(state.legal(state.to_act()[0]))


def test_perft_in_pieces_counts_the_same(run: Any, unfinished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("perft", unfinished, "--depth", 5).out
    monkeypatch.setattr("petitfour.cli.records.ONE_CALL", 1)
    assert run("perft", unfinished, "--depth", 5).out == whole


def test_perft_wants_an_unfinished_record(run: Any, record: Path) -> None:
    code, out, err = run("perft", record, "--depth", 1)
    assert (code, out) == (2, "")
    assert "finished match" in err
