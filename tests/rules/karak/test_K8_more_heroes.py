"""K8: Aderyn, Victorius and Taia."""

from .table import at_the_door, fight, scenario

# -- Aderyn


def test_K8_4_aderyn_wins_ties() -> None:
    table = fight("aderyn", "king", "roll 4 6").play("fight")
    assert "WON" in table.happened
    assert table.hero("aderyn").holds == ["axe"]


def test_K8_4_aderyn_wins_a_tie_with_the_dragon_too() -> None:
    assert fight("aderyn holds axe axe", "dragon", "roll 4 5").play("fight").over


def test_K8_4_aderyn_entering_a_monster_s_tile_may_decline_and_go_on() -> None:
    table = fight("aderyn", "king")
    assert table.offers() == ["fight", "sneak"]
    table.play("sneak", "go west")
    assert table.hero("aderyn").tile == "lane"
    assert (table.turn, table.steps) == ("aderyn", 2)


def test_K8_4_aderyn_may_decline_a_monster_just_drawn_too() -> None:
    table = scenario("hero aderyn", "luck tile room-cross", "luck token king").play("go north")
    assert table.offers() == ["fight", "sneak"]
    table.play("sneak")
    assert table.lies("0,-1") == "king"


def test_K8_4_aderyn_may_decline_and_end_the_turn_there() -> None:
    table = fight("aderyn", "king").play("sneak", "stop")
    assert table.hero("aderyn").tile == "hall"
    assert table.lies("hall") == "king"
    assert table.turn == "taia"


ON_A_MONSTER = """
    tunnel lane east of start
    room hall east of lane
    monster king at hall
    hero taia {}
    hero aderyn at hall from lane {}
    {}
"""


def test_K8_4_aderyn_may_decline_a_monster_on_her_fourth_step_too() -> None:
    table = scenario("""
        room hall east of start
        monster king at hall
        hero aderyn
        hero taia
        turn aderyn steps 3
    """)
    table.play("go east", "sneak")
    assert (table.hero("aderyn").tile, table.turn) == ("hall", "taia")


def test_K8_4_aderyn_cursed_on_a_monster_must_fight_at_the_start_of_her_turn() -> None:
    table = scenario(ON_A_MONSTER.format("", "cursed", "luck roll 4 6")).play("stop")
    assert "TIED" in table.happened
    assert table.hero("aderyn").tile == "lane"
    assert table.turn == "taia"


def test_K8_4_ruling_cursed_aderyn_must_fight_before_any_spell() -> None:
    table = scenario(ON_A_MONSTER.format("", "cursed holds healing", "")).play("stop")
    assert (table.turn, table.phase) == ("aderyn", "roll")
    assert table.refusal("cast 2 1") != ""


def test_K8_4_ruling_aderyn_must_fight_only_if_still_cursed_and_still_there() -> None:
    table = scenario(ON_A_MONSTER.format("holds healing", "cursed", "")).play("cast 2 1", "stop")
    assert (table.turn, table.phase) == ("aderyn", "move")
    assert table.hero("aderyn").tile == "start"


def test_K8_4_ruling_cursed_aderyn_swapped_away_need_not_fight() -> None:
    table = scenario("""
        tunnel lane east of start
        room hall east of lane
        monster king at hall
        hero xanros at lane
        hero aderyn at hall from lane cursed
        luck roll 1 1
    """)
    table.play("swap 2", "resolve")
    assert (table.turn, table.phase, table.cursed) == ("aderyn", "move", "aderyn")


def test_K8_4_ruling_unconscious_aderyn_wakes_before_she_must_fight() -> None:
    table = scenario(ON_A_MONSTER.format("", "lives 0 cursed", "luck roll 5 6")).play("stop")
    assert (table.turn, table.hero("aderyn").lives, table.lies("hall")) == ("taia", 1, "king")
    assert table.play("stop").hero("aderyn").holds == ["axe"]


def test_K8_4_ruling_uncursed_aderyn_may_fight_before_her_first_step() -> None:
    table = scenario(ON_A_MONSTER.format("", "", "turn aderyn"), "luck roll 6 6")
    assert table.refusal("stop") == ""
    table.play("fight")
    assert table.hero("aderyn").holds == ["axe"]


