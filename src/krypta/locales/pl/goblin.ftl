# Karak: Goblin: co można zrobić, co się dzieje i dlaczego czegoś zrobić nie można. Nazwy kart stoją w cudzysłowie i się
# nie odmieniają.

## Akcje

goblin-act-stop-breathe = Idź dalej bez leczenia
goblin-act-stop-obey = Poddaj się klątwie
goblin-act-stop-spare = Zakończ: { NAME($hero) } może potem sprawić, że liczy się jeden przeklęty atak albo jedna przeklęta obrona
goblin-act-stop-shop = Zakończ zakupy
goblin-act-stop-win =
    { $hits ->
        [0] Zakończ: wygrywasz bez szwanku
       *[other] Zakończ: wygrywasz i tracisz { $hits } PW
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Zakończ: do wygranej brakuje { $missing }, wychodzisz bez szwanku
       *[other] Zakończ: do wygranej brakuje { $missing }, tracisz { $hits } PW
    }
goblin-act-stop-fall = Zakończ: tracisz ostatni PW
goblin-act-fight = Walcz z potworem „{ NAME($monster) }” (poziom { $level })
goblin-act-fight-gate = Walcz ze strażnikiem „{ NAME($monster) }” (poziom { $level })
goblin-act-fight-lord = Walcz z władcą potworów „{ NAME($monster) }”
goblin-act-merchant = Odwiedź handlarza
goblin-act-revive = Poświęć turę na ożywienie bohatera
goblin-act-play = Zagraj kartę „{ NAME($card) }”
goblin-act-play-cursed = Zagraj kartę „{ NAME($card) }” mimo klątwy ({ NAME($hero) }, raz na walkę)
goblin-act-play-out-of-chain = Zagraj kartę „{ NAME($card) }”, choć nie pasuje do poprzedniej ({ NAME($hero) }, raz na walkę)
goblin-act-discard = Odrzuć kartę „{ NAME($card) }”
goblin-act-keep = Zatrzymaj kartę „{ NAME($card) }”, drugą daj pod spód
goblin-act-defy = Przeciwstaw się klątwie: { NAME($effect) } { $number } działa ({ NAME($hero) }, raz na walkę)
goblin-act-spare = Niech liczy się { NAME($effect) } { $number } karty „{ NAME($card) }” ({ NAME($hero) }, raz na walkę)
goblin-act-strength = Miksturą siły podwój { NAME($effect, case: "acc") }
goblin-act-protection = Miksturą ochrony zdejmij { NAME($curse, case: "acc") }
goblin-act-healing = Wypij miksturę leczenia
goblin-act-wear = Dodaj do wyposażenia kartę „{ NAME($card) }”
goblin-act-pawn = Oddaj do lombardu kartę „{ NAME($card) }”
goblin-act-potion = Kup { NAME($potion, case: "acc") }
goblin-act-buy = Kup w lombardzie kartę „{ NAME($card) }”
goblin-act-pay = Zapłać kartą „{ NAME($card) }”
goblin-act-place = Włóż kartę „{ NAME($card) }” na { $number }. miejsce od góry
goblin-act-shuffle = Resztę po prostu potasuj
goblin-act-hero = Graj jako { NAME($hero) }

## O czym decyduje los

goblin-act-first = Los: zaczyna { NAME($hero) }
goblin-act-reveal = Odkryty potwór: „{ NAME($monster) }”
goblin-act-draw = Dobrana karta: „{ NAME($card) }”
goblin-act-top =
    { $card ->
        [goblin-starting-card] Na wierzchu stosu: { NAME($card) }
       *[other] Na wierzchu stosu: „{ NAME($card) }”
    }

## Zdarzenia

goblin-event-hero-taken = { NAME($player) } gra jako { NAME($hero) }.
goblin-event-begins = { NAME($hero) } zaczyna.
goblin-event-turn = Runda { $round }: tura { NAME($hero, case: "gen") }.
goblin-event-lord-comes = Potworami włada „{ NAME($monster) }”.
goblin-event-gatekeeper-comes = Pojawia się strażnik bramy „{ NAME($monster) }”.
    .item = „{ NAME($monster) }”
    .many = pojawiają się strażnicy bram { $list }
