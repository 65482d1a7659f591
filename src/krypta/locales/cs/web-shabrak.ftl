# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = útok
web-shabrak-defence = obrana
web-shabrak-pressure = nátlak
web-shabrak-figures = Útok { $attack }, obrana { $defence }, nátlak { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = štít: zastaví příští nátlak
web-shabrak-guard = kryje: kdo na něj dosáhne, musí útočit na něj
web-shabrak-wears = nosí „{ NAME($card) }“

## The rows

web-shabrak-row = Formace: { $name }
web-shabrak-faces = Naproti: { $names }.
web-shabrak-reaches = Na dosah: { $names }.

## What can be done

web-shabrak-panel = Co teď můžeš udělat
web-shabrak-turn = Vyber bojovníka nebo kartu
web-shabrak-chosen = { $name }: co teď?
web-shabrak-acting = Tvůj bojovník jedná
web-shabrak-attacked = Tvůj bojovník zaútočil
web-shabrak-lay-which = Kterého bojovníka vyložíš?
web-shabrak-lay-where = { $name }: na který konec formace?
web-shabrak-ask-choose = „{ NAME($card) }“: vyber cíl
web-shabrak-ask-may = „{ NAME($card) }“: chceš to udělat?
web-shabrak-ask-discard = „{ NAME($card) }“: kterou kartu odložíš?
web-shabrak-ask-retrieve = „{ NAME($card) }“: kterou kartu si vezmeš zpět?
web-shabrak-more =
    { $count ->
        [one] 1 další akce
        [few] { $count } další akce
       *[other] { $count } dalších akcí
    }
web-shabrak-fewer = Méně
web-shabrak-back = Zpět

## What an act will do

web-shabrak-will = Co se stane:
web-shabrak-gets-shield = získá štít
web-shabrak-loses-shield = přijde o štít
web-shabrak-gets-equipment = dostane vybavení
web-shabrak-loses-equipment = přijde o vybavení
web-shabrak-moves = změní místo

## Why something cannot be done

web-shabrak-try-attack = Zaútoč bojovníkem { $warrior } na bojovníka { $other }

## Hands, piles and decks

web-shabrak-round = Kolo { $number }
web-shabrak-hand = Tvé karty
web-shabrak-hand-empty = V ruce nic nemáš: karty si dobereš, až přijdeš o bojovníky.
web-shabrak-hand-none = V ruce nejsou žádné karty
web-shabrak-seen = viděno v ruce
web-shabrak-pile = dobírací balíček, bez pořadí
web-shabrak-discard = odkládací balíček
web-shabrak-deck = celý balíček
web-shabrak-cards = Karty: { $name }
web-shabrak-standing =
    { $count ->
        [one] stojí 1 bojovník
        [few] stojí { $count } bojovníci
       *[other] stojí { $count } bojovníků
    }
web-shabrak-in-hand =
    { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
web-shabrak-in-pile =
    { $count ->
        [one] 1 karta v dobíracím balíčku
        [few] { $count } karty v dobíracím balíčku
       *[other] { $count } karet v dobíracím balíčku
    }
web-shabrak-in-discard =
    { $count ->
        [one] 1 karta v odkládacím balíčku
        [few] { $count } karty v odkládacím balíčku
       *[other] { $count } karet v odkládacím balíčku
    }

## The large view of a card

web-shabrak-means-active = A: aktivní schopnost; její karta se za ni vyčerpá
web-shabrak-means-passive = P: pasivní schopnost; působí, dokud její karta není přemožená
web-shabrak-means-pressure = nátlak: když dosáhne obrany bojovníka, je bojovník přemožený
web-shabrak-means-guard = kryje ostatní: nepřítel, který na něj dosáhne, nesmí útočit na nikoho jiného
web-shabrak-means-shield = štít: zastaví příští nátlak, ať je jakkoli velký, a pak zmizí
web-shabrak-means-reach = dosah: přímo vpřed a šikmo vpřed, vždy alespoň nejbližší karta
web-shabrak-means-overpowered = přemožený: leží lícem dolů a na konci kola opouští hru
web-shabrak-means-exhausted = vyčerpaný: v tomto kole už jednal; připravený bojovník ještě může
