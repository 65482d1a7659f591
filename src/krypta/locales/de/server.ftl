# Der Server: warum etwas abgelehnt wird, was die Befehlszeile sagt, und die Wörter der schlichten Seite.
# Eine Ablehnung sagt, was geschehen ist und was zu tun ist. $faults, $why und $what sind englische Sätze für Entwickler.

## Die Befehlszeile

server-cli-ready = Krypta ist bereit: { $url }
server-cli-network = Im selben Netz: { $url }
server-cli-stop = Strg+C beendet Krypta; die Partien bleiben erhalten.
server-cli-stopped = Krypta ist beendet. Alle Partien sind gespeichert.

## Die Anfrage selbst

server-warming =
    { $seconds ->
        [one] Die Regeln werden vorbereitet. Versuche es in 1 Sekunde noch einmal.
       *[other] Die Regeln werden vorbereitet. Versuche es in { $seconds } Sekunden noch einmal.
    }
server-database-away =
    { $seconds ->
        [one] Die Datenbank antwortet gerade nicht. Versuche es in 1 Sekunde noch einmal; nichts Bestätigtes ist verloren.
       *[other] Die Datenbank antwortet gerade nicht. Versuche es in { $seconds } Sekunden noch einmal; nichts Bestätigtes ist verloren.
    }
server-busy =
    { $seconds ->
        [one] Andere ändern diesen Tisch gerade auch. Versuche es in 1 Sekunde noch einmal.
       *[other] Andere ändern diesen Tisch gerade auch. Versuche es in { $seconds } Sekunden noch einmal.
    }
server-slow-down =
    { $seconds ->
        [one] Das ist zu schnell. Versuche es in 1 Sekunde noch einmal.
       *[other] Das ist zu schnell. Versuche es in { $seconds } Sekunden noch einmal.
    }
server-host-unknown = Dieser Server ist nicht als { $host } bekannt. Öffne ihn unter seiner eigenen Adresse.
server-origin-foreign = Die Anfrage kommt von einer fremden Website. Öffne stattdessen Kryptas eigene Seite.
server-origin-missing = Die Verbindung sagt nicht, von welcher Seite sie kommt. Programme müssen statt eines Cookies das Token eines Bots verwenden.
server-header-missing = Der Anfrage fehlt die Kopfzeile X-Krypta: 1, die sie von fremden Websites unterscheidet. Schicke sie mit.
server-metrics-closed = Die Messwerte sind nur für diesen Rechner da oder für jemanden, der das Token hat.
server-not-found = Hier ist nichts. Prüfe die Adresse.
server-method-not-allowed = So lässt sich diese Adresse nicht verwenden. Wie es geht, sagt die Beschreibung der API.
server-too-large = Die Anfrage ist zu groß. Schicke weniger auf einmal.
server-head-too-large = Die Kopfzeilen der Anfrage sind zu lang oder zu viele. Schicke weniger davon.
server-too-slow = Die Anfrage brauchte zu lange, um anzukommen. Schicke sie noch einmal.
server-too-many-connections = Von deiner Adresse sind zu viele Verbindungen offen. Schließe erst einige davon.
server-full = Der Server ist voll. Komm etwas später wieder.
server-request-wrong = Die Anfrage ist nicht zu verstehen: { $what }
server-bad-frame = Die Nachricht ist nicht zu verstehen: { $why }
server-broken = In Krypta ist etwas schiefgegangen. Das ist unser Fehler, nicht deiner; er ist unter { $request } vermerkt.
server-failed = In Krypta ist etwas schiefgegangen. Das ist unser Fehler, nicht deiner; nichts hat sich geändert. Versuche es noch einmal.
server-abuse = Zu viele Nachrichten kamen zu schnell oder waren nicht lesbar, deshalb wurde die Verbindung beendet.
server-going-away = Der Server wird neu gestartet. Deine Partie ist gespeichert, und diese Seite verbindet sich automatisch neu.
server-watch-first = Öffne zuerst einen Tisch, dann kannst du dort spielen.
server-websocket-only = Diese Adresse ist nur für WebSocket-Verbindungen da.

## Menschen

