# Shabrak : noms (français). Les cartes sont dans shabrak-cards.ftl.

## Le jeu

shabrak-title = Shabrak
shabrak-subtitle = Un duel de cartes : deux sarks de cinq guerriers dans l’arène

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
    .feminine = guerrière
shabrak-kind-event = événement
shabrak-kind-equipment = équipement
shabrak-commander = commandant
    .feminine = commandante

## Rareté

shabrak-rarity-common = commune
shabrak-rarity-rare = rare
shabrak-rarity-unseen = légendaire

## Mots des cartes qu’une règle explique

shabrak-word-guard = couvrir : { $rule }
shabrak-word-shield = bouclier : { $rule }
shabrak-word-reach = portée : { $rule }

## L’état d’un guerrier

shabrak-status-waiting = pas encore posé
    .feminine = pas encore posée
shabrak-status-ready = prêt
    .feminine = prête
shabrak-status-exhausted = épuisé
    .feminine = épuisée
shabrak-status-overpowered = terrassé
    .feminine = terrassée
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
