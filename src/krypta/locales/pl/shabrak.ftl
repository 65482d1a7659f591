# Shabrak: co można zrobić, co się dzieje i dlaczego czegoś zrobić nie można. Nazwy kart stoją w cudzysłowie i się nie
# odmieniają.

## Jak nazywa się wojownika; $number odróżnia tych o tej samej nazwie

shabrak-warrior = „{ NAME($card) }”
    .gender = { GENDER($card) }
    .noun-subject =
        { GENDER($card) ->
            [f] Wojowniczka
           *[m] Wojownik
        }
    .noun-nom =
        { GENDER($card) ->
            [f] wojowniczka
           *[m] wojownik
        }
    .noun-gen =
        { GENDER($card) ->
            [f] wojowniczki
           *[m] wojownika
        }
    .noun-dat =
        { GENDER($card) ->
            [f] wojowniczce
           *[m] wojownikowi
        }
    .noun-acc =
        { GENDER($card) ->
            [f] wojowniczkę
           *[m] wojownika
        }
    .noun-ins =
        { GENDER($card) ->
            [f] wojowniczką
           *[m] wojownikiem
        }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior }
shabrak-warrior-twin = „{ NAME($card) }” (nr { $number })
    .gender = { GENDER($card) }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior-twin }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior-twin }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior-twin }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior-twin }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior-twin }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior-twin }
shabrak-warrior-of = „{ NAME($card) }” ({ NAME($player) })
    .gender = { GENDER($card) }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior-of }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior-of }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior-of }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior-of }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior-of }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior-of }
shabrak-warrior-twin-of = „{ NAME($card) }” ({ NAME($player) }, nr { $number })
    .gender = { GENDER($card) }
    .subject = { shabrak-warrior.noun-subject } { shabrak-warrior-twin-of }
    .nom = { shabrak-warrior.noun-nom } { shabrak-warrior-twin-of }
    .gen = { shabrak-warrior.noun-gen } { shabrak-warrior-twin-of }
    .dat = { shabrak-warrior.noun-dat } { shabrak-warrior-twin-of }
    .acc = { shabrak-warrior.noun-acc } { shabrak-warrior-twin-of }
    .ins = { shabrak-warrior.noun-ins } { shabrak-warrior-twin-of }

## Akcje

