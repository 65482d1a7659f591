"""Luck: committed before it is used, drawn fairly, never drawn twice, revealed only at the end."""

import hashlib
from collections import Counter

import pytest

from golden.burrow_matches import NONCES, SEED, check, let_nature, new_match, play_out
from krypta.core.log import loads
from krypta.core.luck import Commitment, SealedLuck, SeededLuck, pick
from krypta.core.match import Match, verify
from krypta.core.rng import draw_below, generator

SEALED = SealedLuck(SEED, NONCES)


def chi_square(counts: Counter[int], weights: list[int]) -> float:
    total, of = sum(counts.values()), sum(weights)
    return sum((counts[n] - total * w / of) ** 2 / (total * w / of) for n, w in enumerate(weights))


def test_the_header_commits_to_the_seed_without_showing_it() -> None:
    match = new_match()
    assert match.header.luck == Commitment(hashlib.sha256(b"krypta luck\0" + SEED).hexdigest(), NONCES)
    assert SEED.hex().encode() not in match.dumps()


def test_a_fresh_seed_is_256_bits_and_never_the_same() -> None:
    seeds = {SealedLuck.fresh(["a"]).seed for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}


def draws(luck: SealedLuck | SeededLuck, total: int = 1000) -> list[int]:
    return [luck.draw(counter, total) for counter in range(50)]


def test_every_players_nonce_changes_the_draws() -> None:
    changed = [SealedLuck(SEED, nonces) for nonces in (("salt", "sugar"), ("sugar", "pepper"), ("pepper", "salt"))]
    joined = [
        SealedLuck(SEED, ("saltpepper",)),
        SealedLuck(SEED, ("salt", "pep", "per")),
        SealedLuck(bytes(32), NONCES),
    ]
    assert len({tuple(draws(luck)) for luck in [SEALED, *changed, *joined]}) == 7


def test_a_draw_can_be_recomputed_by_itself() -> None:
    for luck in (SEALED, SeededLuck("open")):
        together = draws(luck)
        assert [luck.draw(counter, 1000) for counter in (40, 3, 40, 17)] == [together[n] for n in (40, 3, 40, 17)]


@pytest.mark.parametrize("total", [2, 6, 7, 36, 79])
def test_draws_of_luck_are_fair(total: int) -> None:
    """Chi-square on fixed seeds: at most four deviations above the mean."""
    limit = (total - 1) + 4 * (2 * (total - 1)) ** 0.5
    for luck in (SEALED, SeededLuck("open")):
        counts = Counter(luck.draw(counter, total) for counter in range(200 * total))
        assert chi_square(counts, [1] * total) < limit
    rng = generator("fair")
    counts = Counter(int(draw_below(rng, total)) for _ in range(1000 * total))
    assert chi_square(counts, [1] * total) < limit


def test_rejection_leaves_no_bias_where_the_range_hardly_fits() -> None:
    """With a total just above half of the range, every second hash is rejected; a plain remainder would be biased."""
    total = (1 << 63) + 1
    low = sum(SEALED.draw(counter, total) < total // 2 for counter in range(4000))
    assert abs(low - 2000) < 4 * 1000**0.5
    rng, wide = generator("wide"), 3 << 29
    low = sum(int(draw_below(rng, wide)) < wide // 2 for _ in range(4000))
    assert abs(low - 2000) < 4 * 1000**0.5


def test_weights_of_draws_are_exact() -> None:
    chances = [(7, 1), (8, 2), (9, 3)]
    assert [pick(chances, number) for number in range(6)] == [7, 8, 8, 9, 9, 9]
    with pytest.raises(ValueError, match="not below the sum"):
        pick(chances, 6)


def test_a_drawn_number_is_always_below_its_bound() -> None:
    for n in (1, 2, 3, 1000, (1 << 31) - 1):
        rng = generator("below", n)
        assert all(0 <= int(draw_below(rng, n)) < n for _ in range(200))


def test_the_seed_is_not_revealed_before_the_end() -> None:
    match = new_match()
    let_nature(match)
    with pytest.raises(ValueError, match="stays secret until the match is over"):
        match.reveal()
    assert all(entry.fact != "reveal" for entry in match.entries)


def test_the_seed_is_revealed_at_the_end_also_of_an_aborted_match() -> None:
    finished, aborted = play_out(new_match()), new_match()
    let_nature(aborted)
    aborted.abort()
    for match in (finished, aborted):
        match.reveal()
        assert match.entries[-1].who == SEED.hex()
        assert check(match.dumps()).draws_checked


def test_nothing_follows_after_the_seed_is_revealed() -> None:
    match = play_out(new_match())
    match.reveal()
    with pytest.raises(ValueError, match="revealed"):
        match.reveal()


def test_a_match_without_its_seed_draws_nothing() -> None:
    match = new_match()
    match.nature()
    loaded = Match.fold(match.game, match.header, match.entries)
    with pytest.raises(ValueError, match="no luck to draw from"):
        loaded.nature()


def test_a_saved_match_goes_on_with_the_same_luck() -> None:
    match = new_match()
    match.nature()
    again = Match.fold(match.game, match.header, match.entries, SEED.hex())
    for one in (match, again):
        play_out(one)
    assert again.dumps() == match.dumps()


def test_a_seat_that_left_has_its_result() -> None:
    """A player who resigns gets nothing; the last one left has won."""
    match = new_match()
    let_nature(match)
    match.resign(0)
    assert match.over
    assert match.result() == [0.0, 1.0]
    with pytest.raises(ValueError, match="match is over"):
        match.abort()


def test_an_agreed_draw_is_shared_by_those_who_remain() -> None:
    """The record also says so."""
    match = new_match()
    let_nature(match)
    match.draw()
    assert match.over
    assert match.result() == [0.5, 0.5]
    match.reveal()
    header, entries, _seal = loads(match.dumps())
    assert verify(match.game, header, entries).result == [0.5, 0.5]
