"""What a learned judgement looks at: figures that know the rules, for each seat, and those that all seats share."""

from krypta.core.door import NOBODY
from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Rows, Table, flag, number

from ..layout import DECK, FIGHTERS, NONE, TEAM, Kind, Phase, Status
from ..rules.abilities import active_clause
from ..rules.attack import attackable
from ..rules.common import card_of, card_of_kind, has, stands, total
from ..rules.end import pressure_on
from ..rules.turn import has_ready
from .outlook import attack_to_come, gear_worth, promise, side, worth

EACH_PLACE = Rows("place", TEAM)


class At(Fields):
    # of the seat
    STANDING = number("standing warriors", TEAM)
    READY = number("those that can still act in this round", TEAM)
    FALLEN = number("overpowered warriors", TEAM)
    SHIELDS = number("warriors with a shield", TEAM)
    GUARDS = number("warriors that guard others (S5.13)", TEAM)
    ATTACK = number("the attack of all", 60)
    READY_ATTACK = number("the attack of those that can still act", 60)
    STRONGEST = number("the largest attack", 30)
    LEFT = number("the pressure that all can still take", 60)
    WEAKEST = number("the least pressure that overpowers one", 30)
    PRESSURE = number("the pressure on all (S6.2)", 60)
    ABILITIES = number("ready warriors with an ability", TEAM)
    SIDE = number("its side, as the outlook has it", 200)
    SIDE_AFTER = number("the same once the round is over, if it ends now", 200)
    PROMISE = number("what is under way, as the outlook has it", 50, -50)
    GEAR = number("equipment, as the outlook has it", 10)
    WORN = number("warriors with equipment", TEAM)
    HAND = number("cards in the hand", 20)
    HAND_EVENTS = number("events among them", 20)
    HAND_EQUIPMENT = number("equipment among them", 20)
    PILE = number("cards in the pile", 40)
    SARK_READY = flag("whether its sark can still act in this round")
    THREATS = number("enemies that one attack of a ready warrior would overpower", TEAM)
    THREATENED = number("the worth of the best of them", 40)
    REACHED = number("enemies that ready warriors can attack", TEAM)
    ACTING = flag("whether a warrior of it acts in this turn")
    MAY_ATTACK = number("the attack of the acting warrior, while it may still attack", 30)
    ON_TURN = flag("whether it is its turn")
    DECIDES = flag("whether it decides")
    BEGAN = flag("whether it began this round (S4.1)")
    PHASE = flag("what it decides", per=(Phase,))
    ATTACK_AT = number("the attack of the warrior at that place", 30, per=(EACH_PLACE,))
    LEFT_AT = number("the pressure that it can still take", 30, per=(EACH_PLACE,))
    READY_AT = flag("whether it can still act", per=(EACH_PLACE,))
    # of the table
    ROUNDS = number("the current round", 30)
    ENDS = flag("whether nobody can act any more in this round")


TABLE = Table(At, version=1, shared=At.ROUNDS)


@door
def features(s, c, seat, out):
    out[:] = 0.0
    if s.seat == NOBODY:
        return
    ends = not has_ready(s, 0) and not has_ready(s, 1)
    out[At.ROUNDS] = s.rounds
    out[At.ENDS] = 1.0 if ends else 0.0
    out[At.SIDE] = side(s, c, seat, False)
    out[At.SIDE_AFTER] = side(s, c, seat, True) if ends else out[At.SIDE]
    if s.n_frames > 0:
        out[At.PROMISE] = promise(s, c, seat)
    write_warriors(s, c, seat, out)
    write_threats(s, seat, out)
    write_cards(s, c, seat, out)
    write_turn(s, seat, out)


@kernel
def write_warriors(s, c, seat, out):
    out[At.PRESSURE] = pressure_on(s, seat)
    out[At.WEAKEST] = 30.0
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        if s.status[fighter] == Status.OVERPOWERED:
            out[At.FALLEN] += 1.0
        if not stands(s, fighter):
            continue
        attack = attack_to_come(s, fighter)
        left = int(s.defence[fighter]) - int(s.pressure[fighter])
        out[At.STANDING] += 1.0
        out[At.SHIELDS] += 1.0 if s.shield[fighter] != 0 else 0.0
        out[At.GUARDS] += 1.0 if s.guard[fighter] != 0 else 0.0
        out[At.ATTACK] += attack
        out[At.STRONGEST] = max(out[At.STRONGEST], float(attack))
        out[At.LEFT] += left
        out[At.WEAKEST] = min(out[At.WEAKEST], float(left))
        out[At.GEAR] += gear_worth(s, c, fighter)
        out[At.WORN] += 1.0 if s.worn[fighter] != NONE else 0.0
        place = int(s.place[fighter])
        out[At.ATTACK_AT + place] = attack
        out[At.LEFT_AT + place] = left
        if s.status[fighter] == Status.READY:
            out[At.READY] += 1.0
            out[At.READY_ATTACK] += attack
            out[At.READY_AT + place] = 1.0
            out[At.ABILITIES] += 1.0 if active_clause(c, card_of(fighter)) != NONE else 0.0


@kernel
def write_threats(s, seat, out):
    """Which enemies the seat's warriors can still attack, and overpower, in this round."""
    reached = 0
    overpowered = 0
    for fighter in range(seat * TEAM, seat * TEAM + TEAM):
        acts = s.acting == fighter and s.attacked == 0 and stands(s, fighter)
        if acts:
            out[At.MAY_ATTACK] = s.attack[fighter]
        if not acts and s.status[fighter] != Status.READY:
            continue
        mask = attackable(s, fighter)
        reached |= mask
        for enemy in range(FIGHTERS):
            if has(mask, enemy) and s.shield[enemy] == 0 and s.attack[fighter] >= s.defence[enemy] - s.pressure[enemy]:
                overpowered |= 1 << enemy
                out[At.THREATENED] = max(out[At.THREATENED], worth(s, enemy))
    for enemy in range(FIGHTERS):
        out[At.REACHED] += 1.0 if has(reached, enemy) else 0.0
        out[At.THREATS] += 1.0 if has(overpowered, enemy) else 0.0


@kernel
def write_cards(s, c, seat, out):
    for kind in range(s.hand.shape[1]):
        n = int(s.hand[seat, kind])
        if n > 0:
            out[At.HAND] += n
            if c.kind[card_of_kind(seat, kind)] == Kind.EVENT:
                out[At.HAND_EVENTS] += n
            else:
                out[At.HAND_EQUIPMENT] += n
    out[At.PILE] = total(s.pile, seat)
    if s.sark_used[seat] == 0 and active_clause(c, seat * DECK) != NONE:
        out[At.SARK_READY] = 1.0


@kernel
def write_turn(s, seat, out):
    out[At.BEGAN] = 1.0 if s.began == seat else 0.0
    if s.acting != NONE and int(s.acting) // TEAM == seat:
        out[At.ACTING] = 1.0
    if s.turn == seat:
        out[At.ON_TURN] = 1.0
    if s.seat == seat:
        out[At.DECIDES] = 1.0
        out[At.PHASE + s.phase] = 1.0
