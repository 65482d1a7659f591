# Karak: co można zrobić, co się dzieje i dlaczego czegoś zrobić nie można.

karak-title = Karak
karak-subtitle = Odkrywaj podziemia, zdobywaj skarby i staw czoła smokowi

## Akcje

karak-act-stop = Zakończ turę
karak-act-stop-heal = Zakończ turę i wylecz się
karak-act-go = Idź { NAME($side) }
karak-act-go-discover = Idź { NAME($side) }, do nieodkrytej strefy
karak-act-go-monster = Idź { NAME($side) }: czeka tam { NAME($token) }
karak-act-portal = Przenieś się do bramy teleportacji nr { $number }
karak-act-take = Zbierz { NAME($item, case: "acc") }
karak-act-open = Otwórz skrzynię kluczem
karak-act-cast = Przenieś { NAME($hero, case: "acc") } portalem uzdrowienia na fontannę nr { $number }
karak-act-cast-self = Przenieś się portalem uzdrowienia na fontannę nr { $number }
karak-act-swap = Zamień się miejscami z { NAME($hero, case: "ins") }
karak-act-fight = Zaatakuj { NAME($token, case: "acc") }
karak-act-sneak = Ukryj się w cieniu przed { NAME($token, case: "ins") } i nie walcz
karak-act-lay = Ułóż płytkę tak: { $shape }
karak-act-keep = Połóż w komnacie { NAME($token, case: "acc") }, a drugi żeton wrzuć z powrotem do woreczka
karak-act-reroll = Powtórz rzut obiema kośćmi
karak-act-bolt = Użyj magicznego pocisku (+1)
karak-act-sacrifice = Poświęć 1 PW (+1)
karak-act-resolve-win = Uderz: { $power } do { $strength }, wygrywasz
karak-act-resolve-tie = Uderz: { $power } do { $strength }, wracasz bez szwanku
karak-act-resolve-lose = Uderz: { $power } do { $strength }, tracisz 1 PW
karak-act-resolve-fall = Uderz: { $power } do { $strength }, wracasz i tracisz przytomność
karak-act-leave = Zostaw { NAME($item, case: "acc") } na płytce
karak-act-curse = Rzuć klątwę na { NAME($hero, case: "acc") }
karak-act-curse-self = Weź klątwę na siebie
karak-act-curse-stay = Zostaw klątwę u { NAME($hero, case: "gen") }
karak-act-revive = Odródź się na fontannie nr { $number }
karak-act-hero = Graj jako { NAME($hero) }

## O czym decyduje los

karak-act-first = Los: zaczyna { NAME($hero) }
karak-act-roll = Rzut: { $one } i { $two }
karak-act-again = Ponowny rzut zamiast 1: { $die }
karak-act-tile = Dobrana płytka: { NAME($place) }
karak-act-token = Wylosowany żeton: { NAME($token) }

## Zdarzenia

karak-event-hero-taken = { NAME($player) } gra jako { NAME($hero) }.
karak-event-first-rolled = { NAME($hero) } rzuca o pierwszeństwo: { $one } i { $two }.
karak-event-first-tied = Remis na czele: wciąż nie wiadomo, kto zacznie.
karak-event-begins = { NAME($hero) } zaczyna.
karak-event-turn = Runda { $round }: tura { NAME($hero, case: "gen") }.
karak-event-walked = { NAME($hero) } { karak-event-walked.then }.
    .then = idzie { NAME($side) }
    .leg =
        { $count ->
            [one] { NAME($side) }
            [2] dwa razy { NAME($side) }
            [3] trzy razy { NAME($side) }
            [4] cztery razy { NAME($side) }
           *[other] { $count } razy { NAME($side) }
        }
    .many = idzie { $list }
karak-event-ported = { NAME($hero) } { karak-event-ported.then }.
    .then = przenosi się do bramy teleportacji nr { $number }
karak-event-tile-drawn = { NAME($hero) } { karak-event-tile-drawn.then }.
    .then = odkrywa { NAME($place, case: "acc") }
