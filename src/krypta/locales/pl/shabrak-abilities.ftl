# Shabrak: co stoi na kartach, złożone z części w games/shabrak/language/text.py.
# Części zaczynają się małą literą, zdaniem jest dopiero całość. $lead: poprzedza słowo, za którym staje zaimek (potem go …).

## Całość

shabrak-ability-active = A: { CAPITAL($text) }.
shabrak-ability-passive = P: { CAPITAL($text) }.
shabrak-ability-played = { CAPITAL($text) }.

## Kiedy

shabrak-ability-when-worn =
    { $aside ->
        [if] po założeniu, { $text }
       *[no] po założeniu { $text }
    }
shabrak-ability-when-round-start =
    { $aside ->
        [if] na początku każdej rundy, { $text }
       *[no] na początku każdej rundy { $text }
    }
shabrak-ability-when-round-end =
    { $aside ->
        [if] na końcu każdej rundy, { $text }
       *[no] na końcu każdej rundy { $text }
    }
shabrak-ability-when-exhausted =
    { $form ->
        [wearer] gdy noszący zostaje wyczerpany
       *[self] gdy ten wojownik zostaje wyczerpany
    }
shabrak-ability-when-attacking =
    { $form ->
        [wearer] gdy noszący atakuje
       *[self] gdy ten wojownik atakuje
    }
shabrak-ability-when-attacked =
    { $form ->
        [wearer] gdy noszący zostaje zaatakowany
       *[self] gdy ten wojownik zostaje zaatakowany
    }
shabrak-ability-when-pressed =
    { $form ->
        [wearer] gdy noszący dostaje nacisk
       *[self] gdy ten wojownik dostaje nacisk
    }
shabrak-ability-when-overpowered =
    { $form ->
        [wearer] gdy noszący zostaje obezwładniony
       *[self] gdy ten wojownik zostaje obezwładniony
    }
shabrak-ability-when-exhausted-other = gdy { $who } zostaje wyczerpany
shabrak-ability-when-attacking-other = gdy { $who } atakuje
shabrak-ability-when-attacked-other = gdy { $who } zostaje zaatakowany
shabrak-ability-when-pressed-other = gdy { $who } dostaje nacisk
shabrak-ability-when-overpowered-other = gdy { $who } zostaje obezwładniony
shabrak-ability-after = { $moment }, { $text }
shabrak-ability-after-if = { $moment }, a { $condition }, { $text }

## Warunki

shabrak-ability-if = jeśli { $condition }, { $text }
shabrak-ability-while = { $text }, jeśli { $condition }
shabrak-ability-both = { $one } i { $other }
shabrak-ability-at-least =
    { $side ->
        [own] masz co najmniej { $number } { $who }
        [enemy] przeciwnik ma co najmniej { $number } { $who }
       *[any] macie razem co najmniej { $number } { $who }
    }
shabrak-ability-at-most =
    { $side ->
        [own] masz najwyżej { $number } { $who }
        [enemy] przeciwnik ma najwyżej { $number } { $who }
       *[any] macie razem najwyżej { $number } { $who }
    }
shabrak-ability-none =
    { $side ->
        [own] nie masz żadnego { $who }
        [enemy] przeciwnik nie ma żadnego { $who }
       *[any] nikt nie ma żadnego { $who }
    }
shabrak-ability-fewer = masz mniej wojowników niż przeciwnik
shabrak-ability-hand-at-least = masz na ręce co najmniej { shabrak-ability-draw.cards }
shabrak-ability-hand-at-most =
    { $number ->
        [0] nie masz na ręce żadnej karty
       *[other] masz na ręce najwyżej { shabrak-ability-draw.cards }
    }

## Jak łączą się efekty; co stoi po „potem”, zależy od poprzedniego (S5.4)

shabrak-ability-comma =
    { $turn ->
        [you] { $before }, ty { $after }
       *[same] { $before }, { $after }
    }
