"""Digests of every step of a game, to compare the compiled rules with the interpreted ones.

python -m laws.trace TABLE …     prints {table: [digest of each step]} as JSON
"""

import hashlib
import json
import sys

from krypta.core.door import SPECTATOR
from krypta.envs.forms.form import form, forms_of
from krypta.games import load
from laws.tables import TABLES, Table, driver_of, table_name

GAMES_AT_A_TABLE = {"karak": 1, "goblin": 1, "shabrak": 2, "burrow": 8}
SELDOM = 25  # outlook and imagine are slow when interpreted


def trace(table: Table) -> list[str]:
    """State, options and weights of every step; observations in every form, imagined worlds and outlooks of some."""
    steps = []
    game = load(table[0])
    forms = [form(game, name) for name in forms_of(game)]
    for seed in range(GAMES_AT_A_TABLE[table[0]]):
        driver = driver_of(table, seed)
        for number, position in enumerate(driver.walk()):
            seen = hashlib.blake2b(position.to_bytes(), digest_size=6)
            seen.update(repr((position.options(), position.seat < 0 and position.chances())).encode())
            if number % SELDOM == 0 or position.over:
                for seat in driver.standpoints():
                    numbers = position.observe(seat)[None]
                    for made in forms:
                        for array in made.of(numbers, position.contents).values():
                            seen.update(array.tobytes())
                    seen.update(position.imagine(seat, driver.rng("trace", number)).to_bytes())
                    seen.update(repr(position.outlook(seat)).encode() if seat != SPECTATOR else b"")
            if position.over:
                seen.update(repr(position.payoff()).encode())
            steps.append(seen.hexdigest())
    return steps


if __name__ == "__main__":
    print(json.dumps({table_name(table): trace(table) for table in TABLES if table_name(table) in sys.argv[1:]}))
