"""Every language has all words, and all texts fit in every language."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_said
from browser.places import PLACES
from krypta.core.text.words import LANGUAGES

ALWAYS = ("front", "table")  # the long tests check the other places


@pytest.mark.parametrize("language", ["cs", "de"])  # the longest words and the most cases; all are tested below
def test_the_front_page_and_the_table_speak_the_language(newcomer: Newcomer, language: str) -> None:
    for place in ALWAYS:
        ann = newcomer(360, language=language)
        PLACES[place](ann)
        assert ann.page.locator("html").get_attribute("lang") == language
        assert_said(ann)
        assert_fits(ann)


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language(newcomer: Newcomer, language: str, place: str, width: int) -> None:
    ann = newcomer(width, language=language)
    PLACES[place](ann)
    assert_said(ann)
    assert_fits(ann)


def test_the_language_is_chosen_on_the_front_page_and_kept(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go()
    ann.page.get_by_role("combobox", name=ann.say("server-page-language")).first.select_option("de")
    ann.language = "de"
    ann.button("server-page-play-now").wait_for()
    ann.page.reload()
    expect(ann.button("server-page-play-now")).to_be_visible()
    assert ann.page.locator("html").get_attribute("lang") == "de"
