# Shabrak: čo sa dá urobiť, čo sa deje a prečo niečo nejde. Názvy kariet sa neskloňujú a stoja v úvodzovkách.

## Ako sa hovorí bojovníkovi; $number rozlišuje tých, ktorí sa volajú rovnako

shabrak-warrior = „{ NAME($card) }“
    .gender = { GENDER($card) }
    .noun-subject =
        { GENDER($card) ->
            [f] Bojovníčka
           *[m] Bojovník
        }
    .noun-nom =
        { GENDER($card) ->
            [f] bojovníčka
           *[m] bojovník
        }
    .noun-gen =
        { GENDER($card) ->
            [f] bojovníčky
           *[m] bojovníka
        }
    .noun-dat =
        { GENDER($card) ->
            [f] bojovníčke
           *[m] bojovníkovi
        }
    .noun-acc =
        { GENDER($card) ->
            [f] bojovníčku
           *[m] bojovníka
        }
    .noun-ins =
        { GENDER($card) ->
            [f] bojovníčkou
           *[m] bojovníkom
        }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior }
shabrak-warrior-twin = „{ NAME($card) }“ (č. { $number })
    .gender = { GENDER($card) }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior-twin }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior-twin }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior-twin }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior-twin }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior-twin }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior-twin }
shabrak-warrior-of = „{ NAME($card) }“ ({ NAME($player) })
    .gender = { GENDER($card) }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior-of }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior-of }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior-of }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior-of }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior-of }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior-of }
shabrak-warrior-twin-of = „{ NAME($card) }“ ({ NAME($player) }, č. { $number })
    .gender = { GENDER($card) }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior-twin-of }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior-twin-of }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior-twin-of }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior-twin-of }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior-twin-of }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior-twin-of }

## Čo sa dá urobiť

shabrak-act-end = Ukonči ťah
shabrak-act-end-round = Ukonči ťah a s ním aj kolo
shabrak-act-attack-press = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: nátlak { $attack }, spolu { $pressure } proti obrane { $defence }
shabrak-act-attack-overpower = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: nátlak { $attack } stačí na premoženie
shabrak-act-attack-shield = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: cieľ chráni štít
shabrak-act-ability = Použi schopnosť { NAME($warrior, case: "gen") }
shabrak-act-rest = Len vyčerpaj { NAME($warrior, case: "acc") }, nič iné nezmôže
shabrak-act-gear = Použi vybavenie „{ NAME($card) }“, ktoré má { NAME($warrior, case: "nom") }
shabrak-act-sark = Použi svoj sark „{ NAME($card) }“
shabrak-act-play-event = Zahraj udalosť „{ NAME($card) }“
shabrak-act-play-equipment = Nasaď niektorému bojovníkovi vybavenie „{ NAME($card) }“
shabrak-act-choose-own =
    „{ NAME($card) }“: zvoľ { GENDER($warrior) ->
        [f] vlastnú
       *[m] vlastného
    } { NAME($warrior, case: "acc") }
shabrak-act-choose-enemy =
    „{ NAME($card) }“: zvoľ { GENDER($warrior) ->
        [f] súperovu
       *[m] súperovho
    } { NAME($warrior, case: "acc") }
shabrak-act-choose-wear-own =
    Nasaď „{ NAME($card) }“ { GENDER($warrior) ->
        [f] vlastnej
       *[m] vlastnému
    } { NAME($warrior, case: "dat") }
shabrak-act-choose-wear-enemy =
    Nasaď „{ NAME($card) }“ { GENDER($warrior) ->
        [f] súperovej
       *[m] súperovmu
    } { NAME($warrior, case: "dat") }
shabrak-act-discard = Odlož kartu „{ NAME($card) }“
shabrak-act-retrieve = Vezmi si z odkladacieho balíčka kartu „{ NAME($card) }“
shabrak-act-yes = „{ NAME($card) }“: áno, vykonaj to
shabrak-act-no = „{ NAME($card) }“: nie, nechaj to tak
shabrak-act-lay-left = Vylož { NAME($warrior, case: "acc") } na ľavý koniec formácie
shabrak-act-lay-right = Vylož { NAME($warrior, case: "acc") } na pravý koniec formácie

## O čom rozhoduje náhoda

shabrak-act-first = Žreb: prvého bojovníka vykladá { NAME($player) }
shabrak-act-draw = Dobratá karta: „{ NAME($card) }“

## Čo sa stalo

shabrak-event-commanders = Velitelia si čelia: { $warrior } a { $other }.
shabrak-event-begins = Prvého bojovníka vykladá { NAME($player) } a začne aj prvé kolo.
shabrak-event-laid =
    Na { $end ->
        [left] ľavý
       *[right] pravý
    } koniec formácie nastupuje { NAME($warrior, case: "nom") }.
    .each =
        { $warrior } { $end ->
            [left] vľavo
           *[right] vpravo
        }
    .many = do formácií nastupujú { $list }
