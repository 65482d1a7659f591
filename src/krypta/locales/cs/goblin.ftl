# Karak: Goblin: co se dá udělat, co se děje a proč něco nejde. Názvy karet se neskloňují a stojí v uvozovkách.

## Co se dá udělat

goblin-act-stop-breathe = Pokračuj bez léčení
goblin-act-stop-obey = Podřiď se kletbě
goblin-act-stop-spare = Skonči: { NAME($hero) } pak smí nechat platit jeden prokletý útok nebo obranu
goblin-act-stop-shop = Ukonči nákup
goblin-act-stop-win =
    { $hits ->
        [0] Skonči: vyhráváš bez zranění
        [one] Skonči: vyhráváš a ztrácíš 1 život
        [few] Skonči: vyhráváš a ztrácíš { $hits } životy
        [many] Skonči: vyhráváš a ztrácíš { $hits } života
       *[other] Skonči: vyhráváš a ztrácíš { $hits } životů
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Skonči: k výhře ti chybí { $missing }, zůstáváš bez zranění
        [one] Skonči: k výhře ti chybí { $missing }, ztrácíš 1 život
        [few] Skonči: k výhře ti chybí { $missing }, ztrácíš { $hits } životy
        [many] Skonči: k výhře ti chybí { $missing }, ztrácíš { $hits } života
       *[other] Skonči: k výhře ti chybí { $missing }, ztrácíš { $hits } životů
    }
goblin-act-stop-fall = Skonči: ztrácíš poslední život
goblin-act-fight = Bojuj s nestvůrou „{ NAME($monster) }“ (patro { $level })
goblin-act-fight-gate = Bojuj s klíčníkem „{ NAME($monster) }“ (patro { $level })
goblin-act-fight-lord = Bojuj s vládcem nestvůr „{ NAME($monster) }“
goblin-act-merchant = Navštiv obchodníka
goblin-act-revive = Stráv tah oživováním hrdiny
goblin-act-play = Zahraj kartu „{ NAME($card) }“
goblin-act-play-cursed = Zahraj kartu „{ NAME($card) }“ navzdory kletbě ({ NAME($hero) }, jednou za boj)
goblin-act-play-out-of-chain = Zahraj kartu „{ NAME($card) }“, i když nenavazuje ({ NAME($hero) }, jednou za boj)
goblin-act-discard = Odhoď kartu „{ NAME($card) }“
goblin-act-keep = Nech si kartu „{ NAME($card) }“, druhou dej naspod
goblin-act-defy = Vzepři se kletbě: { NAME($effect) } { $number } platí ({ NAME($hero) }, jednou za boj)
goblin-act-spare = Nech platit { NAME($effect, case: "acc") } { $number } karty „{ NAME($card) }“ ({ NAME($hero) }, jednou za boj)
goblin-act-strength = Lektvarem síly zdvojnásob { NAME($effect, case: "acc") }
goblin-act-protection = Lektvarem ochrany zruš { NAME($curse, case: "acc") }
goblin-act-healing = Vypij lektvar léčení
goblin-act-wear = Vezmi si do výbavy kartu „{ NAME($card) }“
goblin-act-pawn = Odlož do vetešnictví kartu „{ NAME($card) }“
goblin-act-potion = Kup { NAME($potion, case: "acc") }
goblin-act-buy = Kup ve vetešnictví kartu „{ NAME($card) }“
goblin-act-pay = Zaplať kartou „{ NAME($card) }“
goblin-act-place = Dej kartu „{ NAME($card) }“ na { $number }. místo shora
goblin-act-shuffle = Zbytek prostě zamíchej
goblin-act-hero = Hraj za { NAME($hero, case: "acc") }

## O čem rozhoduje náhoda

goblin-act-first = Los: začíná { NAME($hero) }
goblin-act-reveal = Odkrytá nestvůra: „{ NAME($monster) }“
goblin-act-draw = Dobraná karta: „{ NAME($card) }“
goblin-act-top =
    { $card ->
        [goblin-starting-card] Vrchní karta balíčku: { NAME($card) }
       *[other] Vrchní karta balíčku: „{ NAME($card) }“
    }

## Co se stalo