def test_K8_4_ruling_uncursed_aderyn_may_not_fight_there_after_her_first_step() -> None:
    table = fight("aderyn", "king").play("sneak")
    assert table.refusal("fight") == "K8.4"


def test_K8_4_aderyn_meets_each_monster_once_whether_she_fights_or_not() -> None:
    assert fight("aderyn", "king", "roll 6 6").happened.count("MET") == 1
    assert "MET" not in fight("aderyn", "king", "roll 6 6").play("fight").happened
    assert fight("argentus", "king", "roll 6 6").happened.count("MET") == 1


def test_K8_4_aderyn_cannot_sneak_without_a_monster() -> None:
    assert scenario("hero aderyn").refusal("sneak") == "K4.1"
    assert fight("horan", "king", "roll 1 1").refusal("sneak") == "K4.1"
    assert scenario("hero aderyn", "luck tile tunnel-tee").play("go north").refusal("sneak") == "K3.2"


def test_K8_4_nobody_but_aderyn_sneaks() -> None:
    assert "LOST" in fight("argentus", "king", "roll 1 1").happened


# -- Victorius


def test_K8_5_victorius_rolls_a_one_again_until_it_is_none() -> None:
    table = fight("victorius", "king", "roll 1 4")
    assert table.chances() == {f"again {die}": 1 for die in range(2, 7)}
    table.play("again 3")
    assert table.sums == (3 + 4, 10)


def test_K8_5_victorius_rolls_both_dice_again_if_both_are_ones() -> None:
    assert fight("victorius", "king", "roll 1 1", "again 3", "again 5").sums == (8, 10)


def test_K8_5_victorius_with_a_six_may_go_on_after_a_victory() -> None:
    table = fight("victorius", "king", "roll 5 6")
    assert (table.turn, table.steps, table.hero("victorius").tile) == ("victorius", 1, "hall")
    assert table.refusal("go west") == ""


def test_K8_5_victorius_with_a_six_may_go_on_after_a_tie_or_a_defeat() -> None:
    for roll, lives in (("roll 4 6", 5), ("roll 2 6", 4)):
        table = fight("victorius", "king", roll)
        assert (table.turn, table.hero("victorius").tile) == ("victorius", "lane")
        assert table.hero("victorius").lives == lives
        assert table.play("stop").turn == "taia"


def test_K8_5_the_turn_of_victorius_is_over_without_a_six() -> None:
    assert fight("victorius", "king", "roll 5 5").turn == "taia"


def test_K8_5_a_six_that_came_up_on_a_re_roll_counts_for_victorius_too() -> None:
    assert fight("victorius", "king", "roll 1 2", "again 6").turn == "victorius"


def test_K8_5_the_six_of_an_earlier_fight_does_not_count_for_victorius() -> None:
    table = fight("victorius", "king", "roll 2 6", "roll 2 2").play("go east")
    assert table.turn == "taia"


def test_K8_5_ruling_fighting_the_same_monster_again_costs_victorius_a_step() -> None:
    table = fight("victorius", "king", "roll 2 6", "roll 2 6", "roll 2 6", "roll 2 6")
    table.play("go east", "go east")
    assert (table.steps, table.turn, table.hero("victorius").lives) == (3, "victorius", 2)
    table.play("go east")
    assert (table.turn, table.hero("victorius").lives) == ("taia", 1)


def test_K8_5_ruling_unconscious_victorius_does_not_go_on() -> None:
    table = fight("victorius lives 1", "king", "roll 2 6")
    assert table.hero("victorius").unconscious
    assert table.turn == "taia"


def test_K8_5_ruling_cursed_victorius_does_not_go_on_although_he_passes_the_curse_on() -> None:
    table = fight("victorius cursed", "mummy", "roll 2 6").play("curse 2")
    assert (table.cursed, table.turn) == ("taia", "taia")


FROM_THE_START = """
    room hall east of start
    monster king at hall
    hero victorius lives 3
    hero taia
"""


