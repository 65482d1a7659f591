"""K6: equipment."""

import pytest

from .table import at_the_door, fight, scenario


def test_K6_1_a_hero_carries_two_weapons() -> None:
    assert fight("argentus holds sword", "rat", "roll 6 6").hero("argentus").holds == ["daggers", "sword"]
    assert fight("argentus holds sword sword", "rat", "roll 6 6").phase == "leave"


def test_K6_1_a_hero_carries_three_spells() -> None:
    table = fight("argentus cursed holds bolt healing", "spider", "roll 6 6").play("resolve")
    assert table.hero("argentus").holds == ["bolt", "healing", "healing"]
    assert fight("argentus cursed holds bolt healing healing", "spider", "roll 6 6").play("resolve").phase == "leave"


def test_K6_1_a_hero_carries_one_key() -> None:
    assert fight("argentus", "turnkey", "roll 6 6").hero("argentus").holds == ["key"]
    assert fight("argentus holds key", "turnkey", "roll 6 6").hero("argentus").holds == ["key"]


def test_K6_1_a_slot_takes_only_its_kind() -> None:
    table = fight("argentus holds sword axe", "turnkey", "roll 6 6")
    assert table.hero("argentus").holds == ["axe", "key", "sword"]


def test_K6_1_a_hero_carries_treasure_without_limit() -> None:
    table = scenario("room hall east of start", "chest at hall", "hero horan at hall holds key treasure chest 9")
    assert table.play("open").hero("horan").points == 10


LOOT = {
    "rat": "daggers",
    "warrior": "sword",
    "king": "axe",
    "mummy": "bolt",
    "spider": "healing",
    "turnkey": "key",
}


@pytest.mark.parametrize(("monster", "item"), LOOT.items())
def test_K6_2_ruling_loot_is_taken_by_itself_into_a_free_slot(monster: str, item: str) -> None:
    table = fight("argentus", monster, "roll 6 6")
    assert table.hero("argentus").holds == [item]
    assert table.lies("hall") == ""


@pytest.mark.parametrize(("item", "power"), [("daggers", 1), ("sword", 2), ("axe", 3)])
def test_K6_2_weapons_have_their_strength(item: str, power: int) -> None:
    assert fight(f"argentus holds {item}", "king", "roll 2 2").sums == (4 + power, 10)


def test_K6_2_the_fallen_guards_a_treasure_of_one_point() -> None:
    table = fight("argentus holds sword", "fallen", "roll 6 6")
    assert table.hero("argentus").treasures == {"fallen": 1}
    assert table.hero("argentus").points == 1


def test_K6_2_the_dragon_guards_the_ruby_of_one_and_a_half() -> None:
    assert fight("argentus holds axe axe", "dragon", "roll 6 6").hero("argentus").points == 1.5


def test_K6_3_without_a_free_slot_the_player_chooses_what_stays() -> None:
    table = fight("argentus holds sword daggers key", "king", "roll 6 6")
    assert table.offers() == ["leave daggers", "leave sword", "leave axe"]
    table.play("leave daggers")
    assert table.hero("argentus").holds == ["axe", "key", "sword"]
    assert table.lies("hall") == "daggers"


def test_K6_3_the_new_item_may_be_the_one_that_stays() -> None:
    table = fight("argentus holds sword axe", "rat", "roll 6 6").play("leave daggers")
    assert table.hero("argentus").holds == ["axe", "sword"]
    assert table.lies("hall") == "daggers"


def test_K6_3_spells_of_two_kinds_are_a_choice_too() -> None:
    table = fight("argentus cursed holds bolt bolt bolt", "spider", "roll 6 6").play("resolve")
    assert table.offers() == ["leave bolt", "leave healing"]


def test_K6_3_equal_items_leave_no_choice() -> None:
    table = fight("argentus holds key", "turnkey", "roll 6 6")
    assert table.lies("hall") == "key"
    assert table.turn == "taia"


def test_K6_3_anyone_may_pick_up_an_item_left_behind_by_stopping_there() -> None:
    table = fight("argentus holds sword axe", "rat", "roll 6 6").play("leave daggers")
    table.play("go east", "go east", "take")
    assert table.hero("taia").holds == ["daggers"]
    assert table.turn == "argentus"


def test_K6_3_ruling_the_hero_who_left_an_item_may_pick_it_up_too() -> None:
    table = fight("argentus holds sword axe", "rat", "roll 6 6").play("leave daggers", "stop")
    assert table.refusal("take") == ""


def test_K6_3_picking_up_an_item_with_full_slots_swaps_it() -> None:
    table = scenario("""
        room hall east of start
        item axe at hall
        hero argentus at hall holds sword daggers
        hero taia
    """)
    assert table.play("take").offers() == ["leave daggers", "leave sword", "leave axe"]
    table.play("leave sword")
    assert table.hero("argentus").holds == ["axe", "daggers"]
    assert table.lies("hall") == "sword"
    assert table.turn == "taia"


@pytest.mark.parametrize(("item", "full"), [("key", "key"), ("sword", "sword sword"), ("bolt", "bolt bolt bolt")])
def test_K6_3_ruling_picking_up_is_not_offered_when_full_slots_hold_only_that_very_kind(item: str, full: str) -> None:
    table = scenario("room hall east of start", f"item {item} at hall", f"hero argentus at hall holds {full}")
    assert table.refusal("take") == "K6.3"


def test_K6_4_a_chest_costs_the_key_for_good_and_ends_the_turn() -> None:
    table = scenario("room hall east of start", "chest at hall", "hero horan at hall holds key", "hero taia")
    table.play("open")
    assert (table.hero("horan").holds, table.hero("horan").points) == ([], 1)
    assert table.lies("hall") == ""
    assert table.seen.gone == {"key": 1}
    assert table.turn == "taia"


