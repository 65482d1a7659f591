"""K3: the turn."""

import pytest

from .table import at_the_door, fight, scenario

LANE = """
    tunnel one east of start
    tunnel two east of one
    tunnel three east of two
    tunnel four east of three
    tunnel five east of four
"""


def test_K3_1_a_turn_has_up_to_four_steps() -> None:
    table = scenario(LANE, "hero horan", "hero taia")
    table.play("go east", "go east", "go east")
    assert (table.turn, table.steps) == ("horan", 3)
    table.play("go east")
    assert table.hero("horan").tile == "four"
    assert table.turn == "taia"


def test_K3_1_a_turn_may_have_fewer_steps() -> None:
    assert scenario(LANE, "hero horan", "hero taia").play("go east", "stop").turn == "taia"


def test_K3_1_ruling_a_turn_may_have_no_step_at_all() -> None:
    assert scenario("hero horan", "hero taia").play("stop").turn == "taia"


@pytest.mark.parametrize(
    ("here", "there"),
    [("ns", "nesw"), ("nesw", "ns"), ("ns", "ns")],
    ids=["wall here", "wall there", "walls on both sides"],
)
def test_K3_1_a_step_needs_openings_on_both_sides(here: str, there: str) -> None:
    table = scenario(f"tunnel one {here} north of start", f"tunnel two {there} east of one", "hero horan at one")
    assert table.refusal("go east") == "K3.1"
    assert "go east" not in table.offers()


def test_K3_1_the_undiscovered_is_entered_through_an_opening_of_the_present_tile() -> None:
    table = scenario("tunnel one ns north of start", "hero horan at one")
    assert table.refusal("go east") == "K3.1"
    assert table.refusal("go north") == ""


def test_K3_1_steps_are_never_diagonal() -> None:
    with pytest.raises(ValueError, match="is no act of Karak"):
        scenario("hero horan").refusal("go northeast")


@pytest.mark.parametrize(
    ("lies", "holds", "act", "gain"),
    [("chest at room", "holds key", "open", "chest"), ("item sword at room", "", "take", "sword")],
)
def test_K3_1_ruling_the_tile_where_the_turn_began_can_be_used_at_once(
    lies: str, holds: str, act: str, gain: str
) -> None:
    table = scenario("room room east of start", lies, f"hero horan at room {holds}", "hero taia")
    table.play(act)
    horan = table.hero("horan")
    assert gain in [*horan.holds, *horan.treasures]
    assert table.turn == "taia"


def test_K3_1_ruling_a_hero_may_heal_where_the_turn_began() -> None:
    assert scenario("hero horan lives 2", "hero taia").play("stop").hero("horan").lives == 5


def test_K3_2_ruling_the_opening_is_chosen_before_the_tile_is_drawn() -> None:
    table = scenario("hero horan").play("go north")
    assert table.phase == "draw-tile"
    assert table.hero("horan").tile == "start"
    assert table.refusal("go east") != ""


def test_K3_2_the_tile_is_turned_as_you_like_if_it_joins_the_one_you_come_from() -> None:
    table = scenario("hero horan", "luck tile tunnel-tee").play("go north")
    assert table.offers() == ["lay nes", "lay nsw", "lay esw"]
    assert table.refusal("lay new") == "K3.2"


def test_K3_2_the_other_sides_of_a_tile_may_run_dead_against_anything() -> None:
    table = scenario("""
        tunnel side east of start
        tunnel above ns north of side
        hero horan
        luck tile room-corner
        luck token chest
    """)
    table.play("go north", "lay es")
    assert table.tile("0,-1").openings == "es"
    assert table.refusal("go east") == "K3.1"


def test_K3_2_the_hero_moves_onto_the_new_tile_and_that_is_one_step() -> None:
    table = scenario("hero horan", "luck tile tunnel-corner").play("go west", "lay ne")
    assert table.hero("horan").tile == "-1,0"
    assert table.steps == 1


def test_K3_2_a_tile_that_is_drawn_is_no_longer_in_the_stack() -> None:
    table = scenario("pile portal-straight 2", "hero horan", "luck tile portal-straight").play("go north")
    assert table.seen.pile == {"portal-straight": 1}


