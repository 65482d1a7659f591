# Goblin v prehliadači: jaskyne, boj, obchodník (slovensky).

web-goblin-panel = Čo teraz môžeš urobiť

## Karty a netvory slovami

web-goblin-gives = { NAME($what) } { $number }
web-goblin-lives =
    { $number ->
        [one] 1 život
        [few] { $number } životy
       *[other] { $number } životov
    }
web-goblin-reward = odmena: { NAME($kind) }
web-goblin-then = môže nasledovať { $colours }
web-goblin-then-nothing = nič nesmie nasledovať
web-goblin-then-any = Začni ktoroukoľvek farbou

## Jaskyne

web-goblin-caves = Jaskyne
web-goblin-level = Poschodie { $level }
web-goblin-open = otvorené
web-goblin-needs =
    { $key ->
        [green] vyžaduje zelený kľúč
        [yellow] vyžaduje žltý kľúč
       *[red] vyžaduje všetky tri kľúče
    }
web-goblin-stack = Balíček: { $count }
web-goblin-next = Ďalší v balíčku
web-goblin-gap = prázdne miesto
web-goblin-lord = Vládca netvorov
web-goblin-finish-at_once = po jeho porážke sa hra hneď končí
web-goblin-finish-round = po jeho porážke sa kolo dohrá
web-goblin-beaten = vládca porazený, prebytok útoku: { $number }
web-goblin-why-monster = Prečo nemôžem bojovať s netvorom „{ NAME($monster) }“?

## Obchodník

web-goblin-merchant = Obchodník
web-goblin-pawn-shop = Vetešníctvo
web-goblin-pawn-empty = Zatiaľ tu nič neleží.
web-goblin-stock =
    { $count ->
        [0] vypredané
        [one] zostáva 1
        [few] zostávajú { $count }
       *[other] zostáva { $count }
    }
web-goblin-cost = Každý nákup stojí jednu kartu: získanú akčnú kartu z ruky, zbraň alebo brnenie.
web-goblin-buying = Kupuješ: { NAME($what) }
web-goblin-does-strength = zdvojnásobí útok alebo obranu práve zahranej karty
web-goblin-does-protection = zruší jednu kliatbu v tomto boji
web-goblin-does-healing = doplní všetky životy

## Ruka, reťaz a balíčky

web-goblin-hand = Tvoja ruka
web-goblin-hand-of = { $name }: ruka
web-goblin-hand-empty = Žiadne karty v ruke
web-goblin-chain = Zahrané karty
web-goblin-why-card = Prečo nemôžem zahrať kartu „{ NAME($card) }“?
web-goblin-count-hand = Ruka: { $count }
web-goblin-count-pile = Doberací balíček: { $count }
web-goblin-count-discard = Odhadzovací balíček: { $count }
web-goblin-on-top = Navrchu: { $card }
web-goblin-unknown = neznáma karta
web-goblin-no-weapon = žiadna zbraň
web-goblin-no-armour = žiadne brnenie
web-goblin-no-potions = žiadne elixíry
web-goblin-no-cards = žiadne karty
web-goblin-keys =
    { $count ->
        [0] Žiadny kľúč
        [1] Zelený kľúč
        [2] Zelený a žltý kľúč
       *[3] Všetky tri kľúče
    }
web-goblin-things = { $name }: všetko, čo má pri sebe
web-goblin-worn = Zbraň a brnenie
web-goblin-pile = Doberací balíček zhora
web-goblin-discard = Odhadzovací balíček

## Boj

web-goblin-attack = Útok
web-goblin-defence = Obrana
web-goblin-of = { $number } z { $need }
web-goblin-would = bolo by { $number }
web-goblin-missing = ešte chýba { $number }
web-goblin-enough = stačí na víťazstvo
web-goblin-hits =
    { $number ->
        [one] strata 1 života
       *[other] strata { $number } životov
    }
