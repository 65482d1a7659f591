"""G6.1 and G6.2: equipment and keys. Potions are in test_G6_potions.py."""

import pytest

from .table import fight, scenario

NEXT = "card horan-6 red follows red"
STRIKE = "card horan-1 red follows red attack 3"


@pytest.mark.parametrize("kind", ["weapon", "armour"])
def test_G6_1_a_hero_has_at_most_one_weapon_and_one_armour(kind: str) -> None:
    lines = [STRIKE, f"gear i9 {kind} attack 1", f"gear i1 {kind} attack 2"]
    table = fight("horan hand s1 pile wears i9", "attack 0 lives 3", *lines).play("play s1", "wear")
    assert getattr(table.hero("horan"), kind) == "i1"
    assert table.pawned == ["i9"]


def test_G6_1_a_weapon_does_not_displace_an_armour() -> None:
    lines = [STRIKE, "gear i9 armour attack 1", "gear i1 weapon attack 2"]
    table = fight("horan hand s1 pile wears i9", "attack 0 lives 3", *lines).play("play s1", "wear")
    assert (table.hero("horan").weapon, table.hero("horan").armour, table.pawned) == ("i1", "i9", [])


def test_G6_1_attack_and_defence_of_weapon_and_armour_add_up() -> None:
    lines = [NEXT, "gear i8 weapon attack 1 defence 2", "gear i9 armour attack 3 defence 1"]
    fought = fight("horan hand s6 wears i8 i9", "attack 9 lives 9", *lines).fight
    assert (fought.attack, fought.defence, fought.hits, fought.missing) == (4, 3, 6, 5)


def test_G6_1_hearts_of_weapon_and_armour_add_up() -> None:
    lines = [NEXT, "gear i8 weapon heart 1", "gear i9 armour heart 2"]
    table = fight("horan lives 5 hand s6 wears i8 i9", "attack 4 lives 9", *lines).play("stop")
    assert table.hero("horan").lives == 4


def test_G6_1_hand_bonuses_of_weapon_and_armour_add_up() -> None:
    lines = [NEXT, "gear i8 weapon hand 1", "gear i9 armour hand 2"]
    hero = "horan hand s6 pile s1 s2 s3 s4 s5 i11 i12 wears i8 i9"
    assert len(fight(hero, "attack 0 lives 9", *lines).play("stop").hero("horan").hand) == 7


@pytest.mark.parametrize(("keys", "level"), [(0, "i"), (1, "ii"), (2, "iii")])
def test_G6_2_each_level_has_a_key_green_yellow_red(keys: int, level: str) -> None:
    lines = [STRIKE, f"monster gate-{level}4 attack 0 lives 3", f"gate {level} gate-{level}4"]
    table = scenario(*lines, f"hero horan keys {keys} hand s1 pile").play(f"fight {level} gate", "play s1")
    assert table.hero("horan").keys == keys + 1


@pytest.mark.parametrize("keys", [1, 2, 3])
def test_G6_2_whoever_holds_a_key_may_not_attack_that_levels_gatekeepers(keys: int) -> None:
    table = scenario(f"hero horan keys {keys}")
    for level in ("i", "ii", "iii")[:keys]:
        assert table.refusal(f"fight {level} gate") == "G6.2"
    assert table.refusal("fight i 1") == ""


def test_G6_2_others_may_still_win_a_key_that_one_hero_holds() -> None:
    table = scenario("hero horan keys 1 pile", "hero taia pile").play("merchant", "stop")
    assert table.turn == "taia"
    assert "fight i gate" in table.offers()


def test_G6_2_keys_are_never_lost() -> None:
    table = fight("horan lives 1 keys 2 hand s1 pile", "attack 9 lives 9", STRIKE).play("play s1")
    assert (table.hero("horan").lives, table.hero("horan").keys) == (0, 2)


def test_G6_2_keys_are_never_paid() -> None:
    table = scenario("hero horan keys 3 pile").play("merchant")
    assert table.offers() == ["stop"]
    assert table.refusal("potion healing") == "G7.1"
