# Co wypisują polecenia poza stołem w terminalu.

command-no-language = Krypta nie mówi w języku „{ $language }”; zna { $known }.
command-sim-summary = Partie gry { $game }: { $games }, ukończone: { $finished }
command-sim-wins = wygrane
command-sim-endings = Jak się skończyły:
command-sim-rounds = Rundy
command-sim-decisions = Decyzje
command-sim-spread = średnio { $mean }, kwartyle { $quartiles }
command-sim-playing = trwa gra
command-sim-complete = W pliku { $file } są już wszystkie partie ({ $games }).
command-sim-earlier = Wynik powyżej nie liczy partii z wcześniejszego przebiegu ({ $games }).
command-sim-stopped = Zatrzymano po { $played } z { $games } partii; wynik powyżej liczy tylko te.
command-sim-kept = Są zapisane w { $folder }; to samo polecenie ruszy stamtąd.
command-ladder-stopped = Zatrzymano przed czasem; tabela powyżej liczy to, co rozegrano.
command-ladder-pairing = { $one } kontra { $other }: { $share }% ± { $half }, partii: { $games }
command-ladder-undecided = nierozstrzygnięte
command-replay-to = Zapis ma wpisy od 1 do { $last }; --to { $to } wśród nich nie ma.
command-replay-speed = --speed to liczba tur na sekundę i musi być większa od 0, nie { $speed }.
command-no-cards = W { $game } gra się bez kart; karty mają: { $known }.
command-not-text = { $file }: to nie jest plik tekstowy.
command-cards-no-trait = Te karty nie mają { $name }; można szukać według { $known }.
command-cards-one-of = --{ $name } to jedno z { $known }, a nie „{ $said }”.
command-no-rules = Dla gry { $game } nie ma jeszcze strony z zasadami.
command-no-such-rules = Dla „{ $game }” nie ma strony z zasadami; są dla { $known }.
command-resume-alone = --resume bierze miejsca i opcje z partii; pozostałe pomiń.
command-no-free-name = W folderze { $folder } nie ma wolnej nazwy dla tej partii.
command-no-unfinished = W folderze { $folder } nie ma niedokończonej partii.
command-scenario-lines =
    { $count ->
        [one] 1 wiersz.
        [few] { $count } wiersze.
       *[other] { $count } wierszy.
    }
command-crash = W Krypcie coś poszło nie tak. To nasza wina, nie twoja.
command-crash-report = Raport dla programistów jest w pliku { $path }
command-crash-error = Błąd: { $error }
command-admin-no-answer = Baza danych nie odpowiada: { $why }
command-admin-no-database = W { $path } nie ma bazy danych: uruchom raz `krypta serve` albo podaj --database-url.
command-admin-not-current = Baza { $url } nie jest aktualna: uruchom z nią raz `krypta serve`.
command-admin-state = Stół nie bywa „{ $state }”; bywa { $known }.
command-admin-columns = stół | gra | stan | miejsca | wpisy | ostatnio
command-admin-unreadable = (nie da się odczytać)
command-admin-no-tables = Nie ma żadnych stołów.
command-admin-no-table = Nie ma stołu { $id }.
command-admin-version = { $id }: { $game }, { $state }, wersja { $version }
command-admin-seats = Miejsca: { $seats }
command-admin-played = Wpisy: { $entries }, ważne akcje: { $acts }, przeliczone wyniki losowe: { $draws }.
command-admin-marks = Zgodne zapisane pozycje: { $marks } (już nieporównywalne: { $others }).
command-admin-wrong-snapshot = Migawka po wpisie { $n } jest błędna. Zamiast niej odtwarza się zapis.
command-admin-snapshots = Zgodne migawki: { $count }.
command-admin-ended = Partia przy stole { $id } jest przerwana.
command-admin-would-remove = Zostałyby usunięte:
command-admin-removed = Usunięto:
command-admin-banned = { $name }: dostęp zablokowany.
command-admin-unbanned = { $name }: dostęp przywrócony.
command-admin-backed-up = Wszystko jest w pliku { $file }. Przechowuj go bezpiecznie: zawiera poufne dane.
command-admin-restored = Kopia { $file } została przywrócona.
command-admin-backing-up = Kopia
command-admin-restoring = Przywracanie
command-no-secret = Nie można wznowić { $file }: brakuje w nim ziarna losowości. Partię pokaże `krypta replay`.
