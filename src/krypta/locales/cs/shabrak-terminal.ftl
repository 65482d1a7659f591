# Shabrak v terminálu.

## Karty a balíčky

shabrak-terminal-any-number = v balíčku libovolně mnohokrát
shabrak-terminal-no-sark = Bez sarku
shabrak-terminal-warriors = Bojovníci
shabrak-terminal-pile =
    { $count ->
        [one] Dobírací balíček: 1 karta
        [few] Dobírací balíček: { $count } karty
        [many] Dobírací balíček: { $count } karty
       *[other] Dobírací balíček: { $count } karet
    }

## Stůl

shabrak-terminal-hand = ruka
shabrak-terminal-draw-pile = dobírací balíček
shabrak-terminal-discard = odkládací balíček
shabrak-terminal-seen = z ruky známo:
shabrak-terminal-deck = balíček
shabrak-terminal-attack = útok
shabrak-terminal-pressure = nátlak proti obraně
shabrak-terminal-reach = v dosahu; v závorce: teď na něj nelze útočit
shabrak-terminal-shield = zastaví příští nátlak
shabrak-terminal-guard = kryje: kdo sem dosáhne, musí útočit sem
shabrak-terminal-acting = vyčerpán v tomto tahu
shabrak-terminal-texts = „map“ ukáže texty všech bojovníků, „count“ texty všech ostatních karet.
