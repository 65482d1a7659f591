# Čo je zle so súborom kariet, balíčkom alebo kódom balíčka Shabraku. Slová súborov a jazyka, ktorým sa píšu schopnosti
# (press, chosen, warriors), sa neprekladajú.

shabrak-fault-a =
    { $kind ->
        [sark] sark
        [warrior] bojovník
        [event] udalosť
       *[equipment] vybavenie
    }

## Karty

shabrak-fault-cards = Súbor má najviac { $most } kariet; tento ich má { $count }.
shabrak-fault-sarks = Sarkov je príliš veľa: dohromady sa ich zmestí najviac { $most }.
shabrak-fault-id = Karta potrebuje id z malých písmen bez diakritiky, číslic a pomlčiek, ale je tu { $found }.
shabrak-fault-id-long = Id „{ $card }“ je príliš dlhé; id má najviac { $most } znakov.
shabrak-fault-id-known = Karta „{ $card }“ už v sade je; daj tej svojej iné id.
shabrak-fault-id-twice = Id „{ $card }“ už má karta v riadku { $line }.
shabrak-fault-sark = Bojovník má svoj pôvodný sark (S1.3), ale je tu { $found }; na výber je { $known }.
shabrak-fault-no-sarks = Bojovník má svoj pôvodný sark (S1.3), ale je tu { $found }; zatiaľ tu žiadny sark nie je: pridaj [[sark]].
shabrak-fault-yes = { $key } má byť true, alebo sa vynechá, ale je tu { $found }.
shabrak-fault-commander-unlimited = Veliteľ má meno: v balíčku je len raz (S1.2).
shabrak-fault-abilities =
    { $most ->
        [one] Karta má najviac jednu schopnosť; táto ich má { $count }.
        [few] Karta má najviac { $most } schopnosti; táto ich má { $count }.
       *[other] Karta má najviac { $most } schopností; táto ich má { $count }.
    }
shabrak-fault-one-active = Karta má najviac jednu aktívnu schopnosť.
shabrak-fault-event-idle = Udalosť niečo robí: abilities = ["played: …"].

## Balíčky

shabrak-fault-no-card = Karta „{ $card }“ neexistuje (S1.1).
shabrak-fault-misplaced =
    „{ $card }“ je { $kind }; do „{ $part }“ patrí { $part ->
        [sark] sark
        [warriors] bojovník
       *[pile] udalosť alebo vybavenie
    } (S1.1).
shabrak-fault-team = Bojovníkov má balíček presne { $most }; tento ich má { $count } (S1.1).
shabrak-fault-commanders = Veliteľ je v balíčku práve jeden; v tomto ich je { $count }: { $cards } (S1.1).
shabrak-fault-no-commander = Veliteľ je v balíčku práve jeden; v tomto nie je žiadny (S1.1).
shabrak-fault-pile = Doberací balíček má { $least } až { $most } kariet; tento ich má { $count } (S1.1).
shabrak-fault-none-in-pile = „{ $card }“ nie je v doberacom balíčku ani raz; má tam byť aspoň raz (S1.1).
shabrak-fault-copies =
    „{ $card }“ smie byť v balíčku najviac { $most ->
        [1] raz
       *[other] dvakrát
    }; v tomto je { $count }-krát (S1.2).
shabrak-fault-deck-name = Názov balíčka je text s najviac { $most } bajtmi.
shabrak-fault-deck-sark = sark má byť id karty, ale je tu { $found }.
shabrak-fault-entries = Položiek v { $key } je { $count }; { $most } bohato stačí.
shabrak-fault-entry = Karta doberacieho balíčka sa píše „2 liquor“, ale je tu { $found }.
shabrak-fault-no-deck = Taký balíček neexistuje: { $found }. Na výber je { $known }, kód balíčka alebo text súboru s balíčkom (v termináli @SÚBOR).
shabrak-fault-code = Kód balíčka sa začína „{ $prefix }“ a má najviac { $most } znakov; toto kód nie je.
shabrak-fault-mistyped = V tomto kóde balíčka je preklep, alebo vznikol s inými kartami: skopíruj ho ešte raz celý a pridaj súbor s kartami, s ktorým vznikol.

## Schopnosti: ako sa píšu

