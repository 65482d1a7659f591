# Karak: Goblin: čo sa dá urobiť, čo sa deje a prečo niečo nejde. Názvy kariet sa neskloňujú a stoja v úvodzovkách.

## Čo sa dá urobiť

goblin-act-stop-breathe = Pokračuj bez liečenia
goblin-act-stop-obey = Podriaď sa kliatbe
goblin-act-stop-spare = Skonči: { NAME($hero) } potom smie nechať platiť jeden prekliaty útok alebo obranu
goblin-act-stop-shop = Ukonči nákup
goblin-act-stop-win =
    { $hits ->
        [0] Skonči: vyhrávaš bez zranenia
        [one] Skonči: vyhrávaš a strácaš 1 život
        [few] Skonči: vyhrávaš a strácaš { $hits } životy
        [many] Skonči: vyhrávaš a strácaš { $hits } života
       *[other] Skonči: vyhrávaš a strácaš { $hits } životov
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Skonči: na výhru ti chýba { $missing }, zostávaš bez zranenia
        [one] Skonči: na výhru ti chýba { $missing }, strácaš 1 život
        [few] Skonči: na výhru ti chýba { $missing }, strácaš { $hits } životy
        [many] Skonči: na výhru ti chýba { $missing }, strácaš { $hits } života
       *[other] Skonči: na výhru ti chýba { $missing }, strácaš { $hits } životov
    }
goblin-act-stop-fall = Skonči: strácaš posledný život
goblin-act-fight = Bojuj s netvorom „{ NAME($monster) }“ (poschodie { $level })
goblin-act-fight-gate = Bojuj s kľučiarom „{ NAME($monster) }“ (poschodie { $level })
goblin-act-fight-lord = Bojuj s vládcom netvorov „{ NAME($monster) }“
goblin-act-merchant = Navštív obchodníka
goblin-act-revive = Stráv ťah oživovaním hrdinu
goblin-act-play = Zahraj kartu „{ NAME($card) }“
goblin-act-play-cursed = Zahraj kartu „{ NAME($card) }“ napriek kliatbe ({ NAME($hero) }, raz za boj)
goblin-act-play-out-of-chain = Zahraj kartu „{ NAME($card) }“, hoci nenadväzuje ({ NAME($hero) }, raz za boj)
goblin-act-discard = Odhoď kartu „{ NAME($card) }“
goblin-act-keep = Nechaj si kartu „{ NAME($card) }“, druhú daj naspodok
goblin-act-defy = Vzopri sa kliatbe: { NAME($effect) } { $number } platí ({ NAME($hero) }, raz za boj)
goblin-act-spare = Nechaj platiť { NAME($effect, case: "acc") } { $number } karty „{ NAME($card) }“ ({ NAME($hero) }, raz za boj)
goblin-act-strength = Elixírom sily zdvojnásob { NAME($effect, case: "acc") }
goblin-act-protection = Elixírom ochrany zruš { NAME($curse, case: "acc") }
goblin-act-healing = Vypi elixír liečenia
goblin-act-wear = Vezmi si do výbavy kartu „{ NAME($card) }“
goblin-act-pawn = Odlož do vetešníctva kartu „{ NAME($card) }“
goblin-act-potion = Kúp { NAME($potion, case: "acc") }
goblin-act-buy = Kúp vo vetešníctve kartu „{ NAME($card) }“
goblin-act-pay = Zaplať kartou „{ NAME($card) }“
goblin-act-place = Daj kartu „{ NAME($card) }“ na { $number }. miesto zhora
goblin-act-shuffle = Zvyšok jednoducho zamiešaj
goblin-act-hero = Hraj za { NAME($hero, case: "acc") }

## O čom rozhoduje náhoda

goblin-act-first = Žreb: začína { NAME($hero) }
goblin-act-reveal = Odkrytý netvor: „{ NAME($monster) }“
goblin-act-draw = Dobratá karta: „{ NAME($card) }“
goblin-act-top =
    { $card ->
        [goblin-starting-card] Vrchná karta balíčka: { NAME($card) }
       *[other] Vrchná karta balíčka: „{ NAME($card) }“
    }

## Čo sa stalo