shabrak-event-round = Kolo { $round }: začína { NAME($player) }.
shabrak-event-turn = Na ťahu je { NAME($player) }.
shabrak-event-draws =
    { NAME($player) } doberá { $left ->
        [0] poslednú kartu z balíčka
        [one] kartu (v balíčku zostáva 1)
        [few] kartu (v balíčku zostávajú { $left })
       *[other] kartu (v balíčku zostáva { $left })
    }.
    .then =
        doberá { $left ->
            [0] poslednú kartu z balíčka
            [one] kartu (v balíčku zostáva 1)
            [few] kartu (v balíčku zostávajú { $left })
           *[other] kartu (v balíčku zostáva { $left })
        }
    .item = { $left }
    .many =
        doberá { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } kariet
        } { $left ->
            [0] (balíček je prázdny)
            [few] (v balíčku zostávajú { $left })
           *[other] (v balíčku zostáva { $left })
        }
shabrak-event-drew = { NAME($player) } doberá kartu „{ NAME($card) }“.
    .then = doberá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = doberá karty { $list }
shabrak-event-nothing-to-draw = { NAME($player) } si nemá čo dobrať (doberací balíček je prázdny).
    .then = nemá si čo dobrať (doberací balíček je prázdny)
shabrak-event-exhausted = { NAME($warrior, case: "subject") } sa vyčerpáva.
    .then = vyčerpáva sa
shabrak-event-rested = { NAME($warrior, case: "subject") } { shabrak-event-rested.then }.
    .then = nemôže útočiť ani použiť schopnosť
shabrak-event-attacks = { NAME($warrior, case: "subject") } { shabrak-event-attacks.then }.
    .then = útočí na { NAME($other, case: "acc") } silou { $attack }
shabrak-event-missed = Útok { NAME($warrior, case: "gen") } prepadá: útočník alebo cieľ už nestojí.
shabrak-event-ability = { NAME($warrior, case: "subject") } { shabrak-event-ability.then }.
    .then = používa schopnosť
shabrak-event-gear = { NAME($warrior, case: "subject") } { shabrak-event-gear.then }.
    .then = používa vybavenie „{ NAME($card) }“
shabrak-event-sark = { NAME($player) } { shabrak-event-sark.then }.
    .then = používa sark „{ NAME($card) }“
shabrak-event-played = { NAME($player) } { shabrak-event-played.then }.
    .then = hrá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = hrá karty { $list }
shabrak-event-wore = { NAME($player) } { shabrak-event-wore.then }.
    .then = nasadzuje vybavenie „{ NAME($card) }“ { NAME($warrior, case: "dat") }
shabrak-event-triggered = Spúšťa sa schopnosť karty „{ NAME($card) }“ ({ NAME($player) }).
shabrak-event-pressed = { NAME($warrior, case: "subject") } { shabrak-event-pressed.then }.
    .then =
        dostáva { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlakov
        } (spolu { $pressure } proti obrane { $defence })
    .again =
        ešte { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlakov
        } (spolu { $pressure })
shabrak-event-shielded = Štít { NAME($warrior, case: "gen") } zastavuje nátlak a mizne.
shabrak-event-relieved = { NAME($warrior, case: "subject") } { shabrak-event-relieved.then }.
    .then =
        stráca { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlakov
        } (zostáva { $pressure })
shabrak-event-overpowered = { NAME($warrior, case: "subject") } { shabrak-event-overpowered.then }.
    .then =
        je { GENDER($warrior) ->
            [f] premožená
           *[m] premožený
        }
shabrak-event-readied = { NAME($warrior, case: "subject") } { shabrak-event-readied.then }.
    .then =
        je znova { GENDER($warrior) ->
            [f] pripravená
           *[m] pripravený
        }
shabrak-event-shield = { NAME($warrior, case: "subject") } { shabrak-event-shield.then }.
    .then = získava štít proti najbližšiemu nátlaku
shabrak-event-attack = { NAME($warrior, case: "subject") } { shabrak-event-attack.then }.
    .then = má útok { $change }
shabrak-event-defence = { NAME($warrior, case: "subject") } { shabrak-event-defence.then }.
    .then = má obranu { $change }
shabrak-event-swapped = { $warrior } a { $other } si vymieňajú miesta.
shabrak-event-broken = { NAME($warrior, case: "subject") } { shabrak-event-broken.then }.
    .then = prichádza o vybavenie „{ NAME($card) }“
shabrak-event-stolen = { NAME($warrior, case: "subject") } { shabrak-event-stolen.then }.
    .then = berie vybavenie „{ NAME($card) }“ { NAME($other, case: "dat") }
shabrak-event-discarded = { NAME($player) } { shabrak-event-discarded.then }.
    .then = odkladá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = odkladá karty { $list }
shabrak-event-retrieved = { NAME($player) } si berie z odkladacieho balíčka späť kartu „{ NAME($card) }“.
    .then = berie si z odkladacieho balíčka späť kartu „{ NAME($card) }“
