# Serwer: dlaczego coś zostaje odrzucone, co mówi wiersz poleceń, i słowa prostej strony.
# Odmowa mówi, co się stało i co zrobić. $faults, $why i $what to zdania dla programistów, po angielsku.

## Wiersz poleceń

server-cli-ready = Krypta jest gotowa: { $url }
server-cli-network = W tej samej sieci: { $url }
server-cli-stop = Ctrl-C ją kończy; partie pozostają zapisane.
server-cli-stopped = Krypta zakończyła działanie. Wszystkie partie są zapisane.

## Samo żądanie

server-warming =
    { $seconds ->
        [one] Zasady są przygotowywane. Spróbuj ponownie za 1 sekundę.
        [few] Zasady są przygotowywane. Spróbuj ponownie za { $seconds } sekundy.
        [many] Zasady są przygotowywane. Spróbuj ponownie za { $seconds } sekund.
       *[other] Zasady są przygotowywane. Spróbuj ponownie za { $seconds } sekundy.
    }
server-database-away =
    { $seconds ->
        [one] Baza danych chwilowo nie odpowiada. Spróbuj ponownie za 1 sekundę; nic potwierdzonego nie przepadło.
        [few] Baza danych chwilowo nie odpowiada. Spróbuj ponownie za { $seconds } sekundy; nic potwierdzonego nie przepadło.
        [many] Baza danych chwilowo nie odpowiada. Spróbuj ponownie za { $seconds } sekund; nic potwierdzonego nie przepadło.
       *[other] Baza danych chwilowo nie odpowiada. Spróbuj ponownie za { $seconds } sekundy; nic potwierdzonego nie przepadło.
    }
server-busy =
    { $seconds ->
        [one] Ktoś inny właśnie zmienia ten stół. Spróbuj ponownie za 1 sekundę.
        [few] Ktoś inny właśnie zmienia ten stół. Spróbuj ponownie za { $seconds } sekundy.
        [many] Ktoś inny właśnie zmienia ten stół. Spróbuj ponownie za { $seconds } sekund.
       *[other] Ktoś inny właśnie zmienia ten stół. Spróbuj ponownie za { $seconds } sekundy.
    }
server-slow-down =
    { $seconds ->
        [one] Za szybko. Spróbuj ponownie za 1 sekundę.
        [few] Za szybko. Spróbuj ponownie za { $seconds } sekundy.
        [many] Za szybko. Spróbuj ponownie za { $seconds } sekund.
       *[other] Za szybko. Spróbuj ponownie za { $seconds } sekundy.
    }
server-host-unknown = Ten serwer nie jest znany jako { $host }. Otwórz go pod jego własnym adresem.
server-origin-foreign = Żądanie pochodzi z obcej strony. Otwórz stronę samej Krypty.
server-origin-missing = Połączenie nie podaje, z jakiej strony pochodzi. Programy muszą używać tokena bota zamiast ciasteczka.
server-header-missing = W żądaniu brakuje nagłówka X-Krypta: 1, który odróżnia je od obcych stron. Wyślij go także.
server-metrics-closed = Te dane są tylko dla tego komputera albo dla kogoś, kto ma token.
server-not-found = Tu nic nie ma. Sprawdź adres.
server-method-not-allowed = Tego adresu nie można użyć w ten sposób. Opis API mówi, jak można.
server-too-large = Żądanie jest za duże. Wyślij mniej naraz.
server-head-too-large = Nagłówki żądania są za długie albo jest ich za dużo. Wyślij ich mniej.
server-too-slow = Żądanie nadchodziło zbyt długo. Wyślij je ponownie.
server-too-many-connections = Z twojego adresu otwarto zbyt wiele połączeń. Najpierw zamknij niektóre z nich.
server-full = Serwer jest pełny. Wróć trochę później.
server-request-wrong = Nie można zrozumieć żądania: { $what }
server-bad-frame = Nie można zrozumieć wiadomości: { $why }
server-broken = Coś się zepsuło wewnątrz Krypty. To nasza wina, nie twoja; zapisano ją pod numerem { $request }.
server-failed = Coś się zepsuło wewnątrz Krypty. To nasza wina, nie twoja; nic się nie zmieniło. Spróbuj ponownie.
server-abuse = Zbyt wiele wiadomości przyszło za szybko lub nie dało się ich odczytać, więc połączenie zostało zamknięte.
server-going-away = Serwer uruchamia się ponownie. Twoja partia jest zapisana, a strona połączy się sama.
server-watch-first = Najpierw otwórz jakiś stół, potem przy nim graj.
server-websocket-only = Ten adres służy tylko do połączeń WebSocket.

