"""PPO learns Shabrak against the greedy bot, from nothing, on the batched environment:

    pip install krypta torch
    python examples/learn/ppo.py --minutes 30

It stops when it wins more than `--until` of its matches. Ctrl-C ends it early; weights and curve so far are kept.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from krypta.envs import Batch

GAMES = 256  # at the same time
STEPS = 64  # in each game between two updates
EPOCHS, ROWS = 3, 2048  # of an update, and in each of its minibatches
LEARNING_RATE = 1e-3
TRACE, CLIP, ENTROPY, VALUE = 0.95, 0.2, 0.005, 0.5  # a match's reward comes at its end and is not discounted
CHECK_EVERY, CHECK_STEPS = 10, 150  # updates between two checks, and steps of a check in each game


class Player(nn.Module):
    """What to play (masked by what is allowed), and how likely the match is won."""

    def __init__(self, features: int, acts: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.acts, self.value = nn.Linear(width, acts, bias=False), nn.Linear(width, 1)
        nn.init.zeros_(self.acts.weight)  # every allowed act is equally likely at first

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        thought = self.body(seen)
        logits = self.acts(thought).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), torch.sigmoid(self.value(thought)[:, 0])


def arena(seed: int) -> Batch:
    kind = {"opponents": "greedy", "learner": "rotate", "observation": "features", "threads": 2}
    return Batch("shabrak", GAMES, seed=seed, **kind)


def own_rewards(batch: Batch) -> np.ndarray:
    """The reward of the seat that has just acted, in each game."""
    return batch.now.rewards[np.arange(batch.n), batch.now.acted]


@torch.no_grad()
def collect(batch: Batch, player: Player) -> dict[str, torch.Tensor]:
    """Play some steps in every game; note what was seen, done and thought, and how much better than thought it went."""
    now = batch.now
    seen = torch.empty(STEPS, GAMES, now.observations.shape[1])
    masks = torch.empty(STEPS, GAMES, batch.acts, dtype=torch.bool)
    acts = torch.empty(STEPS, GAMES, dtype=torch.int64)
    chances, rewards, dones = (torch.empty(STEPS, GAMES) for _ in range(3))
    values = torch.empty(STEPS + 1, GAMES)
    for t in range(STEPS):
        seen[t], masks[t] = torch.from_numpy(now.observations), torch.from_numpy(now.masks)  # shared, then copied
        choice, values[t] = player(seen[t], masks[t])
        acts[t] = choice.sample()
        chances[t] = choice.log_prob(acts[t])
        batch.step(acts[t].numpy())
        rewards[t], dones[t] = torch.from_numpy(own_rewards(batch)), torch.from_numpy(now.dones)
    values[STEPS] = player(torch.from_numpy(now.observations), torch.from_numpy(now.masks))[1]
    better, trace = torch.empty(STEPS, GAMES), torch.zeros(GAMES)
    for t in reversed(range(STEPS)):
        better[t] = trace = rewards[t] + (1 - dones[t]) * (values[t + 1] + TRACE * trace) - values[t]
    results = (better + values[:STEPS]).clamp(0, 1)
    noted = {"seen": seen, "masks": masks, "acts": acts, "chances": chances, "better": better, "results": results}
    return {name: rows.flatten(0, 1) for name, rows in noted.items()}


def improve(player: Player, optimiser: torch.optim.Optimizer, noted: dict[str, torch.Tensor]) -> None:
    """PPO's clipped update."""
    better = (noted["better"] - noted["better"].mean()) / (noted["better"].std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(GAMES * STEPS).split(ROWS):
            choice, value = player(noted["seen"][rows], noted["masks"][rows])
            ratio = (choice.log_prob(noted["acts"][rows]) - noted["chances"][rows]).exp()
            gain = torch.min(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
            miss = nn.functional.binary_cross_entropy(value, noted["results"][rows])
            optimiser.zero_grad()
            (VALUE * miss - gain - ENTROPY * choice.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def check(player: Player, seed: int) -> tuple[float, int]:
    """The share of matches won against greedy with the likeliest act each time, and the number of matches."""
    batch, won, ended = arena(seed), 0.0, 0
    for _ in range(CHECK_STEPS):
        choice, _ = player(torch.from_numpy(batch.now.observations), torch.from_numpy(batch.now.masks))
        batch.step(choice.logits.argmax(1).numpy())
        won, ended = won + float(own_rewards(batch).sum()), ended + int(batch.now.dones.sum())
    batch.close()
    return won / ended, ended


def draw_curve(points: list[tuple[float, float]], file: Path) -> None:
    """The share of wins over the minutes, as an SVG."""
    wide = max(minutes for minutes, _ in points) or 1.0
    line = " ".join(f"{40 + 540 * minutes / wide:.1f},{280 - 260 * share:.1f}" for minutes, share in points)
    rules = "".join(
        f'<path d="M40 {280 - 260 * share:.0f}h540" stroke="#999" stroke-width="{1 + (share == 0.5)}"/>'
        f'<text x="34" y="{284 - 260 * share:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="320" fill="#fff"/>{rules}<path d="M{line}" fill="none" stroke="#b3261e"/>'
        f'<text x="40" y="304">matches won against greedy, in {wide:.1f} minutes</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO learns Shabrak against the greedy bot.")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--until", type=float, default=0.6, help="share of matches won at which to stop")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo-shabrak"), help="name of weights and curve")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    batch = arena(asked.seed)
    player = Player(batch.now.observations.shape[1], batch.acts)
    optimiser = torch.optim.Adam(player.parameters(), LEARNING_RATE)
    points, began, update = [(0.0, check(player, -1)[0])], time.monotonic(), 0
    try:
        while (minutes := (time.monotonic() - began) / 60) < asked.minutes and points[-1][1] <= asked.until:
            improve(player, optimiser, collect(batch, player))
            update += 1
            if update % CHECK_EVERY == 0:
                share, matches = check(player, -1)
                points.append((minutes, share))
                print(f"{minutes:5.1f} min, {update * GAMES * STEPS:,} steps: wins {share:.1%} of {matches} matches")
    except KeyboardInterrupt:
        print("interrupted")
    torch.save(player.state_dict(), asked.out.with_suffix(".pt"))
    draw_curve(points, asked.out.with_suffix(".svg"))
    print(f"The weights and the curve are in {asked.out}.pt and {asked.out}.svg.")


if __name__ == "__main__":
    main()
