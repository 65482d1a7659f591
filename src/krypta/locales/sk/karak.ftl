karak-title = Karak
karak-subtitle = Výprava za pokladmi do katakomb, ktorým vládne drak

## Čo sa dá urobiť
karak-act-stop = Ukonči ťah
karak-act-stop-heal = Ukonči ťah a vylieč sa
karak-act-go = Choď { NAME($side) }
karak-act-go-discover = Choď { NAME($side) } do neobjavenej oblasti
karak-act-go-monster = Choď { NAME($side) }, kde čaká { NAME($token) }
karak-act-portal = Prejdi do portálu č. { $number }
karak-act-take = Zdvihni { NAME($item, case: "acc") }
karak-act-open = Odomkni truhlu kľúčom
karak-act-cast = Prenes { NAME($hero, case: "acc") } portálom uzdravenia na fontánu č. { $number }
karak-act-cast-self = Prenes sa portálom uzdravenia na fontánu č. { $number }
karak-act-swap = Vymeň si miesto s { NAME($hero, case: "ins") }
karak-act-fight = Bojuj proti { NAME($token, case: "dat") }
karak-act-sneak = Zostaň v tieni a { NAME($token, case: "acc") } nechaj na pokoji
karak-act-lay = Polož doštičku takto: { $shape }
karak-act-keep = Polož { NAME($token, case: "acc") }, druhý žetón vráť do vrecka
karak-act-reroll = Hoď znova oboma kockami
karak-act-bolt = Použi magickú strelu (+1)
karak-act-sacrifice = Obetuj život (+1)
karak-act-resolve-win = Udri: { $power } proti { $strength }, vyhrávaš
karak-act-resolve-tie = Udri: { $power } proti { $strength }, vraciaš sa bez zranenia
karak-act-resolve-lose = Udri: { $power } proti { $strength }, strácaš život
karak-act-resolve-fall = Udri: { $power } proti { $strength }, vraciaš sa a upadáš do bezvedomia
karak-act-leave = Nechaj na doštičke { NAME($item, case: "acc") }
karak-act-curse = Uvaľ prekliatie na { NAME($hero, case: "acc") }
karak-act-curse-self = Vezmi prekliatie na seba
karak-act-curse-stay = Nechaj prekliatie na { NAME($hero, case: "loc") }
karak-act-revive = Vráť sa k životu na fontáne č. { $number }
karak-act-hero = Hraj za { NAME($hero, case: "acc") }

## O čom rozhoduje náhoda
karak-act-first = Žreb: začína { NAME($hero) }
karak-act-roll = Kocky: { $one } a { $two }
karak-act-again = Nový hod kockou: { $die }
karak-act-tile = Doštička: { NAME($place) }
karak-act-token = Žetón: { NAME($token) }

## Čo sa stalo
karak-event-hero-taken = { NAME($player) } hrá za { NAME($hero, case: "acc") }.
karak-event-first-rolled = { NAME($hero) } hádže o prvý ťah: { $one } a { $two }.
karak-event-first-tied = Najvyšší súčet má viac hráčov; rozhodne sa medzi nimi.
karak-event-begins = Začína { NAME($hero) }.
karak-event-turn = Kolo { $round }: na ťahu je { NAME($hero) }.
karak-event-walked = { NAME($hero) } { karak-event-walked.then }.
    .then = ide { NAME($side) }
    .leg =
        { $count ->
            [one] { NAME($side) }
            [2] dvakrát { NAME($side) }
            [3] trikrát { NAME($side) }
            [4] štyrikrát { NAME($side) }
           *[other] { $count }-krát { NAME($side) }
        }
    .many = ide { $list }
karak-event-ported = { NAME($hero) } { karak-event-ported.then }.
    .then = prechádza do portálu č. { $number }
karak-event-tile-drawn = { NAME($hero) } { karak-event-tile-drawn.then }.
    .then = objavuje { NAME($place, case: "acc") }
karak-event-tile-laid = { NAME($hero) } { karak-event-tile-laid.then }.
    .then = kladie { NAME($place, case: "acc") } ({ $shape })
    .known = kladie doštičku ({ $shape })
