"""On a small phone every text can be read whole in every language: front page, first turn and the three tables."""

from collections.abc import Callable

import pytest

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_nothing_cut
from browser.places import PLACES
from browser.visitor import Visitor
from krypta.core.text.words import LANGUAGES

SMALL = {"width": 360, "height": 740}
TABLES = ("table", "goblin", "goblin-fight", "shabrak", "shabrak-lay")
LONGEST = ("de", "fr")  # their words are the longest; the other languages are tested at leisure
LESSONS = ("me", "walk")  # the guide's first

Shot = Callable[[Visitor, str], None]


@pytest.mark.every
@pytest.mark.parametrize("language", LONGEST)
def test_nothing_is_cut_on_a_small_phone(newcomer: Newcomer, shot: Shot, language: str) -> None:
    look_everywhere(newcomer, shot, language)


@pytest.mark.slow
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one not in LONGEST])
def test_nothing_is_cut_in_any_language(newcomer: Newcomer, shot: Shot, language: str) -> None:
    look_everywhere(newcomer, shot, language)


def look_everywhere(newcomer: Newcomer, shot: Shot, language: str) -> None:
    def look(ann: Visitor, place: str) -> None:
        ann.page.evaluate("async () => { await document.fonts.ready; }")
        shot(ann, f"{language}-{place}")
        assert_nothing_cut(ann, place)
        assert_fits(ann)

    for place in ("front", *TABLES):
        ann = newcomer(360, language=language, viewport=SMALL)
        PLACES[place](ann)
        look(ann, place)
    first_turn(newcomer(360, language=language, viewport=SMALL), look)


def first_turn(ann: Visitor, look: Shot) -> None:
    """From the front page: who one is, and the first things that the guide explains."""
    ann.go()
    ann.button("web-front-guide-take").click()
    ann.button("web-together-begin").wait_for()
    look(ann, "hello")
    ann.button("web-together-begin").click()
    ann.await_turn()
    for lesson in LESSONS:
        ann.page.get_by_role("heading", name=ann.say(f"web-guide-{lesson}")).wait_for()
        look(ann, f"guide-{lesson}")
        ann.button("web-guide-next").click()


def test_a_text_that_does_not_fit_would_be_found(newcomer: Newcomer) -> None:
    ann = newcomer(360, viewport=SMALL)
    PLACES["front"](ann)
    assert_nothing_cut(ann, "front")
    for spoil in (
        "overflow: hidden; white-space: nowrap",
        "overflow: hidden; height: 6px",
        "position: absolute; left: 300px; width: 200px",
    ):
        ann.page.evaluate(
            "(style) => { document.querySelector('main p').style.cssText = style; }", f"width: 40px; {spoil}"
        )
        with pytest.raises(AssertionError):
            assert_nothing_cut(ann, "front")