goblin-event-hero-taken = { NAME($player) } hrá za { NAME($hero, case: "acc") }.
goblin-event-begins = Začína { NAME($hero) }.
goblin-event-turn = Kolo { $round }: na ťahu je { NAME($hero) }.
goblin-event-lord-comes = Netvorom vládne „{ NAME($monster) }“.
goblin-event-gatekeeper-comes = Objavuje sa kľučiar „{ NAME($monster) }“.
    .item = „{ NAME($monster) }“
    .many = objavujú sa kľučiari { $list }
goblin-event-monster-comes = Objavuje sa netvor „{ NAME($monster) }“.
    .item = „{ NAME($monster) }“
    .many = objavujú sa netvory { $list }
goblin-event-fights = { NAME($hero) } { goblin-event-fights.then }.
    .then = bojuje s netvorom „{ NAME($monster) }“
goblin-event-trimmed = { NAME($hero) } { goblin-event-trimmed.then }.
    .then = musí kvôli kliatbe odhodiť kartu „{ NAME($card) }“
goblin-event-played = { NAME($hero) } { goblin-event-played.then }.
    .then = hrá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = hrá karty { $list }
goblin-event-out-of-chain = { NAME($hero) } { goblin-event-out-of-chain.then }.
    .then = smie vďaka svojej schopnosti zahrať { NAME($colour, case: "acc") } kartu mimo poradia
goblin-event-defied = { NAME($hero) } { goblin-event-defied.then }.
    .then = vzdoruje { NAME($curse, case: "dat") }
goblin-event-spared = { NAME($hero) } { goblin-event-spared.then }.
    .then = necháva napriek kliatbe platiť { NAME($effect, case: "acc") } { $number } karty „{ NAME($card) }“
goblin-event-draws =
    { NAME($hero) } doberá { $card ->
        [goblin-starting-card] { NAME($card, case: "acc") }
       *[other] kartu „{ NAME($card) }“
    }.
    .then =
        doberá { $card ->
            [goblin-starting-card] { NAME($card, case: "acc") }
           *[other] kartu „{ NAME($card) }“
        }
    .item =
        { $card ->
            [goblin-starting-card] { $count ->
                [one] { NAME($card, case: "acc") }
                [few] { $count } základné karty
                [many] { $count } základnej karty
               *[other] { $count } základných kariet
            }
           *[other] kartu „{ NAME($card) }“
        }
    .many = doberá { $list }
goblin-event-drew = { NAME($hero) } doberá kartu „{ NAME($card) }“.
    .then = doberá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = doberá karty { $list }
goblin-event-nothing-to-draw = { NAME($hero) } si nemá čo dobrať (doberací aj odhadzovací balíček sú prázdne).
    .then = nemá si čo dobrať (doberací aj odhadzovací balíček sú prázdne)
goblin-event-healed = { NAME($hero) } { goblin-event-healed.then }.
    .then =
        získava späť { $number ->
            [one] 1 život
            [few] { $number } životy
            [many] { $number } života
           *[other] { $number } životov
        } (má { $lives })
goblin-event-strength = { NAME($hero) } { goblin-event-strength.then }.
    .then = zdvojnásobuje elixírom sily { NAME($effect, case: "acc") } karty „{ NAME($card) }“
goblin-event-protection = { NAME($hero) } { goblin-event-protection.then }.
    .then = ruší elixírom ochrany { NAME($curse, case: "acc") }
goblin-event-healing = { NAME($hero) } { goblin-event-healing.then }.
    .then = pije elixír liečenia
goblin-event-hit = { NAME($hero) } { goblin-event-hit.then }.
    .then =
        stráca { $number ->
            [one] 1 život
            [few] { $number } životy
            [many] { $number } života
           *[other] { $number } životov
        } { $lives ->
            [0] (nezostáva žiadny)
            [one] (zostáva jeden)
            [few] (zostávajú { $lives })
           *[other] (zostáva { $lives })
        }
goblin-event-unhurt = { NAME($hero) } { goblin-event-unhurt.then }.
    .then = zostáva bez zranenia
goblin-event-fell = { NAME($hero) } { goblin-event-fell.then }.
    .then = padá v boji
goblin-event-won = { NAME($hero) } poráža netvora „{ NAME($monster) }“ (útok { $attack } proti { $lives }).
    .then = víťazí (útok { $attack } proti { $lives })
goblin-event-failed = { NAME($hero) } prehráva s netvorom „{ NAME($monster) }“ (útok { $attack } proti { $lives }).
    .then = prehráva (útok { $attack } proti { $lives })
