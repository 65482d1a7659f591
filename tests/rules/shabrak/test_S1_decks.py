"""S1: the deck. Every broken rule is reported at once; deck files report it with their lines."""

import difflib
import re
import tomllib
from importlib.resources import files

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from krypta.core.files.fault import InvalidInput
from krypta.games.shabrak.cards import deck_code
from krypta.games.shabrak.cards.deck import MOST_HINTS, Deck, faults
from krypta.games.shabrak.cards.deck_file import LONGEST_FILE, MOST_ENTRIES, find, read, ready_made, write
from krypta.games.shabrak.cards.library import ShabrakDecks
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.layout import KINDS, Kind, Rarity

from .cards.small_set import DECK, SOUND, small

CARDS = small()


def changed(**parts: object) -> list[str]:
    return InvalidInput(faults(msgspec.structs.replace(SOUND, **parts), CARDS)).sentences()


def refused(text: str) -> list[str]:
    with pytest.raises(InvalidInput) as refusal:
        read(text, CARDS)
    return refusal.value.sentences()


# -- S1.1


def test_S1_1_a_sound_deck_has_no_faults() -> None:
    assert faults(SOUND, CARDS) == []


def test_S1_1_a_deck_needs_no_sark() -> None:
    assert changed(sark="") == []


@pytest.mark.parametrize("warriors", [(), ("boss",), ("boss", "anna", "bert", "krupan"), ("boss", *["krupan"] * 5)])
def test_S1_1_a_deck_has_exactly_five_warriors(warriors: tuple[str, ...]) -> None:
    assert f"A deck has exactly 5 warriors; this one has {len(warriors)} (S1.1)." in changed(warriors=warriors)


def test_S1_1_a_deck_has_exactly_one_commander() -> None:
    none = ("anna", "bert", "krupan", "krupan", "krupan")
    assert changed(warriors=none) == ["Exactly one warrior is a commander; this deck has none (S1.1)."]
    two = ("boss", "captain", "anna", "bert", "krupan")
    said = "Exactly one warrior is a commander; this deck has 2: boss, captain (S1.1)."
    assert changed(warriors=two) == [said]


def test_S1_1_a_deck_has_at_least_five_cards_in_the_pile() -> None:
    assert changed(pile=(("liquor", 5),)) == []
    assert changed(pile=(("liquor", 4),)) == ["A draw pile has 5 to 40 cards; this one has 4 (S1.1)."]
    assert changed(pile=()) == ["A draw pile has 5 to 40 cards; this one has 0 (S1.1)."]


def test_S1_1_ruling_a_deck_has_at_most_forty_cards_in_the_pile() -> None:
    assert KINDS == 40
    assert changed(pile=(("liquor", 40),)) == []
    assert changed(pile=(("liquor", 41),)) == ["A draw pile has 5 to 40 cards; this one has 41 (S1.1)."]


@pytest.mark.parametrize("count", [0, -3])
def test_S1_1_each_card_of_the_pile_is_there_once_or_more(count: int) -> None:
    said = "The draw pile lists “brawl” zero times; it should be there at least once (S1.1)."
    assert changed(pile=(("liquor", 9), ("brawl", count))) == [said]


def test_S1_1_each_card_of_a_deck_is_where_its_kind_belongs() -> None:
    assert changed(sark="boss") == ["“boss” is a warrior; a sark is expected in “sark” (S1.1)."]
    found = changed(warriors=("boss", "anna", "bert", "krupan", "liquor"))
    assert found == ["“liquor” is an event; a warrior is expected in “warriors” (S1.1)."]
    found = changed(pile=(("liquor", 5), ("mob", 1)))
    assert found == ["“mob” is a sark; an event or equipment is expected in “pile” (S1.1)."]


def test_S1_1_an_unknown_card_is_told_with_the_nearest() -> None:
    found = changed(warriors=("boss", "ana", "bert", "krupan", "krupan"))
    assert found == ["There is no card “ana” (S1.1). Did you mean anna?"]
    assert changed(sark="xyzzy") == ["There is no card “xyzzy” (S1.1)."]
    assert changed(pile=(("bra", 5),)) == ["There is no card “bra” (S1.1). The nearest are brag, brawl."]


