"""The laws of ARCHITECTURE, each a small function that raises AssertionError and says what it found.

A law about positions takes a position and its driver, so that it also applies to imagined worlds; a law about games
takes the driver alone. The laws of secrecy are in `secrecy.py`.
"""

from collections.abc import Callable

import numpy as np

from krypta.core.door import EVERYONE, NATURE, NOBODY, OK, SPECTATOR
from krypta.core.log import Player, loads
from krypta.core.luck import SealedLuck
from krypta.core.match import Match, verify
from krypta.core.position import Position
from laws.driver import Driver
from laws.tables import WEIGHTS


def broken(law: Callable[..., None], *asked: object) -> str:
    """The complaint of the law; empty if it holds."""
    try:
        law(*asked)
    except AssertionError as fault:
        return f"{law.__name__}: {fault}"
    return ""


PositionLaw = Callable[[Position, Driver], None]
GameLaw = Callable[[Driver], None]


def acts_around(position: Position) -> list[int]:
    """Every act, and some numbers that are no acts."""
    acts = position.game.sizes.acts
    return [-1, *range(acts), acts, acts + 1000]


def options_are_what_why_allows(position: Position, driver: Driver) -> None:
    """Options are never empty before the end, and exactly those that `why` allows, in ascending order."""
    game = position.game
    offered = position.options()
    allowed = [act for act in acts_around(position) if position.why(act) == OK]
    assert offered == allowed, f"offered are {offered}, but why allows {allowed}"
    assert bool(offered) != position.over, "there is nothing to choose, and the game is not over"
    assert not allowed or allowed[-1] < game.sizes.acts, f"{allowed[-1]} is no act"
    assert position.seat in (*range(position.players), NATURE, NOBODY), f"{position.seat} is no seat"


def refused_acts_change_nothing(position: Position, driver: Driver) -> None:
    before = position.to_bytes()
    offered = set(position.options())
    for act in acts_around(position):
        if act not in offered:
            assert position.step(act) != OK, f"act {act} was not offered, and was played all the same"
            assert position.to_bytes() == before, f"act {act} was refused, and changed the state"


def copies_are_independent(position: Position, driver: Driver) -> None:
    if position.over:
        return
    before = position.to_bytes()
    first = position.copy()
    second = first.copy()
    first.step(first.options()[0])
    assert position.to_bytes() == before, "an act in a copy changed the original"
    assert second.to_bytes() == before, "an act in a copy changed another copy"
    assert first.to_bytes() != before, "an act changed nothing, not even the events"


def sizes_hold(position: Position, driver: Driver) -> None:
    sizes = position.game.sizes
    n = len(position.options())
    most = sizes.outcomes if position.seat == NATURE else sizes.options
    assert n <= most, f"{n} options are more than the {most} that the sizes promise"


def pieces_are_conserved(position: Position, driver: Driver) -> None:
    found = position.game.pieces(position)
    assert found == driver.pieces, f"there were {driver.pieces}, now there are {found}"


def weights_are_what_the_piles_hold(position: Position, driver: Driver) -> None:
    if position.seat != NATURE:
        return
    expected = WEIGHTS[position.game.name](position)
    assert dict(position.chances()) == expected, f"nature weighs {position.chances()}, the piles hold {expected}"


def observation_has_its_shape(position: Position, driver: Driver) -> None:
    sizes = position.game.sizes
    for seat in driver.standpoints():
        seen = position.observe(seat)
        assert seen.shape == sizes.observation, f"the observation has shape {seen.shape}, not {sizes.observation}"
        assert seen.dtype == np.dtype(sizes.observation_dtype), f"the observation is of {seen.dtype}"
        assert np.array_equal(seen, position.observe(seat)), "the same position was observed differently"
        for name, field in position.game.observation.fields.items():
            first = position.game.observation.places[name]
            values = seen[first : first + field.size]
            fits = field.least <= values.min() and values.max() <= field.most
            assert fits, f"{name} has {values.tolist()}, not {field.least} to {field.most}"


def outlook_is_a_number(position: Position, driver: Driver) -> None:
    for seat in range(position.players):
        assert np.isfinite(position.outlook(seat)), f"the outlook of seat {seat} is {position.outlook(seat)}"


def everything_can_be_said(position: Position, driver: Driver) -> None:
    """Every option, event and refusal has a message that the game lists; every refusal cites a rule."""
    game = position.game
    known = driver.message_ids
    refused = [(act, position.why(act)) for act in range(game.sizes.acts)]
    refusals = [game.reason_message(position, act, reason) for act, reason in refused if reason != OK]
    messages = [game.act_message(position, act) for act in position.options()]
    messages += [game.event_message(position, event) for event in position.events()]
    for message in messages + refusals:
        assert message.id in known, f"{message.id} is not among the game's messages"
        assert set(message.args) == set(known[message.id]), f"{message.id} has the arguments {message.args}"
    for refusal in refusals:
        assert refusal.rule, f"{refusal.id} cites no rule"


def what_is_not_hidden_looks_the_same_to_all(position: Position, driver: Driver) -> None:
    if not position.game.hidden:
        views = [position.view(seat) for seat in range(position.players)]
        assert all(view == position.view(SPECTATOR) for view in views), "seats see different things"
        audiences = {event.audience for event in position.events()}
        assert audiences <= {EVERYONE}, "something was told to one seat alone"


