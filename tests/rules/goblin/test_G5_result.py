"""G5.7 to G5.11: the end of the fight, and of the game."""

import pytest

from .table import Table, begun, fight, scenario

STRIKE = "card horan-1 red follows red attack 3"
NEXT = "card horan-6 red follows red"
WON_CARD = "card i1 blue attack 1"


def test_G5_7_a_fight_ends_when_the_player_stops() -> None:
    table = fight("horan hand s1 s6 pile s2 s3 s4", "attack 0 lives 9", STRIKE, NEXT).play("play s1")
    assert "FAILED" not in table.happened
    assert "FAILED" in table.play("stop").happened


def test_G5_7_a_fight_ends_when_no_card_can_be_played() -> None:
    lines = [STRIKE, "card horan-2 blue attack 9"]
    table = fight("horan hand s1 s2 pile s3 s4 s5", "attack 0 lives 9", *lines).play("play s1")
    assert table.sums == (3, 9)


def test_G5_7_ruling_a_fight_ends_by_itself_when_nothing_but_stopping_is_left() -> None:
    assert "FAILED" in fight("horan pile s1 s2 s3 s4", "attack 0 lives 9").happened


@pytest.mark.parametrize("potion", ["strength", "protection", "healing"])
def test_G5_7_ruling_a_fight_does_not_end_by_itself_while_a_potion_could_still_be_drunk(potion: str) -> None:
    hero = f"horan lives 3 hand s1 pile potions {potion}"
    table = fight(hero, "attack 0 lives 9 curses armour", STRIKE).play("play s1")
    assert (table.phase, len(table.offers())) == ("play", 2)


@pytest.mark.parametrize(("attack", "defence", "lost"), [(3, 1, 2), (3, 3, 0), (2, 4, 0), (4, 0, 4)])
def test_G5_7_1_lives_lost_are_the_monsters_attack_minus_the_defence_and_not_below_none(
    attack: int, defence: int, lost: int
) -> None:
    lines = [f"card horan-1 red defence {defence}" if defence else "card horan-1 red attack 1"]
    table = fight("horan hand s1 pile", f"attack {attack} lives 9", *lines).play("play s1")
    assert (table.lost, table.hero("horan").lives) == (lost, 5 - lost)


def test_G5_7_1_defence_of_cards_and_of_equipment_adds_up() -> None:
    lines = ["gear i8 weapon defence 1", "gear i9 armour defence 2", "card horan-1 red follows red defence 1", NEXT]
    table = fight("horan hand s1 s6 pile wears i8 i9", "attack 5 lives 9", *lines).play("play s1")
    assert (table.fight.defence, table.fight.hits) == (4, 1)
    assert table.play("stop").lost == 1


def test_G5_7_1_whoever_loses_the_last_life_is_beaten_whatever_the_attack() -> None:
    table = fight("horan lives 2 hand s1 pile", "attack 2 lives 3", STRIKE, WON_CARD).play("play s1")
    assert table.sums == (3, 3)
    assert table.hero("horan").lives == 0
    assert {"FELL", "FAILED"} <= set(table.happened)
    assert table.row("i")[0] == "i1"


def test_G5_7_1_more_hits_than_lives_take_all_of_them() -> None:
    assert fight("horan lives 2 hand s1 pile", "attack 9 lives 9", STRIKE).play("play s1").hero("horan").lives == 0


@pytest.mark.parametrize(("lives", "result"), [(2, "WON"), (3, "WON"), (4, "FAILED")])
def test_G5_7_2_an_attack_equal_to_the_monsters_lives_or_more_wins(lives: int, result: str) -> None:
    table = fight("horan hand s1 pile", f"attack 1 lives {lives}", STRIKE, WON_CARD).play("play s1")
    assert result in table.happened


def test_G5_7_2_attack_of_cards_and_of_equipment_adds_up() -> None:
    lines = [STRIKE, NEXT, "gear i8 weapon attack 2", "gear i9 armour attack 1"]
    table = fight("horan hand s1 s6 pile wears i8 i9", "attack 0 lives 7", *lines).play("play s1")
    assert (table.fight.attack, table.fight.missing) == (6, 1)
    assert table.play("stop").sums == (6, 7)


