"""The laws of secrecy for every game; and every consistent world is imagined."""

import msgspec
import pytest

from krypta.core.door import EVERYONE, SPECTATOR
from krypta.core.position import Position
from krypta.core.scenario import Table, arrange
from krypta.games import load
from krypta.games.goblin.layout import Event
from laws.driver import Driver
from laws.laws import PositionLaw, broken
from laws.secrecy import (
    SECRECY_LAWS,
    events_tell_no_secrets,
    imagine_reaches_every_world,
    played,
    undoable_acts_teach_nothing,
)
from laws.tables import LONG, TABLES, at_every_table, driver_of, table_name
from laws.tables import Table as LawTable

SMALL_POSITIONS = {
    "hands and deck": ("hand 1 worm mole", "hand 2 beetle root", "deck worm mole"),
    "buried in order": ("hand 1 worm", "hand 2 beetle", "burrow 2 root worm", "burrow 1 mole worm", "deck mole"),
    "three seats": ("players 3", "hand 1 worm", "hand 2 root mole", "burrow 3 beetle", "deep 3 1", "deck worm beetle"),
    "nothing hidden but the deck": ("hand 1 worm", "deck root mole"),
}


def arranged(*lines: str) -> Table:
    """A table of two, unless the lines say three."""
    return arrange(load("burrow"), "\n".join(["players 2", *lines]))


