# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = Angriff
web-shabrak-defence = Verteidigung
web-shabrak-pressure = Druck
web-shabrak-figures = Angriff { $attack }, Verteidigung { $defence }, Druck { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = Schild: hält den nächsten Druck ab
web-shabrak-guard = Wache: Wer sie erreicht, muss sie angreifen
web-shabrak-wears = trägt „{ NAME($card) }“

## The rows

web-shabrak-row = Reihe: { $name }
web-shabrak-faces = Gegenüber: { $names }.
web-shabrak-reaches = In Reichweite: { $names }.

## What can be done

web-shabrak-panel = Was Sie tun können
web-shabrak-turn = Wählen Sie einen Kämpfer oder eine Karte
web-shabrak-acting = Ihr Kämpfer handelt
web-shabrak-attacked = Ihr Kämpfer hat angegriffen
web-shabrak-lay-which = Welchen Kämpfer legen Sie aus?
web-shabrak-lay-where = { $name }: an welches Ende Ihrer Reihe?
web-shabrak-ask-choose = „{ NAME($card) }“: Wer ist gemeint?
web-shabrak-ask-may = „{ NAME($card) }“: Möchten Sie das tun?
web-shabrak-ask-discard = „{ NAME($card) }“: Welche Karte werfen Sie ab?
web-shabrak-ask-retrieve = „{ NAME($card) }“: Welche Karte nehmen Sie zurück?
web-shabrak-more =
    { $count ->
        [one] 1 weiterer Zug
       *[other] { $count } weitere Züge
    }
web-shabrak-fewer = Weniger
web-shabrak-back = Zurück

## What an act will do

web-shabrak-will = Was es bewirkt:
web-shabrak-gets-shield = bekommt einen Schild
web-shabrak-loses-shield = verliert den Schild
web-shabrak-gets-equipment = bekommt Ausrüstung
web-shabrak-loses-equipment = verliert die Ausrüstung
web-shabrak-moves = wechselt den Platz

## Why something cannot be done

web-shabrak-why = Warum kann ich nicht …?
web-shabrak-why-title = Was jetzt nicht geht
web-shabrak-why-how = Wählen Sie etwas aus, um den Grund zu erfahren.
web-shabrak-try-attack = { $other } mit { $warrior } angreifen

## Hands, piles and decks

web-shabrak-hand = Ihre Karten
web-shabrak-hand-empty = Ihre Hand ist leer: Sie ziehen, wenn Kämpfer von Ihnen ausscheiden.
web-shabrak-seen = auf der Hand gesehen
web-shabrak-pile = Nachziehstapel, ungeordnet
web-shabrak-discard = Ablagestapel
web-shabrak-deck = ganzes Deck
web-shabrak-cards = Karten: { $name }
web-shabrak-standing =
    { $count ->
        [one] 1 Kämpfer steht
       *[other] { $count } Kämpfer stehen
    }
web-shabrak-in-hand =
    { $count ->
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
web-shabrak-in-pile =
    { $count ->
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
web-shabrak-in-discard =
    { $count ->
        [one] 1 Karte im Ablagestapel
       *[other] { $count } Karten im Ablagestapel
    }
