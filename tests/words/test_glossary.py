"""One word for one thing: messages use the words of their language's glossary, and none of those it avoids."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import krypta
from krypta.core.text.words import LANGUAGES

LOCALES = Path(krypta.__file__).parent / "locales"
PUT_IN = "\N{OBJECT REPLACEMENT CHARACTER}"
TITLES = {"goblin-cards", "shabrak-cards"}  # names and jokes on cards may use any word


class Texts(Visitor):
    """The text of a pattern as a reader sees it, with a sign for whatever is put in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        parts = [one.value if isinstance(one, ast.TextElement) else PUT_IN for one in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


@cache
def sentences(language: str) -> list[tuple[str, str, str]]:
    """Every text of every message: its file, its id, and the text."""
    return [*read(language)]


def read(language: str) -> Iterator[tuple[str, str, str]]:
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                texts = Texts()
                texts.visit(entry)
                for text in texts.found:
                    yield path.stem, entry.id.name, text


@cache
def glossary(language: str) -> list[dict[str, Any]]:
    terms: list[dict[str, Any]] = tomllib.loads((LOCALES / language / "glossary.toml").read_text("utf-8"))["term"]
    return terms


def holds_in(term: dict[str, Any], file: str, id: str) -> bool:
    """Whether the message must obey the term: its file or its id begins as the term says."""
    places = tuple(term["files"]) if "files" in term else ("",)
    return file not in TITLES and (file.startswith(places) or id.startswith(places))


def avoided(term: dict[str, Any]) -> re.Pattern[str]:
    return re.compile(r"(?<!\w)(?:" + "|".join(f"(?:{one})" for one in term["avoid"]) + ")", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_uses_a_word_that_the_glossary_avoids(language: str) -> None:
    faults = [
        f"{file}.ftl {id}: “{found[0]}” in “{text.strip()}”; the word is “{term['word']}”"
        for term in glossary(language)
        if term["avoid"]
        for file, id, text in sentences(language)
        if holds_in(term, file, id)
        for found in [avoided(term).search(text)]
        if found
    ]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_glossary_is_in_use_where_it_holds(language: str) -> None:
    unused = [
        term["sense"]
        for term in glossary(language)
        if not any(
            term["word"].casefold() in text.casefold()
            for file, id, text in sentences(language)
            if holds_in(term, file, id)
        )
    ]
    assert unused == []


def test_the_glossaries_have_the_same_terms_and_the_same_reach() -> None:
    there = [(term["sense"], term.get("files")) for term in glossary("en")]
    for language in LANGUAGES:
        assert [(term["sense"], term.get("files")) for term in glossary(language)] == there, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_printed_word_that_ours_replaces_is_avoided(language: str) -> None:
    replaced = [term for term in glossary(language) if "instead_of" in term]
    assert replaced or language != "en"
    assert [term["sense"] for term in replaced if not avoided(term).search(term["instead_of"])] == []


def test_an_avoided_word_would_be_found_with_its_endings_and_never_inside_another_word() -> None:
    [monster] = [term for term in glossary("cs") if term["sense"] == "monster"]
    assert avoided(monster).search("Místnosti hlídají Příšery")
    assert not avoided(monster).search("Místnosti hlídají nestvůry")
    [pressure] = [term for term in glossary("cs") if term["sense"] == "pressure"]
    assert avoided(pressure).search("dostává 1 tlak")
    assert not avoided(pressure).search("dostává 1 nátlak")
