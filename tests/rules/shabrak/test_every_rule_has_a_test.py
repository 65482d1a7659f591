"""Every numbered rule and every ruling of ours has a test named after it."""

import re
from pathlib import Path

import pytest

# Every number of the digest, and our own after them (S5.8 to S5.15), with their number of rulings of ours.
RULES = {
    **{"S1.1": 2, "S1.2": 0, "S1.3": 0, "S1.4": 0},
    **{"S2.1": 0, "S2.2": 2, "S2.3": 0, "S2.4": 0, "S2.5": 1},
    **{"S3.1": 3, "S3.2": 3, "S3.3": 0, "S3.4": 0},
    **{"S4.1": 0, "S4.2": 7, "S4.3": 1, "S4.4": 3, "S4.5": 4, "S4.6": 2, "S4.7": 1},
    **{"S5.1": 3, "S5.2": 3, "S5.3": 2, "S5.4": 1, "S5.5": 0, "S5.6": 1, "S5.7": 0},
    **{"S5.8": 5, "S5.9": 4, "S5.10": 3, "S5.11": 1, "S5.12": 2, "S5.13": 5, "S5.14": 5, "S5.15": 4},
    **{"S6.1": 2, "S6.2": 3},
}

TEST = re.compile(r"^def test_(S\d+_\d+)_(\w+)\(", re.MULTILINE)
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


def test_no_test_is_named_after_a_rule_that_does_not_exist() -> None:
    assert {number for number, _ in TESTS} <= RULES.keys()


def test_no_two_tests_of_rules_are_named_alike() -> None:
    assert len(TESTS) == len(set(TESTS))