def test_G5_7_3_a_won_action_card_goes_to_the_discard() -> None:
    table = fight("horan hand s1 pile s2 s3 s4 s5", "attack 0 lives 3", STRIKE, WON_CARD).play("play s1")
    assert table.hero("horan").discard == ["s1", "i1"]


@pytest.mark.parametrize("kind", ["weapon", "armour"])
def test_G5_7_3_a_won_weapon_or_armour_may_be_kept(kind: str) -> None:
    table = fight("horan hand s1 pile", "attack 0 lives 3", STRIKE, f"gear i1 {kind} attack 1")
    table.play("play s1", "wear")
    assert getattr(table.hero("horan"), kind) == "i1"
    assert table.pawned == []


def test_G5_7_3_what_was_won_is_seen_before_it_is_kept_and_not_before_it_is_won() -> None:
    table = fight("horan hand s1 s6 pile", "attack 0 lives 3", STRIKE, NEXT, "gear i1 weapon attack 2").play("play s1")
    assert table.fight.reward is None
    reward = table.play("stop").fight.reward
    assert (reward.id, reward.effects) == ("i1", [("attack", 2)])


def test_G5_7_3_keeping_a_second_armour_sends_the_first_to_the_pawn_shop() -> None:
    lines = [STRIKE, "gear i8 weapon attack 1", "gear i9 armour attack 1", "gear i1 armour defence 1"]
    table = fight("horan hand s1 pile wears i8 i9", "attack 0 lives 3", *lines).play("play s1", "wear")
    assert (table.hero("horan").weapon, table.hero("horan").armour) == ("i8", "i1")
    assert table.pawned == ["i9"]


def test_G5_7_3_a_won_weapon_or_armour_may_be_sent_to_the_pawn_shop() -> None:
    lines = [STRIKE, "gear i9 armour attack 1", "gear i1 armour defence 1"]
    table = fight("horan hand s1 pile wears i9", "attack 0 lives 3", *lines).play("play s1", "pawn")
    assert (table.hero("horan").armour, table.pawned) == ("i9", ["i1"])


def test_G5_7_3_ruling_the_winner_of_equipment_is_always_asked() -> None:
    table = fight("horan hand s1 pile", "attack 0 lives 3", STRIKE, "gear i1 armour defence 1").play("play s1")
    assert table.offers() == ["wear", "pawn"]


GATE = ["monster gate-i2 attack 0 lives 3", "gate i gate-i2", STRIKE]


def test_G5_7_3_a_key_is_kept_for_ever() -> None:
    table = scenario(*GATE, "hero horan hand s1 pile", "hero taia pile", abilities="off")
    table.play("fight i gate", "play s1")
    assert "KEY" in table.happened
    assert table.hero("horan").keys == 1
    assert table.gate("i") != "gate-i2"


def test_G5_7_3_a_gap_in_the_row_is_filled_from_the_levels_stack_at_once() -> None:
    lines = ["row i i1 i2 i3 i4 i5", "stack i i6 i7", "monster i2 attack 0 lives 3", "card i2 blue", STRIKE]
    table = scenario(*lines, "hero horan hand s1 pile s2 s3 s4 s5", "hero taia pile", abilities="off")
    table.play("fight i 2", "play s1")
    assert table.row("i") == ["i1", "i6", "i3", "i4", "i5"]
    assert table.top("i") == "i7"


def test_G5_7_3_a_gap_in_the_row_stays_empty_when_no_monster_of_the_level_is_left() -> None:
    table = fight("horan hand s1 pile s2 s3 s4 s5", "attack 0 lives 3", STRIKE, WON_CARD).play("play s1")
    assert table.row("i") == [""] * 5
    assert table.turn == "taia"


@pytest.mark.parametrize("monster", ["attack 0 lives 3", "attack 0 lives 9", "attack 9 lives 3"])
def test_G5_7_4_cards_played_go_to_the_discard_and_the_hand_is_filled_to_four_also_when_beaten(monster: str) -> None:
    table = fight("horan hand s1 pile s2 s3 s4 s5 s6", monster, STRIKE, WON_CARD).play("play s1")
    assert table.hero("horan").hand == ["s2", "s3", "s4", "s5"]
    assert "s1" in table.hero("horan").discard
    assert table.turn == "taia"