shabrak-ability-and =
    { $turn ->
        [you] { $before }, a ty { $after }
        [enemy] { $before }, a { $after }
       *[same] { $before } i { $after }
    }
shabrak-ability-and-may =
    { $turn ->
        [you] { $before }, a ty możesz { $after }
       *[same] { $before } i możesz { $after }
    }
shabrak-ability-then = { $before }, potem { $after }
shabrak-ability-then-may = { $before }, potem, jeśli chcesz, { $after }
shabrak-ability-anyway = { $before }; tak czy inaczej { $after }
shabrak-ability-anyway-may = { $before }; i możesz { $after }
shabrak-ability-may = możesz { $text }
shabrak-ability-per = { $text } za { $who }

## Efekty

shabrak-ability-press =
    { $form ->
        [it] { $lead ->
            [may] na niego wywrzeć { shabrak-ability-press.pressure }
           *[no] wywrzyj na niego { shabrak-ability-press.pressure }
        }
       *[other] { $lead ->
            [may] wywrzeć { shabrak-ability-press.pressure } na { $whom }
           *[no] wywrzyj { shabrak-ability-press.pressure } na { $whom }
        }
    }
    .pressure =
        { $number ->
            [one] 1 punkt nacisku
            [few] { $number } punkty nacisku
            [many] { $number } punktów nacisku
           *[other] { $number } punktu nacisku
        }
shabrak-ability-press-figure =
    { $form ->
        [it] { $lead ->
            [may] na niego wywrzeć nacisk w wysokości { $figure }
           *[no] wywrzyj na niego nacisk w wysokości { $figure }
        }
       *[other] { $lead ->
            [may] wywrzeć nacisk w wysokości { $figure } na { $whom }
           *[no] wywrzyj nacisk w wysokości { $figure } na { $whom }
        }
    }
shabrak-ability-relieve =
    { $form ->
        [it] { $lead ->
            [yes] go uwolnij od { shabrak-ability-relieve.pressure }
            [may] go uwolnić od { shabrak-ability-relieve.pressure }
           *[no] uwolnij go od { shabrak-ability-relieve.pressure }
        }
       *[other] { $lead ->
            [may] uwolnić { $whom } od { shabrak-ability-relieve.pressure }
           *[no] uwolnij { $whom } od { shabrak-ability-relieve.pressure }
        }
    }
    .pressure =
        { $number ->
            [one] 1 punktu nacisku
            [few] { $number } punktów nacisku
            [many] { $number } punktów nacisku
           *[other] { $number } punktu nacisku
        }
shabrak-ability-relieve-figure =
    { $form ->
        [it] { $lead ->
            [yes] go uwolnij od nacisku w wysokości { $figure }
            [may] go uwolnić od nacisku w wysokości { $figure }
           *[no] uwolnij go od nacisku w wysokości { $figure }
        }
       *[other] { $lead ->
            [may] uwolnić { $whom } od nacisku w wysokości { $figure }
           *[no] uwolnij { $whom } od nacisku w wysokości { $figure }
        }
    }
shabrak-ability-overpower =
    { $form ->
        [it] { $lead ->
            [yes] go obezwładnij
            [may] go obezwładnić
           *[no] obezwładnij go
        }
       *[other] { $lead ->
            [may] obezwładnić { $whom }
           *[no] obezwładnij { $whom }
        }
    }
shabrak-ability-ready =
    { $form ->
        [it] { $lead ->
            [yes] go przywróć do gotowości
            [may] go przywrócić do gotowości
           *[no] przywróć go do gotowości
        }
       *[other] { $lead ->
            [may] przywrócić do gotowości { $whom }
           *[no] przywróć do gotowości { $whom }
        }
    }
shabrak-ability-exhaust =
    { $form ->
        [it] { $lead ->
            [yes] go wyczerp
            [may] go wyczerpać
           *[no] wyczerp go
        }
       *[other] { $lead ->
            [may] wyczerpać { $whom }
           *[no] wyczerp { $whom }
        }
    }
