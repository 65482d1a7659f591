# Shabrak: co można zrobić, co się dzieje i dlaczego czegoś zrobić nie można. Nazwy kart stoją w cudzysłowie i się nie
# odmieniają.

## Jak nazywa się wojownika; $number odróżnia tych o tej samej nazwie

shabrak-warrior = „{ NAME($card) }”
shabrak-warrior-twin = „{ NAME($card) }” (nr { $number })
shabrak-warrior-of = „{ NAME($card) }” ({ NAME($player) })
shabrak-warrior-twin-of = „{ NAME($card) }” ({ NAME($player) }, nr { $number })

## Akcje

shabrak-act-end = Zakończ turę
shabrak-act-end-round = Zakończ turę, a z nią i rundę
shabrak-act-attack-press = Wojownikiem { $warrior } zaatakuj wojownika { $other }: nacisk { $attack }, razem { $pressure } przy obronie { $defence }
shabrak-act-attack-overpower = Wojownikiem { $warrior } zaatakuj wojownika { $other }: nacisk { $attack } go obezwładni
shabrak-act-attack-shield = Wojownikiem { $warrior } zaatakuj wojownika { $other }: chroni go tarcza
shabrak-act-ability = Użyj umiejętności wojownika { $warrior }
shabrak-act-rest = Tylko wyczerp wojownika { $warrior }, nic innego nie zdziała
shabrak-act-gear = Użyj wyposażenia „{ NAME($card) }”, które ma wojownik { $warrior }
shabrak-act-sark = Użyj swojego sarku „{ NAME($card) }”
shabrak-act-play-event = Zagraj wydarzenie „{ NAME($card) }”
shabrak-act-play-equipment = Załóż któremuś wojownikowi wyposażenie „{ NAME($card) }”
shabrak-act-choose-own = „{ NAME($card) }”: wybierz własnego wojownika { $warrior }
shabrak-act-choose-enemy = „{ NAME($card) }”: wybierz wrogiego wojownika { $warrior }
shabrak-act-choose-wear-own = Załóż „{ NAME($card) }” własnemu wojownikowi { $warrior }
shabrak-act-choose-wear-enemy = Załóż „{ NAME($card) }” wrogiemu wojownikowi { $warrior }
shabrak-act-discard = Odrzuć kartę „{ NAME($card) }”
shabrak-act-retrieve = Weź ze stosu kart odrzuconych kartę „{ NAME($card) }”
shabrak-act-yes = „{ NAME($card) }”: tak, zrób to
shabrak-act-no = „{ NAME($card) }”: nie, daj temu spokój
shabrak-act-lay-left = Wyłóż wojownika { $warrior } na lewym końcu formacji
shabrak-act-lay-right = Wyłóż wojownika { $warrior } na prawym końcu formacji

## O czym decyduje los

shabrak-act-first = Los: pierwszego wojownika wykłada { NAME($player) }
shabrak-act-draw = Dobrana karta: „{ NAME($card) }”

## Zdarzenia

shabrak-event-commanders = Dowódcy stają naprzeciw siebie: { $warrior } i { $other }.
shabrak-event-begins = Pierwszego wojownika wykłada { NAME($player) } i zacznie też pierwszą rundę.
shabrak-event-laid =
    { $end ->
        [left] Na lewym końcu formacji staje { $warrior }.
       *[right] Na prawym końcu formacji staje { $warrior }.
    }
shabrak-event-round = Runda { $round }: zaczyna { NAME($player) }.
shabrak-event-turn = Teraz gra { NAME($player) }.
shabrak-event-draws =
    { $left ->
        [0] { NAME($player) } dobiera ostatnią kartę ze stosu.
        [one] { NAME($player) } dobiera kartę, w stosie zostaje 1.
        [few] { NAME($player) } dobiera kartę, w stosie zostają { $left }.
       *[other] { NAME($player) } dobiera kartę, w stosie zostaje { $left }.
    }