karak-event-tile-laid = { NAME($hero) } { karak-event-tile-laid.then }.
    .then = dokłada { NAME($place, case: "acc") } ({ $shape })
    .known = dokłada płytkę ({ $shape })
karak-event-token-drawn = { NAME($hero) } { karak-event-token-drawn.then }.
    .then = losuje z woreczka { NAME($token, case: "acc") }
    .item = { NAME($token, case: "acc") }
    .many = losuje z woreczka { $list }
karak-event-token-laid = { NAME($hero) } { karak-event-token-laid.then }.
    .then = kładzie w komnacie { NAME($token, case: "acc") }
karak-event-token-returned = { NAME($hero) } { karak-event-token-returned.then }.
    .then = wrzuca { NAME($token, case: "acc") } z powrotem do woreczka
karak-event-bag-empty = Woreczek jest pusty: { NAME($hero) } zastaje pustą komnatę.
karak-event-met = { NAME($hero) } { karak-event-met.then }.
    .then = spotyka { NAME($token, case: "acc") } (siła { $strength })
    .known = rozpoczyna walkę (siła { $strength })
karak-event-sneaked = { NAME($hero) } { karak-event-sneaked.then }.
    .then = kryje się w cieniu przed { NAME($token, case: "ins") }
karak-event-rolled = { NAME($hero) } { karak-event-rolled.then }.
    .then = wyrzuca { $one } i { $two }
karak-event-one-rerolled = { NAME($hero) } { karak-event-one-rerolled.then }.
    .then = ponownie rzuca kością z jedynką i wyrzuca { $die }
karak-event-rerolls = { NAME($hero) } { karak-event-rerolls.then }.
    .then = powtarza rzut obiema kośćmi
karak-event-bolt-used = { NAME($hero) } { karak-event-bolt-used.then }.
    .then =
        { $spent ->
            [0] wystrzeliwuje bez straty magiczny pocisk (+1)
           *[other] zużywa magiczny pocisk (+1)
        }
    .item =
        { $count ->
            [one] magiczny pocisk
            [few] { $count } magiczne pociski
           *[other] { $count } magicznych pocisków
        }
    .many =
        { $spent ->
            [0] wystrzeliwuje bez straty { $list } (+{ $count })
           *[other] zużywa { $list } (+{ $count })
        }
karak-event-sacrificed = { NAME($hero) } { karak-event-sacrificed.then }.
    .then =
        poświęca { $lives ->
            [0] ostatni PW
           *[other] 1 PW (zostaje { $lives })
        } za +1
karak-event-won = { NAME($hero) } pokonuje { NAME($token, case: "acc") } ({ $power } do { $strength }).
    .then = wygrywa ({ $power } do { $strength })
karak-event-tied =
    { NAME($hero) } remisuje { $token ->
        [karak-token-turnkey] ze
        [karak-token-warrior] ze
        [karak-token-king] ze
       *[other] z
    } { NAME($token, case: "ins") } ({ $power } do { $strength }).
    .then = remisuje ({ $power } do { $strength })
karak-event-lost = { NAME($hero) } ulega { NAME($token, case: "dat") } ({ $power } do { $strength }).
    .then = przegrywa ({ $power } do { $strength })
karak-event-retreated = { NAME($hero) } { karak-event-retreated.then }.
    .then = wraca na poprzednią płytkę
karak-event-wounded = { NAME($hero) } { karak-event-wounded.then }.
    .then =
        traci { $lives ->
            [0] ostatni PW
           *[other] 1 PW (zostaje { $lives })
        }
karak-event-fell = { NAME($hero) } { karak-event-fell.then }.
    .then = traci przytomność
karak-event-woke = { NAME($hero) } { karak-event-woke.then }.
    .then = odzyskuje przytomność i 1 PW
karak-event-healed = { NAME($hero) } { karak-event-healed.then }.
    .then = odzyskuje wszystkie PW
karak-event-revived = { NAME($hero) } { karak-event-revived.then }.
    .then = odradza się na fontannie nr { $number }
