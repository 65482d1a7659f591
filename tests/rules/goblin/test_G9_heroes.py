"""G9: Argentus, Aderyn, Horan and Victorius. Xanros and Taia are in test_G9_more_heroes.py."""

from collections.abc import Callable

import pytest

from .table import Table, at_the_row, fight, scenario

FOE = "attack 0 lives 99"


def fighting(hero: str, monster: str, *lines: str, **options: str) -> Table:
    return fight(hero, monster, *lines, **{"abilities": "on", **options})


# -- Argentus

WIZARD = [
    "card argentus-1 red follows red",
    "card argentus-2 blue follows red",
    "card argentus-3 blue follows red",
    "card argentus-4 red follows red blue",
    "card argentus-5 green follows red",
]


def test_G9_1_argentus_plays_a_blue_card_although_the_card_before_does_not_name_blue() -> None:
    table = fighting("argentus hand s1 s2 s4 s5", FOE, *WIZARD).play("play s1")
    assert table.offers() == ["stop", "play s2", "play s4"]
    assert table.play("play s2").fight.ability


def test_G9_1_argentus_breaks_the_chain_once_a_fight() -> None:
    table = fighting("argentus hand s1 s2 s3 s4", FOE, *WIZARD).play("play s1", "play s2")
    assert table.refusal("play s3") == "G5.4"


def test_G9_1_argentus_breaks_the_chain_once_again_in_the_next_fight() -> None:
    table = at_the_row("argentus hand s1 s2 pile", FOE, *WIZARD, "luck draw s1", abilities="on")
    table.play("fight i 1", "play s1", "play s2", "merchant", "stop", "fight i 1", "play s1")
    assert table.refusal("play s2") == ""


def test_G9_1_argentus_plays_no_blue_card_against_a_curse_on_blue() -> None:
    table = fighting("argentus hand s1 s2 s4", "attack 0 lives 99 curses blue", *WIZARD).play("play s1")
    assert table.refusal("play s2") == "G5.6"


def test_G9_1_ruling_the_ability_of_argentus_is_spent_only_when_the_chain_forbids_the_blue_card() -> None:
    table = fighting("argentus hand s1 s2 s3 s4", FOE, *WIZARD).play("play s2", "play s4")
    assert not table.fight.ability
    table.play("play s3", "play s1")
    assert not table.happened.count("OUT_OF_CHAIN")


WITHOUT: dict[
    str, tuple[str, str, list[str], list[str], Callable[[Table], bool]]
] = {  # hero, monster, cards, acts, a check that fails with the ability
    "argentus": ("hand s1 s2 s4", FOE, WIZARD, ["play s1"], lambda table: table.refusal("play s2") == "G5.4"),
    "aderyn": (
        "lives 1 hand s1 pile",
        "attack 1 lives 1",
        ["card aderyn-1 red attack 1"],
        ["play s1"],
        lambda table: "FAILED" in table.happened,
    ),
    "horan": (
        "hand s1 s2 pile",
        FOE,
        ["card horan-1 red follows red attack 1", "card horan-2 red attack 1"],
        ["play s1", "play s2"],
        lambda table: table.sums == (2, 99),
    ),
    "victorius": (
        "hand s1 s2 s3",
        FOE,
        ["card victorius-1 red follows red", "card victorius-2 blue", "card victorius-3 red"],
        ["play s1"],
        lambda table: table.refusal("play s2") == "G5.4",
    ),
    "xanros": (
        "hand s1 s2",
        "attack 0 lives 99 curses red",
        ["card xanros-1 red", "card xanros-2 blue"],
        [],
        lambda table: table.refusal("play s1") == "G5.6",
    ),
    "taia": (
        "hand s1 s2 pile s3 s4",
        FOE,
        ["card taia-1 red follows red draw 1", "card taia-2 red"],
        ["play s1"],
        lambda table: table.hero("taia").hand == ["s2", "s3"],
    ),
}


@pytest.mark.parametrize("hero", WITHOUT)
def test_G9_1_ruling_abilities_are_an_option_of_the_table_on_unless_it_says_off(hero: str) -> None:
    line, monster, cards, acts, is_so = WITHOUT[hero]
    lines = [*cards, f"monster i1 {monster}", "row i i1", "stack i empty", "card i1 red", f"hero {hero} {line}"]
    assert is_so(scenario(*lines, abilities="off").play("fight i 1", *acts))
    assert not is_so(scenario(*lines).play("fight i 1", *acts))


def test_G9_1_the_option_says_that_the_ability_of_argentus_is_spent_and_only_if_it_is() -> None:
    table = fighting("argentus hand s1 s2 s3 s4", FOE, *WIZARD).play("play s1")
    assert table.says("play s2").endswith("” although it does not follow (Argentus, once per fight)")
    assert "Argentus" not in table.says("play s4")
    assert "Argentus" not in table.play("play s4").says("play s3")


# -- Aderyn

BLOW = ["card aderyn-1 red attack 3", "card i1 blue"]


def test_G9_2_aderyn_wins_with_enough_attack_although_she_lost_her_last_life() -> None:
    table = fighting("aderyn lives 2 hand s1 pile s2 s3 s4 s5", "attack 2 lives 3", *BLOW).play("play s1")
    assert "WON" in table.happened
    assert (table.hero("aderyn").lives, table.hero("aderyn").discard) == (0, ["s1", "i1"])


