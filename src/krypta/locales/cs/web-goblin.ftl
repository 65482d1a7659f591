# Goblin v prohlížeči: jeskyně, boj, obchodník (česky).

web-goblin-panel = Co teď můžeš udělat

## Karty a nestvůry slovy

web-goblin-gives = { NAME($what) } { $number }
web-goblin-lives =
    { $number ->
        [one] 1 život
        [few] { $number } životy
       *[other] { $number } životů
    }
web-goblin-reward = odměna: { NAME($kind) }
web-goblin-then = může následovat { $colours }
web-goblin-then-nothing = nic nesmí následovat
web-goblin-then-any = Začni kteroukoli barvou

## Jeskyně

web-goblin-caves = Jeskyně
web-goblin-level = Patro { $level }
web-goblin-open = otevřeno
web-goblin-needs =
    { $key ->
        [green] vyžaduje zelený klíč
        [yellow] vyžaduje žlutý klíč
       *[red] vyžaduje všechny tři klíče
    }
web-goblin-stack = Balíček: { $count }
web-goblin-next = Další v balíčku
web-goblin-gap = prázdné místo
web-goblin-lord = Vládce nestvůr
web-goblin-finish-at_once = po jeho porážce hra hned končí
web-goblin-finish-round = po jeho porážce se kolo dohraje
web-goblin-beaten = vládce poražen, přebytek útoku: { $number }
web-goblin-why-monster = Proč nemůžu bojovat s nestvůrou „{ NAME($monster) }“?

## Obchodník

