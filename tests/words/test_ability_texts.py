"""The texts on Shabrak's cards: every ability has a correct sentence in every language, and no two are alike."""

import re
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast
from msgspec.structs import replace

from krypta.core.text.message import Message
from krypta.core.text.words import LANGUAGES, words
from krypta.games.shabrak.cards.language.ability import Clause, Selector
from krypta.games.shabrak.cards.language.reader import read
from krypta.games.shabrak.cards.language.text import PREFIX, message_ids, text
from krypta.games.shabrak.layout import Do, Kind, Quantity, Side, Trait
from words.sample_abilities import SARKS, Ability, random_ability, simple
from words.test_catalogue import asked, catalogue

RANDOM = 1500
LONGEST = 260  # characters that still fit on a card
SPOILED = re.compile(r"[{}?]|shabrak-|  |^ | $| [,.;]|[,;]\.|\.\.|’ ")
SENTENCE = re.compile(r"(?:[AP][ \u00a0]?: )?[^\W\d_].*\.")
ONLY_SHARED = "warrior"  # only used by other messages


@cache
def samples() -> list[Ability]:
    chance = Random(6)
    return [*simple(), *(random_ability(chance) for _ in range(RANDOM))]


@cache
def texts() -> list[tuple[str, Clause, Message]]:
    return [(ability, clause, text([clause], kind, name)[0]) for kind, ability, clause in samples()]


def name(sark: str) -> str:
    """The name of a sark as in a custom card file."""
    return {"coopers": "Bečváři", "tinkers": "Les Étameurs"}[sark]


class Saying:
    """Formats messages, each phrase once, and collects the errors of the catalogue."""

    def __init__(self, language: str) -> None:
        self.speaker = words(language)
        self.known: dict[str, str] = {}
        self.faults: list[object] = []

    def __call__(self, message: Message) -> str:
        args = {name: self(value) if isinstance(value, Message) else value for name, value in message.args.items()}
        key = f"{message.id} {args}"
        if key not in self.known:
            if set(args) != set(message_ids()[message.id]):
                self.faults.append((message.id, "has", sorted(args)))
            said, errors = self.speaker.said(message.id, args)
            self.faults += [(message, error) for error in errors]
            self.known[key] = said
        return self.known[key]


@cache
def said_in(language: str) -> tuple[list[str], list[object]]:
    """All texts, and the errors found while formatting them."""
    saying = Saying(language)
    return [saying(message) for _, _, message in texts()], saying.faults


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_can_be_said(language: str) -> None:
    said, faults = said_in(language)
    assert faults[:5] == []
    assert [one for one in said if SPOILED.search(one) or not SENTENCE.fullmatch(one)][:5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_abilities_are_said_differently(language: str) -> None:
    seen: dict[str, tuple[str, Clause]] = {}
    for said, (ability, clause, _) in zip(said_in(language)[0], texts(), strict=True):
        before, same = seen.setdefault(said, (ability, clause))
        assert meaning(same) == meaning(clause), f"“{before}” and “{ability}” are both “{said}”"


def meaning(clause: Clause) -> Clause:
    """The clause without “other” where it has no effect: no enemy is the card's own warrior, nobody swaps with
    themselves."""
    steps = []
    for step in clause.steps:
        swaps_self = step.do == Do.SWAP and Quantity.SELF in (step.on.quantity, step.other and step.other.quantity)
        on, other = (who and plain(who, swaps_self) for who in (step.on, step.other))
        steps.append(replace(step, on=on, other=other))
    return replace(clause, steps=tuple(steps))


def plain(who: Selector, is_never_self: bool) -> Selector:
    return replace(who, traits=who.traits - {Trait.OTHER}) if is_never_self or who.side == Side.ENEMY else who


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pronoun_of_an_ability_is_a_word_of_its_own(language: str) -> None:
    forms = {"self", "wearer", "it", "chosen", "last", "first", "attacker", "attacked"}
    speaker = words(language)
    for id in ("named", "named-of"):
        assert len({speaker.text(PREFIX + id, form=form) for form in forms}) == len(forms)


def test_every_phrase_is_said_by_some_ability() -> None:
    said: set[str] = set()

    def gather(message: Message) -> None:
        said.add(message.id)
        for value in message.args.values():
            if isinstance(value, Message):
                gather(value)

    for _, _, message in texts():
        gather(message)
    assert said | {PREFIX + ONLY_SHARED} == set(message_ids())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_every_phrase_of_abilities_and_uses_what_it_is_given(language: str) -> None:
    here = {id: message for id, message in catalogue(language, "shabrak").items() if id.startswith(PREFIX)}
    promised = message_ids()
    assert here.keys() == promised.keys()
    assert {id for id in here if not asked(here[id]).variables <= set(promised[id])} == set()
    assert {id for id, message in here.items() if message.value is None} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_attribute_that_phrases_of_abilities_share_is_there_and_used(language: str) -> None:
    source = files("krypta").joinpath("locales", language, "shabrak-abilities.ftl").read_text(encoding="utf-8")
    used = set(re.findall(rf"\{{ ({PREFIX}[a-z-]+\.[a-z-]+) \}}", source))
    assert used == {f"{id}.{attribute}" for id, message in abilities_of(language) for attribute in attributes(message)}


def abilities_of(language: str) -> list[tuple[str, ast.Message]]:
    return [(id, message) for id, message in catalogue(language, "shabrak").items() if id.startswith(PREFIX)]


def attributes(message: ast.Message) -> list[str]:
    return [attribute.id.name for attribute in message.attributes]


# -- our own cards


def our_own_texts() -> list[tuple[str, list[Message]]]:
    cards = tomllib.loads(files("krypta.games.shabrak").joinpath("content", "cards.toml").read_text(encoding="utf-8"))
    sarks = [sark["id"] for sark in cards["sark"]]
    found = []
    for kind in Kind:
        for card in cards[kind.name.lower()]:
            clauses = [read(ability, kind, sarks) for ability in card.get("abilities", [])]
            found.append((card["id"], text(clauses, kind, lambda sark: sark.capitalize())))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_our_own_cards_are_sound_and_short(language: str) -> None:
    speaker = words(language)
    for card, messages in our_own_texts():
        said = " ".join(speaker.render(message) for message in messages)
        assert not SPOILED.search(said), (card, said)
        assert len(said) <= LONGEST, (card, said)


# -- sentences that were proofread one by one


def read_sentences() -> list[dict[str, str]]:
    file = Path(__file__).with_name("ability_texts.toml")
    sentences: list[dict[str, str]] = tomllib.loads(file.read_text(encoding="utf-8"))["sentence"]
    return sentences


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sentence", read_sentences(), ids=lambda sentence: sentence["ability"])
def test_ability_texts_read_by_people_stay_the_same(sentence: dict[str, str], language: str) -> None:
    kind = Kind[sentence["kind"].upper()]
    [message] = text([read(sentence["ability"], kind, SARKS)], kind, name)
    assert re.sub("[\u00a0\u202f]", " ", words(language).render(message)) == sentence[language]