shabrak-act-end = Zakończ turę
shabrak-act-end-round = Zakończ turę, a z nią i rundę
shabrak-act-attack-press = Zaatakuj { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: nacisk { $attack }, razem { $pressure } przy obronie { $defence }
shabrak-act-attack-overpower = Zaatakuj { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: nacisk { $attack } wystarczy do obezwładnienia
shabrak-act-attack-shield = Zaatakuj { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }: cel chroni tarcza
shabrak-act-ability = Użyj umiejętności { NAME($warrior, case: "gen") }
shabrak-act-rest = Tylko wyczerp { NAME($warrior, case: "acc") }, nic innego nie zdziała
shabrak-act-gear = Użyj wyposażenia „{ NAME($card) }”, które ma { NAME($warrior, case: "nom") }
shabrak-act-sark = Użyj swojego sarku „{ NAME($card) }”
shabrak-act-play-event = Zagraj wydarzenie „{ NAME($card) }”
shabrak-act-play-equipment = Załóż któremuś wojownikowi wyposażenie „{ NAME($card) }”
shabrak-act-choose-own =
    „{ NAME($card) }”: wybierz { GENDER($warrior) ->
        [f] własną
       *[m] własnego
    } { NAME($warrior, case: "acc") }
shabrak-act-choose-enemy =
    „{ NAME($card) }”: wybierz { GENDER($warrior) ->
        [f] wrogą
       *[m] wrogiego
    } { NAME($warrior, case: "acc") }
shabrak-act-choose-wear-own =
    Załóż „{ NAME($card) }” { GENDER($warrior) ->
        [f] własnej
       *[m] własnemu
    } { NAME($warrior, case: "dat") }
shabrak-act-choose-wear-enemy =
    Załóż „{ NAME($card) }” { GENDER($warrior) ->
        [f] wrogiej
       *[m] wrogiemu
    } { NAME($warrior, case: "dat") }
shabrak-act-discard = Odrzuć kartę „{ NAME($card) }”
shabrak-act-retrieve = Weź ze stosu kart odrzuconych kartę „{ NAME($card) }”
shabrak-act-yes = „{ NAME($card) }”: tak, zrób to
shabrak-act-no = „{ NAME($card) }”: nie, daj temu spokój
shabrak-act-lay-left = Wyłóż { NAME($warrior, case: "acc") } na lewym końcu formacji
shabrak-act-lay-right = Wyłóż { NAME($warrior, case: "acc") } na prawym końcu formacji

## O czym decyduje los

shabrak-act-first = Los: pierwszego wojownika wykłada { NAME($player) }
shabrak-act-draw = Dobrana karta: „{ NAME($card) }”

## Zdarzenia

shabrak-event-commanders = Dowódcy stają naprzeciw siebie: { $warrior } i { $other }.
shabrak-event-begins = Pierwszego wojownika wykłada { NAME($player) } i zacznie też pierwszą rundę.
shabrak-event-laid =
    Na { $end ->
        [left] lewym
       *[right] prawym
    } końcu formacji staje { NAME($warrior, case: "nom") }.
    .each =
        { $warrior } { $end ->
            [left] z lewej
           *[right] z prawej
        }
    .many = w formacjach stają { $list }
shabrak-event-round = Runda { $round }: zaczyna { NAME($player) }.
shabrak-event-turn = Teraz gra { NAME($player) }.
shabrak-event-draws = { NAME($player) } { shabrak-event-draws.then }.
    .then =
        dobiera { $left ->
            [0] ostatnią kartę ze stosu
            [one] kartę (w stosie zostaje 1)
            [few] kartę (w stosie zostają { $left })
           *[other] kartę (w stosie zostaje { $left })
        }
    .item = { $left }
    .many =
        dobiera { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[other] { $count } kart
        } { $left ->
            [0] (stos jest pusty)
            [few] (w stosie zostają { $left })
           *[other] (w stosie zostaje { $left })
        }
shabrak-event-drew = { NAME($player) } { shabrak-event-drew.then }.
    .then = dobiera kartę „{ NAME($card) }”
    .item = „{ NAME($card) }”
    .many = dobiera karty { $list }
shabrak-event-nothing-to-draw = { NAME($player) } { shabrak-event-nothing-to-draw.then }.
    .then = nie ma czego dobrać (stos dobierania jest pusty)
shabrak-event-exhausted = { NAME($warrior, case: "subject") } { shabrak-event-exhausted.then }.
    .then = wyczerpuje się
shabrak-event-rested = { NAME($warrior, case: "subject") } { shabrak-event-rested.then }.
    .then = nie może ani zaatakować, ani użyć umiejętności
shabrak-event-attacks = { NAME($warrior, case: "subject") } { shabrak-event-attacks.then }.
    .then = atakuje { NAME($other, case: "acc") } z siłą { $attack }
shabrak-event-missed = Atak { NAME($warrior, case: "gen") } przepada: atakujący albo cel już nie stoi.
shabrak-event-ability = { NAME($warrior, case: "subject") } { shabrak-event-ability.then }.
    .then = używa umiejętności
shabrak-event-gear = { NAME($warrior, case: "subject") } { shabrak-event-gear.then }.
    .then = używa wyposażenia „{ NAME($card) }”
shabrak-event-sark = { NAME($player) } { shabrak-event-sark.then }.
    .then = używa sarku „{ NAME($card) }”
shabrak-event-played = { NAME($player) } { shabrak-event-played.then }.
    .then = zagrywa kartę „{ NAME($card) }”
    .item = „{ NAME($card) }”
    .many = zagrywa karty { $list }
shabrak-event-wore = { NAME($player) } { shabrak-event-wore.then }.
    .then = zakłada wyposażenie „{ NAME($card) }” { NAME($warrior, case: "dat") }
shabrak-event-triggered = Uruchamia się umiejętność karty „{ NAME($card) }” ({ NAME($player) }).
shabrak-event-pressed = { NAME($warrior, case: "subject") } { shabrak-event-pressed.then }.
    .then =
        dostaje { $number ->
            [one] 1 punkt nacisku
            [few] { $number } punkty nacisku
            [many] { $number } punktów nacisku
           *[other] { $number } punktu nacisku
        } (razem { $pressure } przy obronie { $defence })
    .again =
        jeszcze { $number ->
            [one] 1 punkt nacisku
            [few] { $number } punkty nacisku
            [many] { $number } punktów nacisku
           *[other] { $number } punktu nacisku
        } (razem { $pressure })
shabrak-event-shielded = Tarcza { NAME($warrior, case: "gen") } zatrzymuje nacisk i znika.
shabrak-event-relieved = { NAME($warrior, case: "subject") } { shabrak-event-relieved.then }.
    .then =
        traci { $number ->
            [one] 1 punkt nacisku
            [few] { $number } punkty nacisku
            [many] { $number } punktów nacisku
           *[other] { $number } punktu nacisku
        } (zostaje { $pressure })
shabrak-event-overpowered = { NAME($warrior, case: "subject") } { shabrak-event-overpowered.then }.
    .then =
        jest { GENDER($warrior) ->
            [f] obezwładniona
           *[m] obezwładniony
        }
shabrak-event-readied = { NAME($warrior, case: "subject") } { shabrak-event-readied.then }.
    .then =
        znów jest { GENDER($warrior) ->
            [f] gotowa
           *[m] gotowy
        }
shabrak-event-shield = { NAME($warrior, case: "subject") } { shabrak-event-shield.then }.
    .then = dostaje tarczę przeciw najbliższemu naciskowi
shabrak-event-attack = { NAME($warrior, case: "subject") } { shabrak-event-attack.then }.
    .then = ma atak { $change }
shabrak-event-defence = { NAME($warrior, case: "subject") } { shabrak-event-defence.then }.
    .then = ma obronę { $change }
shabrak-event-swapped = { $warrior } i { $other } zamieniają się miejscami.
shabrak-event-broken = { NAME($warrior, case: "subject") } { shabrak-event-broken.then }.
    .then = traci wyposażenie „{ NAME($card) }”
shabrak-event-stolen = { NAME($warrior, case: "subject") } { shabrak-event-stolen.then }.
    .then = zabiera wyposażenie „{ NAME($card) }” { NAME($other, case: "dat") }
shabrak-event-discarded = { NAME($player) } { shabrak-event-discarded.then }.
    .then = odrzuca kartę „{ NAME($card) }”
    .item = „{ NAME($card) }”
    .many = odrzuca karty { $list }
shabrak-event-retrieved = { NAME($player) } { shabrak-event-retrieved.then }.
    .then = bierze z powrotem ze stosu kart odrzuconych kartę „{ NAME($card) }”
shabrak-event-recycled = { NAME($player) } { shabrak-event-recycled.then }.
    .then =
        wtasowuje { $number ->
            [one] 1 odrzuconą kartę
            [few] { $number } odrzucone karty
            [many] { $number } odrzuconych kart
           *[other] { $number } odrzuconej karty
        } w stos dobierania
shabrak-event-capped = Jedna akcja uruchomiła zbyt wiele umiejętności: dalsze przepadają.
shabrak-event-left = { NAME($warrior, case: "subject") } { shabrak-event-left.then }.
    .then = opuszcza arenę na dobre
    .each = { $warrior }
    .many = z gry odpadają { $list }
shabrak-event-passed = { NAME($player) } { shabrak-event-passed.then }.
    .then = nie ma nic do zrobienia i oddaje turę
shabrak-event-won = { NAME($player) } wygrywa grę.
shabrak-event-drawn = Gra kończy się remisem.
shabrak-event-last-round = Runda { $round } była ostatnia: decyduje liczba pozostałych wojowników, potem mniejszy nacisk na nich.
shabrak-event-elided = Stało się więcej, niż pomieści zapis; jak się to skończyło, widać na stole.

## Dlaczego czegoś nie można

shabrak-why-not-an-act = Takiej akcji w grze Shabrak nie ma; wybierz jedną z dostępnych.
shabrak-why-over = Gra jest skończona; jeśli chcesz grać dalej, zacznij nową.
shabrak-why-nature-first = Najpierw decyduje los; zaczekaj na kartę albo losowanie.
shabrak-why-nature-only = O tym decyduje los; wybierz jedną z dostępnych akcji.
shabrak-why-cannot-come = Taki wynik jest teraz niemożliwy; wybierz taki, który może jeszcze wypaść.
shabrak-why-lay-first = Formacje nie są jeszcze pełne; wyłóż wojownika na jednym z końców swojej.
shabrak-why-turn-first = Na to teraz nie pora; graj swoją turę dalej albo ją zakończ.
shabrak-why-choose-first = Najpierw wybierz wojownika dla karty, która właśnie działa.
shabrak-why-may-first = Najpierw powiedz tak albo nie temu, co karta proponuje.
shabrak-why-discard-first = Najpierw odrzuć kartę z ręki.
shabrak-why-retrieve-first = Najpierw wybierz kartę ze swojego stosu kart odrzuconych.
shabrak-why-laid-already = Ten wojownik jest już w twojej formacji; wyłóż innego.
shabrak-why-not-standing = Ten wojownik już nie walczy w formacji; wybierz takiego, który nie jest obezwładniony.
shabrak-why-exhausted = Ten wojownik jest już w tej rundzie wyczerpany; wybierz gotowego.
shabrak-why-another-acts = W jednej turze wyczerpuje się tylko jednego wojownika, a działa już inny; graj nim dalej albo zakończ turę.
shabrak-why-attacked-already = Twój wojownik już w tej turze atakował; użyj jego umiejętności, jeśli ją ma, albo zakończ turę.
shabrak-why-target-down = Ten przeciwnik jest obezwładniony lub poza grą i nie można go atakować; wybierz takiego, który jeszcze stoi.
shabrak-why-out-of-reach = Ten przeciwnik jest poza zasięgiem; zaatakuj kogoś, kto stoi na wprost albo na ukos.
shabrak-why-guarded = Przeciwnik w zasięgu osłania pozostałych; zaatakuj tego, kto osłania.
shabrak-why-no-ability = Ten wojownik nie ma aktywnej umiejętności; zaatakuj nim.
shabrak-why-used-already = To już w tej turze zrobione; zrób coś innego albo zakończ turę.
shabrak-why-nothing-to-do = Teraz nic by to nie dało; zaczekaj, aż będzie mogło odnieść skutek.
shabrak-why-can-act = Ten wojownik może jeszcze coś zrobić; zaatakuj nim albo użyj jego umiejętności.
shabrak-why-must-exhaust = Masz jeszcze gotowego wojownika; wyczerp jednego, zanim zakończysz turę.
shabrak-why-must-act = Wojownik wyczerpany w tej turze może jeszcze zaatakować albo użyć umiejętności; zrób to, zanim zakończysz turę.
shabrak-why-no-gear = Ten wojownik nie ma wyposażenia z aktywną umiejętnością; zrób coś innego.
shabrak-why-no-sark = Nie masz sarku z aktywną umiejętnością; zrób coś innego.
shabrak-why-sark-used = Twój sark jest wyczerpany; znów będzie gotowy w następnej rundzie.
shabrak-why-not-held = Nie masz tej karty na ręce; wybierz jedną ze swoich.
shabrak-why-enough-played = Więcej kart w tej turze zagrać nie można; zachowaj resztę na następną.
shabrak-why-nobody-to-wear = Wszyscy wojownicy w formacjach mają już wyposażenie; zachowaj je na później.
shabrak-why-does-not-fit = Tego wojownika karta nie dotyczy; wybierz jednego z dostępnych.
shabrak-why-not-discarded = Tej karty nie ma w twoim stosie kart odrzuconych; wybierz jedną z tych, które w nim są.