goblin-event-hero-taken = { NAME($player) } hraje za { NAME($hero, case: "acc") }.
goblin-event-begins = Začíná { NAME($hero) }.
goblin-event-turn = Kolo { $round }: na tahu je { NAME($hero) }.
goblin-event-lord-comes = Nestvůrám vládne „{ NAME($monster) }“.
goblin-event-gatekeeper-comes = Objevuje se klíčník „{ NAME($monster) }“.
    .item = „{ NAME($monster) }“
    .many = objevují se klíčníci { $list }
goblin-event-monster-comes = Objevuje se nestvůra „{ NAME($monster) }“.
    .item = „{ NAME($monster) }“
    .many = objevují se nestvůry { $list }
goblin-event-fights = { NAME($hero) } { goblin-event-fights.then }.
    .then = bojuje s nestvůrou „{ NAME($monster) }“
goblin-event-trimmed = { NAME($hero) } { goblin-event-trimmed.then }.
    .then = musí kvůli kletbě odhodit kartu „{ NAME($card) }“
goblin-event-played = { NAME($hero) } { goblin-event-played.then }.
    .then = hraje kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = hraje karty { $list }
goblin-event-out-of-chain = { NAME($hero) } { goblin-event-out-of-chain.then }.
    .then = smí díky své schopnosti zahrát { NAME($colour, case: "acc") } kartu mimo pořadí
goblin-event-defied = { NAME($hero) } { goblin-event-defied.then }.
    .then = vzdoruje { NAME($curse, case: "dat") }
goblin-event-spared = { NAME($hero) } { goblin-event-spared.then }.
    .then = nechává navzdory kletbě platit { NAME($effect, case: "acc") } { $number } karty „{ NAME($card) }“
goblin-event-draws = { NAME($hero) } { goblin-event-draws.then }.
    .then =
        dobírá { $card ->
            [goblin-starting-card] { NAME($card, case: "acc") }
           *[other] kartu „{ NAME($card) }“
        }
    .item =
        { $card ->
            [goblin-starting-card] { $count ->
                [one] { NAME($card, case: "acc") }
                [few] { $count } základní karty
                [many] { $count } základní karty
               *[other] { $count } základních karet
            }
           *[other] kartu „{ NAME($card) }“
        }
    .many = dobírá { $list }
goblin-event-drew = { NAME($hero) } { goblin-event-drew.then }.
    .then = dobírá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = dobírá karty { $list }
goblin-event-nothing-to-draw = { NAME($hero) } { goblin-event-nothing-to-draw.then }.
    .then = nemá co dobrat (dobírací i odhazovací balíček jsou prázdné)
goblin-event-healed = { NAME($hero) } { goblin-event-healed.then }.
    .then =
        získává zpět { $number ->
            [one] 1 život
            [few] { $number } životy
            [many] { $number } života
           *[other] { $number } životů
        } (má { $lives })
goblin-event-strength = { NAME($hero) } { goblin-event-strength.then }.
    .then = zdvojnásobuje lektvarem síly { NAME($effect, case: "acc") } karty „{ NAME($card) }“
goblin-event-protection = { NAME($hero) } { goblin-event-protection.then }.
    .then = ruší lektvarem ochrany { NAME($curse, case: "acc") }
goblin-event-healing = { NAME($hero) } { goblin-event-healing.then }.
    .then = pije lektvar léčení
goblin-event-hit = { NAME($hero) } { goblin-event-hit.then }.
    .then =
        ztrácí { $number ->
            [one] 1 život
            [few] { $number } životy
            [many] { $number } života
           *[other] { $number } životů
        } { $lives ->
            [0] (nezbývá žádný)
            [one] (zbývá jeden)
            [few] (zbývají { $lives })
           *[other] (zbývá { $lives })
        }
goblin-event-unhurt = { NAME($hero) } { goblin-event-unhurt.then }.
    .then = zůstává bez zranění
goblin-event-fell = { NAME($hero) } { goblin-event-fell.then }.
    .then = padá v boji
goblin-event-won = { NAME($hero) } poráží nestvůru „{ NAME($monster) }“ (útok { $attack } proti { $lives }).
    .then = vítězí (útok { $attack } proti { $lives })
goblin-event-failed = { NAME($hero) } prohrává s nestvůrou „{ NAME($monster) }“ (útok { $attack } proti { $lives }).
    .then = prohrává (útok { $attack } proti { $lives })
