"""The format of a card file; faults are reported with line, column and what was expected."""

import builtins
import re
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krypta.core.files.fault import InvalidInput
from krypta.core.files.page import MOST_TOLD
from krypta.games.shabrak.cards import deck_file, library
from krypta.games.shabrak.cards.card_file import LONGEST_FILE, MOST_CARDS, Cards, read
from krypta.games.shabrak.cards.pool import our_own, pool
from krypta.games.shabrak.layout import NAME, SARKS, Do, Kind, Quantity, Rarity, Relation, Side, Trait, When

from .small_set import TEXT, small

ADDED = """\
[[sark]]
id = "crows"
name = "The Crows"
rarity = "rare"

[[warrior]]
id = "old-crow"
name = "Stará vrána"
sark = "crows"
rarity = "unseen"
attack = 4
defence = 3
abilities = ["when own from crows overpowered: press 2 on chosen enemy from mob"]
"""


class CardFile:
    """A card file, to be broken line by line."""

    def __init__(self, text: str = TEXT, known: Cards | None = None) -> None:
        self.lines = text.splitlines()
        self.known = known

    def line(self, pattern: str, which: int = 0) -> int:
        return [n for n, line in enumerate(self.lines, start=1) if re.match(pattern, line)][which]

    def replace(self, pattern: str, said: str, which: int = 0) -> int:
        number = self.line(pattern, which)
        self.lines[number - 1] = said
        return number

    def where(self, line: int, said: str) -> str:
        """The start of a fault at the last occurrence of that word in the line."""
        return f"Line {line}, column {self.lines[line - 1].rindex(said) + 1}: "

    def faults(self) -> list[str]:
        with pytest.raises(InvalidInput) as refused:
            read("\n".join(self.lines), self.known)
        return refused.value.sentences()

    def fault(self) -> str:
        (fault,) = self.faults()
        return fault


@pytest.fixture
def file() -> CardFile:
    return CardFile()


@pytest.fixture
def added() -> CardFile:
    return CardFile(ADDED, small())


# -- valid files


def test_cards_come_in_the_order_of_the_file() -> None:
    assert list(small())[:4] == ["mob", "guards", "boss", "captain"]
    assert list(read(TEXT + '\n[[sark]]\nid = "late"\nrarity = "common"\n'))[-1] == "late"


def test_a_card_has_all_that_the_file_says() -> None:
    boss = small()["boss"]
    assert (boss.kind, boss.rarity, boss.sark, boss.attack, boss.defence) == (Kind.WARRIOR, Rarity.RARE, "mob", 3, 6)
    assert (boss.commander, boss.unlimited, boss.name, boss.title) == (True, False, "", "shabrak-card-boss")
    assert [clause.when for clause in boss.clauses] == [When.ACTIVE, When.STANDING]
    assert boss.abilities[1] == "standing: attack +1 to all own neighbour"
    assert small()["krupan"].unlimited


def test_a_card_may_show_a_picture_of_ours_and_have_a_joke_of_its_own() -> None:
    card = """
[[event]]
id = "nap"
name = "Nap"
rarity = "common"
abilities = ["played: ready chosen own"]
picture = "forty-winks"
flavour = "Zzz."
"""
    nap = read(card, our_own())["nap"]
    assert (nap.picture, nap.flavour) == ("forty-winks", "Zzz.")
    face = library.face(nap, our_own())
    assert (face.picture, face.flavour) == ("forty-winks", "Zzz.")


def test_a_file_may_name_its_own_sarks_and_those_of_the_set() -> None:
    (sark, crow) = read(ADDED, small()).values()
    assert (crow.sark, crow.title, sark.kind) == ("crows", "Stará vrána", Kind.SARK)
    assert crow.clauses[0].steps[0].on.sark == "mob"


def test_a_sark_may_be_named_before_its_own_card() -> None:
    sark, warrior = ADDED.split("\n\n")
    assert set(read(f"{warrior}\n{sark}", small())) == {"old-crow", "crows"}


def test_windows_line_endings_change_nothing() -> None:
    assert read(TEXT.replace("\n", "\r\n")) == small()