goblin-event-monster-comes = Pojawia się potwór „{ NAME($monster) }”.
    .item = „{ NAME($monster) }”
    .many = pojawiają się potwory { $list }
goblin-event-fights = { NAME($hero) } { goblin-event-fights.then }.
    .then = walczy z potworem „{ NAME($monster) }”
goblin-event-trimmed = { NAME($hero) } { goblin-event-trimmed.then }.
    .then = musi przez klątwę odrzucić kartę „{ NAME($card) }”
goblin-event-played = { NAME($hero) } { goblin-event-played.then }.
    .then = zagrywa kartę „{ NAME($card) }”
    .item = „{ NAME($card) }”
    .many = zagrywa karty { $list }
goblin-event-out-of-chain = { NAME($hero) } { goblin-event-out-of-chain.then }.
    .then = może dzięki swojej umiejętności zagrać { NAME($colour, case: "acc") } kartę poza kolejnością
goblin-event-defied = { NAME($hero) } { goblin-event-defied.then }.
    .then = przeciwstawia się { NAME($curse, case: "dat") }
goblin-event-spared = { NAME($hero) } { goblin-event-spared.then }.
    .then = zalicza mimo klątwy { NAME($effect, case: "acc") } { $number } karty „{ NAME($card) }”
goblin-event-draws = { NAME($hero) } { goblin-event-draws.then }.
    .then =
        dobiera { $card ->
            [goblin-starting-card] { NAME($card, case: "acc") }
           *[other] kartę „{ NAME($card) }”
        }
    .item =
        { $card ->
            [goblin-starting-card] { $count ->
                [one] { NAME($card, case: "acc") }
                [few] { $count } karty początkowe
                [many] { $count } kart początkowych
               *[other] { $count } karty początkowej
            }
           *[other] kartę „{ NAME($card) }”
        }
    .many = dobiera { $list }
goblin-event-drew = { NAME($hero) } { goblin-event-drew.then }.
    .then = dobiera kartę „{ NAME($card) }”
    .item = „{ NAME($card) }”
    .many = dobiera karty { $list }
goblin-event-nothing-to-draw = { NAME($hero) } { goblin-event-nothing-to-draw.then }.
    .then = nie ma czego dobrać (stos dobierania i stos kart odrzuconych są puste)
goblin-event-healed = { NAME($hero) } { goblin-event-healed.then }.
    .then = odzyskuje { $number } PW (ma teraz { $lives })
goblin-event-strength = { NAME($hero) } { goblin-event-strength.then }.
    .then = podwaja miksturą siły { NAME($effect, case: "acc") } karty „{ NAME($card) }”
goblin-event-protection = { NAME($hero) } { goblin-event-protection.then }.
    .then = zdejmuje miksturą ochrony { NAME($curse, case: "acc") }
goblin-event-healing = { NAME($hero) } { goblin-event-healing.then }.
    .then = pije miksturę leczenia
goblin-event-hit = { NAME($hero) } { goblin-event-hit.then }.
    .then =
        traci { $number } PW { $lives ->
            [0] (nie zostaje żaden)
           *[other] (zostaje { $lives })
        }
goblin-event-unhurt = { NAME($hero) } { goblin-event-unhurt.then }.
    .then = wychodzi z walki bez szwanku
goblin-event-fell = { NAME($hero) } { goblin-event-fell.then }.
    .then = pada w walce
goblin-event-won = { NAME($hero) } pokonuje potwora „{ NAME($monster) }” (atak { $attack } do { $lives }).
    .then = wygrywa (atak { $attack } do { $lives })
goblin-event-failed = { NAME($hero) } nie pokonuje potwora „{ NAME($monster) }” (atak { $attack } do { $lives }).
    .then = przegrywa (atak { $attack } do { $lives })
goblin-event-gained = { NAME($hero) } { goblin-event-gained.then }.
    .then = zdobywa na stos kart odrzuconych kartę akcji „{ NAME($card) }”
goblin-event-wore = { NAME($hero) } { goblin-event-wore.then }.
    .then = dodaje do wyposażenia kartę „{ NAME($card) }”
    .known = dodaje ją do wyposażenia
