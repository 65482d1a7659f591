"""K4: the fight. Argentus without bolts has nothing to add, so he is the plain hero here."""

from .table import at_the_door, fight, scenario


def test_K4_1_a_fight_adds_two_dice_and_the_strength_of_both_weapons() -> None:
    assert fight("argentus holds sword daggers", "king", "roll 3 2").sums == (3 + 2 + 2 + 1, 10)


def test_K4_1_any_number_of_bolts_add_one_each_after_the_roll() -> None:
    table = fight("taia cursed holds bolt bolt bolt", "king", "roll 3 6", others="argentus")
    assert table.offers() == ["bolt", "resolve"]
    table.play("bolt", "bolt", "resolve")
    assert table.sums == (11, 10)
    assert table.hero("taia").holds == ["axe", "bolt"]


def test_K4_1_abilities_count_in_a_fight_too() -> None:
    assert fight("taia", "king", "roll 3 6", others="argentus").sums == (3 + 6 + 1, 10)
    assert fight("xanros", "king", "roll 3 6").play("sacrifice").sums == (3 + 6 + 1, 10)


def test_K4_1_spells_that_are_not_bolts_and_keys_add_nothing() -> None:
    assert fight("argentus holds healing key", "king", "roll 3 2").sums == (5, 10)


def test_K4_1_ruling_a_fight_with_nothing_to_decide_settles_itself() -> None:
    table = fight("argentus", "rat", "roll 6 6")
    assert "WON" in table.happened
    assert table.turn == "taia"


def test_K4_2_less_than_the_monster_costs_one_life_and_sends_the_hero_back() -> None:
    table = fight("argentus", "king", "roll 3 6")
    argentus = table.hero("argentus")
    assert (argentus.lives, argentus.tile) == (4, "lane")
    assert table.lies("hall") == "king"


def test_K4_2_ruling_going_back_onto_a_monster_starts_no_fight() -> None:
    table = scenario("""
        room den east of start
        monster rat at den
        room hall east of den
        monster king at hall
        hero aderyn at den
        hero taia
        luck roll 1 1
    """)
    table.play("go east", "fight")
    assert table.hero("aderyn").tile == "den"
    assert table.hero("aderyn").lives == 4
    assert table.lies("den") == "rat"
    assert table.turn == "taia"


def test_K4_3_a_tie_costs_no_life_but_sends_the_hero_back() -> None:
    table = fight("argentus", "king", "roll 4 6")
    argentus = table.hero("argentus")
    assert (argentus.lives, argentus.tile) == (5, "lane")
    assert table.lies("hall") == "king"


def test_K4_4_more_than_the_monster_beats_it_and_takes_its_loot() -> None:
    table = fight("argentus", "king", "roll 5 6")
    argentus = table.hero("argentus")
    assert (argentus.lives, argentus.tile, argentus.holds) == (5, "hall", ["axe"])
    assert table.lies("hall") == ""


def test_K4_5_ruling_the_tile_you_came_from_is_the_last_one_not_the_one_the_turn_began_on() -> None:
    table = at_the_door("argentus", "king", "roll 1 1").play("go west", "go east", "go east")
    assert table.hero("argentus").tile == "lane"


def test_K4_5_ruling_the_tile_you_came_from_is_remembered_across_turns() -> None:
    table = fight("aderyn", "king", "roll 1 1").play("sneak", "stop", "stop", "fight")
    assert table.hero("aderyn").tile == "lane"
    assert table.hero("aderyn").lives == 4


def test_K4_5_ruling_after_a_swap_the_tile_you_came_from_is_the_old_one() -> None:
    table = scenario("""
        tunnel lane east of start
        tunnel side west of start
        hero xanros at lane from start
        hero horan at side from start
    """)
    table.play("swap 2")
    assert (table.hero("xanros").tile, table.hero("xanros").came_from) == ("side", "lane")
    assert (table.hero("horan").tile, table.hero("horan").came_from) == ("lane", "side")


