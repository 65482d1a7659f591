"""What a seat knows, as numbers for machine learning. Karak hides nothing, so this is the table seen from the seat.

Places in the dungeon are columns and rows counted from the viewer's own hero; a spectator's from the first seat's.
"""

from krypta.core.kernel import door, kernel
from krypta.core.observation import Fields, Rows, Table, bits, category, flag, number, who
from krypta.core.seats import relative

from ..layout import (
    FACES,
    FOUNTAINS,
    ITEM_BASE,
    NOTHING,
    PORTALS,
    SEATS,
    TILES,
    FirstBy,
    Hero,
    HeroesBy,
    Item,
    Phase,
    Progress,
    Side,
    Slot,
    Tile,
    Token,
    Treasure,
)

EACH_SEAT = Rows("seat", SEATS)
EACH_TILE = Rows("tile", TILES)
EACH_PORTAL = Rows("portal", PORTALS)
EACH_FOUNTAIN = Rows("fountain", FOUNTAINS)
ITEMS = len(Item)
TREASURES = len(Treasure)
TOKENS = len(Token)
FAR = 2 * (TILES - 1)  # the most columns between two tiles
USUAL = 10  # the columns between two tiles, as learners are told them
MOST = 127  # what a byte of the record holds


class At(Fields):
    SEAT = category("the viewer's own seat, as acts name it", SEATS, none="a spectator")
    PLAYERS = number("the number of players", SEATS)
    PHASE = category("what is being decided", Phase)
    DECIDES = who("who decides", SEATS, nature=True)
    TURN = who("whose turn it is; before the first, who gets a hero or rolls", SEATS)
    FIRST = who("who had the first turn", SEATS)
    ROUNDS = number("the current round; 0 before the first", 32767, scale=100)
    # the options of the table
    HEROES_BY = category("how heroes are given out (K2.2)", HeroesBy)
    FIRST_BY = category("how the first player is found (K2.3)", FirstBy)
    QUIET_LIMIT = number("rounds of quiet that end the game (K9.2); 0 is no limit", MOST, scale=20)
    FRUITLESS_LIMIT = number("rounds without anything lasting that end the game (K9.2)", MOST, scale=60)
    CURSE_ANYONE = flag("whether the winner may also take the curse (K7.1)")
    RETREAT_ENTERS = flag("whether going back changes the remembered tile (K4.5, version 1 of the rules)")
    # the game's progress
    PROGRESS = category("the most that has happened in this turn (K9.2)", Progress)
    QUIET = number("turns in a row in which nothing happened", MOST * SEATS, scale=100)
    FRUITLESS = number("turns in a row in which nothing lasting happened", MOST * SEATS, scale=300)
    FIRST_SUM = number("the roll for the first turn (K2.3); -1 is out", 2 * FACES, -1, per=(EACH_SEAT,))
    FIRST_TIES = number("ties in these rolls", 10)
    PILE = number("tiles of this kind that can still be drawn", TILES, scale=20, per=(Tile,))
    BAG = number("tokens of this kind in the bag", MOST, scale=10, per=(Token,))
    GONE = number("items of this kind that are out of the game (K6.7)", MOST, scale=10, per=(Item,))
    # the turn and the fight
    STEPS = number("steps taken in this turn", 4)
    HEADING = category("where the undiscovered is entered, while its tile is drawn and laid", Side, none="nowhere")
    DRAWN_TILE = category("the tile to be laid", Tile, none="none")
    DRAWN_TOKEN = category("the tokens that Taia has drawn (K8.6)", Token, none="none", per=(Rows("draw", 2),))
    FULL_SLOT = category("the slot with one item too many (K6.3)", Slot, none="none")
    FOE = category("the monster that is being fought", Token, none="none")
    DICE = number("the dice of this fight", FACES, per=(Rows("die", 2),))
    BOLTS = number("bolts used in this fight", MOST, scale=3)
    REROLLED = flag("whether Horan has rolled again in this fight")
    GAVE_LIFE = flag("whether Xanros has given a life in this fight")
    SIX = flag("whether a six came up in this fight (K8.5)")
    # the heroes
    CURSED = who("who is cursed", SEATS, none="nobody")
    HERO = category("the hero", Hero, none="none yet", per=(EACH_SEAT,))
    LIVES = number("lives; 0 is unconscious", 5, per=(EACH_SEAT,))
    HERO_COLUMN = number("the column where the hero stands", FAR, -FAR, USUAL, (EACH_SEAT,))
    HERO_ROW = number("the row where the hero stands", FAR, -FAR, USUAL, (EACH_SEAT,))
    CAME_COLUMN = number("the column that the hero came from (K4.5)", FAR, -FAR, USUAL, (EACH_SEAT,))
    CAME_ROW = number("the row that the hero came from", FAR, -FAR, USUAL, (EACH_SEAT,))
    HOLDS = number("items that the hero carries", 4, per=(EACH_SEAT, Item))
    WON = number("treasures that the hero has won", MOST, scale=5, per=(EACH_SEAT, Treasure))
    # the dungeon
    TILES_LAID = number("tiles laid", TILES)
    PORTALS_LAID = number("portals laid", PORTALS)
    PORTAL_COLUMN = number("the portal's column; 0 if it is not laid", FAR, -FAR, USUAL, (EACH_PORTAL,))
    PORTAL_ROW = number("the portal's row", FAR, -FAR, USUAL, (EACH_PORTAL,))
    FOUNTAINS_LAID = number("fountains laid", FOUNTAINS)
    FOUNTAIN_COLUMN = number("the fountain's column; 0 if it is not laid", FAR, -FAR, USUAL, (EACH_FOUNTAIN,))
    FOUNTAIN_ROW = number("the fountain's row", FAR, -FAR, USUAL, (EACH_FOUNTAIN,))
    TILE_KIND = category("the tile, in the order of laying", Tile, none="not laid", per=(EACH_TILE,))
    TILE_OPENINGS = bits("its open sides", Side, per=(EACH_TILE,))
    TILE_LIES = category("what lies there", Token, Item, none="nothing", per=(EACH_TILE,))
    TILE_COLUMN = number("its column", FAR, -FAR, USUAL, (EACH_TILE,))
    TILE_ROW = number("its row, which grows to the south", FAR, -FAR, USUAL, (EACH_TILE,))


