"""What a seat knows, as numbers for machine learning: both rows, its own cards, and what it has seen of the opponent's.

Fighters and cards are numbered from the viewer: the five own warriors first, and the own deck first.
"""

from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Rows, Table, category, flag, number, who
from krypta.core.seats import relative

from ..layout import (
    CARDS,
    CARDS_A_TURN,
    CLAUSES,
    DECK,
    FIGHTERS,
    FRAMES,
    KINDS,
    NONE,
    SEATS,
    STEPS,
    TEAM,
    TRIGGERS,
    Frame,
    Lasting,
    Phase,
    Stage,
    Status,
)
from ..rules.common import total

EACH_SEAT = Rows("seat", SEATS)
EACH_FIGHTER = Rows("fighter", FIGHTERS)
EACH_KIND = Rows("kind", KINDS)
EACH_FRAME = Rows("frame", FRAMES)
MOST = 127  # what a byte of the record holds
MOST_FIGURE = 1000  # of attack and defence with all effects
MOST_PRESSURE = 32767
USUAL = 5  # attack, defence, pressure
USUAL_REACH = 4


class At(Fields):
    SEAT = category("the viewer's own seat", SEATS, none="a spectator")
    PHASE = category("what is being decided", Phase)
    STAGE = category("what continues once nothing else is pending", Stage)
    DECIDES = who("who decides", SEATS, nature=True)
    TURN = who("whose turn it is", SEATS)
    FIRST = who("who laid the first warrior", SEATS, none="not known yet")
    BEGAN = who("who began this round (S4.1)", SEATS)
    ROUNDS = number("the current round; 0 before the first", MOST, scale=30)
    REACH = number("how far a warrior reaches (S3.2), in half places: an option of the table", MOST, scale=USUAL_REACH)
    # the turn
    ACTING = category("the fighter exhausted in this turn", FIGHTERS, none="none yet")
    ATTACKED = flag("whether it has attacked")
    USED = flag("whether it has used its ability")
    GEAR_USED = flag("whether it has used its equipment")
    PLAYED = number("cards played in this turn", CARDS_A_TURN)
    DRAWER = who("who draws a card now", SEATS, none="nobody")
    DRAWS = number("cards still to be drawn", MOST, scale=USUAL, per=(EACH_SEAT,))
    SARK_USED = flag("whether the sark was used in this round", per=(EACH_SEAT,))
    # the cards of each player
    IN_HAND = number("cards in the hand", KINDS, scale=10, per=(EACH_SEAT,))
    IN_PILE = number("cards in the draw pile", KINDS, scale=10, per=(EACH_SEAT,))
    IN_DISCARD = number("cards in the discard", KINDS, scale=10, per=(EACH_SEAT,))
    HAND = number("cards of the kind in the viewer's hand", KINDS, scale=2, per=(EACH_KIND,))
    HAND_SEEN = number("how many of them the opponent has seen", KINDS, scale=2, per=(EACH_KIND,))
    PILE = number("cards of the kind in the viewer's draw pile", KINDS, scale=2, per=(EACH_KIND,))
    DISCARD = number("cards of the kind in the viewer's discard", KINDS, scale=2, per=(EACH_KIND,))
    ENEMY_HAND = number(
        "cards of the kind that the viewer has seen in the opponent's hand", KINDS, scale=2, per=(EACH_KIND,)
    )
    ENEMY_UNSEEN = number(
        "cards of the kind in the opponent's pile or unseen in the hand", KINDS, scale=2, per=(EACH_KIND,)
    )
    ENEMY_DISCARD = number(
        "cards of the kind in the opponent's discard: all were open on their way there",
        KINDS,
        scale=2,
        per=(EACH_KIND,),
    )
    # the warriors
    STATUS = category("what state the warrior is in", Status, per=(EACH_FIGHTER,))
    PLACE = number("its place in the row from the left, from 1; 0 is not in a row", TEAM, per=(EACH_FIGHTER,))
    PRESSURE = number("its pressure", MOST_PRESSURE, scale=USUAL, per=(EACH_FIGHTER,))
    ATTACK = number("its attack, with all that changes it", MOST_FIGURE, scale=USUAL, per=(EACH_FIGHTER,))
    DEFENCE = number("its defence, with all that changes it", MOST_FIGURE, scale=USUAL, per=(EACH_FIGHTER,))
    SHIELD = flag("whether it has a shield", per=(EACH_FIGHTER,))
    GUARD = flag("whether it is a guard (S5.13)", per=(EACH_FIGHTER,))
    READIED = flag("whether an ability has readied it in this round (S5.12)", per=(EACH_FIGHTER,))
    REACHES = number("how far it reaches, in half places", MOST, scale=USUAL_REACH, per=(EACH_FIGHTER,))
    WORN = category("the equipment that it wears", CARDS, none="none", per=(EACH_FIGHTER,))
    ATTACK_FOR = number(
        "change of its attack, until the end of …",
        MOST_FIGURE,
        -MOST_FIGURE,
        USUAL,
        (EACH_FIGHTER, Rows("lasting", 2, ("turn", "round"))),
    )
    DEFENCE_FOR = number(
        "change of its defence, until the end of …",
        MOST_FIGURE,
        -MOST_FIGURE,
        USUAL,
        (EACH_FIGHTER, Rows("lasting", 2, ("turn", "round"))),
    )
    # what is in progress
    TRIGGERED = number("triggers that have followed from this act (S5.9)", TRIGGERS + 1)
    IN_PROGRESS = number("abilities and attacks in progress", FRAMES)
    FRAME_CARD = category(
        "the card whose ability is in progress, the current one first",
        CARDS,
        none="none, or an attack",
        per=(EACH_FRAME,),
    )
    FRAME_CLAUSE = category("which of its clauses", CLAUSES, none="none", per=(EACH_FRAME,))
    FRAME_STEP = number("which of the clause's steps", STEPS, per=(EACH_FRAME,))
    FRAME_SEAT = who("who decides", SEATS, none="nobody", per=(EACH_FRAME,))
    FRAME_SELF = category("the fighter whose ability it is, or who attacks", FIGHTERS, none="none", per=(EACH_FRAME,))
    FRAME_IT = category("the fighter that the step before acted on", FIGHTERS, none="none", per=(EACH_FRAME,))
    FRAME_FOE = category("the other fighter of the attack", FIGHTERS, none="none", per=(EACH_FRAME,))
    FRAME_DID = flag("whether the step before did something", per=(EACH_FRAME,))
    FRAME_AGREED = flag("whether the player has agreed to an optional step", per=(EACH_FRAME,))
    FRAME_ONE = category("the first fighter chosen for a swap", FIGHTERS, none="none", per=(EACH_FRAME,))
    FRAME_LEFT = number("cards that the step still has to move", MOST, scale=USUAL, per=(EACH_FRAME,))
    FRAME_LAST = flag("whether it works although its card has just been overpowered", per=(EACH_FRAME,))


