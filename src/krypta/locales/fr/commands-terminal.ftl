# Ce qu’affichent les commandes, à part la table du terminal.

command-no-language = Krypta ne parle pas « { $language } » ; elle parle { $known }.
command-sim-summary = Parties de { $game } : { $games }, terminées : { $finished }
command-sim-wins = victoires
command-sim-endings = Comment elles ont fini :
command-sim-rounds = Manches
command-sim-decisions = Décisions
command-sim-spread = { $mean } en moyenne, quartiles { $quartiles }
command-sim-playing = en cours
command-sim-complete = { $file } contient déjà toutes les parties ({ $games }).
command-sim-earlier = Le résultat ci-dessus ne compte pas les parties d’un passage précédent ({ $games }).
command-sim-stopped = Arrêté après { $played } parties sur { $games } ; le résultat ci-dessus compte celles-là.
command-sim-kept = Elles sont gardées dans { $folder } ; la même commande reprendra de là.
command-ladder-stopped = Arrêté avant la fin ; le tableau ci-dessus compte ce qui a été joué.
command-ladder-pairing = { $one } contre { $other } : { $share } % ± { $half }, parties : { $games }
command-ladder-undecided = indécis
command-replay-to = L’enregistrement a les entrées 1 à { $last } ; --to { $to } n’en fait pas partie.
command-replay-speed = --speed est le nombre de tours par seconde, supérieur à 0 et non { $speed }.
command-no-cards = { $game } se joue sans cartes ; ont des cartes : { $known }.
command-not-text = { $file } : ce n’est pas un fichier texte.
command-cards-no-trait = Ces cartes n’ont pas de { $name } ; on les trouve par { $known }.
command-cards-one-of = --{ $name } est l’un de { $known }, et non « { $said } ».
command-no-rules = Il n’y a pas encore de page de règles pour { $game }.
command-no-such-rules = Il n’y a pas de page de règles pour « { $game } » ; il y en a pour { $known }.
command-resume-alone = --resume reprend les places et les options de la partie ; n’en donne pas d’autres.
command-no-free-name = Il n’y a plus de nom libre pour la partie dans { $folder }.
command-no-unfinished = Il n’y a pas de partie inachevée dans { $folder }.
command-scenario-lines =
    { $count ->
        [one] 1 ligne.
       *[other] { $count } lignes.
    }
command-crash = Quelque chose a mal tourné dans Krypta ; c’est notre faute, pas la tienne.
command-crash-report = Un rapport pour les développeurs se trouve dans { $path }
command-crash-error = L’erreur : { $error }
command-admin-no-answer = La base de données ne répond pas : { $why }
command-admin-no-database = Il n’y a pas de base de données dans { $path } : lance une fois `krypta serve`, ou indique --database-url.
command-admin-not-current = La base { $url } n’est pas à jour : lance une fois `krypta serve` dessus.
command-admin-state = Une table n’est pas « { $state } » ; elle est { $known }.
command-admin-columns = table | jeu | état | places | entrées | dernière fois
command-admin-unreadable = (illisible)
command-admin-no-tables = Il n’y a pas de table.
command-admin-no-table = La table { $id } n’existe pas.
command-admin-version = { $id } : { $game }, { $state }, version { $version }
command-admin-seats = Places : { $seats }
command-admin-played = Entrées : { $entries }, actions en vigueur : { $acts }, tirages recalculés : { $draws }.
command-admin-marks = Positions notées identiques : { $marks } (plus comparables : { $others }).
command-admin-wrong-snapshot = L’instantané après l’entrée { $n } est faux. Le journal est rejoué à la place.
command-admin-snapshots = Instantanés identiques : { $count }.
command-admin-ended = La partie à la table { $id } est interrompue.
command-admin-would-remove = Seraient supprimés :
command-admin-removed = Supprimés :
command-admin-banned = { $name } : accès interdit.
command-admin-unbanned = { $name } : accès rétabli.
command-admin-backed-up = Tout est dans { $file }. Garde-le en lieu sûr : il contient des secrets.
command-admin-restored = { $file } est restauré.
command-admin-backing-up = Sauvegarde
command-admin-restoring = Restauration
command-no-secret = Impossible de continuer { $file } : la graine du hasard n’y est pas. `krypta replay` montre la partie.
