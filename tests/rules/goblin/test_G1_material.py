"""G1: the contents of the box. The format of a card file is in test_card_file.py, our own set in test_our_cards.py."""

import pytest

from krypta.games.goblin.content import our_own
from krypta.games.goblin.game import GAME
from krypta.games.goblin.layout import Zone

from .table import Table, begun, fight, scenario, start

EDITIONS = ("cs", "de", "fr")


def gatekeepers_to_come(level: str, edition: str) -> set[str]:
    """Every gatekeeper of that level that can be turned up at set-up."""
    table = start(1, "hero taia", "reveal lord1", edition=edition)
    while f"reveal gate-{level}1" not in table.chances():
        table.play(table.offers()[0])
    return {said for said in table.chances() if said.rstrip("12345") == f"reveal gate-{level}"}


def test_G1_1_there_are_six_heroes() -> None:
    heroes = ["argentus", "aderyn", "horan", "victorius", "xanros", "taia"]
    assert start(2).offers() == [f"hero {hero}" for hero in heroes]


def test_G1_1_twenty_lives_at_five_each_allow_at_most_four_players() -> None:
    assert [player.lives for player in begun("horan", "taia", "xanros", "aderyn").seen.players] == [5] * 4
    assert GAME.players_faults(2) == GAME.players_faults(4) == []
    assert GAME.players_faults(5)
    assert GAME.players_faults(0)


def test_G1_1_ruling_one_player_alone_may_practise() -> None:
    assert GAME.players_faults(1) == []
    table = begun("taia")
    assert (table.turn, table.seen.round) == ("taia", 1)
    table.play("merchant", "stop")
    assert (table.turn, table.seen.round) == ("taia", 2)


def test_G1_1_each_hero_has_six_starting_cards() -> None:
    horan = begun("horan", "taia").hero("horan")
    assert (len(horan.hand), horan.pile) == (4, ["starting", "starting"])
    assert set(horan.hand) < {"s1", "s2", "s3", "s4", "s5", "s6"}


def test_G1_1_the_table_has_places_for_the_merchant_three_levels_the_lord_and_the_pawn_shop() -> None:
    seen = begun("horan", "taia").seen
    assert (len(seen.levels), len(seen.potions)) == (3, 3)
    assert seen.lord is not None
    assert seen.pawned == []


def test_G1_2_there_are_sixty_four_ordinary_monsters_in_three_levels() -> None:
    levels = begun("horan", "taia").seen.levels
    assert [len(level.row) + level.left for level in levels] == [20, 20, 24]


def test_G1_2_there_are_three_lords() -> None:
    assert set(start(1, "hero taia").chances()) == {"reveal lord1", "reveal lord2", "reveal lord3"}


@pytest.mark.parametrize("edition", ["cs", "fr"])
@pytest.mark.parametrize("level", ["i", "ii", "iii"])
def test_G1_2_each_level_has_five_gatekeepers_in_cs_and_fr(edition: str, level: str) -> None:
    assert gatekeepers_to_come(level, edition) == {f"reveal gate-{level}{n}" for n in range(1, 6)}


@pytest.mark.parametrize("level", ["i", "ii", "iii"])
def test_G1_2_ruling_in_de_one_gatekeeper_a_level_stays_in_the_box_drawn_by_lot(level: str) -> None:
    """Nobody knows which: any of the five may be turned up."""
    assert gatekeepers_to_come(level, "de") == {f"reveal gate-{level}{n}" for n in range(1, 6)}


def gate_won_by(keeper: str, *others: str, **options: str) -> Table:
    """Horan beats the level's gatekeeper after others have beaten those before it."""
    lines = ["card horan-1 red attack 9", f"gate i {keeper}", f"monster {keeper} attack 0 lives 1"]
    heroes = ["hero horan hand s1 pile", *(f"hero {other} keys 1 pile" for other in others)]
    return scenario(*lines, *heroes, **options).play("fight i gate", "play s1")


def test_G1_2_ruling_in_de_four_gatekeepers_come_and_the_fifth_was_in_the_box() -> None:
    """Players with a key have beaten theirs: the second seat the second gatekeeper, the third the third."""
    table = gate_won_by("gate-i5", "taia", "xanros", edition="de")
    assert table.chances() == {"reveal gate-i1": 1, "reveal gate-i4": 1}
    assert table.play("reveal gate-i1").gate("i") == "gate-i1"
    assert table.refusal("reveal gate-i4") != ""
    assert table.position.s.zone[103] == Zone.BOX