TABLE = Table(At, version=1)


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    out[:] = 0
    out[At.SEAT] = max(int(seat), -1) + 1
    out[At.REACH] = c.reach
    observe_turn(s, me, out)
    for other in range(SEATS):
        observe_seat(s, other, seen_from(me, other, 1), out)
    observe_cards(s, seat, me, out)
    for fighter in range(FIGHTERS):
        observe_fighter(s, fighter, seen_from(me, fighter, TEAM), me, out)
    for n in range(s.n_frames):
        observe_frame(s, s.n_frames - 1 - n, n, me, out)


@kernel
def seen_from(me, number, of_each):
    """A fighter's or a card's number, with the viewer's own first; NONE stays as it is."""
    if me == 0 or number < 0:
        return number
    return number - of_each if number >= of_each else number + of_each


@kernel
def observe_turn(s, me, out):
    out[At.PHASE] = s.phase
    out[At.STAGE] = s.stage
    out[At.DECIDES] = relative(s, s.seat, me)
    out[At.TURN] = relative(s, s.turn, me)
    out[At.FIRST] = relative(s, s.first, me) + 1
    out[At.BEGAN] = relative(s, s.began, me)
    out[At.ROUNDS] = s.rounds
    out[At.ACTING] = seen_from(me, s.acting, TEAM) + 1
    out[At.ATTACKED] = s.attacked
    out[At.USED] = s.used
    out[At.GEAR_USED] = s.gear_used
    out[At.PLAYED] = s.n_played
    if s.phase == Phase.DRAW:
        out[At.DRAWER] = relative(s, s.drawer, me) + 1
    out[At.TRIGGERED] = s.triggers
    out[At.IN_PROGRESS] = s.n_frames


