"""Records: verified, replayed, and refused if they were changed."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from cli.program import Program
from krypta.core.log import FactKind, Player, write
from krypta.core.luck import SealedLuck
from krypta.core.match import Match
from krypta.core.rng import draw_below, generator
from krypta.games import load


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """An aborted match of about a hundred entries."""
    match = Match.new(load("karak"), {}, [Player("Ann"), Player("Bob")], SealedLuck(bytes(32), ("a", "b")))
    rng = generator("record")
    while len(match.entries) < 100 and not match.over:
        if match.seat < 0:
            match.nature()
        else:
            options = match.position.options()
            match.act(options[int(draw_below(rng, len(options)))])
    path = tmp_path / "match.krypta"
    write(path, match.dumps(with_secret=True))
    return path


def test_a_good_record_is_verified(program: Program, record: Path) -> None:
    before = record.read_bytes()
    done = program("verify", str(record))
    assert done.returncode == 0
    assert done.stdout.startswith("✓")
    assert "random results were recomputed and are correct" in done.stdout
    assert "not over" in done.stdout
    assert record.read_bytes() == before


def test_a_sealed_record_says_that_its_draws_cannot_be_checked(program: Program, record: Path) -> None:
    lines = record.read_text().splitlines()
    seal = json.loads(lines[-1])
    del seal["secret"]
    record.write_text("\n".join([*lines[:-1], json.dumps(seal)]) + "\n")
    done = program("verify", str(record))
    assert done.returncode == 0
    assert "cannot be recomputed" in done.stdout
    resumed = program("play", "--resume", str(record))
    assert resumed.returncode == 1
    assert "cannot be continued" in resumed.stderr


def tampered(data: bytes) -> tuple[bytes, str]:
    lines = data.split(b"\n")
    entry = json.loads(lines[40])
    entry["act"] = "go north" if entry["act"] != "go north" else "go south"
    return b"\n".join([*lines[:40], json.dumps(entry).encode(), *lines[41:]]), "Entry 40"


def truncated(data: bytes) -> tuple[bytes, str]:
    return b"\n".join(data.split(b"\n")[:51]) + b"\n", "Entry 51"


def foreign(data: bytes) -> tuple[bytes, str]:
    return b'{"chess": true}\n', "The header"


def empty(data: bytes) -> tuple[bytes, str]:
    return b"", "The header"


def binary(data: bytes) -> tuple[bytes, str]:
    return bytes(range(256)), "The header"


@pytest.mark.parametrize("harm", [tampered, truncated, foreign, empty, binary])
def test_a_faulty_record_is_refused_with_its_first_wrong_entry(
    program: Program, record: Path, harm: Callable[..., Any]
) -> None:
    data, where = harm(record.read_bytes())
    record.write_bytes(data)
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        done = program(*command, str(record))
        assert done.returncode != 0
        assert where in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
    assert record.read_bytes() == data


def test_one_faulty_record_among_good_ones_is_named(program: Program, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.krypta"
    bad.write_bytes(tampered(record.read_bytes())[0])
    done = program("verify", str(record), str(bad), str(tmp_path / "none.krypta"))
    assert done.returncode == 1
    assert [line[0] for line in done.stdout.splitlines()] == ["✓", "✗", "✗"]


def test_a_replay_tells_a_match_in_words(program: Program, record: Path) -> None:
    done = program("replay", str(record))
    assert done.returncode == 0
    assert "Round 1: it is" in done.stdout
    assert "not over after 100 entries" in done.stdout
    part = program("replay", str(record), "--to", "20", "--lang", "fr", "--map", "--speed", "1000")
    assert part.returncode == 0
    assert "karak-" not in part.stdout


def draw_and_reveal(match: Match) -> None:
    match.draw()
    match.reveal()


# The effect of each kind of fact on a match of three, and the words that report it; `draw` and `abort` end it.
FACTS: dict[str, tuple[Callable[[Match], object], str]] = {
    "undo": (lambda match: match.undo(3), "The match goes back, as agreed."),
    "resign": (lambda match: match.resign(1), "Bob resigns."),
    "timeout": (lambda match: match.resign(1, timeout=True), "Bob’s time is up."),
    "abort": (lambda match: match.abort(), "The match is abandoned."),
    "draw": (lambda match: match.draw(), "Everyone agrees to a draw."),
    "handover": (lambda match: match.hand_over(2, "greedy"), "Greedy bot plays for Cid."),
    "reveal": (draw_and_reveal, "The random seed, kept secret until now: 0000"),
}


def test_the_tests_of_replay_have_every_kind_of_fact() -> None:
    assert set(FACTS) == set(get_args(FactKind))


@pytest.mark.parametrize("kind", FACTS)
def test_replay_follows_every_kind_of_fact(program: Program, tmp_path: Path, kind: str) -> None:
    happen, told = FACTS[kind]
    players = [Player("Ann"), Player("Bob"), Player("Cid")]
    match = Match.new(load("karak"), {}, players, SealedLuck(bytes(32), ("a", "b", "c")))
    while match.seat < 0:
        match.nature()
    happen(match)
    write(tmp_path / "match.krypta", match.dumps(with_secret=True))
    done = program("replay", str(tmp_path / "match.krypta"))
    assert (done.returncode, done.stderr) == (0, "")
    assert told in " ".join(done.stdout.split())
    assert ("is not over" in done.stdout) == (not match.over)


def test_replay_refuses_what_it_cannot_do(program: Program, record: Path) -> None:
    assert "--to 500" in program("replay", str(record), "--to", "500").stderr
    assert "--speed" in program("replay", str(record), "--speed", "0").stderr


def test_the_program_runs_scenarios(program: Program, tmp_path: Path) -> None:
    good = tmp_path / "good.txt"
    good.write_text("game karak\nposition\n  hero horan at start\nscript\n  offer go north\n")
    bad = tmp_path / "bad.txt"
    bad.write_text("game karak\nposition\n  hero horan at start\nscript\n  offer open\n")
    assert program("scenario", "run", str(good)).returncode == 0
    done = program("scenario", "run", str(good), str(bad))
    assert done.returncode == 1
    assert "Line 5" in done.stdout
    assert "K6.4" in done.stdout