goblin-event-pawned = { NAME($hero) } { goblin-event-pawned.then }.
    .then = oddaje do lombardu kartę „{ NAME($card) }”
goblin-event-key = { NAME($hero) } { goblin-event-key.then }.
    .then =
        zdobywa { $level ->
            [I] zielony klucz
            [II] żółty klucz
            [III] czerwony klucz
           *[other] klucz poziomu { $level }
        }
goblin-event-shuffled = { NAME($hero) } { goblin-event-shuffled.then }.
    .then =
        { $number ->
            [one] tworzy z odrzuconej karty nowy stos dobierania
            [few] tasuje { $number } odrzucone karty w nowy stos dobierania
            [many] tasuje { $number } odrzuconych kart w nowy stos dobierania
           *[other] tasuje { $number } odrzuconej karty w nowy stos dobierania
        }
goblin-event-placed = { NAME($hero) } { goblin-event-placed.then }.
    .then = wkłada kartę „{ NAME($card) }” na wybrane miejsce w stosie
    .item = „{ NAME($card) }”
    .many = wkłada karty { $list } na wybrane miejsca w stosie
goblin-event-kept = { NAME($hero) } { goblin-event-kept.then }.
    .then =
        zatrzymuje { $card ->
            [goblin-starting-card] { NAME($card, case: "acc") }
           *[other] kartę „{ NAME($card) }”
        } ({ $other ->
            [goblin-starting-card] druga
           *[other] „{ NAME($other) }”
        } trafia pod stos)
goblin-event-visits = { NAME($hero) } { goblin-event-visits.then }.
    .then = odwiedza handlarza
goblin-event-bought-potion = { NAME($hero) } { goblin-event-bought-potion.then }.
    .then = kupuje { NAME($potion, case: "acc") }
goblin-event-bought = { NAME($hero) } { goblin-event-bought.then }.
    .then = kupuje w lombardzie kartę „{ NAME($card) }”
goblin-event-paid = { NAME($hero) } { goblin-event-paid.then }.
    .then = płaci kartą „{ NAME($card) }”
goblin-event-left = { NAME($hero) } { goblin-event-left.then }.
    .then = kończy zakupy
goblin-event-revived = { NAME($hero) } { goblin-event-revived.then }.
    .then = poświęca turę na ożywienie i znów ma wszystkie PW
goblin-event-lord-beaten = { NAME($hero) } pokonuje władcę potworów „{ NAME($monster) }” i wygrywa grę.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } pokonuje władcę potworów „{ NAME($monster) }”; ataku jest w sam raz.
       *[other] { NAME($hero) } pokonuje władcę potworów „{ NAME($monster) }”; atak przewyższa jego PW o { $number }.
    }
goblin-event-round-goes-on = Runda zostanie dograna do końca: wygra osoba, która pokona w niej władcę potworów z największą nadwyżką ataku.
goblin-event-stalled = Runda { $round } dobiegła końca, a władca potworów wciąż stoi: decyduje liczba kluczy, potem liczba zdobytych kart.

## Dlaczego czegoś nie można

