# Karak: Goblin: Namen. Der Wert ist die Wörterbuchform. Helden: karak-names.ftl, Karten: goblin-cards.ftl.

## Das Spiel und seine Optionen

goblin-title = Karak: Goblin
goblin-subtitle = Ein Kartenspiel: Kämpf dich durch die Goblin-Höhlen bis zum Monsterlord


## Tränke

goblin-potion-strength = Stärkungstrank
    .gender = m
    .number = one
    .acc = den Stärkungstrank
    .one = einen Stärkungstrank
goblin-potion-protection = Gegenfluchtrank
    .gender = m
    .number = one
    .acc = den Gegenfluchtrank
    .one = einen Gegenfluchtrank
goblin-potion-healing = Heiltrank
    .gender = m
    .number = one
    .acc = den Heiltrank
    .one = einen Heiltrank

## Flüche

goblin-curse-green = Fluch gegen Grün
    .gender = m
    .number = one
    .dat = dem Fluch gegen Grün
    .acc = den Fluch gegen Grün
goblin-curse-blue = Fluch gegen Blau
    .gender = m
    .number = one
    .dat = dem Fluch gegen Blau
    .acc = den Fluch gegen Blau
goblin-curse-red = Fluch gegen Rot
    .gender = m
    .number = one
    .dat = dem Fluch gegen Rot
    .acc = den Fluch gegen Rot
goblin-curse-yellow = Fluch gegen Gelb
    .gender = m
    .number = one
    .dat = dem Fluch gegen Gelb
    .acc = den Fluch gegen Gelb
goblin-curse-attack = Fluch gegen Angriff
    .gender = m
    .number = one
    .dat = dem Fluch gegen Angriff
    .acc = den Fluch gegen Angriff
goblin-curse-defence = Fluch gegen Verteidigung
    .gender = m
    .number = one
    .dat = dem Fluch gegen Verteidigung
    .acc = den Fluch gegen Verteidigung
goblin-curse-heal = Fluch gegen Heilung
    .gender = m
    .number = one
    .dat = dem Fluch gegen Heilung
    .acc = den Fluch gegen Heilung
goblin-curse-draw = Fluch gegen Ziehen
    .gender = m
    .number = one
    .dat = dem Fluch gegen Ziehen
    .acc = den Fluch gegen Ziehen
goblin-curse-weapon = Fluch gegen Waffen
    .gender = m
    .number = one
    .dat = dem Fluch gegen Waffen
    .acc = den Fluch gegen Waffen
goblin-curse-armour = Fluch gegen Rüstungen
    .gender = m
    .number = one
    .dat = dem Fluch gegen Rüstungen
    .acc = den Fluch gegen Rüstungen

## Effekte der Aktionskarten

goblin-effect-attack = Angriff
    .gender = m
    .acc = den Angriff
goblin-effect-defence = Verteidigung
    .gender = f
    .acc = die Verteidigung
goblin-effect-heal = Heilung
    .gender = f
    .acc = die Heilung
goblin-effect-draw = Ziehen
    .gender = n
    .acc = das Ziehen

## Was Ausrüstung gibt

goblin-gear-attack = Angriff
goblin-gear-defence = Verteidigung
goblin-gear-heart = Trefferpunkte zurück nach dem Kampf
goblin-gear-hand = zusätzliche Handkarten

## Farben

goblin-colour-green = Grün
    .adj = grüne
goblin-colour-blue = Blau
    .adj = blaue
goblin-colour-red = Rot
    .adj = rote
goblin-colour-yellow = Gelb
    .adj = gelbe

## Arten von Karten

goblin-kind-action = Aktionskarte
goblin-kind-weapon = Waffe
goblin-kind-armour = Rüstung
goblin-kind-key = Schlüssel
goblin-kind-crown = Krone
goblin-starting-card = Startkarte
    .gender = f
    .number = one
    .one = eine Startkarte
