# Shabrak : noms (français). Les cartes sont dans shabrak-cards.ftl.

## Le jeu et ses options

shabrak-title = Shabrak
shabrak-subtitle = Un duel de cartes : deux sarks de cinq guerriers dans l’arène
web-front-option-shabrak-deck1 = Paquet de la place 1
web-front-option-shabrak-deck2 = Paquet de la place 2
web-front-option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
web-front-option-shabrak-deck-coopers = { shabrak-deck-coopers }
web-front-option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
web-front-option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
web-front-option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
web-front-option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
web-front-option-shabrak-deck-own = personnel
web-front-option-shabrak-reach = Portée quand l’écart des rangées est impair
web-front-option-shabrak-reach-near = deux cartes
web-front-option-shabrak-reach-far = jusqu’à quatre cartes
web-front-option-shabrak-cards = Cartes ajoutées
web-front-option-shabrak-cards-own = personnelles

## Paquets tout prêts

shabrak-deck-pitchforks = Cent fourches, un goulasch
shabrak-deck-coopers = Tout vient à point en fût
shabrak-deck-tumblers = Ni vus ni connus
shabrak-deck-tinkers = Un cadeau pour toi
shabrak-deck-tapsters = Le dernier pour la route
shabrak-deck-gravediggers = Après vous

## Sortes de cartes

shabrak-kind-sark = sark
shabrak-kind-warrior = guerrier
shabrak-kind-event = événement
shabrak-kind-equipment = équipement
shabrak-commander = commandant

## Rareté

shabrak-rarity-common = commune
shabrak-rarity-rare = rare
shabrak-rarity-unseen = jamais vue

## L’état d’un guerrier

shabrak-status-waiting = pas encore posé
shabrak-status-ready = prêt
shabrak-status-exhausted = épuisé
shabrak-status-overpowered = terrassé
shabrak-status-gone = hors jeu

## Ce qui se décide

shabrak-phase-first = qui pose en premier
shabrak-phase-lay = pose des guerriers
shabrak-phase-draw = pioche d’une carte
shabrak-phase-turn = le tour
shabrak-phase-choose = qui la carte vise
shabrak-phase-may = oui ou non
shabrak-phase-discard = quelle carte défausser
shabrak-phase-retrieve = quelle carte reprendre
shabrak-phase-over = la partie est finie
