"""What a seat knows, as numbers for machine learning: where every card is, as far as the seat may know it."""

from enum import IntEnum

from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Rows, Table, bits, category, flag, number, who
from krypta.core.seats import relative

from ..layout import (
    ANY_CARD,
    CARDS,
    EFFECTS_ON_CARD,
    FIRST_MONSTER,
    LEVELS,
    LORD_PLACE,
    NONE,
    OWN,
    ROW,
    SEATS,
    Curse,
    Effect,
    FirstBy,
    Hero,
    HeroesBy,
    Phase,
    Place,
    Potion,
    Stage,
    Zone,
)
from ..rules.totals import attack, defence

EACH_SEAT = Rows("seat", SEATS)
EACH_CARD = Rows("card", CARDS)
EACH_PLACE = Rows("place", OWN)
POTIONS = len(Potion)
MOST = 100  # of a figure on a card
MOST_TOTAL = 32767
USUAL = 10
ELSEWHERE = -1


class Where(IntEnum):
    """Where a card is for the viewer. From HAND to KEY, these are the zones of a player, in the same order."""

    BOX = 0
    STACK = 1
    OPEN = 2
    PAWNED = 3
    HAND = 4
    PILE = 5
    DISCARD = 6
    PLAYED = 7
    ASIDE = 8
    WORN = 9
    KEY = 10
    HIDDEN = 11  # another player's starting card, in the hand, in the pile or aside


class Back(IntEnum):
    """What is known of a place in a pile."""

    STARTING = 0
    KNOWN_STARTING = 1  # its owner knows which
    WON = 2


class At(Fields):
    SEAT = category("the viewer's own seat", SEATS, none="a spectator")
    PLAYERS = number("the number of players", SEATS)
    PHASE = category("what is being decided", Phase)
    STAGE = category("what continues once nothing else is pending", Stage)
    DECIDES = who("who decides", SEATS, nature=True)
    TURN = who("whose turn it is; before the first, who gets a hero", SEATS, none="nobody's")
    FIRST = who("who had the first turn", SEATS, none="not known yet")
    ROUNDS = number("the current round", MOST)
    # the options of the table
    HEROES_BY = category("how heroes are given out (G2.2)", HeroesBy)
    FIRST_BY = category("how the first player is found (G2.3)", FirstBy)
    GATEKEEPERS = number("gatekeepers of each level in the game (G1.2)", 5)
    ABILITIES = flag("whether heroes have their abilities (G9)")
    STACK_IS_OPEN = flag("whether the top of a level's stack may be fought (G5.1)")
    HEALS_ANYWHERE = flag("whether healing may be drunk at any time of one's turn (G6.6)")
    REVIVES_EARLY = flag("whether reviving is allowed with lives left (G8.1)")
    BOX_BY_LOT = flag("whether any gatekeeper may be the one in the box (G1.2)")
    NAMES_WHEN_LAID = flag("whether Xanros also names attack and defence when he plays the card (G9.5)")
    PLAYS_ROUND_OUT = flag("whether the round is played to its end once the lord is beaten (G5.10)")
    # drawing
    DRAWER = who("who draws, or drew last", SEATS)
    DRAWS = number("cards still to be drawn", OWN, scale=USUAL)
    ASIDE = number("cards that Taia has drawn and chooses from (G9.6)", 2)
    ARRANGED = category("the won card that is being placed in a new pile (G3.2)", CARDS, none="none")
    ARRANGED_FROM = number("the first place of the new pile, while it is arranged", OWN, scale=USUAL)
    # the fight
    FOE = category("the monster that is being fought", CARDS, none="none")
    FOE_PLACE = category("its place, as acts name it", LORD_PLACE + 1, none="none")
    FOE_ATTACK = number("its attack", MOST, scale=USUAL)
    FOE_LIVES = number("its lives", MOST, scale=USUAL)
    CURSES = bits("its curses that count (G5.6)", Curse)
    ATTACK = number("the fighter's attack so far", MOST_TOTAL, scale=USUAL)
    DEFENCE = number("the fighter's defence so far", MOST_TOTAL, scale=USUAL)
    CHAIN = number("cards played", OWN, scale=USUAL)
    EFFECT = category("which effect of the last card comes next (G5.5)", EFFECTS_ON_CARD, none="none")
    ASKS_DEFY = flag("whether Xanros will be asked what he defies (G9.5)")
    USED = flag("whether the hero's ability was used in this fight")
    DOUBLED_AT = number("the card of the chain that strength doubles (G6.4), from 1; 0 is none", OWN, scale=USUAL)
    DOUBLED = category("the effect that it doubles", Effect, none="none")
    DEFIED_AT = number(
        "the card of the chain for which Xanros defies a curse (G9.5), from 1; 0 is none", OWN, scale=USUAL
    )
    DEFIED = category("the effect that counts by it", Effect, none="none")
    WON = flag("whether the monster is beaten")
    # the merchant
    STOCK = number("potions that the merchant has", 4, per=(Potion,))
    WANTED = category("what is being paid for: a card, or a potion", CARDS, Potion, none="nothing")
    BOUGHT = flag("whether something was bought in the pawn shop in this visit")
    # the players
    HERO = category("the hero", Hero, none="none yet", per=(EACH_SEAT,))
    LIVES = number("lives", 5, per=(EACH_SEAT,))
    KEYS = number("keys won (G5.2)", LEVELS, per=(EACH_SEAT,))
    OVER_LORD = number(
        "attack over the lord's lives, plus 1 (G5.10); 0 is not beaten", MOST_TOTAL, scale=USUAL, per=(EACH_SEAT,)
    )
    POTION = flag("whether the player has the potion", per=(EACH_SEAT, Potion))
    HAND = number("cards in the hand", OWN, scale=USUAL, per=(EACH_SEAT,))
    HAND_STARTING = number("starting cards in the hand", 6, per=(EACH_SEAT,))
    PILE = number("cards in the draw pile", OWN, scale=USUAL, per=(EACH_SEAT,))
    BACK = category(
        "the back at this place of the pile, from the top", Back, none="unknown", per=(EACH_SEAT, EACH_PLACE)
    )
    SHOWN = flag("whether the others have seen the back at this place of the viewer's own pile", per=(EACH_PLACE,))
    # the cards, by their numbers
    WHERE = category("where the card is", Where, per=(EACH_CARD,))
    WHOSE = who("whose it is there", SEATS, none="nobody's", per=(EACH_CARD,))
    PLACE = number(
        "its place from 1, if known: in its level's row (6 is the gate, 7 the top of the stack), in the pile, in the "
        "chain; -1 is a place in the pile that only its owner knows",
        OWN, ELSEWHERE, USUAL, (EACH_CARD,),
    )  # fmt: skip


