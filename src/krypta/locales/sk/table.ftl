# Čo sa hovorí pri každom stole, v termináli aj v prehliadači.

## Mená, kým nie sú známi hrdinovia

table-seat-1 = Miesto 1
table-seat-2 = Miesto 2
table-seat-3 = Miesto 3
table-seat-4 = Miesto 4
table-seat-5 = Miesto 5

## Miesta a čo zostáva

table-steps =
    { $left ->
        [0] nezostáva nijaký krok
        [one] zostáva 1 krok
        [few] zostávajú { $left } kroky
        [many] zostáva { $left } kroku
       *[other] zostáva { $left } krokov
    }
table-unconscious = v bezvedomí
table-cursed = prekliatie
table-chance = šanca na výhru { $percent } %
table-pile = Doštičky v kôpke: { $count }
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
