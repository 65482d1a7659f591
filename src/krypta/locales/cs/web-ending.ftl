# The end of a match, loaded when one ends.

## The end of a match

web-ending-won = Výborně, vítězství je tvoje.
web-ending-lost = Tentokrát to nevyšlo. Příští partie může být tvoje.
web-ending-numbers = Partie v číslech
web-ending-standing-karak = Poklady po kolech
web-ending-standing-goblin = Získané karty po kolech; klíč za tři, vládce nestvůr za pět
web-ending-standing-shabrak = Kolik nátlaku bojovníci ještě vydrží, po kolech
web-ending-round = Kolo { $round }
web-ending-turning = Ukázat zlomový okamžik: { $round }. kolo
web-ending-new = Nový stůl
web-ending-look = Prohlédnout si stůl
web-ending-share = Obrázek ke sdílení
web-ending-names = se jmény

## The figures of each game

web-ending-karak-chests = Body z truhel
web-ending-karak-fallen = Body za Padlé
web-ending-karak-ruby = Body za rubín
web-ending-karak-won = Vyhrané boje
web-ending-karak-tied = Remízy
web-ending-karak-lost = Prohrané boje
web-ending-karak-lives = Ztracené životy
web-ending-karak-discovered = Objevené destičky
web-ending-karak-luck = Štěstí na kostky
web-ending-goblin-keys = Klíče
web-ending-goblin-cards = Získané karty
web-ending-goblin-won = Vyhrané boje
web-ending-goblin-failed = Prohrané boje
web-ending-goblin-chain = Nejvíc karet v jednom boji
web-ending-goblin-attack = Nejsilnější útok
web-ending-goblin-lives = Ztracené životy
web-ending-goblin-fell = Pády v boji
web-ending-goblin-bought = Nákupy
web-ending-shabrak-overpowered = Přemožení soupeři
web-ending-shabrak-attacks = Útoky
web-ending-shabrak-pressure = Nátlak na soupeře
web-ending-shabrak-turn = Nejvíc nátlaku za tah
web-ending-shabrak-shielded = Rány zastavené štítem
web-ending-shabrak-played = Zahrané karty
web-ending-karak-luck-means = O kolik bodů padlo v bojích víc nebo méně, než se dalo čekat
