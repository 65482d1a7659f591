"""What a learned judgement looks at: figures that know the rules, for each seat, and those that all seats share."""

import numpy as np

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Rows, Table, flag, number

from ..layout import (
    COLOURS,
    EFFECT_CURSE,
    EFFECTS,
    GEAR_CURSE,
    LEVELS,
    NONE,
    OWN,
    SLOTS,
    Colour,
    Effect,
    Gear,
    Hero,
    Kind,
    Phase,
    Potion,
    Slot,
    Stage,
)
from ..rules.common import card_of, in_hand
from ..rules.curses import from_gear, hand_limit
from ..rules.end import is_beaten, is_last_of_round, won_cards
from .chains import best_chain
from .outlook import HEALTH, best_purchase, deck, gear_worth, has_won, is_fighting, is_owned, prize, purchase

STEPS = Rows("keys", LEVELS + 1)
GEARS = len(Gear)


class At(Fields):
    # of the seat
    KEYS = flag("whether it has so many keys", per=(STEPS,))
    LIVES = number("lives", 5)
    DOWN = flag("whether it has none (G8.1)")
    HEALTH = number("what the outlook gives for its lives", 1, -3)
    HERO = flag("the hero", per=(Hero,))
    BEGAN = flag("whether it had the first turn")
    ON_TURN = flag("whether it is its turn")
    WAITS = number("turns of others before its own", 3)
    PHASE = flag("what it decides in its turn", per=(Phase,))
    CARDS = number("its action cards, wherever they are", 30)
    WON_CARDS = number("cards it has won (G5.11)", 30)
    DECK = number("its cards, as the outlook has them", 60)
    GIVES = number("what its average card gives", 5, per=(Effect,))
    COLOUR = number("the share of its cards of the colour", 1, per=(Colour,))
    LINKS = number("the share of pairs of its cards that can follow each other", 1)
    HAND = number("cards in its hand", 12)
    HAND_LIMIT = number("the cards of a full hand", 10)
    HAND_GIVES = number("what its hand gives in all", 20, per=(Effect,))
    GEAR = number("what its equipment gives", 5, per=(Gear,))
    GEAR_WORTH = number("its equipment, as the outlook has it", 20, per=(Slot,))
    POTION = number("potions", 1, per=(Potion,))
    GATE_LIVES = number("lives of the gatekeeper or lord that it needs next", 30)
    GATE_ATTACK = number("its attack", 20)
    GATE_POWER = number("the attack that a full hand has against it, curses counted", 60)
    GATE_MARGIN = number("the same, minus its lives", 60, -60)
    GATE_GUARD = number("the defence and lives against its attack, curses counted", 60, -60)
    GATE_NOW = number("the chance to beat it with the cards in hand", 1)
    LORD_MARGIN = number("the attack that a full hand has against the lord, minus its lives", 60, -60)
    LORD_GUARD = number("the defence and lives against the lord's attack", 60, -60)
    FIGHTS = flag("whether it fights now")
    FIGHT = number("the fight at hand, as the outlook has it", 300, -3)
    CHANCE = number("the chance to win the fight at hand", 1)
    KEY_AT_HAND = number("the same, if a key is to be won", 1)
    LORD_AT_HAND = number("the same, if the lord is fought", 1)
    PRIZE_AT_HAND = number("the prize of the fight at hand or just won, by its chance", 40)
    PLAN = number("the best purchase, as the outlook has it", 20, -20)
    BEAT_LORD = flag("whether it has beaten the lord (G5.10)")
    OVER_LORD = number("its attack over the lord's lives", 30)
    # of the table
    PLAYERS = number("the number of players", 4)
    ROUNDS = number("the current round", 127)
    BEATEN = flag("whether somebody has beaten the lord")
    LAST_OF_ROUND = flag("whether the round ends with this turn")
    LORD_LIVES = number("the lord's lives", 30)
    LORD_ATTACK = number("the lord's attack", 20)


