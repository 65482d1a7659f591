# Čo je zle so súborom kariet Goblina. Slová zo súboru sa neprekladajú.

goblin-fault-level = poschodie { $level }
goblin-fault-set = celá sada
goblin-fault-number-of = { CAPITAL($group) }: tabuliek [[{ $name }]] je tu { $count }, má ich byť { $expected }.
goblin-fault-reward = Netvor potrebuje odmenu: reward = {"{"} kind = …, name = …, … {"}"}.
goblin-fault-list = { $key } má byť zoznam bez opakovania, napríklad { $example } alebo [].
goblin-fault-can-name = { $key } smie menovať { $known }, ale je tu { $found }.
goblin-fault-some = { $key } má byť zoznam s dĺžkou 1 až { $most }, napríklad { $example }.
goblin-fault-amount = { $key } sa píše ako slovo ({ $known }) a číslo od 1 do 9, ale je tu { $found }.
goblin-fault-twice = { $name } je tu dvakrát; spočítaj to.
