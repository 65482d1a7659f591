# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = attaque
web-shabrak-defence = défense
web-shabrak-pressure = pression
web-shabrak-figures = Attaque { $attack }, défense { $defence }, pression { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = bouclier : arrête la prochaine pression
web-shabrak-guard = couvre : tout adversaire à portée doit l’attaquer
web-shabrak-wears = porte « { NAME($card) } »

## The rows

web-shabrak-row = Rangée : { $name }
web-shabrak-faces = En face : { $names }.
web-shabrak-reaches = À portée : { $names }.

## What can be done

web-shabrak-panel = Ce que tu peux faire
web-shabrak-turn = Choisis un guerrier ou une carte
web-shabrak-chosen = { $name } : choisis une action
web-shabrak-acting = Ton guerrier agit
web-shabrak-attacked = Ton guerrier a attaqué
web-shabrak-lay-which = Quel guerrier poses-tu ?
web-shabrak-lay-where = { $name } : à quel bout de ta rangée ?
web-shabrak-ask-choose = « { NAME($card) } » : choisis une cible
web-shabrak-ask-may = « { NAME($card) } » : veux-tu le faire ?
web-shabrak-ask-discard = « { NAME($card) } » : quelle carte défausses-tu ?
web-shabrak-ask-retrieve = « { NAME($card) } » : quelle carte reprends-tu ?
web-shabrak-more =
    { $count ->
        [one] { $count } autre action
       *[other] { $count } autres actions
    }
web-shabrak-fewer = Moins d’actions
web-shabrak-back = Retour

## What an act will do

web-shabrak-will = Effet :
web-shabrak-gets-shield = reçoit un bouclier
web-shabrak-loses-shield = perd son bouclier
web-shabrak-gets-equipment = reçoit un équipement
web-shabrak-loses-equipment = perd son équipement
web-shabrak-moves = change de place

## Why something cannot be done

web-shabrak-try-attack = Attaque { $other } avec { $warrior }

## Hands, piles and decks

web-shabrak-round = Manche { $number }
web-shabrak-hand = Tes cartes
web-shabrak-hand-empty = Ta main est vide : tu pioches quand tu perds des guerriers.
web-shabrak-hand-none = Aucune carte en main
web-shabrak-seen = vues dans la main
web-shabrak-pile = pioche, sans ordre
web-shabrak-discard = défausse
web-shabrak-deck = deck entier
web-shabrak-cards = Cartes : { $name }
web-shabrak-standing =
    { $count ->
        [one] { $count } guerrier debout
       *[other] { $count } guerriers debout
    }
web-shabrak-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-shabrak-in-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
web-shabrak-in-discard =
    { $count ->
        [one] { $count } carte dans la défausse
       *[other] { $count } cartes dans la défausse
    }

## The large view of a card

web-shabrak-means-active = A : capacité active ; il faut épuiser la carte
web-shabrak-means-passive = P : capacité passive ; elle agit tant que la carte n’est pas terrassée
web-shabrak-means-pressure = pression : quand elle atteint la défense d’un guerrier, il est terrassé
web-shabrak-means-guard = couvre les autres : un ennemi qui l’atteint ne peut attaquer personne d’autre
web-shabrak-means-shield = bouclier : arrête la prochaine pression, quelle qu’elle soit, puis disparaît
web-shabrak-means-reach = portée : tout droit et en diagonale, toujours au moins la carte la plus proche
web-shabrak-means-overpowered = terrassé : retourné face cachée, il quitte la partie à la fin de la manche
web-shabrak-means-exhausted = épuisé : il a déjà agi dans cette manche ; les guerriers prêts peuvent encore agir

## La première partie

web-shabrak-guide-goal = Terrasse les cinq guerriers adverses
web-shabrak-guide-goal-text = Qui perd son dernier guerrier debout perd la partie. Une attaque met la pression ; quand la pression atteint la défense d’un guerrier, il est terrassé.
web-shabrak-guide-lay = Pose tes cinq guerriers
web-shabrak-guide-lay-text = On forme d’abord les rangées : choisis un guerrier, puis un bout de ta rangée. À gauche l’attaque, à droite la défense.
web-shabrak-guide-attack = Un guerrier agit à chaque tour
web-shabrak-guide-attack-text = Choisis l’un des tiens : des lignes montrent qui il atteint, et en visant un ennemi tu vois l’effet de l’attaque. Il est ensuite épuisé jusqu’à la fin de la manche.
web-shabrak-guide-cards = Cartes et sark
web-shabrak-guide-cards-text = À ton tour, tu peux aussi jouer des événements et de l’équipement, et utiliser une fois par manche le sark, la carte de ton équipe.
web-shabrak-guide-round = Une nouvelle manche
web-shabrak-guide-round-text = Quand tous sont épuisés, les terrassés quittent la partie, les autres sont de nouveau prêts, et tu pioches une carte par guerrier perdu.