def test_the_pool_is_our_own_set_and_what_a_file_adds() -> None:
    assert pool("") == our_own()
    text = ADDED.replace('"mob"', '"crows"').replace("from mob", "from crows")
    assert list(pool(text)) == [*our_own(), "crows", "old-crow"]


# -- abilities: the column is that of the file


def test_a_fault_in_an_ability_has_its_line_and_column(file: CardFile) -> None:
    line = file.replace("abilities = .*when attacked", 'abilities = ["when attacked: press 1 to foe"]')
    assert file.fault() == f"{file.where(line, 'to')}Expected “on”, not “to”."
    assert file.where(line, "to") == f"Line {line}, column 38: "


def test_a_fault_in_a_list_over_several_lines_has_its_place(file: CardFile) -> None:
    line = file.replace('    "standing', '    "standing: attack +1 to all own neighbor",')
    assert file.fault() == f"{file.where(line, 'neighbor')}Expected “;” and another step, or the end, not “neighbor”."


def test_a_fault_in_single_quotes_and_long_strings_has_its_place(file: CardFile) -> None:
    line = file.replace('    "standing', "    'standing: attack 1 to self',")
    assert file.fault().startswith(file.where(line, "1"))
    line = file.replace("    'standing", '    """')
    file.lines.insert(line, '  standing: attack 1 to self""",')
    assert file.fault().startswith(file.where(line + 1, "1"))


def test_an_ability_written_with_escapes_is_known_as_a_whole(file: CardFile) -> None:
    line = file.replace('    "standing', '    "st\\u0061nding: attack 1 to self",')
    assert file.fault().startswith(f"Line {line}, column 5: ")


def test_the_same_words_in_a_comment_or_a_name_do_not_move_the_place_of_a_fault(added: CardFile) -> None:
    added.replace("name =", 'name = "[[warrior]]" # [[warrior]] abilities = ["')
    line = added.replace("abilities", 'abilities = [ # "when own: x"\n  "when own: x"]') + 1
    assert added.fault().startswith(f"Line {line}, column 12: Expected ")


def test_an_ability_that_has_no_place_on_the_card_is_refused(file: CardFile) -> None:
    line = file.replace("abilities = .*played: ready", 'abilities = ["active: ready chosen own"]')
    assert file.fault() == (f"Line {line}, column 15: “active” has no place on this kind of card; expected “played”.")


def test_an_unknown_sark_is_refused(file: CardFile) -> None:
    line = file.replace("abilities = .*from guards", 'abilities = ["played: press 1 on all enemy from thieves"]')
    assert file.fault() == f"{file.where(line, 'thieves')}Expected “guards” or “mob”, not “thieves”."


def test_two_active_abilities_are_refused(file: CardFile) -> None:
    line = file.replace('    "standing', '    "active: draw 1",')
    assert file.fault() == f"Line {line}, column 6: A card has at most one active ability."


def test_an_event_without_an_ability_is_refused(file: CardFile) -> None:
    number = file.replace("abilities = .*played: ready", "abilities = []")
    assert file.fault() == f'Line {number}, column 13: An event must do something: abilities = ["played: …"].'
    del file.lines[number - 1]
    assert file.fault().startswith(f"Line {file.line('.*event', 2)}, column 1: An event must do something")


@pytest.mark.parametrize("said", ['"played: draw 1"', "[1]", '["played: draw 1", ["x"]]', "{ a = 1 }", "true"])
def test_abilities_that_are_no_list_of_texts_are_refused(file: CardFile, said: str) -> None:
    line = file.replace("abilities = .*played: ready", f"abilities = {said}")
    assert file.fault().startswith(f"Line {line}, column 13: abilities should be a list of texts")


# -- too large for the capacities


def test_more_clauses_than_a_card_holds_are_refused(file: CardFile) -> None:
    line = file.replace("abilities = .*when attacked", 'abilities = ["round end: draw 1", "round start: draw 1",')
    file.lines.insert(line, '"when exhausted: draw 1", "when attacking: draw 1"]')
    assert file.fault() == f"Line {line + 1}, column 28: A card has at most 3 abilities; this one has 4."


def test_more_steps_than_an_ability_holds_are_refused(file: CardFile) -> None:
    line = file.replace("abilities = .*when attacked", f'abilities = ["when attacked: {"; ".join(["draw 1"] * 5)}"]')
    assert file.fault() == f"{file.where(line, ';')}An ability has at most 4 steps."


