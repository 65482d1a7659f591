"""Karak's implementation of the core's contract."""

from collections.abc import Sequence
from types import ModuleType
from typing import ClassVar

from krypta.core.game import Event as CoreEvent
from krypta.core.game import Game, Records, Sizes
from krypta.core.older_rules import OlderRules
from krypta.core.position import Position
from krypta.core.text.message import Message

from . import content, messages, pieces, scenario, view, words
from .counter import KarakCounter
from .knowledge import chance, features
from .knowledge.observation import TABLE
from .layout import ACTS, CONTENT, PAIRS, SEATS, STATE, Event, FirstBy, HeroesBy
from .rules import door
from .rules.setup import set_up

# K9.2 bounds the match: only 79 tiles, 43 monsters and 10 chests are lasting progress, and between two of them, or
# after the last, there are at most sixty fruitless rounds. The decisions of a step are at most: going, a tile, turning
# it, two tokens, Taia's choice, Aderyn's, the roll and two ones again, a second roll and two ones again, three bolts, a
# life, the result, what stays behind, the curse, a fountain. In addition to the four steps a turn has three portals, a
# swap, a fight where it began (as long as a step), taking and leaving an item, a chest, and the end.
LONGEST_STEP = 22
LONGEST_TURN = 4 * LONGEST_STEP + 3 + 1 + LONGEST_STEP + 2 + 1 + 1
PROGRESS = 79 + 43 + 10
MOST_TURNS = PROGRESS + (PROGRESS + 1) * 60 * SEATS
LONGEST_SETUP = SEATS + 10 * SEATS + 1  # heroes, ten tied rolls, the lot
LONGEST = MOST_TURNS * LONGEST_TURN + LONGEST_SETUP


class Karak(Game):
    name = "karak"
    rules_version = "2"
    older_rules: ClassVar[dict[str, OlderRules]] = {
        "1": OlderRules(content_size=90, figures={"quiet_rounds": 10, "fruitless_rounds": 10, "retreat_enters": 1}),
    }
    hidden = False
    state_dtype = STATE
    content_dtype = CONTENT
    rules: ClassVar[ModuleType] = door
    vocabulary = words.VOCABULARY
    event_kinds = Event
    options_type = content.Options
    observation = TABLE
    counter = KarakCounter
    features = features.TABLE
    sizes = Sizes(
        acts=ACTS,
        options=40,
        outcomes=PAIRS,
        longest=LONGEST,
        utility=(0.0, 1.0),
        observation=(TABLE.size,),
        seats=(1, SEATS),
    )

    def contents(self, options: content.Options) -> Records:
        return content.build(options)

    def setup(self, states: Records, i: int, contents: Records, options: content.Options, players: int) -> None:
        states.view("u1").reshape(len(states), -1)[i] = 0
        heroes = HeroesBy[options.heroes.upper()]
        first = FirstBy[options.first.upper()]
        set_up(states, i, contents, players, int(heroes), int(first))

    def view(self, position: Position, seat: int) -> view.KarakView:
        return view.view(position)

    def act_message(self, position: Position, act: int) -> Message:
        return messages.act_message(position, act)

    def chances(self, position: Position, acts: Sequence[int]) -> Sequence[float | None]:
        return chance.chances(position, acts)

    def event_message(self, position: Position, event: CoreEvent) -> Message:
        return messages.event_message(position, event)

    def reason_message(self, position: Position, act: int, reason: int) -> Message:
        return messages.reason_message(position, act, reason)

    def message_ids(self) -> dict[str, tuple[str, ...]]:
        return messages.message_ids()

    def pieces(self, position: Position) -> dict[str, int]:
        return pieces.count(position.s)

    def scene(self, position: Position) -> scenario.Scene:
        return scenario.Scene(position)


GAME = Karak()
