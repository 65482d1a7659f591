"""Karak's messages to people: which message, with which names and numbers. The texts are in `locales`."""

from collections.abc import Callable, Sequence
from functools import cache

import numpy as np

from krypta.core.game import Event as CoreEvent
from krypta.core.position import Position
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from .layout import (
    FOUNTAINS,
    ITEM_BASE,
    LEAST_AGAIN,
    NOWHERE,
    PAIR_HIGH,
    PAIR_LOW,
    Event,
    Hero,
    Item,
    Outcome,
    Phase,
    Reason,
    Side,
    Tile,
    Token,
    Treasure,
    Verb,
)
from .view import FightNumber, fight_numbers
from .words import RULE_OF, RULE_OF_DRAW

Args = dict[str, int | float | str]
Heroes = Sequence[int]  # by seat

# Openings as a character, by the sides that are open: n 1, e 2, s 4, w 8.
GLYPHS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


# Ids of names by the record's numbers, precomputed because every act needs them.
HERO_IDS = [f"karak-hero-{word(hero)}" for hero in Hero]
TOKEN_IDS = [f"karak-token-{word(token)}" for token in Token]
ITEM_IDS = [f"karak-item-{word(item)}" for item in Item]
TREASURE_IDS = [f"karak-treasure-{word(treasure)}" for treasure in Treasure]
SIDE_IDS = [f"karak-side-{word(side)}" for side in Side]
ACT_IDS = {verb: f"karak-act-{word(verb)}" for verb in Verb}
PLACE_IDS = [f"karak-place-{word(tile).partition('-')[0]}" for tile in Tile]


def hero_of(heroes: Heroes, seat: int) -> str:
    """The name id of the hero in a seat, or of the seat if it has no hero yet."""
    hero = heroes[seat]
    return HERO_IDS[hero] if hero >= 0 else seat_of(heroes, seat)


def seat_of(_heroes: Heroes, seat: int) -> str:
    """The name id of a seat: of the player, not of the hero."""
    return f"table-seat-{seat + 1}"


def token_of(_heroes: Heroes, token: int) -> str:
    return TOKEN_IDS[token]


def item_of(_heroes: Heroes, item: int) -> str:
    return ITEM_IDS[item]


def treasure_of(_heroes: Heroes, treasure: int) -> str:
    return TREASURE_IDS[treasure]


def side_of(_heroes: Heroes, side: int) -> str:
    return SIDE_IDS[side]


def place_of(_heroes: Heroes, kind: int) -> str:
    return PLACE_IDS[kind]


def name_of(_heroes: Heroes, hero: int) -> str:
    return HERO_IDS[hero]


def number(_heroes: Heroes, n: int) -> int:
    return n


def counted(_heroes: Heroes, n: int) -> int:
    """The number counted from one, as people count."""
    return n + 1


def glyph(_heroes: Heroes, openings: int) -> str:
    return GLYPHS[openings]


Argument = tuple[str, Callable[[Heroes, int], int | str]]
HERO: Argument = ("hero", hero_of)
OTHER: Argument = ("other", hero_of)
TOKEN: Argument = ("token", token_of)
ITEM: Argument = ("item", item_of)
PLACE: Argument = ("place", place_of)
NUMBER: Argument = ("number", counted)
DICE: tuple[Argument, Argument] = (("one", number), ("two", number))
SUM: tuple[Argument, Argument] = (("power", number), ("strength", number))
SKIP: Argument = ("", number)

EVENT_ARGUMENTS: dict[Event, tuple[Argument, ...]] = {
    Event.HERO_TAKEN: (("player", seat_of), ("hero", name_of)),
    Event.FIRST_ROLLED: (HERO, *DICE),
    Event.FIRST_TIED: (),
    Event.BEGINS: (HERO,),
    Event.TURN: (HERO, ("round", number)),
    Event.WALKED: (HERO, SKIP, ("side", side_of)),
    Event.PORTED: (HERO, SKIP, NUMBER),
    Event.TILE_DRAWN: (HERO, PLACE),
    Event.TILE_LAID: (HERO, SKIP, PLACE, ("shape", glyph)),
    Event.TOKEN_DRAWN: (HERO, TOKEN),
    Event.TOKEN_LAID: (HERO, TOKEN),
    Event.TOKEN_RETURNED: (HERO, TOKEN),
    Event.BAG_EMPTY: (HERO,),
    Event.MET: (HERO, TOKEN, ("strength", number)),
    Event.SNEAKED: (HERO, TOKEN),
    Event.ROLLED: (HERO, *DICE),
    Event.ONE_REROLLED: (HERO, ("die", number)),
    Event.REROLLS: (HERO,),
    Event.BOLT_USED: (HERO, ("spent", number)),
    Event.SACRIFICED: (HERO, ("lives", number)),
    Event.WON: (HERO, TOKEN, *SUM),
    Event.TIED: (HERO, TOKEN, *SUM),
    Event.LOST: (HERO, TOKEN, *SUM),
    Event.RETREATED: (HERO,),
    Event.WOUNDED: (HERO, ("lives", number)),
    Event.FELL: (HERO,),
    Event.WOKE: (HERO,),
    Event.HEALED: (HERO,),
    Event.REVIVED: (HERO, NUMBER),
    Event.LOOTED: (HERO, ITEM),
    Event.LEFT: (HERO, ITEM),
    Event.TOOK: (HERO, ITEM),
    Event.TREASURE: (HERO, ("treasure", treasure_of)),
    Event.CURSED: (OTHER, HERO),
    Event.CURSE_STAYS: (OTHER, HERO),
    Event.CURSE_LIFTED: (HERO,),
    Event.CAST: (HERO, OTHER, NUMBER),
    Event.SWAPPED: (HERO, OTHER),
    Event.GOES_ON: (HERO,),
    Event.STOPPED: (HERO,),
    Event.DRAGON_SLAIN: (HERO,),
    Event.QUIET: (("rounds", number),),
    Event.FRUITLESS: (("rounds", number),),
}


