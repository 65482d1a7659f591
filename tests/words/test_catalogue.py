"""Every language has every message, none is unused, and names have the cases that sentences need."""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import krypta
from krypta.core.text.message import Argument, Message
from krypta.core.text.naming import word
from krypta.core.text.words import LANGUAGES, words
from krypta.games import load
from krypta.games.goblin.cards.card_file import Monster
from krypta.games.goblin.content import PREFIX, our_own
from krypta.games.goblin.layout import Colour, Curse, Effect, Gear, Kind, Potion
from krypta.games.karak.words import RULE_OF
from krypta.games.shabrak import layout as shabrak
from krypta.games.shabrak.cards import deck_file, pool
from krypta.games.shabrak.cards.language.explained import EXPLAINED, word_id

PACKAGE = Path(krypta.__file__).parent
GAMES = ("karak", "goblin", "shabrak")
NAMES = re.compile(
    r"karak-(hero|class|token|item|treasure|place|side)-[a-z]+"
    r"|goblin-(potion|curse|effect|gear|colour|kind)-[a-z]+|goblin-starting-card"
    r"|shabrak-(kind|rarity|status|phase|word)-[a-z]+|shabrak-commander"
)
CARDS = re.compile(rf"{PREFIX}[a-z-]+")
OF_A_SET = re.compile(r"shabrak-(card|deck)-[a-z-]+")
TERMINAL = re.compile(r"(goblin|shabrak)-terminal-[a-z-]+")
PAGE = re.compile(
    r"(karak|goblin)-((rule|chapter|ability)-[A-Za-z0-9-]+|rules-(title|intro)|title|subtitle)"
    r"|shabrak-((rule|chapter)-[A-Za-z0-9-]+|rules-(title|intro)|title|subtitle)"
    r"|option-(karak|goblin|shabrak)-[a-z0-9_-]+"
)
FAULTS = re.compile(r"(goblin|shabrak)-fault-[a-z-]+")  # `test_faults`
TEXTS = "shabrak-ability-"  # the parts of card texts: `test_ability_texts`

# The possible values of each argument of a message; numbers of every plural category of every language.
NUMBERS = [0, 1, 2, 3, 5, 12, 22]
KINDS = {
    "karak": {
        "hero": "karak-hero-",
        "other": "karak-hero-",
        "token": "karak-token-",
        "item": "karak-item-",
        "treasure": "karak-treasure-",
        "place": "karak-place-",
        "side": "karak-side-",
    },
    "goblin": {
        "hero": "karak-hero-",
        "potion": "goblin-potion-",
        "curse": "goblin-curse-",
        "effect": "goblin-effect-",
        "colour": "goblin-colour-",
        "card": "goblin-starting-card",  # the only one with cases: other cards are referred to by their titles
        "other": "goblin-starting-card",
    },
    "shabrak": {"warrior": "shabrak-warrior", "other": "shabrak-warrior"},
}
STORY = {"list", "count"}  # arguments that a story adds
A_CARD = [f"{PREFIX}cave-rat", "Card of a file"]
CHOICES: dict[str, dict[str, list[str | int]]] = {
    "karak": {"shape": ["┣"]},
    "goblin": {
        "level": ["I", "II", "III", "X"],
        "monster": [*A_CARD],
        "card": ["goblin-starting-card", *A_CARD],
    },
    "shabrak": {
        "card": ["Card of a file", "shabrak-card-krupan", "shabrak-card-big-barbara"],
        "player": ["table-seat-1", "table-seat-2"],
        "end": ["left", "right"],
        "change": ["+2", "−1"],
    },
}


