"""Everything built in that a sentence can agree with has a gender, and sentences that ask for one know all answers."""

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from krypta.core.text.message import Message
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES, words
from krypta.draw import printed_cards
from krypta.games import load
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


FEMININE = {
    "cs": ("bojovnice", "velitelka", "vyčerpaná"),
    "sk": ("bojovníčka", "veliteľka", "vyčerpaná"),
    "pl": ("wojowniczka", "dowódczyni", "wyczerpana"),
    "de": ("Kriegerin", "Anführerin", None),  # erschöpft: the same for both
    "fr": ("guerrière", "commandante", "épuisée"),
    "en": (None, None, None),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_beside_a_warrior_s_name_has_a_form_for_women(language: str) -> None:
    ids = ("shabrak-kind-warrior", "shabrak-commander", "shabrak-status-exhausted")
    assert tuple(words(language).attribute(id, "feminine") for id in ids) == FEMININE[language]
    states = [id for id in catalogue(language, "shabrak") if id.startswith("shabrak-status-")]
    for id in states:
        said = words(language).text(id)
        if re.search("(?:ý|wany|ony|owy)$", said) and language in ("cs", "sk", "pl"):
            assert words(language).attribute(id, "feminine") not in (None, said), id


@pytest.mark.parametrize(("language", "she", "he"), [("cs", "bojovnice", "bojovník"), ("fr", "guerrière", "guerrier")])
def test_cards_call_a_woman_a_woman(language: str, she: str, he: str) -> None:
    library = load("shabrak").library
    assert library is not None
    printed = printed_cards(load("shabrak"), Voice(language))
    said = [str(printed.lines(card)[0]) for card in library.cards()]
    for name, kind in ((BARBARA, she), (OAF, he)):
        assert [f"  {kind} · " in line for line in said if line.startswith(words(language).text(name))] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_an_author_is_called_as_a_man_is_unless_its_words_say_otherwise(language: str) -> None:
    speaker = words(language)
    assert overpowered(language, OWN) == overpowered(language, OAF).replace(speaker.text(OAF), OWN)


def overpowered(language: str, card: str) -> str:
    warrior = Message("shabrak-warrior-of", {"card": card, "player": "Ann"})
    return words(language).render(Message("shabrak-event-overpowered", {"warrior": warrior}))
