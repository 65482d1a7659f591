# Karak : la page des règles (français). Les numéros suivent le résumé : K3.10 est karak-rule-K3-10.
# Valeur = ce que disent les règles imprimées, avec nos mots ; .ruling = notre propre décision.

karak-rules-title = Les règles de Karak
karak-rules-intro = Ceci est une table numérique non officielle pour Karak, et cette page explique les règles avec nos propres mots. Les passages signalés comme décisions sont nos choix, là où les règles imprimées ne disent rien ou diffèrent d’une édition à l’autre.

karak-chapter-1 = Le matériel
karak-chapter-2 = La mise en place
karak-chapter-3 = Le tour
karak-chapter-4 = Le combat
karak-chapter-5 = Les vies
karak-chapter-6 = L’équipement
karak-chapter-7 = La malédiction
karak-chapter-8 = Les héros
karak-chapter-9 = La fin de la partie
karak-chapter-E = Exemples

## 1 Le matériel

karak-rule-K1-1 = Le labyrinthe se construit avec 80 tuiles de catacombes. L’une d’elles est la tuile de départ : son verso est clair et elle porte une fontaine d’eau curative. Il y a six héros, mais seulement cinq inventaires : on joue donc de deux à cinq.
    .ruling = Tu peux aussi jouer en solo, pour t’entraîner.
karak-rule-K1-2 = Le sachet contient 43 monstres (1 dragon, 2 Morts, 3 rois des squelettes, 5 squelettes-spadassins, 12 squelettes-gardiens des clés, 8 momies, 4 araignées géantes et 8 rats géants) et 10 coffres verrouillés. S’y ajoutent deux dés, un seul jeton de malédiction et cinq vies par héros.
karak-rule-K1-3 = Il existe quatre sortes de tuiles : les simples couloirs, les pièces, les couloirs avec un portail et les couloirs avec une fontaine d’eau curative. Les règles imprimées n’en donnent ni les formes ni le nombre par sorte.

## 2 La mise en place

karak-rule-K2-1 = La tuile de départ se place au milieu ; toutes les autres sont mélangées et gardées face cachée, en plusieurs piles. Chaque héros commence sur la tuile de départ avec cinq vies et un inventaire vide.
    .ruling = Les tuiles cachées forment une seule pile.
karak-rule-K2-2 = Les héros sont tirés au sort ou choisis, selon ce dont la table convient.
    .ruling = Si on les choisit, on le fait dans l’ordre des places.
karak-rule-K2-3 = Pour savoir qui commence, chacun lance deux dés et le total le plus élevé l’emporte ; ou bien c’est le plus jeune qui commence. On joue ensuite dans le sens des aiguilles d’une montre.
    .ruling = Les joueurs à égalité en tête relancent les dés entre eux ; après dix égalités, le sort décide. Au lieu de lancer les dés, la table peut convenir que la place 1 commence (le plus jeune peut s’y asseoir) ou s’en remettre au tirage au sort.

## 3 Le tour

karak-rule-K3-1 = À ton tour, tu disposes de quatre déplacements au plus. Un déplacement te mène sur une tuile voisine, jamais en diagonale, si les deux tuiles ont une ouverture là où elles se touchent ; ou bien, par une ouverture de ta tuile, dans le secteur inexploré ; ou encore d’un portail à un autre.
    .ruling = Rien ne t’oblige à bouger. Tu peux aussi te soigner, ramasser un objet ou ouvrir un coffre sur la tuile où ton tour a commencé.
karak-rule-K3-2 = Pour entrer dans le secteur inexploré, pioche une tuile, pose-la de façon qu’elle soit reliée à celle que tu quittes et avances-y ton héros. Cela compte pour un déplacement. Les autres côtés de la nouvelle tuile n’ont pas besoin de s’accorder avec leurs voisins : ils peuvent finir en impasse.
    .ruling = Tu choisis d’abord l’ouverture, et ensuite seulement tu pioches la tuile. Tu peux la tourner dans tous les sens qui la relient à la tienne ; une tuile qui ne convient que dans un seul sens est posée automatiquement.
karak-rule-K3-3 = Dans un couloir, il ne se passe rien : continue s’il te reste des déplacements.
karak-rule-K3-4 = Quand tu découvres une pièce, pioche un jeton dans le sachet et pose-le sur la tuile. Si c’est un coffre verrouillé, tu peux continuer ou, si tu as une clé, l’ouvrir. Si c’est un monstre, tu le combats.
karak-rule-K3-5 = Une pièce ne reçoit un jeton qu’une seule fois : quand sa tuile est posée.
    .ruling = Si le sachet est vide, la pièce reste vide.