goblin-event-gained = { NAME($hero) } { goblin-event-gained.then }.
    .then = získává akční kartu „{ NAME($card) }“ na odhazovací balíček
goblin-event-wore = { NAME($hero) } si bere do výbavy kartu „{ NAME($card) }“.
    .then = bere si do výbavy kartu „{ NAME($card) }“
    .known = bere si ji do výbavy
goblin-event-pawned = { NAME($hero) } { goblin-event-pawned.then }.
    .then = odkládá do vetešnictví kartu „{ NAME($card) }“
goblin-event-key = { NAME($hero) } { goblin-event-key.then }.
    .then =
        získává { $level ->
            [I] zelený klíč
            [II] žlutý klíč
            [III] červený klíč
           *[other] klíč patra { $level }
        }
goblin-event-shuffled = { NAME($hero) } { goblin-event-shuffled.then }.
    .then =
        { $number ->
            [one] tvoří z odhozené karty nový dobírací balíček
            [few] míchá { $number } odhozené karty do nového dobíracího balíčku
            [many] míchá { $number } odhozené karty do nového dobíracího balíčku
           *[other] míchá { $number } odhozených karet do nového dobíracího balíčku
        }
goblin-event-placed = { NAME($hero) } { goblin-event-placed.then }.
    .then = dává kartu „{ NAME($card) }“ na vybrané místo v balíčku
    .item = „{ NAME($card) }“
    .many = dává karty { $list } na vybraná místa v balíčku
goblin-event-kept =
    { NAME($hero) } si nechává { $card ->
        [goblin-starting-card] { NAME($card, case: "acc") }
       *[other] kartu „{ NAME($card) }“
    } ({ $other ->
        [goblin-starting-card] druhá
       *[other] „{ NAME($other) }“
    } jde naspod balíčku).
    .then =
        nechává si { $card ->
            [goblin-starting-card] { NAME($card, case: "acc") }
           *[other] kartu „{ NAME($card) }“
        } ({ $other ->
            [goblin-starting-card] druhá
           *[other] „{ NAME($other) }“
        } jde naspod balíčku)
goblin-event-visits = { NAME($hero) } { goblin-event-visits.then }.
    .then = navštěvuje obchodníka
goblin-event-bought-potion = { NAME($hero) } { goblin-event-bought-potion.then }.
    .then = kupuje { NAME($potion, case: "acc") }
goblin-event-bought = { NAME($hero) } { goblin-event-bought.then }.
    .then = kupuje ve vetešnictví kartu „{ NAME($card) }“
goblin-event-paid = { NAME($hero) } { goblin-event-paid.then }.
    .then = platí kartou „{ NAME($card) }“
goblin-event-left = { NAME($hero) } { goblin-event-left.then }.
    .then = končí s nákupem
goblin-event-revived = { NAME($hero) } { goblin-event-revived.then }.
    .then = tráví tah oživováním a má zase všechny životy
goblin-event-lord-beaten = { NAME($hero) } pokořuje vládce nestvůr „{ NAME($monster) }“ a vyhrává hru.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } pokořuje vládce nestvůr „{ NAME($monster) }“; útok právě stačí.
       *[other] { NAME($hero) } pokořuje vládce nestvůr „{ NAME($monster) }“; útok převyšuje jeho životy o { $number }.
    }
goblin-event-round-goes-on = Kolo se dohraje do konce: kdo v něm vládce nestvůr porazí s největším přebytkem útoku, vyhraje.
goblin-event-stalled = Kolo { $round } skončilo a vládce nestvůr stále stojí: rozhoduje počet klíčů, potom počet získaných karet.

## Proč to nejde

