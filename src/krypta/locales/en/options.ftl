# What a table can agree on: each option, its values, and `.about`: what it changes, and which edition plays so.

## Karak

option-karak-heroes = Heroes
    .about = The Czech, Slovak, German and French editions draw the heroes by lot; in the English and Polish ones the players decide.
option-karak-heroes-drawn = drawn by lot
option-karak-heroes-chosen = chosen by the players
option-karak-first = Who begins
    .about = The dice decide in the Czech, German and French editions; in the Slovak and Polish ones the youngest begins (let them take seat 1). Drawing lots is our own variant.
option-karak-first-dice = the dice decide
option-karak-first-seat = seat 1
option-karak-first-lot = by lot
option-karak-tiles = Tiles
    .about = No edition prints how many rooms are straight and how many turn a corner; owners of the German edition have counted different numbers.
option-karak-tiles-standard = international edition
option-karak-tiles-de = German edition
option-karak-curse = The mummy’s curse falls on
    .about = An opponent: the English edition, and the summaries of the Czech, Slovak, German and French ones. Anyone, the winner too: the Polish edition, and the body text of those four.
option-karak-curse-opponent = an opponent
option-karak-curse-anyone = anyone
option-karak-quiet = A quiet game ends
    .about = No edition ends a game before the dragon falls. Here it also ends after 20 rounds in which nothing happens; switched off, only after 60 rounds without progress.
option-karak-quiet-20 = after 20 rounds
option-karak-quiet-off = never

## Goblin

option-goblin-edition = Rules
    .about = The editions differ in the number of gatekeepers, in whether the top card of a stack may be fought, in when the potion of healing may be drunk and in who may revive.
option-goblin-edition-cs = Czech edition
option-goblin-edition-de = German edition
option-goblin-edition-fr = French edition
option-goblin-abilities = Heroes’ abilities
    .about = All editions leave it to the players whether the heroes use their abilities.
option-goblin-abilities-on = in play
option-goblin-abilities-off = left out
option-goblin-heroes = Heroes
    .about = All editions let the players choose; by lot is our own variant.
option-goblin-heroes-drawn = drawn by lot
option-goblin-heroes-chosen = chosen by the players
option-goblin-first = Who begins
    .about = In all editions the youngest begins (let them take seat 1). Drawing lots is our own variant.
option-goblin-first-lot = by lot
option-goblin-first-seat = seat 1
option-goblin-finish = When the lord is beaten
    .about = At once, as printed in all editions; or the round is played out, so that everyone has had the same number of turns (our own variant).
option-goblin-finish-at_once = the game ends at once
option-goblin-finish-round = the round is played out
option-goblin-cards = Cards
    .about = Our own cards, or a card file you wrote: no edition prints the values of its cards.
option-goblin-cards-own = custom

## Shabrak

option-shabrak-deck1 = Deck of seat 1
    .about = The sark, the five warriors and the draw pile of this seat.
option-shabrak-deck2 = Deck of seat 2
    .about = The sark, the five warriors and the draw pile of this seat.
option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
option-shabrak-deck-coopers = { shabrak-deck-coopers }
option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
option-shabrak-deck-own = custom
option-shabrak-reach = Reach when the rows differ by an odd number
    .about = Whom a warrior reaches when the rows differ by one card or three. We do not have the printed pictures that show it, so both settings are our own rulings.
option-shabrak-reach-near = two cards
option-shabrak-reach-far = up to four cards
option-shabrak-cards = Added cards
    .about = Cards you wrote, in addition to ours: the rulebook prints no list of cards.
option-shabrak-cards-own = custom
