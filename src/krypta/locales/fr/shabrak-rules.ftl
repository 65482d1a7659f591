# Shabrak : la page des règles (français). Les numéros suivent le résumé : S4.2 est shabrak-rule-S4-2.
# Valeur = ce que disent les règles imprimées, avec nos mots ; .ruling = notre propre décision.

shabrak-rules-title = Les règles de Shabrak
shabrak-rules-intro = Ceci est une table numérique non officielle pour le jeu de cartes à collectionner Shabrak, et cette page explique les règles avec nos propres mots. Nous ne connaissons que le texte du livret tchèque, sans ses images. Les passages signalés comme décisions sont nos choix, là où les règles imprimées ne disent rien ou manquent de clarté ; quand une décision s’en écarte, elle le dit.

shabrak-chapter-1 = Le deck
shabrak-chapter-2 = La mise en place
shabrak-chapter-3 = Les positions
shabrak-chapter-4 = La manche
shabrak-chapter-5 = Les cartes
shabrak-chapter-6 = La fin de la partie

## 1 Le paquet

shabrak-rule-S1-1 = Ton deck compte au plus une carte Sark, exactement cinq guerriers, dont exactement un commandant, et au moins cinq cartes dans la pioche : des événements et des équipements.
    .ruling = La pioche compte au plus 40 cartes. Les deux joueurs peuvent consulter la liste des deux decks.
shabrak-rule-S1-2 = Chaque guerrier qui porte un nom ne peut figurer qu’une fois dans le deck ; « Péquenaud » et « Morpion » n’en portent pas, et tu peux en avoir autant que tu veux. Chaque événement et chaque équipement peut y figurer au plus deux fois, sauf « Gnôle » et « Coup de bouclier », dont tu peux aussi avoir autant que tu veux.
    .ruling = Le dernier de ces noms est déformé dans le texte tchèque, et c’est ainsi que nous le lisons. Un deck qui enfreint les règles est refusé avec toutes les raisons à la fois.
shabrak-rule-S1-3 = Un guerrier a un nom, une force d’attaque, une force de défense, une rareté (commune, rare ou légendaire, dans l’ordre croissant) et des capacités, actives (A) ou passives (P) ; une couronne signale un commandant. Le sark d’origine dit d’où vient un guerrier et n’engage à rien : n’importe qui peut combattre sous n’importe quel sark. On appelle aussi sark les cinq guerriers que tu mènes.
shabrak-rule-S1-4 = Le texte du livret ne contient pas de liste de cartes et ne nomme que les quatre ci-dessus.
    .ruling = Nous jouons avec notre propre série de cartes. Elle tient dans un seul fichier de données, et la table peut y ajouter un fichier avec d’autres cartes.

## 2 La mise en place

shabrak-rule-S2-1 = Mélange ta pioche et pose-la face cachée à côté de l’aire de jeu. Pose ta carte Sark face visible.
shabrak-rule-S2-2 = Les deux joueurs posent leurs commandants dans l’aire de jeu, face à face.
    .ruling = Les deux sont montrés en même temps. Chacun peut consulter la liste des deux decks (S1.1) : on sait donc qui viendra encore, mais pas à quelle place.
shabrak-rule-S2-3 = Puis chacun pose à tour de rôle un guerrier à côté des siens, à l’une ou l’autre extrémité de sa rangée, jusqu’à ce que les deux rangées en comptent cinq. Celui dont le commandant a la plus forte attaque commence ; à égalité, la défense décide, puis la rareté, puis le sort.
shabrak-rule-S2-4 = Quand des cartes ne se font pas face, les rangées se resserrent : on les centre tout entières l’une sur l’autre, et l’ordre dans chacune ne change pas. À cinq contre cinq, chaque place fait face à celle de même numéro ; à la fin, les commandants ne se font donc plus forcément face.
shabrak-rule-S2-5 = Chaque joueur pioche une carte Événement.
    .ruling = On pioche dans toute la pioche : ce peut donc être aussi un équipement.

## 3 Les positions

shabrak-rule-S3-1 = Deux guerriers se font face quand ils sont placés juste l’un devant l’autre. Quand l’écart entre les nombres de guerriers est impair, un guerrier peut faire face à deux autres.
    .ruling = Les deux rangées ont le même milieu, et les voisins y sont à une place l’un de l’autre ; les cartes terrassées comptent aussi. Deux guerriers se font face s’ils sont décalés de moins d’une place.
shabrak-rule-S3-2 = Un guerrier atteint la place droit devant lui et celles en diagonale. Il atteint toujours au moins la carte la plus proche, cartes terrassées comprises.
    .ruling = La portée est d’au plus une place sur le côté. À nombre égal ou à écart pair, cela fait jusqu’à trois cartes ; à écart impair, les deux qui sont décalées d’une demi-place. Pour ce cas, la table peut choisir une portée plus longue, jusqu’à quatre cartes. Si aucune carte n’est aussi proche, terrassée ou non, le guerrier atteint la plus proche ; si celle-ci est terrassée, il n’a rien à attaquer. La portée n’est pas forcément réciproque. Si deux cartes sont aussi proches, il atteint celle de gauche, vue de la table.
