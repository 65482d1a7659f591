# Shabrak im Terminal.

## Karten und Decks

shabrak-terminal-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
shabrak-terminal-no-cards = Keine Karte passt.
shabrak-terminal-any-number = beliebig oft im Deck
shabrak-terminal-no-sark = Ohne Sark
shabrak-terminal-warriors = Krieger
shabrak-terminal-pile =
    { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
shabrak-terminal-code = Deckcode: { $code }
