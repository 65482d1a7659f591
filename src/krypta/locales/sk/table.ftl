# Čo sa hovorí pri každom stole, v termináli aj v prehliadači.

## Mená, kým nie sú známi hrdinovia

table-seat-1 = Hráč 1
table-seat-2 = Hráč 2
table-seat-3 = Hráč 3
table-seat-4 = Hráč 4
table-seat-5 = Hráč 5

## Miesta a čo zostáva

table-steps =
    { $left ->
        [0] nezostáva žiadny krok
        [one] zostáva 1 krok
        [few] zostávajú { $left } kroky
        [many] zostáva { $left } kroku
       *[other] zostáva { $left } krokov
    }
table-unconscious = v bezvedomí
table-cursed = prekliatie
table-chance = šanca na výhru { $percent } %
table-pile = Doštičky na hromádke: { $count }
table-bag = Žetóny vo vrecku: { $count }
table-gone = Použité a vyradené z hry:
table-ruling = Náš výklad:
table-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodov
    }
