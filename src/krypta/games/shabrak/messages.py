"""Shabrak's messages to people: which message, with which names and numbers. The texts are in `locales`."""

from collections.abc import Callable

from krypta.core.game import Event as CoreEvent
from krypta.core.position import Position
from krypta.core.text.message import Argument, Message
from krypta.core.text.naming import word

from .cards.faces import faces_of
from .cards.language import text
from .layout import (
    DECK,
    ENDS,
    FIRST_KIND,
    FIRST_WARRIOR,
    NONE,
    SEATS,
    TEAM,
    End,
    Event,
    Frame,
    Phase,
    Reason,
    Side,
    Status,
    Verb,
)
from .words import RULE_OF, RULE_OF_DRAW, fighter_word

Args = dict[str, Argument]

PLAYER_IDS = [f"table-seat-{seat + 1}" for seat in range(SEATS)]
ACT_IDS = {verb: f"shabrak-act-{word(verb)}" for verb in Verb}
WARRIOR_ID = "shabrak-warrior"
# How a warrior is named: with its number if several have the same name, and with its player if both sides are meant.
# The sentences do not use `fighter`: it tells pages which warrior the sentence is about.
WARRIOR_FORMS: dict[str, tuple[str, ...]] = {
    "": ("card", "fighter"),
    "-twin": ("card", "fighter", "number"),
    "-of": ("card", "fighter", "player"),
    "-twin-of": ("card", "fighter", "player", "number"),
}


# -- functions that make arguments from the position and a number


def player_name(_position: Position, seat: int) -> str:
    return PLAYER_IDS[seat]


def card_name(position: Position, card: int) -> str:
    return faces_of(position).name(card)


def own_warrior(position: Position, fighter: int) -> Message:
    """A warrior whose player is clear from the context."""
    tail, args = _called(position, fighter)
    return Message(WARRIOR_ID + tail, args)


