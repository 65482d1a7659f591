# Was an einer Kartendatei von Goblin nicht stimmt. Wörter der Datei bleiben, wie sie sind.

goblin-fault-level = Level { $level }
goblin-fault-set = der ganze Satz
goblin-fault-number-of = { CAPITAL($group) } hat { $count } Tabellen [[{ $name }]]; es sollten { $expected } sein.
goblin-fault-reward = Ein Monster braucht eine Belohnung: reward = {"{"} kind = …, name = …, … {"}"}.
goblin-fault-list = { $key } sollte eine Liste ohne Wiederholungen sein, etwa { $example } oder [].
goblin-fault-can-name = { $key } kann { $known } nennen, aber hier steht { $found }.
goblin-fault-some = { $key } sollte eine Liste mit 1 bis { $most } Einträgen sein, etwa { $example }.
goblin-fault-amount = { $key } schreibt man als Wort ({ $known }) und Zahl von 1 bis 9, aber hier steht { $found }.
goblin-fault-twice = { $name } steht zweimal da; zähl es zusammen.
