karak-title = Karak
karak-subtitle = Výprava za poklady do katakomb, kterým vládne drak

## Co se dá udělat
karak-act-stop = Ukonči tah
karak-act-stop-heal = Ukonči tah a vyleč se
karak-act-go = Jdi { NAME($side) }
karak-act-go-discover = Jdi { NAME($side) } do neobjevené oblasti
karak-act-go-monster = Jdi { NAME($side) }, kde čeká { NAME($token) }
karak-act-portal = Přejdi do portálu č. { $number }
karak-act-take = Zvedni { NAME($item, case: "acc") }
karak-act-open = Odemkni truhlu klíčem
karak-act-cast = Přenes { NAME($hero, case: "acc") } portálem uzdravení na fontánu č. { $number }
karak-act-cast-self = Přenes se portálem uzdravení na fontánu č. { $number }
karak-act-swap = Vyměň si místo s { NAME($hero, case: "ins") }
karak-act-fight = Bojuj proti { NAME($token, case: "dat") }
karak-act-sneak = Zůstaň ve stínu a { NAME($token, case: "acc") } nech být
karak-act-lay = Polož destičku takto: { $shape }
karak-act-keep = Polož { NAME($token, case: "acc") }, druhý žeton vrať do sáčku
karak-act-reroll = Hoď znovu oběma kostkami
karak-act-bolt = Použij magickou střelu (+1)
karak-act-sacrifice = Obětuj život (+1)
karak-act-resolve-win = Udeř: { $power } proti { $strength }, vyhráváš
karak-act-resolve-tie = Udeř: { $power } proti { $strength }, vracíš se bez zranění
karak-act-resolve-lose = Udeř: { $power } proti { $strength }, ztrácíš život
karak-act-resolve-fall = Udeř: { $power } proti { $strength }, vracíš se a upadáš do bezvědomí
karak-act-leave = Nech na destičce { NAME($item, case: "acc") }
karak-act-curse = Uval prokletí na { NAME($hero, case: "acc") }
karak-act-curse-self = Vezmi prokletí na sebe
karak-act-curse-stay = Nech prokletí na { NAME($hero, case: "loc") }
karak-act-revive = Vrať se k životu na fontáně č. { $number }
karak-act-hero = Hraj za { NAME($hero, case: "acc") }

## O čem rozhoduje náhoda
karak-act-first = Los: začíná { NAME($hero) }
karak-act-roll = Kostky: { $one } a { $two }
karak-act-again = Nový hod kostkou: { $die }
karak-act-tile = Destička: { NAME($place) }
karak-act-token = Žeton: { NAME($token) }

## Co se stalo
karak-event-hero-taken = { NAME($player) } hraje za { NAME($hero, case: "acc") }.
karak-event-first-rolled = { NAME($hero) } hází o první tah: { $one } a { $two }.
karak-event-first-tied = Nejvyšší součet má víc hráčů; rozhodne se mezi nimi.
karak-event-begins = Začíná { NAME($hero) }.
karak-event-turn = Kolo { $round }: na tahu je { NAME($hero) }.
karak-event-walked = { NAME($hero) } { karak-event-walked.then }.
    .then = jde { NAME($side) }
    .leg =
        { $count ->
            [one] { NAME($side) }
            [2] dvakrát { NAME($side) }
            [3] třikrát { NAME($side) }
            [4] čtyřikrát { NAME($side) }
           *[other] { $count }krát { NAME($side) }
        }
    .many = jde { $list }
karak-event-ported = { NAME($hero) } { karak-event-ported.then }.
    .then = přechází do portálu č. { $number }
karak-event-tile-drawn = { NAME($hero) } { karak-event-tile-drawn.then }.
    .then = objevuje { NAME($place, case: "acc") }
karak-event-tile-laid = { NAME($hero) } { karak-event-tile-laid.then }.
    .then = pokládá { NAME($place, case: "acc") } ({ $shape })
    .known = pokládá destičku ({ $shape })