def test_G5_7_4_the_hand_is_filled_to_four_plus_its_bonuses() -> None:
    lines = [STRIKE, WON_CARD, "gear i8 weapon hand 1", "gear i9 armour hand 1"]
    hero = "horan hand s1 pile s2 s3 s4 i11 i12 i13 i14 wears i8 i9"
    assert len(fight(hero, "attack 0 lives 9", *lines).play("play s1").hero("horan").hand) == 6


def test_G5_7_4_a_hero_who_holds_more_neither_draws_nor_discards() -> None:
    lines = ["card horan-1 red follows red draw 3", NEXT]
    table = fight("horan hand s1 s2 s3 s6 pile s4 s5 i11 i12", "attack 0 lives 9", *lines).play("play s1", "stop")
    assert len(table.hero("horan").hand) == 6
    assert table.hero("horan").pile == ["i12"]


HEARTED = "gear i9 armour heart 2"


@pytest.mark.parametrize(("lives", "attack", "left"), [(5, 3, 4), (5, 1, 5), (2, 1, 3), (3, 0, 5)])
def test_G5_8_a_heart_gives_lives_back_right_after_the_hits_up_to_five(lives: int, attack: int, left: int) -> None:
    hero = f"horan lives {lives} hand s1 pile wears i9"
    assert fight(hero, f"attack {attack} lives 9", HEARTED, STRIKE).play("play s1").hero("horan").lives == left


def test_G5_8_the_hits_come_first_so_a_heart_does_not_save_the_last_life() -> None:
    table = fight("horan lives 2 hand s1 pile wears i9", "attack 2 lives 3", HEARTED, STRIKE).play("play s1")
    assert table.hero("horan").lives == 0
    assert "FAILED" in table.happened


def test_G5_8_ruling_equipment_won_now_does_not_heal_yet() -> None:
    table = fight("horan lives 3 hand s1 pile", "attack 1 lives 3", STRIKE, "gear i1 armour heart 2")
    assert table.play("play s1", "wear").hero("horan").lives == 2


def test_G5_8_ruling_the_hand_bonus_of_equipment_won_now_counts_at_the_refill() -> None:
    hero = "horan hand s1 pile s2 s3 s4 s5 s6"
    table = fight(hero, "attack 0 lives 3", STRIKE, "gear i1 armour hand 1").play("play s1", "wear")
    assert len(table.hero("horan").hand) == 5


def test_G5_9_a_monster_that_is_not_beaten_stays_where_it_was() -> None:
    lines = ["row i i1 i2 i3 i4 i5", "stack i i6 i7", "monster i2 attack 0 lives 9", STRIKE]
    table = scenario(*lines, "hero horan hand s1 pile", "hero taia pile", abilities="off").play("fight i 2", "play s1")
    assert table.row("i") == ["i1", "i2", "i3", "i4", "i5"]


def test_G5_9_a_gatekeeper_that_is_not_beaten_stays_where_it_was() -> None:
    table = scenario(*GATE, "monster gate-i2 attack 0 lives 9", "hero horan hand s1 pile", "hero taia pile")
    table.play("fight i gate", "play s1")
    assert (table.gate("i"), table.hero("horan").keys) == ("gate-i2", 0)


def against_the_lord(hero: str, figures: str, **options: str) -> Table:
    lines = ["lord lord2", f"monster lord2 {figures}", STRIKE.replace("horan", hero.split()[0])]
    return scenario(*lines, f"hero {hero} keys 3 hand s1 pile", "hero taia pile", **options).play("fight lord")


def test_G5_10_beating_the_lord_with_a_life_left_wins_the_game_at_once() -> None:
    table = against_the_lord("horan lives 2", "attack 1 lives 3").play("play s1")
    assert table.over
    assert table.winners == ["horan"]
    assert table.offers() == []


@pytest.mark.parametrize("figures", ["attack 2 lives 3", "attack 0 lives 4"])
def test_G5_10_fighting_the_lord_without_a_life_left_or_with_too_little_attack_does_not_end_the_game(
    figures: str,
) -> None:
    table = against_the_lord("horan lives 2", figures).play("play s1")
    assert not table.over
    assert table.seen.lord.id == "lord2"