def a_view_is_the_same_when_it_is_made_anew(position: Position, driver: Driver) -> None:
    """Games may cache the parts of a view that have not changed."""
    for seat in (*range(position.players), SPECTATOR):
        assert position.view(seat) == position.copy().view(seat)


POSITION_LAWS: list[PositionLaw] = [
    options_are_what_why_allows,
    refused_acts_change_nothing,
    copies_are_independent,
    sizes_hold,
    pieces_are_conserved,
    weights_are_what_the_piles_hold,
    observation_has_its_shape,
    outlook_is_a_number,
    everything_can_be_said,
    what_is_not_hidden_looks_the_same_to_all,
    a_view_is_the_same_when_it_is_made_anew,
]


def games_end(driver: Driver) -> None:
    """Games end within the length that the sizes promise, with payoffs in the utility's range, and nothing follows."""
    low, high = driver.game.sizes.utility
    *_, last = driver.walk()
    shares = last.payoff()
    assert last.over, "the walk ended before the game"
    assert all(low <= share <= high for share in shares), f"the payoffs {shares} are not between {low} and {high}"
    assert abs(sum(shares) - 1.0) < 1e-9, f"the shares {shares} do not add up to one win"


def words_name_acts(driver: Driver) -> None:
    """Every act has its own word, and parsing the word gives the act."""
    game = driver.game
    for act in range(game.sizes.acts):
        assert game.parse(game.say(act)) == act, (
            f"act {act} is “{game.say(act)}”, which means {game.parse(game.say(act))}"
        )


def fold_of_the_log_is_the_state(driver: Driver) -> None:
    """Holds at every step, undo included; and the record on disk contains the same match and verifies."""
    match = new_match(driver)
    follower = Match(driver.game, match.header, None)
    chooser = driver.chooser("match")
    for step in range(2 * driver.game.sizes.longest):
        if match.over:
            break
        seat = match.seat
        if seat == NATURE:
            match.nature()
        else:
            match.act(chooser(match.position), seat)
            if match.can_undo(seat) and chooser.below(8) == 0:
                match.undo_one(seat)
                assert replayed(match) == match.position.to_bytes(), f"step {step}: what was undone left a trace"
        for entry in match.entries[len(follower.entries) :]:
            follower.follow(entry)
        assert follower.position.to_bytes() == match.position.to_bytes(), f"step {step}: the log tells another state"
        if step % 200 == 7:
            saved_match_is_the_same(match)
    match.reveal()
    saved_match_is_the_same(match)
    header, entries, _seal = loads(match.dumps())
    verdict = verify(driver.game, header, entries)
    assert verdict.draws_checked, "the seed was revealed, and no draw was checked"
    assert verdict.result == match.result()


def new_match(driver: Driver) -> Match:
    players = [Player(f"player {seat + 1}") for seat in range(driver.players)]
    seed = driver.rng("seed").tobytes().ljust(32, b"\0")[:32]
    return Match.new(driver.game, driver.given, players, SealedLuck(seed, ["nonce"] * driver.players))


def replayed(match: Match) -> bytes:
    """The state after playing only the acts in force, from the start."""
    position = Position.start(match.game, match.game.options(match.header.options), match.position.players)
    for n in match.acts:
        position.step(match.game.parse(match.entries[n - 1].act or ""))
    return position.to_bytes()


def saved_match_is_the_same(match: Match) -> None:
    header, entries, seal = loads(match.dumps(with_secret=True))
    again = Match.fold(match.game, header, entries, seal.secret)
    assert again.position.to_bytes() == match.position.to_bytes(), "the record on disk tells another state"
    assert (again.acts, again.drawn, again.floor) == (match.acts, match.drawn, match.floor)
    assert again.dumps(with_secret=True) == match.dumps(with_secret=True)


def a_snapshot_is_as_good_as_the_log(driver: Driver) -> None:
    """From any snapshot on, the match equals the one folded from the whole log, with undone acts and facts."""
    match = new_match(driver)
    chooser = driver.chooser("snapshot")
    taken = [match.snapshot()]
    while not match.over and len(match.entries) < 400:
        seat = match.seat
        if seat == NATURE:
            match.nature()
        else:
            match.act(chooser(match.position), seat)
            if match.can_undo(seat) and chooser.below(8) == 0:
                match.undo_one(seat)
        if chooser.below(60) == 0:
            match.undo(chooser.below(len(match.entries)))
        if chooser.below(60) == 0 and not match.over:
            match.hand_over(chooser.below(driver.players), "greedy")
        if chooser.below(20) == 0:
            taken.append(match.snapshot())
    assert isinstance(match.luck, SealedLuck)
    secret = match.luck.seed.hex()
    for since in taken:
        again = Match.fold(match.game, match.header, match.entries, secret, since=since)
        assert again.position.to_bytes() == match.position.to_bytes(), f"from {since.n} on, the state is another"
        assert (again.acts, again.drawn, again.floor, again.bots, again.over) == (
            match.acts,
            match.drawn,
            match.floor,
            match.bots,
            match.over,
        )
        assert again.dumps() == match.dumps()
        if not again.over and again.entries:
            again.undo(0)
            assert again.position.to_bytes() == new_match(driver).position.to_bytes()


GAME_LAWS: list[GameLaw] = [
    games_end,
    words_name_acts,
    fold_of_the_log_is_the_state,
    a_snapshot_is_as_good_as_the_log,
]