goblin-event-gained = { NAME($hero) } { goblin-event-gained.then }.
    .then = získava akčnú kartu „{ NAME($card) }“ na odhadzovací balíček
goblin-event-wore = { NAME($hero) } si berie do výbavy kartu „{ NAME($card) }“.
    .then = berie si do výbavy kartu „{ NAME($card) }“
    .known = berie si ju do výbavy
goblin-event-pawned = { NAME($hero) } { goblin-event-pawned.then }.
    .then = odkladá do vetešníctva kartu „{ NAME($card) }“
goblin-event-key = { NAME($hero) } { goblin-event-key.then }.
    .then =
        získava { $level ->
            [I] zelený kľúč
            [II] žltý kľúč
            [III] červený kľúč
           *[other] kľúč poschodia { $level }
        }
goblin-event-shuffled = { NAME($hero) } { goblin-event-shuffled.then }.
    .then =
        { $number ->
            [one] tvorí z odhodenej karty nový doberací balíček
            [few] mieša { $number } odhodené karty do nového doberacieho balíčka
            [many] mieša { $number } odhodenej karty do nového doberacieho balíčka
           *[other] mieša { $number } odhodených kariet do nového doberacieho balíčka
        }
goblin-event-placed = { NAME($hero) } { goblin-event-placed.then }.
    .then = dáva kartu „{ NAME($card) }“ na vybrané miesto v balíčku
    .item = „{ NAME($card) }“
    .many = dáva karty { $list } na vybrané miesta v balíčku
goblin-event-kept =
    { NAME($hero) } si necháva { $card ->
        [goblin-starting-card] { NAME($card, case: "acc") }
       *[other] kartu „{ NAME($card) }“
    } ({ $other ->
        [goblin-starting-card] druhá
       *[other] „{ NAME($other) }“
    } ide naspodok balíčka).
    .then =
        necháva si { $card ->
            [goblin-starting-card] { NAME($card, case: "acc") }
           *[other] kartu „{ NAME($card) }“
        } ({ $other ->
            [goblin-starting-card] druhá
           *[other] „{ NAME($other) }“
        } ide naspodok balíčka)
goblin-event-visits = { NAME($hero) } { goblin-event-visits.then }.
    .then = navštevuje obchodníka
goblin-event-bought-potion = { NAME($hero) } { goblin-event-bought-potion.then }.
    .then = kupuje { NAME($potion, case: "acc") }
goblin-event-bought = { NAME($hero) } { goblin-event-bought.then }.
    .then = kupuje vo vetešníctve kartu „{ NAME($card) }“
goblin-event-paid = { NAME($hero) } { goblin-event-paid.then }.
    .then = platí kartou „{ NAME($card) }“
goblin-event-left = { NAME($hero) } { goblin-event-left.then }.
    .then = končí s nákupom
goblin-event-revived = { NAME($hero) } { goblin-event-revived.then }.
    .then = trávi ťah oživovaním a má zasa všetky životy
goblin-event-lord-beaten = { NAME($hero) } premáha vládcu netvorov „{ NAME($monster) }“ a vyhráva hru.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } premáha vládcu netvorov „{ NAME($monster) }“; útok práve stačí.
       *[other] { NAME($hero) } premáha vládcu netvorov „{ NAME($monster) }“; útok prevyšuje jeho životy o { $number }.
    }
goblin-event-round-goes-on = Kolo sa dohrá do konca: kto v ňom vládcu netvorov porazí s najväčším prebytkom útoku, vyhrá.
goblin-event-stalled = Kolo { $round } sa skončilo a vládca netvorov stále stojí: rozhoduje počet kľúčov, potom počet získaných kariet.

## Prečo to nejde