karak-event-token-drawn = { NAME($hero) } { karak-event-token-drawn.then }.
    .then = vytahuje ze sáčku { NAME($token, case: "acc") }
    .item = { NAME($token, case: "acc") }
    .many = vytahuje ze sáčku { $list }
karak-event-token-laid = { NAME($hero) } { karak-event-token-laid.then }.
    .then = pokládá do místnosti { NAME($token, case: "acc") }
karak-event-token-returned = { NAME($hero) } { karak-event-token-returned.then }.
    .then = vrací do sáčku { NAME($token, case: "acc") }
karak-event-bag-empty = V sáčku už nic není, místnost zůstává prázdná.
karak-event-met = { NAME($hero) } { karak-event-met.then }.
    .then = stojí proti { NAME($token, case: "dat") } (síla { $strength })
    .known = pouští se do boje (síla { $strength })
karak-event-sneaked = { NAME($hero) } se ve stínu vyhýbá boji s { NAME($token, case: "ins") }.
    .then = vyhýbá se ve stínu boji s { NAME($token, case: "ins") }
karak-event-rolled = { NAME($hero) } { karak-event-rolled.then }.
    .then = hází { $one } a { $two }
karak-event-one-rerolled = { NAME($hero) } { karak-event-one-rerolled.then }.
    .then = hází místo jedničky znovu a padá { $die }
karak-event-rerolls = { NAME($hero) } { karak-event-rerolls.then }.
    .then = opakuje hod oběma kostkami
karak-event-bolt-used = { NAME($hero) } { karak-event-bolt-used.then }.
    .then =
        { $spent ->
            [0] používá bez ztráty magickou střelu (+1)
           *[other] spotřebovává magickou střelu (+1)
        }
    .item =
        { $count ->
            [one] magickou střelu
            [few] { $count } magické střely
           *[other] { $count } magických střel
        }
    .many =
        { $spent ->
            [0] používá bez ztráty { $list } (+{ $count })
           *[other] spotřebovává { $list } (+{ $count })
        }
karak-event-sacrificed = { NAME($hero) } { karak-event-sacrificed.then }.
    .then =
        obětuje za +1 { $lives ->
            [0] poslední život
            [one] život (zbývá jeden)
            [few] život (zbývají { $lives })
           *[other] život (zbývá { $lives })
        }
karak-event-won = { NAME($hero) } poráží { NAME($token, case: "acc") } ({ $power } proti { $strength }).
    .then = vítězí ({ $power } proti { $strength })
karak-event-tied = { NAME($hero) } s { NAME($token, case: "ins") } remizuje ({ $power } proti { $strength }).
    .then = remizuje ({ $power } proti { $strength })
karak-event-lost = { NAME($hero) } s { NAME($token, case: "ins") } prohrává ({ $power } proti { $strength }).
    .then = prohrává ({ $power } proti { $strength })
karak-event-retreated = { NAME($hero) } se vrací na předchozí destičku.
    .then = vrací se na předchozí destičku
karak-event-wounded = { NAME($hero) } { karak-event-wounded.then }.
    .then =
        ztrácí { $lives ->
            [0] poslední život
            [one] život (zbývá jeden)
            [few] život (zbývají { $lives })
           *[other] život (zbývá { $lives })
        }
karak-event-fell = { NAME($hero) } { karak-event-fell.then }.
    .then = upadá do bezvědomí
karak-event-woke = { NAME($hero) } { karak-event-woke.then }.
    .then = přichází k sobě, získává jeden život a tím tah končí
karak-event-healed = { NAME($hero) } { karak-event-healed.then }.
    .then = získává zpět všechny životy
karak-event-revived = { NAME($hero) } se vrací k životu na fontáně č. { $number }.
    .then = vrací se k životu na fontáně č. { $number }
