# Shabrak: co stojí na kartách, složené z částí v games/shabrak/language/text.py.
# Části začínají malým písmenem, větou je až celek. $lead: předchází slovo, za které se stěhují příklonky (poté ho …).

## Celek

shabrak-ability-active = A: { CAPITAL($text) }.
shabrak-ability-passive = P: { CAPITAL($text) }.
shabrak-ability-played = { CAPITAL($text) }.

## Kdy

shabrak-ability-when-worn =
    { $aside ->
        [if] při nasazení, { $text }
       *[no] při nasazení { $text }
    }
shabrak-ability-when-round-start =
    { $aside ->
        [if] na začátku každého kola, { $text }
       *[no] na začátku každého kola { $text }
    }
shabrak-ability-when-round-end =
    { $aside ->
        [if] na konci každého kola, { $text }
       *[no] na konci každého kola { $text }
    }
shabrak-ability-when-exhausted =
    { $form ->
        [wearer] když je nositel vyčerpán
       *[self] když je tento bojovník vyčerpán
    }
shabrak-ability-when-attacking =
    { $form ->
        [wearer] když nositel útočí
       *[self] když tento bojovník útočí
    }
shabrak-ability-when-attacked =
    { $form ->
        [wearer] když je nositel napaden
       *[self] když je tento bojovník napaden
    }
shabrak-ability-when-pressed =
    { $form ->
        [wearer] když nositel dostane nátlak
       *[self] když tento bojovník dostane nátlak
    }
shabrak-ability-when-overpowered =
    { $form ->
        [wearer] když je nositel přemožen
       *[self] když je tento bojovník přemožen
    }
shabrak-ability-when-exhausted-other = když je vyčerpán { $who }
shabrak-ability-when-attacking-other = když útočí { $who }
shabrak-ability-when-attacked-other = když je napaden { $who }
shabrak-ability-when-pressed-other = když dostane nátlak { $who }
shabrak-ability-when-overpowered-other = když je přemožen { $who }
shabrak-ability-after = { $moment }, { $text }
shabrak-ability-after-if =
    { $conditions ->
        [one] { $moment } a { $condition }, { $text }
       *[other] { $moment }, { $condition }, { $text }
    }

## Podmínky

shabrak-ability-if = pokud { $condition }, { $text }
shabrak-ability-while = { $text }, pokud { $condition }
shabrak-ability-both = { $one } a { $other }
shabrak-ability-at-least =
    { $side ->
        [own] máš alespoň { $number } { $who }
        [enemy] soupeř má alespoň { $number } { $who }
       *[any] máte dohromady alespoň { $number } { $who }
    }
shabrak-ability-at-most =
    { $side ->
        [own] máš nejvýš { $number } { $who }
        [enemy] soupeř má nejvýš { $number } { $who }
       *[any] máte dohromady nejvýš { $number } { $who }
    }
shabrak-ability-none =
    { $side ->
        [own] nemáš žádného { $who }
        [enemy] soupeř nemá žádného { $who }
       *[any] nikdo nemá žádného { $who }
    }
shabrak-ability-fewer = máš méně bojovníků než soupeř
shabrak-ability-hand-at-least = máš v ruce alespoň { shabrak-ability-draw.cards }
shabrak-ability-hand-at-most =
    { $number ->
        [0] nemáš v ruce žádnou kartu
       *[other] máš v ruce nejvýš { shabrak-ability-draw.cards }
    }

## Jak na sebe účinky navazují; co je za „poté“, závisí na předchozím (S5.4)

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
        [you] { $before } a ty můžeš { $after }
       *[same] { $before } a můžeš { $after }
    }
shabrak-ability-then = { $before }, poté { $after }
shabrak-ability-then-may = { $before }, poté, chceš-li, { $after }
shabrak-ability-anyway = { $before }; v každém případě { $after }
shabrak-ability-anyway-may = { $before }; a můžeš { $after }
shabrak-ability-may = můžeš { $text }
shabrak-ability-per = { $text } za { $who }

## Účinky

