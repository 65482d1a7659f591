"""Undo is possible until nature has decided, the acting seat has learnt something, or another seat has acted."""

import pytest

from golden.burrow_matches import let_nature, new_match
from krypta.core.door import EVERYONE, NATURE, SHOWN_BY
from krypta.core.game import Event
from krypta.core.log import Entry, Player
from krypta.core.luck import SeededLuck
from krypta.core.match import Match, NotAllowed
from krypta.core.position import Position
from krypta.games import load

GAME = load("burrow")


def say(match: Match, *words: str) -> None:
    for word in words:
        match.act(match.game.parse(word), match.seat)


def at_first_turn() -> Match:
    """Seat 1 has two cards and has drawn a third."""
    match = new_match()
    let_nature(match)
    return match


def first_card(match: Match) -> str:
    """A card that the seat holds."""
    return str(next(iter(match.position.view(match.seat).own.hand)))


def test_playing_from_a_hidden_hand_can_be_undone() -> None:
    match = at_first_turn()
    before = match.position.to_bytes()
    say(match, f"bury {first_card(match)}")
    assert match.can_undo(0)
    match.undo_one(0)
    assert match.position.to_bytes() == before
    assert match.entries[-1].fact == "undo"


def test_an_undone_act_stays_in_the_log() -> None:
    match = at_first_turn()
    entries = list(match.entries)
    say(match, f"bury {first_card(match)}")
    match.undo_one(0)
    assert match.entries[: len(entries)] == entries
    assert [entry.n for entry in match.entries] == list(range(1, len(entries) + 3))
    assert len(match.acts) == len(entries)


def test_an_act_can_be_undone_again_and_again() -> None:
    match = at_first_turn()
    before = match.position.to_bytes()
    for _ in range(3):
        say(match, f"bury {first_card(match)}")
        match.undo_one(0)
    assert match.position.to_bytes() == before
    assert not match.can_undo(0)


def test_showing_a_card_can_be_undone_until_nature_decides() -> None:
    match = at_first_turn()
    before = match.position.to_bytes()
    say(match, f"bury {first_card(match)}", f"show {first_card(match)}")
    assert match.seat == -1
    match.undo_one(0)
    match.undo_one(0)
    assert match.position.to_bytes() == before


def test_undo_does_not_go_back_past_nature() -> None:
    match = at_first_turn()
    say(match, f"show {first_card(match)}")
    match.nature()
    assert not match.can_undo(0)
    assert not match.can_undo(1)
    with pytest.raises(ValueError, match="cannot be undone"):
        match.undo_one(0)
    with pytest.raises(ValueError, match="cannot be undone"):
        match.undo(match.entries[-1].n - 1, 0)


def with_empty_deck(hand: str) -> Match:
    """A match with a hand-written position: nothing is left to draw."""
    match = new_match()
    scene = GAME.scene(match.position)
    for line in ("players 2", f"hand 1 {hand}", "hand 2 worm worm", "deck empty", "turn 1"):
        scene.place(line)
    scene.ready()
    match._snapshots = [(0, match.position.to_bytes())]
    match._look()
    return match


def test_undo_does_not_go_back_past_another_seat() -> None:
    match = with_empty_deck("worm beetle")
    say(match, "show worm")
    assert match.seat == 1
    assert match.can_undo(0)
    assert not match.can_undo(1), "nobody undoes another's act"
    say(match, "bury worm")
    assert not match.can_undo(0)
    match.undo_one(1)
    assert not match.can_undo(1), "the act before was another's"
    assert not match.can_undo(0), "what another did was seen, even if it is taken back"


