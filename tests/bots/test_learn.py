"""The learned judgement: features that are finite and seen alike from every seat, the network, self-play, training."""

import hashlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.test_search import GAMES, met_in_play
from krypta.bots.learn import fit, weights
from krypta.bots.learn.games import Data, Manner, Table, joined, play
from krypta.bots.learn.net import Net, foretell, new_room, no_net
from krypta.bots.learn.rounds import Plan, Training, TrainingRefused
from krypta.bots.learn.self_play import LEARNED, OUTLOOK
from krypta.core.door import features
from krypta.core.game import Game
from krypta.core.kernel import entry
from krypta.core.position import Position
from krypta.games import load


@entry
def features_at(states, i, contents, seat, out):  # type: ignore[no-untyped-def]  # Numba infers the types of kernels
    features(states[i], contents[0], seat, out)  # type: ignore[no-untyped-call]  # as above


@entry
def shares_at(states, i, contents, net, room, out):  # type: ignore[no-untyped-def]  # as above
    foretell(states[i], contents[0], net, 0.0, 0.0, room, out)


def some_net(game: Game, seed: int = 1) -> Net:
    table = game.features
    assert table is not None
    assert table.shared is not None
    return fit.new_net(table.size, table.shared, (8, 4), seed)


def features_of(position: Position) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    assert position.game.features is not None
    found = np.zeros((position.players, position.game.features.size), np.float32)
    for seat in range(position.players):
        position.ask(features_at, seat, found[seat])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_features_are_finite_change_nothing_and_share_what_is_of_the_table(name: str) -> None:
    table = load(name).features
    assert table is not None
    for position in met_in_play(name):
        before = position.to_bytes()
        found = features_of(position)
        assert np.isfinite(found).all()
        assert position.to_bytes() == before
        assert (found[:, table.shared :] == found[0, table.shared :]).all()


# Recorded before the kernels were made faster; by version of the table.
RECORDED = {
    ("karak", 2): "66c9435307bac8ac",
    ("goblin", 1): "85c9eeba40e784b7",
    ("shabrak", 1): "555b83d3e7b5479c",
}


@pytest.mark.parametrize("name", GAMES)
def test_the_features_of_a_version_stay_the_same(name: str) -> None:
    """Weights were trained with them: who changes a figure, and not only how fast it is found, changes the version."""
    table, seen = load(name).features, hashlib.sha256()
    assert table is not None
    for position in met_in_play(name, every=7):
        rounded = features_of(position).round(3) + np.float32(0.0)  # no negative zero
        seen.update(rounded.tobytes())
    assert seen.hexdigest()[:16] == RECORDED[name, table.version]


@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_computes_what_the_fit_does(name: str) -> None:
    game = load(name)
    net, table = some_net(game), game.features
    assert table is not None
    assert table.shared is not None
    room = new_room(net, game.sizes.seats[1], table.size)
    for position in met_in_play(name, every=101):
        out, found = np.zeros(game.sizes.seats[1]), features_of(position)
        position.ask(shares_at, net, room, out)
        inputs = fit.inputs_of(found[None], np.array([position.players]), table.shared)
        expected = fit.softmax(fit.Layers(net).forward(inputs[0])[2], np.array([0]))
        np.testing.assert_allclose(out[: position.players], expected, rtol=1e-3, atol=1e-4)
        assert out.sum() == pytest.approx(1.0)


@pytest.mark.parametrize("name", GAMES)
def test_self_play_repeats_by_seed_and_ends_in_the_shares_of_a_win(name: str) -> None:
    game = load(name)
    table = Table(game, some_net(game), Manner(notes=0.5), "a seed")
    one, other = (play(table, 3, 2, [LEARNED, OUTLOOK], {}) for _ in range(2))
    for part, same in zip(one, other, strict=True):
        np.testing.assert_array_equal(part, same)
    assert len(one.players) > 5
    np.testing.assert_allclose(one.shares.sum(axis=1), 1.0)
    np.testing.assert_allclose(one.worths[:, :2].sum(axis=1), 1.0, rtol=1e-4)
    assert 0 < one.strayed.sum() < len(one.strayed)


def test_looking_ahead_knows_the_end() -> None:
    """In Karak a match's last decision is to settle the fight with the dragon, so it is worth how that ends."""
    game = load("karak")
    table = Table(game, some_net(game), Manner(), "a seed")
    data = joined([play(table, k, 2, [OUTLOOK, OUTLOOK], {}) for k in range(4)])
    last = np.append(data.match[:-1] != data.match[1:], True) & ~data.strayed
    assert last.sum() > 0
    np.testing.assert_allclose(data.worths[last], data.shares[last], rtol=1e-4)


