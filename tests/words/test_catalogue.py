"""Every language says everything: no message is missing or unused, and names have the cases that sentences ask for."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import krypta
from krypta.core.words import LANGUAGES, words
from krypta.games import load
from krypta.games.karak.words import RULE_OF

PACKAGE = Path(krypta.__file__).parent
NAMES = re.compile(r"karak-(hero|class|token|item|treasure|place|side)-[a-z]+")
PAGE = re.compile(r"karak-(rule|chapter|ability)-[A-Za-z0-9-]+|karak-rules-(title|intro)|karak-(title|subtitle)")

# What each argument of a message can be; numbers that fall into every plural category of every language.
NUMBERS = [0, 1, 2, 3, 5, 12, 22]
KINDS = {
    "hero": "hero",
    "other": "hero",
    "token": "token",
    "item": "item",
    "treasure": "treasure",
    "place": "place",
    "side": "side",
}


def catalogue(language: str, prefix: str = "karak") -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((PACKAGE / "locales" / language).glob(f"{prefix}*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                found[entry.id.name] = entry
    return found


class Asked(Visitor):
    """Which variables a pattern uses, and in which cases it asks for names."""

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_karak_is_there_and_none_is_unused(language: str) -> None:
    needed = set(load("karak").message_ids())
    said = {id for id in catalogue(language) if not NAMES.fullmatch(id) and not PAGE.fullmatch(id)}
    assert said - needed == set(), "unused"
    assert needed - said == set(), "missing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_rules_are_the_same_in_every_language(language: str) -> None:
    here, there = catalogue(language), catalogue("en")
    assert {id for id in here if NAMES.fullmatch(id)} == {id for id in there if NAMES.fullmatch(id)}
    assert {id for id in here if PAGE.fullmatch(id)} == {id for id in there if PAGE.fullmatch(id)}
    for id in here:
        if PAGE.fullmatch(id):
            attributes = {attribute.id.name for attribute in here[id].attributes}
            assert attributes == {attribute.id.name for attribute in there[id].attributes}, id
            assert (here[id].value is None) == (there[id].value is None), id


def test_every_refusal_cites_a_rule_of_the_rules_page() -> None:
    page = catalogue("en")
    assert {number for number in RULE_OF.values() if f"karak-rule-{number.replace('.', '-')}" not in page} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_only_what_they_are_given(language: str) -> None:
    given = load("karak").message_ids()
    here = catalogue(language)
    assert {
        id: asked(here[id]).variables - set(given[id]) for id in given if asked(here[id]).variables - set(given[id])
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_every_case_that_sentences_ask_for(language: str) -> None:
    here = catalogue(language)
    lacking = set()
    for message in here.values():
        for variable, case in asked(message).cases:
            for id in here:
                if id.startswith(f"karak-{KINDS[variable]}-"):
                    if case not in {attribute.id.name for attribute in here[id].attributes}:
                        lacking.add((id, case))
    assert lacking == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_name(language: str) -> None:
    speaker = words(language)
    names = catalogue(language)
    faults = []
    for id, arguments in load("karak").message_ids().items():
        choices = [
            [name for name in names if name.startswith(f"karak-{KINDS[argument]}-")]
            if argument in KINDS
            else (["┣"] if argument == "shape" else NUMBERS)
            for argument in arguments
        ]
        for values in list(product(*choices))[:600]:
            args = dict(zip(arguments, values, strict=True))
            said, errors = speaker.bundle.format_pattern(speaker.bundle.get_message(id).value, args)
            if errors or "{" in said or "  " in said or "karak-" in said:
                faults.append((id, args, said, errors))
    assert faults[:5] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_says_the_same_in_every_language(language: str) -> None:
    here, there = catalogue(language, "table"), catalogue("en", "table")
    assert set(here) == set(there)
    for id in here:
        assert asked(here[id]).variables == asked(there[id]).variables, id


def test_the_table_has_no_message_that_nobody_says() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    literal = set(re.findall(r"table-[a-z0-9-]*[a-z0-9]", source))
    begun = set(re.findall(r"(table-[a-z0-9-]*-)\{", source))
    said = set(catalogue("en", "table"))
    assert {id for id in said if id not in literal and not any(id.startswith(start) for start in begun)} == set()