@pytest.mark.parametrize("kind", ["tunnel-straight", "tunnel-cross", "portal-straight"])
def test_K3_2_ruling_a_tile_that_fits_one_way_only_is_laid_by_itself(kind: str) -> None:
    table = scenario("hero horan", f"luck tile {kind}").play("go east")
    assert table.hero("horan").tile == "1,0"
    assert table.phase == "move"


def test_K3_2_an_undiscovered_place_between_laid_tiles_is_entered_like_any_other() -> None:
    table = scenario("""
        tunnel one east of start
        tunnel two south of one
        hero horan at two
        luck tile tunnel-corner
    """)
    table.play("go west")
    assert table.offers() == ["lay ne", "lay es"]
    table.play("lay ne", "go north")
    assert table.hero("horan").tile == "start"


def test_K3_3_in_a_tunnel_the_hero_goes_on() -> None:
    table = scenario("hero horan", "luck tile tunnel-cross", "luck tile tunnel-cross")
    table.play("go north", "go north")
    assert table.hero("horan").tile == "0,-2"
    assert (table.turn, table.steps) == ("horan", 2)


def test_K3_4_a_room_gets_a_token_from_the_bag() -> None:
    table = scenario("hero horan", "luck tile room-cross").play("go north")
    assert table.chances() == {f"token {token}": count for token, count in table.seen.bag.items()}


def test_K3_4_the_hero_may_go_on_past_a_chest() -> None:
    table = scenario("hero horan", "luck tile room-cross", "luck token chest").play("go north")
    assert table.lies("0,-1") == "chest"
    assert table.refusal("go south") == ""
    assert table.refusal("open") == "K6.4"


def test_K3_4_the_hero_may_open_a_chest_with_a_key() -> None:
    table = scenario("hero horan holds key", "hero taia", "luck tile room-cross", "luck token chest")
    table.play("go north", "open")
    assert table.hero("horan").treasures == {"chest": 1}
    assert table.turn == "taia"


def test_K3_4_a_monster_drawn_into_a_room_is_fought() -> None:
    table = scenario("hero argentus", "hero taia", "luck tile room-cross", "luck token rat", "luck roll 3 3")
    table.play("go north")
    assert "WON" in table.happened
    assert table.turn == "taia"


def test_K3_5_a_room_gets_a_token_only_when_it_is_laid() -> None:
    table = scenario("room hall east of start", "hero horan").play("go east")
    assert table.phase == "move"
    assert table.lies("hall") == ""


def test_K3_5_ruling_with_the_bag_empty_the_room_stays_empty() -> None:
    table = scenario("bag empty", "hero horan", "luck tile room-cross").play("go east")
    assert table.lies("1,0") == ""
    assert table.refusal("go west") == ""


PORTALS = """
    portal one north of start
    tunnel lane east of start
    portal two north of lane
"""


def test_K3_6_one_step_goes_from_any_portal_to_any_other() -> None:
    table = scenario(PORTALS, "hero horan at one").play("portal 2")
    assert table.hero("horan").tile == "two"
    assert table.steps == 1
    assert table.play("portal 1").hero("horan").tile == "one"


def test_K3_6_a_portal_alone_leads_nowhere() -> None:
    table = scenario("portal one north of start", "hero horan at one")
    assert not [act for act in table.offers() if act.startswith("portal")]
    assert table.refusal("portal 2") == "K3.6"


def test_K3_6_a_hero_must_stand_on_a_portal_to_use_it_and_cannot_stay_there() -> None:
    assert scenario(PORTALS, "hero horan").refusal("portal 1") == "K3.6"
    assert scenario(PORTALS, "hero horan at one").refusal("portal 1") == "K3.6"


def test_K3_6_going_through_a_portal_costs_a_step() -> None:
    assert scenario(PORTALS, "hero horan at one holds healing", "turn horan steps 4").refusal("portal 2") == "K3.10"


def test_K3_7_ending_the_turn_on_a_fountain_heals_and_lifts_the_curse() -> None:
    table = scenario("fountain well sw north of start", "hero horan at well lives 1 cursed", "hero taia").play("stop")
    assert table.hero("horan").lives == 5
    assert table.cursed == "nobody"


def test_K3_7_whoever_has_all_lives_is_not_healed() -> None:
    assert "HEALED" not in scenario("hero horan", "hero taia").play("stop").happened


