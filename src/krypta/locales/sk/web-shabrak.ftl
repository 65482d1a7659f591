# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = útok
web-shabrak-defence = obrana
web-shabrak-pressure = nátlak
web-shabrak-figures = Útok { $attack }, obrana { $defence }, nátlak { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = štít: zastaví ďalší nátlak
web-shabrak-guard = kryje: kto naňho dosiahne, musí útočiť naňho
web-shabrak-wears = nosí „{ NAME($card) }“

## The rows

web-shabrak-row = Formácia: { $name }
web-shabrak-faces = Oproti: { $names }.
web-shabrak-reaches = Na dosah: { $names }.

## What can be done

web-shabrak-panel = Čo teraz môžeš urobiť
web-shabrak-turn = Vyber bojovníka alebo kartu
web-shabrak-chosen = { $name }: čo teraz?
web-shabrak-acting = Tvoj bojovník koná
web-shabrak-attacked = Tvoj bojovník zaútočil
web-shabrak-lay-which = Ktorého bojovníka vyložíš?
web-shabrak-lay-where = { $name }: na ktorý koniec formácie?
web-shabrak-ask-choose = „{ NAME($card) }“: vyber cieľ
web-shabrak-ask-may = „{ NAME($card) }“: chceš to urobiť?
web-shabrak-ask-discard = „{ NAME($card) }“: ktorú kartu odložíš?
web-shabrak-ask-retrieve = „{ NAME($card) }“: ktorú kartu si vezmeš späť?
web-shabrak-more =
    { $count ->
        [one] 1 ďalšia akcia
        [few] { $count } ďalšie akcie
       *[other] { $count } ďalších akcií
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

web-shabrak-try-attack = Zaútoč bojovníkom { $warrior } na bojovníka { $other }

## Hands, piles and decks

web-shabrak-round = Kolo { $number }
web-shabrak-hand = Tvoje karty
web-shabrak-hand-empty = V ruke nič nemáš: karty si doberieš, keď prídeš o bojovníkov.
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

## The large view of a card

web-shabrak-means-active = A: aktívna schopnosť; jej karta sa za ňu vyčerpá
web-shabrak-means-passive = P: pasívna schopnosť; pôsobí, kým jej karta nie je premožená
web-shabrak-means-pressure = nátlak: keď dosiahne obranu bojovníka, bojovník je premožený
web-shabrak-means-guard = kryje ostatných: nepriateľ, ktorý naňho dočiahne, nesmie útočiť na nikoho iného
web-shabrak-means-shield = štít: zastaví ďalší nátlak, nech je akokoľvek veľký, a potom zmizne
web-shabrak-means-reach = dosah: priamo vpred a šikmo vpred, vždy aspoň najbližšia karta
web-shabrak-means-overpowered = premožený: leží lícom nadol a na konci kola opúšťa hru
web-shabrak-means-exhausted = vyčerpaný: v tomto kole už konal; pripravený bojovník ešte môže
