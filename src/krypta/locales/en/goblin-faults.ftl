# What is wrong with a card file of Goblin. Words of the file stay as they are.

goblin-fault-level = level { $level }
goblin-fault-set = the whole set
goblin-fault-number-of = { CAPITAL($group) } has { $count } tables [[{ $name }]]; { $expected } are expected.
goblin-fault-reward = A monster needs a reward: reward = {"{"} kind = …, name = …, … {"}"}.
goblin-fault-list = { $key } should be a list without repetitions, such as { $example } or [].
goblin-fault-can-name = { $key } can name { $known }, not { $found }.
goblin-fault-some = { $key } should be a list of 1 to { $most }, such as { $example }.
goblin-fault-amount = { $key } is written as a name ({ $known }) and a number from 1 to 9, not { $found }.
goblin-fault-twice = { $name } is given twice; write the total once.
