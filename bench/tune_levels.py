"""Find the noise with which each character loses to the one above it as often as it should.

    python bench/tune_levels.py karak page squire scout

Tunes these characters, the strongest first, with the others as `bots/characters.toml` has them, and prints lines for
that file. `krypta ladder GAME --steps` then measures the result with other luck.
"""

import argparse
import math

from krypta.bots.characters import Strength, ladder, manner, set_strength
from krypta.cli.ladder import Pairing, play_all

TARGET = 0.70  # the share of the stronger one
LEAST, MOST = 0.02, 60.0  # of the noise, in units
STEPS = 7  # of a bisection


def share(game: str, one: str, other: str, games: int) -> float:
    pairing = Pairing(game, one, other, seed=1, options={})
    play_all(pairing, games // 2)
    return pairing.score.share


def tuned(game: str, level: str, games: int) -> float:
    """The noise, by bisection of its logarithm: more noise, more losses."""
    above = ladder()[ladder().index(level) + 1]
    before = manner(level, game)
    low, high = math.log(LEAST), math.log(MOST)
    for _ in range(STEPS):
        noise = math.exp((low + high) / 2)
        set_strength(game, level, Strength(noise=noise, search=before.search))
        found = share(game, above, level, games)
        print(f"  {level} with {noise:.3f}: {above} wins {100 * found:.1f} %", flush=True)
        low, high = (low, math.log(noise)) if found > TARGET else (math.log(noise), high)
    return math.exp((low + high) / 2)


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game")
    given.add_argument("levels", nargs="+", choices=ladder()[:-1])
    given.add_argument("--games", type=int, default=200)
    asked = given.parse_args()
    for level in sorted(asked.levels, key=ladder().index, reverse=True):
        noise = round(tuned(asked.game, level, asked.games), 3)
        search = manner(level, asked.game).search
        set_strength(asked.game, level, Strength(noise=noise, search=search))
        print(f"{level} = {{ noise = {noise:g}" + (f", search = {search}" if search else "") + " }", flush=True)


if __name__ == "__main__":
    main()