## Ludzie

server-who-are-you = Najpierw się zaloguj albo graj dalej jako gość.
server-session-ended = Twoja sesja tutaj się skończyła. Zaloguj się ponownie, żeby grać dalej.
server-banned = Masz zakaz wstępu na ten serwer. Zapytaj tego, kto go prowadzi.
server-name-length = Nazwa ma mieć od { $least } do { $most } znaków.
server-name-characters = Nazwa zawiera znaki, których nie widać lub które psują tekst obok. Pomiń je.
server-name-reserved = Nazwa { $name } należy do samej Krypty. Wybierz inną.
server-name-taken = Ktoś już nazywa się { $name }. Wybierz inną nazwę.
server-password-length = Hasło ma mieć od { $least } do { $most } znaków.
server-password-is-name = Hasło jest takie samo jak nazwa, a to każdy sprawdziłby najpierw. Wybierz inne.
server-password-wrong = To nie jest twoje hasło. Spróbuj ponownie.
server-login-wrong = Nazwa lub hasło się nie zgadza. Spróbuj ponownie.
server-already-account = Masz już konto. Żeby założyć inne, najpierw się wyloguj.
server-account-needed = Do tego potrzebne jest konto. Załóż je, a zachowasz swoje partie.
server-session-unknown = Nie ma takiej sesji. Być może już się skończyła.
server-person-unknown = Nie ma tu takiej osoby. Być może opuściła Kryptę.
server-page-unknown = Nie ma takiej strony historii. Zacznij znowu od pierwszej.

## Boty i ich tokeny

server-not-for-bots = Z tokenem bota nie można tego zrobić. Może to zrobić jego właściciel w przeglądarce.
server-token-wrong = Ten token jest nieznany lub unieważniony. Jego właściciel może utworzyć nowy.
server-token-unknown = Nie ma takiego tokena. Być może już go unieważniono.
server-bot-unknown = Nie masz takiego bota. Być może już go usunięto.
server-too-many-bots =
    { $most ->
        [one] Konto może mieć tylko jednego bota. Najpierw go usuń.
       *[other] Konto może mieć najwyżej { $most } botów. Najpierw usuń jednego.
    }
server-too-many-tokens =
    { $most ->
        [one] Bot może mieć tylko jeden token. Najpierw go unieważnij.
        [few] Bot może mieć najwyżej { $most } tokeny. Najpierw unieważnij jeden.
       *[other] Bot może mieć najwyżej { $most } tokenów. Najpierw unieważnij jeden.
    }
server-label-wrong = Napisz w jednym wierszu, najwyżej { $most } znaków, do czego jest token.

## Stoły przed początkiem

server-no-such-table = Nie ma takiego stołu. Sprawdź link.
server-too-many-tables = Siedzisz już przy { $most } stołach, przy których gra się nie skończyła. Najpierw dokończ grę przy którymś albo od niego odejdź.
server-game-unknown = Nie ma tu gry { $game }.
server-bad-table = Nie można założyć takiego stołu: { $faults }
server-files-busy = Właśnie czytanych jest zbyt wiele talii, plików kart i zapisów. Spróbuj za chwilę ponownie.
server-files-slow = Czytanie tego trwa zbyt długo. Skróć to albo spróbuj za chwilę ponownie.
server-options-large = To, czym ma się grać przy tym stole, jest za długie: łącznie dozwolone jest { $most } znaków. Skróć plik kart albo talie.
server-bad-seats = Stół nie może mieć tylu miejsc: { $faults }
server-no-such-bot = Nie ma bota { $bot }. Do wyboru są { $levels }.
server-no-such-seat = Ten stół nie ma miejsca { $seat }.
server-table-full = Wszystkie miejsca są zajęte. Możesz oglądać albo założyć własny stół.
server-seat-taken = Na miejscu { $seat } ktoś już siedzi. Wybierz inne.
server-seats-empty = Nie wszystkie miejsca są zajęte. Poczekaj na graczy albo oddaj je botom.
server-host-only = To może zrobić tylko gospodarz.
server-host-keeps-seat = To twoje jedyne miejsce. Odejdź od stołu, jeśli nie chcesz grać.
server-not-seated = Nie siedzisz przy tym stole. Najpierw się przysiądź.
server-not-seated-there = Gospodarzem może zostać tylko ktoś, kto siedzi przy tym stole.
server-not-your-seat = To nie jest twoje miejsce.
server-link-used = Ten link został już użyty albo zastąpił go nowszy. Poproś o nowy.
server-rated-one-seat = Przy stole rankingowym każdy ma jedno miejsce.
server-rated-people-only = Przy stole rankingowym grają tylko ludzie. Zostaw to miejsce wolne dla kogoś albo załóż zwykły stół.
server-table-open = Partia jeszcze się nie zaczęła. Gospodarz ją rozpocznie, gdy wszystkie miejsca będą zajęte.
server-table-running = Partia już trwa; to można było zrobić tylko przed początkiem.
server-table-over = Partia się skończyła. Zagraj rewanż albo załóż nowy stół.
server-no-spectators = Przy tym stole nie ma widzów. Poproś o link kogoś, kto przy nim gra.

