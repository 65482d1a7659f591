# Der Tisch im Terminal: Fragen, Überschriften und Antworten. Was man eintippt (go north, help, why …), ist in allen
# Sprachen gleich und wird nicht übersetzt.

table-you = du
table-player = Spieler { $number }

## Das Menü

table-menu =
    Wer spielt?
      Enter     du gegen zwei Bots (greedy)
      1–{ $most }       du gegen so viele Bots (greedy)
      Liste     der Plätze, etwa person, person, greedy (aus { $kinds })
table-menu-duel =
    Wer spielt?
      Enter     du gegen einen Bot (greedy)
      Liste     der Plätze, etwa person, person (aus { $kinds })
table-menu-resume = { "  " }resume    die zuletzt verlassene Partie fortsetzen
table-menu-options = { "  " }options   die Einstellungen des Tisches; NAME=WERT ändert eine
table-menu-lang = { "  " }eine Sprache, etwa en ({ $languages }), oder quit

## Der Bildschirm

table-round = Runde { $number }
table-choose = Gib eine Zahl von 1 bis { $count }, einen Befehl oder help ein.
table-which = „{ $text }“ kann heißen: { $near }.
table-nearest = „{ $text }“ geht gerade nicht. Am nächsten: { $near }.
table-pass = { $name } ist am Zug: Setz dich an den Bildschirm und drücke Enter.

## Befehle

table-help-acts = Wähle eine Aktion mit ihrer Nummer oder ihrem Befehl; der Anfang des Befehls genügt. Außerdem:
table-help-help = diese Liste und die Zeichen auf der Karte
    .usage = help
table-help-why = warum die Aktion gerade nicht erlaubt ist, mit der Nummer der Regel
    .usage = why AKTION
table-help-rules = die Kapitel, eine Regel (K3.10) oder ein Kapitel (K3)
    .usage = rules NUMMER
table-help-options = die Einstellungen dieses Tisches
    .usage = options
table-help-map = die ganze Karte
    .usage = map
table-help-log = alles, was geschehen ist
    .usage = log
table-help-count = was in Stapel und Beutel noch übrig ist
    .usage = count
table-help-undo = deine letzte Aktion zurücknehmen, solange danach nicht gewürfelt oder gezogen wurde und niemand anders dran war
    .usage = undo
table-help-save = jetzt speichern, hier oder in einer eigenen Datei (jede Aktion wird ohnehin gespeichert)
    .usage = save DATEI
table-help-hint = was der stärkste Bot tun würde
    .usage = hint
table-help-lang = eine andere Sprache: cs, sk, de, pl, en oder fr
    .usage = lang XX
table-help-quit = speichern und aufhören
    .usage = quit
table-why-what = Sag, welche Aktion du meinst, etwa: why go north.
table-allowed = Das ist gerade erlaubt: { $act }.
table-cannot-undo = Du kannst nichts zurücknehmen: Nach deiner letzten Aktion wurde gewürfelt oder gezogen, oder jemand anders war dran.
table-saved = Gespeichert in { $path }
table-not-saved = { $path } enthält etwas anderes und bleibt unverändert: Wähle einen anderen Namen.
table-hint = Der stärkste Bot würde das wählen: { $act } ({ $word }).
table-languages = Krypta spricht { $languages }.
table-rules-how = Eine Regel liest du mit „rules K3.10“, ein Kapitel mit „rules K3“.
table-no-rule = Eine Regel { $number } gibt es nicht. Am nächsten: { $near }.

## Aufhören und Ende

table-left = Die Partie ist gespeichert. Weiter geht es mit:
table-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] Geteilter Sieg: { $names }!
    }
table-no-result = Die Partie wurde ohne Ergebnis abgebrochen.
table-unfinished =
    { $entries ->
        [one] Nach 1 Eintrag ist die Partie noch nicht zu Ende.
       *[other] Nach { $entries } Einträgen ist die Partie noch nicht zu Ende.
    }
table-seed = Der Startwert des Zufalls, bis jetzt geheim: { $seed }
table-record = Aufzeichnung: { $path }
table-rematch = Tippe r für eine Revanche mit weitergerückten Plätzen oder Enter zum Aufhören:

## Aufzeichnungen

table-replay-how = Enter: der nächste Zug. q: der ganze Rest.
table-verified =
    Die Aufzeichnung stimmt: { $entries ->
        [one] 1 Eintrag
       *[other] { $entries } Einträge
    }, { $acts ->
        [one] 1 gültige Aktion
       *[other] { $acts } gültige Aktionen
    }.
table-draws-checked = Alle Zufallsergebnisse ({ $draws }) wurden nachgerechnet und stimmen.
table-draws-sealed = Die Zufallsergebnisse ({ $draws }) lassen sich nicht nachrechnen: Der Startwert ist noch geheim.
table-result = Ergebnis: { $result }.

## Vorbereitung

table-warming = Die Regeln werden vorbereitet (nur einmal)
table-warm = Alles ist vorbereitet.

## Cards

table-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
table-no-cards = Keine Karte passt.
table-deck-code = Deckcode: { $code }
