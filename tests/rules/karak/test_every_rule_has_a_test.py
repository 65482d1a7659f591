"""Every numbered rule and every ruling of ours has a test named after it."""

import re
from pathlib import Path

import pytest

# Every number of the digest, with its number of rulings of ours.
RULES = {
    **{"K1.1": 1, "K1.2": 0, "K1.3": 0},
    **{"K2.1": 1, "K2.2": 1, "K2.3": 2},
    **{"K3.1": 2, "K3.2": 2, "K3.3": 0, "K3.4": 0, "K3.5": 1, "K3.6": 0},
    **{"K3.7": 1, "K3.8": 0, "K3.9": 0, "K3.10": 2, "K3.11": 1, "K3.12": 1},
    **{"K4.1": 1, "K4.2": 1, "K4.3": 0, "K4.4": 0, "K4.5": 4, "K4.6": 2, "K4.7": 0},
    **{"K5.1": 0, "K5.2": 1},
    **{"K6.1": 0, "K6.2": 1, "K6.3": 2, "K6.4": 0, "K6.5": 0, "K6.6": 4, "K6.7": 0},
    **{"K7.1": 0, "K7.2": 0, "K7.3": 1},
    **{"K8.1": 1, "K8.2": 1, "K8.3": 5, "K8.4": 3, "K8.5": 4, "K8.6": 2},
    **{"K9.1": 1, "K9.2": 4},
    **{"KE1": 0, "KE2": 0, "KE3": 0, "KE4": 0},
}
TEST = re.compile(r"^def test_(K\d+_\d+|KE\d)_(\w+)\(", re.MULTILINE)
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
