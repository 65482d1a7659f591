# Kartenbrowser und Deckbau im Browser.

## Überall

web-cards-nav = Karten und Decks
web-cards-decks = Decks
web-cards-workshop = Werkstatt
web-cards-shabrak-title = Die Karten von Shabrak
web-cards-goblin-title = Die Karten von Karak: Goblin
web-cards-decks-title = Decks für Shabrak

## Suchen

web-cards-search = Karten suchen
web-cards-filters =
    { $count ->
        [0] Filter
       *[other] Filter: { $count }
    }
web-cards-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
web-cards-clear = Suche zurücksetzen
web-cards-none = Keine Karte passt. Versuche es mit weniger Filtern oder anderen Wörtern.
web-cards-all = Alle Karten zeigen
web-cards-kind = Art
web-cards-rarity = Seltenheit
web-cards-hero = Held
web-cards-level = Level
web-cards-colour = Farbe
web-cards-kind-monster = Monster
web-cards-kind-gatekeeper = Torwächter
web-cards-kind-lord = Monsterlord

## Eine Karte

web-cards-previous = Vorige
web-cards-next = Nächste
web-cards-id = Name in Deckdateien
web-cards-copies = In einem Deck
web-cards-any-number = beliebig oft
web-cards-rules = In den Regeln erklärt
web-cards-abilities = In der Sprache der Fähigkeiten
web-cards-reward = Auf der Rückseite: die Belohnung
web-cards-print = Drucken
web-cards-build = Deck bauen

## Das Regal der Decks

web-cards-all-decks = Alle Decks
web-cards-new-deck = Neues Deck
web-cards-mine = Meine Decks
web-cards-mine-none = Du hast noch kein eigenes Deck. Beginne mit einem leeren oder ändere ein fertiges: Es wird automatisch gespeichert.
web-cards-ready-made = Fertige Decks
web-cards-ready-made-text = Eines für jeden Sark. Öffne eines und ändere es, und es wird dein eigenes Deck.
web-cards-copy = Kopieren
web-cards-copy-of = { $name } (Kopie)
web-cards-delete = Löschen
web-cards-delete-warning = Das Deck „{ $name }“ wird endgültig gelöscht.
web-cards-shared = geteilt

## Das Deck

web-cards-deck = Deck
web-cards-name = Name des Decks
web-cards-unnamed = Namenloses Deck
web-cards-bar = Krieger: { $warriors } · Zugstapel: { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Krieger
web-cards-part-pile = Zugstapel
web-cards-empty-sark = Ohne Sark. Wähle einen, wenn du magst.
web-cards-empty-warriors = Noch keine Krieger.
web-cards-empty-pile = Hierher kommen Ereignisse und Ausrüstung.
web-cards-more = { $card } hinzufügen
web-cards-less = { $card } herausnehmen
web-cards-show = { $card } zeigen
web-cards-sound = Bereit zum Spielen
web-cards-faults =
    { $count ->
        [one] Noch nicht spielbar: 1 Problem
       *[other] Noch nicht spielbar: { $count } Probleme
    }
web-cards-place = Zeile { $line }, Spalte { $column }:
web-cards-keeping-soon = Wird gespeichert …
web-cards-keeping-yes = Gespeichert
web-cards-by = Geteilt von { $name }
web-cards-built-with = Verwendete Karten
web-cards-built-with-ours = nur unser Satz
web-cards-built-with-lent = die mit dem Deck geteilte Kartendatei
web-cards-file-faulty = Diese Kartendatei hat Fehler, deshalb lassen sich ihre Karten nicht verwenden. Die Werkstatt zeigt, was nicht stimmt.

## Das Deck in Zahlen

web-cards-numbers = In Zahlen
web-cards-average-attack = Angriff im Schnitt
web-cards-average-defence = Verteidigung im Schnitt
web-cards-sarks = Herkunft der Krieger
web-cards-moments = Fähigkeiten
web-cards-moment-active = Aktiv
web-cards-moment-played = Beim Ausspielen
web-cards-moment-standing = Dauernd
web-cards-moment-when = Wenn etwas geschieht
web-cards-moment-round = Jede Runde

## Herein und hinaus

web-cards-import = Deck einlesen
web-cards-import-text = Füge einen Deckcode oder den Text einer Deckdatei ein oder wähle die Datei aus.
web-cards-import-field = Deckcode oder Deckdatei
web-cards-import-read = Deck öffnen
web-cards-import-file = Datei wählen
web-cards-import-anyway = Öffnen und korrigieren
web-cards-import-faults = Was nicht stimmt:
web-cards-export = Teilen und speichern
web-cards-code = Deckcode
web-cards-code-text = Das ganze Deck als Code, etwa für einen Chat:
web-cards-download = Datei herunterladen
web-cards-not-yet = Code und Datei erscheinen, sobald mit dem Deck alles stimmt.
web-cards-share = Wer den Link hat, kann dieses Deck sehen
web-cards-share-link = Link zu diesem Deck

## Spielen

web-cards-play = Mit diesem Deck spielen
web-cards-against-deck = Deck des Gegners
web-cards-any-deck = irgendein fertiges Deck
web-cards-play-bot = Gegen einen Bot
