"""What a game says while it is played is what its catalogue promises."""

import random

import pytest

from krypta.core.position import Position
from krypta.games import load


@pytest.mark.parametrize("players", [1, 3, 5])
def test_karak_says_only_messages_of_its_catalogue(players: int) -> None:
    game = load("karak")
    promised = game.message_ids()
    chance = random.Random(players)
    for heroes in ("drawn", "chosen"):
        position = Position.start(game, game.options({"heroes": heroes}), players)
        while not position.over:
            options = position.options()
            said = [game.act_message(position, act) for act in options]
            position.step(chance.choice(options))
            said += [game.event_message(position, event) for event in position.events()]
            for message in said:
                assert set(promised[message.id]) == set(message.args), message
