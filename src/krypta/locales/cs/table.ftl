# Co se říká u každého stolu, v terminálu i v prohlížeči.

## Jména, dokud nejsou známí hrdinové

table-seat-1 = Místo 1
table-seat-2 = Místo 2
table-seat-3 = Místo 3
table-seat-4 = Místo 4
table-seat-5 = Místo 5

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
table-pile = Destičky v hromádce: { $count }
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