server-who-are-you = Du bist nicht angemeldet. Mach als Gast weiter oder melde dich an.
server-session-ended = Du wurdest hier abgemeldet. Melde dich wieder an, um weiterzumachen.
server-banned = Du bist auf diesem Server gesperrt. Wende dich an den, der ihn betreibt.
server-name-length = Ein Name muss { $least } bis { $most } Zeichen haben.
server-name-characters = Der Name enthält Zeichen, die man nicht sieht oder die den Text ringsum stören. Lass sie weg.
server-name-reserved = Der Name { $name } ist Krypta selbst vorbehalten. Wähle einen anderen.
server-name-taken = Jemand heißt schon { $name }. Wähle einen anderen Namen.
server-password-length = Ein Passwort muss { $least } bis { $most } Zeichen haben.
server-password-is-name = Das Passwort ist der Name selbst, und den würde jeder zuerst versuchen. Wähle ein anderes.
server-password-wrong = Das ist nicht dein Passwort. Versuche es noch einmal.
server-login-wrong = Name oder Passwort stimmt nicht. Versuche es noch einmal.
server-already-account = Du hast schon ein Konto. Melde dich erst ab, um ein anderes anzulegen.
server-account-needed = Dafür brauchst du ein Konto. Lege eins an: Deine Partien bleiben dir erhalten.
server-session-unknown = Eine solche Anmeldung gibt es nicht. Vielleicht ist sie schon beendet.
server-person-unknown = So jemanden gibt es hier nicht. Vielleicht hat die Person Krypta verlassen.
server-page-unknown = Eine solche Seite des Verlaufs gibt es nicht. Beginne wieder bei der ersten.

## Bots und ihre Tokens

server-not-for-bots = Mit dem Token eines Bots geht das nicht. Im Browser kann es sein Besitzer tun.
server-token-wrong = Dieses Token ist unbekannt oder wurde widerrufen. Sein Besitzer kann ein neues anlegen.
server-token-unknown = Ein solches Token gibt es nicht. Vielleicht wurde es schon widerrufen.
server-bot-unknown = Einen solchen Bot hast du nicht. Vielleicht wurde er schon entfernt.
server-too-many-bots = Ein Konto hat höchstens { $most } Bots. Entferne zuerst einen.
server-too-many-tokens = Ein Bot hat höchstens { $most } Tokens. Widerrufe zuerst eines.
server-label-wrong = Schreibe in 1 bis { $most } Zeichen und in einer Zeile, wofür das Token ist.

## Tische vor dem Beginn

server-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
server-too-many-tables = Du sitzt schon an { $most } Tischen, an denen noch gespielt wird. Spiele erst an einem zu Ende oder verlasse ihn.
server-game-unknown = Ein Spiel { $game } gibt es hier nicht.
server-bad-table = So lässt sich der Tisch nicht anlegen: { $faults }
server-files-busy = Gerade werden zu viele Decks, Kartendateien und Partien gelesen. Versuche es gleich noch einmal.
server-files-slow = Das zu lesen dauert zu lange. Kürze es, oder versuche es gleich noch einmal.
server-options-large = Womit an diesem Tisch gespielt werden soll, ist zu lang: Insgesamt sind { $most } Zeichen erlaubt. Kürze die Kartendatei oder die Decks.
server-bad-seats = So viele Plätze kann der Tisch nicht haben: { $faults }
server-no-such-bot = Einen Bot { $bot } gibt es nicht. Es gibt { $levels }.
server-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
server-table-full = Alle Plätze sind besetzt. Du kannst zusehen oder einen eigenen Tisch anlegen.
server-seat-taken = Auf Platz { $seat } sitzt schon jemand. Wähle einen anderen.
server-seats-empty = Noch sind nicht alle Plätze besetzt. Warte auf Mitspieler oder gib die Plätze Bots.
server-host-only = Das kann nur der Gastgeber.
server-host-keeps-seat = Das ist dein einziger Platz. Verlasse den Tisch, wenn du nicht spielen willst.
server-not-seated = Du sitzt nicht an diesem Tisch. Setze dich zuerst dazu.
server-not-seated-there = Gastgeber kann nur werden, wer an diesem Tisch sitzt.
server-not-your-seat = Das ist nicht dein Platz.
server-link-used = Dieser Link wurde schon benutzt oder durch einen neueren ersetzt. Lass dir einen neuen geben.
server-rated-one-seat = An einem gewerteten Tisch hat jeder nur einen Platz.
server-rated-people-only = An einem gewerteten Tisch spielen nur Menschen. Lass den Platz für jemanden frei oder lege einen Tisch ohne Wertung an.
server-table-open = Die Partie hat noch nicht begonnen. Der Gastgeber startet sie, sobald alle Plätze besetzt sind.
server-table-running = Die Partie läuft schon; das ging nur vor dem Beginn.
server-table-over = Die Partie ist zu Ende. Spiele eine Revanche oder lege einen neuen Tisch an.
server-no-spectators = An diesem Tisch gibt es keine Zuschauer. Bitte jemanden, der dort spielt, um einen Link.

