# Stół w przeglądarce: jego rama, odtwarzanie, strona z zasadami i ustawienia.

## The bar and the menu

web-table-menu = Menu
web-table-rules = Zasady
web-table-replay = Powtórka
web-table-settings = Ustawienia
web-table-seats = Gracze
web-table-home = Na stronę główną
web-table-loading = Przygotowujemy stół…
web-table-watching = Oglądasz partię
web-table-sending = Wysyłanie…
web-table-over = Partia się skończyła
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Skopiowano
web-table-resign-sure = Na pewno chcesz się poddać? Partia potoczy się dalej bez ciebie.
web-table-draw-sure = Zaproponować wszystkim remis? Partia skończy się, gdy wszyscy się zgodzą.
web-table-abort-sure = Zaproponować wszystkim przerwanie partii? Skończy się wtedy bez wyniku.
web-table-undo-sure = Poprosić wszystkich o cofnięcie twojej ostatniej akcji?
web-table-resign-bots-sure = Na pewno chcesz się poddać? Partia się skończy i wygrają boty.
web-table-abort-alone = Przerwij partię
web-table-abort-alone-sure = Przerwać partię? Skończy się bez wyniku.
web-table-undo-alone = Cofnij moją ostatnią akcję
web-table-undo-alone-sure = Cofnąć twoją ostatnią akcję?
web-table-link-how = Otwórz ten link na drugim urządzeniu. Działa tylko raz.
web-table-no-log = Jeszcze nic się nie wydarzyło.
web-table-no-chat = Jeszcze nikt nic nie napisał.

## The hint and the reason

web-table-hint-do = Zagraj tak
web-table-why-not = Dlaczego nie mogę…?
web-table-why-not-title = Co jest teraz niemożliwe
web-table-why-not-how = Wybierz akcję, a dowiesz się, dlaczego nie jest teraz możliwa.
web-table-why-title = Dlaczego nie?
web-table-why-read = Przeczytaj w zasadach
web-table-allowed-title = To jest możliwe

## The end

web-table-you-win = Wygrywasz!
web-table-rating = Twój ranking: { $before } → { $after }
web-table-look = Obejrzyj stół
web-table-result = Wynik

## The replay

web-table-replay-title = Powtórka
web-table-replay-at = Wpis { $n } z { $last }
web-table-replay-start = Na początek
web-table-replay-back = Wstecz
web-table-replay-play = Odtwarzaj
web-table-replay-pause = Wstrzymaj
web-table-replay-forward = Naprzód
web-table-replay-end = Na koniec
web-table-replay-speed = Tempo
web-table-replay-link = Skopiuj link do tej chwili
web-table-replay-leave = Wróć do stołu
web-table-replay-begins = Partia się zaczyna.

## The rules page

web-table-rules-search = Szukaj w zasadach
web-table-rules-none = „{ $text }” nie ma w żadnej zasadzie. Spróbuj innego słowa albo numeru, np. K3.10.
web-table-rules-found =
    { $count ->
        [one] znaleziono 1 zasadę
        [few] znaleziono { $count } zasady
       *[other] znaleziono { $count } zasad
    }
web-table-rules-missing = Ta gra nie ma tu strony z zasadami.
web-table-rules-chapters = Rozdziały
web-table-rules-loading = Zasady są pobierane…

## The settings

web-table-theme = Wygląd
web-table-theme-system = jak w urządzeniu
web-table-theme-dark = blask pochodni
web-table-theme-light = światło dnia
web-table-sound = Dźwięki
web-table-notify = Powiadomienie, gdy jest moja tura
web-table-notify-blocked = Przeglądarka blokuje powiadomienia tej strony. Najpierw zezwól na nie w ustawieniach przeglądarki.
web-table-notify-body = Twoja kolej przy stole!
web-table-speed = Animacje
web-table-speed-none = brak
web-table-speed-slow = wolne
web-table-speed-usual = zwykłe
web-table-speed-quick = szybkie
web-table-symbols = Symbole obok kolorów
web-table-keys = Klawisze
web-table-keys-on = Skróty jednoklawiszowe
web-table-key-undo = cofnij
web-table-key-hint = podpowiedź
web-table-key-rules = zasady
web-table-key-turn = obróć płytkę
web-table-key-close = zamknij to, co otwarte
web-table-key-options = wybierz akcję z listy
web-table-key-replay = przechodź przez powtórkę

## A game without a table of its own

web-table-choices = Co możesz zrobić
web-table-waiting = Decyduje { $name }.
web-table-view-empty = Nie ma tu nic do zobaczenia.

## Hands: keys and walking

web-table-key-large = obejrzyj kartę z bliska
web-table-key-walk = idź (Karak)
web-table-key-lay = połóż płytkę (Karak)
