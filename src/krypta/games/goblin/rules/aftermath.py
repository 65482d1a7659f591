"""G5.7 to G5.10: the hits, the result, the reward."""

from krypta.core.kernel import kernel

from ..layout import FIRST_LORD, NONE, Event, Gear, Hero, Kind, Phase, Reason, Stage, Zone
from .common import able, ask, hand_size, move_all, tell, wrong_moment
from .curses import from_gear, hand_limit, slot_of
from .dungeon import take_away
from .end import beat_lord
from .lives import heal
from .potions import why_healing
from .totals import attack, hits


@kernel
def take_hits(s, c):
    """G5.7.1: lives lost; G5.8: then the hearts of the equipment, unless the last life was lost."""
    seat = int(s.turn)
    lost = min(hits(s, c), int(s.lives[seat]))
    s.lives[seat] -= lost
    if lost > 0:
        tell(s, Event.HIT, seat, lost, s.lives[seat], 0)
    else:
        tell(s, Event.UNHURT, seat, 0, 0, 0)
    if s.lives[seat] == 0:
        tell(s, Event.FELL, seat, 0, 0, 0)
    else:
        heal(s, c, seat, from_gear(s, c, seat, Gear.HEART))
    s.stage = Stage.BREATHE


@kernel
def breathe(s, c):
    """G6.6: healing may be drunk after the hits; True if the fighter may choose that."""
    if s.lives[s.turn] == 0:
        return False
    ask(s, s.turn, Phase.BREATHE)
    return why_healing(s, c) == Reason.OK


@kernel
def settle_fight(s, c):
    """G5.7.2: the attack against the monster's lives."""
    seat = int(s.turn)
    total = attack(s, c)
    enough = total >= int(c.lives[s.foe])
    s.won = 1 if enough and (s.lives[seat] > 0 or wins_fallen(s, c)) else 0
    if s.won != 0:
        tell(s, Event.WON, seat, s.foe, total, c.lives[s.foe])
    else:
        tell(s, Event.FAILED, seat, s.foe, total, c.lives[s.foe])
    s.stage = Stage.REWARD


@kernel
def wins_fallen(s, c):
    """G9.2: Aderyn may win although she fell, but not over the lord."""
    return s.foe < FIRST_LORD and able(s, c, Hero.ADERYN)


@kernel
def reward(s, c):
    """G5.7.3: give the reward; True if the winner has to decide what becomes of it, or the game is over."""
    seat = int(s.turn)
    card = int(s.foe)
    if s.won != 0:
        kind = int(c.kind[card])
        if kind == Kind.WEAPON or kind == Kind.ARMOUR:
            ask(s, seat, Phase.REWARD)
            return True
        if kind == Kind.CROWN:
            if beat_lord(s, c):
                return True
        elif kind == Kind.KEY:
            take_away(s, s.foe_place)
            s.zone[card] = Zone.KEY + seat
            s.keys[seat] += 1
            tell(s, Event.KEY, seat, c.level[card], 0, 0)
        else:
            take_away(s, s.foe_place)
            s.zone[card] = Zone.DISCARD + seat
            tell(s, Event.GAINED, seat, card, 0, 0)
    end_fight(s, c)
    return False


@kernel
def why_wear(s):
    if s.phase != Phase.REWARD:
        return wrong_moment(s)
    return int(Reason.OK)


@kernel
def wear_reward(s, c):
    """G5.7.3: wear the reward; what was worn goes to the pawn shop."""
    take_away(s, s.foe_place)
    wear(s, c, s.foe)
    end_fight(s, c)


@kernel
def pawn_reward(s, c):
    take_away(s, s.foe_place)
    pawn(s, s.foe)
    end_fight(s, c)


@kernel
def wear(s, c, card):
    """G6.1: at most one weapon and one armour."""
    slot = slot_of(c, card)
    old = int(s.worn[s.turn, slot])
    if old != NONE:
        pawn(s, old)
    s.worn[s.turn, slot] = card
    s.zone[card] = Zone.WORN + s.turn
    tell(s, Event.WORE, s.turn, card, 0, 0)


@kernel
def pawn(s, card):
    s.zone[card] = Zone.PAWNED
    tell(s, Event.PAWNED, s.turn, card, 0, 0)


@kernel
def end_fight(s, c):
    """G5.7.4: the cards played go to the discard; G5.9: what was not beaten stays where it was."""
    move_all(s, s.turn, Zone.PLAYED + s.turn, Zone.DISCARD + s.turn)
    for at in range(s.n_played):
        s.played[at] = 0
    s.n_played = 0
    s.foe = NONE
    s.curses = 0
    s.effect = NONE
    s.doubled_at = NONE
    s.defied_at = NONE
    s.used = 0
    s.won = 0
    refill(s, c)


@kernel
def refill(s, c):
    """G5.7.4, G7.4: draw up to the full hand; holding more, neither draw nor discard."""
    s.stage = Stage.REFILL
    s.drawer = s.turn
    s.draws = max(0, hand_limit(s, c, s.turn) - hand_size(s, s.turn))
