"""The messages of a game during play are those that it lists."""

import random

import pytest

from krypta.core.position import Position
from krypta.core.text.message import Message
from krypta.games import load

HEROES = [{"heroes": "drawn"}, {"heroes": "chosen"}]
DECKS = [
    {"deck1": "pitchforks", "deck2": "tapsters"},
    {"deck1": "coopers", "deck2": "gravediggers"},
    {"deck1": "tumblers", "deck2": "tinkers"},
]


@pytest.mark.parametrize(
    ("name", "players", "tables"),
    [
        ("karak", 1, HEROES),
        ("karak", 3, HEROES),
        ("karak", 5, HEROES),
        ("goblin", 1, HEROES),
        ("goblin", 2, HEROES),
        ("shabrak", 2, DECKS),
    ],
)
def test_a_game_says_only_messages_of_its_catalogue(name: str, players: int, tables: list[dict[str, str]]) -> None:
    game = load(name)
    promised = game.message_ids()
    chance = random.Random(players)
    for options in tables:
        position = Position.start(game, game.options(options), players)
        while not position.over:
            acts = position.options()
            said = [game.act_message(position, act) for act in acts]
            position.step(chance.choice(acts))
            said += [game.event_message(position, event) for event in position.events()]
            for message in said:
                assert_promised(message, promised)


def assert_promised(message: Message, promised: dict[str, tuple[str, ...]]) -> None:
    assert set(promised[message.id]) == set(message.args), message
    for argument in message.args.values():
        if isinstance(argument, Message):
            assert_promised(argument, promised)
