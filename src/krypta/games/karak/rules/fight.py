"""K4: the fight, and what the heroes' abilities change in it (K8)."""

from krypta.core.kernel import kernel

from ..layout import FACES, NOTHING, PAIR_HIGH, PAIR_LOW, Event, Hero, Item, Outcome, Phase, Progress, Reason
from .after_fight import after_fight
from .common import able, ask_hero, ask_nature, monster_on, note, put_hero, tell, wrong_moment
from .lives import revive_or_choose, wound
from .loot import take_loot


@kernel
def begin_fight(s, c):
    """K4.1: two dice are rolled; nothing has been added yet."""
    s.foe = s.lies[s.at[s.turn]]
    s.bolts = 0
    s.rerolled = 0
    s.gave_life = 0
    s.six = 0
    if s.phase != Phase.MEET:
        tell(s, Event.MET, s.turn, s.foe, c.token_strength[s.foe], 0)
    ask_nature(s, Phase.ROLL)


@kernel
def why_fight(s, c):
    """K8.4: Aderyn chooses when she meets a monster, and before her first step if her turn begins on one."""
    if s.phase == Phase.MEET:
        return int(Reason.OK)
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    if not monster_on(s, s.at[s.turn]):
        return int(Reason.NO_MONSTER)
    if s.steps > 0:
        return int(Reason.FIGHT_NOT_FIRST)
    return int(Reason.OK)


@kernel
def why_sneak(s, c):
    """K8.4: only Aderyn, and only when she meets a monster."""
    if s.phase == Phase.MEET:
        return int(Reason.OK)
    if s.phase == Phase.MOVE:
        return int(Reason.NO_MONSTER)
    return wrong_moment(s)


@kernel
def sneak(s, c):
    tell(s, Event.SNEAKED, s.turn, s.lies[s.at[s.turn]], 0, 0)
    ask_hero(s, Phase.MOVE)


@kernel
def roll(s, c, pair):
    s.dice[0] = PAIR_LOW[pair]
    s.dice[1] = PAIR_HIGH[pair]
    tell(s, Event.ROLLED, s.turn, s.dice[0], s.dice[1], 0)
    look_at_dice(s, c)


@kernel
def roll_one_again(s, c, die):
    """K8.5: a die that shows 1 is rolled until it does not; nature decides only its final value."""
    s.dice[0 if s.dice[0] == 1 else 1] = die
    tell(s, Event.ONE_REROLLED, s.turn, die, 0, 0)
    look_at_dice(s, c)


@kernel
def look_at_dice(s, c):
    """K8.5: Victorius rolls ones again, and any six in the fight counts."""
    if able(s, s.turn, Hero.VICTORIUS):
        if s.dice[0] == FACES or s.dice[1] == FACES:
            s.six = 1
        if s.dice[0] == 1 or s.dice[1] == 1:
            ask_nature(s, Phase.ROLL_ONE)
            return
    offer_strike(s, c)


@kernel
def offer_strike(s, c):
    """K4.1: what may be added after the roll; with nothing to decide, the fight is resolved automatically."""
    ask_hero(s, Phase.STRIKE)
    if why_reroll(s, c) != Reason.OK and why_bolt(s, c) != Reason.OK and why_sacrifice(s, c) != Reason.OK:
        resolve(s, c)


@kernel
def why_reroll(s, c):
    """K8.2: Horan, once a fight, before bolts are used."""
    if s.phase != Phase.STRIKE:
        return wrong_moment(s)
    if s.hero[s.turn] != Hero.HORAN:
        return int(Reason.NOT_HORAN)
    if s.cursed == s.turn:
        return int(Reason.CURSED)
    if s.rerolled != 0:
        return int(Reason.REROLLED)
    if s.bolts > 0:
        return int(Reason.REROLL_AFTER_BOLT)
    return int(Reason.OK)


@kernel
def reroll(s, c):
    s.rerolled = 1
    tell(s, Event.REROLLS, s.turn, 0, 0, 0)
    ask_nature(s, Phase.ROLL)


@kernel
def why_bolt(s, c):
    """K6.5: any number after the roll; K8.1: Argentus keeps his, so each counts once a fight."""
    if s.phase != Phase.STRIKE:
        return wrong_moment(s)
    left = int(s.holds[s.turn, Item.BOLT])
    if able(s, s.turn, Hero.ARGENTUS):
        left -= int(s.bolts)
    if left <= 0:
        return int(Reason.NO_BOLT)
    return int(Reason.OK)


