# Plán Karaku v prehliadači (slovensky).

web-board-label = Katakomby
web-board-keys = Šípky posúvajú obraz, plus a mínus menia jeho veľkosť, 0 ukáže všetko, C prejde k hrdinovi na ťahu, R otočí kladenú doštičku a Enter ju položí.
web-board-nearer = Priblížiť
web-board-further = Oddialiť
web-board-fit = Ukázať celé katakomby
web-board-centre = Prejsť k hrdinovi na ťahu
web-board-turn = Otočiť doštičku
web-board-lay = Položiť doštičku takto
web-board-percent = { $percent } %
web-board-wall = stena
web-board-dark = neobjavená oblasť
web-board-numbered = { NAME($place) } č. { $number }

## Walking to a tile afar

web-board-walk =
    { $count ->
        [one] Ísť sem: 1 krok
        [few] Ísť sem: { $count } kroky
       *[other] Ísť sem: { $count } krokov
    }
