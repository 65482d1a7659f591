# Shabrak: čo sa dá urobiť, čo sa deje a prečo niečo nejde. Názvy kariet sa neskloňujú a stoja v úvodzovkách.

## Ako sa hovorí bojovníkovi; $number rozlišuje tých, ktorí sa volajú rovnako

shabrak-warrior = „{ NAME($card) }“
shabrak-warrior-twin = „{ NAME($card) }“ (č. { $number })
shabrak-warrior-of = „{ NAME($card) }“ ({ NAME($player) })
shabrak-warrior-twin-of = „{ NAME($card) }“ ({ NAME($player) }, č. { $number })

## Čo sa dá urobiť

shabrak-act-end = Ukonči ťah
shabrak-act-end-round = Ukonči ťah a s ním aj kolo
shabrak-act-attack-press = Bojovníkom { $warrior } zaútoč na bojovníka { $other }: nátlak { $attack }, spolu { $pressure } proti obrane { $defence }
shabrak-act-attack-overpower = Bojovníkom { $warrior } zaútoč na bojovníka { $other }: nátlak { $attack } ho premôže
shabrak-act-attack-shield = Bojovníkom { $warrior } zaútoč na bojovníka { $other }: chráni ho štít
shabrak-act-ability = Použi schopnosť bojovníka { $warrior }
shabrak-act-rest = Len vyčerpaj bojovníka { $warrior }, nič iné nedokáže
shabrak-act-gear = Použi vybavenie „{ NAME($card) }“, ktoré má bojovník { $warrior }
shabrak-act-sark = Použi svoj sark „{ NAME($card) }“
shabrak-act-play-event = Zahraj udalosť „{ NAME($card) }“
shabrak-act-play-equipment = Nasaď niektorému bojovníkovi vybavenie „{ NAME($card) }“
shabrak-act-choose-own = „{ NAME($card) }“: zvoľ vlastného bojovníka { $warrior }
shabrak-act-choose-enemy = „{ NAME($card) }“: zvoľ súperovho bojovníka { $warrior }
shabrak-act-choose-wear-own = Nasaď „{ NAME($card) }“ vlastnému bojovníkovi { $warrior }
shabrak-act-choose-wear-enemy = Nasaď „{ NAME($card) }“ súperovmu bojovníkovi { $warrior }
shabrak-act-discard = Odlož kartu „{ NAME($card) }“
shabrak-act-retrieve = Vezmi si z odkladacieho balíčka kartu „{ NAME($card) }“
shabrak-act-yes = „{ NAME($card) }“: áno, vykonaj to
shabrak-act-no = „{ NAME($card) }“: nie, nechaj to tak
shabrak-act-lay-left = Vylož bojovníka { $warrior } na ľavý koniec formácie
shabrak-act-lay-right = Vylož bojovníka { $warrior } na pravý koniec formácie

## O čom rozhoduje náhoda

shabrak-act-first = Žreb: prvého bojovníka vykladá { NAME($player) }
shabrak-act-draw = Dobratá karta: „{ NAME($card) }“

## Čo sa stalo

shabrak-event-commanders = Velitelia si čelia: { $warrior } a { $other }.
shabrak-event-begins = Prvého bojovníka vykladá { NAME($player) } a začne aj prvé kolo.
shabrak-event-laid =
    { $end ->
        [left] Na ľavý koniec formácie nastupuje { $warrior }.
       *[right] Na pravý koniec formácie nastupuje { $warrior }.
    }
shabrak-event-round = Kolo { $round }: začína { NAME($player) }.
shabrak-event-turn = Na ťahu je { NAME($player) }.
shabrak-event-draws =
    { $left ->
        [0] { NAME($player) } si doberá poslednú kartu z balíčka.
        [one] { NAME($player) } si doberá kartu, v balíčku zostáva 1.
        [few] { NAME($player) } si doberá kartu, v balíčku zostávajú { $left }.
       *[other] { NAME($player) } si doberá kartu, v balíčku zostáva { $left }.
    }
