# Karak: Goblin: nazwy. Wartość to forma słownikowa. Bohaterowie są w karak-names.ftl, karty w goblin-cards.ftl.

## Gra i jej opcje

goblin-title = Karak: Goblin
goblin-subtitle = Karciana wyprawa w głąb jaskiń goblinów, aż do władcy potworów


## Mikstury

goblin-potion-strength = mikstura siły
    .gender = f
    .number = one
    .acc = miksturę siły
goblin-potion-protection = mikstura ochrony
    .gender = f
    .number = one
    .acc = miksturę ochrony
goblin-potion-healing = mikstura leczenia
    .gender = f
    .number = one
    .acc = miksturę leczenia

## Klątwy

goblin-curse-green = klątwa zielonych kart
    .gender = f
    .number = one
    .dat = klątwie zielonych kart
    .acc = klątwę zielonych kart
goblin-curse-blue = klątwa niebieskich kart
    .gender = f
    .number = one
    .dat = klątwie niebieskich kart
    .acc = klątwę niebieskich kart
goblin-curse-red = klątwa czerwonych kart
    .gender = f
    .number = one
    .dat = klątwie czerwonych kart
    .acc = klątwę czerwonych kart
goblin-curse-yellow = klątwa żółtych kart
    .gender = f
    .number = one
    .dat = klątwie żółtych kart
    .acc = klątwę żółtych kart
goblin-curse-attack = klątwa ataku
    .gender = f
    .number = one
    .dat = klątwie ataku
    .acc = klątwę ataku
goblin-curse-defence = klątwa obrony
    .gender = f
    .number = one
    .dat = klątwie obrony
    .acc = klątwę obrony
goblin-curse-heal = klątwa leczenia
    .gender = f
    .number = one
    .dat = klątwie leczenia
    .acc = klątwę leczenia
goblin-curse-draw = klątwa dobierania
    .gender = f
    .number = one
    .dat = klątwie dobierania
    .acc = klątwę dobierania
goblin-curse-weapon = klątwa broni
    .gender = f
    .number = one
    .dat = klątwie broni
    .acc = klątwę broni
goblin-curse-armour = klątwa zbroi
    .gender = f
    .number = one
    .dat = klątwie zbroi
    .acc = klątwę zbroi

## Efekty kart akcji

goblin-effect-attack = atak
    .gender = m
    .acc = atak
goblin-effect-defence = obrona
    .gender = f
    .acc = obronę
goblin-effect-heal = leczenie
    .gender = n
    .acc = leczenie
goblin-effect-draw = dobieranie
    .gender = n
    .acc = dobieranie

## Co daje wyposażenie

goblin-gear-attack = atak
goblin-gear-defence = obrona
goblin-gear-heart = PW odzyskiwane po walce
goblin-gear-hand = dodatkowe karty na ręce

## Kolory

goblin-colour-green = zielony
    .acc = zieloną
goblin-colour-blue = niebieski
    .acc = niebieską
goblin-colour-red = czerwony
    .acc = czerwoną
goblin-colour-yellow = żółty
    .acc = żółtą

## Rodzaje kart

goblin-kind-action = karta akcji
goblin-kind-weapon = broń
goblin-kind-armour = zbroja
goblin-kind-key = klucz
goblin-kind-crown = korona
goblin-starting-card = karta początkowa
    .gender = f
    .number = one
    .acc = kartę początkową
