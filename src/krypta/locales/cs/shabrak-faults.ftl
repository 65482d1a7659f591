# Co je špatně se souborem karet, balíčkem nebo kódem balíčku Shabraku. Slova souborů a jazyka, kterým se píšou schopnosti
# (press, chosen, warriors), se nepřekládají.

shabrak-fault-a =
    { $kind ->
        [sark] sark
        [warrior] bojovník
        [event] událost
       *[equipment] vybavení
    }

## Karty

shabrak-fault-cards = Soubor má nejvýš { $most } karet; tento jich má { $count }.
shabrak-fault-sarks = Sarků je příliš mnoho: dohromady se jich vejde nejvýš { $most }.
shabrak-fault-id = Karta potřebuje id z malých písmen bez diakritiky, číslic a pomlček, ale je tu { $found }.
shabrak-fault-id-long = Id „{ $card }“ je příliš dlouhé; id má nejvýš { $most } znaků.
shabrak-fault-id-known = Karta „{ $card }“ už v sadě je; dej té své jiné id.
shabrak-fault-id-twice = Id „{ $card }“ už má karta na řádku { $line }.
shabrak-fault-sark = Bojovník má svůj původní sark (S1.3), ale je tu { $found }; na výběr je { $known }.
shabrak-fault-no-sarks = Bojovník má svůj původní sark (S1.3), ale je tu { $found }; zatím tu žádný sark není: přidej [[sark]].
shabrak-fault-yes = { $key } má být true, nebo se vynechá, ale je tu { $found }.
shabrak-fault-commander-unlimited = Velitel má jméno: v balíčku je jen jednou (S1.2).
shabrak-fault-abilities =
    { $most ->
        [one] Karta má nejvýš jednu schopnost; tato jich má { $count }.
        [few] Karta má nejvýš { $most } schopnosti; tato jich má { $count }.
       *[other] Karta má nejvýš { $most } schopností; tato jich má { $count }.
    }
shabrak-fault-one-active = Karta má nejvýš jednu aktivní schopnost.
shabrak-fault-event-idle = Událost něco dělá: abilities = ["played: …"].

## Balíčky

shabrak-fault-no-card = Karta „{ $card }“ neexistuje (S1.1).
shabrak-fault-misplaced =
    „{ $card }“ je { $kind }; do „{ $part }“ patří { $part ->
        [sark] sark
        [warriors] bojovník
       *[pile] událost nebo vybavení
    } (S1.1).
shabrak-fault-team = Bojovníků má balíček přesně { $most }; tento jich má { $count } (S1.1).
shabrak-fault-commanders = Velitel je v balíčku právě jeden; v tomto je jich { $count }: { $cards } (S1.1).
shabrak-fault-no-commander = Velitel je v balíčku právě jeden; v tomto není žádný (S1.1).
shabrak-fault-pile = Dobírací balíček má { $least } až { $most } karet; tento jich má { $count } (S1.1).
shabrak-fault-none-in-pile = „{ $card }“ není v dobíracím balíčku ani jednou; má tam být alespoň jednou (S1.1).
shabrak-fault-copies =
    „{ $card }“ smí být v balíčku nejvýš { $most ->
        [1] jednou
       *[other] dvakrát
    }; v tomto je { $count }krát (S1.2).
shabrak-fault-deck-name = Název balíčku je text o nejvýš { $most } bajtech.
shabrak-fault-deck-sark = sark má být id karty, ale je tu { $found }.
shabrak-fault-entries = Položek v { $key } je { $count }; { $most } bohatě stačí.
shabrak-fault-entry = Karta dobíracího balíčku se píše „2 liquor“, ale je tu { $found }.
shabrak-fault-no-deck = Takový balíček neexistuje: { $found }. Na výběr je { $known }, kód balíčku nebo text souboru s balíčkem (v terminálu @SOUBOR).
shabrak-fault-code = Kód balíčku začíná „{ $prefix }“ a má nejvýš { $most } znaků; tohle kód není.
shabrak-fault-mistyped = V tomto kódu balíčku je překlep, nebo vznikl s jinými kartami: zkopíruj ho ještě jednou celý a přidej soubor s kartami, se kterým vznikl.

## Schopnosti: jak se píšou

