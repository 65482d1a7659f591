"""G5.6: what a monster's curses forbid."""

import pytest

from .table import fight, scenario

FOE = "attack 4 lives 9 curses {}"
NEXT = "card horan-6 red follows red"


@pytest.mark.parametrize("colour", ["green", "blue", "red", "yellow"])
def test_G5_6_no_card_of_a_cursed_colour_may_be_played(colour: str) -> None:
    other = "red" if colour == "blue" else "blue"
    lines = [
        f"card horan-1 {colour} attack 1",
        f"card horan-2 {other} follows {colour} {other}",
        f"card horan-3 {other}",
    ]
    table = fight("horan hand s1 s2 s3", FOE.format(colour), *lines)
    assert table.offers() == ["stop", "play s2", "play s3"]
    assert table.refusal("play s1") == "G5.6"
    assert table.play("play s2").refusal("play s1") == "G5.6"


def test_G5_6_other_colours_may_be_played() -> None:
    table = fight("horan hand s1 s2", FOE.format("green yellow"), "card horan-1 red", "card horan-2 blue")
    assert table.offers() == ["stop", "play s1", "play s2"]


@pytest.mark.parametrize("effect", ["attack", "defence"])
def test_G5_6_a_cursed_attack_or_defence_does_not_count(effect: str) -> None:
    lines = ["card horan-1 red follows red attack 2 defence 3", NEXT]
    fought = fight("horan hand s1 s6", FOE.format(effect), *lines).play("play s1").fight
    assert (fought.attack, fought.defence) == (0 if effect == "attack" else 2, 0 if effect == "defence" else 3)


def test_G5_6_a_cursed_heal_does_not_count() -> None:
    lines = ["card horan-1 red follows red heal 2 draw 1", NEXT]
    horan = fight("horan lives 2 hand s1 s6 pile s2", FOE.format("heal"), *lines).play("play s1").hero("horan")
    assert (horan.lives, horan.hand) == (2, ["s2", "s6"])


def test_G5_6_a_cursed_draw_does_not_count() -> None:
    lines = ["card horan-1 red follows red heal 2 draw 1", NEXT]
    horan = fight("horan lives 2 hand s1 s6 pile s2", FOE.format("draw"), *lines).play("play s1").hero("horan")
    assert (horan.lives, horan.hand) == (4, ["s6"])


@pytest.mark.parametrize("effect", ["attack", "defence", "heal", "draw"])
def test_G5_6_a_card_with_a_cursed_effect_may_be_played_for_the_chain(effect: str) -> None:
    lines = [f"card horan-1 red follows green {effect} 1", "card horan-2 green attack 1", NEXT]
    table = fight("horan hand s1 s2 s6", FOE.format(effect), *lines).play("play s1")
    assert table.offers() == ["stop", "play s2"]


GEAR = ["gear i8 weapon attack 2 defence 1", "gear i9 armour attack 1 defence 2 heart 1"]


def test_G5_6_a_cursed_effect_leaves_equipment_alone() -> None:
    worn = "horan hand s1 s6 wears i8 i9"
    lines = [*GEAR, "card horan-1 red follows red attack 5 defence 5", NEXT]
    fought = fight(worn, FOE.format("attack defence"), *lines).play("play s1").fight
    assert (fought.attack, fought.defence) == (3, 3)


def test_G5_6_a_cursed_heal_leaves_potions_and_hearts_alone() -> None:
    table = fight("horan lives 1 hand s6 wears i9 potions healing", FOE.format("heal"), *GEAR, NEXT)
    assert table.play("healing").hero("horan").lives == 5
    table.play("stop")
    assert table.hero("horan").lives == 5 - (4 - 2) + 1


def test_G5_6_ruling_an_equipment_kind_is_weapon_or_armour_and_gives_nothing_this_fight() -> None:
    for curse, left in (("weapon", (1, 2)), ("armour", (2, 1)), ("weapon armour", (0, 0))):
        fought = fight("horan hand s6 wears i8 i9", FOE.format(curse), *GEAR, NEXT).fight
        assert (fought.attack, fought.defence) == left, curse


def test_G5_6_the_heart_of_cursed_equipment_does_not_heal() -> None:
    table = fight("horan lives 4 hand s6 wears i9", "attack 1 lives 9 curses armour", *GEAR, NEXT).play("stop")
    assert table.hero("horan").lives == 3


def test_G5_6_a_curse_on_equipment_leaves_the_cards_alone() -> None:
    lines = ["card horan-1 red follows red attack 5 defence 4", NEXT]
    fought = fight("horan hand s1 s6", FOE.format("weapon armour"), *lines).play("play s1").fight
    assert (fought.attack, fought.defence) == (5, 4)


def test_G5_6_several_curses_all_count() -> None:
    lines = ["card horan-1 green attack 5", "card horan-2 red follows red attack 3 defence 1", NEXT]
    table = fight("horan hand s1 s2 s6 wears i8", FOE.format("green attack weapon"), *GEAR, *lines)
    assert table.refusal("play s1") == "G5.6"
    fought = table.play("play s2").fight
    assert (fought.attack, fought.defence) == (0, 1)


def test_G5_6_a_curse_lasts_for_the_fight_alone() -> None:
    table = scenario("""
        monster i1 attack 0 lives 9 curses red
        monster i2 attack 0 lives 9
        row i i1 i2
        stack i empty
        card horan-1 red attack 1
        card horan-2 blue attack 1
        hero horan hand s1 s2 pile
        hero taia pile
    """)
    assert table.play("fight i 1").refusal("play s1") == "G5.6"
    table.play("stop", "merchant", "stop", "fight i 2")
    assert table.refusal("play s1") == ""
