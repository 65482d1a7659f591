# Ce qui se dit à chaque table, dans le terminal et dans le navigateur.

## Noms, tant que les héros ne sont pas connus

table-seat-1 = Joueur 1
table-seat-2 = Joueur 2
table-seat-3 = Joueur 3
table-seat-4 = Joueur 4
table-seat-5 = Joueur 5

## Les places, et ce qui reste

table-steps =
    { $left ->
        [0] aucun déplacement restant
        [one] 1 déplacement restant
       *[other] { $left } déplacements restants
    }
table-unconscious = sans connaissance
table-cursed = malédiction
table-chance = { $percent } % de chances de gagner
table-pile = Tuiles dans la pile : { $count }
table-bag = Jetons dans le sachet : { $count }
table-gone = Utilisés et hors jeu :
table-ruling = Notre décision :
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
