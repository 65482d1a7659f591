"""What people read is as it was reviewed: `python -m words.render` writes it, and a change of words shows as a diff."""

import pytest

from krypta.core.text.words import LANGUAGES
from words import render


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", render.MATCHES)
def test_a_whole_match_is_told_as_reviewed(game: str, language: str) -> None:
    assert render.match_text(game, language) == reviewed(language, game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_printed_as_reviewed(language: str) -> None:
    assert render.cards_text(language) == reviewed(language, "cards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusals_are_worded_as_reviewed(language: str) -> None:
    assert render.refusals_text(language) == reviewed(language, "refusals")


def test_the_browser_is_tested_with_the_same_events() -> None:
    assert render.everything()[render.FOR_BROWSER] == render.FOR_BROWSER.read_text(encoding="utf-8")


def reviewed(language: str, name: str) -> str:
    return (render.RENDERED / language / f"{name}.txt").read_text(encoding="utf-8")
