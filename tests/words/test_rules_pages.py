"""The rules page of Goblin says the same in every language, number by number."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import krypta
from krypta.core.words import LANGUAGES
from krypta.games.goblin.words import RULE_OF, RULE_OF_DRAW

LOCALES = Path(krypta.__file__).parent / "locales"
HOW_MANY = {1: 5, 2: 3, 3: 2, 4: 2, 5: 11, 6: 6, 7: 4, 8: 1, 9: 6}  # rules in each chapter of the digest
NUMBERS = {f"G{chapter}.{rule + 1}" for chapter, rules in HOW_MANY.items() for rule in range(rules)}
ONLY_OURS = {"G4.2", "G5.11"}  # where the printed rules are silent


def page(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((LOCALES / language / "goblin-rules.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            found[entry.id.name] = entry
    return found


def id_of(number: str) -> str:
    return f"goblin-rule-{number.replace('.', '-')}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_digest_is_told_and_nothing_else(language: str) -> None:
    chapters = {f"goblin-chapter-{chapter}" for chapter in HOW_MANY}
    told = {id_of(number) for number in NUMBERS}
    assert page(language).keys() == {"goblin-rules-title", "goblin-rules-intro"} | chapters | told


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_stand_at_the_same_numbers_in_every_language(language: str) -> None:
    here, there = page(language), page("en")
    for id in there:
        assert [each.id.name for each in here[id].attributes] == [each.id.name for each in there[id].attributes], id
    assert {number for number in NUMBERS if here[id_of(number)].value is None} == ONLY_OURS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_points_only_to_rules_it_has(language: str) -> None:
    text = (LOCALES / language / "goblin-rules.ftl").read_text(encoding="utf-8")
    cited = set(re.findall(r"G\d+\.\d+", re.sub(r"^#.*$", "", text, flags=re.MULTILINE)))
    assert cited <= NUMBERS


def test_every_refusal_of_goblin_cites_a_rule_of_the_page() -> None:
    assert {*RULE_OF.values(), *RULE_OF_DRAW.values()} <= NUMBERS
