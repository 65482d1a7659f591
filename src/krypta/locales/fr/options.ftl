# What a table can agree on: each option, its values, and `.about`: what it changes, and which edition plays so.

## Karak

option-karak-heroes = Héros
    .about = Les éditions tchèque, slovaque, allemande et française tirent les héros au sort ; dans l’anglaise et la polonaise, les joueurs décident.
option-karak-heroes-drawn = tirés au sort
option-karak-heroes-chosen = choisis par les joueurs
option-karak-first = Qui commence
    .about = Les dés décident dans les éditions tchèque, allemande et française ; dans la slovaque et la polonaise, le plus jeune commence (à la place 1). Le tirage au sort est notre variante.
option-karak-first-dice = les dés décident
option-karak-first-seat = la place 1
option-karak-first-lot = le sort décide
option-karak-tiles = Tuiles
    .about = Combien de pièces vont tout droit et combien tournent : aucune édition ne le dit, et des possesseurs de l’édition allemande ont compté d’autres nombres.
option-karak-tiles-standard = édition internationale
option-karak-tiles-de = édition allemande
option-karak-curse = La malédiction de la momie frappe
    .about = Un adversaire : l’édition anglaise et les résumés des éditions tchèque, slovaque, allemande et française. N’importe qui, même le vainqueur : l’édition polonaise et le texte principal de ces quatre-là.
option-karak-curse-opponent = un adversaire
option-karak-curse-anyone = n’importe qui
option-karak-quiet = Une partie où rien ne se passe s’arrête
    .about = Aucune édition n’arrête la partie avant la mort du dragon. Ici, elle s’arrête aussi après 20 manches où rien ne se passe ; sans cette limite, seulement après 60 manches sans progrès.
option-karak-quiet-20 = après 20 manches
option-karak-quiet-off = jamais

## Goblin

option-goblin-edition = Règles
    .about = Les éditions diffèrent par le nombre de gardiens, par le droit de combattre la carte du dessus d’une pile, par le moment où l’on boit la potion de soin et par qui peut se ranimer.
option-goblin-edition-cs = édition tchèque
option-goblin-edition-de = édition allemande
option-goblin-edition-fr = édition française
option-goblin-abilities = Capacités des héros
    .about = Toutes les éditions laissent les joueurs décider si les héros utilisent leurs capacités.
option-goblin-abilities-on = avec
option-goblin-abilities-off = sans
option-goblin-heroes = Héros
    .about = Dans toutes les éditions, les joueurs choisissent ; le tirage au sort est notre variante.
option-goblin-heroes-drawn = tirés au sort
option-goblin-heroes-chosen = choisis par les joueurs
option-goblin-first = Qui commence
    .about = Dans toutes les éditions, le plus jeune commence (à la place 1). Le tirage au sort est notre variante.
option-goblin-first-lot = le sort décide
option-goblin-first-seat = la place 1
option-goblin-finish = Une fois le Seigneur vaincu
    .about = Aussitôt, comme le disent toutes les éditions ; ou on finit la manche, pour que chacun ait eu autant de tours (notre propre variante).
option-goblin-finish-at_once = la partie finit aussitôt
option-goblin-finish-round = on finit la manche
option-goblin-cards = Cartes
    .about = Nos propres cartes, ou ton fichier de cartes : aucune édition n’imprime les valeurs de ses cartes.
option-goblin-cards-own = personnelles

## Shabrak

option-shabrak-deck1 = Deck de la place 1
    .about = Le sark, les cinq guerriers et la pioche de cette place.
option-shabrak-deck2 = Deck de la place 2
    .about = Le sark, les cinq guerriers et la pioche de cette place.
option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
option-shabrak-deck-coopers = { shabrak-deck-coopers }
option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
option-shabrak-deck-own = personnel
option-shabrak-reach = Portée quand l’écart des rangées est impair
    .about = Qui un guerrier atteint quand les rangées diffèrent d’une ou de trois cartes. Nous n’avons pas les images imprimées qui le montrent : les deux réglages sont donc nos décisions.
option-shabrak-reach-near = deux cartes
option-shabrak-reach-far = jusqu’à quatre cartes
option-shabrak-cards = Cartes ajoutées
    .about = Tes propres cartes en plus des nôtres : la règle ne contient aucune liste de cartes.
option-shabrak-cards-own = personnelles
