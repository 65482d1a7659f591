# Shabrak w terminalu.

## Karty i talie

shabrak-terminal-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
shabrak-terminal-no-cards = Żadna karta nie pasuje.
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
shabrak-terminal-code = Kod talii: { $code }
