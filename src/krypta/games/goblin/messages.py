"""Goblin's messages to people: which message, with which names and numbers. The texts are in `locales`."""

from collections.abc import Callable

from krypta.core.game import Event as CoreEvent
from krypta.core.position import Position
from krypta.core.text.message import Message
from krypta.core.text.naming import word

from .layout import (
    FIRST_MONSTER,
    LORD_PLACE,
    NONE,
    OWN,
    PLACES,
    STARTING,
    WON,
    Colour,
    Curse,
    Effect,
    Event,
    Hero,
    Phase,
    Place,
    Potion,
    Reason,
    Verb,
)
from .view import faces_of, totals_of
from .words import RULE_OF, RULE_OF_DRAW

Args = dict[str, int | float | str]

LEVELS = ("I", "II", "III", "X")
STARTING_ID = "goblin-starting-card"
HERO_IDS = [f"karak-hero-{word(hero)}" for hero in Hero]
POTION_IDS = [f"goblin-potion-{word(potion)}" for potion in Potion]
CURSE_IDS = [f"goblin-curse-{word(curse)}" for curse in Curse]
EFFECT_IDS = [f"goblin-effect-{word(effect)}" for effect in Effect]
COLOUR_IDS = [f"goblin-colour-{word(colour)}" for colour in Colour]
XANROS = HERO_IDS[Hero.XANROS]
ONCE_A_FIGHT = {Hero.ARGENTUS: "-out-of-chain", Hero.XANROS: "-cursed"}  # ends of ids for cards played by it
ACT_IDS = {verb: f"goblin-act-{word(verb)}" for verb in Verb}


# -- functions that make arguments from the position and a number


def hero_of(position: Position, seat: int) -> str:
    """The name id of the hero in a seat, or of the seat if it has no hero yet."""
    hero = position.values.hero[seat]
    return HERO_IDS[hero] if hero != NONE else player_name(position, seat)


def player_name(_position: Position, seat: int) -> str:
    """The name id of a seat: of the player, not of the hero."""
    return f"table-seat-{seat + 1}"


def hero_name(_position: Position, hero: int) -> str:
    return HERO_IDS[hero]


def card_name(position: Position, card: int) -> str:
    """The name id of an action card or equipment; NONE is the back of a starting card."""
    return faces_of(position).face(card).name if card != NONE else STARTING_ID


def monster_name(position: Position, card: int) -> str:
    return faces_of(position).fighting(card).name


def potion_name(_position: Position, potion: int) -> str:
    return POTION_IDS[potion]


def curse_name(_position: Position, curse: int) -> str:
    return CURSE_IDS[curse]


def effect_name(_position: Position, effect: int) -> str:
    return EFFECT_IDS[effect]


def colour_name(_position: Position, colour: int) -> str:
    return COLOUR_IDS[colour]


def level_name(_position: Position, level: int) -> str:
    return LEVELS[level]


def number(_position: Position, n: int) -> int:
    return n


def counted(_position: Position, n: int) -> int:
    """The number counted from one, as people count."""
    return n + 1


Argument = tuple[str, Callable[[Position, int], int | str]]
HERO: Argument = ("hero", hero_of)
CARD: Argument = ("card", card_name)
MONSTER: Argument = ("monster", monster_name)
CURSE: Argument = ("curse", curse_name)
LIVES: Argument = ("lives", number)
NUMBER: Argument = ("number", number)
RESULT: tuple[Argument, ...] = (HERO, MONSTER, ("attack", number), LIVES)

EVENT_ARGUMENTS: dict[Event, tuple[Argument, ...]] = {
    Event.HERO_TAKEN: (("player", player_name), ("hero", hero_name)),
    Event.BEGINS: (HERO,),
    Event.TURN: (HERO, ("round", number)),
    Event.LORD_COMES: (MONSTER,),
    Event.GATEKEEPER_COMES: (MONSTER,),
    Event.MONSTER_COMES: (MONSTER,),
    Event.FIGHTS: (HERO, MONSTER),
    Event.TRIMMED: (HERO, CARD),
    Event.PLAYED: (HERO, CARD),
    Event.OUT_OF_CHAIN: (HERO, ("colour", colour_name)),
    Event.DEFIED: (HERO, CURSE),
    Event.SPARED: (HERO, CARD, ("effect", effect_name), NUMBER),
    Event.DRAWS: (HERO, CARD),
    Event.DREW: (HERO, CARD),
    Event.NOTHING_TO_DRAW: (HERO,),
    Event.HEALED: (HERO, NUMBER, LIVES),
    Event.STRENGTH: (HERO, CARD, ("effect", effect_name)),
    Event.PROTECTION: (HERO, CURSE),
    Event.HEALING: (HERO,),
    Event.HIT: (HERO, NUMBER, LIVES),
    Event.UNHURT: (HERO,),
    Event.FELL: (HERO,),
    Event.WON: RESULT,
    Event.FAILED: RESULT,
    Event.GAINED: (HERO, CARD),
    Event.WORE: (HERO, CARD),
    Event.PAWNED: (HERO, CARD),
    Event.KEY: (HERO, ("level", level_name)),
    Event.SHUFFLED: (HERO, NUMBER),
    Event.PLACED: (HERO, CARD),
    Event.KEPT: (HERO, CARD, ("other", card_name)),
    Event.VISITS: (HERO,),
    Event.BOUGHT_POTION: (HERO, ("potion", potion_name)),
    Event.BOUGHT: (HERO, CARD),
    Event.PAID: (HERO, CARD),
    Event.LEFT: (HERO,),
    Event.REVIVED: (HERO,),
    Event.LORD_BEATEN: (HERO, MONSTER),
    Event.LORD_OUTDONE: (HERO, MONSTER, NUMBER),
    Event.ROUND_GOES_ON: (),
    Event.STALLED: (("round", number),),
}


