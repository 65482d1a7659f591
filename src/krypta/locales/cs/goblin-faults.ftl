# Co je špatně se souborem karet Goblina. Slova ze souboru se nepřekládají.

goblin-fault-level = patro { $level }
goblin-fault-set = celá sada
goblin-fault-number-of = { CAPITAL($group) }: tabulek [[{ $name }]] je tu { $count }, má jich být { $expected }.
goblin-fault-reward = Nestvůra potřebuje odměnu: reward = {"{"} kind = …, name = …, … {"}"}.
goblin-fault-list = { $key } má být seznam bez opakování, třeba { $example } nebo [].
goblin-fault-can-name = { $key } smí jmenovat { $known }, ale je tu { $found }.
goblin-fault-some = { $key } má být seznam o délce 1 až { $most }, třeba { $example }.
goblin-fault-amount = { $key } se píše jako slovo ({ $known }) a číslo od 1 do 9, ale je tu { $found }.
goblin-fault-twice = { $name } je tu dvakrát; sečti to.
