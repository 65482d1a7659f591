# Le plateau de Karak dans le navigateur (français).

web-board-label = Les catacombes
web-board-keys = Les flèches déplacent l’image, plus et moins changent sa taille, 0 montre tout, C va au héros dont c’est le tour, R tourne la tuile à poser et Entrée la pose.
web-board-nearer = Rapprocher
web-board-further = Éloigner
web-board-fit = Montrer toutes les catacombes
web-board-centre = Aller au héros dont c’est le tour
web-board-turn = Tourner la tuile
web-board-lay = Poser la tuile ainsi
web-board-percent = { $percent } %
web-board-wall = mur
web-board-dark = secteur inexploré
web-board-numbered = { NAME($place) } n° { $number }

## Walking to a tile afar

web-board-walk =
    { $count ->
        [one] Aller ici : 1 déplacement
       *[other] Aller ici : { $count } déplacements
    }
