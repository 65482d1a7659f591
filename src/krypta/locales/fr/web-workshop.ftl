# L’atelier de cartes, ce qu’on en partage et les planches à imprimer (français).

## La page

web-workshop = Atelier de cartes
web-workshop-motto = Crée tes propres cartes pour Shabrak, vois tout de suite à quoi elles ressembleront et essaie-les aussitôt.
web-workshop-ways = Comment écrire
web-workshop-way-form = Formulaire
web-workshop-way-text = Texte du fichier
web-workshop-empty = Ce fichier n’a pas encore de carte. Ajoutes-en une ou écris-la à la main.

## Le fichier

web-workshop-file = Fichier de cartes
web-workshop-file-name = Nom du fichier
web-workshop-file-more = Partager, télécharger, supprimer…
web-workshop-new-file = Nouveau fichier
web-workshop-first-file = Mes premières cartes
web-workshop-first-warrior = Allumeur de réverbères
web-workshop-first-event = Couvre-feu
web-workshop-kept = Enregistré.
web-workshop-keeping = Enregistrement…
web-workshop-not-kept = Dès que tu changes quelque chose, le fichier est enregistré.
web-workshop-is-private = Visible par toi uniquement.
web-workshop-is-shared = Visible par toute personne qui a le lien.
web-workshop-share = Partager par un lien
web-workshop-share-text = Le fichier reste privé tant que tu ne le partages pas : ensuite, toute personne qui a le lien peut voir les cartes, les copier et jouer avec. Décoche la case, et le lien ne fonctionne plus.
web-workshop-link = Lien vers ces cartes
web-workshop-download = Télécharger en fichier
web-workshop-bring = Charger un fichier
web-workshop-bring-long = Ce fichier est trop long : un fichier de cartes a au plus { NUMBER($most) } caractères. Divise-le en plusieurs.
web-workshop-delete = Supprimer ce fichier
web-workshop-delete-warning = Les cartes de ce fichier disparaissent alors, pour les autres aussi.
web-workshop-too-long = Le fichier a { $letters } caractères sur { $most } au plus. Il n’est pas enregistré tant qu’il n’est pas plus court.
web-workshop-nearly-long = Le fichier a { $letters } caractères sur { $most } au plus.
web-workshop-many-cards = Le fichier a { $count } cartes sur { $most } au plus.
web-workshop-many-files = Tu as { $count } fichiers et decks sur { $most } au plus.

## Les cartes

web-workshop-cards = Cartes du fichier
web-workshop-add = Ajouter une carte :
web-workshop-copy = Copier
web-workshop-remove = Retirer
web-workshop-undo = Annuler
web-workshop-new-sark = Nouveau sark
web-workshop-new-warrior = Nouveau guerrier
web-workshop-new-event = Nouvel événement
web-workshop-new-equipment = Nouvel équipement

## Le formulaire

web-workshop-name = Nom de la carte
web-workshop-kind = Type
web-workshop-rarity = Rareté
web-workshop-sark = Sark d’origine
web-workshop-attack = Attaque
web-workshop-defence = Défense
web-workshop-id = Identifiant dans les fichiers
web-workshop-unlimited = autant qu’on veut par deck
web-workshop-abilities = Capacités, dans le langage des capacités
web-workshop-ability = Capacité { $number }
web-workshop-ability-add = Ajouter une capacité
web-workshop-ability-remove = Retirer la capacité { $number }
web-workshop-text = Texte du fichier de cartes

## Ce qui ne va pas

web-workshop-faults =
    { $count ->
        [0] Aucune erreur
        [one] { $count } erreur
       *[other] { $count } erreurs
    }

## Ce que cela donnera

web-workshop-preview = Aperçu de la carte
web-workshop-preview-wrong = La carte recevra son texte dès qu’elle ne contiendra plus d’erreur.
web-workshop-languages = Dans les six langues

## Le langage

web-workshop-reference = Le langage des capacités
web-workshop-reference-text = Une capacité dit quand elle agit et, s’il le faut, à quelle condition ; puis viennent un deux-points et jusqu’à quatre étapes. Touche un mot pour l’insérer là où tu écris.
web-workshop-insert = Insérer « { $word } »
web-workshop-reference-when = Quand
web-workshop-reference-when-text = ce qui la déclenche
web-workshop-reference-if = Condition
web-workshop-reference-if-text = deux au plus, reliées par « and »
web-workshop-reference-steps = Étapes
web-workshop-reference-steps-text = ce qu’elle fait
web-workshop-reference-joined = Enchaînement
web-workshop-reference-joined-text = une étape après l’autre
web-workshop-reference-amounts = Combien
web-workshop-reference-amounts-text = arrondi au supérieur
web-workshop-reference-whom = Cible
web-workshop-reference-whom-text = autant de mots que tu veux

## L’essai

web-workshop-try = L’essayer contre un bot
web-workshop-try-mine = Ton deck
web-workshop-try-theirs = Le deck du bot
web-workshop-try-instead = « { $card } » remplace « { $other } ».
web-workshop-try-twice = « { $card } » est deux fois dans la pioche, qui n’a que cinq cartes : tu l’auras bientôt en main.
web-workshop-try-begin = C’est parti

## Ce qui est partagé

web-workshop-shared-by = Partagé par { $name }
web-workshop-shared-count =
    { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }
web-workshop-shared-take = Faire une copie
web-workshop-shared-play-deck = Jouer avec ce deck
web-workshop-shared-play = Jouer avec ces cartes
web-workshop-shared-wrong = Telles quelles, ces cartes ne peuvent pas se jouer :

## L’impression

web-workshop-print = Imprimer des cartes
web-workshop-print-text = Neuf cartes par feuille, de 63 × 88 mm chacune, au format de la plupart des protège-cartes. Découpe-les le long des repères et joue à une vraie table.
web-workshop-print-what = Quoi imprimer
web-workshop-print-all = Toutes les cartes de Shabrak
web-workshop-print-goblin = Toutes les cartes de Karak: Goblin
web-workshop-print-starting = Cartes de départ des héros
web-workshop-print-monsters = Monstres et leurs récompenses
web-workshop-print-guards = Gardiens et Seigneurs
web-workshop-print-ready = Decks tout prêts
web-workshop-print-mine = Enregistrés par toi
web-workshop-print-deck = Un deck
web-workshop-print-paper = Papier
web-workshop-print-letter = Lettre US
web-workshop-print-copies = Exemplaires de chacune
web-workshop-print-backs = dos au verso
web-workshop-print-plain = noir et blanc, économe en encre
web-workshop-print-count =
    { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } sur { $sheets ->
        [one] 1 page
       *[other] { $sheets } pages
    }
web-workshop-print-do = Imprimer
web-workshop-print-these = Imprimer ces cartes
web-workshop-print-hint = Dans la fenêtre d’impression, choisis 100 % et aucune marge pour que la taille soit juste.
web-workshop-print-turn = Pour les dos, imprime en recto verso, retourné sur le bord long.
web-workshop-print-sheet = Page { $number } sur { $all }

# A card’s own picture and its joke

web-workshop-picture = Image
web-workshop-picture-none = automatique
web-workshop-flavour = Bon mot
web-workshop-print-pieces = Héros, potions, points de vie et cartes de mise en place
