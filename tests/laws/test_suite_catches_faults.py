"""Tests the suite itself: for each seeded fault, the right law detects it, and an honest game passes."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]

# The complaint expected from the law that each fault breaks.
COMPLAINTS = {
    "a shared buffer": "an act in a copy changed the original",
    "a shown hand": "the view changed",
    "an observed hand": "the observation changed",
    "a drawn card told to all": "events tell seat",
    "a peeking bot": "it peeks",
    "a no-op imagine": "never imagines",
    "an imagine that forgets the own hand": "the view changed",
    "an imagine that starts from the truth": "depends on what it cannot know",
    "an imagine that keeps others' events": "events tell seat",
    "an option that why refuses": "but why allows",
    "weights that are not the pile's": "the piles hold",
    "a refused act that changes something": "was refused, and changed the state",
    "a lost piece": "now there are",
    "a piece lost by imagining": "now there are",
    "a game without end": "not over after its longest",
    "payoffs out of range": "are not between",
    "a memory outside the record": "left a trace|the log tells another state",
    "a peek that can be undone": "and could be undone",
}

Said = dict[str, dict[str, str]]


@pytest.fixture(scope="module")
def said() -> Said:
    """The laws' complaints about each fault, from a separate process whose rules are interpreted."""
    env = {**os.environ, "KRYPTA_INTERPRETED": "1", "PYTHONPATH": os.pathsep.join([str(TESTS), *sys.path])}
    ran = subprocess.run([sys.executable, "-m", "laws.faults"], env=env, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    found: Said = json.loads(ran.stdout)
    return found


def test_a_game_without_faults_breaks_no_law(said: Said) -> None:
    assert {law: words for law, words in said["honest"].items() if words} == {}


@pytest.mark.parametrize(("fault", "complaint"), COMPLAINTS.items(), ids=COMPLAINTS)
def test_a_seeded_fault_is_caught_by_its_law(said: Said, fault: str, complaint: str) -> None:
    assert re.search(complaint, said["faults"][fault])


def test_every_seeded_fault_has_an_expected_complaint(said: Said) -> None:
    assert set(said["faults"]) == set(COMPLAINTS)
