# What a table can agree on: each option, its values, and `.about`: what it changes, and which edition plays so.

## Karak

option-karak-heroes = Hrdinové
    .about = České, slovenské, německé a francouzské vydání hrdiny losují; v anglickém a polském se dohodnou hráči.
option-karak-heroes-drawn = vylosují se
option-karak-heroes-chosen = vyberou si je hráči
option-karak-first = Kdo začíná
    .about = V českém, německém a francouzském vydání rozhodnou kostky; ve slovenském a polském začíná nejmladší (ať si sedne na místo 1). Los je naše vlastní varianta.
option-karak-first-dice = rozhodnou kostky
option-karak-first-seat = místo 1
option-karak-first-lot = rozhodne los
option-karak-tiles = Destičky
    .about = Kolik místností vede rovně a kolik zatáčí: žádné vydání to neuvádí a majitelé německých krabic napočítali jiná čísla.
option-karak-tiles-standard = mezinárodní vydání
option-karak-tiles-de = německé vydání
option-karak-curse = Prokletí mumie dostane
    .about = Soupeř: anglické vydání a přehledy českého, slovenského, německého a francouzského. Kdokoli, i vítěz sám: polské vydání a hlavní text těchto čtyř.
option-karak-curse-opponent = soupeř
option-karak-curse-anyone = kdokoli
option-karak-quiet = Hra, v níž se nic neděje, skončí
    .about = Žádné vydání neukončí hru dřív, než padne drak. Tady skončí také po 20 kolech, v nichž se nic nestane; bez této hranice jen po 60 kolech bez pokroku.
option-karak-quiet-20 = po 20 kolech
option-karak-quiet-off = nikdy

## Goblin

option-goblin-edition = Pravidla
    .about = Vydání se liší v počtu klíčníků, v tom, zda se smí bojovat s vrchní kartou balíčku, kdy se smí pít lektvar léčení a kdo se smí oživit.
option-goblin-edition-cs = české vydání
option-goblin-edition-de = německé vydání
option-goblin-edition-fr = francouzské vydání
option-goblin-abilities = Schopnosti hrdinů
    .about = Všechna vydání nechávají na hráčích, zda hrdinové své schopnosti použijí.
option-goblin-abilities-on = hraje se s nimi
option-goblin-abilities-off = hraje se bez nich
option-goblin-heroes = Hrdinové
    .about = Ve všech vydáních si hráči vybírají; los je naše vlastní varianta.
option-goblin-heroes-drawn = vylosují se
option-goblin-heroes-chosen = vyberou si je hráči
option-goblin-first = Kdo začíná
    .about = Ve všech vydáních začíná nejmladší (ať si sedne na místo 1). Los je naše vlastní varianta.
option-goblin-first-lot = rozhodne los
option-goblin-first-seat = místo 1
option-goblin-finish = Porážka vládce
    .about = Hned, jak stojí v pravidlech všech vydání; nebo se kolo dohraje, aby měli všichni stejný počet tahů (naše vlastní varianta).
option-goblin-finish-at_once = hra hned končí
option-goblin-finish-round = kolo se dohraje
option-goblin-cards = Karty
    .about = Naše vlastní karty, nebo tvůj soubor s kartami: žádné vydání hodnoty karet neuvádí.
option-goblin-cards-own = vlastní

## Shabrak

option-shabrak-deck1 = Balíček místa 1
    .about = Sark, pět bojovníků a dobírací balíček tohoto místa.
option-shabrak-deck2 = Balíček místa 2
    .about = Sark, pět bojovníků a dobírací balíček tohoto místa.
option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
option-shabrak-deck-coopers = { shabrak-deck-coopers }
option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
option-shabrak-deck-own = vlastní
option-shabrak-reach = Dosah při lichém rozdílu formací
    .about = Na koho bojovník dosáhne, když se formace liší o jednu nebo tři karty. Tištěné obrázky, které to ukazují, nemáme, a tak jsou obě možnosti naše rozhodnutí.
option-shabrak-reach-near = dvě karty
option-shabrak-reach-far = až čtyři karty
option-shabrak-cards = Přidané karty
    .about = Vlastní karty navíc k našim: pravidla žádný seznam karet neuvádějí.
option-shabrak-cards-own = vlastní
