# Karak: Goblin: names (English). Value = dictionary form without article. Heroes: karak-names.ftl; cards: goblin-cards.ftl.

## The game

goblin-title = Karak: Goblin
goblin-subtitle = A card game: fight your way down through the goblin caves to the monster lord


## Potions

goblin-potion-strength = potion of strength
    .one = a potion of strength
goblin-potion-protection = potion of protection
    .one = a potion of protection
goblin-potion-healing = potion of healing
    .one = a potion of healing

## Curses

goblin-curse-green = curse on green
    .the = the curse on green
goblin-curse-blue = curse on blue
    .the = the curse on blue
goblin-curse-red = curse on red
    .the = the curse on red
goblin-curse-yellow = curse on yellow
    .the = the curse on yellow
goblin-curse-attack = curse on attack
    .the = the curse on attack
goblin-curse-defence = curse on defence
    .the = the curse on defence
goblin-curse-heal = curse on healing
    .the = the curse on healing
goblin-curse-draw = curse on drawing
    .the = the curse on drawing
goblin-curse-weapon = curse on weapons
    .the = the curse on weapons
goblin-curse-armour = curse on armour
    .the = the curse on armour

## What action cards do

goblin-effect-attack = attack
goblin-effect-defence = defence
goblin-effect-heal = healing
goblin-effect-draw = drawing

## What equipment gives

goblin-gear-attack = attack
goblin-gear-defence = defence
goblin-gear-heart = lives back after a fight
goblin-gear-hand = extra cards in hand

## Colours

goblin-colour-green = green
goblin-colour-blue = blue
goblin-colour-red = red
goblin-colour-yellow = yellow

## Kinds of cards

goblin-kind-action = action card
goblin-kind-weapon = weapon
goblin-kind-armour = armour
goblin-kind-key = key
goblin-kind-crown = crown
goblin-starting-card = starting card