def test_a_seat_that_learns_something_by_an_act_cannot_undo_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It learns from what is told to it alone, and from what another seat shows; what another is told is no barrier."""
    for audience, undoable in ((0, False), (1, True), (EVERYONE, True), (SHOWN_BY - 0, True), (SHOWN_BY - 1, False)):
        match = with_empty_deck("worm beetle")
        monkeypatch.setattr(Position, "events", lambda self, to=audience: [Event("TURN", to, ())])
        say(match, "bury worm")
        assert match.can_undo(0) is undoable


def test_a_log_of_krypta_0_6_that_took_back_what_another_seat_had_shown_can_still_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Position, "events", lambda self: [Event("TURN", SHOWN_BY - 1, ())])
    match = with_empty_deck("worm beetle")
    say(match, "bury worm")
    assert not match.can_undo(0)
    with pytest.raises(ValueError, match="cannot be undone"):
        match.undo(0, 0)
    match.follow(Entry(n=2, by=0, fact="undo", to=0))
    assert match.acts == []


def test_the_floor_of_undo_is_the_same_when_the_match_is_loaded_again() -> None:
    match = at_first_turn()
    say(match, f"bury {first_card(match)}")
    again = Match.fold(GAME, match.header, match.entries)
    assert again.floor == match.floor
    assert again.can_undo(0)


def test_draws_never_repeat_after_an_undo() -> None:
    """The counter of luck never decreases."""
    match = at_first_turn()
    drawn = match.drawn
    say(match, f"bury {first_card(match)}")
    match.undo_one(0)
    assert match.drawn == drawn
    say(match, "rest")
    match.nature()
    assert match.drawn == drawn + 1


def test_a_refused_act_leaves_no_entry_in_the_log() -> None:
    match = at_first_turn()
    entries, state = list(match.entries), match.position.to_bytes()
    for act, by in ((GAME.parse("keep worm"), 0), (GAME.parse("rest"), 1), (999, 0)):
        with pytest.raises(NotAllowed):
            match.act(act, by)
    assert match.entries == entries
    assert match.position.to_bytes() == state


def test_undo_goes_back_over_many_snapshots() -> None:
    """In Karak choosing heroes involves no luck, so one seat can undo all of it; longer matches have snapshots."""
    match = new_match(game="karak")
    for _ in range(400):
        if match.over:
            break
        if match.seat == -1:
            match.nature()
            continue
        seat, before = match.seat, match.position.to_bytes()
        match.act(match.position.options()[-1], seat)
        if match.can_undo(seat) and len(match.entries) % 3 == 0:
            match.undo_one(seat)
            assert match.position.to_bytes() == before
            match.act(match.position.options()[-1], seat)
    again = Match.fold(match.game, match.header, match.entries)
    assert again.position.to_bytes() == match.position.to_bytes()


def test_a_forged_undo_of_anothers_draw_is_refused_when_folding() -> None:
    match = at_first_turn()
    forged = [*match.entries, Entry(n=len(match.entries) + 1, by=0, fact="undo", to=0)]
    with pytest.raises(Exception, match=f"Entry {len(forged)} .* cannot be undone"):
        Match.fold(GAME, match.header, forged)


def test_an_agreed_undo_goes_back_further_and_does_not_repeat_luck() -> None:
    game = load("karak")
    match = Match.new(game, {}, [Player("a"), Player("b")], SeededLuck("agreed"))
    while match.seat == NATURE:
        match.nature()
    drawn = match.drawn
    with pytest.raises(ValueError, match="cannot be undone"):
        match.undo(0, by=0)
    match.undo(0)
    assert match.acts == []
    assert match.position.to_bytes() == Match(game, match.header, None).position.to_bytes()
    match.nature()
    assert match.drawn == drawn + 1, "the counter of the draws never goes back"


def test_a_seat_takes_back_only_its_own_acts() -> None:
    game = load("karak")
    match = Match.new(game, {"heroes": "chosen"}, [Player("a"), Player("b")], SeededLuck("own"))
    match.act(game.parse("hero horan"))
    with pytest.raises(ValueError, match="only its own acts"):
        match.undo(0, by=1)
    match.undo(0, by=0)
    assert match.seat == 0
