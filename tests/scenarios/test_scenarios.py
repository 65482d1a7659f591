"""Every scenario file runs, and errors in a scenario are reported with place and reason."""

from pathlib import Path

import pytest

from krypta.core.scenario import ScenarioFault, run
from krypta.games import load

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_scenario_file_is_true(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"game {path.parent.name}\ntitle ")
    assert run(text, load) > 0


def fault_of(text: str) -> tuple[int, str]:
    with pytest.raises(ScenarioFault) as fault:
        run(text, load)
    assert str(fault.value) == f"Line {fault.value.line}: {fault.value.why}"
    return fault.value.line, fault.value.why


def in_position(line: str) -> tuple[int, str]:
    """The fault of a line in the position, as the fourth line of the file."""
    return fault_of(f"game karak\nposition\n    hero horan at start\n    {line}\nscript\n    play stop\n")


def in_script(line: str, *luck: str) -> tuple[int, str]:
    """The fault of a line in the script, as the last line of the file."""
    lines = ["game karak", "title wrong", "", "position", "hero horan lives 3"]
    lines += [f"luck {said}" for said in luck] + ["# a remark", "script"]
    number, why = fault_of("\n".join([*lines, line]))
    return number - len(lines), why


EXPECTED_OTHERWISE = {
    "hero horan lives 5": "expected “hero horan lives 5”, found: lives 3.",
    "hero horan at lane": "expected “hero horan at lane”, found: at start.",
    "hero horan holds sword": "expected “hero horan holds sword”, found: holds nothing.",
    "monster king at start": "expected “monster king at start”, found: nothing.",
    "phase strike": "expected “phase strike”, found: move.",
    "steps 4": "expected “steps 4”, found: 0.",
    "cursed horan": "expected “cursed horan”, found: nobody.",
    "over": "expected “over”, found: the game goes on.",
    "winner horan": "expected “winner horan”, found: the game goes on.",
}


@pytest.mark.parametrize("line", EXPECTED_OTHERWISE)
def test_an_expectation_that_is_not_met_says_what_is_true(line: str) -> None:
    assert in_script(f"expect {line}") == (1, EXPECTED_OTHERWISE[line])


def test_an_expectation_of_a_curse_fails_for_a_hero_who_is_not_cursed() -> None:
    number, why = in_script("expect hero horan cursed")
    assert (number, why.endswith("not cursed.")) == (1, True)


IN_SCRIPT = {
    "play go nroth": "“go nroth” is no act of Karak. Did you mean “go north”",
    "play resolve": "“resolve” is refused: K3.10.",
    "nature roll 6 6": "the decision is with seat 1.",
    "offer open": "“open” is refused by K6.4.",
    "refuse stop K3.1": "“stop” is allowed, not by K3.1.",
    "refuse open K3.1": "“open” is refused by K6.4, not by K3.1.",
    "shout hurray": "a script has play, nature, expect, offer and refuse, not “shout”.",
    "expect weather fine": "“weather …” cannot be checked; there are hero, monster,",
    "expect hero taia lives 5": "taia is not at this table.",
    "expect chest at vault": "There is no tile “vault”; there are start.",
}


@pytest.mark.parametrize("line", IN_SCRIPT)
def test_a_wrong_line_of_a_script_is_told_where_and_why(line: str) -> None:
    number, why = in_script(line)
    assert number == 1
    assert why.startswith(IN_SCRIPT[line])


def test_the_first_wrong_line_of_a_script_is_told() -> None:
    text = "game karak\nposition\nhero horan\nscript\nplay stop\nexpect over\nexpect steps 4"
    assert fault_of(text)[0] == 6


def test_a_script_that_does_not_decide_for_nature_is_told() -> None:
    assert fault_of("game karak\nposition\nhero horan\nscript\nplay go north\nplay stop") == (
        6,
        "the decision is with nature.",
    )