karak-event-token-drawn = { NAME($hero) } { karak-event-token-drawn.then }.
    .then = vyťahuje z vrecka { NAME($token, case: "acc") }
    .item = { NAME($token, case: "acc") }
    .many = vyťahuje z vrecka { $list }
karak-event-token-laid = { NAME($hero) } { karak-event-token-laid.then }.
    .then = kladie do miestnosti { NAME($token, case: "acc") }
karak-event-token-returned = { NAME($hero) } { karak-event-token-returned.then }.
    .then = vracia do vrecka { NAME($token, case: "acc") }
karak-event-bag-empty = Vo vrecku už nič nie je, miestnosť zostáva prázdna.
karak-event-met = { NAME($hero) } { karak-event-met.then }.
    .then = stojí proti { NAME($token, case: "dat") } (sila { $strength })
    .known = púšťa sa do boja (sila { $strength })
karak-event-sneaked =
    { NAME($hero) } sa v tieni vyhýba boju { $token ->
        [karak-token-warrior] so
       *[other] s
    } { NAME($token, case: "ins") }.
    .then =
        vyhýba sa v tieni boju { $token ->
            [karak-token-warrior] so
           *[other] s
        } { NAME($token, case: "ins") }
karak-event-rolled = { NAME($hero) } { karak-event-rolled.then }.
    .then = hádže { $one } a { $two }
karak-event-one-rerolled = { NAME($hero) } { karak-event-one-rerolled.then }.
    .then = hádže namiesto jednotky znova a padá { $die }
karak-event-rerolls = { NAME($hero) } { karak-event-rerolls.then }.
    .then = opakuje hod oboma kockami
karak-event-bolt-used = { NAME($hero) } { karak-event-bolt-used.then }.
    .then =
        { $spent ->
            [0] používa bez straty magickú strelu (+1)
           *[other] spotrebúva magickú strelu (+1)
        }
    .item =
        { $count ->
            [one] magickú strelu
            [few] { $count } magické strely
           *[other] { $count } magických striel
        }
    .many =
        { $spent ->
            [0] používa bez straty { $list } (+{ $count })
           *[other] spotrebúva { $list } (+{ $count })
        }
karak-event-sacrificed = { NAME($hero) } { karak-event-sacrificed.then }.
    .then =
        obetuje za +1 { $lives ->
            [0] posledný život
            [one] život (zostáva jeden)
            [few] život (zostávajú { $lives })
           *[other] život (zostáva { $lives })
        }
karak-event-won = { NAME($hero) } poráža { NAME($token, case: "acc") } ({ $power } proti { $strength }).
    .then = víťazí ({ $power } proti { $strength })
karak-event-tied =
    { NAME($hero) } { $token ->
        [karak-token-warrior] so
       *[other] s
    } { NAME($token, case: "ins") } remizuje ({ $power } proti { $strength }).
    .then = remizuje ({ $power } proti { $strength })
karak-event-lost =
    { NAME($hero) } { $token ->
        [karak-token-warrior] so
       *[other] s
    } { NAME($token, case: "ins") } prehráva ({ $power } proti { $strength }).
    .then = prehráva ({ $power } proti { $strength })
karak-event-retreated = { NAME($hero) } sa vracia na predchádzajúcu doštičku.
    .then = vracia sa na predchádzajúcu doštičku
karak-event-wounded = { NAME($hero) } { karak-event-wounded.then }.
    .then =
        stráca { $lives ->
            [0] posledný život
            [one] život (zostáva jeden)
            [few] život (zostávajú { $lives })
           *[other] život (zostáva { $lives })
        }
karak-event-fell = { NAME($hero) } { karak-event-fell.then }.
    .then = upadá do bezvedomia
karak-event-woke = { NAME($hero) } { karak-event-woke.then }.
    .then = prichádza k sebe, získava jeden život a ťah sa tým končí
karak-event-healed = { NAME($hero) } { karak-event-healed.then }.
    .then = získava späť všetky životy
karak-event-revived = { NAME($hero) } sa vracia k životu na fontáne č. { $number }.
    .then = vracia sa k životu na fontáne č. { $number }
