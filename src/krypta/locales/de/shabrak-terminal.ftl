# Shabrak im Terminal.

## Karten und Decks

shabrak-terminal-any-number = beliebig oft im Deck
shabrak-terminal-no-sark = Ohne Sark
shabrak-terminal-warriors = Krieger
shabrak-terminal-pile =
    { $count ->
        [one] Zugstapel: 1 Karte
       *[other] Zugstapel: { $count } Karten
    }

## Der Tisch

shabrak-terminal-hand = Hand
shabrak-terminal-draw-pile = Zugstapel
shabrak-terminal-discard = Ablagestapel
shabrak-terminal-seen = von der Hand bekannt:
shabrak-terminal-deck = Deck
shabrak-terminal-attack = Angriff
shabrak-terminal-pressure = Druck gegen Verteidigung
shabrak-terminal-reach = in Reichweite; in Klammern: jetzt nicht angreifbar
shabrak-terminal-shield = fängt den nächsten Druck ab
shabrak-terminal-guard = deckt: Wer ihn erreicht, muss ihn angreifen
shabrak-terminal-acting = in diesem Zug erschöpft
shabrak-terminal-texts = „map“ zeigt die Texte aller Krieger, „count“ die aller anderen Karten.
