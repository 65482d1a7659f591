# Shabrak's table in the browser.

## Cards and figures

web-shabrak-attack = útok
web-shabrak-defence = obrana
web-shabrak-pressure = nátlak
web-shabrak-figures = Útok { $attack }, obrana { $defence }, nátlak { $pressure }.
web-shabrak-becomes = { $before } → { $after }
web-shabrak-shield = štít: zastaví příští nátlak
web-shabrak-guard = kryje: kdo sem dosáhne, musí útočit sem
web-shabrak-wears = nosí „{ NAME($card) }“

## The rows

web-shabrak-row = Formace: { $name }
web-shabrak-faces = Naproti: { $names }.
web-shabrak-reaches = Na dosah: { $names }.

## What can be done

web-shabrak-panel = Co teď můžeš udělat
web-shabrak-turn = Vyber bojovníka nebo kartu
web-shabrak-chosen = { $name }: vyber akci
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
web-shabrak-fewer = Méně akcí
web-shabrak-back = Zpět

## What an act will do

web-shabrak-will = Co se stane:
web-shabrak-gets-shield = získá štít
web-shabrak-loses-shield = přijde o štít
web-shabrak-gets-equipment = dostane vybavení
web-shabrak-loses-equipment = přijde o vybavení
web-shabrak-moves = změní místo

## Why something cannot be done

web-shabrak-try-attack = Zaútoč na { NAME($other, case: "acc") } { NAME($warrior, case: "ins") }

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

## První partie

web-shabrak-guide-goal = Přemož všech pět nepřátelských bojovníků
web-shabrak-guide-goal-text = Komu padne poslední stojící bojovník, prohrává. Útok vyvíjí na bojovníka nátlak; když nátlak dosáhne jeho obrany, je přemožený.
web-shabrak-guide-lay = Vylož svou pětku
web-shabrak-guide-lay-text = Nejdřív vyložíš formaci: vyber bojovníka a pak konec formace. Číslo vlevo je útok, vpravo obrana.
web-shabrak-guide-attack = Každý tah jedná jeden bojovník
web-shabrak-guide-attack-text = Vyber jednoho ze svých: čáry ukážou, na koho dosáhne, a když ukážeš na nepřítele, uvidíš, co útok udělá. Pak je do konce kola vyčerpaný.
web-shabrak-guide-cards = Karty a sark
web-shabrak-guide-cards-text = Ve svém tahu smíš zahrát i události a vybavení a jednou za kolo použít sark, kartu svého týmu.
web-shabrak-guide-round = Nové kolo
web-shabrak-guide-round-text = Když jsou všichni vyčerpaní, přemožení opouštějí hru, ostatní jsou zase připravení a za každou ztrátu si dobereš kartu.
