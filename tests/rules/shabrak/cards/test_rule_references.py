"""Cards refer to the rules that explain their keywords."""

import pytest

from krypta.core.text.words import LANGUAGES, words
from krypta.games.shabrak.cards.language.explained import EXPLAINED, explained, word_id
from krypta.games.shabrak.cards.language.reader import read
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.layout import Kind

POINTED = {
    "standing: guard self": {"guard": "S5.13"},
    "active: shield chosen own": {"shield": "S5.14"},
    "standing: reach -1 to all enemy": {"reach": "S5.15"},
    "standing: reach +1 to self; guard self": {"guard": "S5.13", "reach": "S5.15"},
    "active: press 1 on all enemy; may shield self": {"shield": "S5.14"},
    "active: press 1 on all enemy in reach": {},  # does not change reach: S3.2
}


@pytest.mark.parametrize("said", POINTED)
def test_an_ability_points_to_the_rules_of_what_it_does(said: str) -> None:
    assert explained([read(said, Kind.WARRIOR, [])]) == POINTED[said]


def test_a_card_points_once_to_each_rule_whatever_the_order_of_its_abilities() -> None:
    texts = ["standing: reach +1 to self", "active: shield self", "when attacked: shield all own"]
    assert list(explained([read(said, Kind.WARRIOR, []) for said in texts])) == ["shield", "reach"]


def test_every_word_that_points_to_a_rule_is_on_a_card_of_our_own_set() -> None:
    assert {name for card in our_own().values() for name in explained(card.clauses)} == {"guard", "shield", "reach"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_cards_point_to_are_on_the_rules_page(language: str) -> None:
    for do, rule in EXPLAINED.items():
        assert words(language).attribute(f"shabrak-rule-{rule.replace('.', '-')}", "ruling")
        assert rule in words(language).text(word_id(do.name.lower()), rule=rule)
