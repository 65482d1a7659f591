"""`krypta sim … --dataset FILE`, as its users see it."""

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cli.program import Program
from krypta.bots.simulate import Played, Simulation

PAGE = Path(__file__).resolve().parents[2] / "docs" / "datasets.md"
ASKED = ("sim", "karak", "--players", "2", "--bots", "random", "--seed", "1", "--json")


def test_a_simulation_writes_its_decisions(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "folder" / "games.parquet"
    done = program(*ASKED, "--games", "3", "--dataset", str(file))
    assert done.returncode == 0
    assert '"games": 3' in done.stdout
    assert set(pq.read_table(file)["game"].to_pylist()) == {0, 1, 2}
    again = program(*ASKED, "--games", "3", "--dataset", str(file))
    assert (again.returncode, again.stdout) == (0, "")
    assert "already has all 3 games" in again.stderr


def test_an_interrupted_dataset_goes_on(program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole, file = str(tmp_path / "whole.parquet"), str(tmp_path / "games.parquet")
    assert program(*ASKED, "--games", "5", "--dataset", whole).returncode == 0
    plays = Simulation.play

    def play(self: Simulation, number: int) -> Played:
        if number == 2:
            raise KeyboardInterrupt
        return plays(self, number)

    with monkeypatch.context() as patch:
        patch.setattr(Simulation, "play", play)
        stopped = program(*ASKED, "--games", "5", "--dataset", file)
    assert stopped.returncode == 130
    assert "Stopped after 2 of 5 games" in stopped.stderr
    assert f"kept in {file}.parts; run the same command again to continue" in stopped.stderr
    refused = program(*ASKED, "--games", "6", "--dataset", file)
    assert refused.returncode == 2
    assert "games is 5 there and 6 here" in refused.stderr
    done = program(*ASKED, "--games", "5", "--dataset", file)
    assert done.returncode == 0
    assert '"games": 3' in done.stdout
    assert "does not count the games of an earlier run (2)" in done.stderr
    assert Path(file).read_bytes() == Path(whole).read_bytes()


@pytest.mark.slow
def test_a_signal_stops_a_dataset_and_the_next_run_completes_it(environment: dict[str, str], tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    command = [sys.executable, "-m", "krypta", *ASKED, "--games", "400", "--dataset", str(file)]
    running = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    parts = Path(f"{file}.parts")
    begun = time.monotonic()
    while not parts.exists() and time.monotonic() - begun < 300:
        time.sleep(0.02)
    running.send_signal(signal.SIGINT)
    _, said = running.communicate()
    assert running.returncode == 130, said
    assert all(pq.read_metadata(part).num_rows for part in parts.glob("*.parquet"))
    assert subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0
    assert set(pq.read_table(file, columns=["game"])["game"].to_pylist()) == set(range(400))


def test_without_pyarrow_the_program_says_what_to_install(environment: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ImportError")
    path = os.pathsep.join([str(tmp_path), environment["PYTHONPATH"]])
    command = [sys.executable, "-m", "krypta", *ASKED, "--games", "1", "--dataset", "x.parquet"]
    done = subprocess.run(
        command, env={**environment, "PYTHONPATH": path}, cwd=tmp_path, text=True, capture_output=True
    )
    assert done.returncode == 2
    assert done.stderr.strip().endswith("which is not installed: pip install 'krypta[dataset]'")


def test_the_page_about_datasets_is_true(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its command is run, and then its example reads what the command wrote."""
    monkeypatch.chdir(tmp_path)
    (command,) = re.findall(r"^krypta (sim .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert program(*shlex.split(command)).returncode == 0
    failed, run = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, run > 0) == (0, True)


def test_the_page_about_datasets_names_every_column_and_its_type(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    program(*ASKED, "--games", "1", "--dataset", str(file))
    listed = re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    found = [(field.name, str(field.type).replace(" not null", "")) for field in pq.read_schema(file)]
    assert [(name, kind.replace("N", "554")) for name, kind in listed[: len(found)]] == [
        (name, kind.replace("element: ", "")) for name, kind in found
    ]
