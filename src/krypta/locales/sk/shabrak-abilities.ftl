# Shabrak: čo stojí na kartách, zložené z častí v games/shabrak/language/text.py.
# Časti sa začínajú malým písmenom, vetou je až celok. $lead: predchádza slovo, za ktoré sa sťahujú príklonky (potom ho …).

## Celok

shabrak-ability-active = A: { CAPITAL($text) }.
shabrak-ability-passive = P: { CAPITAL($text) }.
shabrak-ability-played = { CAPITAL($text) }.

## Kedy

shabrak-ability-when-worn =
    { $aside ->
        [if] pri nasadení, { $text }
       *[no] pri nasadení { $text }
    }
shabrak-ability-when-round-start =
    { $aside ->
        [if] na začiatku každého kola, { $text }
       *[no] na začiatku každého kola { $text }
    }
shabrak-ability-when-round-end =
    { $aside ->
        [if] na konci každého kola, { $text }
       *[no] na konci každého kola { $text }
    }
shabrak-ability-when-exhausted =
    { $form ->
        [wearer] keď sa nositeľ vyčerpá
       *[self] keď sa tento bojovník vyčerpá
    }
shabrak-ability-when-attacking =
    { $form ->
        [wearer] keď nositeľ útočí
       *[self] keď tento bojovník útočí
    }
shabrak-ability-when-attacked =
    { $form ->
        [wearer] keď je nositeľ napadnutý
       *[self] keď je tento bojovník napadnutý
    }
shabrak-ability-when-pressed =
    { $form ->
        [wearer] keď nositeľ dostane nátlak
       *[self] keď tento bojovník dostane nátlak
    }
shabrak-ability-when-overpowered =
    { $form ->
        [wearer] keď je nositeľ premožený
       *[self] keď je tento bojovník premožený
    }
shabrak-ability-when-exhausted-other = keď sa vyčerpá { $who }
shabrak-ability-when-attacking-other = keď útočí { $who }
shabrak-ability-when-attacked-other = keď je napadnutý { $who }
shabrak-ability-when-pressed-other = keď dostane nátlak { $who }
shabrak-ability-when-overpowered-other = keď je premožený { $who }
shabrak-ability-after = { $moment }, { $text }
shabrak-ability-after-if =
    { $conditions ->
        [one] { $moment } a { $condition }, { $text }
       *[other] { $moment }, { $condition }, { $text }
    }

## Podmienky

shabrak-ability-if = ak { $condition }, { $text }
shabrak-ability-while = { $text }, ak { $condition }
shabrak-ability-both = { $one } a { $other }
shabrak-ability-at-least =
    { $side ->
        [own] máš aspoň { $number } { $who }
        [enemy] súper má aspoň { $number } { $who }
       *[any] máte spolu aspoň { $number } { $who }
    }
shabrak-ability-at-most =
    { $side ->
        [own] máš najviac { $number } { $who }
        [enemy] súper má najviac { $number } { $who }
       *[any] máte spolu najviac { $number } { $who }
    }
shabrak-ability-none =
    { $side ->
        [own] nemáš žiadneho { $who }
        [enemy] súper nemá žiadneho { $who }
       *[any] nikto nemá žiadneho { $who }
    }
shabrak-ability-fewer = máš menej bojovníkov než súper
shabrak-ability-hand-at-least = máš v ruke aspoň { shabrak-ability-draw.cards }
shabrak-ability-hand-at-most =
    { $number ->
        [0] nemáš v ruke žiadnu kartu
       *[other] máš v ruke najviac { shabrak-ability-draw.cards }
    }

## Ako na seba účinky nadväzujú; čo je za „potom“, závisí od predchádzajúceho (S5.4)

shabrak-ability-comma =
    { $turn ->
        [you] { $before }, ty { $after }
       *[same] { $before }, { $after }
    }
shabrak-ability-and =
    { $turn ->
        [you] { $before } a ty { $after }
       *[same] { $before } a { $after }
    }
shabrak-ability-and-may =
    { $turn ->
        [you] { $before } a ty môžeš { $after }
       *[same] { $before } a môžeš { $after }
    }
