# The end of a match, loaded when one ends.

## The end of a match

web-ending-won = Dobra robota, zwycięstwo należy do ciebie.
web-ending-lost = Tym razem się nie udało. Następna partia może być twoja.
web-ending-numbers = Partia w liczbach
web-ending-standing-karak = Skarby runda po rundzie
web-ending-standing-goblin = Zdobyte karty runda po rundzie; klucz liczy się za trzy, władca za pięć
web-ending-standing-shabrak = Ile nacisku wytrzymają jeszcze wojownicy, runda po rundzie
web-ending-round = Runda { $round }
web-ending-turning = Zobacz punkt zwrotny: runda { $round }
web-ending-new = Nowy stół
web-ending-look = Obejrzyj stół
web-ending-share = Obrazek do udostępnienia
web-ending-names = z imionami

## The figures of each game

web-ending-karak-chests = Punkty ze skrzyń
web-ending-karak-fallen = Punkty za upadłych
web-ending-karak-ruby = Punkty za rubin
web-ending-karak-won = Wygrane walki
web-ending-karak-tied = Remisy
web-ending-karak-lost = Przegrane walki
web-ending-karak-lives = Stracone PW
web-ending-karak-discovered = Odkryte płytki
web-ending-karak-luck = Szczęście w kościach
web-ending-goblin-keys = Klucze
web-ending-goblin-cards = Zdobyte karty
web-ending-goblin-won = Wygrane walki
web-ending-goblin-failed = Przegrane walki
web-ending-goblin-chain = Najwięcej kart w jednej walce
web-ending-goblin-attack = Najsilniejszy atak
web-ending-goblin-lives = Stracone PW
web-ending-goblin-fell = Upadki w walce
web-ending-goblin-bought = Zakupy
web-ending-shabrak-overpowered = Obezwładnieni przeciwnicy
web-ending-shabrak-attacks = Ataki
web-ending-shabrak-pressure = Nacisk na przeciwnika
web-ending-shabrak-turn = Największy nacisk w turze
web-ending-shabrak-shielded = Ciosy zatrzymane tarczą
web-ending-shabrak-played = Zagrane karty
web-ending-karak-luck-means = O ile oczek w walkach wypadło więcej lub mniej, niż można było oczekiwać
