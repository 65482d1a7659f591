karak-title = Karak
karak-subtitle = Výprava za poklady do katakomb, kterým vládne drak

## Co se dá udělat
karak-act-stop = Ukonči tah
karak-act-stop-heal = Ukonči tah a vyleč se
karak-act-go = Jdi { NAME($side) }
karak-act-go-discover = Jdi { NAME($side) } do neobjevené oblasti
karak-act-go-monster = Jdi { NAME($side) }, kde čeká { NAME($token) }
karak-act-portal = Přejdi do portálu č. { $number }
karak-act-take = Zvedni { NAME($item, case: "acc") }
karak-act-open = Odemkni truhlu klíčem
karak-act-cast = Přenes { NAME($hero, case: "acc") } portálem uzdravení na fontánu č. { $number }
karak-act-cast-self = Přenes se portálem uzdravení na fontánu č. { $number }
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
karak-act-revive = Vrať se k životu na fontáně č. { $number }
karak-act-hero = Hraj za { NAME($hero, case: "acc") }

## O čem rozhoduje náhoda
karak-act-first = Los: začíná { NAME($hero) }
karak-act-roll = Kostky: { $one } a { $two }
karak-act-again = Nový hod kostkou: { $die }
karak-act-tile = Destička: { NAME($place) }
karak-act-token = Žeton: { NAME($token) }

## Co se stalo
karak-event-hero-taken = Hráč na místě { $seat } hraje za { NAME($hero, case: "acc") }.
karak-event-first-rolled = { NAME($hero) } hází o první tah: { $one } a { $two }.
karak-event-first-tied = Nejvyšší součet má víc hráčů; rozhodne se mezi nimi.
karak-event-begins = Začíná { NAME($hero) }.
karak-event-turn = Kolo { $round }: na tahu je { NAME($hero) }.
karak-event-walked = { NAME($hero) } jde { NAME($side) }.
karak-event-ported = { NAME($hero) } přechází do portálu č. { $number }.
karak-event-tile-drawn = { NAME($hero) } si bere novou destičku: { NAME($place) }.
karak-event-tile-laid = { NAME($hero) } pokládá { NAME($place, case: "acc") } takto: { $shape }.
karak-event-token-drawn = { NAME($hero) } vytahuje ze sáčku { NAME($token, case: "acc") }.
karak-event-token-laid = V místnosti čeká { NAME($token) }.
karak-event-token-returned = { NAME($hero) } vrací do sáčku { NAME($token, case: "acc") }.
karak-event-bag-empty = V sáčku už nic není, místnost zůstává prázdná.
karak-event-met = { NAME($hero) } stojí proti { NAME($token, case: "dat") } (síla { $strength }).
karak-event-sneaked = { NAME($hero) } zůstává ve stínu a { NAME($token, case: "acc") } nechává být.
karak-event-rolled = { NAME($hero) } hází: { $one } a { $two }.
karak-event-one-rerolled = { NAME($hero) } hází místo jedničky znovu: padá { $die }.
karak-event-rerolls = { NAME($hero) } se rozhoduje hodit oběma kostkami znovu.
karak-event-bolt-used = { $spent ->
    [0] { NAME($hero) } používá magickou střelu (+1) a nechává si ji.
   *[other] { NAME($hero) } používá magickou střelu (+1) a vyřazuje ji ze hry.
}
karak-event-sacrificed = { $lives ->
    [0] { NAME($hero) } obětuje za +1 poslední život.
    [one] { NAME($hero) } obětuje život za +1, zbývá jeden.
    [few] { NAME($hero) } obětuje život za +1, zbývají { $lives }.
   *[other] { NAME($hero) } obětuje život za +1, zbývá { $lives }.
}
karak-event-won = { NAME($hero) } poráží { NAME($token, case: "acc") }: { $power } proti { $strength }.
karak-event-tied = { NAME($hero) } má remízu: { $power } proti { $strength }, { NAME($token) } zůstává.
karak-event-lost = { NAME($hero) } prohrává: { $power } proti { $strength }, { NAME($token) } zůstává.
karak-event-retreated = { NAME($hero) } se vrací na předchozí destičku.
karak-event-wounded = { $lives ->
    [0] { NAME($hero) } ztrácí poslední život.
    [one] { NAME($hero) } ztrácí život, zbývá jeden.
    [few] { NAME($hero) } ztrácí život, zbývají { $lives }.
   *[other] { NAME($hero) } ztrácí život, zbývá { $lives }.
}
karak-event-fell = { NAME($hero) } upadá do bezvědomí.
karak-event-woke = { NAME($hero) } přichází k sobě a získává jeden život; tah tím končí.
karak-event-healed = { NAME($hero) } získává zpět všechny životy.
karak-event-revived = { NAME($hero) } se vrací k životu na fontáně č. { $number }.
karak-event-looted = { NAME($hero) } získává jako kořist { NAME($item, case: "acc") }.
karak-event-left = { NAME($hero) } nechává na destičce { NAME($item, case: "acc") }.
karak-event-took = { NAME($hero) } zvedá { NAME($item, case: "acc") }.
karak-event-treasure = { NAME($hero) } získává { NAME($treasure, case: "acc") }.
karak-event-cursed = { NAME($hero) } uvaluje prokletí na { NAME($other, case: "acc") }.
karak-event-cursed-self = { NAME($hero) } bere prokletí na sebe.
karak-event-curse-stays = { NAME($hero) } nechává prokletí na { NAME($other, case: "loc") }.
karak-event-curse-stays-self = { NAME($hero) } si prokletí ponechává.
karak-event-curse-lifted = { NAME($hero) } se zbavuje prokletí.
karak-event-cast = { NAME($hero) } sesílá portál uzdravení a přenáší { NAME($other, case: "acc") } na fontánu č. { $number }.
karak-event-cast-self = { NAME($hero) } sesílá portál uzdravení a přenáší se na fontánu č. { $number }.
karak-event-swapped = { NAME($hero) } si vyměňuje místo s { NAME($other, case: "ins") }.
karak-event-goes-on = { NAME($hero) } má šestku a může pokračovat v tahu.
karak-event-stopped = { NAME($hero) } ukončuje tah.
karak-event-dragon-slain = { NAME($hero) } přemáhá draka a hra končí.
karak-event-quiet = { $rounds } celých kol nikdo nevyložil destičku, nebojoval, nic nesebral ani neodemkl: hra končí a sečtou se body.
karak-event-fruitless = { $rounds } celých kol nikdo nevyložil destičku, neporazil nestvůru ani neodemkl truhlu: hra končí a sečtou se body.

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