@kernel
def observe_seat(s, seat, place, out):
    out[At.DRAWS + place] = s.draws[seat]
    out[At.SARK_USED + place] = s.sark_used[seat]
    out[At.IN_HAND + place] = total(s.hand, seat)
    out[At.IN_PILE + place] = total(s.pile, seat)
    out[At.IN_DISCARD + place] = total(s.discard, seat)


@kernel
def observe_cards(s, seat, me, out):
    """S5.6: the viewer's own cards; of the opponent's only what the viewer has seen, and what may be anywhere."""
    enemy = 1 - me
    for kind in range(KINDS):
        seen = s.hand[me, kind] if seat >= 0 else s.known[me, kind]
        out[At.HAND + kind] = seen
        out[At.HAND_SEEN + kind] = s.known[me, kind]
        out[At.PILE + kind] = s.pile[me, kind] + s.hand[me, kind] - seen
        out[At.DISCARD + kind] = s.discard[me, kind]
        out[At.ENEMY_HAND + kind] = s.known[enemy, kind]
        out[At.ENEMY_UNSEEN + kind] = s.pile[enemy, kind] + s.hand[enemy, kind] - s.known[enemy, kind]
        out[At.ENEMY_DISCARD + kind] = s.discard[enemy, kind]


@kernel
def observe_fighter(s, fighter, place, me, out):
    out[At.STATUS + place] = s.status[fighter]
    out[At.PLACE + place] = s.place[fighter] + 1
    out[At.PRESSURE + place] = s.pressure[fighter]
    out[At.ATTACK + place] = s.attack[fighter]
    out[At.DEFENCE + place] = s.defence[fighter]
    out[At.SHIELD + place] = s.shield[fighter]
    out[At.GUARD + place] = s.guard[fighter]
    out[At.READIED + place] = s.readied[fighter]
    out[At.REACHES + place] = s.reach[fighter]
    out[At.WORN + place] = seen_from(me, s.worn[fighter], DECK) + 1
    for lasting in range(Lasting.STANDING):
        out[At.ATTACK_FOR + place * 2 + lasting] = s.attack_for[fighter, lasting]
        out[At.DEFENCE_FOR + place * 2 + lasting] = s.defence_for[fighter, lasting]


@kernel
def observe_frame(s, n, place, me, out):
    """Write one thing in progress; clauses and steps are counted within its card."""
    card = int(s.frames[n, Frame.CARD])
    clause = int(s.frames[n, Frame.CLAUSE])
    out[At.FRAME_CARD + place] = seen_from(me, card, DECK) + 1
    if clause != NONE:
        out[At.FRAME_CLAUSE + place] = clause - card * CLAUSES + 1
        out[At.FRAME_STEP + place] = s.frames[n, Frame.STEP] - clause * STEPS
    out[At.FRAME_SEAT + place] = relative(s, s.frames[n, Frame.SEAT], me) + 1
    out[At.FRAME_SELF + place] = seen_from(me, s.frames[n, Frame.SELF], TEAM) + 1
    out[At.FRAME_IT + place] = seen_from(me, s.frames[n, Frame.IT], TEAM) + 1
    out[At.FRAME_FOE + place] = seen_from(me, s.frames[n, Frame.FOE], TEAM) + 1
    out[At.FRAME_DID + place] = s.frames[n, Frame.DID]
    out[At.FRAME_AGREED + place] = s.frames[n, Frame.AGREED]
    out[At.FRAME_ONE + place] = seen_from(me, s.frames[n, Frame.ONE], TEAM) + 1
    out[At.FRAME_LEFT + place] = s.frames[n, Frame.LEFT]
    out[At.FRAME_LAST + place] = s.frames[n, Frame.LAST]
