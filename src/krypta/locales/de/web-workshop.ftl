# Die Kartenwerkstatt, was aus ihr geteilt wird, und Druckbögen (deutsch).

## Die Seite

web-workshop = Kartenwerkstatt
web-workshop-motto = Entwirf eigene Karten für Shabrak, sieh gleich, wie sie aussehen werden, und probiere sie sofort aus.
web-workshop-ways = So schreibst du
web-workshop-way-form = Formular
web-workshop-way-text = Text der Datei
web-workshop-empty = In dieser Datei ist noch keine Karte. Füge eine hinzu oder schreibe sie von Hand.

## Die Datei

web-workshop-file = Kartendatei
web-workshop-file-name = Name der Datei
web-workshop-file-more = Teilen, herunterladen, löschen …
web-workshop-new-file = Neue Datei
web-workshop-first-file = Meine ersten Karten
web-workshop-first-warrior = Laternenanzünder
web-workshop-first-event = Sperrstunde
web-workshop-kept = Gespeichert.
web-workshop-keeping = Wird gespeichert …
web-workshop-not-kept = Sobald du etwas änderst, wird die Datei gespeichert.
web-workshop-is-private = Nur du kannst sie sehen.
web-workshop-is-shared = Wer den Link hat, kann sie sehen.
web-workshop-share = Per Link teilen
web-workshop-share-text = Die Datei gehört dir allein, bis du sie teilst: Dann können alle mit dem Link die Karten sehen, kopieren und mit ihnen spielen. Ohne den Haken funktioniert der Link nicht mehr.
web-workshop-link = Link zu diesen Karten
web-workshop-download = Als Datei herunterladen
web-workshop-bring = Datei laden
web-workshop-bring-long = Diese Datei ist zu lang: Eine Kartendatei hat höchstens { NUMBER($most) } Zeichen. Teile sie in mehrere auf.
web-workshop-delete = Diese Datei löschen
web-workshop-delete-warning = Die Karten dieser Datei sind dann weg, auch für andere.
web-workshop-too-long = Die Datei hat { $letters } von höchstens { $most } Zeichen. Sie wird nicht gespeichert, bis sie kürzer ist.
web-workshop-nearly-long = Die Datei hat { $letters } von höchstens { $most } Zeichen.
web-workshop-many-cards = Die Datei hat { $count } von höchstens { $most } Karten.
web-workshop-many-files = Du hast { $count } von höchstens { $most } Dateien und Decks gespeichert.

## Die Karten

web-workshop-cards = Karten der Datei
web-workshop-add = Karte hinzufügen:
web-workshop-copy = Kopieren
web-workshop-remove = Entfernen
web-workshop-undo = Rückgängig
web-workshop-new-sark = Neuer Sark
web-workshop-new-warrior = Neuer Krieger
web-workshop-new-event = Neues Ereignis
web-workshop-new-equipment = Neue Ausrüstung

## Das Formular

web-workshop-name = Name der Karte
web-workshop-kind = Art
web-workshop-rarity = Seltenheit
web-workshop-sark = Herkunft (Sark)
web-workshop-attack = Angriff
web-workshop-defence = Verteidigung
web-workshop-id = Kennung in Dateien
web-workshop-unlimited = beliebig oft im Deck
web-workshop-abilities = Fähigkeiten, in der Fähigkeitssprache
web-workshop-ability = Fähigkeit { $number }
web-workshop-ability-add = Fähigkeit hinzufügen
web-workshop-ability-remove = Fähigkeit { $number } entfernen
web-workshop-text = Text der Kartendatei

## Was nicht stimmt

web-workshop-faults =
    { $count ->
        [0] Alles in Ordnung
        [one] 1 Fehler
       *[other] { $count } Fehler
    }

## Was daraus wird

web-workshop-preview = Vorschau
web-workshop-preview-wrong = Die Karte bekommt ihren Text, sobald sie keine Fehler mehr hat.
web-workshop-languages = In allen sechs Sprachen

## Die Sprache

web-workshop-reference = Die Fähigkeitssprache
web-workshop-reference-text = Eine Fähigkeit sagt, wann sie wirkt und gegebenenfalls unter welcher Bedingung; dann kommen ein Doppelpunkt und bis zu vier Schritte. Tippe ein Wort an, und es wird dort eingefügt, wo du schreibst.
web-workshop-insert = „{ $word }“ einfügen
web-workshop-reference-when = Wann
web-workshop-reference-when-text = was sie auslöst
web-workshop-reference-if = Bedingung
web-workshop-reference-if-text = bis zu zwei, verbunden mit „and“
web-workshop-reference-steps = Schritte
web-workshop-reference-steps-text = was sie tut
web-workshop-reference-joined = Verbunden
web-workshop-reference-joined-text = ein Schritt nach dem anderen
web-workshop-reference-amounts = Wie viel
web-workshop-reference-amounts-text = aufgerundet
web-workshop-reference-whom = Wen
web-workshop-reference-whom-text = so viele Wörter, wie du willst

## Ausprobieren

web-workshop-try = Gegen einen Bot ausprobieren
web-workshop-try-mine = Dein Deck
web-workshop-try-theirs = Das Deck des Bots
web-workshop-try-instead = „{ $card }“ ersetzt „{ $other }“.
web-workshop-try-twice = „{ $card }“ liegt zweimal im Zugstapel, und der hat nur fünf Karten: Bald hast du sie auf der Hand.
web-workshop-try-begin = Los

## Geteiltes

web-workshop-shared-by = Geteilt von { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-workshop-shared-take = Kopie anlegen
web-workshop-shared-play-deck = Mit diesem Deck spielen
web-workshop-shared-play = Mit diesen Karten spielen
web-workshop-shared-wrong = So kann man mit diesen Karten nicht spielen:

## Drucken

web-workshop-print = Karten drucken
web-workshop-print-text = Neun Karten auf einem Bogen, jede 63 × 88 mm, passend für die meisten Kartenhüllen. Schneide sie an den Marken aus und spiele am echten Tisch.
web-workshop-print-what = Was gedruckt wird
web-workshop-print-all = Alle Karten von Shabrak
web-workshop-print-goblin = Alle Karten von Karak: Goblin
web-workshop-print-starting = Startkarten der Helden
web-workshop-print-monsters = Monster und ihre Belohnungen
web-workshop-print-guards = Torwächter und Monsterlords
web-workshop-print-ready = Fertige Decks
web-workshop-print-mine = Von dir gespeichert
web-workshop-print-deck = Ein Deck
web-workshop-print-paper = Papier
web-workshop-print-letter = US Letter
web-workshop-print-copies = Stück von jeder
web-workshop-print-backs = Rückseiten
web-workshop-print-plain = schwarz-weiß, spart Tinte
web-workshop-print-count =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } auf { $sheets ->
        [one] 1 Seite
       *[other] { $sheets } Seiten
    }
web-workshop-print-do = Drucken
web-workshop-print-these = Diese Karten drucken
web-workshop-print-hint = Wähle im Druckfenster 100 % und keine Ränder, damit die Größe stimmt.
web-workshop-print-turn = Drucke für die Rückseiten beidseitig, gewendet über die lange Kante.
web-workshop-print-sheet = Seite { $number } von { $all }

# A card’s own picture and its joke

web-workshop-picture = Bild
web-workshop-picture-none = automatisch
web-workshop-flavour = Spruch
web-workshop-print-pieces = Helden, Tränke, Trefferpunkte und Aufbaukarten
