# Karak w przeglądarce: co można zrobić, walka, bohaterowie.

web-karak-panel = Co możesz teraz zrobić
web-karak-your-turn =
    { $left ->
        [0] Twoja tura: nie ma już ruchów
        [one] Twoja tura: został 1 ruch
        [few] Twoja tura: zostały { $left } ruchy
        [many] Twoja tura: zostało { $left } ruchów
       *[other] Twoja tura: zostało { $left } ruchu
    }

## Walka

web-karak-strength = siła { $number }
web-karak-leaves = zostawia { NAME($item, case: "acc") }
web-karak-die = Kość: { $face }
web-karak-die-waits = Kość jeszcze przed rzutem
web-karak-ability = umiejętność
web-karak-life = PW
web-karak-against = { $power } do { $strength }
web-karak-rolling = Kości się toczą…
web-karak-stands-win = Na razie to wygrana.
web-karak-stands-tie = Na razie to remis.
web-karak-stands-lose = Na razie to przegrana.
web-karak-strike = Uderz
web-karak-draw-back = Wycofaj się
web-karak-take-blow = Przyjmij cios
web-karak-sneak = Ukryj się w cieniu

## Co przyniesie akcja

web-karak-then-win = wygrywasz
web-karak-then-tie = wracasz bez szwanku
web-karak-then-lose = tracisz 1 PW
web-karak-then-fall = tracisz przytomność
web-karak-then-discover = w nieznane
web-karak-then-ends = kończy twoją turę
web-karak-then-wall = przez ścianę
web-karak-then-cast = najpierw kto, potem dokąd
web-karak-then-treasure = skarb; kończy twoją turę
web-karak-then-heals = przywraca wszystkie PW
web-karak-then-steps = kosztuje wszystkie cztery ruchy
web-karak-then-costs = kosztuje 1 PW
web-karak-enough = wystarczy do wygranej
web-karak-not-enough = nie wystarczy do wygranej

## Układanie płytki

web-karak-drawn = Dobrana płytka: { NAME($place) }
web-karak-lay = Ułóż ją tak
web-karak-turn-left = Obróć w lewo
web-karak-turn-right = Obróć w prawo
web-karak-turning = Otwarte na: { $sides }

## O czym trzeba zdecydować

web-karak-ask-keep = Który żeton położysz w komnacie?
web-karak-ask-leave = Brak wolnego miejsca: co tu zostawisz?
web-karak-ask-curse = Na kogo rzucisz klątwę?
web-karak-ask-revive = Na której fontannie się odrodzisz?
web-karak-ask-hero = Wybierz bohatera
web-karak-ask-meet = Walczysz czy kryjesz się w cieniu?
web-karak-ask-whom = Portal uzdrowienia: kto się przenosi?
web-karak-ask-fountain = Do której fontanny?
web-karak-back = Wróć

## Co robi ktoś inny

web-karak-doing-fight =
    w walce { $token ->
        [karak-token-turnkey] ze
        [karak-token-warrior] ze
        [karak-token-king] ze
       *[other] z
    } { NAME($token, case: "ins") }
web-karak-doing-lay = obraca dobraną płytkę
web-karak-doing-keep = wybiera jeden z dwóch żetonów
web-karak-doing-meet = stoi przed potworem: walka czy cień
web-karak-doing-leave = wybiera, co zostawić
web-karak-doing-curse = wybiera, kogo dosięgnie klątwa
web-karak-doing-revive = wybiera fontannę, by się odrodzić
web-karak-doing-hero = wybiera bohatera
web-karak-doing-first-lot = los decyduje, kto zaczyna
web-karak-doing-first-roll = kości decydują, kto zaczyna
web-karak-doing-draw-tile = dobiera płytkę
web-karak-doing-draw-token = losuje żeton

## Dlaczego nie?

web-karak-verb-take = Zbierz to, co tu leży
web-karak-verb-fight = Walcz
web-karak-verb-swap = Zamień się miejscami z innym bohaterem

## Liczenie

web-karak-count = Co jeszcze zostało
web-karak-count-none = Na razie nic.

## Co ma bohater

web-karak-lives = PW: { $lives } z { $most }
web-karak-sheet-open = { NAME($hero) }: umiejętności i ekwipunek
web-karak-sheet-can = Umiejętności
web-karak-sheet-used = użyta
web-karak-sheet-ready = gotowa
web-karak-sheet-cursed = Klątwa: dopóki trwa, umiejętności nie działają.
web-karak-sheet-has = Ekwipunek
web-karak-sheet-treasures = Skarby
web-karak-free-weapon = wolne miejsce na broń
web-karak-free-spell = wolne miejsce na zaklęcie
web-karak-free-key = wolne miejsce na klucz