# By the event's name: the message's id, and for each argument its name, the function that makes it, and its index.
EVENT_FORMS = {
    kind.name: (
        f"karak-event-{word(kind)}",
        [(name, make, i) for i, (name, make) in enumerate(arguments) if name],
    )
    for kind, arguments in EVENT_ARGUMENTS.items()
}
TO_ONESELF = (Event.CAST.name, Event.CURSED.name, Event.CURSE_STAYS.name)


def event_message(position: Position, event: CoreEvent) -> Message:
    id, form = EVENT_FORMS[event.kind]
    heroes, values = position.values.hero, event.args
    args: Args = {name: make(heroes, values[i]) for name, make, i in form}
    if event.kind in TO_ONESELF and args["hero"] == args["other"]:
        return Message(f"{id}-self", {"hero": args["hero"], **_number(args)})
    return Message(id, args)


def _number(args: Args) -> Args:
    return {"number": args["number"]} if "number" in args else {}


def reason_message(position: Position, _act: int, reason: int) -> Message:
    known = Reason(reason)
    s = position.values
    hero = hero_of(s.hero, s.turn) if s.turn < s.players else hero_of(s.hero, 0)
    rule = RULE_OF_DRAW.get(Phase(s.phase), RULE_OF[known]) if known == Reason.NATURE_FIRST else RULE_OF[known]
    return Message(f"karak-why-{word(known)}", {"hero": hero}, rule)


def act_message(position: Position, act: int) -> Message:
    """What an act that is allowed now would do."""
    id, begin, make = SAYING[act]
    tail, args = make(position, act - begin)
    return Message(id + tail, args)


Made = tuple[str, Args]  # what follows the verb in the message's id, and its arguments


def plain(_position: Position, _argument: int) -> Made:
    return "", {}


def argument(*arguments: Argument) -> Callable[[Position, int], Made]:
    """A message with the act's argument in it."""
    return lambda position, value: ("", {name: make(position.values.hero, value) for name, make in arguments})


def stop(position: Position, _argument: int) -> Made:
    s = position.values
    if s.at[s.turn] not in s.fountains[: s.n_fountains]:
        return "", {}
    wounded = s.lives[s.turn] < position.contents["lives"][0] or s.cursed == s.turn
    return ("-heal" if wounded else ""), {}


def go(position: Position, side: int) -> Made:
    s = position.values
    there = s.row_of("near", s.at[s.turn])[side]
    return _go(side, there != NOWHERE, s.lies[there])


@cache
def _go(side: int, known: bool, lies: int) -> Made:
    args: Args = {"side": SIDE_IDS[side]}
    if not known:
        return "-discover", args
    if Token.RAT <= lies <= Token.DRAGON:
        return "-monster", {**args, "token": TOKEN_IDS[lies]}
    return "", args


def on_tile(position: Position, _argument: int) -> Made:
    """A message with the token or item on the hero's tile."""
    s = position.values
    lies = s.lies[s.at[s.turn]]
    if lies >= ITEM_BASE:
        return "", {"item": ITEM_IDS[lies - ITEM_BASE]}
    return "", {"token": TOKEN_IDS[lies]}


def cast(position: Position, value: int) -> Made:
    s = position.values
    seat, fountain = divmod(value, FOUNTAINS)
    if seat == s.turn:
        return "-self", {"number": fountain + 1}
    return "", {"hero": hero_of(s.hero, seat), "number": fountain + 1}


