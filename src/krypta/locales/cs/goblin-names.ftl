# Karak: Goblin: názvy. Hrdinové jsou v karak-names.ftl, karty v goblin-cards.ftl.

## Hra a její volby

goblin-title = Karak: Goblin
goblin-subtitle = Karetní výprava do gobliních jeskyní za vládcem nestvůr


## Lektvary

goblin-potion-strength = lektvar síly
    .gender = m
    .number = one
    .acc = lektvar síly
goblin-potion-protection = lektvar ochrany
    .gender = m
    .number = one
    .acc = lektvar ochrany
goblin-potion-healing = lektvar léčení
    .gender = m
    .number = one
    .acc = lektvar léčení

## Kletby

goblin-curse-green = kletba zelených karet
    .gender = f
    .number = one
    .dat = kletbě zelených karet
    .acc = kletbu zelených karet
goblin-curse-blue = kletba modrých karet
    .gender = f
    .number = one
    .dat = kletbě modrých karet
    .acc = kletbu modrých karet
goblin-curse-red = kletba červených karet
    .gender = f
    .number = one
    .dat = kletbě červených karet
    .acc = kletbu červených karet
goblin-curse-yellow = kletba žlutých karet
    .gender = f
    .number = one
    .dat = kletbě žlutých karet
    .acc = kletbu žlutých karet
goblin-curse-attack = kletba útoku
    .gender = f
    .number = one
    .dat = kletbě útoku
    .acc = kletbu útoku
goblin-curse-defence = kletba obrany
    .gender = f
    .number = one
    .dat = kletbě obrany
    .acc = kletbu obrany
goblin-curse-heal = kletba léčení
    .gender = f
    .number = one
    .dat = kletbě léčení
    .acc = kletbu léčení
goblin-curse-draw = kletba dobírání
    .gender = f
    .number = one
    .dat = kletbě dobírání
    .acc = kletbu dobírání
goblin-curse-weapon = kletba zbraní
    .gender = f
    .number = one
    .dat = kletbě zbraní
    .acc = kletbu zbraní
goblin-curse-armour = kletba zbrojí
    .gender = f
    .number = one
    .dat = kletbě zbrojí
    .acc = kletbu zbrojí

## Efekty akčních karet

goblin-effect-attack = útok
    .gender = m
    .acc = útok
goblin-effect-defence = obrana
    .gender = f
    .acc = obranu
goblin-effect-heal = léčení
    .gender = n
    .acc = léčení
goblin-effect-draw = dobírání
    .gender = n
    .acc = dobírání

## Co dává výbava

goblin-gear-attack = útok
goblin-gear-defence = obrana
goblin-gear-heart = životy zpět po boji
goblin-gear-hand = karty v ruce navíc

## Barvy

goblin-colour-green = zelená
    .acc = zelenou
goblin-colour-blue = modrá
    .acc = modrou
goblin-colour-red = červená
    .acc = červenou
goblin-colour-yellow = žlutá
    .acc = žlutou

## Druhy karet

goblin-kind-action = akční karta
goblin-kind-weapon = zbraň
goblin-kind-armour = zbroj
goblin-kind-key = klíč
goblin-kind-crown = koruna
goblin-starting-card = základní karta
    .gender = f
    .number = one
    .acc = základní kartu
