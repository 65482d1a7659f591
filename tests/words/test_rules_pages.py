"""A game's rules page has the same rules in every language, number by number."""

import re
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import krypta
from krypta.core.text.message import Message
from krypta.core.text.words import LANGUAGES, words
from krypta.games.goblin import words as goblin
from krypta.games.shabrak import words as shabrak

LOCALES = Path(krypta.__file__).parent / "locales"


@dataclass(frozen=True)
class Page:
    game: str
    letter: str
    how_many: tuple[int, ...]  # rules in each chapter of the digest, with our own after them
    only_ours: frozenset[str]  # rules on which the printed rules are silent
    cited: frozenset[str]  # rules that refusals cite

    @property
    def numbers(self) -> set[str]:
        return {
            f"{self.letter}{chapter}.{rule}"
            for chapter, rules in enumerate(self.how_many, 1)
            for rule in range(1, rules + 1)
        }

    def id_of(self, number: str) -> str:
        return f"{self.game}-rule-{number.replace('.', '-')}"

    def text(self, language: str) -> str:
        return (LOCALES / language / f"{self.game}-rules.ftl").read_text(encoding="utf-8")


GOBLIN = Page(
    "goblin",
    "G",
    (5, 3, 2, 2, 11, 6, 4, 1, 6),
    frozenset({"G4.2", "G5.11"}),
    frozenset({*goblin.RULE_OF.values(), *goblin.RULE_OF_DRAW.values()}),
)
SHABRAK = Page(
    "shabrak",
    "S",
    (4, 5, 4, 7, 15, 2),
    frozenset({"S4.7", *(f"S5.{number}" for number in range(8, 16)), "S6.2"}),
    frozenset({*shabrak.RULE_OF.values(), *shabrak.RULE_OF_DRAW.values()}),
)
PAGES = (GOBLIN, SHABRAK)
EVERY = pytest.mark.parametrize(
    ("page", "language"), [pytest.param(*each, id=f"{each[0].game}-{each[1]}") for each in product(PAGES, LANGUAGES)]
)


@cache
def told(page: Page, language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(page.text(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            found[entry.id.name] = entry
    return found


@EVERY
def test_the_rules_page_has_every_rule_of_the_digest_and_nothing_else(page: Page, language: str) -> None:
    chapters = {f"{page.game}-chapter-{chapter}" for chapter in range(1, len(page.how_many) + 1)}
    rules = {page.id_of(number) for number in page.numbers}
    assert told(page, language).keys() == {f"{page.game}-rules-title", f"{page.game}-rules-intro"} | chapters | rules


@EVERY
def test_rulings_have_the_same_numbers_in_every_language(page: Page, language: str) -> None:
    here, there = told(page, language), told(page, "en")
    for id in there:
        assert [each.id.name for each in here[id].attributes] == [each.id.name for each in there[id].attributes], id
    assert {number for number in page.numbers if here[page.id_of(number)].value is None} == page.only_ours


@EVERY
def test_the_rules_page_points_only_to_rules_it_has(page: Page, language: str) -> None:
    text = re.sub(r"^#.*$", "", page.text(language), flags=re.MULTILINE)
    assert set(re.findall(rf"{page.letter}\d+\.\d+", text)) <= page.numbers


# What rules of Shabrak quote from the cards.
QUOTED = [
    ("S5.3", "shabrak-ability-when-overpowered", {"form": "self"}),
    ("S5.3", "shabrak-ability-when-overpowered", {"form": "wearer"}),
    ("S5.13", "shabrak-ability-guard", {"again": "who", "form": "self", "who": ""}),
    ("S5.15", "shabrak-ability-standing", {"again": "all", "form": "self", "who": "", "what": "reach", "change": "+1"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("number", "id", "args"), QUOTED)
def test_rulings_quote_texts_of_cards_as_they_are_printed(
    number: str, id: str, args: dict[str, str], language: str
) -> None:
    said = words(language).attribute(SHABRAK.id_of(number), "ruling")
    assert said is not None
    assert words(language).render(Message(id, args)).casefold() in said.casefold()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.game)
def test_every_refusal_cites_a_rule_of_the_page(page: Page) -> None:
    assert page.cited <= page.numbers
