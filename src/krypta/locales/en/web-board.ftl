# The board of Karak in the browser (English).

web-board-label = The dungeon
web-board-keys = Arrow keys move the picture, plus and minus change its size, 0 shows everything, C goes to the hero whose turn it is, R turns the tile you lay and Enter lays it.
web-board-nearer = Closer
web-board-further = Further away
web-board-fit = Show the whole dungeon
web-board-centre = Go to the hero whose turn it is
web-board-turn = Turn the tile
web-board-lay = Lay the tile this way
web-board-percent = { $percent }%
web-board-wall = wall
web-board-dark = undiscovered zone
web-board-numbered = { NAME($place) } no. { $number }