def test_G9_2_aderyn_must_revive_after_winning_without_a_life() -> None:
    table = fighting("aderyn lives 2 hand s1 pile s2 s3 s4 s5", "attack 2 lives 3", *BLOW).play("play s1")
    table.play("merchant", "stop")
    assert "REVIVED" in table.happened
    assert (table.turn, table.hero("aderyn").lives) == ("taia", 5)


def test_G9_2_aderyn_wins_keys_and_equipment_although_she_lost_her_last_life() -> None:
    table = fighting("aderyn lives 2 hand s1 pile", "attack 2 lives 3", BLOW[0], "gear i1 armour heart 2")
    table.play("play s1", "wear")
    assert (table.hero("aderyn").armour, table.hero("aderyn").lives) == ("i1", 0)


def test_G9_2_aderyn_does_not_win_with_too_little_attack() -> None:
    table = fighting("aderyn lives 2 hand s1 pile", "attack 2 lives 4", *BLOW).play("play s1")
    assert "FAILED" in table.happened
    assert table.row("i")[0] == "i1"


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G9_2_aderyn_does_not_beat_the_lord_without_a_life_in_cs_de_fr(edition: str) -> None:
    lines = ["lord lord1", "monster lord1 attack 2 lives 3", BLOW[0]]
    heroes = ["hero aderyn lives {} keys 3 hand s1 pile", "hero taia pile"]
    table = scenario(*lines, heroes[0].format(2), heroes[1], edition=edition).play("fight lord", "play s1")
    assert not table.over
    table = scenario(*lines, heroes[0].format(3), heroes[1], edition=edition).play("fight lord", "play s1")
    assert table.winners == ["aderyn"]


# -- Horan

WARRIOR = [
    "card horan-1 red follows red attack 1",
    "card horan-2 red follows red attack 2 defence 1",
    "card horan-3 red follows red attack 1",
    "card horan-4 red follows red defence 1",
    "card horan-5 red follows red",
]


def test_G9_3_horan_gets_one_more_attack_for_two_cards_with_attack_in_a_row() -> None:
    table = fighting("horan hand s1 s2 s5", FOE, *WARRIOR).play("play s1")
    assert table.fight.attack == 1
    assert table.play("play s2").fight.attack == 1 + 2 + 1


def test_G9_3_horan_gets_no_more_attack_with_another_card_between_them() -> None:
    table = fighting("horan hand s1 s2 s4 s5", FOE, *WARRIOR).play("play s1", "play s4", "play s2")
    assert table.fight.attack == 3


def test_G9_3_horan_gets_one_more_attack_anywhere_in_the_chain() -> None:
    table = fighting("horan hand s1 s2 s4 s5", FOE, *WARRIOR).play("play s4", "play s1", "play s2", "play s5")
    assert table.sums == (4, 99)


def test_G9_3_horan_gets_one_more_attack_once_a_fight() -> None:
    table = fighting("horan hand s1 s2 s3 s5", FOE, *WARRIOR).play("play s1", "play s2", "play s3")
    assert table.fight.attack == 1 + 2 + 1 + 1


def test_G9_3_attack_of_equipment_does_not_count_as_a_card_for_horan() -> None:
    table = fighting("horan hand s1 s5 wears i8", FOE, *WARRIOR, "gear i8 weapon attack 2").play("play s1")
    assert table.fight.attack == 3


def test_G9_3_ruling_the_printed_attack_symbol_counts_for_horan_cursed_or_not() -> None:
    table = fighting("horan hand s1 s2 s5", "attack 0 lives 99 curses attack", *WARRIOR).play("play s1", "play s2")
    assert table.fight.attack == 1


def test_G9_3_ruling_an_attack_curse_does_not_cancel_the_attack_that_is_horans_own() -> None:
    table = fighting("horan hand s1 s2 pile", "attack 0 lives 1 curses attack", *WARRIOR, "card i1 blue")
    assert table.play("play s1", "play s2").sums == (1, 1)
    assert "WON" in table.happened


# -- Victorius

FENCER = [
    "card victorius-1 red follows red",
    "card victorius-2 blue follows red",
    "card victorius-3 green follows red",
    "card victorius-4 red follows red",
]


@pytest.mark.parametrize("edition", ["cs", "de", "fr"])
def test_G9_4_victorius_second_card_may_be_of_any_colour_in_cs_and_de_and_so_in_fr(edition: str) -> None:
    table = fighting("victorius hand s1 s2 s3 s4", FOE, *FENCER, edition=edition).play("play s1")
    assert table.offers() == ["stop", "play s2", "play s3", "play s4"]


def test_G9_4_only_the_second_card_of_victorius_may_be_of_any_colour() -> None:
    table = fighting("victorius hand s1 s2 s3 s4", FOE, *FENCER).play("play s1", "play s2")
    assert table.offers() == ["stop", "play s4"]
    assert table.refusal("play s3") == "G5.4"


def test_G9_4_victorius_keeps_no_freedom_when_his_first_two_cards_follow_each_other() -> None:
    table = fighting("victorius hand s1 s2 s3 s4", FOE, *FENCER).play("play s1", "play s4")
    assert "FAILED" in table.happened


def test_G9_4_the_second_card_of_victorius_may_not_be_of_a_cursed_colour() -> None:
    table = fighting("victorius hand s1 s2 s3 s4", "attack 0 lives 99 curses blue", *FENCER).play("play s1")
    assert table.offers() == ["stop", "play s3", "play s4"]
    assert table.refusal("play s2") == "G5.6"