karak-event-looted = { NAME($hero) } { karak-event-looted.then }.
    .then = získává jako kořist { NAME($item, case: "acc") }
karak-event-left = { NAME($hero) } { karak-event-left.then }.
    .then = nechává na destičce { NAME($item, case: "acc") }
karak-event-took = { NAME($hero) } { karak-event-took.then }.
    .then = zvedá { NAME($item, case: "acc") }
karak-event-treasure = { NAME($hero) } { karak-event-treasure.then }.
    .then = získává { NAME($treasure, case: "acc") }
karak-event-cursed = { NAME($hero) } { karak-event-cursed.then }.
    .then = uvaluje prokletí na { NAME($other, case: "acc") }
karak-event-cursed-self = { NAME($hero) } { karak-event-cursed-self.then }.
    .then = bere prokletí na sebe
karak-event-curse-stays = { NAME($hero) } { karak-event-curse-stays.then }.
    .then = nechává prokletí na { NAME($other, case: "loc") }
karak-event-curse-stays-self = { NAME($hero) } si prokletí ponechává.
    .then = ponechává si prokletí
karak-event-curse-lifted = { NAME($hero) } se zbavuje prokletí.
    .then = zbavuje se prokletí
karak-event-cast = { NAME($hero) } { karak-event-cast.then }.
    .then = přenáší { NAME($other, case: "acc") } portálem uzdravení na fontánu č. { $number }
karak-event-cast-self = { NAME($hero) } se přenáší portálem uzdravení na fontánu č. { $number }.
    .then = přenáší se portálem uzdravení na fontánu č. { $number }
karak-event-swapped = { NAME($hero) } si vyměňuje místo s { NAME($other, case: "ins") }.
    .then = vyměňuje si místo s { NAME($other, case: "ins") }
karak-event-goes-on = Díky šestce může { NAME($hero) } pokračovat v tahu.
    .then = díky šestce může pokračovat v tahu
karak-event-stopped = { NAME($hero) } { karak-event-stopped.then }.
    .then = ukončuje tah
karak-event-dragon-slain = { NAME($hero) } přemáhá draka a hra končí.
karak-event-quiet = Už { $rounds } celých kol nikdo nevyložil destičku, nebojoval, nic nesebral ani neodemkl: hra končí a sečtou se body.
karak-event-fruitless = Už { $rounds } celých kol nikdo nevyložil destičku, neporazil nestvůru ani neodemkl truhlu: hra končí a sečtou se body.

