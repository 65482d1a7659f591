# Karak: Goblin : noms (français). Valeur = forme du dictionnaire, sans article. Héros : karak-names.ftl ; cartes :
# goblin-cards.ftl.

## Le jeu

goblin-title = Karak: Goblin
goblin-subtitle = Un jeu de cartes au fond des cavernes gobelines, jusqu’au Seigneur de Tous les Monstres


## Potions

goblin-potion-strength = potion de force
    .gender = f
    .number = one
    .one = une potion de force
goblin-potion-protection = potion de contre-malédiction
    .gender = f
    .number = one
    .one = une potion de contre-malédiction
goblin-potion-healing = potion de soin
    .gender = f
    .number = one
    .one = une potion de soin

## Malédictions

goblin-curse-green = malédiction du vert
    .gender = f
    .number = one
    .the = la malédiction du vert
goblin-curse-blue = malédiction du bleu
    .gender = f
    .number = one
    .the = la malédiction du bleu
goblin-curse-red = malédiction du rouge
    .gender = f
    .number = one
    .the = la malédiction du rouge
goblin-curse-yellow = malédiction du jaune
    .gender = f
    .number = one
    .the = la malédiction du jaune
goblin-curse-attack = malédiction d’attaque
    .gender = f
    .number = one
    .the = la malédiction d’attaque
goblin-curse-defence = malédiction de défense
    .gender = f
    .number = one
    .the = la malédiction de défense
goblin-curse-heal = malédiction de soin
    .gender = f
    .number = one
    .the = la malédiction de soin
goblin-curse-draw = malédiction de pioche
    .gender = f
    .number = one
    .the = la malédiction de pioche
goblin-curse-weapon = malédiction d’arme
    .gender = f
    .number = one
    .the = la malédiction d’arme
goblin-curse-armour = malédiction d’armure
    .gender = f
    .number = one
    .the = la malédiction d’armure

## Effets des cartes Action

goblin-effect-attack = attaque
    .gender = f
    .the = l’attaque
goblin-effect-defence = défense
    .gender = f
    .the = la défense
goblin-effect-heal = soin
    .gender = m
    .the = le soin
goblin-effect-draw = pioche
    .gender = f
    .the = la pioche

## Ce que donne l’équipement

goblin-gear-attack = attaque
goblin-gear-defence = défense
goblin-gear-heart = points de vie récupérés après un combat
goblin-gear-hand = cartes supplémentaires en main

## Couleurs

goblin-colour-green = vert
    .fem = verte
goblin-colour-blue = bleu
    .fem = bleue
goblin-colour-red = rouge
    .fem = rouge
goblin-colour-yellow = jaune
    .fem = jaune

## Types de cartes

goblin-kind-action = carte Action
goblin-kind-weapon = arme
goblin-kind-armour = armure
goblin-kind-key = clé
goblin-kind-crown = couronne
goblin-starting-card = carte de départ
    .gender = f
    .number = one
    .one = une carte de départ
