# Čo vypisujú príkazy mimo stola v termináli.

command-no-language = Krypta nehovorí jazykom „{ $language }“; vie { $known }.
command-sim-summary = Partie hry { $game }: { $games }, dohraných: { $finished }
command-sim-wins = výhry
command-sim-endings = Ako sa skončili:
command-sim-rounds = Kolá
command-sim-decisions = Rozhodnutia
command-sim-spread = priemer { $mean }, kvartily { $quartiles }
command-sim-playing = hrá sa
command-sim-complete = V súbore { $file } už sú všetky partie ({ $games }).
command-sim-earlier = Výsledok hore nepočíta partie z predchádzajúceho behu ({ $games }).
command-sim-stopped = Zastavené po { $played } z { $games } partií; výsledok hore počíta len tie.
command-sim-kept = Sú uložené v { $folder }; rovnaký príkaz odtiaľ pokračuje.
command-ladder-stopped = Zastavené predčasne; tabuľka hore počíta, čo sa odohralo.
command-ladder-pairing = { $one } proti { $other }: { $share } % ± { $half }, partií: { $games }
command-ladder-undecided = nerozhodnuté
command-replay-to = Záznam má zápisy 1 až { $last }; --to { $to } medzi nimi nie je.
command-replay-speed = --speed je počet ťahov za sekundu a musí byť väčší ako 0, nie { $speed }.
command-no-cards = { $game } sa hrá bez kariet; karty majú: { $known }.
command-not-text = { $file }: toto nie je textový súbor.
command-cards-no-trait = Tieto karty nemajú { $name }; hľadať ich možno podľa { $known }.
command-cards-one-of = --{ $name } môže byť { $known }, nie „{ $said }“.
command-no-rules = Pre hru { $game } zatiaľ stránka s pravidlami nie je.
command-no-such-rules = Pre „{ $game }“ stránka s pravidlami nie je; sú pre { $known }.
command-resume-alone = --resume berie miesta aj voľby z uloženej partie; ostatné vynechaj.
command-no-free-name = V priečinku { $folder } už nie je voľný názov pre túto partiu.
command-no-unfinished = V priečinku { $folder } žiadna rozohraná partia nie je.
command-scenario-lines =
    { $count ->
        [one] 1 riadok.
        [few] { $count } riadky.
       *[other] { $count } riadkov.
    }
command-crash = V Krypte sa niečo pokazilo. Je to naša chyba, nie tvoja.
command-crash-report = Správa pre vývojárov je v súbore { $path }
command-crash-error = Chyba: { $error }
command-admin-no-answer = Databáza neodpovedá: { $why }
command-admin-no-database = V { $path } žiadna databáza nie je: spusti raz `krypta serve` alebo zadaj --database-url.
command-admin-not-current = Databáza { $url } nie je aktuálna: spusti nad ňou raz `krypta serve`.
command-admin-state = Stôl nie je „{ $state }“; môže byť { $known }.
command-admin-columns = stôl | hra | stav | miesta | zápisy | naposledy
command-admin-unreadable = (nedá sa prečítať)
command-admin-no-tables = Žiadne stoly nie sú.
command-admin-no-table = Stôl { $id } neexistuje.
command-admin-version = { $id }: { $game }, { $state }, verzia { $version }
command-admin-seats = Miesta: { $seats }
command-admin-played = Zápisy: { $entries }, platné akcie: { $acts }, prepočítané výsledky náhody: { $draws }.
command-admin-marks = Zhodné zaznamenané pozície: { $marks } (už neporovnateľné: { $others }).
command-admin-wrong-snapshot = Snímka po zápise { $n } je chybná. Namiesto nej sa prehráva záznam.
command-admin-snapshots = Zhodné snímky: { $count }.
command-admin-ended = Partia pri stole { $id } bola predčasne ukončená.
command-admin-would-remove = Odstránilo by sa:
command-admin-removed = Odstránené:
command-admin-banned = { $name }: prístup zakázaný.
command-admin-unbanned = { $name }: prístup znova povolený.
command-admin-backed-up = Všetko je v súbore { $file }. Dobre ho uchovaj: obsahuje tajné údaje.
command-admin-restored = Záloha { $file } je obnovená.
command-admin-backing-up = Záloha
command-admin-restoring = Obnova
command-no-secret = Partia v súbore { $file } nemôže pokračovať: chýba v ňom semienko náhody. Prehrá ju `krypta replay`.
