# The end of a match, loaded when one ends.

## The end of a match

web-ending-won = Výborne, víťazstvo je tvoje.
web-ending-lost = Tentoraz to nevyšlo. Ďalšia partia môže byť tvoja.
web-ending-numbers = Partia v číslach
web-ending-standing-karak = Poklady po kolách
web-ending-standing-goblin = Získané karty po kolách; kľúč za tri, vládca netvorov za päť
web-ending-standing-shabrak = Koľko nátlaku bojovníci ešte vydržia, po kolách
web-ending-round = Kolo { $round }
web-ending-turning = Ukázať zlomový okamih: { $round }. kolo
web-ending-new = Nový stôl
web-ending-look = Pozrieť si stôl
web-ending-share = Obrázok na zdieľanie
web-ending-names = s menami

## The figures of each game

web-ending-karak-chests = Body z truhiel
web-ending-karak-fallen = Body za Padlých
web-ending-karak-ruby = Body za rubín
web-ending-karak-won = Vyhraté boje
web-ending-karak-tied = Remízy
web-ending-karak-lost = Prehraté boje
web-ending-karak-lives = Stratené životy
web-ending-karak-discovered = Objavené doštičky
web-ending-karak-luck = Šťastie v kockách
web-ending-goblin-keys = Kľúče
web-ending-goblin-cards = Získané karty
web-ending-goblin-won = Vyhraté boje
web-ending-goblin-failed = Prehraté boje
web-ending-goblin-chain = Najviac kariet v jednom boji
web-ending-goblin-attack = Najsilnejší útok
web-ending-goblin-lives = Stratené životy
web-ending-goblin-fell = Pády v boji
web-ending-goblin-bought = Nákupy
web-ending-shabrak-overpowered = Premožení súperi
web-ending-shabrak-attacks = Útoky
web-ending-shabrak-pressure = Nátlak na súpera
web-ending-shabrak-turn = Najviac nátlaku za ťah
web-ending-shabrak-shielded = Rany zastavené štítom
web-ending-shabrak-played = Zahrané karty
web-ending-karak-luck-means = O koľko bodov padlo v bojoch viac alebo menej, než sa dalo čakať