goblin-why-not-an-act = Nic takového v Goblinovi udělat nejde; vyber si z nabídky.
goblin-why-over = Hra už skončila; můžeš začít novou.
goblin-why-nature-first = Nejdřív rozhodne náhoda; počkej na kartu nebo na los.
goblin-why-nature-only = O tom rozhoduje náhoda, ne hráč; vyber si z nabídky.
goblin-why-cannot-come = Takový výsledek teď přijít nemůže; zadej jiný.
goblin-why-hero-first = Nejdřív si vyber hrdinu.
goblin-why-hero-gone = Za tohoto hrdinu už někdo hraje; vyber si jiného.
goblin-why-turn-first = Nejdřív rozhodni, jak strávíš tah; bojuj s nestvůrou, nebo navštiv obchodníka.
goblin-why-trim-first = Kletba ti bere karty v ruce navíc; nejdřív odhoď ty, které přebývají.
goblin-why-fight-first = Jsi uprostřed boje; hraj karty, nebo boj ukonči.
goblin-why-defy-first = Nejdřív rozhodni, jestli se { NAME($hero) } kletbě vzepře, nebo podřídí.
goblin-why-keep-first = Nejdřív vyber, kterou ze dvou karet si necháš.
goblin-why-arrange-first = Nejdřív urči získané kartě místo v novém balíčku, nebo zbytek prostě zamíchej.
goblin-why-breathe-first = Nejdřív rozhodni, jestli vypiješ lektvar léčení, nebo budeš pokračovat bez něj.
goblin-why-reward-first = Nejdřív rozhodni o odměně; vezmi si ji do výbavy, nebo ji odlož do vetešnictví.
goblin-why-shop-first = Jsi u obchodníka; nakupuj dál, nebo nákup ukonči.
goblin-why-pay-first = Nejdřív zaplať za to, co kupuješ.
goblin-why-level-closed = Do tohoto patra ti chybí klíč; získáš ho porážkou klíčníka v předchozím patře.
goblin-why-no-monster = Na tomto místě žádná nestvůra neleží; vyber jinou.
goblin-why-has-key = Klíč z tohoto patra už máš, a s jeho klíčníky proto bojovat nesmíš; vyber jinou nestvůru.
goblin-why-stack-closed = S vrchní nestvůrou balíčku se smí bojovat jen podle francouzského vydání; vyber některou z řady.
goblin-why-lord-closed = K vládci nestvůr se dostaneš jen se všemi třemi klíči; nejdřív získej ty, které ti chybějí.
goblin-why-alive = Podle tohoto vydání se oživuje jen hrdina, který nemá žádný život; bojuj, nebo navštiv obchodníka.
goblin-why-not-held = Takovou kartu v ruce nemáš; vyber některou ze svých.
goblin-why-colour-cursed = Tuto barvu zakazuje kletba nestvůry; zahraj jinou, nebo kletbu zruš lektvarem ochrany.
goblin-why-does-not-follow = Tato karta na předchozí nenavazuje; zahraj barvu, kterou předchozí karta dovoluje.
goblin-why-not-cursed = Taková kletba teď neplatí; vyber některou z těch, které nestvůra má.
goblin-why-no-such-effect = Tato karta takový efekt nemá; vyber některý z těch, které jsou na ní.
goblin-why-counts-at-end = Útok a obrana se počítají až na konci boje; nejdřív skonči a pak řekni, co má navzdory kletbě platit.
goblin-why-not-laid = Tato karta v tomto boji zahrána nebyla; vyber některou ze zahraných.
goblin-why-no-potion = Takový lektvar nemáš; koupíš ho u obchodníka.
goblin-why-no-card-played = Lektvar síly zdvojnásobuje právě zahranou kartu; nejdřív nějakou zahraj.
goblin-why-healthy = Máš všechny životy; lektvar léčení si nech na horší časy.
goblin-why-heal-in-fight = Podle tohoto vydání se lektvar léčení pije jen v boji; nech si ho na boj.
goblin-why-not-seen = Tato karta mezi dvěma dobranými není; vyber jednu z nich.
goblin-why-no-such-place = Takové místo nový balíček nemá; vyber některé z nabízených.
goblin-why-place-taken = Na tomto místě už je jiná karta; vyber volné.
goblin-why-sold-out = Tento lektvar je vyprodaný; vyber jiný.
goblin-why-has-potion = Od každého druhu smíš mít jen jeden lektvar a tento už máš; vyber jiný.
goblin-why-not-in-shop = Tato karta ve vetešnictví není; vyber některou z těch, které tam leží.
goblin-why-bought-already = Při jedné návštěvě smíš ve vetešnictví koupit jen jednu kartu; kup lektvar, nebo nákup ukonči.
goblin-why-cannot-pay = Nemáš čím zaplatit; přijď se získanou akční kartou v ruce, se zbraní nebo se zbrojí.
goblin-why-not-yours = Touto kartou zaplatit nemůžeš; zaplať získanou akční kartou z ruky, zbraní nebo zbrojí.
