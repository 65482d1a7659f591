"""What a seat knows, as numbers for machine learning. Karak hides nothing, so this is the table seen from the seat."""

from krypta.core.kernel import door, kernel
from krypta.core.seats import relative

from ..layout import NOBODY_CURSED, SEATS, TILES, Item, Tile, Token, Treasure

HEAD = 16
TILE_KINDS = len(Tile)
TOKENS = len(Token)
ITEMS = len(Item)
TREASURES = len(Treasure)
PER_HERO = 6 + ITEMS + TREASURES
PER_TILE = 5
LENGTH = HEAD + TILE_KINDS + TOKENS + SEATS * PER_HERO + TILES * PER_TILE


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    for i in range(out.shape[0]):
        out[i] = 0
    observe_turn(s, me, out)
    at = HEAD
    for kind in range(TILE_KINDS):
        out[at + kind] = s.pile[kind]
    at += TILE_KINDS
    for token in range(TOKENS):
        out[at + token] = s.bag[token]
    at += TOKENS
    for other in range(s.players):
        observe_hero(s, other, out, at + relative(s, other, me) * PER_HERO)
    at += SEATS * PER_HERO
    for tile in range(s.n_tiles):
        out[at] = s.tile[tile] + 1
        out[at + 1] = s.openings[tile]
        out[at + 2] = s.lies[tile] + 1
        out[at + 3] = int(s.column[tile]) - int(s.column[s.at[me]])
        out[at + 4] = int(s.row[tile]) - int(s.row[s.at[me]])
        at += PER_TILE


@kernel
def observe_turn(s, me, out):
    out[0] = s.phase
    out[1] = relative(s, s.seat, me)
    out[2] = relative(s, s.turn, me) if s.turn < s.players else 0
    out[3] = s.players
    out[4] = s.steps
    out[5] = s.quiet
    out[6] = relative(s, s.cursed, me) + 1 if s.cursed != NOBODY_CURSED else 0
    out[7] = s.heading
    out[8] = max(s.drawn_tile, s.drawn_tokens[0], s.full_slot) + 1  # at most one of them is not NOTHING
    out[9] = s.drawn_tokens[1] + 1
    out[10] = s.dice[0]
    out[11] = s.dice[1]
    out[12] = s.bolts
    out[13] = s.foe + 1
    out[14] = s.rerolled + 2 * s.gave_life + 4 * s.six
    out[15] = s.n_tiles


@kernel
def observe_hero(s, seat, out, at):
    out[at] = 1
    out[at + 1] = s.hero[seat] + 1
    out[at + 2] = s.at[seat]
    out[at + 3] = s.came[seat]
    out[at + 4] = s.lives[seat]
    out[at + 5] = 1 if s.cursed == seat else 0
    at += 6
    for item in range(ITEMS):
        out[at + item] = s.holds[seat, item]
    at += ITEMS
    for treasure in range(TREASURES):
        out[at + treasure] = s.treasures[seat, treasure]