karak-rule-K3-6 = Un portail isolé ne sert à rien. Dès que deux portails au moins sont posés, un seul déplacement te mène de n’importe lequel à n’importe quel autre.
karak-rule-K3-7 = Si tu finis ton tour sur une fontaine d’eau curative, tu peux récupérer toutes tes vies et te libérer de la malédiction. Sinon, une fontaine n’est qu’un couloir.
    .ruling = Les deux se font automatiquement chaque fois qu’un tour finit sur une fontaine.
karak-rule-K3-8 = Un monstre barre sa pièce. Personne ne passe : si tu y entres, tes déplacements s’arrêtent et tu combats.
karak-rule-K3-9 = Pour ramasser un objet, ouvrir un coffre ou te soigner, tu dois t’arrêter sur la tuile, et cela met fin à ton tour.
karak-rule-K3-10 = Ton tour prend fin après quatre déplacements, après un combat quel qu’en soit le résultat, après l’ouverture d’un coffre, après le ramassage d’un objet et après une guérison.
    .ruling = Après ton quatrième déplacement, tu peux encore faire ce que la tuile permet ou utiliser un portail de guérison ; puis le tour prend fin. S’il ne reste rien à choisir, il prend fin automatiquement.
karak-rule-K3-11 =
    .ruling = Une même tuile peut accueillir autant de héros qu’on veut.
karak-rule-K3-12 =
    .ruling = Quand la pile de tuiles est épuisée, on ne peut plus entrer dans le secteur inexploré.

## 4 Le combat

karak-rule-K4-1 = Lance les deux dés et ajoute la force de tes deux armes. Après le lancer, tu peux utiliser autant de tirs magiques que tu veux, pour +1 chacun. Ajoute enfin ce que donnent les pouvoirs de ton héros.
    .ruling = Un combat où il n’y a plus rien à décider après le lancer est réglé automatiquement.
karak-rule-K4-2 = Si ton total est inférieur à la force du monstre, tu perds une vie et tu recules sur la tuile d’où tu viens. Le monstre reste.
    .ruling = Reculer sur une tuile occupée par un monstre, ce qui peut arriver à Aderyn, ne déclenche pas de nouveau combat.
karak-rule-K4-3 = Si les deux valeurs sont égales, c’est un match nul : tu ne perds pas de vie, mais tu recules sur la tuile d’où tu viens. Le monstre reste.
karak-rule-K4-4 = Si ton total est supérieur, le monstre est vaincu. Retourne son jeton et prends le butin.
karak-rule-K4-5 =
    .ruling = La « tuile d’où tu viens » est retenue pour chaque héros : c’est celle où il se trouvait avant d’entrer sur sa tuile actuelle, même lors d’un tour précédent (cela compte pour Aderyn). Après une substitution, c’est la tuile que le héros vient de quitter. Reculer n’est pas entrer : cela ne change jamais la tuile retenue, et un héros qui perd de nouveau là où il a reculé y reste.
karak-rule-K4-6 = Si un combat perdu te fait reculer sur une fontaine, tuile de départ comprise, ton tour s’y termine. Tu récupères donc toutes tes vies et la malédiction est levée.
    .ruling = C’est vrai aussi après un match nul, et même si tu viens de perdre ta dernière vie.
karak-rule-K4-7 = Quand le dragon est vaincu, la partie prend fin aussitôt.

## 5 Les vies

karak-rule-K5-1 = Un héros qui perd sa dernière vie perd connaissance. Tu passes ton tour suivant à récupérer une vie ; au tour d’après, tu rejoues.
karak-rule-K5-2 =
    .ruling = Un héros guéri avant ce tour, par un portail de guérison ou par une substitution qui l’amène sur une fontaine, reprend connaissance et joue ce tour.

## 6 L’équipement

karak-rule-K6-1 = Ton inventaire a des cases pour deux armes, trois tours de magie et une clé. Les trésors ne sont pas limités.
karak-rule-K6-2 = Un rat géant laisse des poignards (force 1), un squelette-spadassin une épée (2) et un roi des squelettes une hache (3). Une momie te vaut un tir magique, une araignée géante un portail de guérison, un squelette-gardien des clés une clé. Un Mort rapporte un trésor de 1 point, et le dragon son rubis, qui vaut 1,5 point.
    .ruling = Si tu as une case libre, tu prends le butin automatiquement.
karak-rule-K6-3 = Si tu n’as plus de case libre du bon type, choisis quel objet de ce type reste sur la tuile ; ce peut être le nouveau. N’importe qui pourra le ramasser plus tard en s’arrêtant là. Si les cases sont pleines, ramasser revient à échanger de la même façon.
    .ruling = Celui qui a laissé un objet peut aussi le reprendre. Un objet n’est pas proposé si tes cases pleines ne contiennent que des objets identiques : rien ne changerait.
