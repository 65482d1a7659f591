# Der Tisch im Browser: sein Rahmen, die Wiedergabe, die Regelseite und die Einstellungen.

## The bar and the menu

web-table-menu = Menü
web-table-rules = Regeln
web-table-replay = Wiedergabe
web-table-settings = Einstellungen
web-table-seats = Spieler
web-table-home = Zur Startseite
web-table-loading = Der Tisch wird vorbereitet …
web-table-watching = Du schaust zu
web-table-sending = Wird gesendet …
web-table-over = Die Partie ist vorbei
web-table-bot = Bot · { $level }
web-table-bot-plain = Bot
web-table-copied = Kopiert
web-table-resign-sure = Willst du wirklich aufgeben? Die Partie geht ohne dich weiter.
web-table-draw-sure = Allen ein Unentschieden anbieten? Die Partie endet, sobald alle zustimmen.
web-table-abort-sure = Allen vorschlagen, die Partie abzubrechen? Sie endet dann ohne Ergebnis.
web-table-undo-sure = Alle bitten, deine letzte Aktion zurückzunehmen?
web-table-resign-bots-sure = Willst du wirklich aufgeben? Die Partie endet, und die Bots gewinnen.
web-table-abort-alone = Partie abbrechen
web-table-abort-alone-sure = Die Partie abbrechen? Sie endet dann ohne Ergebnis.
web-table-undo-alone = Meine letzte Aktion zurücknehmen
web-table-undo-alone-sure = Deine letzte Aktion zurücknehmen?
web-table-link-how = Öffne diesen Link auf dem anderen Gerät. Er gilt nur einmal.
web-table-no-log = Noch ist nichts geschehen.
web-table-no-chat = Noch hat niemand etwas geschrieben.

## The hint and the reason

web-table-hint-do = So spielen
web-table-why-not = Warum kann ich nicht …?
web-table-why-not-title = Was jetzt nicht geht
web-table-why-not-how = Wähle eine Aktion und lies, warum sie jetzt nicht geht.
web-table-why-title = Warum nicht?
web-table-why-read = In den Regeln nachlesen
web-table-allowed-title = Es ist möglich

## The end

web-table-you-win = Du gewinnst!
web-table-rating = Deine Wertung: { $before } → { $after }
web-table-look = Den Tisch ansehen
web-table-result = Ergebnis

## The replay

web-table-replay-title = Wiedergabe
web-table-replay-at = Eintrag { $n } von { $last }
web-table-replay-start = Zum Anfang
web-table-replay-back = Einen Schritt zurück
web-table-replay-play = Abspielen
web-table-replay-pause = Anhalten
web-table-replay-forward = Einen Schritt vor
web-table-replay-end = Zum Ende
web-table-replay-speed = Tempo
web-table-replay-link = Link zu diesem Augenblick kopieren
web-table-replay-leave = Zurück zum Tisch
web-table-replay-begins = Die Partie beginnt.

## The rules page

web-table-rules-search = Regeln durchsuchen
web-table-rules-none = In keiner Regel steht „{ $text }“. Versuche ein anderes Wort oder eine Nummer wie K3.10.
web-table-rules-found =
    { $count ->
        [one] 1 Regel gefunden
       *[other] { $count } Regeln gefunden
    }
web-table-rules-missing = Dieses Spiel hat hier keine Regelseite.
web-table-rules-chapters = Kapitel
web-table-rules-loading = Die Regeln werden geladen …

## The settings

web-table-theme = Aussehen
web-table-theme-system = wie das Gerät
web-table-theme-dark = Fackelschein
web-table-theme-light = Tageslicht
web-table-sound = Töne
web-table-notify = Mitteilung, wenn ich am Zug bin
web-table-notify-blocked = Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie zuerst in den Einstellungen des Browsers.
web-table-notify-body = Du bist am Zug!
web-table-speed = Animationen
web-table-speed-none = keine
web-table-speed-slow = langsam
web-table-speed-usual = normal
web-table-speed-quick = schnell
web-table-symbols = Symbole neben den Farben
web-table-keys = Tasten
web-table-keys-on = Tastenkürzel (einzelne Tasten)
web-table-key-undo = zurücknehmen
web-table-key-hint = Tipp
web-table-key-rules = Regeln
web-table-key-turn = die Platte drehen
web-table-key-close = Offenes schließen
web-table-key-options = eine Aktion aus der Liste wählen
web-table-key-replay = durch die Wiedergabe gehen

## A game without a table of its own

web-table-choices = Was du tun kannst
web-table-waiting = { $name } entscheidet.
web-table-view-empty = Hier gibt es nichts zu sehen.

## Hands: keys and walking

web-table-key-large = eine Karte aus der Nähe ansehen
web-table-key-walk = gehen (Karak)
web-table-key-lay = die Platte legen (Karak)
