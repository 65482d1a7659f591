"""Fit a network to the outcomes of matches: gradient descent (Adam) on the cross-entropy, in plain NumPy."""

import math
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from krypta.bots.learn.games import Data
from krypta.bots.learn.net import Net

CONSTANT = 1e-4  # the standard deviation of an input that does not vary
CHUNK = 8192  # decisions that are computed at once
HELD_OUT = 10  # every tenth match is not learned from, but tells how good the fit is
Floats = NDArray[np.float32]


class Plan(NamedTuple):
    """How a network is fitted."""

    layers: tuple[int, int] = (64, 32)
    epochs: int = 2  # of each fit: the decisions of a match are so much alike that more overfits
    sweeps: int = 3  # of a new network, after the outcomes
    sweeps_again: int = 4  # of one that is fitted again, of an epoch each
    trust: float = 0.4  # in all of these
    batch: int = 1024
    rate: float = 2e-3
    rate_again: float = 1e-3
    decay: float = 1e-5
    seed: int = 1


class Fit(NamedTuple):
    """A fitted network, and how well it foretells matches that it has not seen."""

    net: Net
    loss: float
    auc: float


def inputs_of(features: Floats, players: NDArray[Any], own: int) -> Floats:
    """The inputs of each seat: all its features, then the average of the others' own ones. Absent seats have zeros."""
    total = features[:, :, :own].sum(axis=1, keepdims=True)
    others = np.maximum(players.astype(np.float32) - 1, 1)[:, None, None]
    inputs: Floats = np.concatenate([features, (total - features[:, :, :own]) / others], axis=2)
    return inputs