def test_S1_1_an_unknown_warrior_might_be_the_commander() -> None:
    found = changed(warriors=("bos", "anna", "bert", "krupan", "krupan"))
    assert found == ["There is no card “bos” (S1.1). Did you mean boss?"]


# -- S1.2


def test_S1_2_a_deck_has_every_named_warrior_at_most_once() -> None:
    found = changed(warriors=("boss", "anna", "anna", "anna", "krupan"))
    assert found == ["“anna” may be in a deck once at most; this one has it 3 times (S1.2)."]


def test_S1_2_a_deck_has_nameless_warriors_in_any_number() -> None:
    assert changed(warriors=("boss", *["krupan"] * 4)) == []


def test_S1_2_a_deck_has_every_event_and_equipment_at_most_twice() -> None:
    assert changed(pile=(("brawl", 2), ("club", 2), ("brag", 2))) == []
    found = changed(pile=(("brawl", 3), ("club", 3)))
    assert found == [
        "“brawl” may be in a deck twice at most; this one has it 3 times (S1.2).",
        "“club” may be in a deck twice at most; this one has it 3 times (S1.2).",
    ]


def test_S1_2_copies_are_counted_however_they_are_written() -> None:
    assert len(changed(pile=(("brawl", 2), ("liquor", 5), ("brawl", 1)))) == 1


def test_S1_2_a_deck_has_liquor_in_any_number() -> None:
    assert changed(pile=(("liquor", 30),)) == []


def test_S1_2_every_fault_of_a_deck_is_told_at_once() -> None:
    found = faults(Deck("", "boss", ("boss", "captain", "anna", "anna"), (("brawl", 3), ("lqor", 1))), CARDS)
    assert len(found) == 7
    assert all(re.search(r" \(S1\.[12]\)\.", said) for said in InvalidInput(found).sentences())


# -- S1.3, S1.4


def test_S1_3_any_warrior_may_fight_under_any_sark() -> None:
    assert {CARDS[id].sark for id in SOUND.warriors} == {"mob", "guards"}
    assert changed(sark="guards") == changed(sark="mob") == []


def test_S1_3_every_warrior_has_its_figures_a_rarity_and_an_original_sark() -> None:
    for card in our_own().values():
        if card.kind == Kind.WARRIOR:
            assert (card.attack >= 0, card.defence >= 1, card.rarity in Rarity) == (True, True, True)
            assert our_own()[card.sark].kind == Kind.SARK


def test_S1_4_the_set_is_one_data_file_of_our_own() -> None:
    file = files("krypta.games.shabrak") / "content" / "cards.toml"
    assert tomllib.loads(file.read_text(encoding="utf-8"))["origin"] == "ours"
    assert our_own().keys() >= {"krupan", "smucka", "liquor", "shield-bash"}


# -- deck files


def test_a_deck_file_is_read() -> None:
    assert read(DECK, CARDS) == SOUND


def test_a_deck_is_the_same_in_whatever_order_it_is_written() -> None:
    text = 'pile = ["club", "brawl", "2 liquor", "club"]\nwarriors = ["krupan", "bert", "anna", "krupan", "boss"]\n'
    assert read(text + 'name = "My mob"\nsark = "mob"', CARDS) == SOUND


def test_cards_of_a_deck_may_be_written_in_any_capitalisation() -> None:
    text = DECK.replace("boss", "BOSS").replace("liquor", " Liquor ").replace('"mob"', '"Mob"')
    assert read(text, CARDS) == SOUND


def test_a_deck_that_is_written_is_read_again() -> None:
    quoted = msgspec.structs.replace(SOUND, name='My "mob" \\ [[1]] # no comment')
    assert read(write(quoted), CARDS) == quoted
    bare = msgspec.structs.replace(SOUND, name="", sark="")
    assert read(write(bare), CARDS) == bare
    assert write(bare).startswith("warriors = [\n")


def test_a_fault_of_a_deck_file_has_the_line_and_column_of_its_card() -> None:
    (said,) = refused(DECK.replace('"anna"', '"ana"'))
    assert said == "Line 3, column 22: There is no card “ana” (S1.1). Did you mean anna?"
    (said,) = refused(DECK.replace("1 brawl", "1 braw"))
    assert said.startswith("Line 4, column 24: There is no card “braw” (S1.1). ")
    (said,) = refused(DECK.replace('sark = "mob"', 'sark = "mop"'))
    assert said.startswith("Line 2, column 8: There is no card “mop” (S1.1). ")


