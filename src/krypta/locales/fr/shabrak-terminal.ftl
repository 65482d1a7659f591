# Shabrak dans le terminal.

## Cartes et paquets

shabrak-terminal-any-number = autant qu’on veut dans un deck
shabrak-terminal-no-sark = Sans sark
shabrak-terminal-warriors = Guerriers
shabrak-terminal-pile =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }

## La table

shabrak-terminal-hand = main
shabrak-terminal-draw-pile = pioche
shabrak-terminal-discard = défausse
shabrak-terminal-seen = vu dans la main :
shabrak-terminal-deck = deck
shabrak-terminal-attack = attaque
shabrak-terminal-pressure = pression contre défense
shabrak-terminal-reach = à portée ; entre parenthèses : ne peut être attaqué maintenant
shabrak-terminal-shield = arrête la prochaine pression
shabrak-terminal-guard = couvre : tout adversaire à portée doit l’attaquer
shabrak-terminal-acting = épuisé pendant ce tour
shabrak-terminal-texts = « map » montre les textes de tous les guerriers, « count » ceux de toutes les autres cartes.
