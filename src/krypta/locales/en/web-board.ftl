# The board of Karak in the browser (English).

web-board-label = Dungeon
web-board-keys = Arrow keys move the view, plus and minus zoom, 0 shows everything, C goes to the hero whose turn it is, R turns the tile and Enter lays it.
web-board-nearer = Zoom in
web-board-further = Zoom out
web-board-fit = Show the whole dungeon
web-board-centre = Go to the hero whose turn it is
web-board-turn = Turn the tile
web-board-lay = Lay the tile this way
web-board-percent = { $percent }%
web-board-wall = wall
web-board-dark = undiscovered zone
web-board-numbered = { NAME($place) } no. { $number }

## Walking to a tile afar

web-board-walk =
    { $count ->
        [one] Walk here: 1 step
       *[other] Walk here: { $count } steps
    }