def test_more_conditions_than_an_ability_holds_are_refused(file: CardFile) -> None:
    said = " and ".join(["hand at least 1"] * 3)
    line = file.replace("abilities = .*when attacked", f'abilities = ["when attacked if {said}: draw 1"]')
    assert file.fault() == f"{file.where(line, 'and hand')}An ability has at most 2 conditions."


def test_more_sarks_than_have_room_are_refused(added: CardFile) -> None:
    added.lines += [
        line
        for n in range(SARKS)
        for line in ("[[sark]]", f'id = "sark-{n}"', f'name = "Sark {n}"', 'rarity = "common"')
    ]
    line = added.line(r"\[\[sark\]\]", SARKS - len(("mob", "guards")))
    assert added.fault() == f"Line {line}, column 1: There are too many sarks: at most {SARKS} are possible."


def test_more_cards_than_a_file_holds_are_refused() -> None:
    card = '[[event]]\nid = "e-{}"\nrarity = "common"\nabilities = ["played: draw 1"]\n'
    assert len(read("".join(card.format(n) for n in range(MOST_CARDS)))) == MOST_CARDS
    fault = CardFile("".join(card.format(n) for n in range(MOST_CARDS + 2))).fault()
    assert (
        fault == f"Line {4 * MOST_CARDS + 1}, column 1: A card file has at most {MOST_CARDS} cards; this one has 302."
    )