def warrior(position: Position, fighter: int) -> Message:
    """A warrior with its player, since both players may have one of that name."""
    tail, args = _called(position, fighter)
    return Message(f"{WARRIOR_ID}{tail}-of", {**args, "player": PLAYER_IDS[fighter // TEAM]})


def _called(position: Position, fighter: int) -> tuple[str, Args]:
    first = fighter // TEAM * DECK + FIRST_WARRIOR
    name = card_name(position, first + fighter % TEAM)
    team = [card_name(position, card) for card in range(first, first + TEAM)]
    args: Args = {"card": name, "fighter": fighter_word(fighter)}
    return ("-twin", {**args, "number": fighter % TEAM + 1}) if team.count(name) > 1 else ("", args)


def end_name(_position: Position, end: int) -> str:
    return word(End(end))


def number(_position: Position, n: int) -> int:
    return n


def change(_position: Position, n: int) -> str:
    """A signed change of a figure.

    >>> change(None, 2), change(None, -1)
    ('+2', '−1')
    """
    return f"{n:+}".replace("-", "−")


Named = tuple[str, Callable[[Position, int], Argument]]
PLAYER: Named = ("player", player_name)
CARD: Named = ("card", card_name)
WARRIOR: Named = ("warrior", warrior)
OTHER: Named = ("other", warrior)
NUMBER: Named = ("number", number)

EVENT_ARGUMENTS: dict[Event, tuple[Named, ...]] = {
    Event.COMMANDERS: (WARRIOR, OTHER),
    Event.BEGINS: (PLAYER,),
    Event.LAID: (WARRIOR, ("end", end_name)),
    Event.ROUND: (("round", number), PLAYER),
    Event.TURN: (PLAYER,),
    Event.DRAWS: (PLAYER, ("left", number)),
    Event.DREW: (PLAYER, CARD),
    Event.NOTHING_TO_DRAW: (PLAYER,),
    Event.EXHAUSTED: (WARRIOR,),
    Event.RESTED: (WARRIOR,),
    Event.ATTACKS: (WARRIOR, OTHER, ("attack", number)),
    Event.MISSED: (WARRIOR,),
    Event.ABILITY: (WARRIOR,),
    Event.GEAR: (WARRIOR, CARD),
    Event.SARK: (PLAYER, CARD),
    Event.PLAYED: (PLAYER, CARD),
    Event.WORE: (PLAYER, CARD, WARRIOR),
    Event.TRIGGERED: (PLAYER, CARD),
    Event.PRESSED: (WARRIOR, NUMBER, ("pressure", number), ("defence", number)),
    Event.SHIELDED: (WARRIOR,),
    Event.RELIEVED: (WARRIOR, NUMBER, ("pressure", number)),
    Event.OVERPOWERED: (WARRIOR,),
    Event.READIED: (WARRIOR,),
    Event.SHIELD: (WARRIOR,),
    Event.ATTACK: (WARRIOR, ("change", change)),
    Event.DEFENCE: (WARRIOR, ("change", change)),
    Event.SWAPPED: (WARRIOR, OTHER),
    Event.BROKEN: (CARD, WARRIOR),
    Event.STOLEN: (CARD, WARRIOR, OTHER),
    Event.DISCARDED: (PLAYER, CARD),
    Event.RETRIEVED: (PLAYER, CARD),
    Event.RECYCLED: (PLAYER, NUMBER),
    Event.CAPPED: (),
    Event.LEFT: (WARRIOR,),
    Event.PASSED: (PLAYER,),
    Event.WON: (PLAYER,),
    Event.DRAWN: (),
    Event.LAST_ROUND: (("round", number),),
    Event.ELIDED: (),
}


def event_message(position: Position, event: CoreEvent) -> Message:
    kind = Event[event.kind]
    made = zip(EVENT_ARGUMENTS[kind], event.args, strict=False)
    return Message(f"shabrak-event-{word(kind)}", {name: make(position, value) for (name, make), value in made})


def reason_message(position: Position, _act: int, reason: int) -> Message:
    known = Reason(reason)
    rule = RULE_OF[known]
    if known == Reason.NATURE_FIRST:
        rule = RULE_OF_DRAW[Phase(position.values.phase)]
    return Message(f"shabrak-why-{word(known)}", {}, rule)


# -- acts

Made = tuple[str, Args]  # what follows the verb in the message's id, and its arguments
Saying = Callable[[Position, int], Made]


def plain(_position: Position, _argument: int) -> Made:
    return "", {}


def saying(name: str, make: Callable[[Position, int], Argument]) -> Saying:
    """A message with the act's argument in it."""
    return lambda position, value: ("", {name: make(position, value)})


def fighter_of(seat: int, n: int) -> int:
    return seat * TEAM + n


def own(position: Position, n: int) -> Message:
    """A warrior of the deciding player."""
    return own_warrior(position, fighter_of(position.seat, n))


def end(position: Position, _argument: int) -> Made:
    """S4.6: if no warrior is ready any more, the round ends as well."""
    return ("" if Status.READY in position.values.status else "-round"), {}


def attack(position: Position, pair: int) -> Made:
    """What the attack would do, unless triggers change it."""
    s = position.values
    attacker, target = fighter_of(position.seat, pair // TEAM), fighter_of(1 - position.seat, pair % TEAM)
    who: Args = {"warrior": own_warrior(position, attacker), "other": own_warrior(position, target)}
    force = max(0, s.attack[attacker])
    if s.shield[target] and force:
        return "-shield", who
    pressure = s.pressure[target] + force
    if pressure >= s.defence[target]:
        return "-overpower", {**who, "attack": force}
    return "-press", {**who, "attack": force, "pressure": pressure, "defence": s.defence[target]}


def gear(position: Position, number: int) -> Made:
    fighter = position.seat * TEAM + number
    worn = card_name(position, position.values.worn[fighter])
    return "", {"card": worn, "warrior": own_warrior(position, fighter)}


def sark(position: Position, _argument: int) -> Made:
    return "", {"card": card_name(position, position.seat * DECK)}


def own_card(position: Position, kind: int) -> str:
    """A card of the deciding player."""
    return card_name(position, position.seat * DECK + FIRST_KIND + kind)


def play(position: Position, kind: int) -> Made:
    card = faces_of(position).face(position.seat * DECK + FIRST_KIND + kind)
    return f"-{card.kind}", {"card": card.name}


def top_frame(position: Position) -> tuple[int, ...]:
    """The frame on top of the stack."""
    s = position.values
    return s.row_of("frames", s.n_frames - 1)


def under_way(position: Position, _argument: int) -> Made:
    return "", {"card": card_name(position, top_frame(position)[Frame.CARD])}


def choose(position: Position, n: int) -> Made:
    """The choice of an ability's target, or of who wears the equipment just played."""
    side, whose = divmod(n, TEAM)
    frame = top_frame(position)
    seat = position.seat if side == Side.OWN else 1 - position.seat
    tail = "-wear" if frame[Frame.CLAUSE] == NONE else ""
    names: Args = {
        "card": card_name(position, frame[Frame.CARD]),
        "warrior": own_warrior(position, fighter_of(seat, whose)),
    }
    return f"{tail}-{word(Side(side))}", names


def lay(position: Position, n: int) -> Made:
    return f"-{word(End(n % ENDS))}", {"warrior": own(position, n // ENDS)}


def drawn(position: Position, kind: int) -> str:
    return card_name(position, position.values.drawer * DECK + FIRST_KIND + kind)


ACT_ARGUMENTS: dict[Verb, Saying] = {
    Verb.END: end,
    Verb.ATTACK: attack,
    Verb.ABILITY: saying("warrior", own),
    Verb.REST: saying("warrior", own),
    Verb.GEAR: gear,
    Verb.SARK: sark,
    Verb.PLAY: play,
    Verb.CHOOSE: choose,
    Verb.DISCARD: saying("card", own_card),
    Verb.RETRIEVE: saying("card", own_card),
    Verb.YES: under_way,
    Verb.NO: under_way,
    Verb.LAY: lay,
    Verb.FIRST: saying("player", player_name),
    Verb.DRAW: saying("card", drawn),
}

# For each act: the message's id, the first act of its verb, and the function that makes the arguments.
SAYING = [(ACT_IDS[verb], int(verb), ACT_ARGUMENTS[verb]) for verb in Verb.by_act()]


def act_message(position: Position, act: int) -> Message:
    """What an act that is allowed now would do."""
    id, begin, make = SAYING[act]
    tail, args = make(position, act - begin)
    return Message(id + tail, args)


CHOICE = ("card", "warrior")

# The forms of each act's message: the end of its id after the verb, and the names of its arguments.
ACT_FORMS: dict[Verb, dict[str, tuple[str, ...]]] = {
    Verb.END: {"": (), "-round": ()},
    Verb.ATTACK: {
        "-press": ("warrior", "other", "attack", "pressure", "defence"),
        "-overpower": ("warrior", "other", "attack"),
        "-shield": ("warrior", "other"),
    },
    Verb.ABILITY: {"": ("warrior",)},
    Verb.REST: {"": ("warrior",)},
    Verb.GEAR: {"": ("card", "warrior")},
    Verb.SARK: {"": ("card",)},
    Verb.PLAY: {"-event": ("card",), "-equipment": ("card",)},
    Verb.CHOOSE: {"-own": CHOICE, "-enemy": CHOICE, "-wear-own": CHOICE, "-wear-enemy": CHOICE},
    Verb.DISCARD: {"": ("card",)},
    Verb.RETRIEVE: {"": ("card",)},
    Verb.YES: {"": ("card",)},
    Verb.NO: {"": ("card",)},
    Verb.LAY: {"-left": ("warrior",), "-right": ("warrior",)},
    Verb.FIRST: {"": ("player",)},
    Verb.DRAW: {"": ("card",)},
}


def message_ids() -> dict[str, tuple[str, ...]]:
    """Every message that Shabrak uses, including cards' texts, with the names of its arguments."""
    acts = {ACT_IDS[verb] + tail: args for verb, forms in ACT_FORMS.items() for tail, args in forms.items()}
    events = {
        f"shabrak-event-{word(kind)}": tuple(name for name, _ in arguments)
        for kind, arguments in EVENT_ARGUMENTS.items()
    }
    reasons: dict[str, tuple[str, ...]] = {f"shabrak-why-{word(reason)}": () for reason in RULE_OF}
    warriors = {WARRIOR_ID + tail: args for tail, args in WARRIOR_FORMS.items()}
    return {**acts, **events, **reasons, **warriors, **text.message_ids()}