shabrak-event-recycled = { NAME($player) } { shabrak-event-recycled.then }.
    .then =
        zamiešava { $number ->
            [one] 1 odloženú kartu
            [few] { $number } odložené karty
            [many] { $number } odloženej karty
           *[other] { $number } odložených kariet
        } do doberacieho balíčka
shabrak-event-capped = Jedna akcia spustila priveľa schopností: ďalšie prepadajú.
shabrak-event-left = { NAME($warrior, case: "subject") } { shabrak-event-left.then }.
    .then = opúšťa arénu
    .each = { $warrior }
    .many = z hry odchádzajú { $list }
shabrak-event-passed = { NAME($player) } { shabrak-event-passed.then }.
    .then = nemá čo urobiť a ťah odovzdáva ďalej
shabrak-event-won = { NAME($player) } vyhráva hru.
shabrak-event-drawn = Hra sa končí remízou.
shabrak-event-last-round = Kolo { $round } bolo posledné: rozhoduje počet zostávajúcich bojovníkov, potom menší nátlak na nich.
shabrak-event-elided = Stalo sa toho viac, než sa zmestí do zápisu; ako to dopadlo, ukazuje stôl.

## Prečo to nejde

shabrak-why-not-an-act = Nič také sa v Shabraku urobiť nedá; vyber si z ponuky.
shabrak-why-over = Hra sa už skončila; môžeš začať novú.
shabrak-why-nature-first = Najprv rozhodne náhoda; počkaj na kartu alebo na žreb.
shabrak-why-nature-only = O tom rozhoduje náhoda, nie hráč; vyber si z ponuky.
shabrak-why-cannot-come = Taký výsledok teraz prísť nemôže; zadaj iný.
shabrak-why-lay-first = Formácie ešte nie sú úplné; vylož bojovníka na jeden z koncov tej svojej.
shabrak-why-turn-first = Na nič také teraz nie je čas; pokračuj v ťahu alebo ho ukonči.
shabrak-why-choose-first = Najprv zvoľ bojovníka pre kartu, ktorá sa práve vykonáva.
shabrak-why-may-first = Najprv povedz áno alebo nie na to, čo karta ponúka.
shabrak-why-discard-first = Najprv odlož kartu z ruky.
shabrak-why-retrieve-first = Najprv vyber kartu zo svojho odkladacieho balíčka.
shabrak-why-laid-already = Tento bojovník už v tvojej formácii je; vylož iného.
shabrak-why-not-standing = Tento bojovník už vo formácii nebojuje; vyber takého, ktorý nie je premožený.
shabrak-why-exhausted = Tento bojovník je už v tomto kole vyčerpaný; vyber pripraveného.
shabrak-why-another-acts = V jednom ťahu sa vyčerpáva len jeden bojovník a ty už konáš iným; pokračuj s ním alebo ťah ukonči.
shabrak-why-attacked-already = Tvoj bojovník už v tomto ťahu útočil; použi jeho schopnosť, ak nejakú má, alebo ťah ukonči.
shabrak-why-target-down = Tento súper je premožený alebo vyradený a útočiť naň nemožno; vyber takého, ktorý ešte stojí.
shabrak-why-out-of-reach = Na tohto súpera bojovník nedočiahne; zaútoč na niekoho priamo alebo šikmo pred ním.
shabrak-why-guarded = Súper v dosahu kryje ostatných; zaútoč na toho, kto kryje.
shabrak-why-no-ability = Tento bojovník aktívnu schopnosť nemá; zaútoč ním.
shabrak-why-used-already = To už máš v tomto ťahu za sebou; urob niečo iné alebo ťah ukonči.
shabrak-why-nothing-to-do = Teraz by to nemalo žiadny účinok; počkaj, kým nejaký mať bude.
shabrak-why-can-act = Tento bojovník ešte niečo dokáže; zaútoč ním alebo použi jeho schopnosť.
shabrak-why-must-exhaust = Máš ešte pripraveného bojovníka; skôr než ukončíš ťah, jedného vyčerpaj.
shabrak-why-must-act = Bojovník vyčerpaný v tomto ťahu ešte môže zaútočiť alebo použiť schopnosť; urob to skôr, než ťah ukončíš.
shabrak-why-no-gear = Tento bojovník nemá vybavenie s aktívnou schopnosťou; urob niečo iné.
shabrak-why-no-sark = Nemáš sark s aktívnou schopnosťou; urob niečo iné.
shabrak-why-sark-used = Tvoj sark je vyčerpaný; pripravený bude zasa v ďalšom kole.
shabrak-why-not-held = Takú kartu v ruke nemáš; vyber niektorú zo svojich.
shabrak-why-enough-played = Viac kariet už v tomto ťahu zahrať nesmieš; zvyšok si nechaj na ďalší.
shabrak-why-nobody-to-wear = Všetci bojovníci vo formáciách už vybavenie majú; nechaj si ho na neskôr.
shabrak-why-does-not-fit = Tohto bojovníka sa karta netýka; vyber si z ponúkaných.
shabrak-why-not-discarded = Taká karta v tvojom odkladacom balíčku nie je; vyber niektorú z tých, ktoré v ňom sú.
