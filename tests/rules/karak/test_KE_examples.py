"""KE: the rulebook's own examples, with their misprints corrected."""

from .table import fight, scenario


def test_KE1_the_example_of_movement_can_be_played() -> None:
    table = scenario("""
        room hall east of start
        hero horan
        hero taia
        luck tile tunnel-straight
        luck tile room-cross
        luck token warrior
        luck roll 1 1
    """)
    table.play("go east")
    assert table.hero("horan").tile == "hall"
    table.play("go east")
    assert table.tile("2,0").kind == "tunnel-straight"
    table.play("go east")
    assert (table.phase, table.steps, table.lies("3,0")) == ("strike", 3, "warrior")
    table.play("resolve")
    assert table.turn == "taia"


CHARLES = "horan holds sword daggers bolt"


def test_KE2_the_example_of_a_won_fight_can_be_played() -> None:
    table = fight(CHARLES, "king", "roll 2 3", "roll 3 4")
    assert table.seen.fight.power == 8
    table.play("reroll", "bolt")
    assert table.sums == (11, 10)
    table.play("leave daggers")
    assert table.hero("horan").holds == ["axe", "sword"]
    assert table.lies("hall") == "daggers"
    assert table.seen.gone == {"bolt": 1}
    assert table.turn == "taia"


def test_KE3_the_example_of_a_lost_fight_can_be_played() -> None:
    table = fight(CHARLES, "king", "roll 2 3", "roll 1 2").play("reroll", "resolve")
    assert table.sums == (6, 10)
    horan = table.hero("horan")
    assert (horan.tile, horan.lives, horan.holds) == ("lane", 4, ["bolt", "daggers", "sword"])
    assert table.lies("hall") == "king"


def test_KE4_the_example_of_a_healing_portal_at_the_start_of_a_turn_can_be_played() -> None:
    table = scenario("""
        tunnel lane east of start
        tunnel two west of start
        tunnel three west of two
        tunnel four west of three
        tunnel five west of four
        hero horan at lane lives 1 holds healing cursed
        hero taia
    """)
    table.play("cast 1 1")
    assert (table.hero("horan").tile, table.hero("horan").lives, table.cursed) == ("start", 5, "nobody")
    table.play("go west", "go west", "go west")
    assert table.turn == "horan"
    table.play("go west")
    assert (table.turn, table.hero("horan").tile) == ("taia", "five")


def test_misprint_victorius_has_none_of_taia_s_abilities() -> None:
    assert fight("victorius", "king", "roll 2 3").sums == (5, 10)
    table = scenario("hero victorius", "luck tile room-cross", "luck token chest").play("go north")
    assert table.phase == "move"


def test_misprint_the_bolt_counts_in_the_sum_of_the_first_example() -> None:
    table = fight("taia cursed holds sword daggers bolt", "king", "roll 3 4", others="horan").play("bolt")
    assert table.sums == (11, 10)


def test_misprint_cursed_argentus_drops_the_bolt_not_the_curse() -> None:
    table = fight("argentus cursed holds bolt", "king", "roll 1 1").play("bolt")
    assert table.hero("argentus").holds == []
    assert table.cursed == "argentus"


def test_misprint_the_skeleton_swordsman_is_the_skeleton_warrior() -> None:
    table = fight("argentus", "warrior", "roll 4 6")
    assert table.sums == (10, 9)
    assert table.hero("argentus").holds == ["sword"]
