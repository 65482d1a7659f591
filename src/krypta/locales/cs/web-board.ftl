# Plán Karaku v prohlížeči (česky).

web-board-label = Katakomby
web-board-keys = Šipky posouvají obraz, plus a minus mění jeho velikost, 0 ukáže vše, C přejde k hrdinovi na tahu, R otočí pokládanou destičku a Enter ji položí.
web-board-nearer = Přiblížit
web-board-further = Oddálit
web-board-fit = Ukázat celé katakomby
web-board-centre = Přejít k hrdinovi na tahu
web-board-turn = Otočit destičku
web-board-lay = Položit destičku takto
web-board-percent = { $percent } %
web-board-wall = zeď
web-board-dark = neobjevená oblast
web-board-numbered = { NAME($place) } č. { $number }

## Walking to a tile afar

web-board-walk =
    { $count ->
        [one] Jít sem: 1 krok
        [few] Jít sem: { $count } kroky
       *[other] Jít sem: { $count } kroků
    }
