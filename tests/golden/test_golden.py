"""Golden games: recorded matches verify, and replay to the result that was stored with them."""

import msgspec
import pytest

from golden.make import EXPECTED, PLANS, RECORDS, Outcome, outcome, play
from krypta.core.log import loads
from krypta.games import load

STORED = msgspec.json.decode(EXPECTED.read_bytes(), type=dict[str, Outcome])


@pytest.mark.parametrize("name", STORED)
def test_a_golden_match_replays_to_its_stored_result(name: str) -> None:
    assert outcome((RECORDS / f"{name}.krypta").read_bytes()) == STORED[name]


def test_every_golden_record_has_its_result() -> None:
    assert {path.stem for path in RECORDS.glob("*.krypta")} == set(STORED) == set(PLANS)


def test_golden_matches_show_what_matters() -> None:
    """One to five players, both counts of tiles, heroes drawn and chosen, undoing, leaving, aborting."""
    headers = [loads((RECORDS / f"{name}.krypta").read_bytes())[0] for name in STORED]
    karak = [header for header in headers if header.game == "karak"]
    given = [load("karak").options(header.options) for header in karak]
    assert {len(header.players) for header in karak} == {1, 2, 3, 4, 5}
    assert {options.tiles for options in given} == {"standard", "de"}
    assert {options.heroes for options in given} == {"drawn", "chosen"}
    assert {options.first for options in given} == {"dice", "seat", "lot"}
    assert sum(stored.undone > 0 for stored in STORED.values()) >= 3
    assert all(stored.verdict.draws_checked and stored.verdict.over for stored in STORED.values())
    assert [name for name, stored in STORED.items() if stored.verdict.result is None] == ["karak-aborted"]


def test_the_same_seed_gives_the_same_bytes() -> None:
    assert play("burrow-three", PLANS["burrow-three"]).dumps() == play("burrow-three", PLANS["burrow-three"]).dumps()
