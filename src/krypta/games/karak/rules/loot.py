"""K6.2, K6.3: what a beaten monster leaves, and what stays behind when the slots are full."""

from krypta.core.kernel import kernel

from ..layout import ITEM_BASE, NOTHING, Event, Item, Phase, Reason, Token
from .after_fight import after_fight
from .common import ask_hero, tell, wrong_moment
from .curse import lay_curse
from .end import finish


@kernel
def take_loot(s, c):
    """K6.2: with a free slot the loot is taken automatically; K4.7: the dragon's ends the game."""
    treasure = int(c.token_treasure[s.foe])
    if treasure != NOTHING:
        s.treasures[s.turn, treasure] += 1
        tell(s, Event.TREASURE, s.turn, treasure, 0, 0)
    item = int(c.token_item[s.foe])
    if s.foe == Token.DRAGON:
        s.foe = NOTHING
        tell(s, Event.DRAGON_SLAIN, s.turn, 0, 0, 0)
        finish(s)
    elif item == NOTHING:
        after_loot(s, c)
    else:
        tell(s, Event.LOOTED, s.turn, item, 0, 0)
        gain(s, c, item)


@kernel
def carried(s, c, seat, slot):
    """How many items of that kind of slot the hero carries."""
    total = 0
    for item in range(Item.DAGGERS, Item.KEY + 1):
        if c.item_slot[item] == slot:
            total += int(s.holds[seat, item])
    return total


@kernel
def kinds_in_slot(s, c, seat, slot):
    """How many different items of that kind of slot the hero carries."""
    kinds = 0
    for item in range(Item.DAGGERS, Item.KEY + 1):
        if c.item_slot[item] == slot and s.holds[seat, item] > 0:
            kinds += 1
    return kinds


@kernel
def slot_is_full(s, c, seat, slot):
    return carried(s, c, seat, slot) >= int(c.slots[slot])


@kernel
def gain(s, c, item):
    """K6.3: over the limit, one item of that kind stays on the tile: the player's choice, if they differ."""
    slot = int(c.item_slot[item])
    s.holds[s.turn, item] += 1
    if carried(s, c, s.turn, slot) <= int(c.slots[slot]):
        after_loot(s, c)
        return
    s.full_slot = slot
    ask_hero(s, Phase.LEAVE)
    if kinds_in_slot(s, c, s.turn, slot) == 1:
        leave(s, c, item)


@kernel
def why_leave(s, c, item):
    if s.phase != Phase.LEAVE:
        return wrong_moment(s)
    if c.item_slot[item] != s.full_slot:
        return int(Reason.OTHER_SLOT)
    if s.holds[s.turn, item] == 0:
        return int(Reason.NOT_HELD)
    return int(Reason.OK)


@kernel
def leave(s, c, item):
    s.full_slot = NOTHING
    s.holds[s.turn, item] -= 1
    s.lies[s.at[s.turn]] = ITEM_BASE + item
    tell(s, Event.LEFT, s.turn, item, 0, 0)
    after_loot(s, c)


@kernel
def after_loot(s, c):
    """A mummy's curse comes after its loot (K7.1); what was picked up ends the turn (K3.10)."""
    if s.foe == NOTHING:
        s.phase = Phase.ENDING
    elif s.foe == Token.MUMMY:
        lay_curse(s, c)
    else:
        after_fight(s)
