# Stół w terminalu: pytania, nagłówki i odpowiedzi. Słowa, które wpisuje gracz (go north, help, why …), są we
# wszystkich językach takie same i nie są tłumaczone.

table-you = ty
table-player = Gracz { $number }

## Menu

table-menu =
    Kto gra?
      Enter     ty przeciwko dwóm botom greedy
      1–{ $most }       ty przeciwko tylu botom greedy
      lista     miejsc, np. person, person, greedy (wybór: { $kinds })
table-menu-duel =
    Kto gra?
      Enter     ty przeciwko botowi greedy
      lista     miejsc, np. person, person (wybór: { $kinds })
table-menu-resume = { "  " }resume    wróć do ostatniej przerwanej partii
table-menu-options = { "  " }options   ustawienia stołu; NAZWA=WARTOŚĆ zmienia jedno z nich
table-menu-lang = { "  " }język, np. en ({ $languages }), albo quit

## Ekran

table-round = runda { $number }
table-choose = Wpisz liczbę od 1 do { $count }, polecenie albo help.
table-which = „{ $text }” może znaczyć: { $near }.
table-nearest = „{ $text }” nie jest teraz możliwe. Najbliższe: { $near }.
table-pass = Teraz gra { $name }: usiądź przed ekranem i naciśnij Enter.

## Polecenia

table-help-acts = Akcję wybierz numerem albo poleceniem; wystarczy jego początek. Poza tym możesz wpisać:
table-help-help = ta lista i znaki na mapie
    .usage = help
table-help-why = dlaczego akcja nie jest teraz dozwolona, z numerem zasady
    .usage = why AKCJA
table-help-rules = rozdziały, zasada (K3.10) albo rozdział (K3)
    .usage = rules NUMER
table-help-options = ustawienia tego stołu
    .usage = options
table-help-map = cała mapa
    .usage = map
table-help-log = wszystko, co się wydarzyło
    .usage = log
table-help-count = co zostało w stosie i w woreczku
    .usage = count
table-help-undo = cofnij ostatnią akcję, dopóki nie nastąpi po niej rzut, losowanie lub akcja innego gracza
    .usage = undo
table-help-save = zapisz teraz, tutaj albo we własnym pliku (każda akcja i tak się zapisuje)
    .usage = save PLIK
table-help-hint = co zrobiłby najsilniejszy bot
    .usage = hint
table-help-lang = inny język: cs, sk, de, pl, en lub fr
    .usage = lang XX
table-help-quit = zapisz i wyjdź
    .usage = quit
table-why-what = Podaj, o którą akcję chodzi, np. why go north.
table-allowed = To jest teraz dozwolone: { $act }.
table-cannot-undo = Nie ma czego cofnąć: po twojej ostatniej akcji był już rzut, losowanie lub akcja innego gracza.
table-saved = Zapisano w pliku { $path }
table-not-saved = Plik { $path } zawiera coś innego i pozostaje bez zmian: wybierz inną nazwę.
table-hint = Najsilniejszy bot wybrałby: { $act } ({ $word }).
table-languages = Krypta mówi w tych językach: { $languages }.
table-rules-how = Zasadę pokaże „rules K3.10”, a rozdział „rules K3”.
table-no-rule = Nie ma zasady { $number }. Najbliższe: { $near }.

## Wyjście i koniec

table-left = Partia jest zapisana. Żeby do niej wrócić, wpisz:
table-winners =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
table-no-result = Partia została przerwana bez wyniku.
table-unfinished =
    { $entries ->
        [one] Po 1 wpisie partia jeszcze trwa.
        [few] Po { $entries } wpisach partia jeszcze trwa.
        [many] Po { $entries } wpisach partia jeszcze trwa.
       *[other] Po { $entries } wpisu partia jeszcze trwa.
    }
table-seed = Ziarno losowości, dotąd tajne: { $seed }
table-record = Zapis: { $path }
table-rematch = Wpisz r, żeby zagrać rewanż z przesuniętymi miejscami, albo naciśnij Enter, żeby wyjść:

## Zapisy

table-replay-how = Enter: następna tura. q: cała reszta.
table-verified =
    Zapis jest poprawny: { $entries ->
        [one] 1 wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }, { $acts ->
        [one] 1 obowiązująca akcja
        [few] { $acts } obowiązujące akcje
        [many] { $acts } obowiązujących akcji
       *[other] { $acts } obowiązującej akcji
    }.
table-draws-checked = Wszystkie wyniki losowe ({ $draws }) zostały ponownie przeliczone i się zgadzają.
table-draws-sealed = Wyników losowych ({ $draws }) nie można przeliczyć: ziarno jest wciąż tajne.
table-result = Wynik: { $result }.

## Przygotowanie

table-warming = Przygotowywanie zasad (tylko raz)
table-warm = Wszystko jest przygotowane.

## Cards

table-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
table-no-cards = Żadna karta nie pasuje.
table-deck-code = Kod talii: { $code }