karak-rule-K6-4 = Sur la tuile d’un coffre, tu peux céder ta clé pour de bon et prendre le coffre, qui vaut 1 point. Ton tour prend alors fin. Rien ne t’oblige à ouvrir un coffre.
karak-rule-K6-5 = Un tir magique ne sert qu’une fois. Tu décides après le lancer, et tu peux en utiliser plusieurs dans un même combat.
karak-rule-K6-6 = Un portail de guérison ne sert qu’une fois, à tout moment de ton propre tour. Il ne coûte aucun déplacement et ne met pas fin au tour. Il transporte un héros au choix, le tien ou un autre, sur n’importe quelle fontaine déjà posée ou sur la tuile de départ ; ce héros récupère toutes ses vies et la malédiction est levée.
    .ruling = Tu ne peux pas l’utiliser entre le moment où tu entres sur la tuile d’un monstre (ou choisis de combattre) et la fin du combat, ni après un combat qui a mis fin à ton tour, ni si ton héros est sans connaissance ; ni pendant qu’on pose une tuile, qu’on choisit un jeton ou qu’on trie le butin.
karak-rule-K6-7 = Les tours de magie et les clés utilisés quittent le jeu ; ils ne retournent pas dans le sachet.

## 7 La malédiction

karak-rule-K7-1 = Quand tu vaincs une momie, tu dois transmettre l’unique jeton de malédiction à un adversaire, ou le laisser au héros qui l’a déjà. C’est ce que disent l’édition anglaise et les résumés des éditions tchèque, slovaque, allemande et française. L’édition polonaise et le texte principal de ces quatre-là permettent n’importe quel joueur, même le vainqueur : la table peut convenir de jouer ainsi.
karak-rule-K7-2 = Un héros maudit n’a plus de pouvoirs. La malédiction est levée quand il finit un tour sur une fontaine, quand un portail de guérison l’y transporte ou quand une substitution l’y amène. Le jeton attend alors la prochaine momie.
karak-rule-K7-3 =
    .ruling = Si tu joues en solo, la malédiction ne frappe personne.

## 8 Les héros

karak-rule-K8-1 = Argentus, le magicien. Les tirs magiques qu’il utilise ne sont pas dépensés, mais ses portails de guérison le sont ; maudit, il dépense aussi ses tirs. Il passe d’une tuile à n’importe quelle tuile voisine déjà posée, jamais en diagonale, qu’il y ait un mur ou non. Pour entrer dans le secteur inexploré, il lui faut une ouverture, comme à tout le monde.
    .ruling = Chacun de ses tirs ne compte qu’une fois par combat.
karak-rule-K8-2 = Horan, le guerrier. Une fois par combat, il peut relancer les deux dés, et c’est alors le second lancer qui compte ; il n’y est jamais obligé. S’il perd sa dernière vie dans un combat, il ne perd pas connaissance : il se rend à la fontaine de son choix et récupère toutes ses vies, puis le tour prend fin.
    .ruling = Il décide de relancer avant d’utiliser des tirs magiques.
karak-rule-K8-3 = Xanros, le prince noir. Une fois par combat, après le lancer, il peut sacrifier une vie pour +1. Ce peut être la dernière, mais il perd alors connaissance. Au début de son tour, il peut dépenser ses quatre déplacements pour échanger sa place avec n’importe quel autre héros, puis faire ce que permet sa nouvelle tuile : se soigner, ramasser un objet ou ouvrir un coffre. Un héros qu’il amène sur une fontaine récupère toutes ses vies et la malédiction est levée.
    .ruling = S’il sacrifie sa dernière vie et gagne, il prend le butin et reste là, sans connaissance ; sinon, il recule et ne perd pas de seconde vie. Un portail de guérison utilisé auparavant n’empêche pas la substitution. Deux héros sur la même tuile n’ont rien à échanger. Si la substitution l’amène sur un monstre (seule Aderyn peut s’y trouver), il combat.
karak-rule-K8-4 = Aderyn, la voleuse. Elle gagne en cas de match nul. Quand elle entre sur la tuile d’un monstre, même tout juste pioché, elle peut refuser le combat, puis continuer ou finir son tour sur place. Si une malédiction la frappe pendant qu’elle s’y trouve, elle doit combattre au début de son tour.
    .ruling = Ce combat passe avant tout tour de magie, et n’a lieu que si elle est encore maudite et encore là. Si elle n’est pas maudite et commence son tour sur un monstre, elle peut le combattre avant son premier déplacement.
