# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = útok
web-shabrak-defence = obrana
web-shabrak-pressure = nátlak
web-shabrak-figures = Útok { $attack }, obrana { $defence }, nátlak { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = štít: zastaví ďalší nátlak
web-shabrak-guard = kryje: kto naňho dočiahne, musí útočiť naňho
web-shabrak-wears = nosí „{ NAME($card) }“

## The rows

web-shabrak-row = Rad: { $name }
web-shabrak-faces = Oproti: { $names }.
web-shabrak-reaches = Na dosah: { $names }.

## What can be done

web-shabrak-panel = Čo teraz môžeš urobiť
web-shabrak-turn = Vyber bojovníka alebo kartu
web-shabrak-chosen = { $name }: čo teraz?
web-shabrak-acting = Tvoj bojovník koná
web-shabrak-attacked = Tvoj bojovník zaútočil
web-shabrak-lay-which = Ktorého bojovníka vyložíš?
web-shabrak-lay-where = { $name }: na ktorý koniec radu?
web-shabrak-ask-choose = „{ NAME($card) }“: koho sa týka?
web-shabrak-ask-may = „{ NAME($card) }“: chceš to urobiť?
web-shabrak-ask-discard = „{ NAME($card) }“: ktorú kartu odložíš?
web-shabrak-ask-retrieve = „{ NAME($card) }“: ktorú kartu si vezmeš späť?
web-shabrak-more =
    { $count ->
        [one] 1 ďalší ťah
        [few] { $count } ďalšie ťahy
       *[other] { $count } ďalších ťahov
    }
web-shabrak-fewer = Menej
web-shabrak-back = Späť

## What an act will do

web-shabrak-will = Čo sa stane:
web-shabrak-gets-shield = získa štít
web-shabrak-loses-shield = príde o štít
web-shabrak-gets-equipment = dostane vybavenie
web-shabrak-loses-equipment = príde o vybavenie
web-shabrak-moves = zmení miesto

## Why something cannot be done

web-shabrak-try-attack = Bojovníkom { $warrior } zaútoč na bojovníka { $other }

## Hands, piles and decks

web-shabrak-round = Kolo { $number }
web-shabrak-hand = Tvoje karty
web-shabrak-hand-empty = V ruke nič nemáš: potiahneš si, keď prídeš o bojovníkov.
web-shabrak-hand-none = V ruke nie sú žiadne karty
web-shabrak-seen = videné v ruke
web-shabrak-pile = doberací balíček, bez poradia
web-shabrak-discard = odkladací balíček
web-shabrak-deck = celý balíček
web-shabrak-cards = Karty: { $name }
web-shabrak-standing =
    { $count ->
        [one] stojí 1 bojovník
        [few] stoja { $count } bojovníci
       *[other] stojí { $count } bojovníkov
    }
web-shabrak-in-hand =
    { $count ->
        [one] 1 karta v ruke
        [few] { $count } karty v ruke
       *[other] { $count } kariet v ruke
    }
web-shabrak-in-pile =
    { $count ->
        [one] 1 karta v doberacom balíčku
        [few] { $count } karty v doberacom balíčku
       *[other] { $count } kariet v doberacom balíčku
    }
web-shabrak-in-discard =
    { $count ->
        [one] 1 karta v odkladacom balíčku
        [few] { $count } karty v odkladacom balíčku
       *[other] { $count } kariet v odkladacom balíčku
    }