def event_message(position: Position, event: CoreEvent) -> Message:
    kind = Event[event.kind]
    made = zip(EVENT_ARGUMENTS[kind], event.args, strict=False)
    return Message(f"goblin-event-{word(kind)}", {name: make(position, value) for (name, make), value in made})


def reason_message(position: Position, _act: int, reason: int) -> Message:
    known = Reason(reason)
    s = position.values
    hero = hero_of(position, s.turn if s.turn < s.players else 0)
    rule = RULE_OF_DRAW.get(Phase(s.phase), RULE_OF[known]) if known == Reason.NATURE_FIRST else RULE_OF[known]
    return Message(f"goblin-why-{word(known)}", {"hero": hero}, rule)


# -- acts

Made = tuple[str, Args]  # what follows the verb in the message's id, and its arguments
Saying = Callable[[Position, int], Made]


def plain(_position: Position, _argument: int) -> Made:
    return "", {}


def saying(name: str, make: Callable[[Position, int], int | str]) -> Saying:
    """A message with the act's argument in it."""
    return lambda position, value: ("", {name: make(position, value)})


def stop(position: Position, _argument: int) -> Made:
    """What stopping means now; in a fight, how it would end."""
    phase = position.values.phase
    if phase == Phase.BREATHE:
        return "-breathe", {}
    if phase in (Phase.DEFY, Phase.SPARE):
        return "-obey", {}
    if phase == Phase.SHOP:
        return "-shop", {}
    fight = totals_of(position)
    if fight.can_spare:
        return "-spare", {"hero": XANROS}
    args: Args = {"attack": fight.attack, "hits": fight.hits, "missing": fight.missing}
    if fight.hits >= position.values.lives[position.values.turn]:
        return "-fall", args
    return ("-lose" if fight.missing else "-win"), args


def fight(position: Position, place: int) -> Made:
    s = position.values
    level, where = divmod(place, PLACES)
    if place == LORD_PLACE:
        return "-lord", {"monster": monster_name(position, s.lord)}
    found = {Place.GATE: s.open_gate[level], Place.STACK: s.open_top[level]}
    card = found[Place(where)] if where >= Place.GATE else s.open_row[level][where]
    return ("-gate" if where == Place.GATE else ""), {"monster": monster_name(position, card), "level": LEVELS[level]}


def own_card(position: Position, own: int) -> str:
    return card_name(position, card_number(position, own))


def card_number(position: Position, own: int) -> int:
    """A card of the deciding player."""
    return position.values.hero[position.seat] * STARTING + own if own < STARTING else own + WON


def play(position: Position, own: int) -> Made:
    """Playing a card, with the once-per-fight ability if only that allows it."""
    s, card = position.values, card_number(position, own)
    args: Args = {"card": card_name(position, card)}
    hero = Hero(s.hero[s.turn])
    if s.used or hero not in ONCE_A_FIGHT:
        return "", args
    colour = Colour[faces_of(position).face(card).colour.upper()]
    if not totals_of(position).spends >> colour & 1:
        return "", args
    return ONCE_A_FIGHT[hero], {**args, "hero": HERO_IDS[hero]}


def defy(position: Position, effect: int) -> Made:
    s = position.values
    given = dict(faces_of(position).face(s.played[s.n_played - 1]).effects)
    return "", {"effect": EFFECT_IDS[effect], "number": given[word(Effect(effect))], "hero": XANROS}


def spare(position: Position, argument: int) -> Made:
    effect, own = divmod(argument, OWN)
    card = card_number(position, own)
    number = totals_of(position).chain[position.values.played.index(card)][effect]
    args: Args = {"effect": EFFECT_IDS[effect], "number": number, "card": card_name(position, card), "hero": XANROS}
    return "", args


