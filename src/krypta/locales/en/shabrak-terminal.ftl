# Shabrak in the terminal.

## Cards and decks

shabrak-terminal-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
shabrak-terminal-no-cards = No card fits.
shabrak-terminal-any-number = any number in a deck
shabrak-terminal-no-sark = Without a sark
shabrak-terminal-warriors = Warriors
shabrak-terminal-pile =
    { $count ->
        [one] Draw pile: 1 card
       *[other] Draw pile: { $count } cards
    }
shabrak-terminal-code = Deck code: { $code }
