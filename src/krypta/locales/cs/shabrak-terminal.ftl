# Shabrak v terminálu.

## Karty a balíčky

shabrak-terminal-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
shabrak-terminal-no-cards = Žádná karta neodpovídá.
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
shabrak-terminal-code = Kód balíčku: { $code }