shabrak-fault-expected = Tady má být { $what }, ale je tu { $found }.
shabrak-fault-a-number = číslo od { $least } do { $most }
shabrak-fault-step-or-end = „;“ a další krok, nebo konec
shabrak-fault-end = konec
shabrak-fault-conditions =
    { $most ->
        [one] Schopnost má nejvýš jednu podmínku.
        [few] Schopnost má nejvýš { $most } podmínky.
       *[other] Schopnost má nejvýš { $most } podmínek.
    }
shabrak-fault-steps =
    { $most ->
        [one] Schopnost má nejvýš jeden krok.
        [few] Schopnost má nejvýš { $most } kroky.
       *[other] Schopnost má nejvýš { $most } kroků.
    }
shabrak-fault-take-away = Odečíst se dá jen číslo.
shabrak-fault-twice =
    { $what ->
        [place] Místo je tu dvakrát.
        [rarity] Rarita je tu dvakrát.
       *[sark] Sark je tu dvakrát.
    }

## Schopnosti: co mohou znamenat

shabrak-fault-moment = „{ $moment }“ na tento druh karty nepatří; může tu být { $known }.
shabrak-fault-whose = Řekni čí: karta, která nepatří bojovníkovi, nemůže být sama „{ $moment }“; má tu být „own“, „enemy“ nebo „any“.
shabrak-fault-fallen-subject = Kdo už je přemožený, nic nespustí.
shabrak-fault-no-more = Kdo se právě stal „{ $moment }“, už není „{ $trait }“.
shabrak-fault-not-standing = Dokud karta stojí, může měnit „attack“, „defence“ a „reach“ nebo krýt („guard“), ale ne „{ $effect }“.
shabrak-fault-only-standing = „{ $effect }“ působí, jen dokud karta stojí: napiš „standing: …“.
shabrak-fault-no-choice = Co působí, dokud karta stojí, není na výběr: vynech „may“ a „then“.
shabrak-fault-chosen = Dokud karta stojí, nikdo se nevybírá; má tu být „self“ nebo „all“.
shabrak-fault-figure = Co působí, dokud karta stojí, nemůže záviset na hodnotách, které samo mění; má tu být číslo.
shabrak-fault-reach = Dosah nemůže záviset na tom, kdo je v dosahu.
shabrak-fault-round-end = Na konci kola už se pro toto kolo nedá nic změnit.
shabrak-fault-no-row =
    { $what ->
        [self] Tato karta nestojí ve formaci: nemá „self“.
        [other] Tato karta nestojí ve formaci: vynech „other“.
        [steal] Krást může jen bojovník: tato karta nestojí ve formaci.
       *[place] Tato karta nestojí ve formaci: řekni od koho, třeba „of it“.
    }
shabrak-fault-overpowered =
    { $what ->
        [steal] Je přemožený: nic už si nasadit nemůže.
       *[self] Je přemožený: s „self“ už se nedá nic dělat.
    }
shabrak-fault-it = Zatím nebyl jmenován nikdo, kdo by mohl být „it“.
shabrak-fault-foe = „foe“ je jen při „attacking“ nebo „attacked“.
shabrak-fault-nobody = Nikdo nemůže být tohle všechno najednou: { $traits }.
shabrak-fault-neighbour = Soupeř není soused; má tu být „own“.
shabrak-fault-faced = Naproti a v dosahu jsou jen soupeři; má tu být „enemy“.
shabrak-fault-fallen-target = S přemoženými se nedá nic dělat; „fallen“ se dají jen počítat.
shabrak-fault-steal-from = Bojovník nosí jen jednu věc, a tak krade jen od jednoho; má tu být „chosen“, „it“ nebo „foe“.
shabrak-fault-swap-all = Místa si vyměňují dva bojovníci; má tu být „self“, „it“, „foe“ nebo „chosen“.
shabrak-fault-swap-self = Nikdo si nevymění místo sám se sebou.
shabrak-fault-swap-any = Místa se vyměňují v jedné formaci; má tu být „own“ nebo „enemy“.
shabrak-fault-swap-across = Místa se vyměňují v jedné formaci, ne mezi formacemi.
shabrak-fault-picture = Obrázek { $found } neexistuje. Obrázek se jmenuje jako některá z našich karet, například picture = "krupan".
shabrak-fault-flavour = Text flavour má být jediný řádek o nejvýš { $most } znacích.
