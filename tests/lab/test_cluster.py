"""The same contest on a local Ray cluster with two workers."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

from petitfour import GAMES
from petitfour.lab.arena import Contest, Match, NoCluster, connect, play, play_all

ray = pytest.importorskip("ray", reason="Ray is not installed here: the cluster is not tested")

MEMORY = 80 * 2**20  # of Ray's object store; the least it takes is a little below


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with tempfile.TemporaryDirectory(prefix="ray") as folder:  # a short path: sockets are made in it
        ray.init(
            address="local", num_cpus=2, include_dashboard=False, object_store_memory=MEMORY, log_to_driver=False,
            logging_level="ERROR", _temp_dir=folder,
        )  # fmt: skip
        yield
        ray.shutdown()


def test_a_cluster_plays_the_same_matches(cluster: None, monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest.of(GAMES["marshmallow"], 2, GAMES["marshmallow"].options(), ["medium", "search:2"], 3)
    work = list(contest.work(8))
    here = [match for match, _ in play_all(contest, work, jobs=1)]

    def play_and_tell(*match: Any) -> tuple[int, Match]:
        return os.getpid(), play(*match)[0]

    monkeypatch.setattr("petitfour.lab.arena.play", play_and_tell)
    monkeypatch.setattr("petitfour.lab.arena.CHUNK", 4)  # so that there are several
    there: list[Any] = list(play_all(contest, work, cluster=True))
    assert [match for _, match in there] == here
    workers = {process for process, _ in there}
    assert len(workers) == 2
    assert os.getpid() not in workers


def test_a_cluster_that_cannot_be_reached_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> None:
        raise ConnectionError("nobody is there")

    monkeypatch.setattr(ray, "init", refuse)
    with pytest.raises(NoCluster, match="the Ray cluster cannot be used: nobody is there"):
        connect()