def test_a_file_that_is_too_long_is_refused(file: CardFile) -> None:
    file.lines.append("#\n" * (LONGEST_FILE // 2))
    assert file.fault().startswith(f"A card file has at most {LONGEST_FILE:,} characters; this one has ")


def test_a_line_that_would_take_seconds_to_read_is_refused(file: CardFile) -> None:
    file.lines.insert(4, "a" + ".a" * 10_000 + " = 1")
    assert file.fault() == "Line 5, column 501: A line has at most 500 characters; this one has 20,005."


@pytest.mark.parametrize(
    ("key", "said", "why"),
    [
        ("attack", "21", "attack should be a number from 0 to 20, not “21”."),
        ("attack", "-1", "attack should be a number from 0 to 20, not “-1”."),
        ("attack", "2.5", "attack should be a number from 0 to 20, not “2.5”."),
        ("attack", "true", "attack should be a number from 0 to 20, not “True”."),
        ("defence", "0", "defence should be a number from 1 to 20, not “0”."),
        ("defence", '"5"', "defence should be a number from 1 to 20, not “5”."),
        ("commander", '"yes"', "commander should be true or left out, not “yes”."),
        ("rarity", '"legendary"', "rarity should be one of common, rare, unseen, not “legendary”."),
        ("rarity", "[]", "rarity should be one of common, rare, unseen, not a list."),
        ("sark", '"thieves"', "A warrior has an original sark (S1.3), not “thieves”; there are mob, guards."),
    ],
)
def test_a_wrong_value_is_refused(file: CardFile, key: str, said: str, why: str) -> None:
    boss = file.line('id = "boss"')
    which = sum(1 for line in file.lines[:boss] if line.startswith(f"{key} ="))
    line = file.replace(f"{key} =", f"{key} =  {said}", which)
    assert file.fault() == f"Line {line}, column {len(key) + 5}: {why}"


@pytest.mark.parametrize("key", ["sark", "attack", "defence", "rarity", "id"])
def test_a_missing_value_is_told_at_the_head_of_its_card(added: CardFile, key: str) -> None:
    added.replace("abilities", "")
    added.lines = [line for n, line in enumerate(added.lines) if n < 5 or not line.startswith(f"{key} =")]
    assert added.fault().startswith(f"Line {added.line(re.escape('[[warrior]]'))}, column 1: ")


# -- ids and names


@pytest.mark.parametrize("id", ["Boss", "2boss", "bóss", "my boss", "", "-x", "x_y"])
def test_an_id_that_is_none_is_refused(file: CardFile, id: str) -> None:
    line = file.replace("id =", f'id = "{id}"', 6)
    assert file.fault() == (
        f"Line {line}, column 6: A card needs an id of lower-case letters, digits and dashes, not “{id}”."
    )


def test_an_id_that_is_too_long_is_refused(file: CardFile) -> None:
    line = file.replace("id =", f'id = "{"a" * 41}"', 6)
    assert file.fault().startswith(f"Line {line}, column 6: The id “aaaa")


def test_a_card_of_the_set_cannot_be_replaced(added: CardFile) -> None:
    line = added.replace("id =", 'id = "boss"', 1)
    assert added.fault() == f"Line {line}, column 6: “boss” is already a card of the set; give yours another id."


def test_the_same_id_twice_is_refused(file: CardFile) -> None:
    line = file.replace('id = "brawl"', 'id = "liquor"')
    first = file.line('id = "liquor"')
    assert file.fault() == f"Line {line}, column 6: “liquor” is already the card in line {first}."


def test_an_added_card_needs_a_name(added: CardFile) -> None:
    del added.lines[added.line("name =", 1) - 1]
    assert added.fault() == 'Line 6, column 1: A card needs a name: name = "…", not nothing.'


@pytest.mark.parametrize("said", ['""', '" "', "5", '"a\\nb"', '"a\\u202eb"'])
def test_a_name_that_is_none_is_refused(added: CardFile, said: str) -> None:
    line = added.replace("name =", f"name = {said}")
    assert added.fault().startswith(f'Line {line}, column 8: A card needs a name: name = "…", not ')


def test_a_name_that_is_too_long_in_bytes_is_refused(added: CardFile) -> None:
    assert len("ř" * (NAME // 2 + 1)) <= NAME
    line = added.replace("name =", f'name = "{"ř" * (NAME // 2 + 1)}"')
    assert added.fault().endswith(f"is too long; a name has at most {NAME} bytes.")
    assert added.fault().startswith(f"Line {line}, column 8: ")


def test_the_same_name_twice_is_refused(added: CardFile) -> None:
    line = added.replace("name =", 'name = "The Crows"', 1)
    assert added.fault() == f"Line {line}, column 8: “The Crows” is already the name of the card in line 3."


def test_a_commander_cannot_be_without_number(file: CardFile) -> None:
    line = file.replace("commander", "commander = true\nunlimited = true") + 1
    assert file.fault() == f"Line {line}, column 13: A commander is unique: a deck has it only once (S1.2)."


# -- limits of a file


def test_a_fault_of_toml_has_its_place_too(file: CardFile) -> None:
    line = file.replace("rarity", "rarity common")
    assert file.fault().startswith(
        f"Line {line}, column 8: A card file is written in TOML, and this is not valid TOML: "
    )
    file.lines[line - 1] = 'rarity = "common'
    assert file.fault().startswith(f"Line {line}, column ")


def test_a_key_that_is_not_expected_is_refused(file: CardFile) -> None:
    line = file.replace("rarity", 'rarity = "common"\n sark = "mob"', -1) + 1
    assert file.fault() == (
        f"Line {line}, column 2: “sark” is not expected here; equipment has id, name, rarity, abilities, "
        "picture, flavour, unlimited."
    )


def test_a_table_that_is_not_expected_is_refused(file: CardFile) -> None:
    file.lines += ["[[monster]]", "lives = 1"]
    assert file.fault() == (
        f"Line {len(file.lines) - 1}, column 1: “monster” is not expected here; "
        "a card file has origin, sark, warrior, event, equipment."
    )


@pytest.mark.parametrize(
    "said", ["event = 5", "event = [{ id = 'x' }]", '[event]\nid = "x"', '[["event"]]\nid = "x"', "event.id = 'x'"]
)
def test_cards_that_are_no_tables_of_their_own_are_refused(said: str) -> None:
    assert CardFile(said).fault() == "Line 1, column 1: Write every event as a table of its own: [[event]]."


def test_a_card_file_cannot_include_another_file(file: CardFile) -> None:
    file.lines.insert(0, 'include = "cards.toml"')
    assert file.fault().startswith("Line 1, column 1: “include” is not expected here; ")


def test_reading_a_card_file_opens_no_other_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_keywords: object) -> NoReturn:
        raise AssertionError("a card file must not open anything")

    monkeypatch.setattr(builtins, "open", refuse)
    monkeypatch.setattr(Path, "read_text", refuse)
    assert read(ADDED, small())


def test_several_faults_are_all_told_in_the_order_of_the_file(file: CardFile) -> None:
    lines = [
        file.replace("rarity", "rarity = 5", 1),
        file.replace("attack", "attack = 99", 1),
        file.replace("abilities = .*when attacked", 'abilities = ["fly: draw 1", "when attacked: dance"]'),
        file.replace("defence", "defence = 0", -1),
    ]
    told = [int(re.findall(r"\d+", fault)[0]) for fault in file.faults()]
    assert told == sorted([*lines, lines[2]])


def test_only_the_first_of_thousands_of_faults_are_told() -> None:
    found = CardFile("\n".join(f"key{n} = 1" for n in range(1000))).faults()
    assert len(found) == MOST_TOLD + 1
    assert found[-1] == "And 800 more: fix these first."


def test_a_deeply_nested_file_is_refused() -> None:
    (fault,) = CardFile("a = " + "[\n" * 20_000).faults()
    assert fault.endswith("its lists and tables are nested too deeply.")


# -- any text gives cards or sentences


def faults_of(text: str) -> list[str]:
    try:
        read(text)
    except InvalidInput as refused:
        return refused.sentences()
    return []


@given(st.text(max_size=200))
def test_any_text_is_read_as_a_card_file_or_refused(text: str) -> None:
    assert all(faults_of(text))


PIECES = st.sampled_from([*re.findall(r'\w+|[^\w\s]|\n|"""|\'\'\'', TEXT), "'''", '"""', "\\", "\r\n", "\t", "=", "{"])


@settings(max_examples=200)
@given(st.integers(0, len(TEXT)), st.integers(0, 60), st.lists(PIECES, max_size=6).map(" ".join))
def test_a_file_broken_anywhere_is_read_or_refused_with_lines(at: int, length: int, instead: str) -> None:
    for fault in faults_of(TEXT[:at] + instead + TEXT[at + length :]):
        assert re.match(r"Line \d+, column \d+: \S.*\.", fault, re.DOTALL)


# -- the page about writing cards and decks

PAGE = (Path(__file__).resolve().parents[4] / "docs" / "shabrak-cards.md").read_text(encoding="utf-8")


def test_the_examples_on_the_page_about_cards_are_sound() -> None:
    deck, cards = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    assert {card.kind for card in read(cards, our_own()).values()} == set(Kind)
    assert deck_file.read(deck, our_own()).name


def test_the_page_about_cards_names_the_limits_and_every_word_of_the_language() -> None:
    for said in (f"{MOST_CARDS} cards", f"{LONGEST_FILE:,} characters", f"{SARKS} sarks", f"{NAME} bytes"):
        assert said in PAGE
    for words in (Trait, Do, Rarity, Side, Relation, Quantity, When):
        for one in words:
            said = {"REACH": "in reach|reach", "ANYWHERE": ""}.get(one.name, one.name.lower().replace("_", " "))
            assert re.search(rf"`[^`]*\b({said})\b[^`]*`", PAGE), said


# -- our own set


def test_our_own_set_has_the_number_of_cards_that_it_should() -> None:
    cards = our_own().values()
    of = {kind: [card for card in cards if card.kind == kind] for kind in Kind}
    named = [card for card in of[Kind.WARRIOR] if not card.unlimited]
    assert len(of[Kind.SARK]) >= 6
    assert sum(card.commander for card in named) >= 8
    assert sum(not card.commander for card in named) >= 40
    assert len(of[Kind.EVENT]) >= 31
    assert len(of[Kind.EQUIPMENT]) >= 20
    assert {card.rarity for card in cards} == set(Rarity)


def test_S1_2_only_the_four_cards_of_the_rulebook_may_be_in_a_deck_in_any_number() -> None:
    unlimited = {card.id for card in our_own().values() if card.unlimited}
    assert unlimited == {"krupan", "smucka", "liquor", "shield-bash"}


def test_our_own_cards_are_named_in_the_catalogues() -> None:
    assert {card.name for card in our_own().values()} == {""}
    assert max(len(card.title) for card in our_own().values()) <= NAME