class Rows(NamedTuple):
    """The inputs of all seats that play, normed, decision by decision. Seats that nobody has take no time."""

    inputs: Floats  # in single precision, though it takes twice the memory: converting took longer than learning
    first: NDArray[np.int64]  # row of each decision
    players: NDArray[np.int64]
    mean: Floats
    scale: Floats

    def of(self, some: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The rows of some decisions, and where in these each of the decisions begins."""
        players = self.players[some]
        begin = np.cumsum(players) - players
        return np.repeat(self.first[some] - begin, players) + np.arange(int(players.sum())), begin


def rows_of(data: Data, own: int) -> Rows:
    mean, scale = norms(data, own)
    seated = data.players.astype(np.int64)
    first = np.cumsum(seated) - seated
    found = np.empty((int(seated.sum()), len(mean)), np.float32)
    for begin in range(0, len(seated), CHUNK):
        players = data.players[begin : begin + CHUNK]
        inputs = inputs_of(data.features[begin : begin + CHUNK].astype(np.float32), players, own)
        rows = found[first[begin] :][: int(players.sum())]
        np.divide(inputs[present(data.features.shape[1], players)] - mean, scale, out=rows)
    return Rows(found, first, seated, mean, scale)


def present(seats: int, players: NDArray[Any]) -> NDArray[np.bool_]:
    """Which seats have a player."""
    found: NDArray[np.bool_] = np.arange(seats)[None, :] < players[:, None]
    return found


def softmax(scores: Floats, begin: NDArray[Any]) -> Floats:
    """The shares of the seats of each decision; the rows of a decision follow each other."""
    rows = np.diff(begin, append=len(scores))
    powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, begin), rows))
    shares: Floats = powers / np.repeat(np.add.reduceat(powers, begin), rows)
    return shares


class Layers:
    """The forward and the backward pass."""

    def __init__(self, net: Net) -> None:
        self.weights = [part.copy() for part in net]
        self._steps = 0
        self._means = [np.zeros_like(part) for part in net]
        self._squares = [np.zeros_like(part) for part in net]

    def forward(self, inputs: Floats) -> tuple[Floats, Floats, Floats]:
        into, into_bias, on, on_bias, out = self.weights
        first = np.maximum(inputs @ into + into_bias, 0)
        second = np.maximum(first @ on + on_bias, 0)
        return first, second, second @ out

    def learn(self, inputs: Floats, begin: NDArray[Any], shares: Floats, rate: float, decay: float) -> None:
        """One step: the gradient of the cross-entropy by the scores is what was foretold minus what came."""
        first, second, scores = self.forward(inputs)
        error = (softmax(scores, begin) - shares) / np.float32(len(begin))
        back_second = np.outer(error, self.weights[4]) * (second > 0)
        back_first = (back_second @ self.weights[2].T) * (first > 0)
        gradients = (
            inputs.T @ back_first,
            back_first.sum(axis=0),
            first.T @ back_second,
            back_second.sum(axis=0),
            second.T @ error,
        )
        self._step(gradients, rate, decay)

    def _step(self, gradients: tuple[Floats, ...], rate: float, decay: float) -> None:
        self._steps += 1
        scale = rate * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weights, gradient, mean, square in zip(self.weights, gradients, self._means, self._squares, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weights -= (scale * mean / (np.sqrt(square) + 1e-8) + rate * decay * weights).astype(np.float32)

    def copy(self) -> Net:
        return Net(*(part.copy() for part in self.weights))


def new_net(size: int, own: int, layers: tuple[int, int], seed: int) -> Net:
    """Random weights."""
    rng = np.random.default_rng(seed)
    inputs, (first, second) = size + own, layers

    def random(*shape: int) -> Floats:
        found: Floats = (rng.standard_normal(shape) * np.sqrt(2 / shape[0])).astype(np.float32)
        return found

    zeros = np.zeros(first, np.float32), np.zeros(second, np.float32)
    return Net(random(inputs, first), zeros[0], random(first, second), zeros[1], 0.1 * random(second))


def norms(data: Data, own: int) -> tuple[Floats, Floats]:
    """Mean and scale of each input; one that is always the same is left out, or it would mislead where it is not."""
    some = np.random.default_rng(0).permutation(len(data.players))[:20_000]
    features, players = data.features[some].astype(np.float32), data.players[some]
    inputs = inputs_of(features, players, own)[present(features.shape[1], players)]
    spread = inputs.std(axis=0)
    return inputs.mean(axis=0), np.where(spread < CONSTANT, np.inf, np.maximum(spread, 0.05)).astype(np.float32)


def normed(net: Net, mean: Floats, scale: Floats) -> Net:
    """The network that takes inputs as they are, instead of scaled ones."""
    into = net.into / scale[:, None]
    return net._replace(into=into.astype(np.float32), into_bias=(net.into_bias - mean @ into).astype(np.float32))


def scaled(net: Net, mean: Floats, scale: Floats) -> Net:
    """The network that takes scaled inputs, instead of inputs as they are: the inverse of `normed`."""
    into = net.into * np.where(np.isinf(scale), 0, scale)[:, None]
    return net._replace(into=into.astype(np.float32), into_bias=(net.into_bias + mean @ net.into).astype(np.float32))


def fit(data: Data, own: int, plan: Plan, report: Callable[[int], None], before: Net | None = None) -> Fit:
    """Fit a network to the data: a new one, or the one before again.

    A new one is fitted to the outcomes, then as often as planned to what it foretells itself on the way there. One that
    played these matches goes on from what it found one act ahead.
    """
    rows = rows_of(data, own)
    if before is None:
        start = new_net(data.features.shape[2], own, plan.layers, plan.seed)
        found = fit_to(data.shares, data, rows, start, plan, report)
        for _ in range(plan.sweeps):
            found = fit_to(on_the_way(found.net, data, rows, plan.trust), data, rows, found.net, plan, report)
    else:
        found = Fit(scaled(before, rows.mean, rows.scale), 0.0, 0.0)
        again = plan._replace(rate=plan.rate_again, epochs=1)
        for _ in range(plan.sweeps_again):
            found = fit_to(backed_up(found.net, data, rows, plan.trust), data, rows, found.net, again, report)
    return found._replace(net=normed(found.net, rows.mean, rows.scale))


def on_the_way(net: Net, data: Data, rows: Rows, trust: float) -> Floats:
    """What each decision is learned to be worth: mostly what is foretold at the next one, a little of the end: TD(λ).

    The outcome of a match is nearly all luck, so the worth of neighbouring positions can only be told apart by how they
    lead to each other. `trust` is λ, how much the outcome counts from one noted decision to the next.
    """
    foretold_shares = foretold(net, data, rows, np.arange(len(data.players)))
    worth = data.shares.copy()
    for later in from_the_end(data.match):
        worth[later - 1] = (1 - trust) * foretold_shares[later] + trust * worth[later]
    return worth


def backed_up(net: Net, data: Data, rows: Rows, trust: float) -> Floats:
    """What each decision is learned to be worth: mostly what its best option was found to be worth one act ahead.

    That knows more than what happened to come next: it takes the best option, and nature's answers by their weights.
    What came later counts only as far as the best options were played (Q(λ), after Watkins). Since the match was
    played, the network has learned; how much it has changed its mind about what came next is added.
    """
    on = np.append((data.match[:-1] == data.match[1:]) & ~data.strayed[:-1], False)
    found = data.worths.copy()
    learned = foretold(net, data, rows, np.arange(len(data.players))) - data.foretold
    found[on] += learned[np.flatnonzero(on) + 1]
    kept = np.where(data.strayed, 0, np.float32(trust))[:, None]
    worth = (1 - kept) * found + kept * data.shares
    for later in from_the_end(data.match):
        worth[later - 1] = (1 - kept[later - 1]) * found[later - 1] + kept[later - 1] * worth[later]
    return worth.clip(0, 1)


def from_the_end(match: NDArray[np.int32]) -> Iterator[NDArray[np.intp]]:
    """The last decisions of all matches, then the last but one of them, and so on; without the first ones of each.

    What a decision is learned to be worth follows from the next one, so all matches can be gone through at once.
    """
    now = np.flatnonzero(np.append(match[:-1] != match[1:], True))
    while len(now := now[(now > 0) & (match[now] == match[now - 1])]):
        yield now
        now = now - 1


def fit_to(worth: Floats, data: Data, rows: Rows, start: Net, plan: Plan, report: Callable[[int], None]) -> Fit:
    """The network, which takes normed inputs, after learning on from the start; how good it is in held-out matches."""
    held = np.flatnonzero(data.match % HELD_OUT == 0)
    layers = Layers(start)
    rng = np.random.default_rng(plan.seed)
    training = np.flatnonzero(data.match % HELD_OUT != 0)
    goals = worth[present(worth.shape[1], data.players)]
    steps = max(plan.epochs * math.ceil(len(training) / plan.batch), 1)
    done = 0
    for epoch in range(plan.epochs):
        rng.shuffle(training)
        for at in range(0, len(training), plan.batch):
            rate = plan.rate * 0.5 * (1 + np.cos(np.pi * done / steps))
            some, begin = rows.of(np.sort(training[at : at + plan.batch]))
            layers.learn(rows.inputs[some], begin, goals[some], rate, plan.decay)
            done += 1
        report(epoch + 1)
    net = layers.copy()
    return Fit(net, *quality(foretold(net, data, rows, held), data, held))


def foretold(net: Net, data: Data, rows: Rows, decisions: NDArray[Any]) -> Floats:
    """The shares that the network, which takes normed inputs, foretells for these decisions."""
    layers = Layers(net)
    found = np.zeros((len(decisions), data.shares.shape[1]), np.float32)
    for at in range(0, len(decisions), CHUNK):
        chosen = decisions[at : at + CHUNK]
        some, begin = rows.of(chosen)
        shares = softmax(layers.forward(rows.inputs[some])[2], begin)
        found[at : at + CHUNK][present(found.shape[1], data.players[chosen])] = shares
    return found


def quality(shares: Floats, data: Data, decisions: NDArray[Any]) -> tuple[float, float]:
    """The cross-entropy, and how well winners are told from losers (area under the ROC curve)."""
    came = data.shares[decisions]
    loss = float(-(came * np.log(np.maximum(shares, 1e-6))).sum(axis=1).mean())
    seated = present(came.shape[1], data.players[decisions])
    return loss, area(shares[seated], came[seated])


def area(foretold_shares: Floats, came: Floats) -> float:
    """The chance that a winner's share was foretold higher than a loser's; shared wins are left out."""
    order = np.argsort(foretold_shares, kind="stable")
    ranks = np.empty(len(order))
    ranks[order] = np.arange(1, len(order) + 1)
    won, lost = came == 1, came == 0
    pairs = int(won.sum()) * int(lost.sum())
    return float((ranks[won].sum() - won.sum() * (won.sum() + 1) / 2) / pairs) if pairs else 0.5