karak-rule-K8-5 = Victorius, le spadassin. Tout dé qui montre un 1 est relancé jusqu’à montrer autre chose. Si un dé montre un 6 pendant le combat, même après une telle relance, il peut poursuivre son tour quel que soit le résultat, dans la limite de quatre déplacements. Il peut aussi combattre de nouveau le même monstre.
    .ruling = Revenir sur la tuile du monstre coûte un déplacement. S’il a perdu connaissance, il ne peut pas poursuivre. S’il recule sur une fontaine, il ne guérit que s’il y finit son tour. S’il combat en étant maudit, un 6 ne lui permet pas de poursuivre, même s’il vainc une momie et transmet la malédiction.
karak-rule-K8-6 = Taia, la prophétesse. Si le premier déplacement de son tour mène à un combat, elle obtient +1. Quand elle découvre une pièce, elle pioche deux jetons, en pose un et remet l’autre dans le sachet.
    .ruling = Un portail de guérison utilisé auparavant n’est pas un déplacement. S’il ne reste qu’un jeton, elle ne pioche que celui-là.

## 9 La fin de la partie

karak-rule-K9-1 = La partie s’arrête dès que le dragon est vaincu. Chaque trésor pris à un coffre ou à un Mort vaut 1 point, le rubis du dragon 1,5 point. Qui a le plus de points gagne, même sans avoir vaincu le dragon ; les autres sont classés selon leurs points.
    .ruling = En cas d’égalité en tête, la victoire est partagée.
karak-rule-K9-2 =
    .ruling = Aucune règle imprimée n’arrête la partie avant la mort du dragon. Ici, la partie s’arrête aussi, et on compte les points, après 20 manches complètes sans tuile posée, sans combat, sans rien ramasser ni ouvrir ; la table peut convenir de jouer sans cette limite. Dans tous les cas, elle s’arrête après 60 manches complètes sans tuile posée, sans monstre vaincu et sans coffre ouvert. Une manche comprend autant de tours qu’il y a de joueurs.

## Exemples

karak-rule-KE1 = Déplacement. Horan a quatre déplacements. Le premier le mène dans une pièce déjà posée, le deuxième dans le secteur inexploré, où il trouve un couloir. Avec le troisième, il découvre une pièce et pioche un squelette-spadassin. Ils se battent, puis son tour est fini, même s’il lui restait un déplacement.
karak-rule-KE2 = Combat gagné. Horan rencontre un roi des squelettes (10). Il porte une épée (2), des poignards (1) et un tir magique. Il obtient 5, et 5 + 2 + 1 = 8 ne suffit pas. Il relance donc les deux dés, obtient 7 et utilise son tir : 7 + 2 + 1 + 1 = 11. Il prend la hache et laisse les poignards sur la tuile, car il n’a de place que pour deux armes. Le tir magique est hors jeu.
karak-rule-KE3 = Combat perdu. Le même combat, mais le second lancer ne donne que 3. Horan garde son tir magique, car 3 + 2 + 1 = 6 est bien trop peu. Il recule sur la tuile d’où il vient et perd une vie ; le roi des squelettes reste.
karak-rule-KE4 = Portail de guérison. Tu l’utilises au début de ton tour et tu déplaces ton propre héros sur une fontaine. Tu récupères toutes tes vies, la malédiction est levée, et il te reste encore tes quatre déplacements.

## Les pouvoirs sur les fiches des héros

karak-ability-argentus-1 = Affinité magique
    .text = Les tirs magiques qu’il utilise ne sont pas dépensés.
karak-ability-argentus-2 = Marche astrale
    .text = Il traverse les murs entre les tuiles déjà posées.
karak-ability-horan-1 = Double attaque
    .text = Une fois par combat, il peut relancer les deux dés ; le second lancer compte.
karak-ability-horan-2 = Réincarnation
    .text = S’il perd sa dernière vie dans un combat, il se rend à la fontaine de son choix et récupère toutes ses vies.
karak-ability-xanros-1 = Sacrifice
    .text = Une fois par combat, après le lancer, il peut sacrifier une vie pour +1.
karak-ability-xanros-2 = Substitution
    .text = Au début de son tour, il peut dépenser ses quatre déplacements pour échanger sa place avec un autre héros.
karak-ability-aderyn-1 = Attaque par l’arrière
    .text = Elle gagne en cas de match nul.
karak-ability-aderyn-2 = Marche rampante
    .text = Elle peut entrer sur la tuile d’un monstre sans le combattre.
karak-ability-victorius-1 = Entraînement au combat
    .text = Chaque 1 qu’il obtient est relancé jusqu’à donner autre chose.
karak-ability-victorius-2 = Inarrêtable
    .text = Avec un 6 sur un dé pendant le combat, il peut poursuivre son tour.
karak-ability-taia-1 = Prémonition
    .text = Elle obtient +1 si le premier déplacement de son tour mène à un combat.
karak-ability-taia-2 = Tisseuse de destin
    .text = Quand elle découvre une pièce, elle pioche deux jetons, en pose un et remet l’autre dans le sachet.