shabrak-ability-then = { $before }, potom { $after }
shabrak-ability-then-may = { $before }, potom, ak chceš, { $after }
shabrak-ability-anyway = { $before }; v každom prípade { $after }
shabrak-ability-anyway-may = { $before }; a môžeš { $after }
shabrak-ability-may = môžeš { $text }
shabrak-ability-per = { $text } za { $who }

## Účinky

shabrak-ability-press =
    { $form ->
        [it] { $lead ->
            [yes] naň pridaj { shabrak-ability-press.pressure }
            [may] naň pridať { shabrak-ability-press.pressure }
           *[no] pridaj naň { shabrak-ability-press.pressure }
        }
       *[other] { $lead ->
            [may] pridať { shabrak-ability-press.pressure } na { $whom }
           *[no] pridaj { shabrak-ability-press.pressure } na { $whom }
        }
    }
    .pressure =
        { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlakov
        }
shabrak-ability-press-figure =
    { $form ->
        [it] { $lead ->
            [yes] naň pridaj nátlak vo výške { $figure }
            [may] naň pridať nátlak vo výške { $figure }
           *[no] pridaj naň nátlak vo výške { $figure }
        }
       *[other] { $lead ->
            [may] pridať nátlak vo výške { $figure } na { $whom }
           *[no] pridaj nátlak vo výške { $figure } na { $whom }
        }
    }
shabrak-ability-relieve =
    { $form ->
        [it] { $lead ->
            [yes] ho zbav { shabrak-ability-relieve.pressure }
            [may] ho zbaviť { shabrak-ability-relieve.pressure }
           *[no] zbav ho { shabrak-ability-relieve.pressure }
        }
       *[other] { $lead ->
            [may] zbaviť { $whom } { shabrak-ability-relieve.pressure }
           *[no] zbav { $whom } { shabrak-ability-relieve.pressure }
        }
    }
    .pressure =
        { $number ->
            [one] 1 nátlaku
            [many] { $number } nátlaku
           *[other] { $number } nátlakov
        }
shabrak-ability-relieve-figure =
    { $form ->
        [it] { $lead ->
            [yes] ho zbav nátlaku vo výške { $figure }
            [may] ho zbaviť nátlaku vo výške { $figure }
           *[no] zbav ho nátlaku vo výške { $figure }
        }
       *[other] { $lead ->
            [may] zbaviť { $whom } nátlaku vo výške { $figure }
           *[no] zbav { $whom } nátlaku vo výške { $figure }
        }
    }
shabrak-ability-overpower =
    { $form ->
        [it] { $lead ->
            [yes] ho premôž
            [may] ho premôcť
           *[no] premôž ho
        }
       *[other] { $lead ->
            [may] premôcť { $whom }
           *[no] premôž { $whom }
        }
    }
shabrak-ability-ready =
    { $form ->
        [it] { $lead ->
            [yes] ho priprav
            [may] ho pripraviť
           *[no] priprav ho
        }
       *[other] { $lead ->
            [may] pripraviť { $whom }
           *[no] priprav { $whom }
        }
    }
shabrak-ability-exhaust =
    { $form ->
        [it] { $lead ->
            [yes] ho vyčerpaj
            [may] ho vyčerpať
           *[no] vyčerpaj ho
        }
       *[other] { $lead ->
            [may] vyčerpať { $whom }
           *[no] vyčerpaj { $whom }
        }
    }
shabrak-ability-shield =
    { $form ->
        [it] { $lead ->
            [yes] ho zaštíť
            [may] ho zaštítiť
           *[no] zaštíť ho
        }
       *[other] { $lead ->
            [may] zaštítiť { $whom }
           *[no] zaštíť { $whom }
        }
    }
