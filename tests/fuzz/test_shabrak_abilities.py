"""Hypothesis writes abilities, cards and decks of Shabrak, and plays whole games with them, the public way: a card
file's text and two deck files. Beside every game the oracle of the rule tests plays the same one, and both must always
agree; and the laws of all games must hold.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from krypta.core.door import SPECTATOR
from krypta.core.kernel import INTERPRETED
from krypta.core.position import Position
from krypta.games.shabrak.cards.deck_file import ready_made
from krypta.games.shabrak.game import GAME
from krypta.games.shabrak.layout import CLAUSES, SEATS, Kind
from laws.driver import Driver
from laws.laws import POSITION_LAWS, options_are_what_why_allows, pieces_are_conserved
from laws.secrecy import SECRECY_LAWS, imagined_worlds_obey_the_laws
from rules.shabrak.language.random_abilities import sound_abilities
from rules.shabrak.oracle.comparison import counted, dealt, differences
from rules.shabrak.oracle.oracle import Oracle, Question

COMMON: dict[str, Any] = {"deadline": None, "database": None, "suppress_health_check": list(HealthCheck)}
EXAMPLES = 2 if INTERPRETED else 6
LONG = 5000  # decisions; far below the limit in the game's sizes
SARKS = ["ants", "bees"]
WARRIORS, EVENTS, EQUIPMENT = 5, 4, 4

Draw = Callable[[Any], Any]


@st.composite
def card_files(draw: Draw) -> str:
    """Two sarks, two commanders, other warriors, and what a pile may hold."""
    cards = [(Kind.SARK, sark) for sark in SARKS]
    cards += [(Kind.WARRIOR, f"chief-{sark}") for sark in SARKS]
    cards += [(Kind.WARRIOR, f"warrior-{n}") for n in range(WARRIORS)]
    cards += [(Kind.EVENT, f"event-{n}") for n in range(EVENTS)]
    cards += [(Kind.EQUIPMENT, f"gear-{n}") for n in range(EQUIPMENT)]
    return "\n".join(draw(card_texts(kind, id)) for kind, id in cards)


@st.composite
def card_texts(draw: Draw, kind: Kind, id: str) -> str:
    rarity = draw(st.sampled_from(["common", "rare", "unseen"]))
    lines = [f"[[{kind.name.lower()}]]", f'id = "{id}"', f'name = "{id}"', f'rarity = "{rarity}"']
    lines += ["abilities = [", *(f'    "{text}",' for text in draw(clauses(kind))), "]"]
    if kind == Kind.WARRIOR:
        lines += [f"attack = {draw(st.integers(0, 4))}", f"defence = {draw(st.integers(2, 7))}"]
        lines += [f'sark = "{draw(st.sampled_from(SARKS))}"', f"commander = {str(id.startswith('chief')).lower()}"]
    return "\n".join(lines)


@st.composite
def clauses(draw: Draw, kind: Kind) -> list[str]:
    """At most one of them active; at least one for an event."""
    most = draw(st.sampled_from([1, 1, 2, CLAUSES]))
    texts = draw(st.lists(sound_abilities(kind, SARKS), min_size=int(kind == Kind.EVENT), max_size=most))
    actives = [n for n, text in enumerate(texts) if text.startswith("active")]
    return [text for n, text in enumerate(texts) if n not in actives[1:]]


@st.composite
def decks(draw: Draw, sark: str) -> str:
    warriors = [f"chief-{sark}", *(f"warrior-{n}" for n in draw(st.permutations(range(WARRIORS)))[: WARRIORS - 1])]
    kinds = draw(st.permutations([f"event-{n}" for n in range(EVENTS)] + [f"gear-{n}" for n in range(EQUIPMENT)]))
    pile = [f"{draw(st.integers(1, 2))} {kind}" for kind in kinds[: draw(st.integers(5, EVENTS + EQUIPMENT))]]
    return f'sark = "{sark}"\nwarriors = {listed(warriors)}\npile = {listed(pile)}\n'


def listed(texts: list[str]) -> str:
    return "[" + ", ".join(f'"{text}"' for text in texts) + "]"


@st.composite
def drivers(draw: Draw, options: st.SearchStrategy[dict[str, str]]) -> Driver:
    """Hypothesis makes the first choices, luck the others."""
    choices = draw(st.lists(st.integers(0, 255), max_size=40))
    return Driver(GAME, SEATS, draw(options), draw(st.integers(0, 2**32)), choices)


REACH = st.sampled_from(["near", "far"])
OWN_CARDS = st.fixed_dictionaries(
    {"cards": card_files(), "deck1": decks(SARKS[0]), "deck2": decks(SARKS[1]), "reach": REACH}
)
READY_MADE = st.sampled_from(sorted(ready_made()))
OUR_CARDS = st.fixed_dictionaries({"deck1": READY_MADE, "deck2": READY_MADE, "reach": REACH})


def play_beside_the_oracle(driver: Driver, often: int) -> None:
    """Compares at every decision; checks the laws, which take longer, only now and then."""
    position = driver.start()
    oracle = Oracle(dealt(GAME.options(driver.given)))
    play = oracle.match()
    question: Question | None = next(play)
    chooser = driver.chooser("walk")
    for n in range(LONG):
        assert differences(position, oracle, question) == {}
        if n % 7 == 0 or position.over:
            pieces_are_conserved(position, driver)
            options_are_what_why_allows(position, driver)
            nothing_hidden_is_shown(position, oracle)
        if n % often == often - 1:
            the_laws_hold(position, driver)
        if position.over:
            return
        act = chooser(position)
        assert position.step(act) == 0
        try:
            question = play.send(GAME.say(act))
        except StopIteration:
            question = None
    raise AssertionError(f"the game is not over after {LONG} decisions")


def nothing_hidden_is_shown(position: Position, oracle: Oracle) -> None:
    """S5.6: of the other player's cards only their number is visible, and those that were seen on their way to the
    hand."""
    for seat in (0, 1, SPECTATOR):
        for other, player in enumerate(position.view(seat).players):
            if other != seat:
                assert {held.word: held.count for held in player.hand} == counted(oracle.board.seen[other])
                assert (player.pile, player.discard) == ([], [])
                assert player.in_hand == oracle.board.hands[other].total()
        for event in position.events():
            assert event.kind != "DREW" or not event.seen_by(seat) or event.args[0] == seat


def the_laws_hold(position: Position, driver: Driver) -> None:
    for law in (*POSITION_LAWS, *SECRECY_LAWS):
        if law is not imagined_worlds_obey_the_laws:
            law(position, driver)


@settings(max_examples=EXAMPLES, derandomize=True, **COMMON)
@given(drivers(OWN_CARDS))
def test_games_of_random_abilities_obey_the_laws(driver: Driver) -> None:
    play_beside_the_oracle(driver, often=60)


@settings(max_examples=EXAMPLES, derandomize=True, **COMMON)
@given(drivers(OUR_CARDS))
def test_games_of_our_own_decks_obey_the_laws(driver: Driver) -> None:
    play_beside_the_oracle(driver, often=60)


@pytest.mark.slow
@settings(max_examples=800, **COMMON)
@given(drivers(OWN_CARDS))
def test_many_games_of_random_abilities_obey_the_laws(driver: Driver) -> None:
    play_beside_the_oracle(driver, often=25)


@pytest.mark.slow
@settings(max_examples=300, **COMMON)
@given(drivers(OUR_CARDS))
def test_many_games_of_our_own_decks_obey_the_laws(driver: Driver) -> None:
    play_beside_the_oracle(driver, often=25)
