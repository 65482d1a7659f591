# Was an einer Datei, einer Option oder einem Tisch nicht stimmt. Wörter, die in Dateien und Optionen stehen (name, attack,
# greedy), bleiben, wie sie sind. Jeder Satz kann allein stehen; `core-fault-at` sagt, wohin er gehört.

core-fault-at = Zeile { $line }, Spalte { $column }: { $what }
core-fault-of = { $option }: { $what }
core-fault-and = { $first } { $rest }
core-fault-more =
    { $count ->
        [one] Und noch ein Fehler: Behebe zuerst diese.
       *[other] Und noch { $count } Fehler: Behebe zuerst diese.
    }
core-fault-did-you-mean = Meinst du { $near }?
core-fault-nearest = Am ähnlichsten sind { $near }.

## Satzteile

core-fault-quoted = „{ $said }“
core-fault-comma = { $first }, { $rest }
core-fault-or = { $first } oder { $last }
# Was irgendwo anstelle des Richtigen steht.
core-fault-nothing = nichts
core-fault-list = eine Liste
core-fault-table = eine Tabelle
# Wie die Dateien heißen.
core-fault-card-file = eine Kartendatei
core-fault-deck-file = eine Deckdatei
core-fault-card = eine Karte

## Dateien

core-fault-too-long = { CAPITAL($file) } hat höchstens { $most } Zeichen; diese hat { $count }.
core-fault-line-too-long = Eine Zeile hat höchstens { $most } Zeichen; diese hat { $count }.
core-fault-toml = { CAPITAL($file) } wird in TOML geschrieben, und das ist kein gültiges TOML: { $why }.
core-fault-toml-statement = So fängt nichts an
core-fault-toml-key = Auf einen Schlüssel aus Buchstaben, Ziffern und Bindestrichen folgen „=“ und sein Wert
core-fault-toml-value = Ein Wert ist ein Text in Anführungszeichen, eine Zahl, true, false oder eine Liste in eckigen Klammern
core-fault-toml-text = Ein Text beginnt und endet mit Anführungszeichen in derselben Zeile, und „\“ wird darin doppelt geschrieben
core-fault-toml-twice = Das gibt es hier schon
core-fault-toml-bracket = Eine Klammer ist nicht geschlossen, oder ein Komma fehlt
core-fault-toml-line = Was nun folgt, braucht eine eigene Zeile
core-fault-toml-deep = Ihre Listen und Tabellen sind zu tief verschachtelt
core-fault-own-table = Schreibe „{ $name }“ immer als eigene Tabelle: [[{ $name }]].
core-fault-unexpected = „{ $key }“ gehört nicht hierher; { $what } hat { $known }.
core-fault-texts = { $key } sollte eine Liste von Texten sein, etwa ["…", "…"], aber hier steht { $found }.
core-fault-number = { $key } sollte eine Zahl von { $least } bis { $most } sein, aber hier steht { $found }.
core-fault-one-of = { $key } sollte eines von { $known } sein, aber hier steht { $found }.
core-fault-name = Eine Karte braucht einen Namen: name = "…", aber hier steht { $found }.
core-fault-name-long = Der Name „{ $name }“ ist zu lang; ein Name hat höchstens { $most } Bytes.
core-fault-name-twice = „{ $name }“ heißt schon die Karte in Zeile { $line }.
core-fault-figures-lack = In „{ $table }“ fehlt „{ $name }“.
core-fault-figures-unknown = „{ $name }“ ist in „{ $table }“ unbekannt.

## Optionen und Tische

core-fault-option-unknown = { CAPITAL($game) } hat keine Option „{ $option }“; es gibt { $known }.
core-fault-option-choice = Die Option { $option } kann nicht { $found } sein; möglich ist { $known }.
core-fault-option-value = Die Option { $option } kann nicht { $found } sein ({ $why }).
core-fault-option-form = Der Option „{ $option }“ fehlt ihr Wert: Schreibe { $option }=WERT.
core-fault-option-file = Die Datei „{ $file }“ der Option { $option } lässt sich nicht lesen: { $why }.
core-fault-players = { CAPITAL($game) } ist für { $least } bis { $most } Spieler, nicht für { $count }.
core-fault-players-exactly = { CAPITAL($game) } ist für { $most } Spieler, nicht für { $count }.
core-fault-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
core-fault-games = Gespielt werden muss mindestens eine Partie, nicht { $count }.
core-fault-seat = Ein Platz kann nicht „{ $seat }“ sein, nur { $known }.
core-fault-seats = --players sagt { $players }, aber --seats nennt { $seats }.
core-fault-names = --names hat { $names } Namen, aber Plätze gibt es { $seats }.
core-fault-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $known }.
core-fault-bots =
    { $seats ->
        [one] Für einen Platz sind es zu viele Bots ({ $bots }): Nenne nur einen.
       *[other] Für { $seats } Plätze sind es zu viele Bots ({ $bots }): Nenne einen je Platz oder weniger, die sich dann wiederholen.
    }
core-fault-no-host = Wer einen Tisch anlegt, spielt auch daran: Ein Platz muss „me“ sein.
core-fault-rated = An einem gewerteten Tisch sitzen nur Menschen, jeder auf einem Platz.
core-fault-clock = Eine Uhr gibt { $least } bis { $most } Sekunden.
core-fault-increment = Eine Uhr gibt 0 bis { $most } Sekunden hinzu.
core-fault-away = Ein Bot übernimmt nach 1 bis { $most } Sekunden, oder nie (0).

core-fault-seats-and-bots = --seats nennt schon alle; lass --bots weg.
