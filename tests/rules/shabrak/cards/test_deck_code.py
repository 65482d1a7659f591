"""Deck codes: short, the same for the same deck, and never read as another deck."""

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krypta.core.files.fault import Fault, InvalidInput, said
from krypta.core.text.words import words
from krypta.games.shabrak.cards import deck_code
from krypta.games.shabrak.cards.card_file import Cards, read
from krypta.games.shabrak.cards.deck import Deck, faults, in_order
from krypta.games.shabrak.cards.deck_code import MISTYPED, PREFIX, decode, encode
from krypta.games.shabrak.cards.deck_file import ready_made
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.layout import Kind

from .small_set import SOUND, TEXT, small

CARDS = small()
CODE = encode(SOUND, CARDS)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
ADDED = """
[[event]]
id = "toast"
name = "Toast"
rarity = "common"
abilities = ["played: draw 1"]
"""


@st.composite
def decks(draw: st.DrawFn, cards: Cards) -> Deck:
    """Any legal deck of the cards, in any order."""
    of = {kind: [card for card in cards.values() if card.kind == kind] for kind in Kind}
    commanders = [card.id for card in of[Kind.WARRIOR] if card.commander]
    nameless = [card.id for card in of[Kind.WARRIOR] if card.unlimited]
    named = [card.id for card in of[Kind.WARRIOR] if not card.commander and not card.unlimited]
    team = draw(st.lists(st.sampled_from(named), unique=True, max_size=4))
    team += draw(st.lists(st.sampled_from(nameless), min_size=4 - len(team), max_size=4 - len(team)))
    warriors = draw(st.permutations([draw(st.sampled_from(commanders)), *team]))
    kinds = [*of[Kind.EVENT], *of[Kind.EQUIPMENT]]
    limited = [card.id for card in kinds if not card.unlimited]
    pile = draw(st.dictionaries(st.sampled_from(limited), st.integers(1, 2), max_size=17))
    so_many = sum(pile.values())
    pile["liquor"] = draw(st.integers(max(1, 5 - so_many), 40 - so_many))
    sark = draw(st.sampled_from(["", *(card.id for card in of[Kind.SARK])]))
    return Deck(draw(st.text(max_size=5)), sark, tuple(warriors), tuple(draw(st.permutations(list(pile.items())))))


def wrong(code: str, cards: Cards = CARDS) -> list[Fault]:
    with pytest.raises(InvalidInput) as refused:
        decode(code, cards)
    return refused.value.faults


def english(fault: Fault) -> str:
    return said(fault, words("en"))


def test_a_deck_code_is_short_and_gives_the_deck_back_without_its_name() -> None:
    assert CODE.startswith(PREFIX)
    assert len(CODE) <= 24
    assert decode(CODE, CARDS) == msgspec.structs.replace(SOUND, name="")


@pytest.mark.parametrize("name", ready_made())
def test_the_code_of_a_ready_made_deck_is_short_and_gives_it_back(name: str) -> None:
    deck = ready_made()[name]
    code = encode(deck, our_own())
    assert len(code) <= 48
    assert decode(code, our_own()) == msgspec.structs.replace(deck, name="")


@settings(max_examples=200)
@given(decks(our_own()))
def test_every_deck_comes_back_from_its_code(deck: Deck) -> None:
    assert faults(deck, our_own()) == []
    there_and_back = decode(encode(deck, our_own()), our_own())
    assert there_and_back == msgspec.structs.replace(in_order(deck, our_own()), name="")


@given(decks(CARDS), st.randoms(use_true_random=False))
def test_the_same_deck_has_the_same_code_in_any_order(deck: Deck, rng: random.Random) -> None:
    warriors, pile = list(deck.warriors), [(id, 1) for id, count in deck.pile for _ in range(count)]
    rng.shuffle(warriors)
    rng.shuffle(pile)
    assert encode(Deck("", deck.sark, tuple(warriors), tuple(pile)), CARDS) == encode(deck, CARDS)


@given(decks(CARDS), decks(CARDS))
def test_different_decks_have_different_codes(one: Deck, two: Deck) -> None:
    same = msgspec.structs.replace(in_order(one, CARDS), name="") == msgspec.structs.replace(
        in_order(two, CARDS), name=""
    )
    assert (encode(one, CARDS) == encode(two, CARDS)) == same


def test_capitals_and_spaces_do_not_matter_in_a_deck_code() -> None:
    assert decode(f"  {CODE[:9].lower()}\n {CODE[9:]} ", CARDS) == decode(CODE, CARDS)


