# Co vypisují příkazy mimo stůl v terminálu.

command-no-language = Krypta nemluví jazykem „{ $language }“; umí { $known }.
command-sim-summary = Partie hry { $game }: { $games }, dohráno: { $finished }
command-sim-wins = výhry
command-sim-endings = Jak skončily:
command-sim-rounds = Kola
command-sim-decisions = Rozhodnutí
command-sim-spread = průměr { $mean }, kvartily { $quartiles }
command-sim-playing = hraje se
command-sim-complete = V souboru { $file } už jsou všechny partie ({ $games }).
command-sim-earlier = Výsledek nahoře nepočítá partie z dřívějška ({ $games }).
command-sim-stopped = Zastaveno po { $played } z { $games } partií; výsledek nahoře počítá jen je.
command-sim-kept = Jsou uložené v { $folder }; stejný příkaz odtud pokračuje.
command-ladder-stopped = Zastaveno předčasně; tabulka nahoře počítá, co se odehrálo.
command-ladder-pairing = { $one } proti { $other }: { $share } % ± { $half }, partií: { $games }
command-ladder-undecided = nerozhodnuto
command-replay-to = Záznam má zápisy 1 až { $last }; --to { $to } mezi nimi není.
command-replay-speed = --speed je počet tahů za sekundu a musí být větší než 0, ne { $speed }.
command-no-cards = { $game } se hraje bez karet; karty mají: { $known }.
command-not-text = { $file }: toto není textový soubor.
command-cards-no-trait = Tyto karty nemají { $name }; hledat je lze podle { $known }.
command-cards-one-of = --{ $name } může být { $known }, ne „{ $said }“.
command-no-rules = Pro hru { $game } zatím stránka s pravidly není.
command-no-such-rules = Pro „{ $game }“ stránka s pravidly není; jsou pro { $known }.
command-resume-alone = --resume bere místa i volby z uložené partie; ostatní vynech.
command-no-free-name = Ve složce { $folder } už není volný název pro tuto partii.
command-no-unfinished = Ve složce { $folder } žádná rozehraná partie není.
command-scenario-lines =
    { $count ->
        [one] 1 řádek.
        [few] { $count } řádky.
       *[other] { $count } řádků.
    }
command-crash = V Kryptě se něco pokazilo. Je to naše chyba, ne tvoje.
command-crash-report = Zpráva pro vývojáře je v souboru { $path }
command-crash-error = Chyba: { $error }
command-admin-no-answer = Databáze neodpovídá: { $why }
command-admin-no-database = V { $path } žádná databáze není: spusť jednou `krypta serve`, nebo zadej --database-url.
command-admin-not-current = Databáze { $url } není aktuální: spusť nad ní jednou `krypta serve`.
command-admin-state = Stůl není „{ $state }“; může být { $known }.
command-admin-columns = stůl | hra | stav | místa | zápisy | naposled
command-admin-unreadable = (nejde přečíst)
command-admin-no-tables = Žádné stoly nejsou.
command-admin-no-table = Stůl { $id } neexistuje.
command-admin-version = { $id }: { $game }, { $state }, verze { $version }
command-admin-seats = Místa: { $seats }
command-admin-played = Zápisy: { $entries }, platné akce: { $acts }, přepočítané výsledky náhody: { $draws }.
command-admin-marks = Shodné zaznamenané pozice: { $marks } (už neporovnatelné: { $others }).
command-admin-wrong-snapshot = Snímek po zápisu { $n } je chybný. Místo něj se přehrává záznam.
command-admin-snapshots = Shodné snímky: { $count }.
command-admin-ended = Partie u stolu { $id } byla předčasně ukončena.
command-admin-would-remove = Odstranilo by se:
command-admin-removed = Odstraněno:
command-admin-banned = { $name }: přístup zakázán.
command-admin-unbanned = { $name }: přístup zase povolen.
command-admin-backed-up = Všechno je v souboru { $file }. Dobře ho uchovej: obsahuje tajné údaje.
command-admin-restored = Záloha { $file } je obnovená.
command-admin-backing-up = Záloha
command-admin-restoring = Obnova
command-no-secret = Partie v souboru { $file } nemůže pokračovat: chybí v něm semínko náhody. Přehraje ji `krypta replay`.