shabrak-fault-expected = Tu má byť { $what }, ale je tu { $found }.
shabrak-fault-a-number = číslo od { $least } do { $most }
shabrak-fault-step-or-end = „;“ a ďalší krok, alebo koniec
shabrak-fault-end = koniec
shabrak-fault-conditions =
    { $most ->
        [one] Schopnosť má najviac jednu podmienku.
        [few] Schopnosť má najviac { $most } podmienky.
       *[other] Schopnosť má najviac { $most } podmienok.
    }
shabrak-fault-steps =
    { $most ->
        [one] Schopnosť má najviac jeden krok.
        [few] Schopnosť má najviac { $most } kroky.
       *[other] Schopnosť má najviac { $most } krokov.
    }
shabrak-fault-take-away = Odčítať sa dá len číslo.
shabrak-fault-twice =
    { $what ->
        [place] Miesto je tu dvakrát.
        [rarity] Vzácnosť je tu dvakrát.
       *[sark] Sark je tu dvakrát.
    }

## Schopnosti: čo môžu znamenať

shabrak-fault-moment = „{ $moment }“ na tento druh karty nepatrí; môže tu byť { $known }.
shabrak-fault-whose = Povedz čie: karta, ktorá nepatrí bojovníkovi, nemôže byť sama „{ $moment }“; má tu byť „own“, „enemy“ alebo „any“.
shabrak-fault-fallen-subject = Kto už je premožený, nič nespustí.
shabrak-fault-no-more = Kto sa práve stal „{ $moment }“, už nie je „{ $trait }“.
shabrak-fault-not-standing = Kým karta stojí, môže meniť „attack“, „defence“ a „reach“ alebo kryť („guard“), ale nie „{ $effect }“.
shabrak-fault-only-standing = „{ $effect }“ pôsobí, len kým karta stojí: napíš „standing: …“.
shabrak-fault-no-choice = Čo pôsobí, kým karta stojí, nie je na výber: vynechaj „may“ a „then“.
shabrak-fault-chosen = Kým karta stojí, nikto sa nevyberá; má tu byť „self“ alebo „all“.
shabrak-fault-figure = Čo pôsobí, kým karta stojí, nemôže závisieť od hodnôt, ktoré samo mení; má tu byť číslo.
shabrak-fault-reach = Dosah nemôže závisieť od toho, kto je v dosahu.
shabrak-fault-round-end = Na konci kola sa už pre toto kolo nedá nič zmeniť.
shabrak-fault-no-row =
    { $what ->
        [self] Táto karta nestojí vo formácii: nemá „self“.
        [other] Táto karta nestojí vo formácii: vynechaj „other“.
        [steal] Kradnúť môže len bojovník: táto karta nestojí vo formácii.
       *[place] Táto karta nestojí vo formácii: povedz od koho, napríklad „of it“.
    }
shabrak-fault-overpowered =
    { $what ->
        [steal] Je premožený: nič si už nasadiť nemôže.
       *[self] Je premožený: so „self“ sa už nedá nič robiť.
    }
shabrak-fault-it = Zatiaľ nebol menovaný nikto, kto by mohol byť „it“.
shabrak-fault-foe = „foe“ je len pri „attacking“ alebo „attacked“.
shabrak-fault-nobody = Nikto nemôže byť toto všetko naraz: { $traits }.
shabrak-fault-neighbour = Súper nie je sused; má tu byť „own“.
shabrak-fault-faced = Oproti a v dosahu sú len súperi; má tu byť „enemy“.
shabrak-fault-fallen-target = S premoženými sa nedá nič robiť; „fallen“ sa dajú len počítať.
shabrak-fault-steal-from = Bojovník nosí len jednu vec, a tak kradne len od jedného; má tu byť „chosen“, „it“ alebo „foe“.
shabrak-fault-swap-all = Miesta si vymieňajú dvaja bojovníci; má tu byť „self“, „it“, „foe“ alebo „chosen“.
shabrak-fault-swap-self = Nikto si nevymení miesto sám so sebou.
shabrak-fault-swap-any = Miesta sa vymieňajú v jednej formácii; má tu byť „own“ alebo „enemy“.
shabrak-fault-swap-across = Miesta sa vymieňajú v jednej formácii, nie medzi formáciami.
shabrak-fault-picture = Obrázok { $found } neexistuje. Obrázok sa volá ako niektorá z našich kariet, napríklad picture = "krupan".
shabrak-fault-flavour = Text flavour má byť jediný riadok s najviac { $most } znakmi.