## Die Partie

server-not-your-turn = Du bist noch nicht am Zug.
server-bot-plays = Auf diesem Platz spielt gerade ein Bot. Öffne den Tisch noch einmal, um ihn zurückzubekommen.
server-stale = Jemand war schneller, und der Tisch hat sich geändert. Sieh noch einmal hin und wähle dann.
server-number-unknown = Einen Eintrag { $n } gibt es in dieser Partie nicht. Frage nach ihrem jetzigen Stand.
server-no-such-act = Eine Aktion „{ $act }“ gibt es in diesem Spiel nicht.
server-time-up = Deine Zeit ist abgelaufen.
server-cannot-undo = Das lässt sich nicht zurücknehmen: Danach wurde gewürfelt oder gezogen, oder jemand anders war dran. Du kannst alle bitten, es zurückzunehmen.
server-undo-often = In dieser Partie wurde schon zu viel zurückgenommen. Spiele weiter.
server-resigned = Der Spieler auf diesem Platz hat aufgegeben. Du kannst weiter zusehen.
server-not-over = Die Partie ist noch nicht zu Ende. Die Revanche kommt danach.
server-offer-stands = Es steht schon ein Angebot im Raum. Antworte zuerst darauf.
server-draw-alone = Einem Unentschieden muss noch jemand zustimmen, und du bist der einzige Mensch hier. Du kannst die Partie stattdessen abbrechen.
server-no-offer = Es wird nichts mehr angeboten.
server-rated-no-undo = In einer gewerteten Partie kann niemand darum bitten, weiter zurückzugehen.
server-rated-no-hint = In einer gewerteten Partie gibt es keine Tipps.
server-chat-empty = Die Nachricht ist leer. Schreibe etwas.
server-chat-long = Eine Nachricht hat höchstens { $most } Zeichen. Kürze sie.
server-no-chat = An diesem Tisch gibt es keinen Chat.
server-match-unplayable = Diese Partie kann hier nicht weitergehen: { $why }
server-match-other-figures = Diese Partie begann mit anderen Spieldaten, und die sind hier nicht gespeichert. Sie lässt sich nur lesen.
server-match-drifted = Bei Eintrag { $n } kommen die heutigen Regeln zu einem anderen Ergebnis als damals. Die Partie ruht, bis das behoben ist; sag es dem, der den Server betreibt.

server-nothing-to-bring = In diesem Spiel gibt es keine eigenen Karten oder Decks.
server-no-such-keeping = Dieses Deck oder diese Kartendatei gibt es nicht, oder sie wird nicht geteilt. Prüfe den Link.
server-keepings-full = Du hast schon { $most } Decks und Kartendateien gespeichert. Lösche etwas, das du nicht mehr brauchst.
server-keeping-name = Ein Deck oder eine Kartendatei braucht einen Namen mit 1 bis { $most } Zeichen.
server-keeping-long = Das ist zu lang: { $count } Zeichen, erlaubt sind { $most }. Kürze es oder teile es in zwei auf.
server-keeping-no-text = Das ist kein reiner Text. Sende es als Text.
server-no-cards = { $game } hat keine Karten, die man hier lesen könnte. Prüfe die Adresse.

## Die Seite: überall

server-page-language = Sprache
server-page-close = Schließen
server-page-copy = Kopieren
server-page-sure = Wirklich?
server-page-yes = Ja
server-page-no = Nein
server-page-unreachable = Der Server ist nicht zu erreichen. Prüfe deine Verbindung und versuche es noch einmal.
server-page-lost = Die Verbindung ist unterbrochen; sie wird automatisch wiederhergestellt.

## Die Seite: der Eingang