shabrak-ability-press =
    { $form ->
        [it] { $lead ->
            [yes] na něj přidej { shabrak-ability-press.pressure }
            [may] na něj přidat { shabrak-ability-press.pressure }
           *[no] přidej na něj { shabrak-ability-press.pressure }
        }
       *[other] { $lead ->
            [may] přidat { shabrak-ability-press.pressure } na { $whom }
           *[no] přidej { shabrak-ability-press.pressure } na { $whom }
        }
    }
    .pressure =
        { $number ->
            [one] 1 nátlak
            [few] { $number } nátlaky
            [many] { $number } nátlaku
           *[other] { $number } nátlaků
        }
shabrak-ability-press-figure =
    { $form ->
        [it] { $lead ->
            [yes] na něj přidej nátlak ve výši { $figure }
            [may] na něj přidat nátlak ve výši { $figure }
           *[no] přidej na něj nátlak ve výši { $figure }
        }
       *[other] { $lead ->
            [may] přidat nátlak ve výši { $figure } na { $whom }
           *[no] přidej nátlak ve výši { $figure } na { $whom }
        }
    }
shabrak-ability-relieve =
    { $form ->
        [it] { $lead ->
            [yes] ho zbav { shabrak-ability-relieve.pressure }
            [may] ho zbavit { shabrak-ability-relieve.pressure }
           *[no] zbav ho { shabrak-ability-relieve.pressure }
        }
       *[other] { $lead ->
            [may] zbavit { $whom } { shabrak-ability-relieve.pressure }
           *[no] zbav { $whom } { shabrak-ability-relieve.pressure }
        }
    }
    .pressure =
        { $number ->
            [one] 1 nátlaku
            [many] { $number } nátlaku
           *[other] { $number } nátlaků
        }
shabrak-ability-relieve-figure =
    { $form ->
        [it] { $lead ->
            [yes] ho zbav nátlaku ve výši { $figure }
            [may] ho zbavit nátlaku ve výši { $figure }
           *[no] zbav ho nátlaku ve výši { $figure }
        }
       *[other] { $lead ->
            [may] zbavit { $whom } nátlaku ve výši { $figure }
           *[no] zbav { $whom } nátlaku ve výši { $figure }
        }
    }
shabrak-ability-overpower =
    { $form ->
        [it] { $lead ->
            [yes] ho přemož
            [may] ho přemoci
           *[no] přemož ho
        }
       *[other] { $lead ->
            [may] přemoci { $whom }
           *[no] přemož { $whom }
        }
    }
shabrak-ability-ready =
    { $form ->
        [it] { $lead ->
            [yes] ho připrav
            [may] ho připravit
           *[no] připrav ho
        }
       *[other] { $lead ->
            [may] připravit { $whom }
           *[no] připrav { $whom }
        }
    }
shabrak-ability-exhaust =
    { $form ->
        [it] { $lead ->
            [yes] ho vyčerpej
            [may] ho vyčerpat
           *[no] vyčerpej ho
        }
       *[other] { $lead ->
            [may] vyčerpat { $whom }
           *[no] vyčerpej { $whom }
        }
    }
shabrak-ability-shield =
    { $form ->
        [it] { $lead ->
            [yes] ho zaštiť
            [may] ho zaštítit
           *[no] zaštiť ho
        }
       *[other] { $lead ->
            [may] zaštítit { $whom }
           *[no] zaštiť { $whom }
        }
    }
