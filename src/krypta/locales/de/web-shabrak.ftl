# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = Angriff
web-shabrak-defence = Verteidigung
web-shabrak-pressure = Druck
web-shabrak-figures = Angriff { $attack }, Verteidigung { $defence }, Druck { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = Schild: fängt den nächsten Druck ab
web-shabrak-guard = deckt: Wer ihn erreicht, muss ihn angreifen
web-shabrak-wears = trägt „{ NAME($card) }“

## The rows

web-shabrak-row = Reihe: { $name }
web-shabrak-faces = Gegenüber: { $names }.
web-shabrak-reaches = In Reichweite: { $names }.

## What can be done

web-shabrak-panel = Was du jetzt tun kannst
web-shabrak-turn = Wähle einen Krieger oder eine Karte
web-shabrak-chosen = { $name }: Wähle eine Aktion
web-shabrak-acting = Dein Krieger handelt
web-shabrak-attacked = Dein Krieger hat angegriffen
web-shabrak-lay-which = Welchen Krieger legst du aus?
web-shabrak-lay-where = { $name }: an welches Ende deiner Reihe?
web-shabrak-ask-choose = „{ NAME($card) }“: Wähle ein Ziel
web-shabrak-ask-may = „{ NAME($card) }“: Willst du das tun?
web-shabrak-ask-discard = „{ NAME($card) }“: Welche Karte wirfst du ab?
web-shabrak-ask-retrieve = „{ NAME($card) }“: Welche Karte nimmst du zurück?
web-shabrak-more =
    { $count ->
        [one] 1 weitere Aktion
       *[other] { $count } weitere Aktionen
    }
web-shabrak-fewer = Weniger Aktionen
web-shabrak-back = Zurück

## What an act will do

web-shabrak-will = Wirkung:
web-shabrak-gets-shield = bekommt einen Schild
web-shabrak-loses-shield = verliert den Schild
web-shabrak-gets-equipment = bekommt Ausrüstung
web-shabrak-loses-equipment = verliert die Ausrüstung
web-shabrak-moves = wechselt den Platz

## Why something cannot be done

web-shabrak-try-attack = Greife { $other } mit { $warrior } an

## Hands, piles and decks

web-shabrak-round = Runde { $number }
web-shabrak-hand = Deine Karten
web-shabrak-hand-empty = Deine Hand ist leer: Du ziehst, wenn du Krieger verlierst.
web-shabrak-hand-none = Keine Karten auf der Hand
web-shabrak-seen = auf der Hand gesehen
web-shabrak-pile = Zugstapel, ungeordnet
web-shabrak-discard = Ablagestapel
web-shabrak-deck = ganzes Deck
web-shabrak-cards = Karten: { $name }
web-shabrak-standing =
    { $count ->
        [one] 1 Krieger steht
       *[other] { $count } Krieger stehen
    }
web-shabrak-in-hand =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-shabrak-in-pile =
    { $count ->
        [one] 1 Karte im Zugstapel
       *[other] { $count } Karten im Zugstapel
    }
web-shabrak-in-discard =
    { $count ->
        [one] 1 Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }

## The large view of a card

web-shabrak-means-active = A: aktive Fähigkeit; ihre Karte wird dafür erschöpft
web-shabrak-means-passive = P: passive Fähigkeit; sie wirkt, solange ihre Karte nicht überwältigt ist
web-shabrak-means-pressure = Druck: Erreicht er die Verteidigung eines Kriegers, ist dieser überwältigt
web-shabrak-means-guard = deckt die anderen: Gegner, die ihn erreichen, dürfen niemand anderen angreifen
web-shabrak-means-shield = Schild: fängt den nächsten Druck ab, egal wie viel, und ist dann weg
web-shabrak-means-reach = Reichweite: gerade voraus und schräg voraus, immer mindestens die nächste Karte
web-shabrak-means-overpowered = überwältigt: liegt verdeckt und verlässt am Ende der Runde das Spiel
web-shabrak-means-exhausted = erschöpft: hat in dieser Runde schon gehandelt; bereite Krieger können noch

## Die erste Partie

web-shabrak-guide-goal = Überwältige alle fünf gegnerischen Krieger
web-shabrak-guide-goal-text = Wer den letzten stehenden Krieger verliert, verliert die Partie. Ein Angriff übt Druck aus; erreicht der Druck die Verteidigung, ist der Krieger überwältigt.
web-shabrak-guide-lay = Lege deine fünf aus
web-shabrak-guide-lay-text = Zuerst entsteht deine Reihe: Wähle einen Krieger und dann ein Ende der Reihe. Links steht der Angriff, rechts die Verteidigung.
web-shabrak-guide-attack = Jeden Zug handelt ein Krieger
web-shabrak-guide-attack-text = Wähle einen von deinen: Linien zeigen, wen er erreicht, und zeigst du auf einen Gegner, siehst du, was der Angriff bewirkt. Danach ist er bis zum Ende der Runde erschöpft.
web-shabrak-guide-cards = Karten und Sark
web-shabrak-guide-cards-text = In deinem Zug darfst du auch Ereignisse und Ausrüstung spielen und einmal pro Runde den Sark nutzen, die Karte deines Teams.
web-shabrak-guide-round = Eine neue Runde
web-shabrak-guide-round-text = Sind alle erschöpft, verlassen die Überwältigten das Spiel, die anderen sind wieder bereit, und für jeden Verlust ziehst du eine Karte.
