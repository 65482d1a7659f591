# Die Eingangsseite im Browser, der Raum vor der Partie und die Seiten rund um den Tisch.

## Überall

web-front-nav = Seiten
web-front-rules = Regeln
web-front-me = Meine Seite
web-front-me-of = Meine Seite: { $name }
web-front-theme-light = Heller Tisch
web-front-theme-dark = Dunkler Tisch
web-front-cancel = Abbrechen
web-front-home = Zur Startseite
web-front-try-again = Noch einmal versuchen
web-front-credits = Mitwirkende und Lizenzen
web-front-unofficial = Krypta ist inoffiziell: von Leuten gemacht, die diese Spiele mögen, nicht von ihren Autoren oder Verlagen.

## Die Eingangsseite

web-front-motto = Brettspiele bei Fackelschein, an einem Tisch, wo immer ihr seid
web-front-play-as = Du spielst als { $name }.
web-front-play-as-guest = Du spielst als Gast.
web-front-rename = Namen ändern
web-front-name-yourself = Namen wählen
web-front-games = Spiele
web-front-players = { $low }–{ $high } Spieler
web-front-players-exactly =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
web-front-how-played = So wird gespielt
web-front-cards = Alle Karten
web-front-decks = Ein Deck bauen
web-front-workshop = Kartenwerkstatt
web-front-other-options = Andere Einstellungen
web-front-against =
    { $count ->
        [0] allein
        [one] gegen einen Bot
       *[other] gegen { $count } Bots
    }
web-front-friends = Mit Freunden
web-front-friends-note = ein Link für jedes Gerät
web-front-pass = An einem Gerät
web-front-pass-note = reihum weitergeben
web-front-how-many = Wie viele seid ihr?
web-front-guide-title = Zum ersten Mal hier?
web-front-guide-text = Spiele { $game } gegen einen Bot: Der Tisch erklärt dir alles, sobald du ihm zum ersten Mal begegnest.
web-front-guide-take = Zeig es mir
web-front-guide-decline = Nein, danke
web-front-yours = Deine Tische warten auf dich
web-front-go-on = Weiterspielen
web-front-join = Mitspielen
web-front-watch = Zusehen
web-front-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
web-front-state-open = beginnt gleich
web-front-state-running = wird gespielt
web-front-state-over = vorbei
web-front-wishes = Ein Tisch nach deinen Wünschen
web-front-who-sits = Wer wo sitzt
web-front-seat-free = Freier Platz
web-front-bot-random = Zufälliger Bot
web-front-bot-greedy = Gieriger Bot
web-front-deck-yours = Dein Deck
web-front-deck-others = Gegnerisches Deck
web-front-decks-ready = Fertige Decks
web-front-decks-own = Deine eigenen Decks

## Der Raum vor der Partie

web-front-taken = { $taken } von { $all } Plätzen besetzt
web-front-give = Platz { $seat } bekommt
web-front-fill = Freie Plätze mit Bots besetzen
web-front-sit-down = Suche dir einen freien Platz aus, um mitzuspielen.
web-front-host-waits = Du kannst starten, sobald jeder Platz besetzt ist. Wenn du nicht warten willst, besetze die freien Plätze mit Bots.
web-front-host-waits-rated = Du kannst starten, sobald jeder Platz besetzt ist. In einer gewerteten Partie spielen nur Menschen.
web-front-all-here = Alle sind da. Du kannst anfangen.
web-front-terms = Einstellungen des Tisches
web-front-invite = Andere einladen
web-front-scan = Richte die Kamera eines Telefons auf den Code oder verschick den Link.
web-front-qr = QR-Code des Links zu diesem Tisch
web-front-link = Link zu diesem Tisch
web-front-copied = Kopiert
web-front-share = Teilen
web-front-alone = Unter dieser Adresse kann nur dieser Rechner den Tisch öffnen. Damit andere hereinkommen, beende Krypta und starte sie so neu, dass sie in deinem Netz erreichbar ist:

## Wenn etwas nicht stimmt

web-front-trouble = Hier geht es nicht weiter
web-front-no-websocket = Dieser Browser unterstützt keine WebSockets und kann deshalb nicht mit dem Tisch verbunden bleiben. Öffne Krypta in einem neueren Browser.

## Meine Seite

web-front-me-nobody = Noch kennt dich hier niemand. Sobald du spielst, bist du Gast; mit einem Konto findest du deine Partien auf jedem Gerät.
web-front-me-guest = Du bist Gast: Deine Partien sind an diesen Browser gebunden. Mit einem Konto findest du sie auf jedem Gerät.
web-front-me-account = Du hast ein Konto: Melde dich auf einem beliebigen Gerät an, und deine Partien sind da.
web-front-sign-up = Konto anlegen
web-front-sign-up-text = Ein Name und ein Passwort genügen. Die Partien, die du gespielt hast, bleiben deine.
web-front-log-in = Anmelden
web-front-log-in-text = Die Partien, die du hier als Gast spielst, gehen in dein Konto über.
web-front-log-out = Abmelden
web-front-log-out-guest = Wer sich als Gast abmeldet, kann nicht zurückkehren und verliert den Zugang zu diesen Partien.
web-front-account-name = Name
web-front-password = Passwort
web-front-password-hint = mindestens 8 Zeichen
web-front-password-old = Bisheriges Passwort
web-front-password-new = Neues Passwort
web-front-change-password = Passwort ändern
web-front-password-changed = Das Passwort ist geändert. Auf allen anderen Geräten wurdest du abgemeldet.
web-front-sessions = Angemeldete Geräte
web-front-session-this = dieser Browser
web-front-session-seen = zuletzt { $when }
web-front-session-end = Abmelden
web-front-ratings = Deine Ergebnisse
web-front-tally = Partien: { $played }, Siege: { $won }
web-front-rating = Wertung: { $points }
web-front-matches = Deine Partien
web-front-matches-more = Frühere Partien
web-front-no-matches = Du hast hier noch keine Partie gespielt. Die Fackeln brennen schon.
web-front-match-running = läuft
web-front-match-broken = ohne Ergebnis
web-front-match-won = gewonnen
web-front-match-shared = geteilter Sieg
web-front-match-lost = verloren
web-front-data = Deine Daten
web-front-export-text = Alles, was Krypta über dich weiß, in einer Datei.
web-front-export = Meine Daten herunterladen
web-front-delete-text = Du kannst für immer gehen: Dein Name, dein Konto und deine Nachrichten verschwinden, und deine Plätze in beendeten Partien werden namenlos.
web-front-delete = Alle meine Daten löschen
web-front-delete-warning = Das lässt sich nicht rückgängig machen.

## Mitwirkende

web-front-credits-own = Die Bilder von Stein und Fackeln, die Platten und die Texte sind für Krypta entstanden.
web-front-credits-icons = Symbole
web-front-credits-icons-text = Von { $site }, unter der Lizenz { $license } ({ $terms }). Sie wurden umgefärbt und in andere Formen gesetzt.
web-front-credits-fonts = Schriften
web-front-credits-fonts-text = Unter der { $license }.
web-front-credits-software = Software auf dieser Seite