IN_POSITION = {
    "room hall east of strat": "There is no tile “strat”; there are start.",
    "room hall": "A tile is written as: room NAME [openings] east of OTHER.",
    "room hall upward of start": "There is no side “upward”; there are north, east, south, west.",
    "room hall nex east of start": "“nex” should name openings by their letters n, e, s, w.",
    "tunnel hall start east of start": "“start” should name openings by their letters n, e, s, w.",
    "portal gate nesw east of start": "There is no tile “portal-cross”; there are",
    "monster orc at start": "There is no token “orc”; there are rat,",
    "item hammer at start": "There is no item “hammer”; there are daggers,",
    "hero conan at start": "There is no hero “conan”; there are argentus,",
    "hero taia lives two": "“two” should be a number.",
    "hero taia asleep": "“asleep” is out of place; here can stand at,",
    "hero taia holds hammer": "There is no item “hammer”; there are daggers,",
    "turn taia": "taia is not at this table.",
    "pile room-round 3": "There is no tile “room-round”; there are tunnel-straight,",
    "weather fine": "A position of Karak has no line “weather …”.",
}


@pytest.mark.parametrize("line", IN_POSITION)
def test_a_wrong_line_of_a_position_is_told_where_and_why(line: str) -> None:
    number, why = in_position(line)
    assert number == 4
    assert why.startswith(IN_POSITION[line])


UNFINISHED = [
    "quiet",
    "turn",
    "hero",
    "hero taia lives",
    "hero taia at",
    "hero taia treasure chest",
    "pile room-cross",
]


@pytest.mark.parametrize("line", UNFINISHED)
def test_an_unfinished_line_is_answered_in_words_for_people(line: str) -> None:
    number, why = in_position(line)
    assert number == 4
    assert why.endswith(".")


@pytest.mark.parametrize("line", ["expect hero horan lives", "expect steps", "expect gone key"])
def test_an_unfinished_expectation_is_answered_in_words_for_people(line: str) -> None:
    number, why = in_script(line)
    assert number == 1
    assert why.endswith(".")
    assert "range" not in why


IMPOSSIBLE = {
    "hero horan": "the same hero twice",
    "hero taia lives 6": "more than five lives",
    "hero taia lives -1": "fewer lives than none",
    "hero taia holds key key": "two keys in one slot",
    "turn horan step 2": "a word that is none",
    "monster rat at start": "a token on a tile that is no room",
}


@pytest.mark.parametrize("line", IMPOSSIBLE)
def test_an_impossible_position_is_refused(line: str) -> None:
    assert in_position(line)[0] == 4


def test_a_misspelt_luck_line_is_told_where_it_stands() -> None:
    number, why = in_position("luck rool 6 6")
    assert number == 4
    assert why.startswith("“rool 6 6” is no act of Karak. Did you mean “roll 6 6”")


def test_luck_that_cannot_happen_is_told() -> None:
    assert in_script("play go north", "token rat") == (1, "Nature cannot decide “token rat” now.")


def test_a_tile_where_one_lies_already_is_refused() -> None:
    text = "game karak\nposition\nroom hall east of start\ntunnel lane east of start"
    assert fault_of(text) == (4, "There is a tile east of start already.")


def test_more_tiles_than_the_box_has_are_refused() -> None:
    rows = ["portal p0 north of start", *(f"portal p{n} north of p{n - 1}" for n in range(1, 5))]
    text = "\n".join(["game karak", "position", *rows])
    assert fault_of(text) == (7, "The pile has no portal-straight left.")


def test_a_position_without_heroes_is_refused() -> None:
    assert fault_of("game karak\nposition\nscript\nplay stop") == (
        3,
        "A position of Karak needs a hero: hero horan at start.",
    )


def test_more_heroes_than_inventories_are_refused() -> None:
    heroes = [f"hero {hero}" for hero in ("argentus", "horan", "xanros", "aderyn", "victorius", "taia")]
    assert fault_of("\n".join(["game karak", "position", *heroes])) == (8, "Karak has at most 5 heroes.")


def test_a_scenario_must_begin_with_its_game() -> None:
    assert fault_of("title no game\nposition") == (1, "a scenario begins with the line: game NAME.")
    assert fault_of("# a remark\ngame chess")[0] == 2
    assert fault_of("game chess")[1].startswith("There is no game “chess”; there are karak")


def test_lines_outside_a_block_are_refused() -> None:
    assert fault_of("game karak\nhero horan") == (2, "expected title, position or script.")


@pytest.mark.parametrize("text", ["", "game karak", "game karak\nposition\nhero horan"])
def test_a_scenario_without_a_script_is_refused(text: str) -> None:
    assert fault_of(text)[1] == "it has no script, so it proves nothing."


def test_remarks_and_empty_lines_count_as_lines_and_do_nothing() -> None:
    assert run("game karak\n\n# a remark\nposition\nhero horan # another\n\nscript\nplay stop\n", load) == 1