def test_what_is_found_later_counts_as_far_as_the_best_options_were_played() -> None:
    worths = np.array([[0.5], [0.6], [0.7], [0.2], [0.3]], np.float32)
    strayed = np.array([False, True, False, False, False])
    match = np.array([1, 1, 1, 2, 2], np.int32)
    shares = np.array([[1.0], [1.0], [1.0], [0.0], [0.0]], np.float32)
    data = Data(np.zeros((5, 1, 1), np.float16), shares, worths * 0, worths, strayed, np.ones(5, np.int8), match)
    rows, net = fit.rows_of(data, 1), fit.new_net(1, 1, (2, 2), 1)
    as_before = data._replace(foretold=fit.foretold(net, data, rows, np.arange(5)))
    expected = [0.5 * 0.5 + 0.5 * 0.6, 0.6, 0.5 * 0.7 + 0.5 * 1.0, 0.5 * 0.2 + 0.5 * 0.15, 0.5 * 0.3]
    np.testing.assert_allclose(fit.backed_up(net, as_before, rows, 0.5)[:, 0], expected, rtol=1e-6)
    changed = as_before._replace(foretold=as_before.foretold - np.float32(0.1))
    expected = [0.5 * 0.6 + 0.5 * 0.6, 0.6, 0.5 * 0.7 + 0.5 * 1.0, 0.5 * 0.3 + 0.5 * 0.15, 0.5 * 0.3]
    np.testing.assert_allclose(fit.backed_up(net, changed, rows, 0.5)[:, 0], expected, rtol=1e-6)


def data_of(found: np.ndarray[Any, Any], shares: np.ndarray[Any, Any], players: np.ndarray[Any, Any]) -> Data:
    """As many matches as decisions, of which nothing was found one act ahead."""
    count, none = len(players), np.zeros_like(shares)
    return Data(found, shares, none, none, np.zeros(count, np.bool_), players, np.arange(count, dtype=np.int32))


def test_a_fit_finds_what_decides() -> None:
    """Seats with more of the first feature win; the second is noise."""
    rng = np.random.default_rng(1)
    found = rng.standard_normal((4000, 3, 3)).astype(np.float16)
    shares = np.zeros((4000, 3), np.float32)
    shares[np.arange(4000), found[:, :, 0].argmax(axis=1)] = 1.0
    data = data_of(found, shares, np.full(4000, 3, np.int8))
    fitted = fit.fit(data, 2, fit.Plan((8, 4), epochs=8, batch=64, sweeps=1), lambda *_: None)
    assert fitted.auc > 0.97
    assert fitted.loss < 0.35
    kept = fit.fit(data, 2, fit.Plan(sweeps_again=0), lambda *_: None, fitted.net)
    for part, same in zip(kept.net, fitted.net, strict=True):  # a network is fitted again from where it was
        np.testing.assert_allclose(part, same, rtol=1e-3, atol=1e-4)
    learned_from = data._replace(worths=shares)
    learned = fit.fit(learned_from, 2, fit.Plan(batch=64), lambda *_: None, fitted.net)
    assert learned.loss < fitted.loss


def test_each_match_is_fitted_with_as_many_seats_as_it_had() -> None:
    """Matches of two and of four are mixed; seats that nobody had neither win nor are learned from."""
    rng = np.random.default_rng(1)
    players = rng.choice([2, 4], 3000).astype(np.int8)
    found = rng.standard_normal((3000, 4, 2)).astype(np.float16)
    found[players == 2, 2:] = 0.0
    there = fit.present(4, players)
    shares = np.zeros((3000, 4), np.float32)
    shares[np.arange(3000), np.where(there, found[:, :, 0], -np.inf).argmax(axis=1)] = 1.0
    data = data_of(found, shares, players)
    rows = fit.rows_of(data, 1)
    assert len(rows.inputs) == players.sum()
    start = fit.new_net(2, 1, (8, 4), 1)
    fitted = fit.fit_to(shares, data, rows, start, fit.Plan(epochs=6, batch=64), lambda _: None)
    foretold = fit.foretold(fitted.net, data, rows, np.arange(3000))
    np.testing.assert_allclose(foretold.sum(axis=1), 1.0, rtol=1e-5)
    assert (foretold[~there] == 0.0).all()
    assert fitted.auc > 0.97


def test_a_copy_of_the_weights_is_not_changed_by_later_steps() -> None:
    layers = fit.Layers(fit.new_net(2, 1, (4, 3), 1))
    kept = layers.copy()
    before = [part.copy() for part in kept]
    inputs = np.random.default_rng(1).standard_normal((6, 3)).astype(np.float32)
    layers.learn(inputs, np.arange(0, 6, 2), np.tile(np.array([1, 0], np.float32), 3), 0.1, 0.0)
    for part, same in zip(kept, before, strict=True):
        np.testing.assert_array_equal(part, same)


