"""K6.3, K6.4, K6.6: picking up, opening a chest, the healing portal."""

from krypta.core.kernel import kernel

from ..layout import NOTHING, Event, Item, Phase, Progress, Reason, Token, Treasure
from .common import ask_hero, item_on, note, put_hero, tell, wrong_moment
from .lives import heal
from .loot import gain, kinds_in_slot, slot_is_full


@kernel
def why_take(s, c):
    """K6.3: anyone who stops there; not if the slots are full of the same kind."""
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    item = item_on(s, s.at[s.turn])
    if item < 0:
        return int(Reason.NOTHING_TO_TAKE)
    slot = int(c.item_slot[item])
    if slot_is_full(s, c, s.turn, slot):
        if s.holds[s.turn, item] > 0 and kinds_in_slot(s, c, s.turn, slot) == 1:
            return int(Reason.SAME_KIND_ONLY)
    return int(Reason.OK)


@kernel
def take(s, c):
    here = s.at[s.turn]
    item = item_on(s, here)
    s.lies[here] = NOTHING
    note(s, Progress.STIR)
    tell(s, Event.TOOK, s.turn, item, 0, 0)
    gain(s, c, item)


@kernel
def why_open(s, c):
    """K6.4: on its tile, holding a key."""
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    if s.lies[s.at[s.turn]] != Token.CHEST:
        return int(Reason.NO_CHEST)
    if s.holds[s.turn, Item.KEY] == 0:
        return int(Reason.NO_KEY)
    return int(Reason.OK)


@kernel
def open_chest(s, c):
    """K6.4: the key is given up for good, the chest taken, the turn over."""
    s.holds[s.turn, Item.KEY] -= 1
    s.gone[Item.KEY] += 1
    s.lies[s.at[s.turn]] = NOTHING
    s.treasures[s.turn, Treasure.CHEST] += 1
    note(s, Progress.LASTING)
    tell(s, Event.TREASURE, s.turn, Treasure.CHEST, 0, 0)
    s.phase = Phase.ENDING


@kernel
def why_cast(s, c, seat, fountain):
    """K6.6: any time in your own turn, any hero, any fountain; not in a fight."""
    if s.phase != Phase.MOVE:
        return wrong_moment(s)
    if s.holds[s.turn, Item.HEALING] == 0:
        return int(Reason.NO_HEALING)
    if seat >= s.players:
        return int(Reason.NO_SUCH_HERO)
    if fountain >= s.n_fountains:
        return int(Reason.NO_SUCH_FOUNTAIN)
    return int(Reason.OK)


@kernel
def cast(s, c, seat, fountain):
    s.holds[s.turn, Item.HEALING] -= 1
    s.gone[Item.HEALING] += 1
    put_hero(s, seat, s.fountains[fountain])
    tell(s, Event.CAST, s.turn, seat, fountain, 0)
    heal(s, c, seat)
    ask_hero(s, Phase.MOVE)
