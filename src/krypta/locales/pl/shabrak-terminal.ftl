# Shabrak w terminalu.

## Karty i talie

shabrak-terminal-any-number = w talii dowolnie wiele razy
shabrak-terminal-no-sark = Bez sarku
shabrak-terminal-warriors = Wojownicy
shabrak-terminal-pile =
    { $count ->
        [one] Stos dobierania: 1 karta
        [few] Stos dobierania: { $count } karty
        [many] Stos dobierania: { $count } kart
       *[other] Stos dobierania: { $count } karty
    }

## Stół

shabrak-terminal-hand = ręka
shabrak-terminal-draw-pile = stos dobierania
shabrak-terminal-discard = stos kart odrzuconych
shabrak-terminal-seen = z ręki znane:
shabrak-terminal-deck = talia
shabrak-terminal-attack = atak
shabrak-terminal-pressure = nacisk przeciw obronie
shabrak-terminal-reach = w zasięgu; w nawiasie: teraz nie można atakować
shabrak-terminal-shield = zatrzymuje następny nacisk
shabrak-terminal-guard = osłania: kto tu dosięga, musi atakować właśnie tutaj
shabrak-terminal-acting = wyczerpany w tej turze
shabrak-terminal-texts = „map” pokazuje teksty wszystkich wojowników, „count” teksty wszystkich innych kart.
