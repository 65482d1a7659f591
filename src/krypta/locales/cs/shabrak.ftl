# Shabrak: co se dá udělat, co se děje a proč něco nejde. Názvy karet se neskloňují a stojí v uvozovkách.

## Jak se říká bojovníkovi; $number rozlišuje ty, kteří se jmenují stejně

shabrak-warrior = „{ NAME($card) }“
    .gender = { GENDER($card) }
    .noun-subject =
        { GENDER($card) ->
            [f] Bojovnice
           *[m] Bojovník
        }
    .noun-nom =
        { GENDER($card) ->
            [f] bojovnice
           *[m] bojovník
        }
    .noun-gen =
        { GENDER($card) ->
            [f] bojovnice
           *[m] bojovníka
        }
    .noun-dat =
        { GENDER($card) ->
            [f] bojovnici
           *[m] bojovníkovi
        }
    .noun-acc =
        { GENDER($card) ->
            [f] bojovnici
           *[m] bojovníka
        }
    .noun-ins =
        { GENDER($card) ->
            [f] bojovnicí
           *[m] bojovníkem
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

## Co se dá udělat

shabrak-act-end = Ukonči tah
shabrak-act-end-round = Ukonči tah a s ním i kolo
shabrak-act-attack-press = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: nátlak { $attack }, celkem { $pressure } proti obraně { $defence }
shabrak-act-attack-overpower = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: nátlak { $attack } stačí k přemožení
shabrak-act-attack-shield = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: cíl chrání štít
shabrak-act-ability = Použij schopnost { NAME($warrior, case: "gen") }
shabrak-act-rest = Jen vyčerpej { NAME($warrior, case: "acc") }, nic jiného nezmůže
shabrak-act-gear = Použij vybavení „{ NAME($card) }“, které má { NAME($warrior, case: "nom") }
shabrak-act-sark = Použij svůj sark „{ NAME($card) }“
shabrak-act-play-event = Zahraj událost „{ NAME($card) }“
shabrak-act-play-equipment = Nasaď některému bojovníkovi vybavení „{ NAME($card) }“
shabrak-act-choose-own =
    „{ NAME($card) }“: zvol { GENDER($warrior) ->
        [f] vlastní
       *[m] vlastního
    } { NAME($warrior, case: "acc") }
shabrak-act-choose-enemy =
    „{ NAME($card) }“: zvol { GENDER($warrior) ->
        [f] soupeřovu
       *[m] soupeřova
    } { NAME($warrior, case: "acc") }
shabrak-act-choose-wear-own =
    Nasaď „{ NAME($card) }“ { GENDER($warrior) ->
        [f] vlastní
       *[m] vlastnímu
    } { NAME($warrior, case: "dat") }
shabrak-act-choose-wear-enemy =
    Nasaď „{ NAME($card) }“ { GENDER($warrior) ->
        [f] soupeřově
       *[m] soupeřovu
    } { NAME($warrior, case: "dat") }
shabrak-act-discard = Odlož kartu „{ NAME($card) }“
shabrak-act-retrieve = Vezmi si z odkládacího balíčku kartu „{ NAME($card) }“
shabrak-act-yes = „{ NAME($card) }“: ano, proveď to
shabrak-act-no = „{ NAME($card) }“: ne, nech to být
shabrak-act-lay-left = Vylož { NAME($warrior, case: "acc") } na levý konec formace
shabrak-act-lay-right = Vylož { NAME($warrior, case: "acc") } na pravý konec formace

## O čem rozhoduje náhoda

shabrak-act-first = Los: první vykládá { NAME($player) }
shabrak-act-draw = Dobraná karta: „{ NAME($card) }“

## Co se stalo

shabrak-event-commanders = Velitelé si čelí: { $warrior } a { $other }.
shabrak-event-begins = Prvního bojovníka vykládá { NAME($player) } a začne i první kolo.
shabrak-event-laid =
    Na { $end ->
        [left] levý
       *[right] pravý
    } konec formace nastupuje { NAME($warrior, case: "nom") }.
    .each =
        { $warrior } { $end ->
            [left] vlevo
           *[right] vpravo
        }
    .many = do formací nastupují { $list }
shabrak-event-round = Kolo { $round }: začíná { NAME($player) }.
shabrak-event-turn = Na tahu je { NAME($player) }.
shabrak-event-draws = { NAME($player) } { shabrak-event-draws.then }.
    .then =
        dobírá { $left ->
            [0] poslední kartu z balíčku
            [one] kartu (v balíčku zbývá 1)
            [few] kartu (v balíčku zbývají { $left })
           *[other] kartu (v balíčku zbývá { $left })
        }
    .item = { $left }
    .many =
        dobírá { $count ->
            [one] { $count } kartu
            [few] { $count } karty
           *[other] { $count } karet
        } { $left ->
            [0] (balíček je prázdný)
            [few] (v balíčku zbývají { $left })
           *[other] (v balíčku zbývá { $left })
        }
shabrak-event-drew = { NAME($player) } { shabrak-event-drew.then }.
    .then = dobírá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = dobírá karty { $list }
shabrak-event-nothing-to-draw = { NAME($player) } { shabrak-event-nothing-to-draw.then }.
    .then = nemá co dobrat (dobírací balíček je prázdný)
shabrak-event-exhausted = { NAME($warrior, case: "subject") } se vyčerpává.
    .then = vyčerpává se
shabrak-event-rested = { NAME($warrior, case: "subject") } { shabrak-event-rested.then }.
    .then = nemůže útočit ani použít schopnost
shabrak-event-attacks = { NAME($warrior, case: "subject") } { shabrak-event-attacks.then }.
    .then = útočí na { NAME($other, case: "acc") } silou { $attack }
shabrak-event-missed = Útok { NAME($warrior, case: "gen") } propadá: útočník nebo cíl už nestojí.
shabrak-event-ability = { NAME($warrior, case: "subject") } { shabrak-event-ability.then }.
    .then = používá schopnost
shabrak-event-gear = { NAME($warrior, case: "subject") } { shabrak-event-gear.then }.
    .then = používá vybavení „{ NAME($card) }“
shabrak-event-sark = { NAME($player) } { shabrak-event-sark.then }.
    .then = používá sark „{ NAME($card) }“
shabrak-event-played = { NAME($player) } { shabrak-event-played.then }.
    .then = hraje kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = hraje karty { $list }
shabrak-event-wore = { NAME($player) } { shabrak-event-wore.then }.
    .then = nasazuje vybavení „{ NAME($card) }“ { NAME($warrior, case: "dat") }
shabrak-event-triggered = Spouští se schopnost karty „{ NAME($card) }“ ({ NAME($player) }).
shabrak-event-pressed = { NAME($warrior, case: "subject") } { shabrak-event-pressed.then }.
    .then =
        dostává { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlaků
        } (celkem { $pressure } proti obraně { $defence })
    .again =
        ještě { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlaků
        } (celkem { $pressure })
shabrak-event-shielded = Štít { NAME($warrior, case: "gen") } zastavuje nátlak a mizí.
shabrak-event-relieved = { NAME($warrior, case: "subject") } { shabrak-event-relieved.then }.
    .then =
        ztrácí { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlaků
        } (zbývá { $pressure })
shabrak-event-overpowered = { NAME($warrior, case: "subject") } { shabrak-event-overpowered.then }.
    .then =
        je { GENDER($warrior) ->
            [f] přemožená
           *[m] přemožený
        }
shabrak-event-readied = { NAME($warrior, case: "subject") } { shabrak-event-readied.then }.
    .then =
        je znovu { GENDER($warrior) ->
            [f] připravená
           *[m] připravený
        }
shabrak-event-shield = { NAME($warrior, case: "subject") } { shabrak-event-shield.then }.
    .then = získává štít proti příštímu nátlaku
shabrak-event-attack = { NAME($warrior, case: "subject") } { shabrak-event-attack.then }.
    .then = má útok { $change }
shabrak-event-defence = { NAME($warrior, case: "subject") } { shabrak-event-defence.then }.
    .then = má obranu { $change }
shabrak-event-swapped = { $warrior } a { $other } si vyměňují místa.
shabrak-event-broken = { NAME($warrior, case: "subject") } { shabrak-event-broken.then }.
    .then = přichází o vybavení „{ NAME($card) }“
shabrak-event-stolen = { NAME($warrior, case: "subject") } { shabrak-event-stolen.then }.
    .then = bere vybavení „{ NAME($card) }“ { NAME($other, case: "dat") }
shabrak-event-discarded = { NAME($player) } { shabrak-event-discarded.then }.
    .then = odkládá kartu „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = odkládá karty { $list }
shabrak-event-retrieved = { NAME($player) } si bere z odkládacího balíčku zpět kartu „{ NAME($card) }“.
    .then = bere si z odkládacího balíčku zpět kartu „{ NAME($card) }“
shabrak-event-recycled = { NAME($player) } { shabrak-event-recycled.then }.
    .then =
        zamíchává { $number ->
            [one] 1 odloženou kartu
            [few] { $number } odložené karty
            [many] { $number } odložené karty
           *[other] { $number } odložených karet
        } do dobíracího balíčku
shabrak-event-capped = Jedna akce spustila příliš mnoho schopností: další propadají.
shabrak-event-left = { NAME($warrior, case: "subject") } { shabrak-event-left.then }.
    .then = opouští arénu
    .each = { $warrior }
    .many = ze hry odcházejí { $list }
shabrak-event-passed = { NAME($player) } { shabrak-event-passed.then }.
    .then = nemá co udělat a tah předává dál
shabrak-event-won = { NAME($player) } vyhrává hru.
shabrak-event-drawn = Hra končí remízou.
shabrak-event-last-round = Kolo { $round } bylo poslední: rozhoduje počet zbylých bojovníků, potom menší nátlak na nich.
shabrak-event-elided = Stalo se toho víc, než se vejde do zápisu; jak to dopadlo, ukazuje stůl.

## Proč to nejde

shabrak-why-not-an-act = Nic takového v Shabraku udělat nejde; vyber si z nabídky.
shabrak-why-over = Hra už skončila; můžeš začít novou.
shabrak-why-nature-first = Nejdřív rozhodne náhoda; počkej na kartu nebo na los.
shabrak-why-nature-only = O tom rozhoduje náhoda, ne hráč; vyber si z nabídky.
shabrak-why-cannot-come = Takový výsledek teď přijít nemůže; zadej jiný.
shabrak-why-lay-first = Formace ještě nejsou úplné; vylož bojovníka na jeden z konců té své.
shabrak-why-turn-first = O ničem takovém se teď nerozhoduje; pokračuj v tahu, nebo ho ukonči.
shabrak-why-choose-first = Nejdřív zvol bojovníka pro kartu, která se právě provádí.
shabrak-why-may-first = Nejdřív řekni ano, nebo ne tomu, co karta nabízí.
shabrak-why-discard-first = Nejdřív odlož kartu z ruky.
shabrak-why-retrieve-first = Nejdřív vyber kartu ze svého odkládacího balíčku.
shabrak-why-laid-already = Tento bojovník už ve tvé formaci je; vylož jiného.
shabrak-why-not-standing = Tento bojovník už ve formaci nebojuje; vyber takového, který není přemožený.
shabrak-why-exhausted = Tento bojovník už je v tomto kole vyčerpaný; vyber připraveného.
shabrak-why-another-acts = V jednom tahu se vyčerpává jen jeden bojovník a ty už jednáš jiným; pokračuj s ním, nebo tah ukonči.
shabrak-why-attacked-already = Tvůj bojovník už v tomto tahu útočil; použij jeho schopnost, má-li nějakou, nebo tah ukonči.
shabrak-why-target-down = Tento soupeř je přemožený nebo vyřazený a útočit na něj nejde; vyber takového, který ještě stojí.
shabrak-why-out-of-reach = Na tohoto soupeře bojovník nedosáhne; zaútoč na někoho přímo nebo šikmo před ním.
shabrak-why-guarded = Soupeř v dosahu kryje ostatní; zaútoč na toho, kdo kryje.
shabrak-why-no-ability = Tento bojovník aktivní schopnost nemá; zaútoč jím.
shabrak-why-used-already = To už máš v tomto tahu za sebou; udělej něco jiného, nebo tah ukonči.
shabrak-why-nothing-to-do = Teď by to nemělo žádný účinek; počkej, až nějaký mít bude.
shabrak-why-can-act = Tento bojovník ještě něco svede; zaútoč jím, nebo použij jeho schopnost.
shabrak-why-must-exhaust = Máš ještě připraveného bojovníka; než ukončíš tah, jednoho vyčerpej.
shabrak-why-must-act = Bojovník vyčerpaný v tomto tahu ještě může zaútočit nebo použít schopnost; udělej to, než tah ukončíš.
shabrak-why-no-gear = Tento bojovník nemá vybavení s aktivní schopností; udělej něco jiného.
shabrak-why-no-sark = Nemáš sark s aktivní schopností; udělej něco jiného.
shabrak-why-sark-used = Tvůj sark je vyčerpaný; připravený bude zase v příštím kole.
shabrak-why-not-held = Takovou kartu v ruce nemáš; vyber některou ze svých.
shabrak-why-enough-played = Víc karet už v tomto tahu zahrát nesmíš; zbytek si nech na příště.
shabrak-why-nobody-to-wear = Všichni bojovníci ve formacích už vybavení mají; nech si ho na později.
shabrak-why-does-not-fit = Tohoto bojovníka se karta netýká; vyber si z nabízených.
shabrak-why-not-discarded = Taková karta ve tvém odkládacím balíčku není; vyber některou z těch, které v něm jsou.