@kernel
def bolt(s, c):
    s.bolts += 1
    spent = 0 if able(s, s.turn, Hero.ARGENTUS) else 1
    s.holds[s.turn, Item.BOLT] -= spent
    s.gone[Item.BOLT] += spent
    tell(s, Event.BOLT_USED, s.turn, spent, 0, 0)
    offer_strike(s, c)


@kernel
def why_sacrifice(s, c):
    """K8.3: Xanros, once a fight, even the last life."""
    if s.phase != Phase.STRIKE:
        return wrong_moment(s)
    if s.hero[s.turn] != Hero.XANROS:
        return int(Reason.NOT_XANROS)
    if s.cursed == s.turn:
        return int(Reason.CURSED)
    if s.gave_life != 0:
        return int(Reason.GAVE_LIFE)
    return int(Reason.OK)


@kernel
def sacrifice(s, c):
    s.gave_life = 1
    s.lives[s.turn] -= 1
    tell(s, Event.SACRIFICED, s.turn, s.lives[s.turn], 0, 0)
    offer_strike(s, c)


@kernel
def why_resolve(s, c):
    if s.phase != Phase.STRIKE:
        return wrong_moment(s)
    return int(Reason.OK)


@kernel
def bonus(s, c, seat):
    """K4.1: what the hero adds to its dice before bolts: its weapons, and Taia's foresight (K8.6)."""
    total = 0
    for item in range(Item.DAGGERS, Item.BOLT):
        total += int(s.holds[seat, item]) * int(c.item_power[item])
    if able(s, seat, Hero.TAIA) and s.turn == seat and s.steps == 1:
        total += 1
    return total


@kernel
def power(s, c):
    """K4.1: dice, weapons, bolts and abilities."""
    dice = int(s.dice[0]) + int(s.dice[1])
    return dice + bonus(s, c, s.turn) + int(s.bolts) + int(s.gave_life)


@kernel
def outcome(s, c):
    """K4.2 to K4.4: the sum against the monster's strength. K8.4: Aderyn wins ties."""
    mine = power(s, c)
    strength = int(c.token_strength[s.foe])
    if mine > strength or (mine == strength and able(s, s.turn, Hero.ADERYN)):
        return int(Outcome.WON)
    return int(Outcome.TIED if mine == strength else Outcome.LOST)


@kernel
def resolve(s, c):
    note(s, Progress.STIR)
    result = outcome(s, c)
    if result == Outcome.WON:
        win(s, c)
    elif result == Outcome.TIED:
        tell(s, Event.TIED, s.turn, s.foe, power(s, c), c.token_strength[s.foe])
        retreat(s, c)
    else:
        tell(s, Event.LOST, s.turn, s.foe, power(s, c), c.token_strength[s.foe])
        lose(s, c)


@kernel
def win(s, c):
    """K4.4: the monster is beaten, its token turned over, the loot taken."""
    tell(s, Event.WON, s.turn, s.foe, power(s, c), c.token_strength[s.foe])
    note(s, Progress.LASTING)
    s.lies[s.at[s.turn]] = NOTHING
    if s.lives[s.turn] == 0:
        tell(s, Event.FELL, s.turn, 0, 0, 0)  # K8.3: Xanros gave his last life
    take_loot(s, c)


@kernel
def lose(s, c):
    """K4.2: one life less and back to where the hero came from; K8.3: no second life after the last was given."""
    if s.lives[s.turn] > 0:
        wound(s, s.turn)
        if s.lives[s.turn] == 0 and able(s, s.turn, Hero.HORAN):
            s.foe = NOTHING
            revive_or_choose(s, c)
            return
    retreat(s, c)


@kernel
def go_back(s, c):
    """K4.5: going back is not entering: the remembered tile stays. The hero may already be there, after going back."""
    there = s.came[s.turn]
    if s.at[s.turn] == there:
        return
    if c.retreat_enters != 0:
        put_hero(s, s.turn, there)
    s.at[s.turn] = there
    tell(s, Event.RETREATED, s.turn, there, 0, 0)


@kernel
def retreat(s, c):
    """K4.3: back to the tile the hero came from (K4.5); a monster there starts no fight."""
    go_back(s, c)
    if s.lives[s.turn] == 0:
        tell(s, Event.FELL, s.turn, 0, 0, 0)
    after_fight(s)
