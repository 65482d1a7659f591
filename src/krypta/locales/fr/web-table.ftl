# La table dans le navigateur : son cadre, la relecture, la page des règles et les réglages.

## The bar and the menu

web-table-menu = Menu
web-table-rules = Règles
web-table-replay = Revoir
web-table-settings = Réglages
web-table-seats = Joueurs
web-table-home = Accueil
web-table-loading = Préparation de la table…
web-table-watching = Tu suis la partie
web-table-sending = Envoi en cours…
web-table-over = La partie est finie
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Copié
web-table-resign-sure = Veux-tu vraiment abandonner ? La partie continue sans toi.
web-table-draw-sure = Proposer à tous un match nul ? La partie finit dès que tous sont d’accord.
web-table-abort-sure = Proposer à tous d’interrompre la partie ? Elle finit alors sans résultat.
web-table-undo-sure = Demander à tous d’annuler ta dernière action ?
web-table-resign-bots-sure = Veux-tu vraiment abandonner ? La partie finit, et les bots gagnent.
web-table-abort-alone = Interrompre la partie
web-table-abort-alone-sure = Interrompre la partie ? Elle finit alors sans résultat.
web-table-undo-alone = Annuler ma dernière action
web-table-undo-alone-sure = Annuler ta dernière action ?
web-table-link-how = Ouvre ce lien sur l’autre appareil. Il ne sert qu’une fois.
web-table-no-log = Il ne s’est encore rien passé.
web-table-no-chat = Personne n’a encore écrit.

## The hint and the reason

web-table-hint-do = Jouer ce coup
web-table-why-not = Pourquoi ne puis-je pas… ?
web-table-why-not-title = Impossible pour l’instant
web-table-why-not-how = Choisis une action pour lire pourquoi elle est impossible maintenant.
web-table-why-title = Pourquoi pas ?
web-table-why-read = Lire la règle
web-table-allowed-title = C’est possible

## The end

web-table-you-win = Tu gagnes !
web-table-rating = Ton classement : { $before } → { $after }
web-table-look = Regarder la table
web-table-result = Résultat

## The replay

web-table-replay-title = Relecture
web-table-replay-at = Entrée { $n } sur { $last }
web-table-replay-start = Au début
web-table-replay-back = Reculer
web-table-replay-play = Lancer
web-table-replay-pause = Mettre en pause
web-table-replay-forward = Avancer
web-table-replay-end = À la fin
web-table-replay-speed = Vitesse
web-table-replay-link = Copier un lien vers ce moment
web-table-replay-leave = Retour à la table
web-table-replay-begins = La partie commence.

## The rules page

web-table-rules-search = Chercher dans les règles
web-table-rules-none = Aucune règle ne contient « { $text } ». Essaie un autre mot, ou un numéro comme K3.10.
web-table-rules-found =
    { $count ->
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
web-table-rules-missing = Ce jeu n’a pas de page de règles ici.
web-table-rules-chapters = Chapitres
web-table-rules-loading = Chargement des règles…

## The settings

web-table-theme = Apparence
web-table-theme-system = comme l’appareil
web-table-theme-dark = à la torche
web-table-theme-light = en plein jour
web-table-sound = Sons
web-table-notify = Me prévenir quand c’est à moi
web-table-notify-blocked = Ton navigateur bloque les notifications de cette page. Autorise-les d’abord dans ses réglages.
web-table-notify-body = C’est à toi de jouer !
web-table-speed = Animations
web-table-speed-none = aucune
web-table-speed-slow = lentes
web-table-speed-usual = normales
web-table-speed-quick = rapides
web-table-symbols = Symboles à côté des couleurs
web-table-keys = Clavier
web-table-keys-on = Raccourcis à une touche
web-table-key-undo = annuler
web-table-key-hint = conseil
web-table-key-rules = règles
web-table-key-turn = tourner la tuile
web-table-key-close = fermer ce qui est ouvert
web-table-key-options = choisir une action dans la liste
web-table-key-replay = avancer dans la relecture

## A game without a table of its own

web-table-choices = Ce que tu peux faire
web-table-waiting = { $name } décide.
web-table-view-empty = Il n’y a rien à voir.

## Hands: keys and walking

web-table-key-large = regarder une carte de près
web-table-key-walk = se déplacer (Karak)
web-table-key-lay = poser la tuile (Karak)
