# Co se říká u každého stolu, v terminálu i v prohlížeči.

## Jména, dokud nejsou známí hrdinové

table-seat-1 = Hráč 1
table-seat-2 = Hráč 2
table-seat-3 = Hráč 3
table-seat-4 = Hráč 4
table-seat-5 = Hráč 5

## Místa a co zbývá

table-steps =
    { $left ->
        [0] nezbývá žádný krok
        [one] zbývá 1 krok
        [few] zbývají { $left } kroky
        [many] zbývá { $left } kroku
       *[other] zbývá { $left } kroků
    }
table-unconscious = v bezvědomí
table-cursed = prokletí
table-chance = šance na výhru { $percent } %
table-pile = Destičky na hromádce: { $count }
table-bag = Žetony v sáčku: { $count }
table-gone = Použité a vyřazené ze hry:
table-ruling = Náš výklad:
table-points =
    { $points ->
        [one] 1 bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
