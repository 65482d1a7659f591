# Was an einer Kartendatei, einem Deck oder einem Deckcode von Shabrak nicht stimmt. Wörter der Dateien und der Sprache, in
# der Fähigkeiten geschrieben werden (press, chosen, warriors), bleiben, wie sie sind.

shabrak-fault-a =
    { $kind ->
        [sark] ein Sark
        [warrior] ein Krieger
        [event] ein Ereignis
       *[equipment] Ausrüstung
    }

## Karten

shabrak-fault-cards = Eine Kartendatei hat höchstens { $most } Karten; diese hat { $count }.
shabrak-fault-sarks = Es sind zu viele Sarks: Zusammen haben höchstens { $most } Platz.
shabrak-fault-id = Eine Karte braucht eine id aus kleinen Buchstaben ohne Umlaute, Ziffern und Bindestrichen, aber hier steht { $found }.
shabrak-fault-id-long = Die id „{ $card }“ ist zu lang; eine id hat höchstens { $most } Zeichen.
shabrak-fault-id-known = „{ $card }“ ist schon eine Karte des Satzes; gib deiner eine andere id.
shabrak-fault-id-twice = „{ $card }“ ist schon die Karte in Zeile { $line }.
shabrak-fault-sark = Ein Krieger hat einen ursprünglichen Sark (S1.3), aber hier steht { $found }; es gibt { $known }.
shabrak-fault-no-sarks = Ein Krieger hat einen ursprünglichen Sark (S1.3), aber hier steht { $found }; noch gibt es keinen: Füg einen [[sark]] hinzu.
shabrak-fault-yes = { $key } sollte true sein oder fehlen, aber hier steht { $found }.
shabrak-fault-commander-unlimited = Ein Anführer hat einen Namen: Ein Deck hat ihn nur einmal (S1.2).
shabrak-fault-abilities = Eine Karte hat höchstens { $most } Fähigkeiten; diese hat { $count }.
shabrak-fault-one-active = Eine Karte hat höchstens eine aktive Fähigkeit.
shabrak-fault-event-idle = Ein Ereignis bewirkt etwas: abilities = ["played: …"].

## Decks

shabrak-fault-no-card = Eine Karte „{ $card }“ gibt es nicht (S1.1).
shabrak-fault-misplaced =
    „{ $card }“ ist { $kind }; in „{ $part }“ gehört { $part ->
        [sark] ein Sark
        [warriors] ein Krieger
       *[pile] ein Ereignis oder Ausrüstung
    } (S1.1).
shabrak-fault-team = Ein Deck hat genau { $most } Krieger; dieses hat { $count } (S1.1).
shabrak-fault-commanders = Genau ein Krieger ist ein Anführer; in diesem Deck sind es { $count }: { $cards } (S1.1).
shabrak-fault-no-commander = Genau ein Krieger ist ein Anführer; in diesem Deck ist es keiner (S1.1).
shabrak-fault-pile = Ein Zugstapel hat { $least } bis { $most } Karten; dieser hat { $count } (S1.1).
shabrak-fault-none-in-pile = „{ $card }“ fehlt im Zugstapel; mindestens eine Karte muss darin sein (S1.1).
shabrak-fault-copies =
    „{ $card }“ darf höchstens { $most ->
        [1] einmal
       *[other] zweimal
    } in einem Deck sein; in diesem ist es { $count }-mal (S1.2).
shabrak-fault-deck-name = Der Name eines Decks ist ein Text von höchstens { $most } Bytes.
shabrak-fault-deck-sark = sark sollte die id einer Karte sein, aber hier steht { $found }.
shabrak-fault-entries = { $key } hat { $count } Einträge; { $most } sind mehr als genug.
shabrak-fault-entry = Eine Karte des Zugstapels schreibt man als „2 liquor“, aber hier steht { $found }.
shabrak-fault-no-deck = So ein Deck gibt es nicht: { $found }. Sag { $known }, einen Deckcode oder den Text einer Deckdatei (im Terminal @DATEI).
shabrak-fault-code = Ein Deckcode beginnt mit „{ $prefix }“ und hat höchstens { $most } Zeichen; das hier ist keiner.
shabrak-fault-mistyped = Dieser Deckcode ist vertippt oder entstand mit anderen Karten: Kopier ihn noch einmal ganz und gib die Kartendatei dazu, mit der er entstand.

## Fähigkeiten: wie man sie schreibt