shabrak-rule-S3-3 = Les cartes terrassées gardent leur place jusqu’à la fin de la manche.
shabrak-rule-S3-4 = Les règles imprimées montrent la portée dans certains cas par des images.
    .ruling = D’après les règles ci-dessus, cela donne ceci, les places étant comptées depuis la gauche. Cinq contre quatre : les cinq atteignent 1 / 1 et 2 / 2 et 3 / 3 et 4 / 4, les quatre 1 et 2 / 2 et 3 / 3 et 4 / 4 et 5. Cinq contre deux : les cinq atteignent 1 (seulement comme la plus proche) / 1 / 1 et 2 / 2 / 2 (seulement comme la plus proche), les deux 2 et 3 / 3 et 4. Quatre contre un : tous l’atteignent, il atteint 2 et 3. Cinq contre un : tous l’atteignent, il atteint 2, 3 et 4.

## 4 La manche

shabrak-rule-S4-1 = La partie se joue en manches, où les joueurs jouent à tour de rôle. La première manche est commencée par celui qui a posé le premier guerrier, chaque manche suivante par celui qui n’a pas commencé la précédente.
shabrak-rule-S4-2 = À ton tour, dans l’ordre que tu veux : Si tu le peux, tu dois épuiser exactement un guerrier prêt et faire avec lui, si possible, au moins une action : attaquer, utiliser sa capacité, ou les deux. Tu peux jouer autant d’événements que tu veux. Tu peux utiliser la capacité active de ta carte Sark, ce qui l’épuise. Tu peux utiliser la capacité active de l’équipement porté par le guerrier épuisé ce tour-ci.
    .ruling = L’équipement se joue comme les événements, et on peut aussi jouer des cartes entre l’attaque et la capacité. Tu peux épuiser n’importe quel guerrier prêt, même s’il ne peut faire ni l’un ni l’autre ; mais on ne peut pas seulement épuiser un guerrier qui peut attaquer ou utiliser sa capacité. Une capacité est utilisable si elle aurait un effet. La capacité de l’équipement peut s’utiliser avant ou après, mais elle ne remplit pas l’obligation. Si une carte permet ensuite à un guerrier simplement épuisé d’attaquer ou d’utiliser sa capacité, il doit le faire.
shabrak-rule-S4-3 = Si c’est ton tour et que tu n’as aucun guerrier prêt, tu peux encore jouer une carte Événement et utiliser la capacité active de ton sark. Ensuite, le tour passe.
    .ruling = Tu peux jouer autant de cartes que tu veux, équipements compris.
shabrak-rule-S4-4 = Une attaque met sur un guerrier adverse à portée et non terrassé une pression égale à la force d’attaque de l’attaquant.
    .ruling = La portée se regarde au moment où l’attaque est annoncée. Si ce que l’attaque déclenche lui enlève son attaquant ou sa cible, elle est perdue.
shabrak-rule-S4-5 = Un guerrier dont la pression atteint ou dépasse la force de défense est terrassé : on lui enlève toute pression et on retourne la carte face cachée. On ne peut plus l’attaquer, le mettre sous pression ni l’épuiser, et sa capacité passive n’agit plus.
    .ruling = On le vérifie à chaque changement de pression ou de défense, et tous ceux dont la pression a atteint la défense sont terrassés en même temps. L’équipement d’un guerrier terrassé va dans la défausse de son propriétaire.
shabrak-rule-S4-6 = La manche prend fin aussitôt après le tour qui ne laisse de guerrier prêt à aucun des deux joueurs. Les cartes terrassées quittent définitivement la partie et les rangées se resserrent. Toutes les cartes redeviennent prêtes, et la pression de chaque guerrier encore en jeu baisse de 1, s’il en a. Chaque joueur pioche une carte pour chacun de ses guerriers sortis dans cette manche.
    .ruling = Un sark prêt ne prolonge pas la manche. Les changements valables pour la manche prennent fin avant que les guerriers terrassés ne sortent.
shabrak-rule-S4-7 =
    .ruling = Si tu dois piocher dans une pioche vide, il ne se passe rien.

## 5 Les cartes

shabrak-rule-S5-1 = Un événement se joue, agit une fois et va dans la défausse de son propriétaire. Seul le propriétaire peut parcourir sa défausse.
    .ruling = Tu peux jouer au plus 12 cartes par tour. Ce qui va dans une défausse est montré au passage ; ensuite, seul son propriétaire peut la parcourir. Une carte qu’on y reprend est montrée.