karak-event-looted = { NAME($hero) } { karak-event-looted.then }.
    .then = zdobywa { NAME($item, case: "acc") }
karak-event-left = { NAME($hero) } { karak-event-left.then }.
    .then = zostawia na płytce { NAME($item, case: "acc") }
karak-event-took = { NAME($hero) } { karak-event-took.then }.
    .then = zbiera z płytki { NAME($item, case: "acc") }
karak-event-treasure = { NAME($hero) } { karak-event-treasure.then }.
    .then = zdobywa { NAME($treasure, case: "acc") }
karak-event-cursed = { NAME($hero) } { karak-event-cursed.then }.
    .then = rzuca klątwę na { NAME($other, case: "acc") }
karak-event-cursed-self = { NAME($hero) } { karak-event-cursed-self.then }.
    .then = bierze klątwę na siebie
karak-event-curse-stays = { NAME($hero) } { karak-event-curse-stays.then }.
    .then = zostawia klątwę u { NAME($other, case: "gen") }
karak-event-curse-stays-self = { NAME($hero) } { karak-event-curse-stays-self.then }.
    .then = zostaje z klątwą
karak-event-curse-lifted = { NAME($hero) } { karak-event-curse-lifted.then }.
    .then = pozbywa się klątwy
karak-event-cast = { NAME($hero) } { karak-event-cast.then }.
    .then = przenosi { NAME($other, case: "acc") } portalem uzdrowienia na fontannę nr { $number }
karak-event-cast-self = { NAME($hero) } { karak-event-cast-self.then }.
    .then = przenosi się portalem uzdrowienia na fontannę nr { $number }
karak-event-swapped = { NAME($hero) } { karak-event-swapped.then }.
    .then = zamienia się miejscami z { NAME($other, case: "ins") }
karak-event-goes-on = Dzięki szóstce { NAME($hero) } kontynuuje turę.
    .then = dzięki szóstce kontynuuje turę
karak-event-stopped = { NAME($hero) } { karak-event-stopped.then }.
    .then = kończy turę
karak-event-dragon-slain = Zwycięstwem nad smokiem { NAME($hero) } kończy grę.
karak-event-quiet = Przez { $rounds } pełnych rund nikt nie dołożył płytki, nie walczył, niczego nie podniósł ani nie otworzył: gra się kończy i podlicza się punkty.
karak-event-fruitless = Przez { $rounds } pełnych rund nikt nie dołożył płytki, nie pokonał potwora ani nie otworzył skrzyni: gra się kończy i podlicza się punkty.

## Dlaczego czegoś nie można

