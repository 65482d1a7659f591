"""K1: the contents of the box. The figures themselves are in test_figures.py."""

from krypta.core.files.fault import InvalidInput
from krypta.games.karak.game import GAME

from .table import fight, scenario, start


def test_K1_1_there_are_eighty_tiles_one_of_them_the_start_tile_a_fountain() -> None:
    seen = start(2).seen
    assert len(seen.tiles) + sum(seen.pile.values()) == 80
    assert [tile.kind for tile in seen.tiles] == ["start"]
    assert seen.fountains == [0]


def test_K1_1_there_are_six_heroes() -> None:
    assert len(start(5).chances()) == 6


def test_K1_1_five_inventories_allow_at_most_five_players() -> None:
    assert GAME.players_faults(5) == []
    assert InvalidInput(GAME.players_faults(6)).sentences() == ["Karak is for 1 to 5 players, not 6."]
    assert GAME.players_faults(0)


def test_K1_1_ruling_one_player_alone_may_practise() -> None:
    table = start(1, "hero taia")
    assert table.turn == "taia"
    assert table.play("stop").turn == "taia"


def test_K1_2_the_bag_holds_43_monsters_and_10_chests() -> None:
    bag = start(2).seen.bag
    assert bag == {
        "dragon": 1,
        "fallen": 2,
        "turnkey": 12,
        "king": 3,
        "warrior": 5,
        "rat": 8,
        "spider": 4,
        "mummy": 8,
        "chest": 10,
    }
    assert sum(bag.values()) == 43 + 10


def test_K1_2_two_dice_are_rolled_and_every_pair_has_its_true_chance() -> None:
    chances = fight("argentus", "rat").chances()
    assert sum(chances.values()) == 36
    assert chances["roll 3 3"] == 1
    assert chances["roll 3 4"] == 2


def test_K1_2_there_is_only_one_curse_token() -> None:
    table = fight("argentus", "mummy", "roll 6 6", others="taia, horan").play("curse 2")
    assert [table.hero(name).cursed for name in ("argentus", "taia", "horan")] == [False, True, False]


def test_K1_2_each_hero_has_five_lives() -> None:
    assert [hero.lives for hero in start(5).seen.heroes] == [5] * 5


def test_K1_3_there_are_four_kinds_of_tile() -> None:
    kinds = {kind.partition("-")[0] for kind in start(2).seen.pile}
    assert kinds == {"tunnel", "room", "portal", "fountain"}


def test_K1_3_only_a_room_gets_a_token() -> None:
    for kind, asks in (("tunnel-cross", False), ("portal-straight", False), ("room-cross", True)):
        table = scenario("hero argentus", f"luck tile {kind}").play("go north")
        assert (table.phase == "draw-token") == asks, kind
