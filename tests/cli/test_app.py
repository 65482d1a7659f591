"""The program's entry point: what it imports, what it refuses, and how it fails."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.program import Program, Saves
from krypta.bots.simulate import Played, Simulation
from krypta.cli.faults import FAULTY, guarded


def test_nothing_heavy_is_imported_for_help(environment: dict[str, str]) -> None:
    heavy = "('numpy', 'numba', 'fluent', 'rich')"
    check = f"import sys, krypta.cli.app; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", check], env=environment, text=True, capture_output=True, check=True)
    assert done.stdout.strip() == "[]"


def test_help_names_every_command(program: Program) -> None:
    said = program("--help").stdout
    for command in (
        "play",
        "serve",
        "admin",
        "replay",
        "verify",
        "rules",
        "sim",
        "ladder",
        "scenario",
        "deck",
        "cards",
        "bench",
        "warm",
    ):
        assert f"\n  {command} " in said


def test_the_program_plays_karak_without_arguments(environment: dict[str, str], saves: Saves) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "krypta"],
        env=environment,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert "Karak" in done.stdout
    assert len(saves()) == 1


def test_every_fault_of_the_arguments_is_told_at_once(program: Program, saves: Saves) -> None:
    done = program(
        "play", "--players", "9", "--option", "heroes=stolen", "--option", "colour=red", "--option", "first",
        "--names", "A,B,C,D,E,F,G,H,I,J", "--lang", "xx",
    )  # fmt: skip
    assert done.returncode == 2
    for part in ("not 9", "stolen", "colour", "first=VALUE", "10 names", "“xx”"):
        assert part in done.stderr
    assert "Traceback" not in done.stderr
    assert not saves()


def test_impossible_seats_are_told_with_what_there_is(program: Program) -> None:
    done = program("play", "--players", "2", "--seats", "persn,greedy,wizard")
    assert done.returncode == 2
    assert "Did you mean person?" in done.stderr
    assert "wizard" in done.stderr
    assert "--players says 2" in done.stderr


def test_an_unknown_game_is_told_with_those_there_are(program: Program) -> None:
    done = program("play", "chess")
    assert done.returncode == 2
    assert "“chess”" in done.stderr
    assert "karak" in done.stderr


def test_resume_takes_no_seats(program: Program) -> None:
    assert "--resume" in program("play", "--resume", "latest", "--players", "2").stderr


def test_resuming_without_an_unfinished_match_is_refused(program: Program) -> None:
    done = program("play", "--resume", "latest")
    assert done.returncode == 1
    assert "no unfinished match" in done.stderr


def test_a_missing_file_is_reported_in_a_sentence(program: Program) -> None:
    done = program("play", "--resume", "nowhere.krypta")
    assert done.returncode == 1
    assert done.stderr == "nowhere.krypta: there is no such file or folder.\n"


def test_no_stack_trace_reaches_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    def broken() -> None:
        raise ZeroDivisionError("a fault of ours")

    assert guarded(broken) == FAULTY
    said = capsys.readouterr().err
    assert "Traceback" not in said
    report = said.rsplit(" ", 1)[-1].strip()
    with open(report, encoding="utf-8") as file:
        assert "a fault of ours" in file.read()


def test_a_simulation_is_printed_as_json(program: Program) -> None:
    done = program("sim", "karak", "--players", "2", "--games", "2", "--bots", "random", "--seed", "1", "--json")
    again = program("sim", "karak", "--players", "2", "--games", "2", "--bots", "random", "--seed", "1", "--json")
    assert done.returncode == 0
    assert '"games": 2' in done.stdout
    assert done.stdout == again.stdout


def test_a_simulation_plays_every_match_once(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    numbers: list[int] = []
    plays = Simulation.play

    def play(self: Simulation, number: int) -> Played:
        numbers.append(number)
        return plays(self, number)

    monkeypatch.setattr(Simulation, "play", play)
    assert program("sim", "karak", "--players", "2", "--games", "3", "--bots", "random").returncode == 0
    assert sorted(numbers) == [0, 1, 2]


def test_an_interrupted_simulation_counts_what_it_has_played(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plays = Simulation.play

    def play(self: Simulation, number: int) -> Played:
        if number == 2:
            raise KeyboardInterrupt
        return plays(self, number)

    monkeypatch.setattr(Simulation, "play", play)
    asked = ("--players", "2", "--games", "500", "--bots", "random", "--json", "--save", str(tmp_path / "kept"))
    done = program("sim", "karak", *asked)
    assert done.returncode == 130
    assert '"games": 2' in done.stdout
    assert "Stopped after 2 of 500 games" in done.stderr
    assert len(list((tmp_path / "kept").iterdir())) == 2


def test_an_option_of_sim_without_a_value_is_refused(program: Program) -> None:
    done = program("sim", "karak", "--option", "heroes")
    assert done.returncode == 2
    assert "heroes=VALUE" in done.stderr
