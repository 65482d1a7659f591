"""What a game says while it is played is what its catalogue promises."""

import random

import pytest

from krypta.core.position import Position
from krypta.games import load


@pytest.mark.parametrize(("name", "players"), [("karak", 1), ("karak", 3), ("karak", 5), ("goblin", 1), ("goblin", 2)])
def test_a_game_says_only_messages_of_its_catalogue(name: str, players: int) -> None:
    game = load(name)
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
