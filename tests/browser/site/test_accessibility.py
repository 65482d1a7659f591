"""Every place passes axe's accessibility checks, in both themes; and pictures of all places."""

from collections.abc import Callable

import pytest

from browser.conftest import Newcomer
from browser.page_checks import violations
from browser.places import PLACES
from browser.visitor import Visitor

SCHEMES = ("dark", "light")
ALWAYS = ("front", "table")  # in the light theme too; the long tests check the other places


@pytest.mark.every
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_at_night(newcomer: Newcomer, place: str) -> None:
    assert violations(come(newcomer, place, "dark", 1440)) == []


@pytest.mark.every
@pytest.mark.parametrize("place", ALWAYS)
def test_axe_finds_nothing_by_day(newcomer: Newcomer, place: str) -> None:
    assert violations(come(newcomer, place, "light", 360)) == []


@pytest.mark.slow
@pytest.mark.parametrize("width", [360, 768, 1440])
@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing_at_any_width(
    newcomer: Newcomer, shot: Callable[[Visitor, str], None], place: str, scheme: str, width: int
) -> None:
    ann = come(newcomer, place, scheme, width)
    assert violations(ann) == []
    shot(ann, f"{place}-{scheme}-{width}")


def come(newcomer: Newcomer, place: str, scheme: str, width: int) -> Visitor:
    ann = newcomer(width, color_scheme=scheme, bypass_csp=True)  # the policy forbids injecting axe
    PLACES[place](ann)
    return ann