# -- G5.10 with `finish=round`: Horan begins, then Xanros, then Taia, each with all keys and one card of that attack

RACERS = ("horan", "xanros", "taia")


def racing(attacks: dict[str, int], *lines: str, turn: str = "horan", finish: str = "round", attack: int = 0) -> Table:
    """The heroes race for the lord, who has 3 lives."""
    cards = [f"card {hero}-1 red attack {attacks.get(hero, 3)}" for hero in RACERS]
    heroes = [f"hero {hero} keys 3 hand s1 pile" for hero in RACERS]
    return scenario(f"monster lord1 attack {attack} lives 3", *cards, *heroes, *lines, f"turn {turn}", finish=finish)


LORD = ("fight lord", "play s1")
PASS = ("merchant", "stop")


def test_G5_10_ruling_beating_the_lord_ends_the_game_at_once_unless_the_table_agrees_otherwise() -> None:
    assert scenario("hero horan").seen.finish == "at_once"
    table = racing({}, finish="at_once").play(*LORD)
    assert (table.over, table.winners) == (True, ["horan"])
    assert table.happened[-1] == "LORD_BEATEN"


def test_G5_10_ruling_with_finish_round_the_round_is_played_to_its_end() -> None:
    table = racing({}).play(*LORD)
    assert (table.seen.finish, table.over, table.turn) == ("round", False, "xanros")
    assert "LORD_BEATEN" not in table.happened
    assert table.happened.index("LORD_OUTDONE") + 1 == table.happened.index("ROUND_GOES_ON")
    table.play(*PASS)
    assert (table.over, table.turn) == (False, "taia")
    table.play(*PASS)
    assert (table.over, table.winners) == (True, ["horan"])


def test_G5_10_ruling_a_hero_who_beat_the_lord_draws_as_after_any_fight() -> None:
    table = racing({}).play(*LORD)
    assert (table.hero("horan").hand, table.hero("horan").discard) == (["s1"], [])


def test_G5_10_ruling_the_lord_stays_for_the_others_of_that_round() -> None:
    table = racing({}).play(*LORD)
    assert table.seen.lord.id == "lord1"
    assert "fight lord" in table.offers()


def test_G5_10_ruling_the_message_that_the_round_goes_on_is_said_once() -> None:
    assert "ROUND_GOES_ON" not in racing({}).play(*LORD).play(*LORD).happened


def test_G5_10_ruling_of_several_who_beat_the_lord_the_one_with_more_attack_over_its_lives_wins() -> None:
    table = racing({"horan": 4, "xanros": 6, "taia": 5}).play(*LORD, *LORD, *LORD)
    assert (table.over, table.winners) == (True, ["xanros"])
    assert [player.over_lord for player in table.seen.players] == [1, 3, 2]


def test_G5_10_ruling_of_several_who_beat_the_lord_equally_the_one_with_more_lives_left_wins() -> None:
    lines = ["gear i8 armour defence 2"]
    heroes = ["hero horan keys 3 hand s1 pile wears i8", "hero taia keys 3 hand s1 pile"]
    cards = ["card horan-1 red attack 4", "card taia-1 red attack 4"]
    table = scenario("monster lord1 attack 2 lives 3", *lines, *cards, *heroes, finish="round")
    table.play(*LORD, *LORD)
    assert [player.lives for player in table.seen.players] == [5, 3]
    assert table.winners == ["horan"]


def test_G5_10_ruling_several_who_beat_the_lord_with_equal_attack_and_lives_share_the_win() -> None:
    table = racing({"horan": 4, "xanros": 3, "taia": 4}).play(*LORD, *LORD, *LORD)
    assert table.position.payoff() == pytest.approx([0.5, 0.0, 0.5])


def test_G5_10_ruling_the_lord_beaten_by_the_last_of_the_round_ends_the_game_at_once() -> None:
    table = racing({}, turn="taia").play(*LORD)
    assert (table.over, table.winners) == (True, ["taia"])
    assert table.happened[-1] == "LORD_BEATEN"


