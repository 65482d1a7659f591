"""Prints how many tactical positions each level solves.

cd tests && python -m bots.tactics.levels GAME [LEVEL...]     by default random, greedy and all characters
"""

import sys

from bots.tactics.positions import Tactic, tactics
from krypta import bots
from krypta.bots.characters import ladder
from krypta.core.rng import generator


def act_of(level: str, tactic: Tactic) -> str:
    """What a bot of that level does there, in words."""
    position = tactic.position
    return position.game.say(bots.choose(level, position, position.seat, generator("tactics", tactic.name)))


def main(name: str, *levels: str) -> None:
    positions = tactics(name)
    for level in levels or ("random", "greedy", *ladder()):
        missed = [tactic.name for tactic in positions if act_of(level, tactic) != tactic.moment.right]
        named = f"; not {', '.join(missed)}" if len(missed) <= len(positions) // 5 else ""
        print(f"{name}: {level} solves {len(positions) - len(missed)} of {len(positions)}{named}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