shabrak-fault-expected = Hier sollte { $what } stehen, aber es folgt { $found }.
shabrak-fault-a-number = eine Zahl von { $least } bis { $most }
shabrak-fault-step-or-end = „;“ und ein weiterer Schritt oder das Ende
shabrak-fault-end = das Ende
shabrak-fault-conditions = Eine Fähigkeit hat höchstens { $most } Bedingungen.
shabrak-fault-steps = Eine Fähigkeit hat höchstens { $most } Schritte.
shabrak-fault-take-away = Abziehen lässt sich nur eine Zahl.
shabrak-fault-twice =
    { $what ->
        [place] Ein Ort steht zweimal da.
        [rarity] Eine Seltenheit steht zweimal da.
       *[sark] Ein Sark steht zweimal da.
    }

## Fähigkeiten: was sie bedeuten können

shabrak-fault-moment = „{ $moment }“ hat auf dieser Art Karte keinen Platz; möglich ist { $known }.
shabrak-fault-whose = Sag, wessen: Eine Karte, die keinem Krieger gehört, kann nicht selbst „{ $moment }“ sein; hier sollte „own“, „enemy“ oder „any“ stehen.
shabrak-fault-fallen-subject = Wer schon überwältigt ist, löst nichts mehr aus.
shabrak-fault-no-more = Wer eben „{ $moment }“ wurde, ist nicht mehr „{ $trait }“.
shabrak-fault-not-standing = Solange sie steht, kann eine Karte „attack“, „defence“ und „reach“ ändern oder decken („guard“), aber nicht „{ $effect }“.
shabrak-fault-only-standing = „{ $effect }“ wirkt nur, solange eine Karte steht: Schreibe „standing: …“.
shabrak-fault-no-choice = Was wirkt, solange eine Karte steht, ist keine Wahl: Lass „may“ und „then“ weg.
shabrak-fault-chosen = Solange eine Karte steht, wird nichts gewählt; hier sollte „self“ oder „all“ stehen.
shabrak-fault-figure = Was wirkt, solange eine Karte steht, kann nicht von Werten abhängen, die es selbst ändert; hier sollte eine Zahl stehen.
shabrak-fault-reach = Die Reichweite kann nicht davon abhängen, wer in Reichweite ist.
shabrak-fault-round-end = Am Ende einer Runde lässt sich für diese Runde nichts mehr ändern.
shabrak-fault-no-row =
    { $what ->
        [self] Diese Karte steht in keiner Reihe: Sie hat kein „self“.
        [other] Diese Karte steht in keiner Reihe: Lass „other“ weg.
        [steal] Stehlen kann nur ein Krieger: Diese Karte steht in keiner Reihe.
       *[place] Diese Karte steht in keiner Reihe: Sag, von wem aus, etwa „of it“.
    }
shabrak-fault-overpowered =
    { $what ->
        [steal] Er ist überwältigt: Er kann nichts mehr tragen.
       *[self] Er ist überwältigt: Mit „self“ lässt sich nichts mehr tun.
    }
shabrak-fault-it = Bisher ist niemand genannt, der „it“ sein könnte.
shabrak-fault-foe = Einen „foe“ gibt es nur bei „attacking“ und „attacked“.
shabrak-fault-nobody = Niemand kann das alles zugleich sein: { $traits }.
shabrak-fault-neighbour = Ein Gegner ist kein Nachbar; hier sollte „own“ stehen.
shabrak-fault-faced = Gegenüber und in Reichweite sind nur Gegner; hier sollte „enemy“ stehen.
shabrak-fault-fallen-target = Mit Überwältigten lässt sich nichts tun; „fallen“ kann man nur zählen.
shabrak-fault-steal-from = Ein Krieger trägt nur eines, also stiehlt er nur einem; hier sollte „chosen“, „it“ oder „foe“ stehen.
shabrak-fault-swap-all = Zwei Krieger tauschen die Plätze; hier sollte „self“, „it“, „foe“ oder „chosen“ stehen.
shabrak-fault-swap-self = Niemand tauscht den Platz mit sich selbst.
shabrak-fault-swap-any = Plätze tauscht man innerhalb einer Reihe; hier sollte „own“ oder „enemy“ stehen.
shabrak-fault-swap-across = Plätze tauscht man innerhalb einer Reihe, nicht zwischen den Reihen.

shabrak-fault-picture = Ein Bild { $found } gibt es nicht. Ein Bild heißt wie eine unserer Karten, zum Beispiel picture = "krupan".
shabrak-fault-flavour = Der Text flavour sollte eine einzige Zeile mit höchstens { $most } Zeichen sein.
