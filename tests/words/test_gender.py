"""Everything built in that a sentence can agree with has a gender, and sentences that ask for one know all answers."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from krypta.core.text.message import Message
from krypta.core.text.words import LANGUAGES, words
from krypta.games.shabrak.cards import pool
from krypta.games.shabrak.layout import Kind
from words.test_catalogue import catalogue

GENDERS = {"m", "f", "n", "i"}  # i: masculine, but not alive
HEROES_AND_MONSTERS = re.compile(r"karak-(hero|class|token|item|treasure)-[a-z]+")
WOMEN = 18  # of the 53 built-in warriors
BARBARA, OAF, OWN = "shabrak-card-big-barbara", "shabrak-card-krupan", "Ragna"


class Selectors(Visitor):
    """The variants of every choice by gender."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.FunctionReference) and selector.id.name == "GENDER":
            self.found.append({one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)})
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_heroes_and_monsters_have_a_gender(language: str) -> None:
    speaker = words(language)
    named = [id for id in catalogue(language) if HEROES_AND_MONSTERS.fullmatch(id)]
    assert len(named) > 20
    assert {id for id in named if speaker.attribute(id, "gender") not in GENDERS} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_built_in_warriors_have_a_gender_and_the_women_are_women(language: str) -> None:
    warriors = [card.title for card in pool.our_own().values() if card.kind == Kind.WARRIOR]
    genders = [words(language).attribute(id, "gender") or "" for id in warriors]
    assert set(genders) <= GENDERS
    assert genders.count("f") >= WOMEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_that_asks_for_a_gender_has_an_answer_for_both(language: str) -> None:
    faults = []
    for id, message in catalogue(language, "").items():
        choices = Selectors()
        choices.visit(message)
        faults += [(id, variants) for variants in choices.found if "f" not in variants]
    assert faults == []


@pytest.mark.parametrize(
    ("language", "she", "he"),
    [
        ("cs", "Bojovnice „Velká Bára“ (Ann) je přemožená.", "Bojovník „Křupan“ (Ann) je přemožený."),
        ("sk", "Bojovníčka „Veľká Bara“ (Ann) je premožená.", "Bojovník „Chrapúň“ (Ann) je premožený."),
        ("pl", "Wojowniczka „Wielka Baśka” (Ann) jest obezwładniona.", "Wojownik „Gbur” (Ann) jest obezwładniony."),
        ("de", "„Bärbel die Große“ (Ann) ist überwältigt.", "„Bauernflegel“ (Ann) ist überwältigt."),
        ("en", "“Big Barbara” (Ann) is overpowered.", "“Oaf” (Ann) is overpowered."),
        ("fr", "«\u00a0Barbara la Grande\u00a0» (Ann) est terrassée.", "«\u00a0Péquenaud\u00a0» (Ann) est terrassé."),
    ],
)
def test_sentences_agree_with_the_warrior(language: str, she: str, he: str) -> None:
    said = [overpowered(language, card) for card in (BARBARA, OAF)]
    assert said == [she, he]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_an_author_is_called_as_a_man_is_unless_its_words_say_otherwise(language: str) -> None:
    speaker = words(language)
    assert overpowered(language, OWN) == overpowered(language, OAF).replace(speaker.text(OAF), OWN)


def overpowered(language: str, card: str) -> str:
    warrior = Message("shabrak-warrior-of", {"card": card, "player": "Ann"})
    return words(language).render(Message("shabrak-event-overpowered", {"warrior": warrior}))
