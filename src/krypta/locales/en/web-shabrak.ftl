# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = attack
web-shabrak-defence = defence
web-shabrak-pressure = pressure
web-shabrak-figures = Attack { $attack }, defence { $defence }, pressure { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = shield: stops the next pressure
web-shabrak-guard = guard: enemies within reach must attack it
web-shabrak-wears = wears “{ NAME($card) }”

## The rows

web-shabrak-row = { $name }’s row
web-shabrak-faces = Faces { $names }.
web-shabrak-reaches = Reaches { $names }.

## What can be done

web-shabrak-panel = What you can do now
web-shabrak-turn = Choose a warrior or a card
web-shabrak-chosen = { $name }: choose an action
web-shabrak-acting = Your warrior acts
web-shabrak-attacked = Your warrior has attacked
web-shabrak-lay-which = Which warrior will you lay?
web-shabrak-lay-where = { $name }: at which end of your row?
web-shabrak-ask-choose = “{ NAME($card) }”: choose a target
web-shabrak-ask-may = “{ NAME($card) }”: do it?
web-shabrak-ask-discard = “{ NAME($card) }”: which card do you discard?
web-shabrak-ask-retrieve = “{ NAME($card) }”: which card do you take back?
web-shabrak-more =
    { $count ->
        [one] 1 more action
       *[other] { $count } more actions
    }
web-shabrak-fewer = Fewer actions
web-shabrak-back = Back

## What an act will do

web-shabrak-will = Effect:
web-shabrak-gets-shield = gets a shield
web-shabrak-loses-shield = loses the shield
web-shabrak-gets-equipment = gets equipment
web-shabrak-loses-equipment = loses the equipment
web-shabrak-moves = changes place

## Why something cannot be done

web-shabrak-try-attack = Attack { $other } with { $warrior }

## Hands, piles and decks

web-shabrak-round = Round { $number }
web-shabrak-hand = Your cards
web-shabrak-hand-empty = Your hand is empty: you draw when you lose warriors.
web-shabrak-hand-none = No cards in hand
web-shabrak-seen = seen in the hand
web-shabrak-pile = draw pile, unordered
web-shabrak-discard = discard pile
web-shabrak-deck = whole deck
web-shabrak-cards = { $name }’s cards
web-shabrak-standing =
    { $count ->
        [one] 1 warrior stands
       *[other] { $count } warriors stand
    }
web-shabrak-in-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
web-shabrak-in-pile =
    { $count ->
        [one] 1 card in the draw pile
       *[other] { $count } cards in the draw pile
    }
web-shabrak-in-discard =
    { $count ->
        [one] 1 card in the discard pile
       *[other] { $count } cards in the discard pile
    }

## The large view of a card

web-shabrak-means-active = A: an active ability; using it exhausts the card
web-shabrak-means-passive = P: a passive ability; it works as long as its card is not overpowered
web-shabrak-means-pressure = pressure: when it reaches a warrior’s defence, the warrior is overpowered
web-shabrak-means-guard = guard: enemies that reach this warrior may attack no one else
web-shabrak-means-shield = shield: stops the next pressure, however much, and is then gone
web-shabrak-means-reach = reach: straight ahead and diagonally ahead, always at least the nearest card
web-shabrak-means-overpowered = overpowered: lies face down and leaves the game at the end of the round
web-shabrak-means-exhausted = exhausted: has acted this round; ready warriors still can

## The first match

web-shabrak-guide-goal = Overpower all five enemy warriors
web-shabrak-guide-goal-text = Whoever loses the last standing warrior loses the match. Attack puts pressure on a warrior; pressure as high as its defence overpowers it.
web-shabrak-guide-lay = Lay out your five
web-shabrak-guide-lay-text = First comes your row: choose a warrior, then an end of the row. The left number is attack, the right one defence.
web-shabrak-guide-attack = One warrior acts each turn
web-shabrak-guide-attack-text = Choose one of yours: lines show whom it reaches, and pointing at an enemy shows what the attack will do. Then it is exhausted until the round ends.
web-shabrak-guide-cards = Cards and sark
web-shabrak-guide-cards-text = In your turn you may also play events and equipment, and use the sark, your team’s own card, once a round.
web-shabrak-guide-round = A new round
web-shabrak-guide-round-text = When all warriors are exhausted, the overpowered ones leave the game, the others are ready again, and each loss lets you draw a card.
