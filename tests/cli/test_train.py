"""`krypta train`: a round is made and kept, and what cannot be asked for is refused in a sentence."""

from pathlib import Path

import pytest

from cli.program import Program
from krypta.bots.learn import weights
from krypta.games import load


def test_a_training_makes_its_rounds_and_is_resumed_by_the_same_command(program: Program, tmp_path: Path) -> None:
    asked = ("train", "shabrak", "--folder", str(tmp_path), "--games", "20", "--matches", "4", "--rounds", "1")
    first = program(*asked)
    assert first.stdout.startswith("round 0: loss ")
    weights.read(tmp_path / "round-0.weights", load("shabrak"))
    again = program(*asked)
    assert again.stdout == first.stdout  # the round is not made again


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("train", "chess"), "chess"),
        (("train", "karak", "--games", "0"), "0"),
        (("train", "karak", "--players", "9"), "9"),
        (("train", "karak", "--players", "two"), "two"),
    ],
)
def test_what_cannot_be_trained_is_refused(program: Program, tmp_path: Path, asked: tuple[str, ...], said: str) -> None:
    done = program(*asked, "--folder", str(tmp_path / "training"))
    assert done.returncode == 2
    assert said in done.stderr
    assert not (tmp_path / "training").exists()


def test_a_folder_with_another_training_is_refused(program: Program, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}")
    done = program("train", "shabrak", "--folder", str(tmp_path))
    assert done.returncode == 2
    assert "cannot be read" in done.stderr