@cache
def catalogue(language: str, prefix: str = "karak") -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((PACKAGE / "locales" / language).glob(f"{prefix}*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_whole_when_it_is_asked_for(language: str) -> None:
    speaker = words(language)
    for id, message in catalogue(language, "").items():
        assert speaker.has(id) or message.value is None, id
        assert all(speaker.attribute(id, one.id.name) is not None for one in message.attributes), id


class Asked(Visitor):
    """The variables that a pattern uses, and the cases in which it needs names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.cases: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        for named in node.arguments.named:
            if named.name.name == "case" and isinstance(node.arguments.positional[0], ast.VariableReference):
                self.cases.add((node.arguments.positional[0].id.name, named.value.value))
        self.generic_visit(node)


def asked(message: ast.Message) -> Asked:
    found = Asked()
    found.visit(message)
    return found


def names_of(language: str, game: str) -> dict[str, ast.Message]:
    """The game's own words, and the heroes, who have the same names in every game."""
    heroes = {id: message for id, message in catalogue(language).items() if id.startswith("karak-hero-")}
    return {**heroes, **catalogue(language, game)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_game_is_in_the_catalogue_and_none_is_unused(game: str, language: str) -> None:
    needed = set(load(game).message_ids())
    named = (NAMES, PAGE, CARDS, OF_A_SET, TERMINAL, FAULTS)
    said = {id for id in catalogue(language, game) if not any(ids.fullmatch(id) for ids in named)}
    assert said - needed == set(), "unused"
    assert needed - said == set(), "missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_goblin_has_a_name_for_everything_on_its_cards(language: str) -> None:
    kinds = {"potion": Potion, "curse": Curse, "effect": Effect, "gear": Gear, "colour": Colour, "kind": Kind}
    needed = {f"goblin-{kind}-{word(member)}" for kind, members in kinds.items() for member in members}
    here = catalogue(language, "goblin")
    assert {id for id in here if NAMES.fullmatch(id)} == needed | {"goblin-starting-card"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_shabrak_has_a_name_for_everything_on_its_table(language: str) -> None:
    kinds = {"kind": shabrak.Kind, "rarity": shabrak.Rarity, "status": shabrak.Status, "phase": shabrak.Phase}
    needed = {f"shabrak-{kind}-{word(member)}" for kind, members in kinds.items() for member in members}
    needed |= {word_id(word(do)) for do in EXPLAINED}
    here = catalogue(language, "shabrak")
    assert {id for id in here if NAMES.fullmatch(id)} == needed | {"shabrak-commander"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_our_own_set_has_its_name_and_none_is_unused(language: str) -> None:
    cards = our_own()
    ordinary = [monster for level in cards.monsters for monster in level]
    monsters: list[Monster] = [*ordinary, *(monster for level in cards.gatekeepers for monster in level), *cards.lords]
    rewards = [monster.reward.name for monster in ordinary if monster.reward]
    starting = [card.name for hero in cards.starting for card in hero]
    needed = {PREFIX + name for name in [*starting, *rewards, *(monster.name for monster in monsters)]}
    here = {id for id in catalogue(language, "goblin") if CARDS.fullmatch(id)}
    assert here - needed == set(), "unused"
    assert needed - here == set(), "missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_deck_of_shabrak_has_its_name_and_none_is_unused(language: str) -> None:
    cards = {card.title for card in pool.our_own().values()}
    needed = cards | {f"shabrak-deck-{name}" for name in deck_file.ready_made()}
    here = {id: message for id, message in catalogue(language, "shabrak").items() if OF_A_SET.fullmatch(id)}
    assert here.keys() - needed == set(), "unused"
    assert needed - here.keys() == set(), "missing"
    kept = {"flavour"}
    assert {id for id in cards if {one.id.name for one in here[id].attributes} - {"gender"} != kept} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_offers_every_deck_of_shabrak_by_its_name(language: str) -> None:
    speaker = words(language)
    for name in deck_file.ready_made():
        assert speaker.text(f"option-shabrak-deck-{name}") == speaker.text(f"shabrak-deck-{name}")
    assert speaker.has("option-shabrak-deck-own")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_and_rules_are_the_same_in_every_language(game: str, language: str) -> None:
    here, there = catalogue(language, game), catalogue("en", game)
    assert {id for id in here if NAMES.fullmatch(id)} == {id for id in there if NAMES.fullmatch(id)}
    assert {id for id in here if PAGE.fullmatch(id)} == {id for id in there if PAGE.fullmatch(id)}
    for id in here:
        if PAGE.fullmatch(id) or CARDS.fullmatch(id):
            attributes = {attribute.id.name for attribute in here[id].attributes}
            assert attributes == {attribute.id.name for attribute in there[id].attributes}, id
            assert (here[id].value is None) == (there[id].value is None), id


def test_every_refusal_cites_a_rule_of_the_rules_page() -> None:
    page = catalogue("en")
    assert {number for number in RULE_OF.values() if f"karak-rule-{number.replace('.', '-')}" not in page} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_use_only_what_they_are_given(game: str, language: str) -> None:
    given = load(game).message_ids()
    here = catalogue(language, game)
    assert {id: unknown for id in given if (unknown := asked(here[id]).variables - {*given[id], *STORY})} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_names_have_every_case_that_sentences_ask_for(game: str, language: str) -> None:
    here = names_of(language, game)
    lacking = set()
    for message in here.values():
        for variable, case in asked(message).cases:
            for id in here:
                if id.startswith(KINDS[game][variable]):
                    if case not in {attribute.id.name for attribute in here[id].attributes}:
                        lacking.add((id, case))
    assert lacking == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_can_be_said_with_every_name(game: str, language: str) -> None:
    speaker = words(language)
    names = names_of(language, game)
    faults = []
    for id, arguments in load(game).message_ids().items():
        if id.startswith(TEXTS):
            continue
        choices = [choices_of(game, argument, names) for argument in arguments]
        for values in list(product(*choices))[:600]:
            args = dict(zip(arguments, values, strict=True))
            said, errors = speaker.said(id, speaker.said_args(Message(id, args)))
            if errors or "{" in said or "  " in said or any(f"{name}-" in said for name in GAMES):
                faults.append((id, args, said, errors))
    assert faults[:5] == []


def choices_of(game: str, argument: str, names: dict[str, ast.Message]) -> list[Argument]:
    """The possible values of an argument in a message of that game."""
    kind = KINDS[game].get(argument)
    if kind == "shabrak-warrior":
        return [Message("shabrak-warrior-of", {"card": card, "player": "Ann"}) for card in CHOICES[game]["card"]]
    if kind == "goblin-starting-card":
        return [*CHOICES[game]["card"]]
    if kind is not None:
        return [name for name in names if name.startswith(kind)]
    return [*(CHOICES[game].get(argument) or NUMBERS)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["table", "command", "goblin-terminal", "shabrak-terminal"])
def test_the_terminal_has_the_same_messages_in_every_language(prefix: str, language: str) -> None:
    here, there = catalogue(language, prefix), catalogue("en", prefix)
    assert set(here) == set(there)
    for id in here:
        assert asked(here[id]).variables == asked(there[id]).variables, id


@pytest.mark.parametrize("prefix", ["table", "command"])
def test_the_terminal_has_no_message_that_nobody_says(prefix: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    literal = set(re.findall(rf"{prefix}-[a-z0-9-]*[a-z0-9]", source))
    begun = set(re.findall(rf"({prefix}-[a-z0-9-]*-)\{{", source))
    said = set(catalogue("en", prefix))
    assert {id for id in said if id not in literal and not any(id.startswith(start) for start in begun)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_any_catalogue_is_in_every_language(language: str) -> None:
    here, there = everything(language), everything("en")
    assert here - there == set(), "only here"
    assert there - here == set(), "missing"


def everything(language: str) -> set[tuple[str, str]]:
    """The file and id of each message; English help of the command line stands in the source."""
    folder = PACKAGE / "locales" / language
    return {
        (path.stem, entry.id.name)
        for path in folder.glob("*.ftl")
        if path.stem != "cli-terminal"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