shabrak-event-drew = { NAME($player) } widzi, że to „{ NAME($card) }”.
shabrak-event-nothing-to-draw = { NAME($player) } nie ma czego dobrać: stos dobierania jest pusty.
shabrak-event-exhausted = Wojownik { $warrior } jest wyczerpany.
shabrak-event-rested = Wojownik { $warrior } nie może ani zaatakować, ani użyć umiejętności.
shabrak-event-attacks = Wojownik { $warrior } atakuje z siłą { $attack } wojownika { $other }.
shabrak-event-missed = Atak wojownika { $warrior } przepada: atakujący albo jego cel już nie stoi.
shabrak-event-ability = Wojownik { $warrior } używa umiejętności.
shabrak-event-gear = Wojownik { $warrior } używa wyposażenia „{ NAME($card) }”.
shabrak-event-sark = { NAME($player) } używa sarku „{ NAME($card) }”.
shabrak-event-played = { NAME($player) } zagrywa kartę „{ NAME($card) }”.
shabrak-event-wore = { NAME($player) } zakłada wyposażenie „{ NAME($card) }” wojownikowi { $warrior }.
shabrak-event-triggered = Uruchamia się umiejętność karty „{ NAME($card) }” ({ NAME($player) }).
shabrak-event-pressed =
    Wojownik { $warrior } dostaje { $number ->
        [one] 1 punkt nacisku
        [few] { $number } punkty nacisku
        [many] { $number } punktów nacisku
       *[other] { $number } punktu nacisku
    }: razem { $pressure } przy obronie { $defence }.
shabrak-event-shielded = Tarcza wojownika { $warrior } zatrzymuje nacisk i znika.
shabrak-event-relieved =
    Wojownik { $warrior } traci { $number ->
        [one] 1 punkt nacisku
        [few] { $number } punkty nacisku
        [many] { $number } punktów nacisku
       *[other] { $number } punktu nacisku
    } i ma teraz { $pressure }.
shabrak-event-overpowered = Wojownik { $warrior } jest obezwładniony.
shabrak-event-readied = Wojownik { $warrior } znów jest gotowy.
shabrak-event-shield = Wojownik { $warrior } dostaje tarczę, która zatrzyma najbliższy nacisk.
shabrak-event-attack = Wojownik { $warrior }: atak { $change }.
shabrak-event-defence = Wojownik { $warrior }: obrona { $change }.
shabrak-event-swapped = Wojownicy { $warrior } i { $other } zamieniają się miejscami.
shabrak-event-broken = Wojownik { $warrior } traci wyposażenie „{ NAME($card) }”.
shabrak-event-stolen = Wojownik { $warrior } zabiera wyposażenie „{ NAME($card) }” wojownikowi { $other }.
shabrak-event-discarded = { NAME($player) } odrzuca kartę „{ NAME($card) }”.
shabrak-event-retrieved = { NAME($player) } bierze z powrotem ze stosu kart odrzuconych kartę „{ NAME($card) }”.
shabrak-event-recycled =
    { $number ->
        [one] { NAME($player) } wtasowuje 1 odrzuconą kartę w stos dobierania.
        [few] { NAME($player) } wtasowuje { $number } odrzucone karty w stos dobierania.
        [many] { NAME($player) } wtasowuje { $number } odrzuconych kart w stos dobierania.
       *[other] { NAME($player) } wtasowuje { $number } odrzuconej karty w stos dobierania.
    }
shabrak-event-capped = Jedna akcja uruchomiła zbyt wiele umiejętności: dalsze przepadają.
shabrak-event-left = Wojownik { $warrior } odpada z gry na dobre.
shabrak-event-passed = { NAME($player) } nie ma nic do zrobienia, więc tura przechodzi dalej.
shabrak-event-won = { NAME($player) } wygrywa grę.
shabrak-event-drawn = Gra kończy się remisem.
shabrak-event-last-round = Runda { $round } była ostatnia: decyduje liczba pozostałych wojowników, potem mniejszy nacisk na nich.
shabrak-event-elided = Stało się więcej, niż zmieści zapis; jak się to skończyło, widać na stole.

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
