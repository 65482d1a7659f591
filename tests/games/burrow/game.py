"""Burrow's implementation of the contract of a game."""

from types import ModuleType
from typing import ClassVar

from krypta.core.game import Event as CoreEvent
from krypta.core.game import Game, Records, Sizes
from krypta.core.position import Position
from krypta.core.text.message import Message

from . import content, messages, pieces, rules, scenario, turn, view, words
from .layout import ACTS, CARDS, CONTENT, MOST_DEALT, MOST_ROUNDS, SEATS, STATE, Event
from .observation import TABLE

# A turn has a draw, a burial and one other act; a mole adds two draws and a choice, and nothing adds more.
LONGEST_TURN = 6
LONGEST = SEATS * MOST_DEALT + MOST_ROUNDS * SEATS * LONGEST_TURN
MOST_OPTIONS = 2 + 2 * CARDS + 1  # rest and dig, show and bury each kind, the mole


class Burrow(Game):
    name = "burrow"
    rules_version = "1"
    state_dtype = STATE
    content_dtype = CONTENT
    rules: ClassVar[ModuleType] = rules
    vocabulary = words.VOCABULARY
    event_kinds = Event
    options_type = content.Options
    observation = TABLE
    sizes = Sizes(
        acts=ACTS,
        options=MOST_OPTIONS,
        outcomes=CARDS,
        longest=LONGEST,
        utility=(0.0, 1.0),
        observation=(TABLE.size,),
        seats=(2, SEATS),
    )

    def contents(self, options: content.Options) -> Records:
        return content.build(options)

    def setup(self, states: Records, i: int, contents: Records, options: content.Options, players: int) -> None:
        states.view("u1").reshape(len(states), -1)[i] = 0
        turn.set_up(states, i, contents, players)

    def view(self, position: Position, seat: int) -> view.BurrowView:
        return view.view(position, seat)

    def act_message(self, position: Position, act: int) -> Message:
        return messages.act_message(act)

    def event_message(self, position: Position, event: CoreEvent) -> Message:
        return messages.event_message(event)

    def reason_message(self, position: Position, act: int, reason: int) -> Message:
        return messages.reason_message(reason)

    def message_ids(self) -> dict[str, tuple[str, ...]]:
        return messages.message_ids()

    def pieces(self, position: Position) -> dict[str, int]:
        return pieces.count(position.s)

    def scene(self, position: Position) -> scenario.Scene:
        return scenario.Scene(position)


GAME = Burrow()