def curse(position: Position, seat: int) -> Made:
    s = position.values
    if seat == s.turn and s.cursed != seat:
        return "-self", {}
    return ("-stay" if s.cursed == seat else ""), {"hero": hero_of(s.hero, seat)}


RESOLVED = {Outcome.LOST: "-lose", Outcome.TIED: "-tie", Outcome.WON: "-win"}


def resolve(position: Position, _argument: int) -> Made:
    numbers = np.zeros(len(FightNumber))
    position.ask(fight_numbers, numbers)
    args: Args = {"power": int(numbers[FightNumber.POWER]), "strength": int(numbers[FightNumber.STRENGTH])}
    outcome = Outcome(int(numbers[FightNumber.OUTCOME]))
    if position.values.lives[position.values.turn] == 0 and outcome != Outcome.WON:
        return "-fall", args  # K8.3: the last life was given, and no second one is lost
    return RESOLVED[outcome], args


def roll(_position: Position, pair: int) -> Made:
    return "", {"one": int(PAIR_LOW[pair]), "two": int(PAIR_HIGH[pair])}


def again(_position: Position, value: int) -> Made:
    return "", {"die": value + LEAST_AGAIN}


ACT_ARGUMENTS: dict[Verb, Callable[[Position, int], Made]] = {
    Verb.STOP: stop,
    Verb.GO: go,
    Verb.PORTAL: argument(NUMBER),
    Verb.TAKE: on_tile,
    Verb.OPEN: plain,
    Verb.CAST: cast,
    Verb.SWAP: argument(HERO),
    Verb.FIGHT: on_tile,
    Verb.SNEAK: on_tile,
    Verb.LAY: argument(("shape", glyph)),
    Verb.KEEP: argument(TOKEN),
    Verb.REROLL: plain,
    Verb.BOLT: plain,
    Verb.SACRIFICE: plain,
    Verb.RESOLVE: resolve,
    Verb.LEAVE: argument(ITEM),
    Verb.CURSE: curse,
    Verb.REVIVE: argument(NUMBER),
    Verb.HERO: argument(("hero", name_of)),
    Verb.FIRST: argument(HERO),
    Verb.ROLL: roll,
    Verb.AGAIN: again,
    Verb.TILE: argument(PLACE),
    Verb.TOKEN: argument(TOKEN),
}

# For each act: the message's id, the first act of its verb, and the function that makes the arguments.
SAYING = [(ACT_IDS[verb], int(verb), ACT_ARGUMENTS[verb]) for verb in Verb.by_act()]


# The forms of each act's message: the end of its id after the verb, and the names of its arguments.
ACT_FORMS: dict[Verb, dict[str, tuple[str, ...]]] = {
    Verb.STOP: {"": (), "-heal": ()},
    Verb.GO: {"": ("side",), "-discover": ("side",), "-monster": ("side", "token")},
    Verb.PORTAL: {"": ("number",)},
    Verb.TAKE: {"": ("item",)},
    Verb.OPEN: {"": ()},
    Verb.CAST: {"": ("hero", "number"), "-self": ("number",)},
    Verb.SWAP: {"": ("hero",)},
    Verb.FIGHT: {"": ("token",)},
    Verb.SNEAK: {"": ("token",)},
    Verb.LAY: {"": ("shape",)},
    Verb.KEEP: {"": ("token",)},
    Verb.REROLL: {"": ()},
    Verb.BOLT: {"": ()},
    Verb.SACRIFICE: {"": ()},
    Verb.RESOLVE: dict.fromkeys((*RESOLVED.values(), "-fall"), ("power", "strength")),
    Verb.LEAVE: {"": ("item",)},
    Verb.CURSE: {"": ("hero",), "-self": (), "-stay": ("hero",)},
    Verb.REVIVE: {"": ("number",)},
    Verb.HERO: {"": ("hero",)},
    Verb.FIRST: {"": ("hero",)},
    Verb.ROLL: {"": ("one", "two")},
    Verb.AGAIN: {"": ("die",)},
    Verb.TILE: {"": ("place",)},
    Verb.TOKEN: {"": ("token",)},
}


def message_ids() -> dict[str, tuple[str, ...]]:
    """Every message that Karak uses, with the names of its arguments."""
    acts = {f"karak-act-{word(verb)}{tail}": args for verb, forms in ACT_FORMS.items() for tail, args in forms.items()}
    events = {
        f"karak-event-{word(kind)}": tuple(name for name, _ in arguments if name)
        for kind, arguments in EVENT_ARGUMENTS.items()
    }
    alone = {
        "karak-event-cast-self": ("hero", "number"),
        "karak-event-cursed-self": ("hero",),
        "karak-event-curse-stays-self": ("hero",),
    }
    reasons = {f"karak-why-{word(reason)}": ("hero",) for reason in RULE_OF}
    return {**acts, **events, **alone, **reasons}