def test_K8_5_the_limit_of_four_steps_holds_for_victorius() -> None:
    go_on = scenario(FROM_THE_START, "luck roll 5 6", "turn victorius steps 2").play("go east")
    assert go_on.turn == "victorius"
    table = scenario(FROM_THE_START, "luck roll 5 6", "turn victorius steps 3").play("go east")
    assert table.turn == "taia"


def test_K8_5_ruling_victorius_thrown_back_onto_a_fountain_heals_if_he_ends_the_turn_there() -> None:
    table = scenario(FROM_THE_START, "luck roll 2 6").play("go east")
    assert table.hero("victorius").lives == 2
    assert table.play("stop").hero("victorius").lives == 5


def test_K8_5_ruling_victorius_thrown_back_onto_a_fountain_does_not_heal_if_he_goes_on() -> None:
    table = scenario(FROM_THE_START, "luck roll 2 6", "tunnel lane west of start")
    table.play("go east", "go west", "stop")
    assert table.hero("victorius").lives == 2


def test_K8_5_victorius_going_on_may_pick_up_what_he_left_and_that_ends_the_turn() -> None:
    table = fight("victorius holds axe sword", "king", "roll 5 6").play("leave sword")
    assert (table.turn, table.lies("hall")) == ("victorius", "sword")
    table.play("take", "leave axe")
    assert (table.turn, table.lies("hall")) == ("taia", "axe")


# -- Taia


def test_K8_6_taia_has_one_more_if_the_first_step_of_her_turn_leads_to_the_fight() -> None:
    assert fight("taia", "king", "roll 4 5", others="argentus").sums == (10, 10)


def test_K8_6_taia_has_nothing_more_if_a_later_step_leads_to_the_fight() -> None:
    table = at_the_door("taia", "king", "roll 4 5", others="argentus").play("go west", "go east", "go east")
    assert table.sums == (9, 10)


def test_K8_6_a_first_step_into_the_undiscovered_counts_for_taia() -> None:
    table = scenario(
        "hero taia",
        "hero horan",
        "luck tile room-cross",
        "luck token king",
        "luck token king",
        "luck roll 4 5",
    )
    assert table.play("go north").sums == (10, 10)


def test_K8_6_ruling_a_portal_that_taia_casts_first_is_not_a_step() -> None:
    table = at_the_door("taia holds healing", "king", "roll 4 5", others="argentus")
    table.play("cast 2 1", "go east")
    assert table.sums == (10, 10)


def test_K8_6_taia_discovering_a_room_draws_two_tokens_and_lays_one() -> None:
    table = scenario("hero taia", "luck tile room-cross", "luck token chest", "luck token king")
    table.play("go north")
    assert table.offers() == ["keep king", "keep chest"]
    table.play("keep chest")
    assert table.lies("0,-1") == "chest"
    assert table.seen.bag["king"] == 3
    assert table.seen.bag["chest"] == 9


def test_K8_6_the_first_of_taias_two_tokens_is_not_in_the_bag_for_the_second() -> None:
    table = scenario("hero taia", "luck tile room-cross", "luck token dragon").play("go north")
    assert "token dragon" not in table.chances()
    assert sum(table.chances().values()) == 52


def test_K8_6_a_monster_that_taia_keeps_is_fought() -> None:
    table = scenario(
        "hero taia",
        "hero horan",
        "luck tile room-cross",
        "luck token chest",
        "luck token rat",
        "luck roll 6 6",
    )
    table.play("go north", "keep rat")
    assert table.hero("taia").holds == ["daggers"]
    assert table.seen.bag["chest"] == 10


def test_K8_6_two_equal_tokens_leave_taia_no_choice() -> None:
    table = scenario("hero taia", "luck tile room-cross", "luck token chest", "luck token chest")
    table.play("go north")
    assert table.lies("0,-1") == "chest"
    assert table.seen.bag["chest"] == 9


def test_K8_6_ruling_taia_draws_one_token_if_only_one_is_left() -> None:
    table = scenario("bag chest 1", "hero taia", "luck tile room-cross", "luck token chest").play("go north")
    assert table.lies("0,-1") == "chest"
    assert table.phase == "move"
