# Przeglądarka kart i budowanie talii.

## Wszędzie

web-cards-nav = Karty i talie
web-cards-decks = Talie
web-cards-workshop = Warsztat
web-cards-shabrak-title = Karty gry Shabrak
web-cards-goblin-title = Karty gry Karak: Goblin
web-cards-decks-title = Talie do Shabraka

## Szukanie

web-cards-search = Szukaj kart
web-cards-filters =
    { $count ->
        [0] Filtry
       *[other] Filtry: { $count }
    }
web-cards-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
web-cards-clear = Wyczyść wyszukiwanie
web-cards-none = Żadna karta nie pasuje. Spróbuj z mniejszą liczbą filtrów albo innymi słowami.
web-cards-all = Pokaż wszystkie karty
web-cards-kind = Rodzaj
web-cards-rarity = Rzadkość
web-cards-hero = Bohater
web-cards-level = Poziom
web-cards-colour = Kolor
web-cards-kind-monster = potwór
web-cards-kind-gatekeeper = strażnik bramy
web-cards-kind-lord = władca potworów

## Jedna karta

web-cards-previous = Poprzednia
web-cards-next = Następna
web-cards-id = Nazwa w plikach talii
web-cards-copies = W talii
web-cards-any-number = dowolna liczba
web-cards-rules = Wyjaśnienie w zasadach
web-cards-abilities = Zapis w języku umiejętności
web-cards-reward = Na odwrocie: nagroda
web-cards-print = Drukuj
web-cards-build = Zbuduj talię

## Półka z taliami

web-cards-all-decks = Wszystkie talie
web-cards-new-deck = Nowa talia
web-cards-mine = Moje talie
web-cards-mine-none = Nie masz jeszcze własnej talii. Zacznij od pustej albo zmień którąś z gotowych: zapisze się automatycznie.
web-cards-ready-made = Gotowe talie
web-cards-ready-made-text = Po jednej dla każdego sarku. Otwórz którąś, a to, co zmienisz, stanie się twoją talią.
web-cards-copy = Kopiuj
web-cards-copy-of = { $name } (kopia)
web-cards-delete = Usuń
web-cards-delete-warning = Talia „{ $name }” zostanie bezpowrotnie usunięta.
web-cards-shared = udostępniona

## Talia

web-cards-deck = Talia
web-cards-name = Nazwa talii
web-cards-unnamed = Talia bez nazwy
web-cards-bar = wojownicy: { $warriors } · stos dobierania: { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Wojownicy
web-cards-part-pile = Stos dobierania
web-cards-empty-sark = Bez sarku. Wybierz go, jeśli chcesz.
web-cards-empty-warriors = Nie ma jeszcze wojowników.
web-cards-empty-pile = Tu trafią wydarzenia i wyposażenie.
web-cards-more = Dodaj: { $card }
web-cards-less = Wyjmij: { $card }
web-cards-show = Pokaż: { $card }
web-cards-sound = Gotowa do gry
web-cards-faults =
    { $count ->
        [one] Talia jeszcze niegotowa: 1 problem
        [few] Talia jeszcze niegotowa: { $count } problemy
        [many] Talia jeszcze niegotowa: { $count } problemów
       *[other] Talia jeszcze niegotowa: { $count } problemu
    }
web-cards-place = Wiersz { $line }, kolumna { $column }:
web-cards-keeping-soon = Zapisywanie…
web-cards-keeping-yes = Zapisano
web-cards-by = Udostępnia { $name }
web-cards-built-with = Użyte karty
web-cards-built-with-ours = tylko nasz zestaw
web-cards-built-with-lent = plik kart udostępniony z talią
web-cards-file-faulty = W tym pliku kart są błędy, więc jego kart nie da się użyć. Warsztat pokaże, co jest nie tak.

## Talia w liczbach

web-cards-numbers = W liczbach
web-cards-average-attack = Średni atak
web-cards-average-defence = Średnia obrona
web-cards-sarks = Pierwotne sarki wojowników
web-cards-moments = Umiejętności
web-cards-moment-active = Aktywne
web-cards-moment-played = Przy zagraniu
web-cards-moment-standing = Stale
web-cards-moment-when = Gdy coś się stanie
web-cards-moment-round = Co rundę

## Do środka i na zewnątrz

web-cards-import = Wczytaj talię
web-cards-import-text = Wklej kod talii albo tekst jej pliku, albo od razu wybierz plik.
web-cards-import-field = Kod lub plik talii
web-cards-import-read = Otwórz talię
web-cards-import-file = Wybierz plik
web-cards-import-anyway = Otwórz i popraw
web-cards-import-faults = Co jest nie tak:
web-cards-export = Udostępnij i pobierz
web-cards-code = Kod talii
web-cards-code-text = Cała talia w jednym kodzie, na przykład do czatu:
web-cards-download = Pobierz plik
web-cards-not-yet = Kod i plik pojawią się, gdy tylko talia będzie poprawna.
web-cards-share = Kto ma link, może zobaczyć tę talię
web-cards-share-link = Link do tej talii

## Gra

web-cards-play = Zagraj tą talią
web-cards-against-deck = Talia przeciwnika
web-cards-any-deck = dowolna gotowa
web-cards-play-bot = Przeciw botowi
