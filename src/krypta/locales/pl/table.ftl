# Co się mówi przy każdym stole, w terminalu i w przeglądarce.

## Nazwy, dopóki nie ma bohaterów

table-seat-1 = Gracz 1
table-seat-2 = Gracz 2
table-seat-3 = Gracz 3
table-seat-4 = Gracz 4
table-seat-5 = Gracz 5

## Miejsca i to, co zostało

table-steps =
    { $left ->
        [0] nie ma już ruchów
        [one] został 1 ruch
        [few] zostały { $left } ruchy
        [many] zostało { $left } ruchów
       *[other] zostało { $left } ruchu
    }
table-unconscious = utrata przytomności
table-cursed = pod klątwą
table-chance = { $percent }% szans na wygraną
table-pile = Płytki w stosie: { $count }
table-bag = Żetony w woreczku: { $count }
table-gone = Zużyte i poza grą:
table-ruling = Nasze rozstrzygnięcie:
table-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