shabrak-ability-more =
    { $lead ->
        [may] zvýšit { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
       *[no] zvyš { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
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
            [turn] do konce tahu
           *[round] do konce kola
        }
shabrak-ability-less =
    { $lead ->
        [may] snížit { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
       *[no] sniž { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
    }
shabrak-ability-more-figure =
    { $lead ->
        [may] zvýšit { shabrak-ability-more.what } o { $figure } { shabrak-ability-more.lasting }
       *[no] zvyš { shabrak-ability-more.what } o { $figure } { shabrak-ability-more.lasting }
    }
shabrak-ability-standing =
    { $again ->
        [all] { $change } { shabrak-ability-standing.what }
        [who] { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
       *[no] { $who } { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
    }
    .has =
        { $form ->
            [all] mají
           *[self] má
        }
    .what =
        { $what ->
            [attack] k útoku
            [defence] k obraně
           *[reach] k dosahu
        }
shabrak-ability-guard =
    { $again ->
        [no] { $who }{ " " }
       *[who] { "" }
    }{ $form ->
        [all] kryjí ostatní
       *[self] kryje ostatní
    }
shabrak-ability-swap =
    { $form ->
        [it] { $lead ->
            [yes] s ním prohoď { $other }
            [may] s ním prohodit { $other }
           *[no] prohoď s ním { $other }
        }
       *[other] { $lead ->
            [may] prohodit { $whom } a { $other }
           *[no] prohoď { $whom } a { $other }
        }
    }
shabrak-ability-swap-two =
    { $lead ->
        [may] prohodit { $who }
       *[no] prohoď { $who }
    }
shabrak-ability-break =
    { $form ->
        [it] { $lead ->
            [may] rozbít jeho vybavení
           *[no] rozbij jeho vybavení
        }
       *[other] { $lead ->
            [may] rozbít vybavení { $whose }
           *[no] rozbij vybavení { $whose }
        }
    }
shabrak-ability-steal =
    { $form ->
        [it] { $lead ->
            [may] ukrást jeho vybavení
           *[no] ukradni jeho vybavení
        }
       *[other] { $lead ->
            [may] ukrást vybavení { $whose }
           *[no] ukradni vybavení { $whose }
        }
    }
shabrak-ability-draw =
    { $side ->
        [own] { $lead ->
            [yes] si dober { shabrak-ability-draw.cards }
            [may] dobrat { shabrak-ability-draw.cards }
           *[no] dober si { shabrak-ability-draw.cards }
        }
       *[enemy] { $lead ->
            [may] nechat soupeře dobrat { shabrak-ability-draw.cards }
            [yes] si soupeř dobere { shabrak-ability-draw.cards }
           *[no] soupeř si dobere { shabrak-ability-draw.cards }
        }
    }
    .cards =
        { $number ->
            [one] 1 kartu
            [few] { $number } karty
            [many] { $number } karty
           *[other] { $number } karet
        }
shabrak-ability-draw-figure =
    { $side ->
        [own] { $lead ->
            [yes] si dober počet karet rovný { $figure }
            [may] dobrat počet karet rovný { $figure }
           *[no] dober si počet karet rovný { $figure }
        }
       *[enemy] { $lead ->
            [may] nechat soupeře dobrat počet karet rovný { $figure }
            [yes] si soupeř dobere počet karet rovný { $figure }
           *[no] soupeř si dobere počet karet rovný { $figure }
        }
    }
shabrak-ability-discard =
    { $side ->
        [own] { $lead ->
            [may] odložit { shabrak-ability-draw.cards } z ruky
           *[no] odlož { shabrak-ability-draw.cards } z ruky
        }
       *[enemy] { $lead ->
            [may] nechat soupeře odložit { shabrak-ability-draw.cards } z ruky
           *[no] soupeř odloží { shabrak-ability-draw.cards } z ruky
        }
    }
shabrak-ability-discard-figure =
    { $side ->
        [own] { $lead ->
            [may] odložit z ruky počet karet rovný { $figure }
           *[no] odlož z ruky počet karet rovný { $figure }
        }
       *[enemy] { $lead ->
            [may] nechat soupeře odložit z ruky počet karet rovný { $figure }
           *[no] soupeř odloží z ruky počet karet rovný { $figure }
        }
    }
shabrak-ability-retrieve =
    { $lead ->
        [yes] si vezmi do ruky { shabrak-ability-draw.cards } ze svého odkládacího balíčku
        [may] vzít do ruky { shabrak-ability-draw.cards } ze svého odkládacího balíčku
       *[no] vezmi si do ruky { shabrak-ability-draw.cards } ze svého odkládacího balíčku
    }
shabrak-ability-retrieve-figure =
    { $lead ->
        [yes] si vezmi do ruky ze svého odkládacího balíčku počet karet rovný { $figure }
        [may] vzít do ruky ze svého odkládacího balíčku počet karet rovný { $figure }
       *[no] vezmi si do ruky ze svého odkládacího balíčku počet karet rovný { $figure }
    }
shabrak-ability-recycle =
    { $lead ->
        [may] zamíchat svůj odkládací balíček do dobíracího
       *[no] zamíchej svůj odkládací balíček do dobíracího
    }
shabrak-ability-figure =
    { $use ->
        [equal] { $half ->
            [yes] poloviny { shabrak-ability-figure.of }
           *[no] { shabrak-ability-figure.of }
        }
        [by] { $half ->
            [yes] polovinu { shabrak-ability-figure.of }
           *[no] hodnotu { shabrak-ability-figure.of }
        }
       *[cards] { $half ->
            [yes] polovině { shabrak-ability-figure.of }
           *[no] hodnotě { shabrak-ability-figure.of }
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

## Kdo má jméno (ve 2. i 4. pádě stejné)

shabrak-ability-named =
    { $form ->
        [self] tohoto bojovníka
        [wearer] nositele
        [it] něj
        [chosen] zvoleného bojovníka
        [last] naposled zvoleného bojovníka
        [attacker] útočníka
        [attacked] napadeného
       *[first] prvního z nich
    }
shabrak-ability-named-of = { shabrak-ability-named }
shabrak-ability-named-is =
    { $form ->
        [wearer] nositel
       *[self] tento bojovník
    }

## Kdo je míněn tím, jaký je; shabrak-ability-warrior má, co je všem společné: 1. pád, .whom 2. a 4. pád,
## .many 4. pád množného čísla, .of-many 2. pád a .are 1. pád množného čísla

shabrak-ability-one =
    { $commander ->
        [commander] { $other ->
            [other] jiného{ " " }
           *[any] { "" }
        }{ $side ->
            [own] svého{ " " }
            [enemy] soupeřova{ " " }
           *[any] libovolného{ " " }
        }{ shabrak-ability-warrior.whom }
       *[any] { $other ->
            [other] jiného { $side ->
                [own] svého{ " " }
                [enemy] soupeřova{ " " }
               *[any] { "" }
            }
           *[any] { $side ->
                [own] jednoho svého{ " " }
                [enemy] jednoho soupeřova{ " " }
               *[any] libovolného{ " " }
            }
        }{ shabrak-ability-warrior.whom }
    }
shabrak-ability-of-one = { shabrak-ability-one }
shabrak-ability-is-one =
    { $other ->
        [other] jiný { $side ->
            [own] tvůj{ " " }
            [enemy] soupeřův{ " " }
           *[any] { "" }
        }
       *[any] { $side ->
            [own] tvůj{ " " }
            [enemy] soupeřův{ " " }
           *[any] kterýkoli{ " " }
        }
    }{ shabrak-ability-warrior }
shabrak-ability-all =
    každého { $other ->
        [other] jiného{ " " }
       *[any] { "" }
    }{ $side ->
        [own] svého{ " " }
        [enemy] soupeřova{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.whom }
shabrak-ability-of-all = { shabrak-ability-all }
shabrak-ability-are-all =
    všichni { $side ->
        [own] tví{ " " }
        [enemy] soupeřovi{ " " }
       *[any] { "" }
    }{ $other ->
        [other] ostatní{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.are }
shabrak-ability-count =
    { $number ->
        [one] { $other ->
            [other] dalšího{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.whom }
        [few] { $other ->
            [other] další{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.many }
       *[other] { $other ->
            [other] dalších{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.of-many }
    }
shabrak-ability-no =
    { $other ->
        [other] jiného{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.whom }
shabrak-ability-each =
    každého { $other ->
        [other] jiného{ " " }
       *[any] { "" }
    }{ $side ->
        [own] { $by ->
            [you] svého{ " " }
           *[other] tvého{ " " }
        }
        [enemy] soupeřova{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.whom }
shabrak-ability-every =
    { $number ->
        [few] každé { $number } { $other ->
            [other] další{ " " }
           *[any] { "" }
        }{ $side ->
            [own] { $by ->
                [you] své{ " " }
               *[other] tvé{ " " }
            }
            [enemy] soupeřovy{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.many }
       *[other] každých { $number } { $other ->
            [other] dalších{ " " }
           *[any] { "" }
        }{ $side ->
            [own] { $by ->
                [you] svých{ " " }
               *[other] tvých{ " " }
            }
            [enemy] soupeřových{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.of-many }
    } (zaokrouhleno nahoru)
shabrak-ability-two =
    dva { $side ->
        [own] své{ " " }
       *[enemy] soupeřovy{ " " }
    }{ $other ->
        [other] další{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.many }

shabrak-ability-warrior =
    { $rarity ->
        [common] běžný{ " " }
        [rare] vzácný{ " " }
        [unseen] nevídaný{ " " }
       *[any] { "" }
    }{ $status ->
        [ready] připravený{ " " }
        [exhausted] vyčerpaný{ " " }
        [fallen] přemožený{ " " }
       *[any] { "" }
    }{ $place ->
        [facing] protější{ " " }
        [neighbour] sousední{ " " }
       *[anywhere] { "" }
    }{ $commander ->
        [commander] velitel
       *[any] bojovník
    }{ shabrak-ability-warrior.after }
    .whom =
        { $rarity ->
            [common] běžného{ " " }
            [rare] vzácného{ " " }
            [unseen] nevídaného{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] připraveného{ " " }
            [exhausted] vyčerpaného{ " " }
            [fallen] přemoženého{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protějšího{ " " }
            [neighbour] sousedního{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] velitele
           *[any] bojovníka
        }{ shabrak-ability-warrior.after }
    .many =
        { $rarity ->
            [common] běžné{ " " }
            [rare] vzácné{ " " }
            [unseen] nevídané{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] připravené{ " " }
            [exhausted] vyčerpané{ " " }
            [fallen] přemožené{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protější{ " " }
            [neighbour] sousední{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] velitele
           *[any] bojovníky
        }{ shabrak-ability-warrior.after }
    .of-many =
        { $rarity ->
            [common] běžných{ " " }
            [rare] vzácných{ " " }
            [unseen] nevídaných{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] připravených{ " " }
            [exhausted] vyčerpaných{ " " }
            [fallen] přemožených{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protějších{ " " }
            [neighbour] sousedních{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] velitelů
           *[any] bojovníků
        }{ shabrak-ability-warrior.after }
    .are =
        { $rarity ->
            [common] běžní{ " " }
            [rare] vzácní{ " " }
            [unseen] nevídaní{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] připravení{ " " }
            [exhausted] vyčerpaní{ " " }
            [fallen] přemožení{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] protější{ " " }
            [neighbour] sousední{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] velitelé
           *[any] bojovníci
        }{ shabrak-ability-warrior.after }
    .after =
        { $sark ->
            [0] { "" }
           *[other] { " " }ze sarku „{ NAME($sark) }“
        }{ $pressure ->
            [pressed] { $gear ->
                [equipped] { " " }s nátlakem i vybavením
                [bare] { " " }s nátlakem a bez vybavení
               *[any] { " " }s nátlakem
            }
            [unpressed] { $gear ->
                [equipped] { " " }s vybavením a bez nátlaku
                [bare] { " " }bez nátlaku i vybavení
               *[any] { " " }bez nátlaku
            }
           *[any] { $gear ->
                [equipped] { " " }s vybavením
                [bare] { " " }bez vybavení
               *[any] { "" }
            }
        }{ $place ->
            [facing-of] { " " }naproti { shabrak-ability-warrior.anchor-to }
            [reach] { " " }v dosahu
            [reach-of] { $anchor ->
                [it] { " " }v jeho dosahu
               *[other] { " " }v dosahu { shabrak-ability-warrior.anchor }
            }
            [neighbour-of] { " " }vedle { shabrak-ability-warrior.anchor }
           *[anywhere] { "" }
        }
    .anchor =
        { $anchor ->
            [self] tohoto bojovníka
            [wearer] nositele
            [it] něj
            [chosen] zvoleného bojovníka
            [last] naposled zvoleného bojovníka
            [attacker] útočníka
            [attacked] napadeného
           *[first] prvního z nich
        }
    .anchor-to =
        { $anchor ->
            [self] tomuto bojovníkovi
            [wearer] nositeli
            [it] němu
            [chosen] zvolenému bojovníkovi
            [last] naposled zvolenému bojovníkovi
            [attacker] útočníkovi
            [attacked] napadenému
           *[first] prvnímu z nich
        }