def test_K3_7_passing_over_a_fountain_does_not_heal() -> None:
    table = scenario("tunnel lane west of start", "hero horan at lane lives 1 cursed", "hero taia")
    table.play("go east", "go west", "stop")
    assert table.hero("horan").lives == 1
    assert table.cursed == "horan"


def test_K3_7_ruling_the_fourth_step_onto_a_fountain_heals_without_asking() -> None:
    table = scenario(LANE, "hero horan at four lives 1 cursed", "hero taia")
    table.play("go west", "go west", "go west", "go west")
    assert table.turn == "taia"
    assert table.hero("horan").lives == 5
    assert table.cursed == "nobody"


def test_K3_8_a_monster_blocks_its_room() -> None:
    table = at_the_door("argentus", "king", "roll 1 1")
    table.play("go west", "go east", "go east")
    assert "LOST" in table.happened
    assert table.turn == "taia"
    assert table.hero("argentus").tile == "lane"


ROOM = "room hall east of start"


def test_K3_9_passing_over_an_item_or_a_chest_takes_nothing() -> None:
    table = scenario(ROOM, "item sword at hall", "hero horan").play("go east", "go west")
    assert table.hero("horan").holds == []
    assert table.lies("hall") == "sword"


@pytest.mark.parametrize(("thing", "act"), [("item sword", "take"), ("chest", "open")])
def test_K3_9_picking_up_and_opening_end_the_turn(thing: str, act: str) -> None:
    table = scenario(ROOM, f"{thing} at hall", "hero horan holds key", "hero taia").play("go east", act)
    assert table.turn == "taia"
    assert table.lies("hall") == ""
    assert table.hero("horan").tile == "hall"


def test_K3_10_the_turn_ends_after_four_steps() -> None:
    assert scenario(LANE, "hero horan", "hero taia", "turn horan steps 3").play("go east").turn == "taia"


@pytest.mark.parametrize("roll", ["roll 1 1", "roll 4 4", "roll 4 5"], ids=["lost", "tied", "won"])
def test_K3_10_the_turn_ends_after_a_fight_whatever_its_result(roll: str) -> None:
    assert fight("argentus", "turnkey", roll).turn == "taia"


def test_K3_10_ruling_after_the_fourth_step_the_tile_may_still_be_used() -> None:
    table = scenario(ROOM, "item sword at hall", "hero horan", "hero taia", "turn horan steps 3")
    table.play("go east")
    assert table.offers() == ["stop", "take"]
    assert table.refusal("go west") == "K3.10"
    assert table.play("take").turn == "taia"


def test_K3_10_ruling_after_the_fourth_step_a_chest_may_still_be_opened() -> None:
    table = scenario(ROOM, "chest at hall", "hero horan holds key", "hero taia", "turn horan steps 3")
    table.play("go east")
    assert table.offers() == ["stop", "open"]
    assert table.play("open").turn == "taia"


def test_K3_10_ruling_after_the_fourth_step_a_healing_portal_may_still_be_cast() -> None:
    table = scenario(ROOM, "hero horan lives 2 holds healing", "hero taia", "turn horan steps 3")
    table.play("go east")
    assert table.offers() == ["stop", "cast 1 1", "cast 2 1"]
    table.play("cast 1 1")
    assert table.hero("horan").lives == 5
    assert table.turn == "taia"


def test_K3_10_ruling_the_turn_ends_by_itself_with_nothing_to_choose() -> None:
    table = scenario(ROOM, "chest at hall", "hero horan", "hero taia", "turn horan steps 3").play("go east")
    assert table.turn == "taia"


def test_K3_11_ruling_any_number_of_heroes_may_stand_on_one_tile() -> None:
    table = scenario("""
        tunnel lane east of start
        hero horan at lane
        hero taia at lane
        hero xanros at lane
        hero aderyn at lane
        hero victorius
        turn victorius
    """)
    table.play("go east")
    assert {hero.tile for hero in table.seen.heroes} == {1}


def test_K3_12_ruling_with_the_stack_empty_the_undiscovered_cannot_be_entered() -> None:
    table = scenario("pile empty", "hero horan")
    assert table.refusal("go north") == "K3.12"
    assert table.offers() == ["stop"]