def test_a_feature_that_never_varied_has_no_say() -> None:
    """For example the number of players, if all matches had two: with three, its weight would be a random one."""
    rng = np.random.default_rng(1)
    found = rng.standard_normal((500, 2, 3)).astype(np.float16)
    found[:, :, 2] = 2.0
    shares = np.eye(2, dtype=np.float32)[found[:, :, 0].argmax(axis=1)]
    data = data_of(found, shares, np.full(500, 2, np.int8))
    net = fit.fit(data, 2, fit.Plan((8, 4), sweeps=0), lambda *_: None).net
    net = fit.fit(data, 2, fit.Plan(), lambda *_: None, net).net
    assert np.isfinite(net.into).all()
    assert (net.into[2] == 0.0).all()


def test_matches_with_fewer_players_are_joined() -> None:
    game = load("karak")
    table = Table(game, no_net(), Manner(samples=1), "a seed")
    data = joined([play(table, k, players, [OUTLOOK] * players, {}) for k, players in enumerate((2, 4))])
    assert data.features.shape[1] == 4
    assert set(data.players.tolist()) == {2, 4}


SMALL = {"games": 4, "matches": 4, "iterations": 8, "epochs": 1, "layers": (4, 3)}


def test_a_training_is_resumed_and_a_network_is_kept_only_if_it_is_stronger(tmp_path: Path) -> None:
    game = load("shabrak")
    plan = Plan("shabrak", weights.digest_of(game), **SMALL)  # type: ignore[arg-type]  # of several types
    said: list[str] = []

    def stop(what: str, *_: int) -> None:
        said.append(what)
        if what == "fit":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Training(tmp_path, game, plan).run_round(1, stop)
    assert said[-1] == "fit"
    said.clear()
    training = Training(tmp_path, game, plan)
    done = training.run_round(1, lambda what, *_: said.append(what))
    assert "self-play" not in said  # its matches were kept
    assert done.share is not None
    assert done.interval is not None
    assert done.kept == (done.share - done.interval * 1.64 / 1.96 > 0.5)
    assert (training.best is not None) == done.kept
    assert Training(tmp_path, game, plan).rounds == [done]
    weights.read(tmp_path / "round-0.weights", game)


def test_a_round_without_matches_goes_on_from_the_newest_network(tmp_path: Path) -> None:
    game = load("shabrak")
    plan = Plan("shabrak", weights.digest_of(game), **{**SMALL, "matches": 0, "games": 12})  # type: ignore[arg-type]
    training = Training(tmp_path, game, plan)
    first, *others = (training.run_round(1, lambda *_: None) for _ in range(4))
    assert first.share is None
    assert first.ahead is None  # nobody looked ahead with a network
    assert training.best is None
    assert all(done.ahead is not None and 0.0 <= done.ahead <= 1.0 for done in others)
    before, after = (weights.read(tmp_path / f"round-{number}.weights", game) for number in (2, 3))
    assert 0.0 < np.abs(after.on - before.on).max() < 0.1  # it was not begun anew
    assert {file.name for file in tmp_path.glob("*.npz")} == {"round-2-part-0.npz", "round-3-part-0.npz"}


def test_later_rounds_learn_ever_more_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rates = load("shabrak"), []
    fitted = fit.fit

    def noted(data: Data, own: int, plan: fit.Plan, *more: Any) -> fit.Fit:
        rates.append(plan.rate_again)
        return fitted(data, own, plan, *more)

    monkeypatch.setattr(fit, "fit", noted)
    monkeypatch.setattr("krypta.bots.learn.rounds.CALM", 1)
    plan = Plan("shabrak", weights.digest_of(game), **{**SMALL, "matches": 0, "games": 12})  # type: ignore[arg-type]
    training = Training(tmp_path, game, plan)
    for _ in range(3):
        training.run_round(1, lambda *_: None)
    assert rates == pytest.approx([1e-3, 1e-3, 0.5e-3])


def test_all_matches_are_gone_through_at_once_from_their_ends() -> None:
    match = np.array([3, 3, 3, 7, 5, 5], np.int32)
    assert [later.tolist() for later in fit.from_the_end(match)] == [[2, 5], [1]]


def test_a_training_with_another_plan_is_refused(tmp_path: Path) -> None:
    game = load("shabrak")
    Training(tmp_path, game, Plan("shabrak", "1"))
    with pytest.raises(TrainingRefused, match="another plan"):
        Training(tmp_path, game, Plan("shabrak", "1", seed=2))
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(TrainingRefused, match="cannot be read"):
        Training(tmp_path, game, Plan("shabrak", "1"))


def test_rounds_may_differ_in_size_but_a_round_is_finished_as_it_was_begun(tmp_path: Path) -> None:
    game, digest = load("shabrak"), weights.digest_of(load("shabrak"))

    def training(**changed: object) -> Training:
        return Training(tmp_path, game, Plan("shabrak", digest, **{**SMALL, **changed}))  # type: ignore[arg-type]

    training().run_round(1, lambda *_: None)

    def stop(what: str, *_: int) -> None:
        if what == "fit":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        training(games=6).run_round(1, stop)
    with pytest.raises(TrainingRefused, match="another plan"):
        training()
    training(games=6).run_round(1, lambda *_: None)
    assert [done.number for done in training(matches=6).rounds] == [0, 1]
