# Die Eingangsseite im Browser, der Raum vor der Partie und die Seiten rund um den Tisch.

## Überall

web-front-nav = Seiten
web-front-rules = Regeln
web-front-me = Meine Seite
web-front-me-of = Meine Seite: { $name }
web-front-theme-light = Heller Tisch
web-front-theme-dark = Dunkler Tisch
web-front-cancel = Abbrechen
web-front-home = Zum Eingang
web-front-try-again = Noch einmal versuchen
web-front-credits = Mitwirkende
web-front-unofficial = Krypta ist inoffiziell: Es kommt von Leuten, die diese Spiele mögen, nicht von ihren Autoren oder Verlagen.

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
web-front-other-options = Mit anderen Einstellungen
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
web-front-guide-text = Spiel { $game } gegen einen Bot, und der Tisch zeigt dir Schritt für Schritt, was du in deinem ersten Zug tun kannst.
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
web-front-deck-others = Deck des anderen
web-front-decks-ready = Fertige Decks
web-front-decks-own = Deine eigenen Decks

## Der Raum vor der Partie

web-front-taken = { $taken } von { $all } Plätzen besetzt
web-front-give = Platz { $seat } bekommt
web-front-fill = Bots auf die freien Plätze
web-front-sit-down = Such dir einen freien Platz aus, um mitzuspielen.
web-front-host-waits = Du kannst anfangen, sobald jeder Platz besetzt ist. Wenn du nicht warten willst, gib die freien Plätze an Bots.
web-front-host-waits-rated = Du kannst anfangen, sobald jeder Platz besetzt ist. In einer gewerteten Partie spielen nur Menschen.
web-front-all-here = Alle sind da. Du kannst anfangen.
web-front-terms = Für diesen Tisch vereinbart
web-front-invite = Hol andere an den Tisch
web-front-scan = Richte die Kamera eines Telefons auf den Code oder verschick den Link.
web-front-qr = QR-Code des Links zu diesem Tisch
web-front-link = Link zu diesem Tisch
web-front-copied = Kopiert
web-front-share = Teilen
web-front-alone = Unter dieser Adresse kann nur dieser Rechner den Tisch öffnen. Damit andere hereinkommen, halte Krypta an und starte es so neu, dass dein Netz es erreicht:

## Wenn etwas nicht stimmt

web-front-trouble = Hier geht es nicht weiter
web-front-no-websocket = Dieser Browser hat keine WebSockets und kann deshalb nicht mit dem Tisch verbunden bleiben. Öffne Krypta in einem neueren Browser.

## Meine Seite

web-front-me-nobody = Noch kennt dich hier niemand. Sobald du spielst, bist du ein Gast, und mit einem Konto findest du deine Partien auf jedem Gerät.
web-front-me-guest = Du bist ein Gast: Deine Partien gehören zu diesem Browser. Mit einem Konto findest du sie auf jedem Gerät.
web-front-me-account = Du hast ein Konto: Melde dich auf irgendeinem Gerät an, und deine Partien sind da.
web-front-sign-up = Konto anlegen
web-front-sign-up-text = Ein Name und ein Passwort genügen. Die Partien, die du gespielt hast, bleiben deine.
web-front-log-in = Anmelden
web-front-log-in-text = Was du hier als Gast spielst, geht in dein Konto über.
web-front-log-out = Abmelden
web-front-log-out-guest = Ein Gast, der sich abmeldet, kann nicht wiederkommen und findet nicht mehr zu diesen Partien.
web-front-account-name = Name
web-front-password = Passwort
web-front-password-hint = mindestens 8 Zeichen
web-front-password-old = Bisheriges Passwort
web-front-password-new = Neues Passwort
web-front-change-password = Passwort ändern
web-front-password-changed = Das Passwort ist geändert. Überall sonst bist du abgemeldet.
web-front-sessions = Wo du angemeldet bist
web-front-session-this = dieser Browser
web-front-session-seen = zuletzt { $when }
web-front-session-end = Dort abmelden
web-front-ratings = So lief es bisher
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
web-front-export-text = Alles, was Krypta von dir weiß, passt in eine Datei.
web-front-export = Meine Daten herunterladen
web-front-delete-text = Du kannst für immer gehen: Dein Name, dein Konto und deine Nachrichten verschwinden, und deine Plätze in beendeten Partien werden namenlos.
web-front-delete = Alles von mir löschen
web-front-delete-warning = Das lässt sich nicht rückgängig machen.

## Mitwirkende

web-front-credits-own = Die Bilder von Stein und Fackeln, die Plättchen und die Texte wurden für Krypta selbst gemacht.
web-front-credits-icons = Symbole
web-front-credits-icons-text = Von { $site }, unter der Lizenz { $license } ({ $terms }). Sie wurden umgefärbt und in andere Formen gesetzt.
web-front-credits-fonts = Schrift
web-front-credits-fonts-text = Unter der { $license }.
web-front-credits-software = Software in dieser Seite