def test_G5_10_ruling_the_lord_beaten_by_a_lone_player_ends_the_game_at_once() -> None:
    lines = ["monster lord1 attack 0 lives 3", STRIKE, "hero horan keys 3 hand s1 pile"]
    table = scenario(*lines, finish="round").play(*LORD)
    assert (table.over, table.winners) == (True, ["horan"])


def test_G5_10_ruling_the_last_round_ends_before_whoever_began_it() -> None:
    """Taia began: she and Horan have had their turns, Xanros has not."""
    table = begun("horan", "xanros", "taia", first="seat", finish="round")
    position = table.position
    position.s.first, position.s.turn = 2, 0
    position.s.keys[0] = 3
    position.c.lives[position.s.lord] = 0
    position.c.attack[position.s.lord] = 0
    table.play("fight lord", "stop")
    assert (table.over, table.turn) == (False, "xanros")
    assert table.play(*PASS).over


def test_G5_10_ruling_the_lord_is_not_beaten_in_the_last_round_by_a_hero_without_a_life_left() -> None:
    table = racing({}, attack=9).play(*LORD, *LORD, *LORD)
    assert not table.over
    assert [player.over_lord for player in table.seen.players] == [None] * 3


def test_G5_10_ruling_a_hero_without_life_revives_in_the_last_round_and_has_had_the_turn() -> None:
    cards = ["card horan-1 red attack 3", "monster lord1 attack 0 lives 3"]
    table = scenario(*cards, "hero horan keys 3 hand s1 pile", "hero taia lives 0 pile", finish="round").play(*LORD)
    assert (table.over, table.winners) == (True, ["horan"])


def test_G5_10_ruling_all_see_who_has_beaten_the_lord_and_by_how_much() -> None:
    table = racing({"horan": 5}).play(*LORD)
    assert [player.over_lord for player in table.view("taia").players] == [2, None, None]


def test_G5_10_ruling_in_the_last_of_all_rounds_the_lord_counts_before_keys_and_cards() -> None:
    table = racing({}, "rounds 100").play(*LORD, *PASS, *PASS)
    assert (table.over, table.winners) == (True, ["horan"])
    assert "STALLED" not in table.happened


def last_round(*heroes: str, rounds: int = 100) -> Table:
    return scenario(*(f"hero {hero}" for hero in heroes), f"rounds {rounds}", f"turn {heroes[-1].split()[0]}")


def test_G5_11_ruling_after_a_hundred_rounds_the_game_is_over() -> None:
    assert not last_round("horan pile", "taia pile", rounds=99).play("merchant", "stop").over
    assert last_round("horan pile", "taia pile").play("merchant", "stop").over


def test_G5_11_ruling_after_the_last_round_most_keys_win() -> None:
    table = last_round("horan keys 1 hand i1 i2 i3 pile", "taia keys 2 pile").play("merchant", "stop")
    assert table.winners == ["taia"]


def test_G5_11_ruling_with_equal_keys_most_won_cards_win() -> None:
    table = last_round("horan keys 1 hand i1 i2 pile", "taia keys 1 hand s1 s2 s3 i3 pile").play("merchant", "stop")
    assert table.winners == ["horan"]


def test_G5_11_ruling_won_action_cards_and_equipment_count_wherever_they_are() -> None:
    for horan in ("hand i1 i2 pile", "pile i1 i2", "pile discard i1 i2", "pile wears i8 i9"):
        heroes = [f"horan {horan}", "taia hand i3 pile"]
        lines = ["gear i8 weapon attack 1", "gear i9 armour attack 1", *(f"hero {hero}" for hero in heroes)]
        table = scenario(*lines, "rounds 100", "turn taia").play("merchant", "stop")
        assert table.winners == ["horan"], horan


def test_G5_11_ruling_with_equal_keys_and_won_cards_the_game_is_drawn() -> None:
    table = last_round("horan keys 1 hand i1 pile", "taia keys 1 hand i2 pile").play("merchant", "stop")
    assert table.position.payoff() == pytest.approx([0.5, 0.5])


def test_G5_11_ruling_a_drawn_game_is_shared_only_among_the_best() -> None:
    table = last_round("horan pile", "xanros keys 1 pile", "taia keys 1 pile").play("merchant", "stop")
    assert table.winners == ["xanros", "taia"]
