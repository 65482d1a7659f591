# Ce qui ne va pas dans un fichier de cartes de Goblin. Les mots du fichier restent tels quels.

goblin-fault-level = niveau { $level }
goblin-fault-set = la série entière
goblin-fault-number-of =
    { $count ->
        [one] { CAPITAL($group) } a { $count } tableau [[{ $name }]] ; il en faut { $expected }.
       *[other] { CAPITAL($group) } a { $count } tableaux [[{ $name }]] ; il en faut { $expected }.
    }
goblin-fault-reward = Il faut une récompense à un monstre : reward = {"{"} kind = …, name = …, … {"}"}.
goblin-fault-list = { $key } doit être une liste sans répétitions, comme { $example } ou [].
goblin-fault-can-name = { $key } peut nommer { $known } ; trouvé : { $found }.
goblin-fault-some = { $key } doit être une liste de 1 à { $most } éléments, comme { $example }.
goblin-fault-amount = { $key } s’écrit avec un mot ({ $known }) et un nombre de 1 à 9 ; trouvé : { $found }.
goblin-fault-twice = { $name } figure deux fois ; fais la somme.