TABLE = Table(At, version=1)


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    out[:] = 0
    out[At.SEAT] = max(int(seat), -1) + 1
    observe_options(s, c, out)
    observe_turn(s, me, out)
    if s.foe != NONE:
        observe_fight(s, c, out)
    for card in range(CARDS):
        observe_card(s, seat, me, card, out)
    observe_open_cards(s, out)
    for other in range(s.players):
        observe_seat(s, other, relative(s, other, me), out)
        observe_pile(s, other, relative(s, other, me), other == seat, out)


@kernel
def observe_options(s, c, out):
    out[At.PLAYERS] = s.players
    out[At.HEROES_BY] = s.heroes_by
    out[At.FIRST_BY] = s.first_by
    out[At.GATEKEEPERS] = c.gatekeepers
    out[At.ABILITIES] = c.abilities
    out[At.STACK_IS_OPEN] = c.stack_is_open
    out[At.HEALS_ANYWHERE] = c.heals_anywhere
    out[At.REVIVES_EARLY] = c.revives_early
    out[At.BOX_BY_LOT] = c.box_by_lot
    out[At.NAMES_WHEN_LAID] = c.names_when_laid
    out[At.PLAYS_ROUND_OUT] = c.plays_round_out


@kernel
def observe_turn(s, me, out):
    out[At.PHASE] = s.phase
    out[At.STAGE] = s.stage
    out[At.DECIDES] = relative(s, s.seat, me)
    out[At.TURN] = relative(s, s.turn, me) + 1 if s.turn < s.players else 0
    out[At.FIRST] = relative(s, s.first, me) + 1
    out[At.ROUNDS] = s.rounds
    out[At.DRAWER] = relative(s, s.drawer, me)
    out[At.DRAWS] = s.draws
    out[At.ASIDE] = s.n_aside
    if s.arranged != NONE:
        out[At.ARRANGED] = s.arranged + 1
        out[At.ARRANGED_FROM] = s.arranged_from
    for potion in range(POTIONS):
        out[At.STOCK + potion] = s.stock[potion]
    out[At.WANTED] = s.wanted + 1
    if s.stage == Stage.SHOP:
        out[At.BOUGHT] = s.bought