def test_K6_4_opening_needs_the_key_and_the_chest() -> None:
    assert scenario("room hall east of start", "chest at hall", "hero horan at hall").refusal("open") == "K6.4"
    assert scenario("hero horan holds key").refusal("open") == "K6.4"


def test_K6_4_opening_a_chest_is_never_forced() -> None:
    table = scenario("room hall east of start", "chest at hall", "hero horan at hall holds key", "hero taia")
    table.play("stop")
    assert table.hero("horan").holds == ["key"]
    assert table.lies("hall") == "chest"


def test_K6_5_a_magic_bolt_is_used_once_after_the_roll() -> None:
    table = fight("taia cursed holds bolt bolt", "king", others="argentus")
    assert table.refusal("bolt") != ""  # the dice have not been rolled yet
    table.play("roll 5 5")
    table.play("bolt", "resolve")
    assert table.hero("taia").holds == ["axe", "bolt"]
    assert table.seen.gone == {"bolt": 1}


def test_K6_5_several_bolts_may_be_used_in_one_fight() -> None:
    table = fight("taia cursed holds bolt bolt bolt", "king", "roll 4 4", others="argentus")
    table.play("bolt", "bolt", "bolt")
    assert table.sums == (11, 10)
    assert table.seen.gone == {"bolt": 3}


def test_K6_5_using_bolts_is_a_choice() -> None:
    table = fight("taia cursed holds bolt", "king", "roll 5 5", others="argentus").play("resolve")
    assert table.hero("taia").holds == ["bolt"]
    assert "TIED" in table.happened


FOUNTAINS = """
    fountain well es north of start
    tunnel lane east of start
    hero horan at lane lives 1 holds healing cursed
    hero taia at lane lives 2
"""


@pytest.mark.parametrize(("hero", "seat"), [("horan", 1), ("taia", 2)])
@pytest.mark.parametrize(("fountain", "number"), [("start", 1), ("well", 2)])
def test_K6_6_a_healing_portal_sends_any_hero_to_any_fountain_laid(
    hero: str, seat: int, fountain: str, number: int
) -> None:
    moved = scenario(FOUNTAINS).play(f"cast {seat} {number}").hero(hero)
    assert (moved.tile, moved.lives) == (fountain, 5)


def test_K6_6_a_healing_portal_lifts_the_curse_of_the_hero_it_sends() -> None:
    assert scenario(FOUNTAINS).play("cast 1 1").cursed == "nobody"
    assert scenario(FOUNTAINS).play("cast 2 1").cursed == "horan"


def test_K6_6_a_healing_portal_costs_no_step_and_does_not_end_the_turn() -> None:
    table = scenario(FOUNTAINS).play("go west", "cast 2 1")
    assert (table.turn, table.steps) == ("horan", 1)
    assert table.refusal("go east") == ""


def test_K6_6_a_healing_portal_is_spent() -> None:
    table = scenario(FOUNTAINS).play("cast 2 1")
    assert table.refusal("cast 2 1") == "K6.6"
    assert table.hero("horan").holds == []


def test_K6_6_a_healing_portal_leads_only_to_a_fountain_that_is_laid() -> None:
    assert scenario(FOUNTAINS).refusal("cast 1 3") == "K6.6"


def test_K6_6_a_healing_portal_is_cast_only_in_ones_own_turn() -> None:
    table = scenario("hero taia", "hero horan holds healing")
    assert table.refusal("cast 1 1") == "K6.6"


def test_K6_6_ruling_no_healing_portal_from_entering_the_monster_s_tile_until_the_fight_is_over() -> None:
    table = fight("xanros holds healing", "king", "roll 1 1")
    assert table.phase == "strike"
    assert table.refusal("cast 1 1") != ""
    assert fight("aderyn holds healing", "king").refusal("cast 1 1") != ""


def test_K6_6_ruling_no_healing_portal_after_a_fight_that_ended_the_turn() -> None:
    assert fight("argentus holds healing", "king", "roll 1 1").turn == "taia"


def test_K6_6_ruling_a_healing_portal_may_be_cast_after_a_fight_that_did_not_end_the_turn() -> None:
    table = fight("victorius holds healing", "king", "roll 2 6")
    assert table.refusal("cast 1 1") == ""


def test_K6_6_ruling_no_healing_portal_by_an_unconscious_hero() -> None:
    table = scenario("tunnel lane east of start", "hero horan at lane lives 0 holds healing", "hero taia")
    assert table.turn == "taia"
    assert table.hero("horan").holds == ["healing"]


def test_K6_6_ruling_no_healing_portal_while_a_tile_is_laid() -> None:
    table = scenario("hero horan holds healing", "luck tile tunnel-tee").play("go north")
    assert table.refusal("cast 1 1") == "K3.2"


def test_K6_6_ruling_no_healing_portal_while_a_token_is_chosen() -> None:
    table = scenario("hero taia holds healing", "luck tile room-cross", "luck token rat", "luck token king")
    assert table.play("go north").refusal("cast 1 1") == "K8.6"


def test_K6_6_ruling_no_healing_portal_while_loot_is_sorted() -> None:
    table = fight("argentus holds sword axe healing", "rat", "roll 6 6")
    assert table.refusal("cast 1 1") == "K6.3"


def test_K6_7_used_spells_and_keys_leave_the_game() -> None:
    table = at_the_door("taia cursed holds bolt healing", "king", "roll 4 4", others="argentus")
    before = table.seen.bag
    table.play("cast 2 1", "go east", "bolt")
    assert table.seen.gone == {"bolt": 1, "healing": 1}
    assert table.seen.bag == before
