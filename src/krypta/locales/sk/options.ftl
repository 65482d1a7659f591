# What a table can agree on: each option, its values, and `.about`: what it changes, and which edition plays so.

## Karak

option-karak-heroes = Hrdinovia
    .about = České, slovenské, nemecké a francúzske vydanie hrdinov žrebujú; v anglickom a poľskom sa dohodnú hráči.
option-karak-heroes-drawn = vyžrebujú sa
option-karak-heroes-chosen = vyberú si ich hráči
option-karak-first = Kto začína
    .about = V českom, nemeckom a francúzskom vydaní rozhodnú kocky; v slovenskom a poľskom začína najmladší (nech si sadne na miesto 1). Žreb je náš vlastný variant.
option-karak-first-dice = rozhodnú kocky
option-karak-first-seat = miesto 1
option-karak-first-lot = rozhodne žreb
option-karak-tiles = Doštičky
    .about = Koľko miestností vedie rovno a koľko zahýba: žiadne vydanie to neuvádza a majitelia nemeckých škatúľ napočítali iné čísla.
option-karak-tiles-standard = medzinárodné vydanie
option-karak-tiles-de = nemecké vydanie
option-karak-curse = Prekliatie múmie dostane
    .about = Súper: anglické vydanie a prehľady českého, slovenského, nemeckého a francúzskeho. Ktokoľvek, aj sám víťaz: poľské vydanie a hlavný text týchto štyroch.
option-karak-curse-opponent = súper
option-karak-curse-anyone = ktokoľvek
option-karak-quiet = Hra, v ktorej sa nič nedeje, sa skončí
    .about = Žiadne vydanie neukončí hru skôr, než padne drak. Tu sa skončí aj po 20 kolách, v ktorých sa nič nestane; bez tejto hranice len po 60 kolách bez pokroku.
option-karak-quiet-20 = po 20 kolách
option-karak-quiet-off = nikdy

## Goblin

option-goblin-edition = Pravidlá
    .about = Vydania sa líšia v počte kľučiarov, v tom, či sa smie bojovať s vrchnou kartou balíčka, kedy sa smie piť elixír liečenia a kto sa smie oživiť.
option-goblin-edition-cs = české vydanie
option-goblin-edition-de = nemecké vydanie
option-goblin-edition-fr = francúzske vydanie
option-goblin-abilities = Schopnosti hrdinov
    .about = Všetky vydania nechávajú na hráčoch, či hrdinovia svoje schopnosti použijú.
option-goblin-abilities-on = hrá sa s nimi
option-goblin-abilities-off = hrá sa bez nich
option-goblin-heroes = Hrdinovia
    .about = Vo všetkých vydaniach si hráči vyberajú; žreb je náš vlastný variant.
option-goblin-heroes-drawn = vyžrebujú sa
option-goblin-heroes-chosen = vyberú si ich hráči
option-goblin-first = Kto začína
    .about = Vo všetkých vydaniach začína najmladší (nech si sadne na miesto 1). Žreb je náš vlastný variant.
option-goblin-first-lot = rozhodne žreb
option-goblin-first-seat = miesto 1
option-goblin-finish = Porážka vládcu
    .about = Hneď, ako je v pravidlách všetkých vydaní; alebo sa kolo dohrá, aby mali všetci rovnaký počet ťahov (náš vlastný variant).
option-goblin-finish-at_once = hra sa hneď končí
option-goblin-finish-round = kolo sa dohrá
option-goblin-cards = Karty
    .about = Naše vlastné karty alebo tvoj súbor s kartami: žiadne vydanie hodnoty kariet neuvádza.
option-goblin-cards-own = vlastné

## Shabrak

option-shabrak-deck1 = Balíček miesta 1
    .about = Sark, päť bojovníkov a doberací balíček tohto miesta.
option-shabrak-deck2 = Balíček miesta 2
    .about = Sark, päť bojovníkov a doberací balíček tohto miesta.
option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
option-shabrak-deck-coopers = { shabrak-deck-coopers }
option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
option-shabrak-deck-own = vlastný
option-shabrak-reach = Dosah pri nepárnom rozdiele formácií
    .about = Na koho bojovník dočiahne, keď sa formácie líšia o jednu alebo tri karty. Tlačené obrázky, ktoré to ukazujú, nemáme, a tak sú obe možnosti naše rozhodnutie.
option-shabrak-reach-near = dve karty
option-shabrak-reach-far = až štyri karty
option-shabrak-cards = Pridané karty
    .about = Vlastné karty navyše k našim: pravidlá žiadny zoznam kariet neuvádzajú.
option-shabrak-cards-own = vlastné