@kernel
def observe_fight(s, c, out):
    out[At.FOE] = s.foe + 1
    out[At.FOE_PLACE] = s.foe_place + 1
    out[At.FOE_ATTACK] = c.attack[s.foe]
    out[At.FOE_LIVES] = c.lives[s.foe]
    out[At.CURSES] = s.curses
    out[At.ATTACK] = attack(s, c)
    out[At.DEFENCE] = defence(s, c)
    out[At.CHAIN] = s.n_played
    out[At.EFFECT] = s.effect + 1
    out[At.ASKS_DEFY] = s.asks_defy
    out[At.USED] = s.used
    if s.doubled_at != NONE:
        out[At.DOUBLED_AT] = s.doubled_at + 1
        out[At.DOUBLED] = s.doubled + 1
    if s.defied_at != NONE:
        out[At.DEFIED_AT] = s.defied_at + 1
        out[At.DEFIED] = s.defied + 1
    out[At.WON] = s.won


@kernel
def observe_card(s, seat, me, card, out):
    """Write where the card is; the zones of a player are numbered by fours, one for each seat."""
    zone = int(s.zone[card])
    if zone < Zone.HAND:
        out[At.WHERE + card] = zone
        return
    owner = zone & (SEATS - 1)
    where = Where.HAND + (zone - Zone.HAND) // SEATS
    whose = owner - me if owner >= me else owner - me + int(s.players)
    if where == Where.HAND:
        out[At.HAND + whose] += 1
    if card < FIRST_MONSTER:
        if where == Where.HAND:
            out[At.HAND_STARTING + whose] += 1
        if owner != seat and (where == Where.HAND or where == Where.PILE or where == Where.ASIDE):
            where = int(Where.HIDDEN)
    out[At.WHERE + card] = where
    out[At.WHOSE + card] = whose + 1


@kernel
def observe_open_cards(s, out):
    """Write the places of the cards that lie open: the rows, the gates, the tops of the stacks, and the chain."""
    for level in range(LEVELS):
        for place in range(ROW):
            if s.open_row[level, place] != NONE:
                out[At.PLACE + s.open_row[level, place]] = place + 1
        if s.open_gate[level] != NONE:
            out[At.PLACE + s.open_gate[level]] = Place.GATE + 1
        if s.open_top[level] != NONE:
            out[At.PLACE + s.open_top[level]] = Place.STACK + 1
    for at in range(s.n_played):
        out[At.PLACE + s.played[at]] = at + 1


@kernel
def observe_seat(s, seat, place, out):
    out[At.HERO + place] = s.hero[seat] + 1
    out[At.LIVES + place] = s.lives[seat]
    out[At.KEYS + place] = s.keys[seat]
    out[At.OVER_LORD + place] = s.over_lord[seat] + 1
    for potion in range(POTIONS):
        out[At.POTION + place * POTIONS + potion] = s.potion[seat, potion]
    out[At.PILE + place] = s.n_pile[seat]


@kernel
def observe_pile(s, seat, place, is_own, out):
    """G3.2: the owner knows where won cards were put; the others only that they were, and the backs they have seen."""
    for n in range(s.n_pile[seat]):
        card = int(s.pile[seat, n])
        if is_own:
            out[At.SHOWN + n] = s.shown[seat, n]
        if not is_own and s.shown[seat, n] == 0:
            if card >= FIRST_MONSTER:
                out[At.PLACE + card] = ELSEWHERE
        elif card >= FIRST_MONSTER:
            out[At.BACK + place * OWN + n] = Back.WON + 1
            out[At.PLACE + card] = n + 1
        elif card >= 0:
            out[At.BACK + place * OWN + n] = Back.KNOWN_STARTING + 1
            if is_own:
                out[At.PLACE + card] = n + 1
        elif card != ANY_CARD:
            out[At.BACK + place * OWN + n] = Back.STARTING + 1