## Partia

server-not-your-turn = To jeszcze nie twoja tura.
server-bot-plays = Na tym miejscu gra teraz bot. Otwórz stół ponownie, żeby je odzyskać.
server-stale = Ktoś był szybszy i stół się zmienił. Spójrz jeszcze raz, a potem wybierz.
server-number-unknown = W tej partii nie ma wpisu { $n }. Poproś o jej obecny stan.
server-no-such-act = W tej grze nie ma akcji „{ $act }”.
server-time-up = Twój czas się skończył.
server-cannot-undo = Tego nie można cofnąć: potem był rzut, losowanie lub akcja innego gracza. Możesz poprosić wszystkich o cofnięcie.
server-undo-often = W tej partii cofnięto już zbyt wiele. Graj dalej.
server-resigned = Gracz na tym miejscu się poddał. Możesz dalej oglądać.
server-not-over = Partia jeszcze trwa. Rewanż będzie po niej.
server-offer-stands = Jest już jakaś propozycja. Najpierw na nią odpowiedz.
server-draw-alone = Na remis musi zgodzić się ktoś jeszcze, a jesteś tu jedynym człowiekiem. Możesz zamiast tego przerwać partię.
server-no-offer = Nie ma już żadnej propozycji.
server-rated-no-undo = W partii rankingowej nie można prosić o cofnięcie dalej wstecz.
server-rated-no-hint = W partii rankingowej nie ma podpowiedzi.
server-chat-empty = Ta wiadomość jest pusta. Napisz coś.
server-chat-long = Wiadomość jest za długa, może mieć najwyżej { $most } znaków. Skróć ją.
server-no-chat = Przy tym stole nie ma czatu.
server-match-unplayable = Tej partii nie można tu kontynuować: { $why }
server-match-other-figures = Ta partia zaczęła się z innymi danymi gry, których tu nie zapisano. Można ją tylko czytać.
server-match-drifted = Przy wpisie { $n } dzisiejsze zasady dają inny wynik niż wtedy, gdy grano. Partia stoi, dopóki nie zostanie to naprawione; powiedz temu, kto prowadzi serwer.

server-nothing-to-bring = W tej grze nie używa się własnych kart ani talii.
server-no-such-keeping = Nie ma takiej talii ani takiego pliku kart albo nie są udostępnione. Sprawdź link.
server-keepings-full = Masz już zapisanych { $most } talii i plików kart. Usuń coś, czego nie potrzebujesz.
server-keeping-name = Talia lub plik kart potrzebuje nazwy o długości od 1 do { $most } znaków.
server-keeping-long = To jest za długie: { $count } znaków, dozwolone jest { $most }. Skróć to albo podziel na dwie części.
server-keeping-no-text = To nie jest zwykły tekst. Zapisz to jako tekst.
server-no-cards = { $game } nie ma kart, które można by tu przeczytać. Sprawdź adres.

## Strona: wszędzie

server-page-language = Język
server-page-close = Zamknij
server-page-copy = Kopiuj
server-page-sure = Na pewno?
server-page-yes = Tak
server-page-no = Nie
server-page-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
server-page-lost = Połączenie zostało przerwane; wróci samo.

## Strona: wejście