shabrak-ability-more =
    { $lead ->
        [may] zvýšiť { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
       *[no] zvýš { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
    }
    .what =
        { $form ->
            [it] { $what ->
                [attack] jeho útok
               *[defence] jeho obranu
            }
           *[other] { $what ->
                [attack] útok { $whose }
               *[defence] obranu { $whose }
            }
        }
    .lasting =
        { $lasting ->
            [turn] do konca ťahu
           *[round] do konca kola
        }
shabrak-ability-less =
    { $lead ->
        [may] znížiť { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
       *[no] zníž { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
    }
shabrak-ability-more-figure =
    { $lead ->
        [may] zvýšiť { shabrak-ability-more.what } o { $figure } { shabrak-ability-more.lasting }
       *[no] zvýš { shabrak-ability-more.what } o { $figure } { shabrak-ability-more.lasting }
    }
shabrak-ability-standing =
    { $again ->
        [all] { $change } { shabrak-ability-standing.what }
        [who] { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
       *[no] { $who } { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
    }
    .has =
        { $form ->
            [all] majú
           *[self] má
        }
    .what =
        { $what ->
            [attack] k útoku
            [defence] k obrane
           *[reach] k dosahu
        }
shabrak-ability-guard =
    { $again ->
        [no] { $who }{ " " }
       *[who] { "" }
    }{ $form ->
        [all] kryjú ostatných
       *[self] kryje ostatných
    }
shabrak-ability-swap =
    { $form ->
        [it] { $lead ->
            [yes] s ním prehoď { $other }
            [may] s ním prehodiť { $other }
           *[no] prehoď s ním { $other }
        }
       *[other] { $lead ->
            [may] prehodiť { $whom } a { $other }
           *[no] prehoď { $whom } a { $other }
        }
    }
shabrak-ability-swap-two =
    { $lead ->
        [may] prehodiť { $who }
       *[no] prehoď { $who }
    }
shabrak-ability-break =
    { $form ->
        [it] { $lead ->
            [may] rozbiť jeho vybavenie
           *[no] rozbi jeho vybavenie
        }
       *[other] { $lead ->
            [may] rozbiť vybavenie { $whose }
           *[no] rozbi vybavenie { $whose }
        }
    }
shabrak-ability-steal =
    { $form ->
        [it] { $lead ->
            [may] ukradnúť jeho vybavenie
           *[no] ukradni jeho vybavenie
        }
       *[other] { $lead ->
            [may] ukradnúť vybavenie { $whose }
           *[no] ukradni vybavenie { $whose }
        }
    }
shabrak-ability-draw =
    { $side ->
        [own] { $lead ->
            [yes] si dober { shabrak-ability-draw.cards }
            [may] dobrať { shabrak-ability-draw.cards }
           *[no] dober si { shabrak-ability-draw.cards }
        }
       *[enemy] { $lead ->
            [may] nechať súpera dobrať { shabrak-ability-draw.cards }
            [yes] si súper doberie { shabrak-ability-draw.cards }
           *[no] súper si doberie { shabrak-ability-draw.cards }
        }
    }
    .cards =
        { $number ->
            [one] 1 kartu
            [few] { $number } karty
            [many] { $number } karty
           *[other] { $number } kariet
        }
shabrak-ability-draw-figure =
    { $side ->
        [own] { $lead ->
            [yes] si dober počet kariet rovný { $figure }
            [may] dobrať počet kariet rovný { $figure }
           *[no] dober si počet kariet rovný { $figure }
        }
       *[enemy] { $lead ->
            [may] nechať súpera dobrať počet kariet rovný { $figure }
            [yes] si súper doberie počet kariet rovný { $figure }
           *[no] súper si doberie počet kariet rovný { $figure }
        }
    }
shabrak-ability-discard =
    { $side ->
        [own] { $lead ->
            [may] odložiť { shabrak-ability-draw.cards } z ruky
           *[no] odlož { shabrak-ability-draw.cards } z ruky
        }
       *[enemy] { $lead ->
            [may] nechať súpera odložiť { shabrak-ability-draw.cards } z ruky
           *[no] súper odloží { shabrak-ability-draw.cards } z ruky
        }
    }
shabrak-ability-discard-figure =
    { $side ->
        [own] { $lead ->
            [may] odložiť z ruky počet kariet rovný { $figure }
           *[no] odlož z ruky počet kariet rovný { $figure }
        }
       *[enemy] { $lead ->
            [may] nechať súpera odložiť z ruky počet kariet rovný { $figure }
           *[no] súper odloží z ruky počet kariet rovný { $figure }
        }
    }
shabrak-ability-retrieve =
    { $lead ->
        [yes] si vezmi do ruky { shabrak-ability-draw.cards } zo svojho odkladacieho balíčka
        [may] vziať do ruky { shabrak-ability-draw.cards } zo svojho odkladacieho balíčka
       *[no] vezmi si do ruky { shabrak-ability-draw.cards } zo svojho odkladacieho balíčka
    }
shabrak-ability-retrieve-figure =
    { $lead ->
        [yes] si vezmi do ruky zo svojho odkladacieho balíčka počet kariet rovný { $figure }
        [may] vziať do ruky zo svojho odkladacieho balíčka počet kariet rovný { $figure }
       *[no] vezmi si do ruky zo svojho odkladacieho balíčka počet kariet rovný { $figure }
    }
shabrak-ability-recycle =
    { $lead ->
        [may] zamiešať svoj odkladací balíček do doberacieho
       *[no] zamiešaj svoj odkladací balíček do doberacieho
    }
shabrak-ability-figure =
    { $use ->
        [equal] { $half ->
            [yes] polovice { shabrak-ability-figure.of }
           *[no] { shabrak-ability-figure.of }
        }
        [by] { $half ->
            [yes] polovicu { shabrak-ability-figure.of }
           *[no] hodnotu { shabrak-ability-figure.of }
        }
       *[cards] { $half ->
            [yes] polovici { shabrak-ability-figure.of }
           *[no] hodnote { shabrak-ability-figure.of }
        }
    }
    .of =
        { $form ->
            [it] jeho{ " " }
           *[other] { "" }
        }{ $what ->
            [attack] útoku
            [defence] obrany
           *[pressure] nátlaku
        }{ $form ->
            [it] { "" }
           *[other] { " " }{ shabrak-ability-named }
        }

## Kto má meno (v 2. aj 4. páde rovnaké)

shabrak-ability-named =
    { $form ->
        [self] tohto bojovníka
        [wearer] nositeľa
        [it] neho
        [chosen] zvoleného bojovníka
        [last] naposledy zvoleného bojovníka
        [attacker] útočníka
        [attacked] napadnutého
       *[first] prvého z nich
    }
shabrak-ability-named-of = { shabrak-ability-named }
shabrak-ability-named-is =
    { $form ->
        [wearer] nositeľ
       *[self] tento bojovník
    }

## Kto sa myslí podľa toho, aký je; shabrak-ability-warrior má, čo je všetkým spoločné: 1. pád, .whom 2. a 4. pád,
## .many 2. a 4. pád množného čísla a .are 1. pád množného čísla

shabrak-ability-one =
    { $commander ->
        [commander] { $other ->
            [other] iného{ " " }
           *[any] { "" }
        }{ $side ->
            [own] svojho{ " " }
            [enemy] súperovho{ " " }
           *[any] ľubovoľného{ " " }
        }{ shabrak-ability-warrior.whom }
       *[any] { $other ->
            [other] iného { $side ->
                [own] svojho{ " " }
                [enemy] súperovho{ " " }
               *[any] { "" }
            }
           *[any] { $side ->
                [own] jedného svojho{ " " }
                [enemy] jedného súperovho{ " " }
               *[any] ľubovoľného{ " " }
            }
        }{ shabrak-ability-warrior.whom }
    }
shabrak-ability-of-one = { shabrak-ability-one }
shabrak-ability-is-one =
    { $other ->
        [other] iný { $side ->
            [own] tvoj{ " " }
            [enemy] súperov{ " " }
           *[any] { "" }
        }
       *[any] { $side ->
            [own] tvoj{ " " }
            [enemy] súperov{ " " }
           *[any] ktorýkoľvek{ " " }
        }
    }{ shabrak-ability-warrior }
shabrak-ability-all =
    každého { $other ->
        [other] iného{ " " }
       *[any] { "" }
    }{ $side ->
        [own] svojho{ " " }
        [enemy] súperovho{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.whom }
shabrak-ability-of-all = { shabrak-ability-all }
shabrak-ability-are-all =
    všetci { $side ->
        [own] tvoji{ " " }
        [enemy] súperovi{ " " }
       *[any] { "" }
    }{ $other ->
        [other] ostatní{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.are }
shabrak-ability-count =
    { $number ->
        [one] { $other ->
            [other] ďalšieho{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.whom }
       *[other] { $other ->
            [other] ďalších{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.many }
    }
shabrak-ability-no =
    { $other ->
        [other] iného{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.whom }
shabrak-ability-each =
    každého { $other ->
        [other] iného{ " " }
       *[any] { "" }
    }{ $side ->
        [own] { $by ->
            [you] svojho{ " " }
           *[other] tvojho{ " " }
        }
        [enemy] súperovho{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.whom }
shabrak-ability-every =
    každých { $number } { $other ->
        [other] ďalších{ " " }
       *[any] { "" }
    }{ $side ->
        [own] { $by ->
            [you] svojich{ " " }
           *[other] tvojich{ " " }
        }
        [enemy] súperových{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.many } (zaokrúhlené nahor)
shabrak-ability-two =
    dvoch { $side ->
        [own] svojich{ " " }
       *[enemy] súperových{ " " }
    }{ $other ->
        [other] ďalších{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.many }

shabrak-ability-warrior =
    { $rarity ->
        [common] bežný{ " " }
        [rare] vzácny{ " " }
        [unseen] nevídaný{ " " }
       *[any] { "" }
    }{ $status ->
        [ready] pripravený{ " " }
        [exhausted] vyčerpaný{ " " }
        [fallen] premožený{ " " }
       *[any] { "" }
    }{ $place ->
        [facing] protiľahlý{ " " }
        [neighbour] susedný{ " " }
       *[anywhere] { "" }
    }{ $commander ->
        [commander] veliteľ
       *[any] bojovník
    }{ shabrak-ability-warrior.after }
    .whom =
        { $rarity ->
            [common] bežného{ " " }
            [rare] vzácneho{ " " }
            [unseen] nevídaného{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] pripraveného{ " " }
            [exhausted] vyčerpaného{ " " }
            [fallen] premoženého{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protiľahlého{ " " }
            [neighbour] susedného{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] veliteľa
           *[any] bojovníka
        }{ shabrak-ability-warrior.after }
    .many =
        { $rarity ->
            [common] bežných{ " " }
            [rare] vzácnych{ " " }
            [unseen] nevídaných{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] pripravených{ " " }
            [exhausted] vyčerpaných{ " " }
            [fallen] premožených{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protiľahlých{ " " }
            [neighbour] susedných{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] veliteľov
           *[any] bojovníkov
        }{ shabrak-ability-warrior.after }
    .are =
        { $rarity ->
            [common] bežní{ " " }
            [rare] vzácni{ " " }
            [unseen] nevídaní{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] pripravení{ " " }
            [exhausted] vyčerpaní{ " " }
            [fallen] premožení{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protiľahlí{ " " }
            [neighbour] susední{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] velitelia
           *[any] bojovníci
        }{ shabrak-ability-warrior.after }
    .after =
        { $sark ->
            [0] { "" }
           *[other] { " " }zo sarku „{ NAME($sark) }“
        }{ $pressure ->
            [pressed] { $gear ->
                [equipped] { " " }s nátlakom aj vybavením
                [bare] { " " }s nátlakom a bez vybavenia
               *[any] { " " }s nátlakom
            }
            [unpressed] { $gear ->
                [equipped] { " " }s vybavením a bez nátlaku
                [bare] { " " }bez nátlaku aj vybavenia
               *[any] { " " }bez nátlaku
            }
           *[any] { $gear ->
                [equipped] { " " }s vybavením
                [bare] { " " }bez vybavenia
               *[any] { "" }
            }
        }{ $place ->
            [facing-of] { " " }oproti { shabrak-ability-warrior.anchor-to }
            [reach] { " " }v dosahu
            [reach-of] { $anchor ->
                [it] { " " }v jeho dosahu
               *[other] { " " }v dosahu { shabrak-ability-warrior.anchor }
            }
            [neighbour-of] { " " }vedľa { shabrak-ability-warrior.anchor }
           *[anywhere] { "" }
        }
    .anchor =
        { $anchor ->
            [self] tohto bojovníka
            [wearer] nositeľa
            [it] neho
            [chosen] zvoleného bojovníka
            [last] naposledy zvoleného bojovníka
            [attacker] útočníka
            [attacked] napadnutého
           *[first] prvého z nich
        }
    .anchor-to =
        { $anchor ->
            [self] tomuto bojovníkovi
            [wearer] nositeľovi
            [it] nemu
            [chosen] zvolenému bojovníkovi
            [last] naposledy zvolenému bojovníkovi
            [attacker] útočníkovi
            [attacked] napadnutému
           *[first] prvému z nich
        }