web-goblin-merchant = Obchodník
web-goblin-pawn-shop = Vetešnictví
web-goblin-pawn-empty = Zatím tu nic neleží.
web-goblin-stock =
    { $count ->
        [0] vyprodáno
        [one] zbývá 1
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
web-goblin-cost = Každý nákup stojí jednu kartu: získanou akční kartu z ruky, zbraň, nebo zbroj.
web-goblin-buying = Kupuješ: { NAME($what) }
web-goblin-does-strength = zdvojnásobí útok nebo obranu právě zahrané karty
web-goblin-does-protection = zruší jednu kletbu v tomto boji
web-goblin-does-healing = doplní všechny životy

## Ruka, řetěz a balíčky

web-goblin-hand = Tvoje ruka
web-goblin-hand-of = { $name }: ruka
web-goblin-hand-empty = Žádné karty v ruce
web-goblin-chain = Zahrané karty
web-goblin-why-card = Proč nemůžu zahrát kartu „{ NAME($card) }“?
web-goblin-count-hand = Ruka: { $count }
web-goblin-count-pile = Dobírací balíček: { $count }
web-goblin-count-discard = Odhazovací balíček: { $count }
web-goblin-on-top = Navrchu: { $card }
web-goblin-unknown = neznámá karta
web-goblin-no-weapon = žádná zbraň
web-goblin-no-armour = žádná zbroj
web-goblin-no-potions = žádné lektvary
web-goblin-no-cards = žádné karty
web-goblin-keys =
    { $count ->
        [0] Žádný klíč
        [1] Zelený klíč
        [2] Zelený a žlutý klíč
       *[3] Všechny tři klíče
    }
web-goblin-things = { $name }: vše, co má u sebe
web-goblin-worn = Zbraň a zbroj
web-goblin-pile = Dobírací balíček shora
web-goblin-discard = Odhazovací balíček

## Boj

web-goblin-attack = Útok
web-goblin-defence = Obrana
web-goblin-of = { $number } z { $need }
web-goblin-would = bylo by { $number }
web-goblin-missing = ještě chybí { $number }
web-goblin-enough = stačí k vítězství
web-goblin-hits =
    { $number ->
        [one] ztráta 1 života
       *[other] ztráta { $number } životů
    }
web-goblin-unhurt = bez zranění
web-goblin-falls = ztráta posledního života
web-goblin-lifted = zrušeno
web-goblin-ability-used = schopnost použita
web-goblin-ability-spent = použije schopnost
web-goblin-ability-argentus = Jednou za boj zahraje modrou kartu, i když předchozí karta modrou neuvádí.
web-goblin-ability-aderyn = S dostatečným útokem vyhraje, i když přijde o poslední život; ne proti vládci.
web-goblin-ability-horan = Dvě karty s útokem hned po sobě: útok +1, jednou za boj.
web-goblin-ability-victorius = Jeho druhá karta v boji smí mít kteroukoli neprokletou barvu.
web-goblin-ability-xanros = Jednou za boj zahraje kartu prokleté barvy, nebo nechá platit jeden prokletý efekt.
web-goblin-ability-taia = Když jí karta dovolí dobrat, vidí dvě karty a jednu si nechá.

## O čem je třeba rozhodnout

web-goblin-ask-hero = Vyber si hrdinu
web-goblin-ask-turn = Bojuj s nestvůrou, nebo navštiv obchodníka
web-goblin-ask-trim = Kletba ti bere karty navíc: odhazuj
web-goblin-ask-play = Zahraj kartu, nebo skonči
web-goblin-ask-defy = Vzepřeš se kletbě?
web-goblin-ask-spare = Co má navzdory kletbě platit?
web-goblin-ask-keep = Kterou kartu si necháš?
web-goblin-ask-arrange = Kam do nového balíčku přijde?
web-goblin-ask-breathe = Napiješ se, nebo půjdeš dál?
web-goblin-ask-reward = Tvoje odměna
web-goblin-ask-shop = Co koupíš?
web-goblin-ask-pay = Čím zaplatíš?
web-goblin-arrange-how = Přetáhni kartu na místo, ťukni na ně, nebo na ně přejdi klávesou Tab a stiskni Enter.
web-goblin-top = vrch

## Co dělá někdo jiný

web-goblin-doing-hero = vybírá hrdinu
web-goblin-doing-turn = přemýšlí
web-goblin-doing-fight = bojuje s nestvůrou „{ NAME($monster) }“
web-goblin-doing-keep = vybírá ze dvou karet
web-goblin-doing-arrange = skládá nový dobírací balíček
web-goblin-doing-breathe = vzpamatovává se ze zranění
web-goblin-doing-reward = rozhoduje o odměně
web-goblin-doing-shop = je u obchodníka

## The large view of a card

web-goblin-means-attack = Útok: útok všech zahraných karet se sčítá a musí dosáhnout životů nestvůry.
web-goblin-means-defence = Obrana: každý bod zastaví jeden zásah nestvůry.
web-goblin-means-heal = Léčení: hned vrací životy.
web-goblin-means-draw = Dobírání: hned si dobereš karty ze svého balíčku.
web-goblin-means-heart = Srdce: vrací životy hned po zásazích nestvůry.
web-goblin-means-hand = Bonus ruky: držíš o tolik karet víc.
web-goblin-means-won = Získaná karta: obchodník ji bere jako platidlo a při zamíchání jí vybereš místo.
web-goblin-means-strikes = Její útok: za každý bod, který nezastavíš, ztrácíš život.
web-goblin-means-lives = Její životy: takový útok na ni stačí.

## První partie

web-goblin-guide-goal = Poraz vládce nestvůr
web-goblin-guide-goal-text = Kdo ho porazí první, vyhrává. Cestu k němu otevírají tři klíče a po jednom má klíčník na konci každé řady.
web-goblin-guide-monster = Vyber si nestvůru, na kterou stačíš
web-goblin-guide-monster-text = Její životy říkají, kolik potřebuješ útoku, její útok, kolik obrany. Značka v rohu ukazuje, co získáš.
web-goblin-guide-chain = Skládej karty za sebe
web-goblin-guide-chain-text = Barevné tvary na kartě ukazují, které barvy smějí následovat. Když stačí útok, vyhráváš; každý chybějící bod obrany stojí život.
web-goblin-guide-stronger = Každá výhra tě posílí
web-goblin-guide-stronger-text = Získané karty přijdou do tvého balíčku, zbraň a zbroj platí v každém boji. Obchodník vymění karty za lektvary.
