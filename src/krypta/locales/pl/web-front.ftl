# Strona wejściowa w przeglądarce, pokój przed partią i strony wokół stołu.

## Wszędzie

web-front-nav = Strony
web-front-rules = Zasady
web-front-me = Moja strona
web-front-me-of = Moja strona: { $name }
web-front-theme-light = Jasny stół
web-front-theme-dark = Ciemny stół
web-front-cancel = Anuluj
web-front-home = Strona główna
web-front-try-again = Spróbuj ponownie
web-front-credits = Twórcy i licencje
web-front-unofficial = Krypta jest nieoficjalna: robią ją ludzie, którzy lubią te gry, a nie ich autorzy ani wydawcy.

## Strona wejściowa

web-front-motto = Planszówki w blasku pochodni, razem, gdziekolwiek jesteście
web-front-play-as = Grasz jako { $name }.
web-front-play-as-guest = Grasz jako gość.
web-front-rename = Zmień nazwę
web-front-name-yourself = Wybierz nazwę
web-front-games = Gry
web-front-players = { $low }–{ $high } graczy
web-front-players-exactly =
    { $count ->
        [one] 1 gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
web-front-how-played = Jak się gra
web-front-cards = Wszystkie karty
web-front-decks = Zbuduj talię
web-front-workshop = Warsztat kart
web-front-other-options = Inne ustawienia
web-front-against =
    { $count ->
        [0] w pojedynkę
        [one] przeciwko jednemu botowi
        [few] przeciwko { $count } botom
        [many] przeciwko { $count } botom
       *[other] przeciwko { $count } bota
    }
web-front-friends = Ze znajomymi
web-front-friends-note = osobny link na każde urządzenie
web-front-pass = Przy jednym ekranie
web-front-pass-note = podajecie sobie urządzenie
web-front-how-many = Ilu was jest?
web-front-guide-title = Jesteś tu pierwszy raz?
web-front-guide-text = Zagraj w grę { $game } przeciwko jednemu botowi: stół wyjaśni ci każdą rzecz, gdy na nią trafisz po raz pierwszy.
web-front-guide-take = Pokaż mi
web-front-guide-decline = Nie, dziękuję
web-front-yours = Twoje stoły czekają na ciebie
web-front-go-on = Graj dalej
web-front-join = Dosiądź się
web-front-watch = Oglądaj
web-front-free =
    { $count ->
        [one] 1 wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
web-front-state-open = zaraz się zacznie
web-front-state-running = trwa
web-front-state-over = zakończona
web-front-wishes = Stół na miarę
web-front-who-sits = Kto gdzie siedzi
web-front-seat-free = Wolne miejsce
web-front-bot-random = Losowy bot
web-front-bot-greedy = Chciwy bot
web-front-deck-yours = Twoja talia
web-front-deck-others = Talia przeciwnika
web-front-decks-ready = Gotowe talie
web-front-decks-own = Twoje talie

## Pokój przed partią

web-front-taken = Zajęte miejsca: { $taken } z { $all }
web-front-give = Miejsce { $seat } dostaje
web-front-fill = Posadź boty na wolnych miejscach
web-front-sit-down = Aby zagrać, wybierz wolne miejsce.
web-front-host-waits = Możesz zacząć, gdy wszystkie miejsca będą zajęte. Jeśli nie chcesz czekać, oddaj wolne miejsca botom.
web-front-host-waits-rated = Możesz zacząć, gdy wszystkie miejsca będą zajęte. W partii rankingowej grają tylko ludzie.
web-front-all-here = Wszyscy już są. Możesz zaczynać.
web-front-terms = Ustawienia stołu
web-front-invite = Zaproś innych do stołu
web-front-scan = Skieruj aparat telefonu na kod albo wyślij link.
web-front-qr = Kod QR z linkiem do tego stołu
web-front-link = Link do tego stołu
web-front-copied = Skopiowano
web-front-share = Udostępnij
web-front-alone = Pod tym adresem tylko ten komputer może otworzyć stół. Aby wpuścić innych, zatrzymaj Kryptę i uruchom ją ponownie tak, żeby była widoczna w twojej sieci:

## Gdy coś jest nie tak

web-front-trouble = Tędy nie ma przejścia
web-front-no-websocket = Ta przeglądarka nie obsługuje WebSocketów, więc nie utrzyma połączenia ze stołem. Otwórz Kryptę w nowszej przeglądarce.

## Moja strona

web-front-me-nobody = Nikt cię tu jeszcze nie zna. Gdy tylko zagrasz, będziesz gościem, a z kontem znajdziesz swoje gry na każdym urządzeniu.
web-front-me-guest = Jesteś tu jako gość: twoje gry są powiązane z tą przeglądarką. Z kontem znajdziesz je na każdym urządzeniu.
web-front-me-account = Masz konto: zaloguj się na dowolnym urządzeniu, a twoje gry tam będą.
web-front-sign-up = Załóż konto
web-front-sign-up-text = Wystarczy nazwa i hasło. Rozegrane partie zostają twoje.
web-front-log-in = Zaloguj się
web-front-log-in-text = Partie rozegrane tu jako gość przejdą na twoje konto.
web-front-log-out = Wyloguj się
web-front-log-out-guest = Gość, który się wyloguje, nie może wrócić i traci dostęp do tych gier.
web-front-account-name = Nazwa
web-front-password = Hasło
web-front-password-hint = co najmniej 8 znaków
web-front-password-old = Dotychczasowe hasło
web-front-password-new = Nowe hasło
web-front-change-password = Zmień hasło
web-front-password-changed = Hasło zostało zmienione. Na pozostałych urządzeniach nastąpiło wylogowanie.
web-front-sessions = Zalogowane urządzenia
web-front-session-this = ta przeglądarka
web-front-session-seen = ostatnio { $when }
web-front-session-end = Wyloguj
web-front-ratings = Jak ci idzie
web-front-tally = partie: { $played }, wygrane: { $won }
web-front-rating = ranking: { $points }
web-front-matches = Twoje partie
web-front-matches-more = Wcześniejsze partie
web-front-no-matches = Nie masz tu jeszcze żadnej rozegranej partii. Pochodnie już płoną.
web-front-match-running = trwa
web-front-match-broken = bez wyniku
web-front-match-won = wygrana
web-front-match-shared = wspólna wygrana
web-front-match-lost = przegrana
web-front-data = Twoje dane
web-front-export-text = Wszystko, co Krypta o tobie wie, w jednym pliku.
web-front-export = Pobierz moje dane
web-front-delete-text = Możesz odejść na zawsze: znikną twoja nazwa, konto i wiadomości, a twoje miejsca w zakończonych partiach staną się bezimienne.
web-front-delete = Usuń wszystkie moje dane
web-front-delete-warning = Tego nie da się cofnąć.

## Twórcy

web-front-credits-own = Obrazy kamienia i pochodni, płytki i teksty powstały specjalnie dla Krypty.
web-front-credits-icons = Ikony
web-front-credits-icons-text = Ze strony { $site }, na licencji { $license } ({ $terms }). Zmieniono ich kolory i umieszczono je w innych kształtach.
web-front-credits-fonts = Kroje pisma
web-front-credits-fonts-text = Na licencji { $license }.
web-front-credits-software = Oprogramowanie na tej stronie