server-page-play-now = Sofort spielen
server-page-name = Dein Name
server-page-name-save = Speichern
server-page-open-tables = Offene Tische
server-page-no-open-tables = Gerade wartet niemand auf Mitspieler. Lege einen Tisch an oder spiele gegen Bots.
server-page-running-tables = Partien zum Zusehen
server-page-make = Neuer Tisch
server-page-make-button = Tisch anlegen
server-page-game = Spiel
server-page-seats = Plätze
server-page-seat = Platz { $seat }
server-page-seat-me = ich
server-page-seat-open = frei
server-page-seat-bot = Bot { $level }
server-page-clock = Uhr
server-page-clock-none = keine
server-page-clock-turn = für jeden Zug
server-page-clock-budget = für die ganze Partie
server-page-clock-seconds = Sekunden
server-page-clock-increment = Sekunden extra je Zug
server-page-public = für alle sichtbar
server-page-spectators = mit Zuschauern
server-page-chat-allowed = mit Chat
server-page-rated = gewertet

## Die Seite: ein Tisch vor dem Beginn

server-page-join = Hier Platz nehmen
server-page-leave = Tisch verlassen
server-page-start = Starten
server-page-waiting-players = Warten auf Mitspieler …
server-page-waiting-host = Alle sind da; { $name } startet die Partie.
server-page-more-seats = Ein Platz mehr
server-page-fewer-seats = Ein Platz weniger
server-page-move-up = Platz { $seat } nach oben
server-page-kick = Entfernen
server-page-hand-host = Zum Gastgeber machen
server-page-take = Mit diesem Link kommt Platz { $seat } auf dieses Gerät.
server-page-take-button = Platz übernehmen
server-page-terms-turn =
    { $seconds ->
        [one] 1 Sekunde für jeden Zug
       *[other] { $seconds } Sekunden für jeden Zug
    }
server-page-terms-budget = { $seconds } s für die ganze Partie, { $increment } s extra je Zug

## Die Seite: wer wo sitzt

server-page-you = du
server-page-host = Gastgeber
server-page-away = nicht da
server-page-expected = wird erwartet
server-page-resigned = hat aufgegeben
server-page-guest = Gast { $number }
server-page-late = Zeit abgelaufen
server-page-bot-plays = vorerst spielt { $level }

## Die Seite: die Partie

server-page-your-turn = Du bist am Zug
server-page-your-turn-as = { $name }, du bist am Zug
server-page-turn-of = { $name } ist am Zug
server-page-pass = { $name } ist am Zug: Gib den Bildschirm weiter.
server-page-pass-take = Ich bin da
server-page-undo = Zurücknehmen
server-page-hint = Tipp
server-page-hinted = Ein Bot würde das wählen:
server-page-why = Warum nicht?
server-page-why-field = Befehl
server-page-why-example = eine Aktion, etwa go north
server-page-allowed = Das ist gerade erlaubt.
server-page-offer-draw = Unentschieden anbieten
server-page-offer-abort = Abbruch vorschlagen
server-page-offer-undo = Bitten, meine letzte Aktion zurückzunehmen
server-page-resign = Aufgeben
server-page-link = Platz auf ein anderes Gerät mitnehmen
server-page-offered-draw = { $name } bietet ein Unentschieden an.
server-page-offered-abort = { $name } möchte die Partie ohne Ergebnis abbrechen.
server-page-offered-undo = { $name } möchte eine Aktion zurücknehmen.
server-page-agree = Zustimmen
server-page-disagree = Ablehnen
server-page-withdraw = Angebot zurückziehen
server-page-view = Tisch
server-page-log = Verlauf
server-page-earlier = Früheres
server-page-chat = Chat
server-page-chat-field = Nachricht
server-page-chat-send = Senden

## Die Seite: was am Tisch geschah

server-page-fact-undo = { $name } nimmt eine Aktion zurück.
server-page-fact-undo-agreed = Die Partie geht wie vereinbart zurück.
server-page-fact-resign = { $name } gibt auf.
server-page-fact-timeout = Die Zeit von { $name } ist abgelaufen.
server-page-fact-handover = { CAPITAL($level) } spielt für { $name }.
server-page-fact-return = { $name } spielt wieder selbst.
server-page-fact-draw = Alle sind mit einem Unentschieden einverstanden.
server-page-fact-abort = Die Partie wird abgebrochen.
server-page-fact-reveal = Der Startwert des Zufalls, bis jetzt geheim: { $seed }

## Die Seite: das Ende

server-page-winners =
    { $count ->
        [one] { $names } gewinnt!
       *[other] Geteilter Sieg: { $names }!
    }
server-page-no-result = Die Partie wurde ohne Ergebnis abgebrochen.
server-page-closed = Dieser Tisch wurde geschlossen, bevor eine Partie begann.
server-page-rematch = Revanche
server-page-to-rematch = Zur Revanche
server-page-record = Aufzeichnung herunterladen
