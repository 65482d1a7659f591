# La table dans le terminal : questions, titres et réponses. Ce que l’on tape (go north, help, why…) est le même dans
# toutes les langues et ne se traduit pas.

table-you = toi
table-player = Joueur { $number }

## Le menu

table-menu =
    Qui joue ?
      Entrée  toi contre deux bots greedy
      1–{ $most }     toi contre autant de bots greedy
      liste   de places, comme person, person, greedy (parmi { $kinds })
table-menu-duel =
    Qui joue ?
      Entrée  toi contre un bot greedy
      liste   de places, comme person, person (parmi { $kinds })
table-menu-resume = { "  " }resume  reprendre la dernière partie interrompue
table-menu-options = { "  " }options   les réglages de la table ; NOM=VALEUR en change un
table-menu-lang = { "  " }une langue, comme en ({ $languages }), ou quit

## L’écran

table-round = manche { $number }
table-choose = Tape un nombre de 1 à { $count }, une commande ou help.
table-which = « { $text } » peut signifier : { $near }.
table-nearest = « { $text } » n’est pas possible maintenant. Propositions proches : { $near }.
table-pass = À { $name } de jouer : installe-toi devant l’écran et appuie sur Entrée.

## Commandes

table-help-acts = Choisis une action par son numéro ou par sa commande ; le début d’une commande suffit. Tu peux aussi taper :
table-help-help = cette liste et les signes de la carte
    .usage = help
table-help-why = pourquoi l’action n’est pas permise maintenant, avec le numéro de la règle
    .usage = why ACTION
table-help-rules = les chapitres, une règle (K3.10) ou un chapitre (K3)
    .usage = rules NUMÉRO
table-help-options = les réglages de cette table
    .usage = options
table-help-map = toute la carte
    .usage = map
table-help-log = tout ce qui s’est passé
    .usage = log
table-help-count = ce qui reste dans la pile et dans le sachet
    .usage = count
table-help-undo = annuler ta dernière action, tant qu’aucun lancer, aucune pioche ni aucun autre joueur ne l’a suivie
    .usage = undo
table-help-save = sauvegarder maintenant, ici ou dans un fichier à toi (chaque action est sauvegardée de toute façon)
    .usage = save FICHIER
table-help-hint = ce que ferait le bot le plus fort
    .usage = hint
table-help-lang = une autre langue : cs, sk, de, pl, en ou fr
    .usage = lang XX
table-help-quit = sauvegarder et quitter
    .usage = quit
table-why-what = Précise l’action, par exemple : why go north.
table-allowed = C’est permis maintenant : { $act }.
table-cannot-undo = Rien ne peut être annulé : un lancer, une pioche ou un autre joueur a suivi ta dernière action.
table-saved = Partie sauvegardée dans { $path }
table-not-saved = Le fichier { $path } contient autre chose et reste tel quel : choisis un autre nom.
table-hint = Le bot le plus fort choisirait : { $act } ({ $word }).
table-languages = Krypta parle ces langues : { $languages }.
table-rules-how = Pour lire une règle, tape « rules K3.10 » ; pour un chapitre, « rules K3 ».
table-no-rule = La règle { $number } n’existe pas. Les plus proches : { $near }.

## Le départ et la fin

table-left = La partie est sauvegardée. Pour la reprendre :
table-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
table-no-result = La partie a été interrompue, sans résultat.
table-unfinished =
    { $entries ->
        [one] La partie n’est pas finie après { $entries } entrée.
       *[other] La partie n’est pas finie après { $entries } entrées.
    }
table-seed = La graine du hasard, tenue secrète jusqu’ici : { $seed }
table-record = Enregistrement : { $path }
table-rematch = Tape r pour une revanche avec les places décalées, ou Entrée pour quitter :

## Les enregistrements

table-replay-how = Entrée : le tour suivant. q : tout le reste.
table-verified =
    L’enregistrement est valide : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $acts ->
        [one] { $acts } action en vigueur
       *[other] { $acts } actions en vigueur
    }.
table-draws-checked = Tous les tirages ({ $draws }) ont été recalculés et sont exacts.
table-draws-sealed = Les tirages ({ $draws }) ne peuvent pas être recalculés : la graine est encore secrète.
table-result = Résultat : { $result }.

## La préparation

table-warming = Préparation des règles (une seule fois)
table-warm = Tout est prêt.

## Cards

table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-no-cards = Aucune carte ne correspond.
table-deck-code = Code du deck : { $code }