TABLE = Table(At, version=1, shared=At.PLAYERS)


@door
def features(s, c, seat, out):
    out[:] = 0.0
    if s.seat == NOBODY or s.hero[seat] == NONE:
        return
    write_hero(s, c, seat, out)
    write_cards(s, c, seat, out)
    write_gear(s, c, seat, out)
    write_turn(s, c, seat, out)
    write_table(s, c, out)
    if s.lord == NONE:
        return
    keys = int(s.keys[seat])
    gate = int(s.open_gate[keys]) if keys < LEVELS else int(s.lord)
    if gate != NONE:
        out[At.GATE_LIVES] = c.lives[gate]
        out[At.GATE_ATTACK] = c.attack[gate]
        out[At.GATE_POWER] = hand_power(s, c, seat, gate, Effect.ATTACK, Gear.ATTACK, out)
        out[At.GATE_MARGIN] = out[At.GATE_POWER] - c.lives[gate]
        out[At.GATE_GUARD] = guard(s, c, seat, gate, out)
        if out[At.FIGHTS] == 0.0 and s.lives[seat] > 0 and may_beat(c, gate, out):
            out[At.GATE_NOW] = chance_against(s, c, seat, gate)
    out[At.LORD_MARGIN] = hand_power(s, c, seat, int(s.lord), Effect.ATTACK, Gear.ATTACK, out) - c.lives[s.lord]
    out[At.LORD_GUARD] = guard(s, c, seat, int(s.lord), out)


@kernel
def write_hero(s, c, seat, out):
    players = int(s.players)
    out[At.KEYS + s.keys[seat]] = 1.0
    out[At.LIVES] = s.lives[seat]
    out[At.DOWN] = 1.0 if s.lives[seat] == 0 else 0.0
    out[At.HEALTH] = HEALTH[s.lives[seat]]
    out[At.HERO + s.hero[seat]] = 1.0
    out[At.BEGAN] = 1.0 if s.first == seat else 0.0
    out[At.WAITS] = (seat - max(int(s.turn), 0) + players) % players
    out[At.WON_CARDS] = won_cards(s, seat)
    if s.over_lord[seat] != NONE:
        out[At.BEAT_LORD] = 1.0
        out[At.OVER_LORD] = s.over_lord[seat]


@kernel
def write_cards(s, c, seat, out):
    """The cards by what they give, and how well they follow each other."""
    colours = np.zeros(COLOURS, dtype=np.int64)
    followed = np.zeros(COLOURS, dtype=np.int64)
    cards = 0
    for own in range(OWN):
        card = card_of(s, seat, own)
        if is_owned(s, seat, card):
            cards += 1
            held = in_hand(s, seat, card)
            out[At.HAND] += 1.0 if held else 0.0
            for effect in range(EFFECTS):
                out[At.GIVES + effect] += c.gives[card, effect]
                if held:
                    out[At.HAND_GIVES + effect] += c.gives[card, effect]
            colours[c.colour[card]] += 1
            for colour in range(COLOURS):
                followed[colour] += (int(c.follows[card]) >> colour) & 1
    out[At.CARDS] = cards
    out[At.DECK] = deck(s, c, seat)
    if cards == 0:
        return
    links = 0
    for colour in range(COLOURS):
        out[At.COLOUR + colour] = colours[colour] / cards
        links += colours[colour] * followed[colour]
    out[At.LINKS] = links / (cards * cards)
    for effect in range(EFFECTS):
        out[At.GIVES + effect] /= cards


@kernel
def write_gear(s, c, seat, out):
    out[At.HAND_LIMIT] = hand_limit(s, c, seat)
    for what in range(GEARS):
        out[At.GEAR + what] = from_gear(s, c, seat, what)
    for slot in range(SLOTS):
        if s.worn[seat, slot] != NONE:
            out[At.GEAR_WORTH + slot] = gear_worth(c, s.worn[seat, slot])
    for potion in range(s.potion.shape[1]):
        out[At.POTION + potion] = s.potion[seat, potion]


