"""Laws for every bot: it chooses among the options, knows only what its seat knows, repeats by its seed, ends in its
budget, survives any position, and leaves no memory behind."""

import resource
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from krypta import bots
from krypta.bots import levels
from krypta.bots.characters import Manner, ladder, manner
from krypta.bots.levels import search_settings, seatable
from krypta.bots.search import Searcher
from krypta.bots.thinking import decide
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load
from laws.driver import Driver
from laws.laws import broken
from laws.secrecy import choices_need_no_secrets
from laws.tables import LONG, TABLES, Table, driver_of, table_name

QUICK = (*bots.LEVELS, "outlook:12", "search:12")
QUICK_BOTS = pytest.mark.parametrize("level", QUICK)
EVERY_BOT = pytest.mark.parametrize("level", dict.fromkeys((*QUICK, *seatable())))
EVERY_GAME = pytest.mark.parametrize("name", LONG)


@pytest.fixture(autouse=True, scope="module")
def short_searches() -> Iterator[None]:
    """Characters search as few times as the bare search here: the laws do not depend on their budget."""
    plain = levels.manner

    def shortened(level: str, game: str) -> Manner:
        found = manner(level, game) if level in ladder() else plain(level, game)
        return replace(found, search=min(found.search, 12))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "manner", shortened)
        yield


@QUICK_BOTS
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_chooses_the_same_in_every_world_it_may_believe_in(level: str, table: Table) -> None:
    for seed in range(1 if table[0] in LONG else 5):
        driver = driver_of(table, seed)
        for position in driver.walk(every=23 if table[0] in LONG else 1):
            assert not broken(choices_need_no_secrets, partial(decide, level), position, driver)


@QUICK_BOTS
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_a_bot_chooses_an_option_the_same_again_and_changes_nothing(level: str, table: Table) -> None:
    driver = driver_of(table, 7)
    for position in driver.walk(every=41 if table[0] in LONG else 3):
        if position.seat >= 0:
            chooses_an_option_and_again(level, position, driver)


def chooses_an_option_and_again(level: str, position: Position, driver: Driver) -> None:
    before = position.to_bytes()
    """Not only the act: what it thinks of every option shows whether anything was left behind by the time before."""
    one, again = (decide(level, position, position.seat, driver.rng("choice")) for _ in range(2))
    assert one == again
    assert one.act in position.options()
    assert position.to_bytes() == before


# -- any position that Hypothesis finds

OPTIONS: dict[str, dict[str, list[str]]] = {
    "karak": {"heroes": ["drawn", "chosen"], "first": ["dice", "seat", "lot"], "curse": ["opponent", "anyone"]},
    "goblin": {
        "edition": ["cs", "de", "fr"],
        "abilities": ["on", "off"],
        "heroes": ["drawn", "chosen"],
        "finish": ["at_once", "round"],
    },
    "shabrak": {
        "deck1": ["pitchforks", "tinkers", "tapsters"],
        "deck2": ["coopers", "gravediggers", "tumblers"],
        "reach": ["near", "far"],
    },
}
COMMON: dict[str, Any] = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}


@st.composite
def met_in_play(draw: Callable[[Any], Any]) -> tuple[Driver, int]:
    """A match that begins with chosen acts, and a decision in it."""
    name = draw(st.sampled_from(LONG))
    game = load(name)
    low, high = game.sizes.seats
    options = {option: draw(st.sampled_from(values)) for option, values in OPTIONS[name].items()}
    choices = draw(st.lists(st.integers(0, 255), max_size=60))
    driver = Driver(game, draw(st.integers(max(low, 2), high)), options, draw(st.integers(0, 2**32)), choices)
    return driver, draw(st.integers(0, 500))


def survives(level: str, driver: Driver, depth: int) -> None:
    """The bot is asked at the first decision of a player that is so deep in the match."""
    for number, position in enumerate(driver.walk()):
        if number >= depth and position.seat >= 0:
            chooses_an_option_and_again(level, position, driver)
            law = partial(choices_need_no_secrets, partial(decide, level))
            law(position, driver)
            return


@EVERY_BOT
@settings(max_examples=12, derandomize=True, **COMMON)
@given(met_in_play())
def test_a_bot_survives_any_position(level: str, met: tuple[Driver, int]) -> None:
    survives(level, *met)


@pytest.mark.slow
@EVERY_BOT
@settings(max_examples=150, **COMMON)
@given(met_in_play())
def test_a_bot_survives_very_many_positions(level: str, met: tuple[Driver, int]) -> None:
    survives(level, *met)


# -- its budget


def choices(name: str, count: int) -> list[Position]:
    """Positions of random matches in which a player has a choice."""
    driver = Driver(load(name), 2, seed="choices")
    met = (position.copy() for position in driver.walk() if position.seat >= 0 and len(position.options()) > 1)
    return [position for position, _ in zip(met, range(count), strict=False)]


@pytest.mark.parametrize("iterations", [1, 63, 64, 65, 300])
@EVERY_GAME
def test_a_search_makes_no_more_iterations_than_it_was_given(name: str, iterations: int) -> None:
    given_settings = search_settings(f"search:{iterations}", name)
    assert given_settings is not None
    searcher = Searcher(load(name), given_settings)
    for position in choices(name, 6):
        searcher.forget()
        thought = searcher.think(position, position.seat, generator(1))
        assert 1 <= thought.iterations <= iterations


@EVERY_GAME
def test_a_search_ends_when_its_milliseconds_are_over(name: str) -> None:
    """By the processor's time, which a busy machine does not lengthen; 64 iterations may pass between two looks."""
    met = choices(name, 6)
    bots.choose("search:30ms", met[0], met[0].seat, generator(1))
    for position in met:
        begun = time.thread_time()
        bots.choose("search:30ms", position, position.seat, generator(1))
        assert time.thread_time() - begun < 0.15


# -- its memory


@EVERY_GAME
def test_bots_leave_no_memory_behind(name: str) -> None:
    met = choices(name, 6)
    budgets = iter(range(160, 0, -1))  # always another one, so that no search can be kept for all of them

    def choose_everywhere() -> None:
        for level in [*QUICK, *seatable(), *(f"search:{next(budgets)}" for _ in range(6))]:
            for position in met:
                bots.choose(level, position, position.seat, generator(1))

    choose_everywhere()
    tracemalloc.start()
    try:
        choose_everywhere()  # traced from here on: what is kept for later is made anew
        before, resident = tracemalloc.get_traced_memory()[0], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(3):
            choose_everywhere()
        assert tracemalloc.get_traced_memory()[0] - before < 100_000
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - resident < 20_000  # kB
    finally:
        tracemalloc.stop()