goblin-why-not-an-act = Takiej akcji w grze Goblin nie ma; wybierz jedną z dostępnych.
goblin-why-over = Gra jest skończona; jeśli chcesz grać dalej, zacznij nową.
goblin-why-nature-first = Najpierw decyduje los; zaczekaj na kartę albo losowanie.
goblin-why-nature-only = O tym decyduje los; wybierz jedną z dostępnych akcji.
goblin-why-cannot-come = Taki wynik jest teraz niemożliwy; wybierz taki, który może jeszcze wypaść.
goblin-why-hero-first = Najpierw wybierz bohatera.
goblin-why-hero-gone = Tym bohaterem już ktoś gra; wybierz innego.
goblin-why-turn-first = Najpierw zdecyduj, jak spędzisz turę; walcz z potworem albo odwiedź handlarza.
goblin-why-trim-first = Klątwa odbiera ci dodatkowe karty na ręce; najpierw odrzuć nadmiarowe.
goblin-why-fight-first = Trwa walka; zagrywaj karty albo ją zakończ.
goblin-why-defy-first = Najpierw zdecyduj, czy { NAME($hero) } przeciwstawia się klątwie, czy jej się poddaje.
goblin-why-keep-first = Najpierw wybierz, którą z dwóch kart zatrzymujesz.
goblin-why-arrange-first = Najpierw wskaż zdobytej karcie miejsce w nowym stosie albo resztę po prostu potasuj.
goblin-why-breathe-first = Najpierw zdecyduj, czy pijesz miksturę leczenia, czy idziesz dalej bez niej.
goblin-why-reward-first = Najpierw zdecyduj o nagrodzie; dodaj ją do wyposażenia albo oddaj do lombardu.
goblin-why-shop-first = Jesteś u handlarza; kupuj dalej albo zakończ zakupy.
goblin-why-pay-first = Najpierw zapłać za to, co kupujesz.
goblin-why-level-closed = Na ten poziom brakuje ci klucza; zdobędziesz go, pokonując strażnika bramy poprzedniego poziomu.
goblin-why-no-monster = W tym miejscu nie ma potwora; wybierz innego.
goblin-why-has-key = Klucz tego poziomu już masz i nie możesz walczyć z jego strażnikami; wybierz innego potwora.
goblin-why-stack-closed = Z potworem z wierzchu stosu można walczyć tylko w wydaniu francuskim; wybierz jednego z rzędu.
goblin-why-lord-closed = Do władcy potworów prowadzą dopiero wszystkie trzy klucze; najpierw zdobądź te, których ci brakuje.
goblin-why-alive = W tym wydaniu ożywić można tylko bohatera, który nie ma żadnego PW; walcz albo odwiedź handlarza.
goblin-why-not-held = Nie masz tej karty na ręce; wybierz jedną ze swoich.
goblin-why-colour-cursed = Klątwa potwora zakazuje tego koloru; zagraj inny albo zdejmij klątwę miksturą ochrony.
goblin-why-does-not-follow = Ta karta nie pasuje do poprzedniej; zagraj kolor, na który poprzednia karta pozwala.
goblin-why-not-cursed = Taka klątwa teraz nie działa; wybierz jedną z tych, które ma potwór.
goblin-why-no-such-effect = Ta karta nie ma takiego efektu; wybierz jeden z tych, które na niej są.
goblin-why-counts-at-end = Atak i obrona liczą się dopiero na końcu walki; najpierw ją zakończ, a potem powiedz, co ma się liczyć mimo klątwy.
goblin-why-not-laid = Ta karta nie została zagrana w tej walce; wybierz jedną z zagranych.
goblin-why-no-potion = Nie masz tej mikstury; kupisz ją u handlarza.
goblin-why-no-card-played = Mikstura siły działa na zagraną właśnie kartę; najpierw jakąś zagraj.
goblin-why-healthy = Masz wszystkie PW; zachowaj miksturę leczenia na gorsze czasy.
goblin-why-heal-in-fight = W tym wydaniu miksturę leczenia pije się tylko w walce; zachowaj ją na walkę.
goblin-why-not-seen = Tej karty nie ma wśród dwóch dobranych; wybierz jedną z nich.
goblin-why-no-such-place = Takiego miejsca nowy stos nie ma; wybierz jedno z dostępnych.
goblin-why-place-taken = W tym miejscu jest już inna karta; wybierz wolne.
goblin-why-sold-out = Ta mikstura jest wyprzedana; wybierz inną.
goblin-why-has-potion = Możesz mieć tylko jedną miksturę każdego rodzaju, a tę już masz; wybierz inną.
goblin-why-not-in-shop = Tej karty nie ma w lombardzie; wybierz jedną z tych, które tam leżą.
goblin-why-bought-already = Podczas jednej wizyty można kupić w lombardzie tylko jedną kartę; kup miksturę albo zakończ zakupy.
goblin-why-cannot-pay = Nie masz czym zapłacić; wróć ze zdobytą kartą akcji na ręce, bronią albo zbroją.
goblin-why-not-yours = Tą kartą nie możesz zapłacić; zapłać zdobytą kartą akcji z ręki, bronią albo zbroją.