karak-event-looted = { NAME($hero) } { karak-event-looted.then }.
    .then = získava ako korisť { NAME($item, case: "acc") }
karak-event-left = { NAME($hero) } { karak-event-left.then }.
    .then = necháva na doštičke { NAME($item, case: "acc") }
karak-event-took = { NAME($hero) } { karak-event-took.then }.
    .then = dvíha { NAME($item, case: "acc") }
karak-event-treasure = { NAME($hero) } { karak-event-treasure.then }.
    .then = získava { NAME($treasure, case: "acc") }
karak-event-cursed = { NAME($hero) } { karak-event-cursed.then }.
    .then = uvaľuje prekliatie na { NAME($other, case: "acc") }
karak-event-cursed-self = { NAME($hero) } { karak-event-cursed-self.then }.
    .then = berie prekliatie na seba
karak-event-curse-stays = { NAME($hero) } { karak-event-curse-stays.then }.
    .then = necháva prekliatie na { NAME($other, case: "loc") }
karak-event-curse-stays-self = { NAME($hero) } si prekliatie ponecháva.
    .then = ponecháva si prekliatie
karak-event-curse-lifted = { NAME($hero) } sa zbavuje prekliatia.
    .then = zbavuje sa prekliatia
karak-event-cast = { NAME($hero) } { karak-event-cast.then }.
    .then = prenáša { NAME($other, case: "acc") } portálom uzdravenia na fontánu č. { $number }
karak-event-cast-self = { NAME($hero) } sa prenáša portálom uzdravenia na fontánu č. { $number }.
    .then = prenáša sa portálom uzdravenia na fontánu č. { $number }
karak-event-swapped = { NAME($hero) } si vymieňa miesto s { NAME($other, case: "ins") }.
    .then = vymieňa si miesto s { NAME($other, case: "ins") }
karak-event-goes-on = Vďaka šestke môže { NAME($hero) } pokračovať v ťahu.
    .then = vďaka šestke môže pokračovať v ťahu
karak-event-stopped = { NAME($hero) } { karak-event-stopped.then }.
    .then = ukončuje ťah
karak-event-dragon-slain = { NAME($hero) } premáha draka a hra sa končí.
karak-event-quiet = Už { $rounds } celých kôl nikto nevyložil doštičku, nebojoval, nič nezobral ani neodomkol: hra sa končí a spočítajú sa body.
karak-event-fruitless = Už { $rounds } celých kôl nikto nevyložil doštičku, neporazil netvora ani neodomkol truhlu: hra sa končí a spočítajú sa body.

