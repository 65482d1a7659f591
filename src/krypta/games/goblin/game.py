"""Goblin's implementation of the core's contract."""

from types import ModuleType
from typing import ClassVar

from krypta.core.game import Event as CoreEvent
from krypta.core.game import Game, Records, Sizes
from krypta.core.older_rules import OlderRules
from krypta.core.position import Position
from krypta.core.text.message import Message

from . import content, messages, pieces, scenario, view, words
from .cards import library
from .counter import GoblinCounter
from .knowledge import features
from .knowledge.observation import TABLE
from .layout import ACTS, CONTENT, MONSTERS, OWN, SEATS, STARTING, STATE, Event, FirstBy, HeroesBy
from .rules import door
from .rules.setup import set_up

# G5.11 bounds the match: a hundred rounds. A turn is at most one of these:
# a fight: choosing it, trimming every own card, and for each own card that is played (each only once in a fight): the
# card itself, Xanros's answer, and drawing it before, for which Taia draws two cards, with nature's decision on each
# card and on the next top, and her choice; arranging cards whenever a new pile is made, which is once for the cards
# that were not played and once at the refill; three potions, the stop, what Xanros lets count then, what becomes of the
# reward, and what fills the gap. Then the refill: at most a hand of draws.
# a visit: buying, paying and drinking, which is less, since every purchase costs a card.
PER_CARD = 1 + 1 + 5
LONGEST_TURN = 1 + OWN + OWN * PER_CARD + 2 * (OWN + 1) + 3 + 3 + 2 + OWN * 2
LONGEST_SETUP = SEATS + 1 + MONSTERS + SEATS * STARTING
LONGEST = content.LAST_ROUND * SEATS * LONGEST_TURN + LONGEST_SETUP


class Goblin(Game):
    name = "goblin"
    rules_version = "2"
    older_rules: ClassVar[dict[str, OlderRules]] = {
        # G1.2: the fifth gatekeeper of each level always stayed in the box; G5.10: the game ended at once;
        # G9.5: Xanros also named attack and defence when he played the card.
        "1": OlderRules(13447, {"box_by_lot": 0, "names_when_laid": 1, "plays_round_out": 0}),
    }
    state_dtype = STATE
    content_dtype = CONTENT
    rules: ClassVar[ModuleType] = door
    vocabulary = words.VOCABULARY
    event_kinds = Event
    options_type = content.Options
    observation = TABLE
    counter = GoblinCounter
    features = features.TABLE
    library = library.GoblinLibrary()
    sizes = Sizes(
        acts=ACTS,
        options=2 * OWN + 1,  # attack and defence of a chain of all cards (G9.5), and stopping
        outcomes=MONSTERS,
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

    def view(self, position: Position, seat: int) -> view.GoblinView:
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
        return pieces.count(position.s)

    def scene(self, position: Position) -> scenario.Scene:
        return scenario.Scene(position)


GAME = Goblin()
