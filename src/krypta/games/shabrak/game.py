"""Shabrak's implementation of the core's contract."""

from types import ModuleType
from typing import Any, ClassVar

from krypta.core.game import Event as CoreEvent
from krypta.core.game import Game, Records, Sizes
from krypta.core.position import Position
from krypta.core.text.message import Message

from . import content, messages, pieces, scenario, view, words
from .cards import library
from .cards.deck_file import ready_made
from .counter import ShabrakCounter
from .knowledge import features
from .knowledge.observation import TABLE
from .layout import ACTS, CARDS_A_TURN, CLAUSES, CONTENT, KINDS, SEATS, STATE, STEPS, TEAM, TRIGGERS, Event
from .rules import door
from .rules.setup import set_up

# S6.2 bounds the match: thirty rounds. A round has at most as many turns as warriors can be exhausted in it, which is
# twice each (a warrior is readied once per round), and one more for each player. In a turn a warrior attacks, uses its
# ability and its equipment's, the sark is used, and up to CARDS_A_TURN cards are played. Each of these is one decision,
# and may be followed by the decisions of its own steps and of the triggers that it sets off: whether to do the step,
# which two warriors swap places, which of up to twenty cards to move, and nature's for each card drawn.
MOVED = 20
PER_STEP = 1 + 2 + MOVED
PER_ACT = 1 + (CLAUSES + TRIGGERS) * STEPS * PER_STEP
LONGEST_TURN = (4 + CARDS_A_TURN) * PER_ACT + 1
LONGEST_ROUND = 2 * (2 * TEAM + 1) * SEATS * LONGEST_TURN
LONGEST = content.LAST_ROUND * LONGEST_ROUND + 2 * SEATS * TEAM


class Shabrak(Game):
    name = "shabrak"
    rules_version = "1"
    state_dtype = STATE
    content_dtype = CONTENT
    rules: ClassVar[ModuleType] = door
    vocabulary = words.VOCABULARY
    event_kinds = Event
    options_type = content.Options
    observation = TABLE
    counter = ShabrakCounter
    features = features.TABLE
    brought = content.DECK_OPTIONS
    library = library.ShabrakLibrary()
    sizes = Sizes(
        acts=ACTS,
        options=1 + TEAM * TEAM + 2 * TEAM + 1 + KINDS,  # all attack all, abilities, gear, the sark, any card, the end
        outcomes=KINDS,
        longest=LONGEST,
        utility=(0.0, 1.0),
        observation=(TABLE.size,),
        seats=(SEATS, SEATS),
    )

    def contents(self, options: content.Options) -> Records:
        return content.build(options)

    def offered(self, option: str) -> list[Any]:
        """The values to choose from; for a deck, the ready-made ones, although codes and files are also accepted."""
        if option not in content.DECK_OPTIONS:
            return super().offered(option)
        usual = getattr(content.Options(), option)
        return sorted(ready_made(), key=lambda name: name != usual)

    def setup(self, states: Records, i: int, contents: Records, options: content.Options, players: int) -> None:
        states.view("u1").reshape(len(states), -1)[i] = 0
        set_up(states, i, contents)

    def view(self, position: Position, seat: int) -> view.ShabrakView:
        return view.view(position, seat)

    def act_message(self, position: Position, act: int) -> Message:
        return messages.act_message(position, act)

    def event_message(self, position: Position, event: CoreEvent) -> Message:
        return messages.event_message(position, event)

    def reason_message(self, position: Position, act: int, reason: int) -> Message:
        return messages.reason_message(position, act, reason)

    def message_ids(self) -> dict[str, tuple[str, ...]]:
        return messages.message_ids()

    def pieces(self, position: Position) -> dict[str, int]:
        return pieces.count(position.s, position.c)

    def scene(self, position: Position) -> scenario.Scene:
        return scenario.Scene(position)


GAME = Shabrak()