goblin-why-not-an-act = Nič také sa v Goblinovi urobiť nedá; vyber si z ponuky.
goblin-why-over = Hra sa už skončila; môžeš začať novú.
goblin-why-nature-first = Najprv rozhodne náhoda; počkaj na kartu alebo na žreb.
goblin-why-nature-only = O tom rozhoduje náhoda, nie hráč; vyber si z ponuky.
goblin-why-cannot-come = Taký výsledok teraz prísť nemôže; zadaj iný.
goblin-why-hero-first = Najprv si vyber hrdinu.
goblin-why-hero-gone = Za tohto hrdinu už niekto hrá; vyber si iného.
goblin-why-turn-first = Najprv rozhodni, ako stráviš ťah; bojuj s netvorom alebo navštív obchodníka.
goblin-why-trim-first = Kliatba ti berie karty v ruke navyše; najprv odhoď tie, ktoré prebývajú.
goblin-why-fight-first = Si uprostred boja; hraj karty alebo boj ukonči.
goblin-why-defy-first = Najprv rozhodni, či sa { NAME($hero) } kliatbe vzoprie, alebo podriadi.
goblin-why-keep-first = Najprv vyber, ktorú z dvoch kariet si necháš.
goblin-why-arrange-first = Najprv urči získanej karte miesto v novom balíčku alebo zvyšok jednoducho zamiešaj.
goblin-why-breathe-first = Najprv rozhodni, či vypiješ elixír liečenia, alebo budeš pokračovať bez neho.
goblin-why-reward-first = Najprv rozhodni o odmene; vezmi si ju do výbavy alebo ju odlož do vetešníctva.
goblin-why-shop-first = Si u obchodníka; nakupuj ďalej alebo nákup ukonči.
goblin-why-pay-first = Najprv zaplať za to, čo kupuješ.
goblin-why-level-closed = Na toto poschodie ti chýba kľúč; získaš ho porážkou kľučiara na predchádzajúcom poschodí.
goblin-why-no-monster = Na tomto mieste žiadny netvor neleží; vyber iného.
goblin-why-has-key = Kľúč z tohto poschodia už máš, a s jeho kľučiarmi preto bojovať nesmieš; vyber iného netvora.
goblin-why-stack-closed = S vrchným netvorom balíčka sa smie bojovať len podľa francúzskeho vydania; vyber niektorého z radu.
goblin-why-lord-closed = K vládcovi netvorov sa dostaneš len so všetkými tromi kľúčmi; najprv získaj tie, ktoré ti chýbajú.
goblin-why-alive = Podľa tohto vydania sa oživuje len hrdina, ktorý nemá žiadny život; bojuj alebo navštív obchodníka.
goblin-why-not-held = Takú kartu v ruke nemáš; vyber niektorú zo svojich.
goblin-why-colour-cursed = Túto farbu zakazuje kliatba netvora; zahraj inú alebo kliatbu zruš elixírom ochrany.
goblin-why-does-not-follow = Táto karta na predchádzajúcu nenadväzuje; zahraj farbu, ktorú predchádzajúca karta dovoľuje.
goblin-why-not-cursed = Taká kliatba teraz neplatí; vyber niektorú z tých, ktoré netvor má.
goblin-why-no-such-effect = Táto karta taký efekt nemá; vyber niektorý z tých, ktoré sú na nej.
goblin-why-counts-at-end = Útok a obrana sa počítajú až na konci boja; najprv skonči a potom povedz, čo má napriek kliatbe platiť.
goblin-why-not-laid = Táto karta v tomto boji zahraná nebola; vyber niektorú zo zahraných.
goblin-why-no-potion = Taký elixír nemáš; kúpiš ho u obchodníka.
goblin-why-no-card-played = Elixír sily zdvojnásobuje práve zahranú kartu; najprv nejakú zahraj.
goblin-why-healthy = Máš všetky životy; elixír liečenia si nechaj na horšie časy.
goblin-why-heal-in-fight = Podľa tohto vydania sa elixír liečenia pije len v boji; nechaj si ho na boj.
goblin-why-not-seen = Táto karta medzi dvoma dobratými nie je; vyber jednu z nich.
goblin-why-no-such-place = Také miesto nový balíček nemá; vyber niektoré z ponúkaných.
goblin-why-place-taken = Na tomto mieste už je iná karta; vyber voľné.
goblin-why-sold-out = Tento elixír je vypredaný; vyber iný.
goblin-why-has-potion = Z každého druhu smieš mať len jeden elixír a tento už máš; vyber iný.
goblin-why-not-in-shop = Táto karta vo vetešníctve nie je; vyber niektorú z tých, ktoré tam ležia.
goblin-why-bought-already = Pri jednej návšteve smieš vo vetešníctve kúpiť len jednu kartu; kúp elixír alebo nákup ukonči.
goblin-why-cannot-pay = Nemáš čím zaplatiť; príď so získanou akčnou kartou v ruke, so zbraňou alebo s brnením.
goblin-why-not-yours = Touto kartou zaplatiť nemôžeš; zaplať získanou akčnou kartou z ruky, zbraňou alebo brnením.
