"""Every option has a name, a name for each value, and a sentence on what it changes, in every language."""

import re
from pathlib import Path

import msgspec
import pytest

import krypta
from krypta.core.text.words import LANGUAGES, words
from krypta.games import load

GAMES = ("karak", "goblin", "shabrak")
OWN = "own"  # the value name of a custom file


def needed(game: str) -> set[str]:
    ids = set()
    for field in msgspec.structs.fields(load(game).options_type):
        values = load(game).offered(field.name)
        shared = field.name.rstrip("0123456789")
        ids.add(f"option-{game}-{field.name}")
        ids |= {f"option-{game}-{shared}-{value}" for value in values}
        if field.type is str:
            ids.add(f"option-{game}-{shared}-{OWN}")
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_and_no_words_lack_an_option(language: str) -> None:
    page = Path(krypta.__file__).parent / "locales" / language / "options.ftl"
    here = re.findall(r"^(option-[\w-]+) =", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert sorted(here) == sorted(set().union(*map(needed, GAMES)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_says_what_each_option_changes(game: str, language: str) -> None:
    for field in msgspec.structs.fields(load(game).options_type):
        about = words(language).attribute(f"option-{game}-{field.name}", "about")
        assert about, field.name
        assert about.endswith("."), about
