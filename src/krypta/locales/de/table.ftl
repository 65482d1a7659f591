# Was an jedem Tisch gesagt wird, im Terminal und im Browser.

## Namen, solange die Helden nicht feststehen

table-seat-1 = Spieler 1
table-seat-2 = Spieler 2
table-seat-3 = Spieler 3
table-seat-4 = Spieler 4
table-seat-5 = Spieler 5

## Plätze, und was noch übrig ist

table-steps =
    { $left ->
        [0] keine Schritte mehr
        [one] noch 1 Schritt
       *[other] noch { $left } Schritte
    }
table-unconscious = ohnmächtig
table-cursed = verflucht
table-chance = { $percent } % Siegchance
table-pile = Platten im Stapel: { $count }
table-bag = Spielmarken im Beutel: { $count }
table-gone = Verbraucht und aus dem Spiel:
table-ruling = Unsere Entscheidung:
table-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
