# Shabrak in the terminal.

## Cards and decks

shabrak-terminal-any-number = any number in a deck
shabrak-terminal-no-sark = Without a sark
shabrak-terminal-warriors = Warriors
shabrak-terminal-pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }

## The table

shabrak-terminal-hand = hand
shabrak-terminal-draw-pile = draw pile
shabrak-terminal-discard = discard pile
shabrak-terminal-seen = seen in the hand:
shabrak-terminal-deck = deck
shabrak-terminal-attack = attack
shabrak-terminal-pressure = pressure against defence
shabrak-terminal-reach = within reach; in brackets: cannot be attacked now
shabrak-terminal-shield = stops the next pressure
shabrak-terminal-guard = guard: enemies within reach must attack it
shabrak-terminal-acting = exhausted this turn
shabrak-terminal-texts = “map” shows the texts of all warriors, “count” those of all other cards.