def won_card(position: Position, n: int) -> str:
    return card_name(position, n + FIRST_MONSTER)


def revealed(position: Position, n: int) -> str:
    return monster_name(position, n + FIRST_MONSTER)


def drawn(position: Position, n: int) -> str:
    s = position.values
    return card_name(position, s.hero[s.drawer] * STARTING + n)


def top(position: Position, n: int) -> str:
    return won_card(position, n - 1) if n > 0 else STARTING_ID


def reward_name(position: Position, _argument: int) -> Made:
    return "", {"card": card_name(position, position.values.foe)}


def place(position: Position, n: int) -> Made:
    return "", {"card": card_name(position, position.values.arranged), "number": n + 1}


ACT_ARGUMENTS: dict[Verb, Saying] = {
    Verb.STOP: stop,
    Verb.FIGHT: fight,
    Verb.MERCHANT: plain,
    Verb.REVIVE: plain,
    Verb.PLAY: play,
    Verb.DISCARD: saying("card", own_card),
    Verb.KEEP: saying("card", own_card),
    Verb.DEFY: defy,
    Verb.SPARE: spare,
    Verb.STRENGTH: saying("effect", effect_name),
    Verb.PROTECTION: saying("curse", curse_name),
    Verb.HEALING: plain,
    Verb.WEAR: reward_name,
    Verb.PAWN: reward_name,
    Verb.POTION: saying("potion", potion_name),
    Verb.BUY: saying("card", won_card),
    Verb.PAY: saying("card", won_card),
    Verb.PLACE: place,
    Verb.SHUFFLE: plain,
    Verb.HERO: saying("hero", hero_name),
    Verb.FIRST: saying("hero", hero_of),
    Verb.REVEAL: saying("monster", revealed),
    Verb.DRAW: saying("card", drawn),
    Verb.TOP: saying("card", top),
}

# For each act: the message's id, the first act of its verb, and the function that makes the arguments.
SAYING = [(ACT_IDS[verb], int(verb), ACT_ARGUMENTS[verb]) for verb in Verb.by_act()]


def act_message(position: Position, act: int) -> Message:
    """What an act that is allowed now would do."""
    id, begin, make = SAYING[act]
    tail, args = make(position, act - begin)
    return Message(id + tail, args)


FIGHT_END = ("attack", "hits", "missing")

# The forms of each act's message: the end of its id after the verb, and the names of its arguments.
ACT_FORMS: dict[Verb, dict[str, tuple[str, ...]]] = {
    Verb.STOP: {
        **{"-breathe": (), "-obey": (), "-shop": (), "-spare": ("hero",)},
        **{"-fall": FIGHT_END, "-lose": FIGHT_END, "-win": FIGHT_END},
    },
    Verb.FIGHT: {"": ("monster", "level"), "-gate": ("monster", "level"), "-lord": ("monster",)},
    Verb.MERCHANT: {"": ()},
    Verb.REVIVE: {"": ()},
    Verb.PLAY: {"": ("card",), **dict.fromkeys(ONCE_A_FIGHT.values(), ("card", "hero"))},
    Verb.DISCARD: {"": ("card",)},
    Verb.KEEP: {"": ("card",)},
    Verb.DEFY: {"": ("effect", "number", "hero")},
    Verb.SPARE: {"": ("effect", "number", "card", "hero")},
    Verb.STRENGTH: {"": ("effect",)},
    Verb.PROTECTION: {"": ("curse",)},
    Verb.HEALING: {"": ()},
    Verb.WEAR: {"": ("card",)},
    Verb.PAWN: {"": ("card",)},
    Verb.POTION: {"": ("potion",)},
    Verb.BUY: {"": ("card",)},
    Verb.PAY: {"": ("card",)},
    Verb.PLACE: {"": ("card", "number")},
    Verb.SHUFFLE: {"": ()},
    Verb.HERO: {"": ("hero",)},
    Verb.FIRST: {"": ("hero",)},
    Verb.REVEAL: {"": ("monster",)},
    Verb.DRAW: {"": ("card",)},
    Verb.TOP: {"": ("card",)},
}


def message_ids() -> dict[str, tuple[str, ...]]:
    """Every message that Goblin uses, with the names of its arguments."""
    acts = {ACT_IDS[verb] + tail: args for verb, forms in ACT_FORMS.items() for tail, args in forms.items()}
    events = {
        f"goblin-event-{word(kind)}": tuple(name for name, _ in arguments)
        for kind, arguments in EVENT_ARGUMENTS.items()
    }
    reasons = {f"goblin-why-{word(reason)}": ("hero",) for reason in RULE_OF}
    return {**acts, **events, **reasons}