shabrak-rule-S5-2 = L’équipement reste en jeu jusqu’à ce que le guerrier qui le porte soit terrassé. Un guerrier n’en porte qu’un, et n’importe quel joueur peut l’en équiper. Sa capacité active est une action à part et ne s’utilise que dans un tour du guerrier à qui il appartient.
    .ruling = Tu peux en équiper n’importe quel guerrier qui n’en a pas, à toi ou à l’adversaire, mais jamais un guerrier terrassé, et jamais à la place d’un autre équipement. Sa capacité active est utilisée par le joueur à qui est le porteur, dans le tour où il épuise celui-ci.
shabrak-rule-S5-3 = Pour utiliser une capacité active (A), il faut épuiser la carte. Une capacité passive (P) agit tant que la carte n’est pas terrassée ; ensuite, on ne peut plus l’utiliser.
    .ruling = Le texte d’une carte passe avant les règles imprimées, et ici il y déroge : une capacité qui dit « quand ce guerrier est terrassé » agit bien que sa carte soit terrassée, de même qu’une capacité de son équipement qui dit « quand le porteur est terrassé ».
shabrak-rule-S5-4 = Si tous les effets d’une capacité ne peuvent pas être exécutés, tu dois en exécuter autant que possible, sauf si un effet dépend du précédent (par « ensuite »).
    .ruling = Cela vaut aussi pour les événements.
shabrak-rule-S5-5 = On arrondit toujours vers le haut : la moitié de 5 est 3.
shabrak-rule-S5-6 = Tout le monde peut savoir quelles cartes sont terrassées et combien de cartes un joueur a en main. Restent cachés les mains, l’ordre des pioches et, pour l’adversaire, les défausses.
    .ruling = Tout le monde peut aussi savoir combien de cartes compte une pioche ou une défausse.
shabrak-rule-S5-7 = La pioche est fixée par le mélange du début, et rien ne s’y ajoute en cours de partie : les cartes défaussées n’y sont pas remélangées, sauf si une carte le dit.
shabrak-rule-S5-8 =
    .ruling = Si plusieurs capacités se déclenchent à la fois, celles du joueur dont c’est le tour passent d’abord ; pour chaque joueur, d’abord le sark, puis les guerriers de gauche à droite, chacun avant son équipement. Un équipement compte avec le guerrier qui le porte, peu importe qui l’en a équipé.
shabrak-rule-S5-9 =
    .ruling = Ce qu’une capacité déclenche à son tour passe avant tout ce qui attend encore, et même avant la suite de cette capacité. Une action, avec tout ce qui en découle, peut déclencher au plus 12 capacités ; les suivantes sont perdues.
shabrak-rule-S5-10 =
    .ruling = Une capacité encore en attente est perdue si sa carte est terrassée entre-temps ou si, équipement, elle a quitté son guerrier. Ce qui a commencé va jusqu’au bout.
shabrak-rule-S5-11 =
    .ruling = Ce qui touche plusieurs guerriers les prend l’un après l’autre : d’abord la rangée du joueur dont c’est le tour, puis l’autre, chaque fois de gauche à droite.
shabrak-rule-S5-12 =
    .ruling = Les capacités et les événements ne peuvent rendre prêt un même guerrier qu’une fois par manche.
shabrak-rule-S5-13 =
    .ruling = « Couvre les autres » veut dire : un guerrier adverse qui en atteint un qui couvre ne peut attaquer que ceux qui couvrent ; s’il en atteint plusieurs, son joueur choisit. Celui qui n’en atteint aucun attaque comme d’habitude. Couvrir n’arrête que les attaques, pas la pression d’autres effets, et un guerrier terrassé ne couvre personne.
shabrak-rule-S5-14 =
    .ruling = Un bouclier arrête la prochaine pression sur son guerrier, si forte soit-elle, puis disparaît ; jusque-là, il dure, même dans les manches suivantes. Un guerrier a au plus un bouclier. Une pression arrêtée ne déclenche rien. Si un guerrier est terrassé autrement que par la pression, le bouclier n’y peut rien.
shabrak-rule-S5-15 =
    .ruling = « +1 de portée » veut dire qu’un guerrier atteint une place plus loin de chaque côté, « −1 de portée » une place moins loin ; plusieurs changements s’additionnent. Personne n’atteint moins que droit devant soi, et la carte la plus proche est toujours à portée (S3.2). Ce qui demande qui est à portée compte avec la portée changée.

## 6 La fin de la partie

shabrak-rule-S6-1 = La partie prend fin dès que le dernier guerrier non terrassé d’un joueur est terrassé : l’autre a gagné.
    .ruling = Si cela arrive aux deux en même temps, c’est une égalité. La fin vient avant toute capacité que cela déclencherait.
shabrak-rule-S6-2 =
    .ruling = Après 30 manches, le joueur à qui il reste le plus de guerriers gagne ; à égalité, celui dont les guerriers subissent le moins de pression ; sinon, c’est une égalité.
