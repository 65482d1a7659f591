# Shabrak v termináli.

## Karty a balíčky

shabrak-terminal-any-number = v balíčku ľubovoľne veľakrát
shabrak-terminal-no-sark = Bez sarku
shabrak-terminal-warriors = Bojovníci
shabrak-terminal-pile =
    { $count ->
        [one] Doberací balíček: 1 karta
        [few] Doberací balíček: { $count } karty
        [many] Doberací balíček: { $count } karty
       *[other] Doberací balíček: { $count } kariet
    }

## Stôl

shabrak-terminal-hand = ruka
shabrak-terminal-draw-pile = doberací balíček
shabrak-terminal-discard = odkladací balíček
shabrak-terminal-seen = z ruky známe:
shabrak-terminal-deck = balíček
shabrak-terminal-attack = útok
shabrak-terminal-pressure = nátlak proti obrane
shabrak-terminal-reach = v dosahu; v zátvorke: teraz naňho nemožno útočiť
shabrak-terminal-shield = zastaví ďalší nátlak
shabrak-terminal-guard = kryje: kto sem dočiahne, musí útočiť sem
shabrak-terminal-acting = vyčerpaný v tomto ťahu
shabrak-terminal-texts = „map“ ukáže texty všetkých bojovníkov, „count“ texty všetkých ostatných kariet.
