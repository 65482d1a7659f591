# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = útok
web-shabrak-defence = obrana
web-shabrak-pressure = nátlak
web-shabrak-figures = Útok { $attack }, obrana { $defence }, nátlak { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = štít: zastaví ďalší nátlak
web-shabrak-guard = kryje: kto sem dočiahne, musí útočiť sem
web-shabrak-wears = nosí „{ NAME($card) }“

## The rows

web-shabrak-row = Formácia: { $name }
web-shabrak-faces = Oproti: { $names }.
web-shabrak-reaches = Na dosah: { $names }.

## What can be done

web-shabrak-panel = Čo teraz môžeš urobiť
web-shabrak-turn = Vyber bojovníka alebo kartu
web-shabrak-chosen = { $name }: vyber akciu
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
web-shabrak-fewer = Menej akcií
web-shabrak-back = Späť

## What an act will do

web-shabrak-will = Čo sa stane:
web-shabrak-gets-shield = získa štít
web-shabrak-loses-shield = príde o štít
web-shabrak-gets-equipment = dostane vybavenie
web-shabrak-loses-equipment = príde o vybavenie
web-shabrak-moves = zmení miesto

## Why something cannot be done

web-shabrak-try-attack = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }

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

## Prvá partia

web-shabrak-guide-goal = Premôž všetkých päť nepriateľských bojovníkov
web-shabrak-guide-goal-text = Komu padne posledný stojaci bojovník, prehráva. Útok vyvíja na bojovníka nátlak; keď nátlak dosiahne jeho obranu, je premožený.
web-shabrak-guide-lay = Vylož svoju päticu
web-shabrak-guide-lay-text = Najprv vyložíš formáciu: vyber bojovníka a potom koniec formácie. Číslo vľavo je útok, vpravo obrana.
web-shabrak-guide-attack = Každý ťah koná jeden bojovník
web-shabrak-guide-attack-text = Vyber jedného zo svojich: čiary ukážu, na koho dosiahne, a keď ukážeš na nepriateľa, uvidíš, čo útok urobí. Potom je do konca kola vyčerpaný.
web-shabrak-guide-cards = Karty a sark
web-shabrak-guide-cards-text = Vo svojom ťahu smieš zahrať aj udalosti a vybavenie a raz za kolo použiť sark, kartu svojho tímu.
web-shabrak-guide-round = Nové kolo
web-shabrak-guide-round-text = Keď sú všetci vyčerpaní, premožení opúšťajú hru, ostatní sú znova pripravení a za každú stratu si doberieš kartu.