karak-why-not-an-act = Takiej akcji w grze Karak nie ma; wybierz jedną z dostępnych.
karak-why-over = Gra jest skończona; jeśli chcesz grać dalej, zacznij nową.
karak-why-not-now = Teraz tego nie można zrobić; wybierz jedną z dostępnych akcji.
karak-why-nature-first = Najpierw decyduje los; zaczekaj na rzut albo losowanie.
karak-why-nature-only = O tym decyduje los; wybierz jedną z dostępnych akcji.
karak-why-cannot-come = Taki wynik jest teraz niemożliwy; wybierz taki, który może jeszcze wypaść.
karak-why-hero-first = Najpierw wybierz bohatera.
karak-why-hero-gone = Tym bohaterem już ktoś gra; wybierz innego.
karak-why-wall-here = Twoja płytka nie ma wyjścia w tę stronę; wybierz inne wyjście.
karak-why-wall-there = Sąsiednia płytka nie ma wyjścia w twoją stronę; wybierz inną drogę.
karak-why-pile-empty = Stos płytek się wyczerpał i nie ma już czego odkrywać; chodź po odkrytych płytkach.
karak-why-no-steps = Nie masz już ruchów; skorzystaj z tego, co jeszcze możesz zrobić, albo zakończ turę.
karak-why-not-on-portal = Nie stoisz przy bramie teleportacji; najpierw do niej dojdź.
karak-why-no-such-portal = Bramy teleportacji o tym numerze nie ma na stole; wybierz jedną z odkrytych.
karak-why-same-portal = Już stoisz przy tej bramie teleportacji; wybierz inną.
karak-why-lay-first = Najpierw ułóż dobraną płytkę.
karak-why-not-this-shape = Dobrana płytka ma inny kształt; możesz ją tylko obracać.
karak-why-does-not-join = Tak ułożona płytka nie łączy się z twoją; obróć ją wyjściem do siebie.
karak-why-keep-first = Najpierw wybierz, który z dwóch żetonów położyć w komnacie.
karak-why-not-drawn = Tego żetonu nie ma wśród wylosowanych; wybierz jeden z tych dwóch.
karak-why-no-monster = Żaden potwór nie staje ci teraz na drodze; najpierw wejdź na płytkę z potworem.
karak-why-fight-not-first = Potwora, przy którym już stoisz, możesz zaatakować tylko przed pierwszym ruchem; później musisz wejść na jego płytkę ponownie.
karak-why-meet-first = Najpierw zdecyduj, czy walczysz z potworem, czy kryjesz się w cieniu.
karak-why-strike-first = Trwa walka; najpierw doprowadź ją do końca.
karak-why-not-horan = Tylko Horan może powtórzyć rzut obiema kośćmi; musi ci wystarczyć ten wynik.
karak-why-rerolled = Rzut można powtórzyć tylko raz na walkę; teraz liczy się drugi wynik.
karak-why-reroll-after-bolt = Po użyciu magicznego pocisku nie można już powtórzyć rzutu; trzeba to zrobić wcześniej.
karak-why-no-bolt = Nie masz magicznego pocisku, którego można jeszcze użyć w tej walce; uderz bez niego.
karak-why-not-xanros = Tę umiejętność ma tylko Xanros; wybierz inną akcję.
karak-why-gave-life = W jednej walce można poświęcić tylko 1 PW; użyj pocisku albo uderz.
karak-why-cursed = Dopóki na { NAME($hero, case: "loc") } ciąży klątwa, umiejętności nie działają; zdejmie ją uzdrowicielska fontanna albo portal uzdrowienia.
karak-why-swap-self = Nie możesz zamienić się miejscami ze sobą; wybierz innego bohatera.
karak-why-swap-not-first = Zamienić się miejscami możesz tylko przed pierwszym ruchem; zaczekaj z tym do następnej tury.
karak-why-swap-same-tile = Stoicie na tej samej płytce, więc nie ma się na co zamieniać; wybierz bohatera, który stoi gdzie indziej.
karak-why-nothing-to-take = Nie ma tu przedmiotu, który można zebrać; idź tam, gdzie jakiś leży.
karak-why-same-kind-only = Wszystkie odpowiednie miejsca zajmują już takie same przedmioty; zebranie niczego by nie zmieniło.
karak-why-no-chest = Nie ma tu skrzyni; najpierw do jakiejś dojdź.
karak-why-no-key = Brakuje ci klucza; żeby go zdobyć, pokonaj szkieletora klucznika.
karak-why-no-healing = Nie masz portalu uzdrowienia; żeby go zdobyć, pokonaj ogromnego pająka.
karak-why-no-such-hero = Na tym miejscu nikt nie siedzi; wybierz bohatera, który bierze udział w grze.
karak-why-no-such-fountain = Fontanny o tym numerze nie ma na stole; wybierz jedną z odkrytych.
karak-why-leave-first = Brakuje ci miejsca; najpierw zdecyduj, który przedmiot zostaje na płytce.
karak-why-other-slot = Ten przedmiot zajmuje miejsce innego rodzaju; zostaw taki, na jaki brakuje miejsca.
karak-why-not-held = Nie masz tego przedmiotu; zostaw jeden z tych, które niesiesz.
karak-why-curse-first = Najpierw zdecyduj, komu przypadnie klątwa mumii.
karak-why-curse-self = Nie możesz rzucić klątwy na siebie; wybierz przeciwnika.
karak-why-revive-first = Najpierw wybierz fontannę, na której { NAME($hero) } się odrodzi.
