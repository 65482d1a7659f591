# Shabrak v termináli.

## Karty a balíčky

shabrak-terminal-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
shabrak-terminal-no-cards = Nezodpovedá žiadna karta.
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
shabrak-terminal-code = Kód balíčka: { $code }