TABLE = Table(At, version=1)


@door
def observe(s, c, seat, out):
    me = max(int(seat), 0)
    column = int(s.column[s.at[me]])
    row = int(s.row[s.at[me]])
    out[:] = 0
    out[At.SEAT] = max(int(seat), -1) + 1
    observe_options(s, c, out)
    observe_progress(s, me, out)
    observe_turn(s, out)
    for other in range(s.players):
        observe_hero(s, other, relative(s, other, me), column, row, out)
    if s.cursed >= 0:
        out[At.CURSED] = relative(s, s.cursed, me) + 1
    observe_dungeon(s, column, row, out)


@kernel
def observe_options(s, c, out):
    out[At.PLAYERS] = s.players
    out[At.HEROES_BY] = s.heroes_by
    out[At.FIRST_BY] = s.first_by
    out[At.QUIET_LIMIT] = c.quiet_rounds
    out[At.FRUITLESS_LIMIT] = c.fruitless_rounds
    out[At.CURSE_ANYONE] = c.curse_anyone
    out[At.RETREAT_ENTERS] = c.retreat_enters


@kernel
def observe_progress(s, me, out):
    out[At.PHASE] = s.phase
    out[At.DECIDES] = relative(s, s.seat, me)
    out[At.TURN] = relative(s, s.turn, me)
    out[At.FIRST] = relative(s, s.first, me)
    out[At.ROUNDS] = s.rounds
    out[At.PROGRESS] = s.progress
    out[At.QUIET] = s.quiet
    out[At.FRUITLESS] = s.fruitless
    out[At.FIRST_TIES] = s.first_ties
    for kind in range(s.pile.shape[0]):
        out[At.PILE + kind] = s.pile[kind]
    for token in range(TOKENS):
        out[At.BAG + token] = s.bag[token]
    for item in range(ITEMS):
        out[At.GONE + item] = s.gone[item]


@kernel
def observe_turn(s, out):
    """What is under way; what is left over from an earlier discovery or fight means nothing any more."""
    out[At.STEPS] = s.steps
    if s.phase == Phase.DRAW_TILE or s.phase == Phase.LAY:
        out[At.HEADING] = s.heading + 1
    out[At.DRAWN_TILE] = s.drawn_tile + 1
    out[At.DRAWN_TOKEN] = s.drawn_tokens[0] + 1
    out[At.DRAWN_TOKEN + 1] = s.drawn_tokens[1] + 1
    out[At.FULL_SLOT] = s.full_slot + 1
    if s.foe != NOTHING:
        out[At.FOE] = s.foe + 1
        out[At.DICE] = s.dice[0]
        out[At.DICE + 1] = s.dice[1]
        out[At.BOLTS] = s.bolts
        out[At.REROLLED] = s.rerolled
        out[At.GAVE_LIFE] = s.gave_life
        out[At.SIX] = s.six


@kernel
def observe_hero(s, seat, place, column, row, out):
    """Write a hero at its place, which is its seat counted from the viewer."""
    at = int(s.at[seat])
    came = int(s.came[seat])
    out[At.FIRST_SUM + place] = s.first_sum[seat]
    out[At.HERO + place] = s.hero[seat] + 1
    out[At.LIVES + place] = s.lives[seat]
    out[At.HERO_COLUMN + place] = int(s.column[at]) - column
    out[At.HERO_ROW + place] = int(s.row[at]) - row
    out[At.CAME_COLUMN + place] = int(s.column[came]) - column
    out[At.CAME_ROW + place] = int(s.row[came]) - row
    for item in range(ITEMS):
        out[At.HOLDS + place * ITEMS + item] = s.holds[seat, item]
    for treasure in range(TREASURES):
        out[At.WON + place * TREASURES + treasure] = s.treasures[seat, treasure]


@kernel
def observe_dungeon(s, column, row, out):
    """A loop for each field of a tile: each is one run in the record and in the observation, copied by vectors."""
    n = int(s.n_tiles)
    out[At.TILES_LAID] = n
    for tile in range(n):
        out[At.TILE_KIND + tile] = s.tile[tile] + 1
    for tile in range(n):
        out[At.TILE_OPENINGS + tile] = s.openings[tile]
    for tile in range(n):
        lies = int(s.lies[tile])
        out[At.TILE_LIES + tile] = lies + 1 if lies < ITEM_BASE else lies - ITEM_BASE + TOKENS + 1
    for tile in range(n):
        out[At.TILE_COLUMN + tile] = s.column[tile] - column
    for tile in range(n):
        out[At.TILE_ROW + tile] = s.row[tile] - row
    out[At.PORTALS_LAID] = s.n_portals
    for portal in range(s.n_portals):
        out[At.PORTAL_COLUMN + portal] = int(s.column[s.portals[portal]]) - column
        out[At.PORTAL_ROW + portal] = int(s.row[s.portals[portal]]) - row
    out[At.FOUNTAINS_LAID] = s.n_fountains
    for fountain in range(s.n_fountains):
        out[At.FOUNTAIN_COLUMN + fountain] = int(s.column[s.fountains[fountain]]) - column
        out[At.FOUNTAIN_ROW + fountain] = int(s.row[s.fountains[fountain]]) - row
