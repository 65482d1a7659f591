# Was die Befehle außer dem Tisch im Terminal ausgeben.

command-no-language = Krypta spricht nicht „{ $language }“; sie spricht { $known }.
command-sim-summary = Partien { $game }: { $games }, beendet: { $finished }
command-sim-wins = Siege
command-sim-endings = Wie sie endeten:
command-sim-rounds = Runden
command-sim-decisions = Entscheidungen
command-sim-spread = im Mittel { $mean }, Quartile { $quartiles }
command-sim-playing = es wird gespielt
command-sim-complete = { $file } enthält schon alle { $games } Partien.
command-sim-earlier = Das Ergebnis oben zählt die Partien eines früheren Laufs nicht mit ({ $games }).
command-sim-stopped = Nach { $played } von { $games } Partien angehalten; das Ergebnis oben zählt diese.
command-sim-kept = Sie liegen in { $folder }; derselbe Befehl macht dort weiter.
command-ladder-stopped = Vorzeitig angehalten; die Tabelle oben zählt, was gespielt wurde.
command-ladder-pairing = { $one } gegen { $other }: { $share } % ± { $half }, Partien: { $games }
command-ladder-undecided = unentschieden
command-replay-to = Die Aufzeichnung hat die Einträge 1 bis { $last }; --to { $to } ist nicht dabei.
command-replay-speed = --speed sind Züge je Sekunde und muss größer als 0 sein, nicht { $speed }.
command-no-cards = { $game } wird ohne Karten gespielt; Karten haben: { $known }.
command-not-text = { $file }: Das ist keine Textdatei.
command-cards-no-trait = Diese Karten haben kein { $name }; man findet sie über { $known }.
command-cards-one-of = --{ $name } ist eines von { $known }, nicht „{ $said }“.
command-no-rules = Für { $game } gibt es noch keine Regelseite.
command-no-such-rules = Für „{ $game }“ gibt es keine Regelseite; es gibt { $known }.
command-resume-alone = --resume nimmt Plätze und Optionen aus der Partie; lass die anderen weg.
command-no-free-name = In { $folder } ist kein Name mehr für die Partie frei.
command-no-unfinished = In { $folder } gibt es keine unbeendete Partie.
command-scenario-lines =
    { $count ->
        [one] 1 Zeile.
       *[other] { $count } Zeilen.
    }
command-crash = In Krypta ist etwas schiefgegangen. Das ist unser Fehler, nicht deiner.
command-crash-report = Ein Bericht für die Entwickler liegt in { $path }
command-crash-error = Der Fehler: { $error }
command-admin-no-answer = Die Datenbank antwortet nicht: { $why }
command-admin-no-database = Unter { $path } gibt es keine Datenbank: Starte einmal `krypta serve` oder gib --database-url an.
command-admin-not-current = Die Datenbank { $url } ist nicht aktuell: Starte damit einmal `krypta serve`.
command-admin-state = Ein Tisch ist nicht „{ $state }“; er ist { $known }.
command-admin-columns = Tisch | Spiel | Stand | Plätze | Einträge | zuletzt
command-admin-unreadable = (nicht lesbar)
command-admin-no-tables = Es gibt keine Tische.
command-admin-no-table = Den Tisch { $id } gibt es nicht.
command-admin-version = { $id }: { $game }, { $state }, Version { $version }
command-admin-seats = Plätze: { $seats }
command-admin-played = Einträge: { $entries }, gültige Aktionen: { $acts }, nachgerechnete Zufallsergebnisse: { $draws }.
command-admin-marks = Übereinstimmende vermerkte Stellungen: { $marks } (nicht mehr vergleichbar: { $others }).
command-admin-wrong-snapshot = Die Momentaufnahme nach Eintrag { $n } ist falsch. Stattdessen wird das Protokoll nachgespielt.
command-admin-snapshots = Übereinstimmende Momentaufnahmen: { $count }.
command-admin-ended = Die Partie am Tisch { $id } ist abgebrochen.
command-admin-would-remove = Entfernt würden:
command-admin-removed = Entfernt:
command-admin-banned = { $name } ist gesperrt.
command-admin-unbanned = { $name } darf wieder herein.
command-admin-backed-up = Alles liegt in { $file }. Bewahre die Datei sicher auf: Sie enthält vertrauliche Daten.
command-admin-restored = { $file } ist zurückgespielt.
command-admin-backing-up = Sicherung
command-admin-restoring = Wiederherstellung
command-no-secret = { $file } lässt sich nicht fortsetzen: Der Startwert des Zufalls fehlt darin. `krypta replay` zeigt die Partie.
