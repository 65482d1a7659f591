"""K1: every piece of the box, wherever it is. No act may change how many there are."""

from krypta.core.game import Record
from krypta.core.text.naming import word

from .layout import ITEM_BASE, NOBODY_CURSED, Item, Phase, Token, Treasure
from .scenario import TOKEN_OF_ITEM, TOKEN_OF_TREASURE


def count(s: Record) -> dict[str, int]:
    """Tiles by number; tokens by kind, whichever side is up: a beaten monster's token is its loot (K4.4)."""
    in_hand = 1 if s.phase == Phase.LAY else 0
    counted = {"tiles": int(s.n_tiles) + int(s.pile.sum()) + in_hand}
    lies = s.lies[: int(s.n_tiles)].tolist()
    for token in Token:
        counted[word(token)] = int(s.bag[token]) + lies.count(token)
        if s.phase in (Phase.DRAW_TOKEN, Phase.KEEP):
            counted[word(token)] += s.drawn_tokens.tolist().count(token)
    for item in Item:
        held = int(s.holds[:, item].sum()) + int(s.gone[item]) + lies.count(ITEM_BASE + item)
        counted[word(TOKEN_OF_ITEM[item])] += held
    for treasure in Treasure:
        counted[word(TOKEN_OF_TREASURE[treasure])] += int(s.treasures[:, treasure].sum())
    counted["curse"] = 1 if NOBODY_CURSED <= s.cursed < s.players else 0
    return counted