web-goblin-unhurt = bez zranenia
web-goblin-falls = strata posledného života
web-goblin-lifted = zrušené
web-goblin-ability-used = schopnosť použitá
web-goblin-ability-spent = použije schopnosť
web-goblin-ability-argentus = Raz za boj zahrá modrú kartu, aj keď predchádzajúca karta modrú neuvádza.
web-goblin-ability-aderyn = S dostatočným útokom vyhrá, aj keď príde o posledný život; nie proti vládcovi.
web-goblin-ability-horan = Dve karty s útokom hneď po sebe: útok +1, raz za boj.
web-goblin-ability-victorius = Jeho druhá karta v boji smie mať ktorúkoľvek neprekliatu farbu.
web-goblin-ability-xanros = Raz za boj zahrá kartu prekliatej farby alebo nechá platiť jeden prekliaty efekt.
web-goblin-ability-taia = Keď jej karta dovolí doberať, vidí dve karty a jednu si nechá.

## O čom treba rozhodnúť

web-goblin-ask-hero = Vyber si hrdinu
web-goblin-ask-turn = Bojuj s netvorom alebo navštív obchodníka
web-goblin-ask-trim = Kliatba ti berie karty navyše: odhadzuj
web-goblin-ask-play = Zahraj kartu alebo skonči
web-goblin-ask-defy = Vzoprieš sa kliatbe?
web-goblin-ask-spare = Čo má napriek kliatbe platiť?
web-goblin-ask-keep = Ktorú kartu si necháš?
web-goblin-ask-arrange = Kam do nového balíčka príde?
web-goblin-ask-breathe = Napiješ sa, alebo pôjdeš ďalej?
web-goblin-ask-reward = Tvoja odmena
web-goblin-ask-shop = Čo kúpiš?
web-goblin-ask-pay = Čím zaplatíš?
web-goblin-arrange-how = Presuň kartu na miesto, ťukni naň, alebo naň prejdi klávesom Tab a stlač Enter.
web-goblin-top = vrch

## Čo robí niekto iný

web-goblin-doing-hero = vyberá hrdinu
web-goblin-doing-turn = rozmýšľa
web-goblin-doing-fight = bojuje s netvorom „{ NAME($monster) }“
web-goblin-doing-keep = vyberá z dvoch kariet
web-goblin-doing-arrange = skladá nový doberací balíček
web-goblin-doing-breathe = spamätáva sa zo zranení
web-goblin-doing-reward = rozhoduje o odmene
web-goblin-doing-shop = je u obchodníka

## The large view of a card

web-goblin-means-attack = Útok: útok všetkých zahraných kariet sa sčítava a musí dosiahnuť životy netvora.
web-goblin-means-defence = Obrana: každý bod zastaví jeden zásah netvora.
web-goblin-means-heal = Liečenie: hneď vracia životy.
web-goblin-means-draw = Doberanie: hneď si dobieraš karty zo svojho balíčka.
web-goblin-means-heart = Srdce: vracia životy hneď po zásahoch netvora.
web-goblin-means-hand = Bonus ruky: držíš o toľko kariet viac.
web-goblin-means-won = Získaná karta: obchodník ju berie ako platidlo a pri zamiešaní jej vyberieš miesto.
web-goblin-means-strikes = Jeho útok: za každý bod, ktorý nezastavíš, strácaš život.
web-goblin-means-lives = Jeho životy: taký útok naň stačí.

## Prvá partia

web-goblin-guide-goal = Poraz vládcu netvorov
web-goblin-guide-goal-text = Kto ho porazí prvý, vyhráva. Cestu k nemu otvárajú tri kľúče a po jednom má kľučiar na konci každého radu.
web-goblin-guide-monster = Vyber si netvora, na ktorého stačíš
web-goblin-guide-monster-text = Jeho životy hovoria, koľko potrebuješ útoku, jeho útok, koľko obrany. Značka v rohu ukazuje, čo získaš.
web-goblin-guide-chain = Ukladaj karty za seba
web-goblin-guide-chain-text = Farebné tvary na karte ukazujú, ktoré farby smú nasledovať. Keď stačí útok, vyhrávaš; každý chýbajúci bod obrany stojí život.
web-goblin-guide-stronger = Každá výhra ťa posilní
web-goblin-guide-stronger-text = Získané karty prídu do tvojho balíčka, zbraň a brnenie platia v každom boji. Obchodník vymení karty za elixíry.
