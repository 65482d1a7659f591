"""An ability survives the round trip through the tables that the kernels read."""

from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from krypta.games.shabrak.cards.deck_file import ready_made
from krypta.games.shabrak.cards.language import reader, tables
from krypta.games.shabrak.cards.language.ability import AMOUNTS, Amount, Clause, Condition, Selector, Step
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.content import Options, build, read_decks
from krypta.games.shabrak.layout import (
    CARDS,
    CLAUSES,
    CONDITIONS,
    CONTENT,
    DECK,
    FIRST_KIND,
    FIRST_WARRIOR,
    STEPS,
    Anchor,
    Ask,
    Do,
    Kind,
    Lasting,
    Measure,
    Quantity,
    Rarity,
    Relation,
    Side,
    Trait,
    When,
)

from .random_abilities import sound_abilities

COMMON: dict[str, Any] = {
    "deadline": None,
    "database": None,
    "derandomize": True,
    "suppress_health_check": list(HealthCheck),
}
SARKS = ["tinkers", "coopers", "tapsters"]

# Everything that the data can hold, valid or not.
selectors = st.builds(
    Selector,
    st.sampled_from(Quantity),
    st.sampled_from(Side),
    st.sampled_from(Relation),
    st.sampled_from(Anchor),
    st.frozensets(st.sampled_from(Trait)),
    st.sampled_from(["", *SARKS]),
    st.none() | st.sampled_from(Rarity),
)
amounts = st.builds(Amount, st.sampled_from(Measure), st.integers(-20, 20), st.integers(1, 20), st.none() | selectors)
conditions = st.builds(Condition, st.sampled_from(Ask), st.integers(0, 20), st.none() | selectors)


@st.composite
def steps(draw: st.DrawFn) -> Step:
    do = draw(st.sampled_from(Do))
    return Step(
        do,
        draw(selectors),
        draw(amounts) if do in AMOUNTS else None,
        draw(st.sampled_from(Lasting)),
        draw(st.none() | selectors),
        draw(st.booleans()),
        draw(st.booleans()),
    )


clauses = st.builds(
    Clause,
    st.sampled_from(When),
    st.lists(steps(), min_size=1, max_size=STEPS).map(tuple),
    st.none() | selectors,
    st.lists(conditions, max_size=CONDITIONS).map(tuple),
)


@settings(max_examples=80, **COMMON)
@given(st.lists(clauses, max_size=CLAUSES), st.integers(0, CARDS - 1))
def test_any_clauses_written_to_the_tables_are_read_again(said: list[Clause], card: int) -> None:
    c = np.zeros(1, CONTENT)[0]
    tables.write(c, card, said, SARKS)
    assert tables.read(c, card, SARKS) == said


@settings(max_examples=80, **COMMON)
@given(st.sampled_from(Kind).flatmap(lambda kind: sound_abilities(kind, SARKS).map(lambda text: (kind, text))))
def test_any_sound_ability_survives_the_tables(said: tuple[Kind, str]) -> None:
    kind, text = said
    clause = reader.read(text, kind, SARKS)
    c = np.zeros(1, CONTENT)[0]
    tables.write(c, 0, [clause], SARKS)
    assert tables.read(c, 0, SARKS) == [clause]


@settings(max_examples=20, **COMMON)
@given(st.lists(clauses, min_size=CLAUSES, max_size=CLAUSES), st.lists(clauses, max_size=CLAUSES))
def test_cards_do_not_write_over_each_other_and_nothing_is_left_of_what_was_there(
    first: list[Clause], second: list[Clause]
) -> None:
    c = np.zeros(1, CONTENT)[0]
    for card in range(4):
        tables.write(c, card, first, SARKS)
    tables.write(c, 2, second, SARKS)
    assert [tables.read(c, card, SARKS) for card in range(4)] == [first, first, second, first]


def test_a_card_waits_for_the_moments_of_all_its_clauses_and_no_others() -> None:
    said = ["active: draw 1", "when attacked: draw 1", "when own pressed: draw 1"]
    c = np.zeros(1, CONTENT)[0]
    tables.write(c, 0, [reader.read(text, Kind.WARRIOR, []) for text in said], [])
    waited = [when for when in When if int(c.moments[0]) >> when & 1]
    assert waited == [When.ACTIVE, When.ATTACKED, When.PRESSED]


@pytest.mark.parametrize("name", ready_made())
def test_the_content_of_a_match_has_every_card_of_both_decks_as_its_file_says(name: str) -> None:
    cards = our_own()
    sarks = [card.id for card in cards.values() if card.kind == Kind.SARK]
    options = Options(deck1=name, deck2="coopers")
    c = build(options)[0]
    for seat, deck in enumerate(read_decks(options, cards)):
        numbered = [(0, deck.sark), *((FIRST_WARRIOR + i, id) for i, id in enumerate(deck.warriors))]
        numbered += [(FIRST_KIND + i, id) for i, (id, _) in enumerate(deck.pile)]
        for number, id in numbered:
            card, at = cards[id], seat * DECK + number
            assert tables.read(c, at, sarks) == list(card.clauses)
            figures = (int(c.kind[at]), int(c.attack[at]), int(c.defence[at]), int(c.rarity[at]), bool(c.commander[at]))
            assert figures == (card.kind, card.attack, card.defence, card.rarity, card.commander)
            if card.kind == Kind.WARRIOR:
                assert sarks[int(c.sark[at])] == card.sark
        for i, (_, count) in enumerate(deck.pile):
            assert int(c.count[seat * DECK + FIRST_KIND + i]) == count
