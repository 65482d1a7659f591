"""Every place can be used by everyone, as far as axe can tell, by torchlight and by day; and pictures of them all."""

from collections.abc import Callable

import pytest

from browser.conftest import Newcomer
from browser.page_checks import violations
from browser.places import PLACES
from browser.visitor import Visitor

SCHEMES = ("dark", "light")
ALWAYS = ("front", "table")  # by day too; the other places: by the long tests


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
    ann = newcomer(width, color_scheme=scheme, bypass_csp=True)  # axe is ours to bring, not the page's
    PLACES[place](ann)
    return ann
