# Co jest nie tak z plikiem kart Goblina. Słów z pliku się nie tłumaczy.

goblin-fault-level = poziom { $level }
goblin-fault-set = cały zestaw
goblin-fault-number-of = { CAPITAL($group) }: tabel [[{ $name }]] jest { $count }, a powinno być { $expected }.
goblin-fault-reward = Potwór potrzebuje nagrody: reward = {"{"} kind = …, name = …, … {"}"}.
goblin-fault-list = { $key } powinno być listą bez powtórzeń, na przykład { $example } albo [].
goblin-fault-can-name = { $key } może wymieniać { $known }, a jest tu { $found }.
goblin-fault-some = { $key } powinno być listą o długości od 1 do { $most }, na przykład { $example }.
goblin-fault-amount = { $key } zapisuje się jako słowo ({ $known }) i liczbę od 1 do 9, a jest tu { $found }.
goblin-fault-twice = { $name } jest tu dwa razy; zsumuj to.