shabrak-event-drew = { NAME($player) } vidí, že je to „{ NAME($card) }“.
shabrak-event-nothing-to-draw = { NAME($player) } si nemá čo dobrať: doberací balíček je prázdny.
shabrak-event-exhausted = Bojovník { $warrior } je vyčerpaný.
shabrak-event-rested = Bojovník { $warrior } nemôže útočiť ani použiť schopnosť.
shabrak-event-attacks = Bojovník { $warrior } útočí silou { $attack } na bojovníka { $other }.
shabrak-event-missed = Útok bojovníka { $warrior } prepadá: útočník alebo jeho cieľ už nestojí.
shabrak-event-ability = Bojovník { $warrior } používa schopnosť.
shabrak-event-gear = Bojovník { $warrior } používa vybavenie „{ NAME($card) }“.
shabrak-event-sark = { NAME($player) } používa sark „{ NAME($card) }“.
shabrak-event-played = { NAME($player) } hrá kartu „{ NAME($card) }“.
shabrak-event-wore = { NAME($player) } nasadzuje vybavenie „{ NAME($card) }“ bojovníkovi { $warrior }.
shabrak-event-triggered = Spúšťa sa schopnosť karty „{ NAME($card) }“ ({ NAME($player) }).
shabrak-event-pressed =
    Bojovník { $warrior } dostáva { $number ->
        [one] 1 nátlak
        [few] { $number } nátlaky
        [many] { $number } nátlaku
       *[other] { $number } nátlakov
    }: spolu { $pressure } proti obrane { $defence }.
shabrak-event-shielded = Štít bojovníka { $warrior } zastavuje nátlak a mizne.
shabrak-event-relieved =
    Bojovník { $warrior } stráca { $number ->
        [one] 1 nátlak
        [few] { $number } nátlaky
        [many] { $number } nátlaku
       *[other] { $number } nátlakov
    } a teraz má { $pressure }.
shabrak-event-overpowered = Bojovník { $warrior } je premožený.
shabrak-event-readied = Bojovník { $warrior } je znova pripravený.
shabrak-event-shield = Bojovník { $warrior } získava štít, ktorý zastaví najbližší nátlak.
shabrak-event-attack = Bojovník { $warrior }: útok { $change }.
shabrak-event-defence = Bojovník { $warrior }: obrana { $change }.
shabrak-event-swapped = Bojovníci { $warrior } a { $other } si vymieňajú miesta.
shabrak-event-broken = Bojovník { $warrior } prichádza o vybavenie „{ NAME($card) }“.
shabrak-event-stolen = Bojovník { $warrior } berie vybavenie „{ NAME($card) }“ bojovníkovi { $other }.
shabrak-event-discarded = { NAME($player) } odkladá kartu „{ NAME($card) }“.
shabrak-event-retrieved = { NAME($player) } si berie z odkladacieho balíčka späť kartu „{ NAME($card) }“.
shabrak-event-recycled =
    { $number ->
        [one] { NAME($player) } zamiešava 1 odloženú kartu do doberacieho balíčka.
        [few] { NAME($player) } zamiešava { $number } odložené karty do doberacieho balíčka.
        [many] { NAME($player) } zamiešava { $number } odloženej karty do doberacieho balíčka.
       *[other] { NAME($player) } zamiešava { $number } odložených kariet do doberacieho balíčka.
    }
shabrak-event-capped = Jedna akcia spustila priveľa schopností: ďalšie prepadajú.
shabrak-event-left = Bojovník { $warrior } je vyradený z hry.
shabrak-event-passed = { NAME($player) } nemá čo urobiť, a ťah preto prechádza ďalej.
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
shabrak-why-nothing-to-do = Teraz by to nemalo nijaký účinok; počkaj, kým nejaký mať bude.
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