shabrak-ability-shield =
    { $form ->
        [it] { $lead ->
            [yes] go zasłoń tarczą
            [may] go zasłonić tarczą
           *[no] zasłoń go tarczą
        }
       *[other] { $lead ->
            [may] zasłonić tarczą { $whom }
           *[no] zasłoń tarczą { $whom }
        }
    }
shabrak-ability-more =
    { $lead ->
        [may] zwiększyć { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
       *[no] zwiększ { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
    }
    .what =
        { $form ->
            [it] { $what ->
                [attack] jego atak
               *[defence] jego obronę
            }
           *[other] { $what ->
                [attack] atak { $whose }
               *[defence] obronę { $whose }
            }
        }
    .lasting =
        { $lasting ->
            [turn] do końca tury
           *[round] do końca rundy
        }
shabrak-ability-less =
    { $lead ->
        [may] zmniejszyć { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
       *[no] zmniejsz { shabrak-ability-more.what } o { $number } { shabrak-ability-more.lasting }
    }
shabrak-ability-more-figure =
    { $lead ->
        [may] zwiększyć { shabrak-ability-more.what } o { $figure } { shabrak-ability-more.lasting }
       *[no] zwiększ { shabrak-ability-more.what } o { $figure } { shabrak-ability-more.lasting }
    }
shabrak-ability-standing =
    { $again ->
        [all] { $change } { shabrak-ability-standing.what }
        [who] { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
       *[no] { $who } { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
    }
    .has =
        { $form ->
            [all] mają
           *[self] ma
        }
    .what =
        { $what ->
            [attack] do ataku
            [defence] do obrony
           *[reach] do zasięgu
        }
shabrak-ability-guard =
    { $again ->
        [no] { $who }{ " " }
       *[who] { "" }
    }{ $form ->
        [all] osłaniają pozostałych
       *[self] osłania pozostałych
    }
shabrak-ability-swap =
    { $form ->
        [it] { $lead ->
            [may] zamienić miejscami jego i { $other }
           *[no] zamień miejscami jego i { $other }
        }
       *[other] { $lead ->
            [may] zamienić miejscami { $whom } i { $other }
           *[no] zamień miejscami { $whom } i { $other }
        }
    }
shabrak-ability-swap-two =
    { $lead ->
        [may] zamienić miejscami { $who }
       *[no] zamień miejscami { $who }
    }
shabrak-ability-break =
    { $form ->
        [it] { $lead ->
            [may] zniszczyć jego wyposażenie
           *[no] zniszcz jego wyposażenie
        }
       *[other] { $lead ->
            [may] zniszczyć wyposażenie { $whose }
           *[no] zniszcz wyposażenie { $whose }
        }
    }
shabrak-ability-steal =
    { $form ->
        [it] { $lead ->
            [may] ukraść jego wyposażenie
           *[no] ukradnij jego wyposażenie
        }
       *[other] { $lead ->
            [may] ukraść wyposażenie { $whose }
           *[no] ukradnij wyposażenie { $whose }
        }
    }
shabrak-ability-draw =
    { $side ->
        [own] { $lead ->
            [may] dobrać { shabrak-ability-draw.cards }
           *[no] dobierz { shabrak-ability-draw.cards }
        }
       *[enemy] { $lead ->
            [may] pozwolić przeciwnikowi dobrać { shabrak-ability-draw.cards }
           *[no] przeciwnik dobiera { shabrak-ability-draw.cards }
        }
    }
    .cards =
        { $number ->
            [one] 1 kartę
            [few] { $number } karty
            [many] { $number } kart
           *[other] { $number } karty
        }
shabrak-ability-draw-figure =
    { $side ->
        [own] { $lead ->
            [may] dobrać liczbę kart równą { $figure }
           *[no] dobierz liczbę kart równą { $figure }
        }
       *[enemy] { $lead ->
            [may] pozwolić przeciwnikowi dobrać liczbę kart równą { $figure }
           *[no] przeciwnik dobiera liczbę kart równą { $figure }
        }
    }
shabrak-ability-discard =
    { $side ->
        [own] { $lead ->
            [may] odrzucić { shabrak-ability-draw.cards } z ręki
           *[no] odrzuć { shabrak-ability-draw.cards } z ręki
        }
       *[enemy] { $lead ->
            [may] kazać przeciwnikowi odrzucić { shabrak-ability-draw.cards } z ręki
           *[no] przeciwnik odrzuca { shabrak-ability-draw.cards } z ręki
        }
    }
shabrak-ability-discard-figure =
    { $side ->
        [own] { $lead ->
            [may] odrzucić z ręki liczbę kart równą { $figure }
           *[no] odrzuć z ręki liczbę kart równą { $figure }
        }
       *[enemy] { $lead ->
            [may] kazać przeciwnikowi odrzucić z ręki liczbę kart równą { $figure }
           *[no] przeciwnik odrzuca z ręki liczbę kart równą { $figure }
        }
    }
shabrak-ability-retrieve =
    { $lead ->
        [may] wziąć na rękę { shabrak-ability-draw.cards } ze swojego stosu kart odrzuconych
       *[no] weź na rękę { shabrak-ability-draw.cards } ze swojego stosu kart odrzuconych
    }
shabrak-ability-retrieve-figure =
    { $lead ->
        [may] wziąć na rękę ze swojego stosu kart odrzuconych liczbę kart równą { $figure }
       *[no] weź na rękę ze swojego stosu kart odrzuconych liczbę kart równą { $figure }
    }
shabrak-ability-recycle =
    { $lead ->
        [may] wtasować swój stos kart odrzuconych w stos dobierania
       *[no] wtasuj swój stos kart odrzuconych w stos dobierania
    }
shabrak-ability-figure =
    { $use ->
        [equal] { $half ->
            [yes] połowy { shabrak-ability-figure.of }
           *[no] { shabrak-ability-figure.of }
        }
        [by] { $half ->
            [yes] połowę { shabrak-ability-figure.of }
           *[no] wartość { shabrak-ability-figure.of }
        }
       *[cards] { $half ->
            [yes] połowie { shabrak-ability-figure.of }
           *[no] wartości { shabrak-ability-figure.of }
        }
    }
    .of =
        { $form ->
            [it] jego{ " " }
           *[other] { "" }
        }{ $what ->
            [attack] ataku
            [defence] obrony
           *[pressure] nacisku
        }{ $form ->
            [it] { "" }
           *[other] { " " }{ shabrak-ability-named }
        }

## Kto ma nazwę (dopełniacz i biernik są takie same)

shabrak-ability-named =
    { $form ->
        [self] tego wojownika
        [wearer] noszącego
        [it] niego
        [chosen] wybranego wojownika
        [last] ostatniego z wybranych wojowników
        [attacker] atakującego
        [attacked] zaatakowanego
       *[first] pierwszego z nich
    }
shabrak-ability-named-of = { shabrak-ability-named }
shabrak-ability-named-is =
    { $form ->
        [wearer] noszący
       *[self] ten wojownik
    }

## O kogo chodzi, po tym, jaki jest; shabrak-ability-warrior ma to, co wspólne: mianownik, .whom biernik, .of dopełniacz,
## .many dopełniacz i biernik liczby mnogiej, .are mianownik liczby mnogiej

shabrak-ability-one =
    { shabrak-ability-one.one }{ $side ->
        [own] { $commander ->
            [commander] { shabrak-ability-warrior.whom }
           *[any] { $other ->
                [other] { shabrak-ability-warrior.whom }
               *[any] { shabrak-ability-warrior.many }
            }
        }
       *[enemy] { shabrak-ability-warrior.whom }
    }
    .one =
        { $other ->
            [other] innego { $side ->
                [own] swojego{ " " }
                [enemy] wrogiego{ " " }
               *[any] { "" }
            }
           *[any] { $commander ->
                [commander] { $side ->
                    [own] swojego{ " " }
                    [enemy] wrogiego{ " " }
                   *[any] dowolnego{ " " }
                }
               *[any] { $side ->
                    [own] jednego ze swoich{ " " }
                    [enemy] jednego wrogiego{ " " }
                   *[any] dowolnego{ " " }
                }
            }
        }
shabrak-ability-of-one =
    { shabrak-ability-one.one }{ $side ->
        [own] { $commander ->
            [commander] { shabrak-ability-warrior.of }
           *[any] { $other ->
                [other] { shabrak-ability-warrior.of }
               *[any] { shabrak-ability-warrior.many }
            }
        }
       *[enemy] { shabrak-ability-warrior.of }
    }
shabrak-ability-is-one =
    { $other ->
        [other] inny { $side ->
            [own] twój { shabrak-ability-warrior }
            [enemy] wrogi { shabrak-ability-warrior }
           *[any] { shabrak-ability-warrior }
        }
       *[any] { $side ->
            [own] { $commander ->
                [commander] twój { shabrak-ability-warrior }
               *[any] jeden z twoich { shabrak-ability-warrior.many }
            }
            [enemy] wrogi { shabrak-ability-warrior }
           *[any] dowolny { shabrak-ability-warrior }
        }
    }
shabrak-ability-all =
    każdego { $side ->
        [own] ze swoich { shabrak-ability-all.rest }{ shabrak-ability-warrior.many }
        [enemy] { shabrak-ability-all.other }wrogiego { shabrak-ability-warrior.whom }
       *[any] { shabrak-ability-all.other }{ shabrak-ability-warrior.whom }
    }
    .rest =
        { $other ->
            [other] pozostałych{ " " }
           *[any] { "" }
        }
    .other =
        { $other ->
            [other] innego{ " " }
           *[any] { "" }
        }
shabrak-ability-of-all =
    każdego { $side ->
        [own] ze swoich { shabrak-ability-all.rest }{ shabrak-ability-warrior.many }
        [enemy] { shabrak-ability-all.other }wrogiego { shabrak-ability-warrior.of }
       *[any] { shabrak-ability-all.other }{ shabrak-ability-warrior.of }
    }
shabrak-ability-are-all =
    wszyscy { $side ->
        [own] twoi{ " " }
       *[any] { "" }
    }{ $other ->
        [other] pozostali{ " " }
       *[any] { "" }
    }{ $side ->
        [enemy] wrodzy{ " " }
       *[any] { "" }
    }{ shabrak-ability-warrior.are }
shabrak-ability-count =
    { $number ->
        [one] { shabrak-ability-all.other }{ shabrak-ability-warrior.whom }
       *[other] { $other ->
            [other] innych{ " " }
           *[any] { "" }
        }{ shabrak-ability-warrior.many }
    }
shabrak-ability-no = { shabrak-ability-all.other }{ shabrak-ability-warrior.of }
shabrak-ability-each =
    każdego { $side ->
        [own] { $by ->
            [you] ze swoich{ " " }
           *[other] z twoich{ " " }
        }{ shabrak-ability-all.rest }{ shabrak-ability-warrior.many }
        [enemy] { shabrak-ability-all.other }wrogiego { shabrak-ability-warrior.whom }
       *[any] { shabrak-ability-all.other }{ shabrak-ability-warrior.whom }
    }
shabrak-ability-every =
    każdych { $number } { $side ->
        [own] { $by ->
            [you] swoich{ " " }
           *[other] twoich{ " " }
        }{ shabrak-ability-all.rest }{ shabrak-ability-warrior.many }
        [enemy] { shabrak-ability-all.rest }wrogich { shabrak-ability-warrior.many }
       *[any] { shabrak-ability-all.rest }{ shabrak-ability-warrior.many }
    } (zaokrąglając w górę)
shabrak-ability-two =
    dwóch { $side ->
        [own] swoich { shabrak-ability-all.rest }{ shabrak-ability-warrior.many }
       *[enemy] { shabrak-ability-all.rest }wrogich { shabrak-ability-warrior.many }
    }

shabrak-ability-warrior =
    { $rarity ->
        [common] pospolity{ " " }
        [rare] rzadki{ " " }
        [unseen] niespotykany{ " " }
       *[any] { "" }
    }{ $status ->
        [ready] gotowy{ " " }
        [exhausted] wyczerpany{ " " }
        [fallen] obezwładniony{ " " }
       *[any] { "" }
    }{ $place ->
        [facing] stojący naprzeciw{ " " }
        [neighbour] sąsiedni{ " " }
       *[anywhere] { "" }
    }{ $commander ->
        [commander] dowódca
       *[any] wojownik
    }{ shabrak-ability-warrior.after }
    .whom =
        { shabrak-ability-warrior.before }{ $commander ->
            [commander] dowódcę
           *[any] wojownika
        }{ shabrak-ability-warrior.after }
    .of =
        { shabrak-ability-warrior.before }{ $commander ->
            [commander] dowódcy
           *[any] wojownika
        }{ shabrak-ability-warrior.after }
    .before =
        { $rarity ->
            [common] pospolitego{ " " }
            [rare] rzadkiego{ " " }
            [unseen] niespotykanego{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] gotowego{ " " }
            [exhausted] wyczerpanego{ " " }
            [fallen] obezwładnionego{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] stojącego naprzeciw{ " " }
            [neighbour] sąsiedniego{ " " }
           *[anywhere] { "" }
        }
    .many =
        { $rarity ->
            [common] pospolitych{ " " }
            [rare] rzadkich{ " " }
            [unseen] niespotykanych{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] gotowych{ " " }
            [exhausted] wyczerpanych{ " " }
            [fallen] obezwładnionych{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] stojących naprzeciw{ " " }
            [neighbour] sąsiednich{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] dowódców
           *[any] wojowników
        }{ shabrak-ability-warrior.after }
    .are =
        { $rarity ->
            [common] pospolici{ " " }
            [rare] rzadcy{ " " }
            [unseen] niespotykani{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] gotowi{ " " }
            [exhausted] wyczerpani{ " " }
            [fallen] obezwładnieni{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] stojący naprzeciw{ " " }
            [neighbour] sąsiedni{ " " }
           *[anywhere] { "" }
        }{ $commander ->
            [commander] dowódcy
           *[any] wojownicy
        }{ shabrak-ability-warrior.after }
    .after =
        { $sark ->
            [0] { "" }
           *[other] { " " }z sarku „{ NAME($sark) }”
        }{ $pressure ->
            [pressed] { $gear ->
                [equipped] { " " }pod naciskiem i z wyposażeniem
                [bare] { " " }pod naciskiem i bez wyposażenia
               *[any] { " " }pod naciskiem
            }
            [unpressed] { $gear ->
                [equipped] { " " }z wyposażeniem i bez nacisku
                [bare] { " " }bez nacisku i wyposażenia
               *[any] { " " }bez nacisku
            }
           *[any] { $gear ->
                [equipped] { " " }z wyposażeniem
                [bare] { " " }bez wyposażenia
               *[any] { "" }
            }
        }{ $place ->
            [facing-of] { " " }naprzeciw { shabrak-ability-warrior.anchor }
            [reach] { " " }w zasięgu
            [reach-of] { $anchor ->
                [it] { " " }w jego zasięgu
               *[other] { " " }w zasięgu { shabrak-ability-warrior.anchor }
            }
            [neighbour-of] { " " }obok { shabrak-ability-warrior.anchor }
           *[anywhere] { "" }
        }
    .anchor =
        { $anchor ->
            [self] tego wojownika
            [wearer] noszącego
            [it] niego
            [chosen] wybranego wojownika
            [last] ostatniego z wybranych wojowników
            [attacker] atakującego
            [attacked] zaatakowanego
           *[first] pierwszego z nich
        }