@at_every_table
@pytest.mark.parametrize("law", SECRECY_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("games", [1, pytest.param(4, marks=pytest.mark.slow)])
def test_every_position_obeys_the_law_of_secrecy(law: PositionLaw, table: LawTable, games: int) -> None:
    is_long = table[0] in LONG
    for seed in range(games if is_long else 4 * games):
        driver = driver_of(table, seed)
        for position in driver.walk(every=97 if is_long else 1):
            assert not broken(law, position, driver)


@pytest.mark.parametrize("lines", SMALL_POSITIONS.values(), ids=SMALL_POSITIONS)
def test_every_consistent_world_of_burrow_is_imagined(lines: tuple[str, ...]) -> None:
    position = arranged(*lines).position
    assert imagine_reaches_every_world(position, Driver(position.game, position.players)) > 1


def test_every_consistent_world_of_burrow_is_imagined_in_the_middle_of_an_effect() -> None:
    """B5: the cards that the mole's player looks at are hidden from the others."""
    table = arranged("hand 1 mole worm", "hand 2 beetle", "deck worm root beetle", "luck draw worm", "luck draw root")
    table.play("mole")
    assert table.check("paws worm root") is None
    assert imagine_reaches_every_world(table.position, Driver(table.game, 2)) > 1


GOBLIN_POSITIONS = {
    "hands": ("hero horan hand s1 s2", "hero aderyn hand s1 s4 s5"),
    "won cards are seen": ("hero horan hand s1 i1", "hero aderyn hand s1 i2 discard s2 i3"),
    "an arranged pile": ("hero horan hand s1", "hero aderyn hand s1 s2 s3 pile i4 starting i5 i6 starting"),
    "half arranged": ("hero horan hand s1", "hero aderyn hand s1 s2 s3 discard s4 pile i4 ? i5 ?"),
    "under Taia's pile": ("hero horan hand s1", "hero taia hand s1 s2 pile starting i4 s6"),
    "three": ("hero horan hand s1", "hero taia hand s1 discard s2 s3", "hero xanros hand s1 i7 discard s2 s3"),
}


@pytest.mark.parametrize("lines", GOBLIN_POSITIONS.values(), ids=GOBLIN_POSITIONS)
def test_every_consistent_world_of_goblin_is_imagined(lines: tuple[str, ...]) -> None:
    position = arrange(load("goblin"), "\n".join(lines)).position
    assert imagine_reaches_every_world(position, Driver(position.game, position.players)) > 1


def test_every_consistent_world_of_goblin_is_imagined_while_a_pile_is_arranged() -> None:
    """G3.2: only the owner knows where won cards are put; everyone knows how many."""
    lines = ("card aderyn-1 red draw 1", "hero horan hand s1", "hero aderyn hand s1 discard s2 s3 i8 i9 i10 pile s4")
    table = arrange(load("goblin"), "\n".join([*lines, "turn aderyn", "monster i1 attack 0 lives 1"]))
    table.play("fight i 1", "play s1")
    assert table.check("phase arrange") is None
    table.play("place 3")
    assert imagine_reaches_every_world(table.position, Driver(table.game, 2)) > 1


def test_every_consistent_world_of_goblin_is_imagined_while_taia_looks_at_two_cards() -> None:
    """G9.6."""
    lines = ("card taia-1 red draw 1", "hero horan hand s1", "hero taia hand s1 s2", "turn taia")
    table = arrange(load("goblin"), "\n".join([*lines, "luck draw s3", "luck draw s4"]))
    table.play("fight i 1", "play s1")
    assert table.check("phase keep") is None
    assert imagine_reaches_every_world(table.position, Driver(table.game, 2)) > 1


def before_a_failing_draw() -> Table:
    """G5.7: whether Taia stops or plays s1, which draws, the fight fails and all cards that she played are shuffled."""
    cards = (
        "card taia-4 red follows blue attack 1",
        "card taia-5 blue follows green attack 1",
        "card taia-1 green follows yellow draw 1",
        *(f"card taia-{n} red follows blue attack 1" for n in (2, 3, 6)),
    )
    heroes = ("hero horan hand s1", "hero taia hand s1 s2 s3 s4 s5 discard s6", "turn taia")
    table = arrange(load("goblin"), "\n".join([*cards, *heroes, "monster i1 attack 0 lives 20"]))
    table.play("fight i 1", "play s4", "play s5")
    return table


def test_cards_that_lay_open_before_a_shuffle_are_no_secret() -> None:
    table = before_a_failing_draw()
    assert not broken(events_tell_no_secrets, table.position, Driver(table.game, 2))
    table.play("play s1")
    heard = [event.kind for event in table.events if event.seen_by(0)]
    assert "PLAYED" in heard
    assert "SHUFFLED" in heard


def test_a_drawn_card_is_a_secret_also_where_cards_are_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    table = before_a_failing_draw()

    def leaking(position: Position, act: int) -> Position:
        world = played(position, act)
        events = world.states["events"][0]
        events[events[:, 0] == Event.DREW, 1] = EVERYONE
        return world

    monkeypatch.setattr("laws.secrecy.played", leaking)
    assert "secret" in broken(events_tell_no_secrets, table.position, Driver(table.game, 2))


ONE_KIND = (
    "event 1 k1 played: enemy discard 1; press 1 on chosen enemy",
    "hand 1 k1",
    "hand 2 k1",
    "pile 2 k2 k3 k4 k5",
)
KINDS = tuple(f"event 2 k{n} played: draw {n}" for n in range(1, 6))


def test_undo_shows_nothing_of_a_hand_from_which_a_card_had_to_be_discarded() -> None:
    """The other hand has one kind of card, so it is discarded without a choice, and the actor decides next."""
    table = arrange(load("shabrak"), "\n".join([*ONE_KIND, *KINDS]))
    undoable_acts_teach_nothing(table.position, Driver(table.game, 2))
    table.play("play k1")
    assert table.position.seat == 0
    (discarded,) = [event for event in table.events if event.kind == "DISCARDED"]
    assert [discarded.teaches(seat) for seat in (0, 1)] == [True, False]


def test_a_hidden_card_shown_by_an_act_that_can_be_undone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    table = arrange(load("shabrak"), "\n".join([*ONE_KIND, *KINDS]))
    monkeypatch.setattr("krypta.core.game.Event.teaches", lambda event, seat: event.audience == seat)
    assert "could be undone" in broken(undoable_acts_teach_nothing, table.position, Driver(table.game, 2))


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "karak"], ids=table_name)
def test_karak_has_exactly_one_world(table: LawTable) -> None:
    driver = driver_of(table)
    for position in driver.walk(every=50):
        assert imagine_reaches_every_world(position, driver, samples=3) == 1


@pytest.mark.parametrize("looker", [1, SPECTATOR])
def test_no_view_names_what_only_another_holds(looker: int) -> None:
    """The only roots are in seat 1's hand, burrow and paws: no other view may contain a root."""
    cards = ("hand 1 mole root", "burrow 1 root", "hand 2 beetle", "deck root worm")
    table = arranged(*cards, "luck draw root", "luck draw worm")
    table.play("mole")
    assert b"root" not in msgspec.json.encode(table.position.view(looker))
    assert b"root" in msgspec.json.encode(table.position.view(0))
    seen = [event for event in table.events if event.seen_by(looker)]
    assert {event.kind for event in seen} == {"MOLE", "DRAWS"}
    assert {event.kind for event in table.events if event.seen_by(0)} == {"MOLE", "DRAWS", "DREW"}
