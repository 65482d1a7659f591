# Shabrak: co se dá udělat, co se děje a proč něco nejde. Názvy karet se neskloňují a stojí v uvozovkách.

## Jak se říká bojovníkovi; $number rozlišuje ty, kteří se jmenují stejně

shabrak-warrior = „{ NAME($card) }“
shabrak-warrior-twin = „{ NAME($card) }“ (č. { $number })
shabrak-warrior-of = „{ NAME($card) }“ ({ NAME($player) })
shabrak-warrior-twin-of = „{ NAME($card) }“ ({ NAME($player) }, č. { $number })

## Co se dá udělat

shabrak-act-end = Ukonči tah
shabrak-act-end-round = Ukonči tah a s ním i kolo
shabrak-act-attack-press = Bojovníkem { $warrior } zaútoč na bojovníka { $other }: nátlak { $attack }, celkem { $pressure } proti obraně { $defence }
shabrak-act-attack-overpower = Bojovníkem { $warrior } zaútoč na bojovníka { $other }: nátlak { $attack } ho přemůže
shabrak-act-attack-shield = Bojovníkem { $warrior } zaútoč na bojovníka { $other }: chrání ho štít
shabrak-act-ability = Použij schopnost bojovníka { $warrior }
shabrak-act-rest = Jen vyčerpej bojovníka { $warrior }, nic jiného nesvede
shabrak-act-gear = Použij vybavení „{ NAME($card) }“, které má bojovník { $warrior }
shabrak-act-sark = Použij svůj sark „{ NAME($card) }“
shabrak-act-play-event = Zahraj událost „{ NAME($card) }“
shabrak-act-play-equipment = Nasaď některému bojovníkovi vybavení „{ NAME($card) }“
shabrak-act-choose-own = „{ NAME($card) }“: zvol vlastního bojovníka { $warrior }
shabrak-act-choose-enemy = „{ NAME($card) }“: zvol soupeřova bojovníka { $warrior }
shabrak-act-choose-wear-own = Nasaď „{ NAME($card) }“ vlastnímu bojovníkovi { $warrior }
shabrak-act-choose-wear-enemy = Nasaď „{ NAME($card) }“ soupeřovu bojovníkovi { $warrior }
shabrak-act-discard = Odlož kartu „{ NAME($card) }“
shabrak-act-retrieve = Vezmi si z odkládacího balíčku kartu „{ NAME($card) }“
shabrak-act-yes = „{ NAME($card) }“: ano, proveď to
shabrak-act-no = „{ NAME($card) }“: ne, nech to být
shabrak-act-lay-left = Vylož bojovníka { $warrior } na levý konec formace
shabrak-act-lay-right = Vylož bojovníka { $warrior } na pravý konec formace

## O čem rozhoduje náhoda

shabrak-act-first = Los: první vykládá { NAME($player) }
shabrak-act-draw = Dobraná karta: „{ NAME($card) }“

## Co se stalo

shabrak-event-commanders = Velitelé si čelí: { $warrior } a { $other }.
shabrak-event-begins = Prvního bojovníka vykládá { NAME($player) } a začne i první kolo.
shabrak-event-laid =
    { $end ->
        [left] Na levý konec formace nastupuje { $warrior }.
       *[right] Na pravý konec formace nastupuje { $warrior }.
    }
shabrak-event-round = Kolo { $round }: začíná { NAME($player) }.
shabrak-event-turn = Na tahu je { NAME($player) }.
shabrak-event-draws =
    { $left ->
        [0] { NAME($player) } dobírá poslední kartu z balíčku.
        [one] { NAME($player) } dobírá kartu, v balíčku zbývá 1.
        [few] { NAME($player) } dobírá kartu, v balíčku zbývají { $left }.
       *[other] { NAME($player) } dobírá kartu, v balíčku zbývá { $left }.
    }
shabrak-event-drew = { NAME($player) } vidí, že je to „{ NAME($card) }“.
shabrak-event-nothing-to-draw = { NAME($player) } nemá co dobrat: dobírací balíček je prázdný.
shabrak-event-exhausted = Bojovník { $warrior } je vyčerpaný.
shabrak-event-rested = Bojovník { $warrior } nemůže útočit ani použít schopnost.
shabrak-event-attacks = Bojovník { $warrior } útočí silou { $attack } na bojovníka { $other }.
shabrak-event-missed = Útok bojovníka { $warrior } propadá: útočník nebo jeho cíl už nestojí.
shabrak-event-ability = Bojovník { $warrior } používá schopnost.
shabrak-event-gear = Bojovník { $warrior } používá vybavení „{ NAME($card) }“.
shabrak-event-sark = { NAME($player) } používá sark „{ NAME($card) }“.
shabrak-event-played = { NAME($player) } hraje kartu „{ NAME($card) }“.
shabrak-event-wore = { NAME($player) } nasazuje vybavení „{ NAME($card) }“ bojovníkovi { $warrior }.
shabrak-event-triggered = Spouští se schopnost karty „{ NAME($card) }“ ({ NAME($player) }).
shabrak-event-pressed =
    Bojovník { $warrior } dostává { $number ->
        [one] 1 nátlak
        [few] { $number } nátlaky
        [many] { $number } nátlaku
       *[other] { $number } nátlaků
    }: celkem { $pressure } proti obraně { $defence }.
shabrak-event-shielded = Štít bojovníka { $warrior } zastavuje nátlak a mizí.
shabrak-event-relieved =
    Bojovník { $warrior } ztrácí { $number ->
        [one] 1 nátlak
        [few] { $number } nátlaky
        [many] { $number } nátlaku
       *[other] { $number } nátlaků
    } a má teď { $pressure }.
shabrak-event-overpowered = Bojovník { $warrior } je přemožený.
shabrak-event-readied = Bojovník { $warrior } je znovu připravený.
shabrak-event-shield = Bojovník { $warrior } získává štít, který zastaví příští nátlak.
shabrak-event-attack = Bojovník { $warrior }: útok { $change }.
shabrak-event-defence = Bojovník { $warrior }: obrana { $change }.
shabrak-event-swapped = Bojovníci { $warrior } a { $other } si vyměňují místa.
shabrak-event-broken = Bojovník { $warrior } přichází o vybavení „{ NAME($card) }“.
shabrak-event-stolen = Bojovník { $warrior } bere vybavení „{ NAME($card) }“ bojovníkovi { $other }.
shabrak-event-discarded = { NAME($player) } odkládá kartu „{ NAME($card) }“.
shabrak-event-retrieved = { NAME($player) } si bere z odkládacího balíčku zpět kartu „{ NAME($card) }“.
shabrak-event-recycled =
    { $number ->
        [one] { NAME($player) } míchá 1 odloženou kartu do dobíracího balíčku.
        [few] { NAME($player) } míchá { $number } odložené karty do dobíracího balíčku.
        [many] { NAME($player) } míchá { $number } odložené karty do dobíracího balíčku.
       *[other] { NAME($player) } míchá { $number } odložených karet do dobíracího balíčku.
    }
shabrak-event-capped = Jedna akce spustila příliš mnoho schopností: další propadají.
shabrak-event-left = Bojovník { $warrior } je vyřazený ze hry.
shabrak-event-passed = { NAME($player) } nemá co udělat, a tah proto přechází dál.
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
shabrak-why-turn-first = Na nic takového teď není řada; pokračuj v tahu, nebo ho ukonči.
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