def test_G1_2_ruling_in_de_no_gatekeeper_comes_after_the_fourth() -> None:
    table = gate_won_by("gate-i1", "taia", "xanros", "aderyn", edition="de")
    assert (table.gate("i"), table.chances()) == ("", {})


def test_G1_2_in_cs_the_fifth_gatekeeper_comes_too() -> None:
    assert gate_won_by("gate-i1", "taia", "xanros", "aderyn").gate("i") == "gate-i5"


def test_G1_2_behind_an_ordinary_monster_is_an_action_card_a_weapon_or_an_armour_behind_a_gatekeeper_its_key() -> None:
    seen = begun("horan", "taia").seen
    ordinary = {monster.reward for level in seen.levels for monster in level.row}
    assert ordinary <= {"action", "weapon", "armour"}
    assert {level.gate.reward for level in seen.levels} == {"key"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_G1_3_ruling_there_are_twelve_potions_four_of_each_in_all_editions_cs_de_fr(edition: str) -> None:
    assert start(2, edition=edition).seen.potions == {"strength": 4, "protection": 4, "healing": 4}


def test_G1_3_ruling_a_potion_that_a_player_owns_is_missing_in_the_stack() -> None:
    table = fight("horan hand s1 potions healing", "attack 0 lives 9", "card horan-1 red")
    assert table.seen.potions == {"strength": 4, "protection": 4, "healing": 3}


def test_G1_4_an_action_card_has_a_colour_the_colours_that_follow_and_its_effects() -> None:
    table = fight("horan hand s1", "attack 0 lives 9", "card horan-1 yellow follows green red defence 2 draw 1")
    (card,) = table.seen.players[0].hand
    assert (card.kind, card.colour, set(card.follows)) == ("action", "yellow", {"green", "red"})
    assert card.effects == [("defence", 2), ("draw", 1)]


FOLLOWERS = [f"card horan-{n} {colour}" for n, colour in enumerate(("green", "blue", "red", "yellow"), start=2)]


def test_G1_4_ruling_a_card_may_name_all_four_colours() -> None:
    first = "card horan-1 red follows green blue red yellow"
    table = fight("horan hand s1 s2 s3 s4 s5", "attack 0 lives 9", first, *FOLLOWERS).play("play s1")
    assert table.offers() == ["stop", "play s2", "play s3", "play s4", "play s5"]


def test_G1_4_ruling_a_card_may_name_no_colour_so_that_nothing_follows_it() -> None:
    table = fight("horan hand s1 s2 s3 s4 s5", "attack 0 lives 9", "card horan-1 red", *FOLLOWERS).play("play s1")
    assert "FAILED" in table.happened


def test_G1_4_a_monster_shows_attack_lives_the_kind_of_its_reward_and_its_curses() -> None:
    table = fight("horan hand s1", "attack 3 lives 4 curses red armour", "card horan-1 blue", "gear i1 weapon attack 2")
    monster = table.fight.monster
    assert (monster.attack, monster.lives, monster.reward) == (3, 4, "weapon")
    assert set(monster.curses) == {"red", "armour"}


def test_G1_4_of_the_reward_only_the_kind_is_shown_in_front() -> None:
    table = fight("horan hand s1", "attack 3 lives 4", "card horan-1 blue", "card i1 red attack 7")
    assert table.fight.monster.reward == "action"
    assert not hasattr(table.fight.monster, "effects")


def test_G1_5_our_own_set_is_complete_in_number() -> None:
    ours = our_own()
    assert [len(cards) for cards in ours.starting] == [6] * 6
    assert [len(cards) for cards in ours.monsters] == [20, 20, 24]
    assert [len(cards) for cards in ours.gatekeepers] == [5, 5, 5]
    assert len(ours.lords) == 3


def test_G1_5_owners_of_the_printed_game_can_play_with_a_set_of_their_own(our_text: str) -> None:
    theirs = our_text.replace('name = "', 'name = "My ')
    names = {card.name for card in begun("horan", "taia", cards=theirs).seen.players[0].hand}
    assert all(name.startswith("My ") for name in names)