@pytest.mark.parametrize("at", range(len(PREFIX), len(CODE)))
def test_every_mistyped_letter_of_a_deck_code_is_noticed(at: int) -> None:
    for letter in set(LETTERS) - {CODE[at]}:
        assert wrong(CODE[:at] + letter + CODE[at + 1 :]) == [MISTYPED]


def test_a_lost_letter_and_two_swapped_ones_in_a_deck_code_are_noticed() -> None:
    for at in range(len(PREFIX), len(CODE)):
        assert wrong(CODE[:at] + CODE[at + 1 :]) == [MISTYPED]
        if CODE[at - 1] not in ("-", CODE[at]):
            assert wrong(CODE[: at - 1] + CODE[at] + CODE[at - 1] + CODE[at + 1 :]) == [MISTYPED]


def test_a_deck_code_of_another_card_set_is_noticed() -> None:
    assert wrong(CODE, read(TEXT.replace('"anna"', '"anka"'))) == [MISTYPED]


def test_new_cards_at_the_end_of_their_kind_change_no_deck_code() -> None:
    late = """[[warrior]]
id = "late"
sark = "mob"
rarity = "common"
attack = 1
defence = 1

"""
    at = TEXT.index("[[event]]")
    for text in (TEXT + late, TEXT[:at] + late + TEXT[at:]):
        assert encode(SOUND, read(text)) == CODE


def test_cards_of_an_added_file_are_counted_apart_in_a_deck_code() -> None:
    cards = {**CARDS, **read(ADDED, CARDS)}
    deck = Deck("", "", SOUND.warriors, (("liquor", 4), ("toast", 2)))
    code = encode(deck, cards)
    assert decode(code, cards) == deck
    assert encode(SOUND, cards) == CODE
    assert wrong(code) == [MISTYPED]
    grown = read(TEXT + ADDED.replace("toast", "early").replace('name = "Toast"\n', ""))
    assert encode(deck, {**grown, **read(ADDED, grown)}) == code


def test_a_deck_that_breaks_the_rules_has_no_code() -> None:
    with pytest.raises(InvalidInput, match=r"exactly 5 warriors"):
        encode(msgspec.structs.replace(SOUND, warriors=("boss",)), CARDS)


def test_a_code_of_a_deck_that_is_no_longer_sound_says_why() -> None:
    strict = read(TEXT.replace("unlimited = true\n", ""))
    assert InvalidInput(wrong(CODE, strict)).sentences() == [
        "“krupan” may be in a deck once at most; this one has it 2 times (S1.2)."
    ]


@pytest.mark.parametrize("code", ["", "SB1", "SB2-ABC", "hello", "SB1-" + "A" * 1000, CODE.removeprefix("SB1-")])
def test_a_text_that_does_not_look_like_a_deck_code_is_refused(code: str) -> None:
    assert InvalidInput(wrong(code)).sentences() == [
        "This is not a deck code: one begins with “SB1-” and has at most 400 characters."
    ]


@pytest.mark.parametrize("rest", ["", "A", "AAAA", "=", "====", "ÄÖÜ", "01890189", "A" * 64, "7" * 64, "ß", "\x00"])
def test_a_text_that_is_no_deck_code_is_refused_as_mistyped(rest: str) -> None:
    assert wrong(PREFIX + rest) == [MISTYPED]


@settings(max_examples=300)
@given(st.one_of(st.text(max_size=80), st.text(LETTERS, max_size=80)).map(PREFIX.__add__))
def test_any_text_after_the_prefix_of_a_deck_code_is_a_deck_or_refused(code: str) -> None:
    assert read_or_refused(code)


@settings(max_examples=300)
@given(st.lists(st.integers(0, 100), min_size=6, max_size=20))
def test_any_deck_code_with_a_right_checksum_is_a_deck_or_refused(numbers: list[int]) -> None:
    """Anyone can compute the checksum: the result is a legal deck with exactly this code, or a refusal."""
    packed = b"".join(map(deck_code._packed, numbers))
    try:
        deck = deck_code._deck(deck_code._numbers(packed), CARDS)
    except (LookupError, StopIteration):
        return
    code = deck_code._lettered(deck_code._checksum(in_order(deck, CARDS)) + packed)
    assert read_or_refused(code)


def read_or_refused(code: str) -> bool:
    try:
        deck = decode(code, CARDS)
    except InvalidInput as refused:
        return bool(refused.faults)
    return faults(deck, CARDS) == [] and encode(deck, CARDS) == "".join(code.split()).upper()