@kernel
def write_turn(s, c, seat, out):
    if s.turn != seat:
        return
    out[At.ON_TURN] = 1.0
    out[At.PHASE + s.phase] = 1.0
    chance = 0.0
    if is_fighting(s, seat):
        out[At.FIGHTS] = 1.0
        out[At.FIGHT], chance = best_chain(s, c, seat, prize(s, c, seat), HEALTH)
    elif has_won(s, c, seat):
        chance = 1.0
    if chance > 0.0:
        kind = int(c.kind[s.foe])
        out[At.CHANCE] = chance
        out[At.KEY_AT_HAND] = chance if kind == Kind.KEY else 0.0
        out[At.LORD_AT_HAND] = chance if kind == Kind.CROWN else 0.0
        if kind < Kind.KEY:
            out[At.PRIZE_AT_HAND] = chance * prize(s, c, seat)
    if s.stage == Stage.SHOP:
        out[At.PLAN] = purchase(s, c, seat, s.wanted) if s.wanted != NONE else best_purchase(s, c, seat)


@kernel
def write_table(s, c, out):
    out[At.PLAYERS] = s.players
    out[At.ROUNDS] = s.rounds
    out[At.BEATEN] = 1.0 if is_beaten(s) else 0.0
    out[At.LAST_OF_ROUND] = 1.0 if is_last_of_round(s) else 0.0
    if s.lord != NONE:
        out[At.LORD_LIVES] = c.lives[s.lord]
        out[At.LORD_ATTACK] = c.attack[s.lord]


@kernel
def hand_power(s, c, seat, foe, effect, gear, out):
    """What an average full hand and the equipment give of an effect, without what the monster's curses cancel."""
    curses = int(c.curses[foe])
    total = 0.0
    if (curses >> (EFFECT_CURSE + effect)) & 1 == 0:
        total = out[At.GIVES + effect] * out[At.HAND_LIMIT]
        for colour in range(COLOURS):
            if (curses >> colour) & 1 != 0:
                total *= 1.0 - out[At.COLOUR + colour]
    for slot in range(SLOTS):
        card = int(s.worn[seat, slot])
        if card != NONE and (curses >> (GEAR_CURSE + slot)) & 1 == 0:
            total += c.gear[card, gear]
    return total


@kernel
def guard(s, c, seat, foe, out):
    """What is left of the lives after an average fight with the monster."""
    return hand_power(s, c, seat, foe, Effect.DEFENCE, Gear.DEFENCE, out) + s.lives[seat] - c.attack[foe]


@kernel
def may_beat(c, foe, out):
    """Whether the hand could beat the monster at all: most could not, and then the costly look at it is spared."""
    most = out[At.HAND_GIVES + Effect.ATTACK] + out[At.GEAR + Gear.ATTACK]
    return out[At.HAND_GIVES + Effect.DRAW] > 0.0 or most >= c.lives[foe]


@kernel
def chance_against(s, c, seat, foe):
    """The chance to beat the monster with the cards in hand, if the seat began to fight it now."""
    turn, stage, old_foe, curses = int(s.turn), int(s.stage), int(s.foe), int(s.curses)
    played, used, effect, drawer = int(s.n_played), int(s.used), int(s.effect), int(s.drawer)
    s.turn, s.stage, s.foe, s.curses = seat, Stage.FIGHT, foe, c.curses[foe]
    s.n_played, s.used, s.effect, s.drawer = 0, 0, NONE, NONE
    chance = best_chain(s, c, seat, 1.0, HEALTH)[1]
    s.turn, s.stage, s.foe, s.curses = turn, stage, old_foe, curses
    s.n_played, s.used, s.effect, s.drawer = played, used, effect, drawer
    return chance
