"""Datasets: every decision of a player is a row as a replay shows it, and an interrupted run gives the same file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import krypta
from krypta.bots.simulate import Played, Simulation
from krypta.core.door import NATURE
from krypta.core.position import Position
from krypta.envs import dataset
from krypta.envs.dataset import DatasetRefused, DatasetWriter
from krypta.games import load


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "ROWS", 100)


def simulation(game: str = "burrow", players: int = 2, seed: int = 3, levels: Any = ("random",)) -> Simulation:
    return Simulation(load(game), {}, players, list(levels), seed)


def written(file: Path, of: Simulation, games: int, threads: int = 2, stop_after: int | None = None) -> DatasetWriter:
    """Play and write; interrupted after so many matches, as by Ctrl-C."""
    writer = DatasetWriter(file, of, games)

    def keep(played: Played) -> None:
        if stop_after is not None and played.number >= stop_after:
            raise KeyboardInterrupt
        writer.add(played)

    try:
        list(of.run(games, threads, keep, writer.first))
        writer.finish()
    except KeyboardInterrupt:
        writer.pause()
    return writer


def decisions(of: Simulation, number: int) -> Iterator[dict[str, Any]]:
    """The rows of a match, by replaying it act by act."""
    played = of.play(number)
    position = Position.start(of.game, of.options, len(of.levels), of.contents)
    for step, act in enumerate(played.acts.tolist()):
        if position.seat != NATURE:
            yield {
                "game": number,
                "step": step,
                "seat": position.seat,
                "observation": position.observe(position.seat).tolist(),
                "legal": position.options(),
                "act": act,
                "result": played.shares[position.seat],
            }
        position.step(act)


@pytest.mark.parametrize(
    ("game", "players", "games"), [("burrow", 3, 20), ("karak", 4, 1), ("goblin", 1, 1), ("shabrak", 2, 2)]
)
def test_every_decision_of_a_player_is_a_row(tmp_path: Path, game: str, players: int, games: int) -> None:
    of = simulation(game, players)
    written(tmp_path / "games.parquet", of, games)
    rows = pq.read_table(tmp_path / "games.parquet").to_pylist()
    assert rows == [row for number in range(games) for row in decisions(of, number)]
    assert all(row["act"] in row["legal"] for row in rows)
    assert {row["seat"] for row in rows} == set(range(players))
    assert not list(tmp_path.glob("*.parts"))


def test_the_file_says_what_it_was_made_of(tmp_path: Path) -> None:
    of = Simulation(load("karak"), {"heroes": "chosen"}, 3, ["greedy", "random"], 5)
    written(tmp_path / "games.parquet", of, 1)
    said = json.loads(pq.read_schema(tmp_path / "games.parquet").metadata[b"krypta"])
    assert said["krypta"] == krypta.__version__
    assert said["rules"] == load("karak").rules_version
    assert said["observation"]
    assert said["options"]["heroes"] == "chosen"
    assert said["options"]["first"] == "dice", "also an option that was not given"
    assert (said["game"], said["players"], said["seed"], said["games"]) == ("karak", 3, 5, 1)
    assert said["bots"] == ["greedy", "random", "greedy"]


def test_the_same_seed_gives_the_same_file_however_many_threads_play(tmp_path: Path) -> None:
    for name, threads in (("one", 1), ("three", 3)):
        written(tmp_path / name, simulation(), 30, threads)
    assert (tmp_path / "one").read_bytes() == (tmp_path / "three").read_bytes()


@pytest.mark.parametrize("stops", [[0], [1], [7], [7, 7, 8], [1, 13, 29]])
def test_an_interrupted_run_goes_on_and_gives_the_same_file(tmp_path: Path, stops: list[int]) -> None:
    whole, file = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    written(whole, simulation(), 30)
    for stop in stops:
        left = written(file, simulation(), 30, stop_after=stop)
        assert not file.exists()
        kept = pa.concat_tables(map(pq.read_table, sorted(left.parts.glob("*.parquet")))) if stop else []
        assert len(kept) == sum(1 for number in range(stop) for _ in decisions(simulation(), number)), "all are valid"
    last = written(file, simulation(), 30)
    assert last.first == stops[-1], "no match is played again"
    assert file.read_bytes() == whole.read_bytes()


def test_a_run_that_was_killed_loses_only_the_open_part(tmp_path: Path) -> None:
    whole, file = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    written(whole, simulation(), 30)
    of = simulation()
    writer = DatasetWriter(file, of, 30)
    for number in range(17):
        writer.add(of.play(number))
    (writer.parts / ".000009.parquet.77").write_bytes(b"half a par")  # what a crash may leave of an atomic write
    again = DatasetWriter(file, simulation(), 30)
    assert 0 < again.first < 17
    written(file, simulation(), 30)
    assert file.read_bytes() == whole.read_bytes()


def test_an_interruption_while_the_parts_are_joined_leaves_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, file = tmp_path / "whole.parquet", tmp_path / "games.parquet"
    written(whole, simulation(), 30)
    with monkeypatch.context() as patch:
        patch.setattr(DatasetWriter, "_read", interrupted)
        written(file, simulation(), 30)
    assert [path.name for path in tmp_path.iterdir() if path != whole] == ["games.parquet.parts"]
    assert written(file, simulation(), 30).first == 30
    assert file.read_bytes() == whole.read_bytes()


def interrupted(*_args: Any, **_kwargs: Any) -> None:
    raise KeyboardInterrupt


def test_few_rows_are_in_memory_at_a_time(tmp_path: Path) -> None:
    of = simulation()
    writer = DatasetWriter(tmp_path / "games.parquet", of, 60)
    longest = max(len(writer.rows(of.play(number))) for number in range(60))
    for number in range(60):
        writer.add(of.play(number))
        assert sum(map(len, writer._tables)) < 100
    writer.finish()
    groups = pq.ParquetFile(tmp_path / "games.parquet").metadata
    sizes = [groups.row_group(group).num_rows for group in range(groups.num_row_groups)]
    assert len(sizes) > 3
    assert all(100 <= size < 100 + longest for size in sizes[:-1])


class TestRefusals:
    def test_other_arguments_do_not_continue_a_run(self, tmp_path: Path) -> None:
        file = tmp_path / "games.parquet"
        parts = written(file, simulation(), 30, stop_after=9).parts
        for of, games, said in (
            (simulation(seed=4), 30, "seed is 3 there and 4 here"),
            (simulation(), 31, "games is 30 there and 31 here"),
            (simulation(players=3), 30, "players is 2 there and 3 here"),
            (simulation("karak"), 30, "game is burrow there and karak here"),
            (simulation(levels=["greedy"]), 30, "bots is"),
        ):
            with pytest.raises(DatasetRefused, match=said):
                DatasetWriter(file, of, games)
        assert DatasetWriter(file, simulation(), 30).first == 9, "nothing was changed"
        assert list(parts.iterdir())

    def test_a_finished_file_is_complete_and_never_overwritten(self, tmp_path: Path) -> None:
        file = tmp_path / "games.parquet"
        written(file, simulation(), 5)
        assert DatasetWriter(file, simulation(), 5).is_complete
        with pytest.raises(DatasetRefused, match="has other games: games is 5 there and 6 here"):
            DatasetWriter(file, simulation(), 6)

    @pytest.mark.parametrize("content", [b"", b"PAR1 is how it begins", None], ids=["empty", "torn", "another table"])
    def test_a_file_that_is_no_dataset_is_left_alone(self, tmp_path: Path, content: bytes | None) -> None:
        file = tmp_path / "games.parquet"
        if content is None:
            pq.write_table(pa.table({"a": [1]}), file)
        else:
            file.write_bytes(content)
        before = file.read_bytes()
        with pytest.raises(DatasetRefused, match="exists and is no dataset of Krypta"):
            DatasetWriter(file, simulation(), 5)
        assert file.read_bytes() == before

    def test_a_folder_is_no_file(self, tmp_path: Path) -> None:
        with pytest.raises(DatasetRefused, match="no dataset"):
            DatasetWriter(tmp_path, simulation(), 5)

    def test_a_damaged_part_is_named(self, tmp_path: Path) -> None:
        file = tmp_path / "games.parquet"
        parts = written(file, simulation(), 30, stop_after=25).parts
        last = sorted(parts.glob("*.parquet"))[-1]
        last.write_bytes(last.read_bytes()[:-20])
        with pytest.raises(DatasetRefused, match=r"0000\d\d.parquet"):
            DatasetWriter(file, simulation(), 30)


def test_a_mask_is_made_of_the_legal_acts(tmp_path: Path) -> None:
    """As docs/datasets.md shows it."""
    of = simulation()
    written(tmp_path / "games.parquet", of, 3)
    legal = pq.read_table(tmp_path / "games.parquet")["legal"].combine_chunks()
    mask = np.zeros((len(legal), of.game.sizes.acts), bool)
    rows = np.repeat(np.arange(len(legal)), np.diff(legal.offsets.to_numpy()))
    mask[rows, legal.flatten().to_numpy()] = True
    assert [np.flatnonzero(row).tolist() for row in mask] == legal.to_pylist()
