# Shabrak: names (English). Value = dictionary form without article. Cards: shabrak-cards.ftl.

## The game and its options

shabrak-title = Shabrak
shabrak-subtitle = A card duel: two bands of five brawl in the arena
web-front-option-shabrak-deck1 = Deck of seat 1
web-front-option-shabrak-deck2 = Deck of seat 2
web-front-option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
web-front-option-shabrak-deck-coopers = { shabrak-deck-coopers }
web-front-option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
web-front-option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
web-front-option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
web-front-option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
web-front-option-shabrak-deck-own = home-made
web-front-option-shabrak-reach = Reach when the rows differ by an odd number
web-front-option-shabrak-reach-near = two cards
web-front-option-shabrak-reach-far = up to four cards
web-front-option-shabrak-cards = Added cards
web-front-option-shabrak-cards-own = their own

## Ready-made decks

shabrak-deck-pitchforks = Many forks, one goulash
shabrak-deck-coopers = Good things take oak
shabrak-deck-tumblers = Now you see us
shabrak-deck-tinkers = A present for you
shabrak-deck-tapsters = One for the road
shabrak-deck-gravediggers = After you

## Kinds of cards

shabrak-kind-sark = sark
shabrak-kind-warrior = warrior
shabrak-kind-event = event
shabrak-kind-equipment = equipment
shabrak-commander = commander

## Rarities

shabrak-rarity-common = common
shabrak-rarity-rare = rare
shabrak-rarity-unseen = unseen

## How a warrior is

shabrak-status-waiting = not laid yet
shabrak-status-ready = ready
shabrak-status-exhausted = exhausted
shabrak-status-overpowered = overpowered
shabrak-status-gone = out of the game

## What is being decided

shabrak-phase-first = who lays first
shabrak-phase-lay = laying warriors
shabrak-phase-draw = drawing a card
shabrak-phase-turn = the turn
shabrak-phase-choose = whom the card means
shabrak-phase-may = yes or no
shabrak-phase-discard = which card to discard
shabrak-phase-retrieve = which card to take back
shabrak-phase-over = the game is over
