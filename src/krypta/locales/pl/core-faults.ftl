# Co jest nie tak z plikiem, opcją albo stołem. Słów, które stoją w plikach i opcjach (name, attack, greedy), się nie
# tłumaczy. Każde zdanie może stać samo; gdzie jest błąd, mówi `core-fault-at`.

core-fault-at = Wiersz { $line }, kolumna { $column }: { $what }
core-fault-of = { $option }: { $what }
core-fault-and = { $first } { $rest }
core-fault-more =
    { $count ->
        [one] I jeszcze jeden błąd: najpierw popraw te.
        [few] I jeszcze { $count } błędy: najpierw popraw te.
        [many] I jeszcze { $count } błędów: najpierw popraw te.
       *[other] I jeszcze { $count } błędu: najpierw popraw te.
    }
core-fault-did-you-mean = Czy chodzi o { $near }?
core-fault-nearest = Najbliższe: { $near }.

## Części zdań

core-fault-quoted = „{ $said }”
core-fault-comma = { $first }, { $rest }
core-fault-or = { $first } lub { $last }
# Co stoi tam, gdzie powinno być coś innego.
core-fault-nothing = pusto
core-fault-list = lista
core-fault-table = tabela
# Jak nazywają się pliki.
core-fault-card-file = plik z kartami
core-fault-deck-file = plik z talią
core-fault-card = karta

## Pliki

core-fault-too-long = { CAPITAL($file) } ma najwyżej { $most } znaków; ten ma ich { $count }.
core-fault-line-too-long = Wiersz ma najwyżej { $most } znaków; ten ma ich { $count }.
core-fault-toml = { CAPITAL($file) } pisze się w TOML, a to nie jest poprawny TOML: { $why }.
core-fault-toml-statement = nic się tak nie zaczyna
core-fault-toml-key = po kluczu z liter, cyfr i myślników następuje „=” i wartość
core-fault-toml-value = wartość to tekst w cudzysłowie, liczba, true, false albo lista w nawiasach kwadratowych
core-fault-toml-text = tekst zaczyna się i kończy cudzysłowem w tym samym wierszu, a „\” pisze się w nim dwa razy
core-fault-toml-twice = to już tu jest
core-fault-toml-bracket = nawias nie jest zamknięty albo brakuje przecinka
core-fault-toml-line = to, co następuje, musi być w osobnym wierszu
core-fault-toml-deep = listy i tabele są zagnieżdżone zbyt głęboko
core-fault-own-table = Każde „{ $name }” zapisz jako osobną tabelę: [[{ $name }]].
core-fault-unexpected = „{ $key }” tu nie pasuje; { $what } ma { $known }.
core-fault-texts = { $key } powinno być listą tekstów, na przykład ["…", "…"], a jest tu { $found }.
core-fault-number = { $key } powinno być liczbą od { $least } do { $most }, a jest tu { $found }.
core-fault-one-of = { $key } powinno być jednym z: { $known }; jest tu { $found }.
core-fault-name = Karta potrzebuje nazwy: name = "…", a jest tu { $found }.
core-fault-name-long = Nazwa „{ $name }” jest za długa; nazwa ma najwyżej { $most } bajtów.
core-fault-name-twice = Nazwę „{ $name }” ma już karta w wierszu { $line }.
core-fault-figures-lack = W „{ $table }” brakuje „{ $name }”.
core-fault-figures-unknown = „{ $name }” jest w „{ $table }” nieznane.

## Opcje i stoły

core-fault-option-unknown = { CAPITAL($game) } nie ma opcji „{ $option }”; ma { $known }.
core-fault-option-choice = Opcja { $option } nie może mieć wartości: { $found }; do wyboru jest { $known }.
core-fault-option-value = Opcja { $option } nie może mieć wartości: { $found } ({ $why }).
core-fault-option-form = Opcji „{ $option }” brakuje wartości: napisz { $option }=WARTOŚĆ.
core-fault-option-file = Pliku „{ $file }” z opcji { $option } nie można przeczytać: { $why }.
core-fault-players = { CAPITAL($game) } to gra dla { $least }–{ $most } graczy, a nie dla { $count }.
core-fault-players-exactly =
    { $most ->
        [one] { CAPITAL($game) } to gra dla jednego gracza, a nie dla { $count }.
       *[other] { CAPITAL($game) } to gra dla { $most } graczy, a nie dla { $count }.
    }
core-fault-game = Nie ma gry „{ $game }”; są { $known }.
core-fault-games = Trzeba rozegrać co najmniej jedną partię, a nie { $count }.
core-fault-seat = Miejsce nie może mieć wartości „{ $seat }”, tylko { $known }.
core-fault-seats = --players mówi { $players }, ale --seats wymienia { $seats }.
core-fault-names = Nazw w --names jest { $names }, a miejsc tylko { $seats }.
core-fault-bot = Nie ma bota „{ $bot }”; są { $known }.
core-fault-bots = Liczba botów to { $bots }, a miejsc { $seats }: wymień jednego na każde miejsce albo mniej, a będą się powtarzać.
core-fault-no-host = Kto zakłada stół, ten przy nim gra: jedno miejsce musi mieć wartość „me”.
core-fault-rated = Przy stole rankingowym są tylko ludzie, każdy na jednym miejscu.
core-fault-clock = Zegar daje od { $least } do { $most } sekund.
core-fault-increment = Zegar dodaje od 0 do { $most } sekund.
core-fault-away = Bot przejmuje grę po 1 do { $most } sekundach albo nigdy (0).

core-fault-seats-and-bots = --seats wymienia już wszystkich; pomiń --bots.