def test_K4_5_ruling_discovering_a_tile_counts_as_entering_it() -> None:
    table = scenario("""
        tunnel lane east of start
        hero argentus at lane
        hero taia
        luck tile room-cross
        luck token king
        luck roll 1 1
    """)
    assert table.play("go north").hero("argentus").tile == "lane"


BETWEEN_TWO_MONSTERS = """
    tunnel lane east of start
    room hall east of lane
    monster king at hall
    room den east of hall
    monster fallen at den
    hero aderyn at den from hall cursed
    hero taia
    luck roll 1 1
    luck roll 1 1
    luck roll 1 1
"""


def test_K4_5_ruling_going_back_to_a_tile_is_not_entering_it() -> None:
    """Cursed Aderyn fights where her turn begins: going back does not change the tile that she remembers."""
    table = scenario(BETWEEN_TWO_MONSTERS)
    assert (table.hero("aderyn").tile, table.hero("aderyn").came_from) == ("hall", "hall")


def test_K4_5_ruling_two_lost_fights_in_a_row_do_not_throw_a_hero_forward() -> None:
    table = scenario(BETWEEN_TWO_MONSTERS).play("stop")
    assert (table.hero("aderyn").tile, table.hero("aderyn").lives) == ("hall", 3)
    assert "RETREATED" not in table.happened  # she is there already
    assert table.play("stop").hero("aderyn").tile == "hall"


def test_K4_5_ruling_entering_a_tile_again_after_going_back_is_remembered() -> None:
    table = fight("victorius", "king", "roll 2 6", "roll 2 6").play("go west", "go east", "go east")
    assert (table.hero("victorius").tile, table.hero("victorius").came_from) == ("lane", "lane")


FROM_A_FOUNTAIN = """
    room hall east of start
    monster king at hall
    hero argentus {} cursed
    hero taia
    luck roll {}
"""


def test_K4_6_going_back_onto_a_fountain_after_a_lost_fight_heals_and_lifts_the_curse() -> None:
    table = scenario(FROM_A_FOUNTAIN.format("lives 2", "1 1")).play("go east")
    assert (table.hero("argentus").tile, table.hero("argentus").lives) == ("start", 5)
    assert table.cursed == "nobody"


def test_K4_6_going_back_onto_any_fountain_heals_not_only_the_start_tile() -> None:
    table = scenario("""
        fountain well es north of start
        room hall east of well
        monster king at hall
        hero argentus at well lives 2 cursed
        hero taia
        luck roll 1 1
    """)
    table.play("go east")
    assert (table.hero("argentus").tile, table.hero("argentus").lives) == ("well", 5)
    assert table.cursed == "nobody"


def test_K4_6_ruling_going_back_onto_a_fountain_heals_also_after_a_tie() -> None:
    table = scenario(FROM_A_FOUNTAIN.format("lives 2", "5 5")).play("go east")
    assert (table.hero("argentus").lives, table.cursed) == (5, "nobody")


def test_K4_6_ruling_going_back_onto_a_fountain_heals_also_when_the_last_life_was_just_lost() -> None:
    table = scenario(FROM_A_FOUNTAIN.format("lives 1", "1 1")).play("go east")
    assert (table.hero("argentus").lives, table.cursed) == (5, "nobody")
    table.play("stop")
    assert (table.turn, table.phase) == ("argentus", "move")


def test_K4_7_beating_the_dragon_ends_the_game_at_once() -> None:
    table = fight("argentus holds axe axe", "dragon", "roll 5 6")
    assert table.over
    assert table.offers() == []
    assert table.hero("argentus").treasures == {"ruby": 1}


def test_K4_7_a_tie_with_the_dragon_does_not_end_the_game() -> None:
    table = fight("argentus holds axe axe", "dragon", "roll 4 5")
    assert not table.over
    assert table.lies("hall") == "dragon"
