"""Golden games: recorded matches verify, and replay to the stored result."""

import msgspec
import pytest

from golden.make import EXPECTED, OLDER, OLDER_RECORDS, PLANS, RECORDS, Outcome, outcome, play
from krypta.core.log import loads
from krypta.games import load

STORED = msgspec.json.decode(EXPECTED.read_bytes(), type=dict[str, Outcome])
OF_OLDER_RULES = msgspec.json.decode(OLDER.read_bytes(), type=dict[str, Outcome])


@pytest.mark.parametrize("name", STORED)
def test_a_golden_match_replays_to_its_stored_result(name: str) -> None:
    assert outcome((RECORDS / f"{name}.krypta").read_bytes()) == STORED[name]


def test_every_golden_record_has_its_result() -> None:
    assert {path.stem for path in RECORDS.glob("*.krypta")} == set(STORED) == set(PLANS)


@pytest.mark.parametrize("name", OF_OLDER_RULES)
def test_a_match_of_older_rules_replays_to_its_stored_result(name: str) -> None:
    assert outcome((OLDER_RECORDS / f"{name}.krypta").read_bytes()) == OF_OLDER_RULES[name]


def test_every_older_version_that_can_be_played_has_a_record() -> None:
    """Every such record also has a stored result."""
    records = {path.stem: loads(path.read_bytes())[0] for path in OLDER_RECORDS.glob("*.krypta")}
    assert records.keys() == OF_OLDER_RULES.keys()
    games = {plan.game for plan in PLANS.values()} | {header.game for header in records.values()}
    known = {(game, version) for game in games for version in load(game).older_rules}
    assert {(header.game, header.rules) for header in records.values()} == known


def test_golden_matches_of_karak_show_what_matters() -> None:
    """One to five players, both numbers of tiles, heroes drawn and chosen, undo, leaving, abort."""
    headers = [loads((RECORDS / f"{name}.krypta").read_bytes())[0] for name in STORED]
    karak = [header for header in headers if header.game == "karak"]
    given = [load("karak").options(header.options) for header in karak]
    assert {len(header.players) for header in karak} == {1, 2, 3, 4, 5}
    assert {options.tiles for options in given} == {"standard", "de"}
    assert {options.heroes for options in given} == {"drawn", "chosen"}
    assert {options.first for options in given} == {"dice", "seat", "lot"}
    assert {options.curse for options in given} == {"opponent", "anyone"}
    assert {options.quiet for options in given} == {"20", "off"}
    assert sum(stored.undone > 0 for stored in STORED.values()) >= 3
    assert all(stored.verdict.draws_checked and stored.verdict.over for stored in STORED.values())
    assert [name for name, stored in STORED.items() if stored.verdict.result is None] == ["karak-aborted"]


def test_golden_matches_of_goblin_show_what_matters() -> None:
    """One to four players, every edition, abilities on and off, both endings, and Xanros's choice at the end."""
    records = [loads((RECORDS / f"{name}.krypta").read_bytes()) for name in STORED if name.startswith("goblin")]
    given = [load("goblin").options(header.options) for header, _, _ in records]
    assert {len(header.players) for header, _, _ in records} == {1, 2, 3, 4}
    assert {options.edition for options in given} == {"cs", "de", "fr"}
    assert {options.abilities for options in given} == {"on", "off"}
    assert {options.finish for options in given} == {"at_once", "round"}
    assert any((entry.act or "").startswith("spare ") for _, entries, _ in records for entry in entries)


def test_the_same_seed_plays_the_same_golden_match() -> None:
    assert play("burrow-three", PLANS["burrow-three"]).dumps() == play("burrow-three", PLANS["burrow-three"]).dumps()