## Prečo to nejde
karak-why-not-an-act = Nič také sa v Karaku urobiť nedá; vyber si z ponuky.
karak-why-over = Hra sa už skončila; môžeš začať novú.
karak-why-not-now = Na to teraz nie je vhodná chvíľa; pokračuj v ťahu alebo ho ukonči.
karak-why-nature-first = Najprv rozhodne náhoda; počkaj na kocky, doštičku, žetón alebo žreb.
karak-why-nature-only = O tom rozhoduje náhoda, nie hráč; vyber si z ponuky.
karak-why-cannot-come = Taký výsledok teraz prísť nemôže; zadaj iný.
karak-why-hero-first = Najprv si vyber hrdinu.
karak-why-hero-gone = Za tohto hrdinu už niekto hrá; vyber si iného.
karak-why-wall-here = Tvoja doštička týmto smerom priechod nemá; zvoľ iný smer.
karak-why-wall-there = Susedná doštička má z tejto strany stenu; zvoľ iný smer.
karak-why-pile-empty = Doštičky sa minuli a do neobjavenej oblasti sa už vstúpiť nedá; choď po vyložených.
karak-why-no-steps = Všetky kroky už máš za sebou; využi, čo doštička ponúka, alebo ukonči ťah.
karak-why-not-on-portal = Do portálu sa dostaneš len z iného portálu; najprv k niektorému dôjdi.
karak-why-no-such-portal = Portál s týmto číslom na stole neleží; vyber niektorý z vyložených.
karak-why-same-portal = Pri tomto portáli práve stojíš; zvoľ iný.
karak-why-lay-first = Najprv polož doštičku, ktorú máš v ruke.
karak-why-not-this-shape = Taký tvar doštička nemá, nech ju otočíš akokoľvek; vyber niektorý z ponúkaných.
karak-why-does-not-join = Takto doštička nenadviaže na tú, z ktorej vychádzaš; otoč ju priechodom k nej.
karak-why-keep-first = Najprv vyber, ktorý z dvoch žetónov položíš do miestnosti.
karak-why-not-drawn = Taký žetón v ruke nemáš; vyber jeden z dvoch vytiahnutých.
karak-why-no-monster = Žiadny netvor ti tu teraz nestojí v ceste; choď ďalej alebo ukonči ťah.
karak-why-fight-not-first = Bojovať môžeš len pri vstupe k netvorovi alebo v ťahu pred prvým krokom; teraz choď ďalej alebo ukonči ťah.
karak-why-meet-first = Najprv sa rozhodni, či budeš s netvorom bojovať, alebo zostaneš v tieni.
karak-why-strike-first = Najprv dokonči boj: pridaj k hodu, čo chceš, a udri.
karak-why-not-horan = Znova hodiť oboma kockami smie len Horan; musíš vystačiť s tým, čo padlo.
karak-why-rerolled = Znova hádzať sa smie len raz za boj; platí druhý hod.
karak-why-reroll-after-bolt = Po použití magickej strely sa už znova hádzať nedá; nabudúce hoď skôr, než ju pridáš.
karak-why-no-bolt = Ďalšiu magickú strelu pre tento boj nemáš; musíš vystačiť s tým, čo máš.
karak-why-not-xanros = Obetovať život alebo si vymeniť miesto s iným hrdinom vie len Xanros; vyber si z ponuky.
karak-why-gave-life = Obetovať život sa smie len raz za boj; pridaj strelu alebo udri.
karak-why-cursed = Kvôli prekliatiu nemá { NAME($hero) } žiadne schopnosti; zbaví sa ho na liečivej fontáne.
karak-why-swap-self = Miesto sa dá vymeniť len s iným hrdinom; vyber niektorého z nich.
karak-why-swap-not-first = Zámena stojí všetky 4 kroky, a preto sa dá použiť len na začiatku ťahu; nabudúce ju použi pred prvým krokom.
karak-why-swap-same-tile = Obaja hrdinovia stoja na tej istej doštičke a nemajú si čo vymeniť; vyber iného hrdinu.
karak-why-nothing-to-take = Na tejto doštičke nie je čo zdvihnúť; choď tam, kde leží nejaký predmet.
karak-why-same-kind-only = Všetky miesta pre tento predmet máš obsadené úplne rovnakými; výmenou by sa nič nezmenilo.
karak-why-no-chest = Na tejto doštičke žiadna truhla neleží; najprv k nejakej dôjdi.
karak-why-no-key = Bez kľúča truhlu neodomkneš; získaš ho porážkou kľučiara kostlivca.
karak-why-no-healing = Nemáš portál uzdravenia; získaš ho porážkou obrieho pavúka.
karak-why-no-such-hero = Taký hrdina tu nehrá; vyber niektorého z tých, ktorí sú v hre.
karak-why-no-such-fountain = Fontána s týmto číslom na stole neleží; vyber niektorú z vyložených.
karak-why-leave-first = Najprv vyber, ktorý predmet necháš na doštičke.
karak-why-other-slot = Odložiť musíš predmet toho istého druhu, ako je ten nový: zbraň za zbraň, kúzlo za kúzlo, kľúč za kľúč.
karak-why-not-held = Taký predmet nemáš; vyber niektorý zo svojich.
karak-why-curse-first = Najprv rozhodni, na koho padne prekliatie.
karak-why-curse-self = Na svojho hrdinu prekliatie uvaliť nemôžeš; vyber súpera.
karak-why-revive-first = Najprv zvoľ fontánu, na ktorej sa { NAME($hero) } vráti k životu.
