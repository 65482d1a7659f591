# Karak: Goblin: názvy. Hrdinovia sú v karak-names.ftl, karty v goblin-cards.ftl.

## Hra a jej voľby

goblin-title = Karak: Goblin
goblin-subtitle = Kartová výprava do goblinských jaskýň za vládcom netvorov


## Elixíry

goblin-potion-strength = elixír sily
    .gender = m
    .number = one
    .acc = elixír sily
goblin-potion-protection = elixír ochrany
    .gender = m
    .number = one
    .acc = elixír ochrany
goblin-potion-healing = elixír liečenia
    .gender = m
    .number = one
    .acc = elixír liečenia

## Kliatby

goblin-curse-green = kliatba zelených kariet
    .gender = f
    .number = one
    .dat = kliatbe zelených kariet
    .acc = kliatbu zelených kariet
goblin-curse-blue = kliatba modrých kariet
    .gender = f
    .number = one
    .dat = kliatbe modrých kariet
    .acc = kliatbu modrých kariet
goblin-curse-red = kliatba červených kariet
    .gender = f
    .number = one
    .dat = kliatbe červených kariet
    .acc = kliatbu červených kariet
goblin-curse-yellow = kliatba žltých kariet
    .gender = f
    .number = one
    .dat = kliatbe žltých kariet
    .acc = kliatbu žltých kariet
goblin-curse-attack = kliatba útoku
    .gender = f
    .number = one
    .dat = kliatbe útoku
    .acc = kliatbu útoku
goblin-curse-defence = kliatba obrany
    .gender = f
    .number = one
    .dat = kliatbe obrany
    .acc = kliatbu obrany
goblin-curse-heal = kliatba liečenia
    .gender = f
    .number = one
    .dat = kliatbe liečenia
    .acc = kliatbu liečenia
goblin-curse-draw = kliatba doberania
    .gender = f
    .number = one
    .dat = kliatbe doberania
    .acc = kliatbu doberania
goblin-curse-weapon = kliatba zbraní
    .gender = f
    .number = one
    .dat = kliatbe zbraní
    .acc = kliatbu zbraní
goblin-curse-armour = kliatba brnení
    .gender = f
    .number = one
    .dat = kliatbe brnení
    .acc = kliatbu brnení

## Efekty akčných kariet

goblin-effect-attack = útok
    .gender = m
    .acc = útok
goblin-effect-defence = obrana
    .gender = f
    .acc = obranu
goblin-effect-heal = liečenie
    .gender = n
    .acc = liečenie
goblin-effect-draw = doberanie
    .gender = n
    .acc = doberanie

## Čo dáva výbava

goblin-gear-attack = útok
goblin-gear-defence = obrana
goblin-gear-heart = životy späť po boji
goblin-gear-hand = karty v ruke navyše

## Farby

goblin-colour-green = zelená
    .acc = zelenú
goblin-colour-blue = modrá
    .acc = modrú
goblin-colour-red = červená
    .acc = červenú
goblin-colour-yellow = žltá
    .acc = žltú

## Druhy kariet

goblin-kind-action = akčná karta
goblin-kind-weapon = zbraň
goblin-kind-armour = brnenie
goblin-kind-key = kľúč
goblin-kind-crown = koruna
goblin-starting-card = základná karta
    .gender = f
    .number = one
    .acc = základnú kartu
