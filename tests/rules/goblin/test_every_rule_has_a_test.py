"""Every numbered rule and every ruling of ours has a test named after it."""

import re
from pathlib import Path

import pytest

# Every number of the digest, with its number of rulings of ours, old and new.
RULES = {
    **{"G1.1": 1, "G1.2": 3, "G1.3": 2, "G1.4": 2, "G1.5": 0},
    **{"G2.1": 3, "G2.2": 3, "G2.3": 2},
    **{"G3.1": 0, "G3.2": 8},
    **{"G4.1": 1, "G4.2": 1},
    **{"G5.1": 0, "G5.2": 0, "G5.3": 5, "G5.4": 1, "G5.5": 1, "G5.6": 1},
    **{"G5.7": 2, "G5.7.1": 0, "G5.7.2": 0, "G5.7.3": 1, "G5.7.4": 0},
    **{"G5.8": 2, "G5.9": 0, "G5.10": 5, "G5.11": 5},
    **{"G6.1": 0, "G6.2": 0, "G6.3": 0, "G6.4": 2, "G6.5": 3, "G6.6": 3},
    **{"G7.1": 3, "G7.2": 0, "G7.3": 5, "G7.4": 0},
    **{"G8.1": 2},
    **{"G9.1": 2, "G9.2": 0, "G9.3": 2, "G9.4": 0, "G9.5": 6, "G9.6": 2},
}

# Differences between editions: which of them each rule's tests must name, taken together.
EDITIONS = {
    **{"G1.2": "cs de fr", "G1.3": "fr", "G2.1": "fr de cs", "G5.1": "fr de cs", "G5.5": "cs"},
    **{
        "G6.6": "cs fr de",
        "G7.3": "cs",
        "G8.1": "fr de cs",
        "G9.2": "de fr cs",
        "G9.4": "cs de fr",
        "G9.6": "de fr cs",
    },
}
TEST = re.compile(r"^def test_(G\d+_\d+(?:_\d)?)_(\w+)\(", re.MULTILINE)
TESTS = [
    (number.replace("_", "."), rest)
    for path in sorted(Path(__file__).parent.rglob("test_*.py"))
    for number, rest in TEST.findall(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_test(rule: str) -> None:
    assert [rest for number, rest in TESTS if number == rule]


@pytest.mark.parametrize("rule", [rule for rule, rulings in RULES.items() if rulings])
def test_every_ruling_has_a_test(rule: str) -> None:
    found = [rest for number, rest in TESTS if number == rule and rest.startswith("ruling_")]
    assert len(found) >= RULES[rule]


@pytest.mark.parametrize("rule", EDITIONS)
def test_every_edition_that_differs_has_a_test(rule: str) -> None:
    named = {word for number, rest in TESTS if number == rule for word in rest.split("_")}
    assert set(EDITIONS[rule].split()) <= named


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert {number for number, _ in TESTS} <= RULES.keys()