def test_a_fault_of_a_whole_part_of_a_deck_file_has_its_line() -> None:
    (said,) = refused(DECK.replace('"2 liquor", ', ""))
    assert said == "Line 4, column 8: A draw pile has 5 to 40 cards; this one has 3 (S1.1)."


def test_faults_of_the_form_and_of_the_deck_are_told_together() -> None:
    found = refused('name = 5\nwarriors = "boss"\npile = ["two liquor", "3 club"]\nhero = 1\n')
    assert found == [
        "Line 1, column 8: A deck’s name is a text of at most 48 bytes.",
        'Line 2, column 12: warriors should be a list of texts, such as ["…", "…"], not “boss”.',
        "Line 3, column 10: A card in the pile is written like “2 liquor”, not “two liquor”.",
        "Line 4, column 1: “hero” is not expected here; a deck file has name, sark, warriors, pile.",
    ]
    assert len(refused("sark = 5")) == 4


def test_an_empty_deck_file_lacks_everything() -> None:
    assert len(refused("")) == 3


def test_a_deck_file_that_is_too_long_is_refused() -> None:
    (said,) = refused("#" * (LONGEST_FILE + 1))
    assert said == f"A deck file has at most {LONGEST_FILE:,} characters; this one has {LONGEST_FILE + 1:,}."
    many = ",\n".join(['"1 liquor"'] * 101)
    (said,) = refused(DECK[: DECK.index("pile")] + f"pile = [{many}]")
    assert said.startswith("Line 104, column 2: pile has 101 entries; ")


@given(st.text(max_size=200))
def test_any_text_is_refused_as_a_deck_file(text: str) -> None:
    assert refused(text)


# -- the options of a table


def test_a_deck_is_found_by_name_by_code_and_by_text() -> None:
    for name, deck in ready_made().items():
        assert find(f" {name.upper()} ", our_own()) == deck
        assert find(write(deck), our_own()) == deck
        code = deck_code.encode(deck, our_own())
        assert find(code, our_own()) == msgspec.structs.replace(deck, name="")


def test_an_unknown_deck_is_refused() -> None:
    first = next(iter(ready_made()))
    with pytest.raises(InvalidInput) as refusal:
        find(first[:-1] + "x", our_own())
    (said,) = refusal.value.sentences()
    assert said.startswith(f"There is no deck “{first[:-1]}x”: say ")
    assert said.endswith(f" Did you mean {first}?")
    for said in ("", "deck.toml", "sb1", "x" * 1000):
        with pytest.raises(InvalidInput):
            find(said, our_own())


# -- the ready-made decks


def test_there_is_a_ready_made_deck_for_every_sark() -> None:
    sarks = {card.id for card in our_own().values() if card.kind == Kind.SARK}
    assert {deck.sark for deck in ready_made().values()} == set(ready_made()) == sarks


@pytest.mark.parametrize("name", ready_made())
def test_every_ready_made_deck_is_sound(name: str) -> None:
    assert faults(ready_made()[name], our_own()) == []


def test_hints_are_given_for_the_first_unknown_cards_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searching for the nearest names takes milliseconds for each: a list of strangers must not stop a server."""
    searched: list[str] = []

    def search(id: str, *args: object, **more: object) -> list[str]:
        searched.append(id)
        return []

    monkeypatch.setattr(difflib, "get_close_matches", search)
    deck = Deck("", "", (), tuple((f"stranger-{n}", 1) for n in range(90)))
    assert len([fault for fault in faults(deck, our_own()) if fault.card]) == 90
    assert len(searched) == MOST_HINTS


@pytest.mark.parametrize("said", ["file", "parts"])
def test_a_deck_of_more_entries_than_allowed_is_refused_before_they_are_looked_at(
    said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(difflib, "get_close_matches", lambda *args, **more: pytest.fail("looked at"))
    ids = [f"stranger-{n}" for n in range(MOST_ENTRIES + 1)]
    written = "pile = [\n" + "".join(f'"{id}",\n' for id in ids) + "]"
    parts = {"name": "", "sark": "", "warriors": [], "pile": [[id, 1] for id in ids]}
    checked = ShabrakDecks().check(written if said == "file" else parts, "")
    assert "shabrak-fault-entries" in [fault.say.id for fault in checked.faults]
