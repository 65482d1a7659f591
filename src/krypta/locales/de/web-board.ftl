# Karaks Spielplan im Browser (Deutsch).

web-board-label = Die Katakomben
web-board-keys = Die Pfeiltasten verschieben das Bild, Plus und Minus ändern seine Größe, 0 zeigt alles, C geht zum Helden am Zug, R dreht die Platte in der Hand und Enter legt sie.
web-board-nearer = Näher heran
web-board-further = Weiter weg
web-board-fit = Die ganzen Katakomben zeigen
web-board-centre = Zum Helden am Zug
web-board-turn = Die Platte drehen
web-board-lay = Die Platte so legen
web-board-percent = { $percent } %
web-board-wall = Wand
web-board-dark = unentdecktes Gebiet
web-board-numbered = { NAME($place) } Nr. { $number }

## Walking to a tile afar

web-board-walk =
    { $count ->
        [one] Hierher gehen: 1 Schritt
       *[other] Hierher gehen: { $count } Schritte
    }