## Proč to nejde
karak-why-not-an-act = Nic takového v Karaku udělat nejde; vyber si z nabídky.
karak-why-over = Hra už skončila; můžeš začít novou.
karak-why-not-now = Na to teď není vhodná chvíle; pokračuj v tahu, nebo ho ukonči.
karak-why-nature-first = Nejdřív rozhodne náhoda; počkej na kostky, destičku, žeton nebo los.
karak-why-nature-only = O tom rozhoduje náhoda, ne hráč; vyber si z nabídky.
karak-why-cannot-come = Takový výsledek teď přijít nemůže; zadej jiný.
karak-why-hero-first = Nejdřív si vyber hrdinu.
karak-why-hero-gone = Za tohoto hrdinu už někdo hraje; vyber si jiného.
karak-why-wall-here = Tvá destička tímto směrem průchod nemá; zvol jiný směr.
karak-why-wall-there = Sousední destička má z této strany zeď; zvol jiný směr.
karak-why-pile-empty = Destičky došly a do neobjevené oblasti už vstoupit nejde; jdi po vyložených.
karak-why-no-steps = Všechny kroky už máš za sebou; využij, co destička nabízí, nebo ukonči tah.
karak-why-not-on-portal = Do portálu se dostaneš jen z jiného portálu; nejdřív k některému dojdi.
karak-why-no-such-portal = Portál s tímto číslem na stole neleží; vyber některý z vyložených.
karak-why-same-portal = U tohoto portálu právě stojíš; zvol jiný.
karak-why-lay-first = Nejdřív polož destičku, kterou máš v ruce.
karak-why-not-this-shape = Takový tvar destička nemá, ať ji natočíš jakkoli; vyber některý z nabízených.
karak-why-does-not-join = Takto destička nenaváže na tu, ze které vycházíš; natoč ji průchodem k ní.
karak-why-keep-first = Nejdřív vyber, který ze dvou žetonů položíš do místnosti.
karak-why-not-drawn = Takový žeton v ruce nemáš; vyber jeden ze dvou vytažených.
karak-why-no-monster = Žádná nestvůra ti tu teď nestojí v cestě; jdi dál, nebo ukonči tah.
karak-why-fight-not-first = Bojovat můžeš jen při vstupu k nestvůře nebo v tahu před prvním krokem; teď jdi dál, nebo ukonči tah.
karak-why-meet-first = Nejdřív se rozhodni, jestli budeš s nestvůrou bojovat, nebo zůstaneš ve stínu.
karak-why-strike-first = Nejdřív dokonči boj: přidej k hodu, co chceš, a udeř.
karak-why-not-horan = Znovu hodit oběma kostkami smí jen Horan; musíš vystačit s tím, co padlo.
karak-why-rerolled = Znovu házet se smí jen jednou za boj; platí druhý hod.
karak-why-reroll-after-bolt = Po použití magické střely už znovu házet nejde; příště hoď dřív, než ji přidáš.
karak-why-no-bolt = Další magickou střelu pro tento boj nemáš; musíš vystačit s tím, co máš.
karak-why-not-xanros = Obětovat život nebo si vyměnit místo s jiným hrdinou umí jen Xanros; vyber si z nabídky.
karak-why-gave-life = Obětovat život se smí jen jednou za boj; přidej střelu, nebo udeř.
karak-why-cursed = Kvůli prokletí nemá { NAME($hero) } žádné schopnosti; zbaví se ho na léčivé fontáně.
karak-why-swap-self = Místo se dá vyměnit jen s jiným hrdinou; vyber některého z nich.
karak-why-swap-not-first = Záměna stojí všechny 4 kroky, a jde proto jen na začátku tahu; příště ji použij před prvním krokem.
karak-why-swap-same-tile = Oba hrdinové stojí na téže destičce a nemají si co vyměnit; vyber jiného hrdinu.
karak-why-nothing-to-take = Na této destičce není co zvednout; dojdi tam, kde leží nějaký předmět.
karak-why-same-kind-only = Všechna místa pro tento předmět máš obsazená úplně stejnými; výměnou by se nic nezměnilo.
karak-why-no-chest = Na této destičce žádná truhla neleží; nejdřív k nějaké dojdi.
karak-why-no-key = Bez klíče truhlu neodemkneš; získáš ho porážkou kostlivce-klíčníka.
karak-why-no-healing = Nemáš portál uzdravení; získáš ho porážkou obřího pavouka.
karak-why-no-such-hero = Takový hrdina tu nehraje; vyber některého z těch, kteří jsou ve hře.
karak-why-no-such-fountain = Fontána s tímto číslem na stole neleží; vyber některou z vyložených.
karak-why-leave-first = Nejdřív vyber, který předmět necháš na destičce.
karak-why-other-slot = Odložit musíš předmět téhož druhu, jako je ten nový: zbraň za zbraň, kouzlo za kouzlo, klíč za klíč.
karak-why-not-held = Takový předmět nemáš; vyber některý ze svých.
karak-why-curse-first = Nejdřív rozhodni, na koho padne prokletí.
karak-why-curse-self = Na svého hrdinu prokletí uvalit nemůžeš; vyber soupeře.
karak-why-revive-first = Nejdřív zvol fontánu, na které se { NAME($hero) } vrátí k životu.