server-page-play-now = Graj od razu
server-page-name = Twoja nazwa
server-page-name-save = Zapisz
server-page-open-tables = Wolne stoły
server-page-no-open-tables = Nikt teraz nie czeka na graczy. Załóż stół albo zagraj przeciwko botom.
server-page-running-tables = Partie do oglądania
server-page-make = Nowy stół
server-page-make-button = Załóż stół
server-page-game = Gra
server-page-seats = Miejsca
server-page-seat = Miejsce { $seat }
server-page-seat-me = ja
server-page-seat-open = wolne
server-page-seat-bot = bot { $level }
server-page-clock = Zegar
server-page-clock-none = bez zegara
server-page-clock-turn = na każdą turę
server-page-clock-budget = na całą partię
server-page-clock-seconds = Sekundy
server-page-clock-increment = Dodatkowe sekundy za turę
server-page-public = widoczny dla wszystkich
server-page-spectators = z widzami
server-page-chat-allowed = z czatem
server-page-rated = rankingowy

## Strona: stół przed początkiem

server-page-join = Usiądź tutaj
server-page-leave = Odejdź od stołu
server-page-start = Zacznij
server-page-waiting-players = Czekamy na graczy…
server-page-waiting-host = Wszyscy już są; partię rozpocznie { $name }.
server-page-more-seats = Dodaj miejsce
server-page-fewer-seats = Usuń miejsce
server-page-move-up = Przesuń miejsce { $seat } w górę
server-page-kick = Usuń
server-page-hand-host = Przekaż rolę gospodarza
server-page-take = Dzięki temu linkowi miejsce { $seat } przejdzie na to urządzenie.
server-page-take-button = Przejmij miejsce
server-page-terms-turn =
    { $seconds ->
        [one] 1 sekunda na turę
        [few] { $seconds } sekundy na turę
        [many] { $seconds } sekund na turę
       *[other] { $seconds } sekundy na turę
    }
server-page-terms-budget = { $seconds } s na całą partię, { $increment } s dodatkowo za turę

## Strona: kto gdzie siedzi

server-page-you = ty
server-page-host = gospodarz
server-page-away = poza stołem
server-page-expected = oczekiwany gracz
server-page-resigned = partia poddana
server-page-guest = Gość { $number }
server-page-late = koniec czasu
server-page-bot-plays = na razie gra { $level }

## Strona: partia

server-page-your-turn = Twoja tura
server-page-your-turn-as = { $name }, twoja tura
server-page-turn-of = Teraz gra { $name }
server-page-pass = Teraz gra { $name }: przekaż ekran.
server-page-pass-take = Już jestem
server-page-undo = Cofnij
server-page-hint = Podpowiedź
server-page-hinted = Bot wybrałby:
server-page-why = Dlaczego nie?
server-page-why-field = Polecenie
server-page-why-example = akcja, np. go north
server-page-allowed = To jest teraz dozwolone.
server-page-offer-draw = Zaproponuj remis
server-page-offer-abort = Zaproponuj przerwanie
server-page-offer-undo = Poproś o cofnięcie mojej ostatniej akcji
server-page-resign = Poddaj się
server-page-link = Przenieś miejsce na inne urządzenie
server-page-offered-draw = { $name } proponuje remis.
server-page-offered-abort = { $name } proponuje przerwać partię bez wyniku.
server-page-offered-undo = { $name } prosi o cofnięcie.
server-page-agree = Zgoda
server-page-disagree = Odmów
server-page-withdraw = Wycofaj propozycję
server-page-view = Stół
server-page-log = Przebieg gry
server-page-earlier = Wcześniejsze
server-page-chat = Czat
server-page-chat-field = Wiadomość
server-page-chat-send = Wyślij

## Strona: wydarzenia przy stole

server-page-fact-undo = { $name } cofa akcję.
server-page-fact-undo-agreed = Partia cofa się, jak uzgodniono.
server-page-fact-resign = { $name } się poddaje.
server-page-fact-timeout = { $name }: koniec czasu.
server-page-fact-handover = Za gracza { $name } gra { $level }.
server-page-fact-return = { $name } znowu gra.
server-page-fact-draw = Wszyscy zgadzają się na remis.
server-page-fact-abort = Partia zostaje przerwana.
server-page-fact-reveal = Ziarno losowości, dotąd tajne: { $seed }

## Strona: koniec

server-page-winners =
    { $count ->
        [one] Wygrywa { $names }!
       *[other] Wspólne zwycięstwo: { $names }!
    }
server-page-no-result = Partia została przerwana bez wyniku.
server-page-closed = Ten stół zamknięto, zanim zaczęła się partia.
server-page-rematch = Rewanż
server-page-to-rematch = Do rewanżu
server-page-record = Pobierz zapis
