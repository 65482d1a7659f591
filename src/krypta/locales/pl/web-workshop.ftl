# Warsztat kart, udostępnione karty i arkusze do druku (po polsku).

## Strona

web-workshop = Warsztat kart
web-workshop-motto = Twórz własne karty do gry Shabrak, od razu zobacz, jak będą wyglądać, i wypróbuj je w grze.
web-workshop-ways = Jak pisać
web-workshop-way-form = Formularz
web-workshop-way-text = Tekst pliku
web-workshop-empty = W tym pliku nie ma jeszcze żadnej karty. Dodaj ją albo napisz ręcznie.

## Plik

web-workshop-file = Plik kart
web-workshop-file-name = Nazwa pliku
web-workshop-file-more = Udostępnij, pobierz, usuń…
web-workshop-new-file = Nowy plik
web-workshop-first-file = Moje pierwsze karty
web-workshop-first-warrior = Latarnik
web-workshop-first-event = Godzina policyjna
web-workshop-kept = Zapisano.
web-workshop-keeping = Zapisywanie…
web-workshop-not-kept = Gdy tylko coś zmienisz, plik zostanie zapisany.
web-workshop-is-private = Widzisz go tylko ty.
web-workshop-is-shared = Widzi go każdy, kto ma link.
web-workshop-share = Udostępnij przez link
web-workshop-share-text = Plik jest tylko twój, dopóki go nie udostępnisz: wtedy każdy, kto ma link, zobaczy karty, skopiuje je i zagra nimi. Gdy odznaczysz pole, link przestanie działać.
web-workshop-link = Link do tych kart
web-workshop-download = Pobierz jako plik
web-workshop-bring = Wczytaj plik
web-workshop-bring-long = Ten plik jest za długi: plik kart ma najwyżej { NUMBER($most) } znaków. Podziel go na kilka.
web-workshop-delete = Usuń ten plik
web-workshop-delete-warning = Karty z tego pliku wtedy znikną, także dla innych.
web-workshop-too-long = Plik ma { $letters } z najwyżej { $most } znaków. Nie zostanie zapisany, dopóki nie będzie krótszy.
web-workshop-nearly-long = Plik ma { $letters } z najwyżej { $most } znaków.
web-workshop-many-cards = Plik ma { $count } z najwyżej { $most } kart.
web-workshop-many-files = Masz zapisanych { $count } z najwyżej { $most } plików i talii.

## Karty

web-workshop-cards = Karty w pliku
web-workshop-add = Dodaj kartę:
web-workshop-copy = Kopiuj
web-workshop-remove = Usuń
web-workshop-undo = Cofnij
web-workshop-new-sark = Nowy sark
web-workshop-new-warrior = Nowy wojownik
web-workshop-new-event = Nowe wydarzenie
web-workshop-new-equipment = Nowe wyposażenie

## Formularz

web-workshop-name = Nazwa karty
web-workshop-kind = Rodzaj
web-workshop-rarity = Rzadkość
web-workshop-sark = Pierwotny sark
web-workshop-attack = Atak
web-workshop-defence = Obrona
web-workshop-id = Identyfikator w plikach
web-workshop-unlimited = dowolnie wiele w talii
web-workshop-abilities = Umiejętności, w języku umiejętności
web-workshop-ability = Umiejętność { $number }
web-workshop-ability-add = Dodaj umiejętność
web-workshop-ability-remove = Usuń umiejętność { $number }
web-workshop-text = Tekst pliku kart

## Co jest nie tak

web-workshop-faults =
    { $count ->
        [0] Wszystko w porządku
        [one] 1 błąd
        [few] { $count } błędy
       *[other] { $count } błędów
    }

## Co z tego będzie

web-workshop-preview = Podgląd karty
web-workshop-preview-wrong = Karta dostanie tekst, gdy nie będzie w niej błędów.
web-workshop-languages = We wszystkich sześciu językach

## Język

web-workshop-reference = Język umiejętności
web-workshop-reference-text = Umiejętność mówi, kiedy działa, ewentualnie pod jakim warunkiem, potem jest dwukropek i najwyżej cztery kroki. Naciśnij słowo, a trafi tam, gdzie piszesz.
web-workshop-insert = Wstaw „{ $word }”
web-workshop-reference-when = Kiedy
web-workshop-reference-when-text = co ją uruchamia
web-workshop-reference-if = Warunek
web-workshop-reference-if-text = najwyżej dwa, połączone słowem „and”
web-workshop-reference-steps = Kroki
web-workshop-reference-steps-text = co robi
web-workshop-reference-joined = Połączenia
web-workshop-reference-joined-text = krok po kroku
web-workshop-reference-amounts = Ile
web-workshop-reference-amounts-text = zaokrąglone w górę
web-workshop-reference-whom = Kogo
web-workshop-reference-whom-text = tyle słów, ile chcesz

## Próba

web-workshop-try = Wypróbuj przeciw botowi
web-workshop-try-mine = Twoja talia
web-workshop-try-theirs = Talia bota
web-workshop-try-instead = Karta „{ $card }” zastąpi kartę „{ $other }”.
web-workshop-try-twice = Karta „{ $card }” jest w stosie dobierania dwa razy, a stos ma tylko pięć kart: wkrótce będziesz mieć ją na ręce.
web-workshop-try-begin = Zaczynamy

## Udostępnione

web-workshop-shared-by = Udostępnia { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } kart
    }
web-workshop-shared-take = Zrób kopię
web-workshop-shared-play-deck = Zagraj tą talią
web-workshop-shared-play = Zagraj tymi kartami
web-workshop-shared-wrong = Tymi kartami nie da się tak zagrać:

## Drukowanie

web-workshop-print = Druk kart
web-workshop-print-text = Dziewięć kart na arkuszu, każda 63 × 88 mm, czyli w rozmiarze większości koszulek. Potnij je wzdłuż znaczników i graj przy prawdziwym stole.
web-workshop-print-what = Co drukować
web-workshop-print-all = Wszystkie karty gry Shabrak
web-workshop-print-goblin = Wszystkie karty gry Karak: Goblin
web-workshop-print-starting = Karty początkowe bohaterów
web-workshop-print-monsters = Potwory i ich nagrody
web-workshop-print-guards = Strażnicy bram i władcy potworów
web-workshop-print-ready = Gotowe talie
web-workshop-print-mine = Zapisane przez ciebie
web-workshop-print-deck = Talia
web-workshop-print-paper = Papier
web-workshop-print-letter = US Letter
web-workshop-print-copies = Sztuk każdej
web-workshop-print-backs = rewersy na drugiej stronie
web-workshop-print-plain = czarno-białe, oszczędnie
web-workshop-print-count =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    } na { $sheets ->
        [one] 1 stronie
       *[other] { $sheets } stronach
    }
web-workshop-print-do = Drukuj
web-workshop-print-these = Drukuj te karty
web-workshop-print-hint = W oknie drukowania wybierz 100% i brak marginesów, żeby rozmiar się zgadzał.
web-workshop-print-turn = Dla rewersów drukuj dwustronnie, z obrotem wzdłuż dłuższej krawędzi.
web-workshop-print-sheet = Strona { $number } z { $all }

# A card’s own picture and its joke

web-workshop-picture = Obrazek
web-workshop-picture-none = automatycznie
web-workshop-flavour = Powiedzonko
web-workshop-print-pieces = Bohaterowie, mikstury, PW i karty przygotowania gry
