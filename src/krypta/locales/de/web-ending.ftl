# The end of a match, loaded when one ends.

## The end of a match

web-ending-won = Gut gespielt, der Sieg gehört dir.
web-ending-lost = Diesmal hat es nicht gereicht. Die nächste Partie kann deine sein.
web-ending-numbers = Die Partie in Zahlen
web-ending-standing-karak = Schätze nach Runden
web-ending-standing-goblin = Gewonnene Karten nach Runden; ein Schlüssel zählt als drei, der Monsterlord als fünf
web-ending-standing-shabrak = Wie viel Druck die Krieger noch aushalten, nach Runden
web-ending-round = Runde { $round }
web-ending-turning = Den Wendepunkt ansehen: Runde { $round }
web-ending-new = Neuer Tisch
web-ending-look = Den Tisch ansehen
web-ending-share = Bild zum Teilen
web-ending-names = mit Namen

## The figures of each game

web-ending-karak-chests = Punkte aus Truhen
web-ending-karak-fallen = Punkte für Gefallene
web-ending-karak-ruby = Punkte für den Rubin
web-ending-karak-won = Gewonnene Kämpfe
web-ending-karak-tied = Unentschiedene Kämpfe
web-ending-karak-lost = Verlorene Kämpfe
web-ending-karak-lives = Verlorene Leben
web-ending-karak-discovered = Entdeckte Platten
web-ending-karak-luck = Würfelglück
web-ending-goblin-keys = Schlüssel
web-ending-goblin-cards = Gewonnene Karten
web-ending-goblin-won = Gewonnene Kämpfe
web-ending-goblin-failed = Verlorene Kämpfe
web-ending-goblin-chain = Längste Kette
web-ending-goblin-attack = Stärkster Angriff
web-ending-goblin-lives = Verlorene Trefferpunkte
web-ending-goblin-fell = Im Kampf zu Boden gegangen
web-ending-goblin-bought = Einkäufe
web-ending-shabrak-overpowered = Überwältigte Gegner
web-ending-shabrak-attacks = Angriffe
web-ending-shabrak-pressure = Druck auf den Gegner
web-ending-shabrak-turn = Größter Druck in einem Zug
web-ending-shabrak-shielded = Vom Schild abgefangen
web-ending-shabrak-played = Gespielte Karten
web-ending-karak-luck-means = Um wie viele Augen die Würfe im Kampf über oder unter der Erwartung lagen
