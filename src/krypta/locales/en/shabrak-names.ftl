# Shabrak: names (English). Value = dictionary form without article. Cards: shabrak-cards.ftl.

## The game

shabrak-title = Shabrak
shabrak-subtitle = A card duel: two bands of five brawl in the arena

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
shabrak-rarity-unseen = legendary

## Words on cards that a rule explains

shabrak-word-guard = guard: { $rule }
shabrak-word-shield = shield: { $rule }
shabrak-word-reach = reach: { $rule }

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
shabrak-phase-choose = choosing a target
shabrak-phase-may = yes or no
shabrak-phase-discard = which card to discard
shabrak-phase-retrieve = which card to take back
shabrak-phase-over = the game is over
