"""G1.5: the format of a card file; faults are reported with line, column and what was expected."""

import builtins
import re
from pathlib import Path
from typing import NoReturn

import pytest

from krypta.core.files.fault import InvalidInput
from krypta.games.goblin.cards.card_file import LONGEST_FILE, Action, Equipment, read
from krypta.games.goblin.game import GAME


class CardFile:
    """Our own card file, to be broken line by line."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()

    def line(self, pattern: str, which: int = 0) -> int:
        """The number of a line that begins with the pattern; -1 means the last one."""
        return [n for n, line in enumerate(self.lines, start=1) if re.match(pattern, line)][which]

    def replace(self, number: int, said: str) -> int:
        self.lines[number - 1] = said
        return number

    def without(self, first: int, count: int = 1) -> None:
        del self.lines[first - 1 : first - 1 + count]

    def where(self, line: int, said: str) -> str:
        """The start of a fault at the last occurrence of that text in the line."""
        return f"Line {line}, column {self.lines[line - 1].rindex(said) + 1}: "

    def faults(self) -> list[str]:
        with pytest.raises(InvalidInput) as refused:
            read("\n".join(self.lines))
        return refused.value.sentences()

    def fault(self) -> str:
        (fault,) = self.faults()
        return fault


@pytest.fixture
def file(our_text: str) -> CardFile:
    return CardFile(our_text)


def last_block(file: CardFile, name: str) -> tuple[int, int]:
    """The first line of the last table with that name, and its number of lines."""
    first = file.line(rf"\[\[{name}\]\]", -1)
    rest = file.lines[first:]
    return first, 1 + next((n for n, line in enumerate(rest) if not line.strip()), len(rest))


# -- valid files


def test_our_own_card_file_is_read_with_36_64_15_and_3_cards(our_text: str) -> None:
    cards = read(our_text)
    assert sum(map(len, cards.starting)) == 36
    assert sum(map(len, cards.monsters)) == 64
    assert sum(map(len, cards.gatekeepers)) == 15
    assert len(cards.lords) == 3


def test_every_ordinary_monster_has_a_reward_and_the_others_have_none(our_text: str) -> None:
    cards = read(our_text)
    assert all(isinstance(monster.reward, Action | Equipment) for level in cards.monsters for monster in level)
    others = [*cards.lords, *(monster for level in cards.gatekeepers for monster in level)]
    assert {monster.reward for monster in others} == {None}


def test_effects_are_read_as_printed_from_left_to_right(file: CardFile) -> None:
    file.replace(file.line("effects ="), 'effects = ["draw 2", "attack 3"]')
    first = read("\n".join(file.lines)).starting[0][0]
    assert [(effect.name, amount) for effect, amount in first.effects] == [("DRAW", 2), ("ATTACK", 3)]


def test_comments_and_empty_lines_do_not_matter(file: CardFile) -> None:
    assert read("\n\n# nothing\n".join(file.lines)) == read("\n".join(file.lines))


def test_a_reward_may_be_a_table_of_its_own(file: CardFile) -> None:
    number = file.line("reward =")
    inner = file.lines[number - 1].removeprefix("reward = {").removesuffix("}")
    parts = re.findall(r'(\w+ = (?:"[^"]*"|\[[^\]]*\]))', inner)
    expected = read("\n".join(file.lines))
    file.replace(number, "\n".join(["[monster.reward]", *parts]))
    assert read("\n".join(file.lines)) == expected


def test_the_option_cards_takes_the_text_of_a_file(our_text: str) -> None:
    text = our_text.replace('name = "', 'name = "My ')
    assert GAME.contents(GAME.options({"cards": text})).tobytes() != GAME.contents(GAME.options({})).tobytes()


# -- one fault: how the file is changed, and how the fault begins


def test_a_wrong_colour_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("colour ="), 'colour = "purple"')
    assert (
        file.fault() == file.where(line, '"purple') + "colour should be one of green, blue, red, yellow, not “purple”."
    )


def test_a_wrong_colour_to_follow_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("follows ="), 'follows = ["red", "purple"]')
    assert file.fault() == file.where(line, "purple") + "follows can name green, blue, red, yellow, not “purple”."


def test_a_missing_level_is_refused(file: CardFile) -> None:
    monster, level = file.line(r"\[\[monster\]\]"), file.line("level =")
    file.without(level)
    assert file.fault() == f"Line {monster}, column 1: level should be one of I, II, III, not nothing."


@pytest.mark.parametrize(("name", "count"), [("gatekeeper", 5), ("monster", 24), ("lord", 3), ("start", 6)])
def test_too_few_cards_of_a_kind_are_refused(file: CardFile, name: str, count: int) -> None:
    first, length = last_block(file, name)
    file.without(first, length)
    line = file.line(rf"\[\[{name}\]\]", -1)
    fault = file.fault()
    assert fault.startswith(f"Line {line}, column 1: ")
    assert fault.endswith(f" has {count - 1} tables [[{name}]]; {count} are expected.")


def test_too_many_cards_of_a_kind_are_refused(file: CardFile) -> None:
    first, length = last_block(file, "lord")
    again = [line.replace('name = "', 'name = "another ') for line in file.lines[first - 1 : first - 1 + length]]
    file.lines += ["", *again]
    line = file.line(r"\[\[lord\]\]", -1)
    assert file.fault() == f"Line {line}, column 1: The whole set has 4 tables [[lord]]; 3 are expected."


@pytest.mark.parametrize(
    "effect", ["fly 2", "attack", "attack 0", "attack 10", "attack -1", "attack two", "2 attack", "attack ²", ""]
)
def test_an_unknown_effect_is_refused(file: CardFile, effect: str) -> None:
    line = file.replace(file.line("effects ="), f'effects = ["{effect}"]')
    expected = f"a name (attack, defence, heal, draw) and a number from 1 to 9, not “{effect}”."
    assert file.fault() == f"Line {line}, column 13: effects is written as {expected}"


@pytest.mark.parametrize("effects", ["[]", '"attack 1"', '["attack 1", "draw 1", "heal 1", "defence 1", "fly 1"]'])
def test_any_number_but_one_to_four_effects_is_refused(file: CardFile, effects: str) -> None:
    line = file.replace(file.line("effects ="), f"effects = {effects}")
    assert file.fault().startswith(f"Line {line}, column 11: effects should be a list of 1 to 4, ")


def test_an_effect_given_twice_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("effects ="), 'effects = ["attack 1", "attack 2"]')
    assert file.fault() == file.where(line, "attack 2") + "attack is given twice; write the total once."


def test_an_effect_of_cards_on_equipment_is_refused(file: CardFile) -> None:
    line = file.line('reward = .*kind = "weapon"')
    file.replace(line, re.sub(r"gives = \[.*?\]", 'gives = ["draw 1"]', file.lines[line - 1]))
    expected = "a name (attack, defence, heart, hand) and a number from 1 to 9, not “draw 1”."
    assert file.fault() == file.where(line, "draw 1") + f"gives is written as {expected}"


def test_an_unknown_key_of_a_card_is_refused(file: CardFile) -> None:
    line = file.line("attack =")
    file.replace(line, f"{file.lines[line - 1]}\nstrength = 3")
    fault = file.fault()
    assert fault.startswith(f"Line {line + 1}, column 1: “strength” is not expected here; a card has ")
    assert {"attack", "lives", "curses", "level", "name", "reward"} <= set(re.findall(r"\w+", fault.split(";")[1]))


def test_an_unknown_key_of_the_file_is_refused(file: CardFile) -> None:
    file.lines.insert(0, 'author = "me"')
    assert file.fault().startswith("Line 1, column 1: “author” is not expected here; a card file has ")


def test_an_unknown_table_of_the_file_is_refused(file: CardFile) -> None:
    file.lines += ["[[dragon]]", 'name = "Smok"']
    assert file.fault().startswith(
        f"Line {len(file.lines) - 1}, column 1: “dragon” is not expected here; a card file has "
    )


@pytest.mark.parametrize("value", ["-1", "101", '"3"', "2.5", "true", "[3]"])
@pytest.mark.parametrize(("key", "least"), [("attack", 0), ("lives", 1)])
def test_a_wrong_number_is_refused(file: CardFile, key: str, least: int, value: str) -> None:
    line = file.replace(file.line(f"{key} ="), f"{key} = {value}")
    assert file.fault().startswith(
        f"Line {line}, column {len(key) + 4}: {key} should be a number from {least} to 100, not "
    )


def test_a_monster_without_lives_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("lives ="), "lives = 0")
    assert file.fault() == f"Line {line}, column 9: lives should be a number from 1 to 100, not “0”."


def test_an_unknown_curse_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("curses ="), 'curses = ["purple"]')
    assert file.fault().startswith(
        f"Line {line}, column 12: curses can name green, blue, red, yellow, attack, defence, "
    )


def test_a_curse_given_twice_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("curses ="), 'curses = ["red", "red"]')
    assert file.fault().startswith(f"Line {line}, column 10: curses should be a list without repetitions, ")


def test_a_repeated_name_is_refused(file: CardFile) -> None:
    first, second = file.line("name ="), file.line("name =", 1)
    name = file.lines[first - 1].split('"')[1]
    file.replace(second, file.lines[first - 1])
    assert file.fault() == f"Line {second}, column 8: “{name}” is already the name of the card in line {first}."


@pytest.mark.parametrize("name", ["", "   ", "two\\nlines"])
def test_a_name_without_letters_or_with_two_lines_is_refused(file: CardFile, name: str) -> None:
    line = file.replace(file.line("name ="), f'name = "{name}"')
    shown = name.replace("\\n", "\N{REPLACEMENT CHARACTER}")
    assert file.fault() == f'Line {line}, column 8: A card needs a name: name = "…", not “{shown}”.'


def test_a_name_that_is_too_long_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("name ="), f'name = "{"ř" * 25}"')
    assert file.fault() == f"Line {line}, column 8: The name “{'ř' * 25}” is too long; a name has at most 48 bytes."


def test_a_missing_reward_is_refused(file: CardFile) -> None:
    monster, reward = file.line(r"\[\[monster\]\]"), file.line("reward =")
    file.without(reward)
    assert file.fault().startswith(f"Line {monster}, column 1: A monster needs a reward: reward = ")


def test_a_reward_of_an_unknown_kind_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("reward ="), 'reward = { kind = "gold", name = "a bag of it" }')
    assert file.fault() == file.where(line, '"gold') + "kind should be one of action, weapon, armour, not “gold”."


def test_faults_of_a_reward_in_braces_have_their_columns(file: CardFile) -> None:
    said = 'reward = { kind = "action", name = "", colour = "red", follows = ["pink"], effects = ["fly 1"], cost = 3 }'
    line = file.replace(file.line("reward ="), said)
    expected = [file.where(line, part) for part in ('""', "pink", "fly", "cost")]
    assert [fault[: len(where)] for fault, where in zip(file.faults(), expected, strict=True)] == expected


def test_faults_of_a_reward_that_is_a_table_of_its_own_have_their_lines(file: CardFile) -> None:
    line = file.replace(file.line("reward ="), "[monster.reward]")
    file.lines[line:line] = ['kind = "armour"', 'gives = ["defence 1", "fly 1"]']
    missing, unknown = file.faults()
    assert missing == f'Line {line}, column 1: A card needs a name: name = "…", not nothing.'
    assert unknown.startswith(file.where(line + 2, "fly") + "gives is written as ")


@pytest.mark.parametrize(("key", "value"), [("effects", '["attack 1", 3]'), ("follows", "[3]"), ("follows", "[[]]")])
def test_anything_but_text_in_a_list_is_refused(file: CardFile, key: str, value: str) -> None:
    line = file.replace(file.line(f"{key} ="), f"{key} = {value}")
    wrong = "a list" if "[]" in value else "“3”"
    expected = f'{key} should be a list of texts, such as ["…", "…"], not {wrong}.'
    assert file.fault() == f"Line {line}, column {len(key) + 4}: {expected}"


def test_a_gatekeeper_with_a_reward_of_its_own_is_refused(file: CardFile) -> None:
    first, _ = last_block(file, "gatekeeper")
    file.lines.insert(first, 'reward = { kind = "armour", name = "gate", gives = ["defence 1"] }')
    assert file.fault().startswith(f"Line {first + 1}, column 1: “reward” is not expected here; ")


def test_an_unknown_hero_is_refused(file: CardFile) -> None:
    line = file.replace(file.line("hero ="), 'hero = "conan"')
    heroes = "argentus, aderyn, horan, victorius, xanros, taia"
    assert file.fault() == f"Line {line}, column 8: hero should be one of {heroes}, not “conan”."


@pytest.mark.parametrize("start", ["start = 3", "start = []", 'start = [{ name = "one" }]', "[start]"])
def test_cards_that_are_no_tables_of_their_own_are_refused(start: str) -> None:
    with pytest.raises(InvalidInput):
        read(start)


# -- the whole file


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[[start", "Line 1, column 8"),
        ("name = ", "Line 1, column 7"),
        ("\0", "Line 1, column 1"),
        ("/etc/passwd", "Line 1, column 1"),
        ("a = 1\na = 2", "Line 2, column 6"),
    ],
)
def test_a_file_that_is_no_toml_is_refused(text: str, where: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        read(text)
    (fault,) = refused.value.sentences()
    assert fault.startswith(f"{where}: A card file is written in TOML, and this is not valid TOML: ")


NESTED = {
    "lists": "x = " + "[" * 5_000,
    "tables": "x = " + "{a = " * 3_000,
    "keys": "x" + ".a" * 2_000 + " = 1",
    "a card": "[[start]]\ncolour" + ".a" * 2_000 + " = 1",
}


@pytest.mark.parametrize("what", NESTED)
def test_a_deeply_nested_file_is_refused_and_breaks_nothing(what: str) -> None:
    with pytest.raises(InvalidInput):
        read(NESTED[what])


def test_a_file_that_is_too_long_is_refused(our_text: str) -> None:
    text = our_text + "#" * LONGEST_FILE
    with pytest.raises(InvalidInput) as refused:
        read(text)
    assert refused.value.sentences() == [
        f"A card file has at most {LONGEST_FILE:,} characters; this one has {len(text):,}."
    ]


def test_an_empty_file_lacks_its_cards() -> None:
    with pytest.raises(InvalidInput) as refused:
        read("")
    assert "Line 1, column 1: Argentus has 0 tables [[start]]; 6 are expected." in refused.value.sentences()


def test_several_faults_at_once_are_all_told_in_the_order_of_their_lines(file: CardFile) -> None:
    wrong = [
        file.replace(file.line("lives =", 30), "lives = 0"),
        file.replace(file.line("colour =", 2), 'colour = "purple"'),
        file.replace(file.line("attack =", -1), "attack = 1000"),
        file.replace(file.line("effects =", 1), 'effects = ["fly 1"]'),
        file.replace(file.line("level =", 9), 'level = "IV"'),
    ]
    assert [int(re.findall(r"\d+", fault)[0]) for fault in file.faults()] == sorted(wrong)


def test_faults_are_told_in_the_order_of_lines_whatever_the_order_of_tables_and_keys(file: CardFile) -> None:
    first, length = last_block(file, "lord")
    block = file.lines[first - 1 : first - 1 + length]
    file.without(first, length)
    at = file.line(r"\[\[start\]\]") - 1
    file.lines[at:at] = [block[0], *reversed(block[1:]), ""]
    wrong = [
        file.replace(file.line("attack ="), "attack = -1"),
        file.replace(file.line("lives ="), "lives = -1"),
        file.replace(file.line("colour ="), 'colour = "purple"'),
    ]
    assert [fault.split(",")[0] for fault in file.faults()] == [f"Line {line}" for line in sorted(wrong)]


def test_two_faults_of_one_card_are_both_told(file: CardFile) -> None:
    wrong = [file.replace(file.line("attack ="), "attack = -1"), file.replace(file.line("lives ="), "lives = -1")]
    assert [fault.split(",")[0] for fault in file.faults()] == [f"Line {line}" for line in wrong]


# -- nothing else is read


def test_a_path_is_no_card_file(tmp_path: Path, our_text: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(our_text, encoding="utf-8")
    with pytest.raises(InvalidInput) as refused:
        GAME.contents(GAME.options({"cards": str(path)}))
    assert refused.value.sentences()[0].startswith(
        "Line 1, column 1: A card file is written in TOML, and this is not valid TOML: "
    )


def test_reading_a_card_file_opens_no_other_file(monkeypatch: pytest.MonkeyPatch, our_text: str) -> None:
    def refuse(*_args: object, **_keywords: object) -> NoReturn:
        raise AssertionError("a card file must not open anything")

    monkeypatch.setattr(builtins, "open", refuse)
    monkeypatch.setattr(Path, "read_text", refuse)
    assert read(our_text).lords


def test_a_card_file_cannot_include_another_file(file: CardFile) -> None:
    file.lines.insert(0, 'include = "standard.toml"')
    assert file.fault().startswith("Line 1, column 1: “include” is not expected here; a card file has ")


def test_a_line_that_would_take_seconds_to_read_is_refused(file: CardFile) -> None:
    """A key with thousands of parts: the TOML parser takes time for each of them."""
    file.lines.insert(4, "a" + ".a" * 10_000 + " = 1")
    assert file.fault() == "Line 5, column 501: A line has at most 500 characters; this one has 20,005."
