# Karak: Goblin : la page des règles (français). Les numéros suivent le résumé : G5.10 est goblin-rule-G5-10.
# Valeur = ce que disent les règles imprimées, avec nos mots ; .ruling = notre propre décision.

goblin-rules-title = Les règles de Karak: Goblin
goblin-rules-intro = Ceci est une table numérique non officielle pour le jeu de cartes Karak: Goblin, et cette page explique les règles avec nos propres mots. Les éditions tchèque, allemande et française diffèrent par endroits ; on joue selon l’édition choisie à la table, ou à défaut selon la tchèque. Les passages signalés comme décisions sont nos choix, là où les règles imprimées ne disent rien ou manquent de clarté.

goblin-chapter-1 = Le matériel
goblin-chapter-2 = La mise en place
goblin-chapter-3 = Le deck et la défausse
goblin-chapter-4 = Le tour
goblin-chapter-5 = Le combat
goblin-chapter-6 = Équipement, clés et potions
goblin-chapter-7 = Le marchand
goblin-chapter-8 = Ressusciter
goblin-chapter-9 = Les capacités des héros

## 1 Le matériel

goblin-rule-G1-1 = Il y a six héros, chacun avec ses six cartes Action de départ, et 20 cartes de points de vie, cinq par joueur : on joue donc de deux à quatre. Six cartes de mise en place signalent le marchand, les niveaux I, II et III, la salle du Seigneur de Tous les Monstres (X) et le prêteur sur gages.
    .ruling = Tu peux aussi jouer en solo, pour t’entraîner.
goblin-rule-G1-2 = Les éditions tchèque et française comptent 82 cartes Monstre : trois Seigneurs des monstres (X), les gardiens et les monstres ordinaires, qu’un, deux ou trois crânes rattachent au niveau I, II ou III. L’édition allemande a quatre gardiens par niveau ; les deux autres n’en donnent pas le nombre. Au dos de chaque monstre figure sa récompense : une carte Action, une arme ou une armure ; celle d’un gardien est sa clé.
    .ruling = Il y a 64 monstres ordinaires (20, 20 et 24) et cinq gardiens par niveau. Dans l’édition allemande, un gardien de chaque niveau, tiré au sort, reste dans la boîte ; personne ne sait lequel avant que les quatre autres soient venus.
goblin-rule-G1-3 = Il existe trois sortes de potions : de force, de contre-malédiction et de soin. L’édition tchèque compte 12 cartes de potion, la française 13.
    .ruling = Il y en a 12 dans toutes les éditions, quatre de chaque sorte.
goblin-rule-G1-4 = Une carte Action a une couleur (vert, bleu, rouge ou jaune), montre les couleurs qui peuvent la suivre et porte un ou plusieurs effets : attaque, défense, soin ou pioche, chacun avec sa valeur. Une carte Monstre montre son attaque, ses points de vie, son niveau, la sorte de récompense et, s’il y en a, ses malédictions.
    .ruling = Une carte Action peut nommer autant de couleurs suivantes qu’on veut, de zéro à quatre.
goblin-rule-G1-5 = Aucun livret ne donne les valeurs des cartes.
    .ruling = Nous jouons avec notre propre série de cartes, complète et équilibrée d’après les mesures de nombreuses parties. Elle tient dans un seul fichier de données ; si tu possèdes le jeu imprimé, tu peux le remplacer par un fichier avec tes propres cartes.

## 2 La mise en place

goblin-rule-G2-1 = Pour chaque niveau, mélangez les monstres ordinaires, posez-les en pile face visible à côté de la rangée, puis distribuez-en cinq dans celle-ci. Les gardiens du niveau forment une pile au bout de la rangée, celui du dessus visible ; les éditions allemande et française demandent de la mélanger. Un des trois Seigneurs est tiré au sort, et les deux autres quittent la partie. Les potions forment trois piles près du marchand. Le prêteur sur gages n’a rien au début.
    .ruling = Dans l’édition tchèque aussi, on mélange les gardiens. Tout le monde voit la carte du dessus de chaque pile de monstres, quelle que soit l’édition, mais on ne peut la combattre que dans la française.
goblin-rule-G2-2 = Choisis un héros, mélange ses six cartes pour former ton deck et prends-en quatre en main. Tu as cinq points de vie.
    .ruling = On choisit dans l’ordre des places, et chaque héros n’est pris qu’une fois. La table peut aussi s’en remettre au tirage au sort.
goblin-rule-G2-3 = Le plus jeune commence, puis on joue dans le sens des aiguilles d’une montre.
    .ruling = Ici, le sort décide qui commence ; ou bien la table convient que c’est la place 1 (le plus jeune peut s’y asseoir).

## 3 La pioche et la défausse

goblin-rule-G3-1 = Ton deck est face cachée, ta défausse face visible. Tu ne mélanges la défausse en un nouveau deck que lorsque tu dois piocher et que le deck est vide. Les cartes que tu as jouées dans un combat encore en cours restent à l’écart de ce mélange. Quand tu complètes ta main après le combat, elles sont déjà sur la défausse, avec la carte Action que tu as éventuellement gagnée, et peuvent donc être mélangées avec elle. Si les deux sont vides, tu ne pioches pas.
goblin-rule-G3-2 = Les cartes gagnées ont un monstre au dos. En mélangeant, tu peux donc les placer où tu veux dans le nouveau deck ; tes cartes de départ restent entre elles dans un ordre aléatoire.
    .ruling = Tu donnes leur place à tes cartes gagnées l’une après l’autre, dans l’ordre de leurs numéros. À tout moment, tu peux préférer le simple mélange : les cartes encore sans place se retrouvent alors n’importe où. S’il n’y a pas de carte gagnée à placer, on ne te demande rien, et la dernière va d’elle-même à la seule place libre. Les dos sont publics : tout le monde voit quelles cartes gagnées tu as en main, ainsi que le dos de la carte du dessus de ton deck. Le reste de l’ordre n’est connu que de toi.

## 4 Le tour

goblin-rule-G4-1 = À ton tour, tu fais exactement une chose sur trois : combattre un monstre, rendre visite au marchand ou ressusciter ton héros. Si ton héros n’a plus de point de vie, tu dois le ressusciter.
    .ruling = Une potion de soin ne remplace pas la résurrection.
goblin-rule-G4-2 =
    .ruling = Tu peux rendre visite au marchand sans rien acheter. C’est ainsi qu’on passe son tour.

## 5 Le combat

goblin-rule-G5-1 = Choisis un monstre d’un niveau où tu peux entrer : n’importe lequel de la rangée, ou le gardien du dessus si tu n’as pas encore la clé de ce niveau. Dans l’édition française, tu peux aussi choisir la carte du dessus de la pile de monstres ; l’édition allemande l’exclut expressément.
    .ruling = L’édition tchèque ne parle pas de cette pile : tu ne peux donc pas non plus y combattre sa carte du dessus.
goblin-rule-G5-2 = Le niveau I est ouvert à tous. Il te faut la clé verte pour le niveau II, la verte et la jaune pour le niveau III, la verte, la jaune et la rouge pour le Seigneur de Tous les Monstres. Les niveaux inférieurs te restent ouverts.
goblin-rule-G5-3 = Si une malédiction du monstre annule ton bonus de main, défausse des cartes de ton choix avant de jouer la première, jusqu’à n’en garder que quatre.
    .ruling = Un bonus qui compte toujours s’ajoute aux quatre. Les éditions tchèque et française ne parlent que de la malédiction d’armure ; une malédiction d’arme agit de même. Si aucun bonus n’est annulé, tu gardes ta main, même au-delà de quatre cartes. Les cartes ainsi défaussées n’ont pas été jouées : elles peuvent revenir dans le deck pendant le même combat. Quand tu complètes ta main, le bonus compte de nouveau.
goblin-rule-G5-4 = Joue tes cartes une à une. La première peut être de n’importe quelle couleur ; chaque suivante doit être d’une couleur que nomme la carte précédente. Joues-en autant que tu veux, y compris celles que tu viens de piocher.
    .ruling = Tu peux aussi n’en jouer aucune.
goblin-rule-G5-5 = La pioche et le soin ont lieu aussitôt, l’attaque et la défense comptent à la fin du combat. Si une carte a plusieurs effets, tous s’appliquent, de droite à gauche dans l’édition tchèque. Le soin au-delà de cinq points de vie est perdu.
    .ruling = Tu ne peux refuser ni la pioche ni le soin. L’ordre de droite à gauche vaut dans toutes les éditions.
goblin-rule-G5-6 = Malédiction de couleur : tu ne peux jouer aucune carte de cette couleur. Malédiction d’effet : cet effet de tes cartes Action ne compte pas, mais tu peux jouer ces cartes, par exemple pour prolonger l’enchaînement ; l’équipement, cœurs compris, et les potions ne sont pas touchés. Malédiction d’équipement : les effets de cette sorte d’équipement ne comptent pas dans ce combat.
    .ruling = Une telle malédiction frappe les armes ou les armures.
goblin-rule-G5-7 = Tu t’arrêtes quand tu veux, ou quand tu ne peux plus jouer de carte. Puis, dans cet ordre : (1) Tu perds un point de vie pour chaque point dont l’attaque du monstre dépasse la défense de tes cartes et de ton équipement. Si tu perds la dernière, c’est la défaite, si forte que soit ton attaque. (2) Sinon, compare l’attaque de tes cartes et de ton équipement aux points de vie du monstre : si elle est au moins égale, tu gagnes. (3) Si tu as gagné, prends la récompense. Une carte Action va sur le dessus de ta défausse. Une arme ou une armure, tu la gardes ou tu l’envoies au prêteur sur gages ; tu ne peux pas en avoir deux de la même sorte. Une clé reste à toi pour toujours. Un trou dans la rangée est aussitôt comblé avec la pile du niveau ; si elle est vide, il reste. (4) Les cartes jouées vont dans ta défausse. Pioche jusqu’à quatre cartes, plus tes bonus de main ; si tu en as davantage, tu ne pioches ni ne défausses. L’étape (4) vaut aussi en cas de défaite.
    .ruling = Quand il ne te reste plus qu’à t’arrêter, sans carte ni potion possible, le combat s’arrête automatiquement. L’ordre des cartes dans la défausse est sans importance. Si tu gagnes une arme ou une armure, tu choisis toujours : la porter (l’ancienne va au prêteur sur gages) ou l’y envoyer elle-même.
goblin-rule-G5-8 = Un équipement avec un cœur te rend autant de points de vie qu’il l’indique juste après les coups du monstre, mais pas si tu as perdu ton dernier point de vie.
    .ruling = L’équipement gagné dans ce combat ne soigne pas encore, mais son bonus de main compte déjà quand tu complètes ta main.
goblin-rule-G5-9 = Si tu ne gagnes pas, le monstre reste où il était.
goblin-rule-G5-10 = Celui qui bat le Seigneur de Tous les Monstres en gardant au moins un point de vie a gagné, et la partie prend fin aussitôt.
    .ruling = La table peut convenir de jouer la manche jusqu’au bout, pour que chacun ait eu autant de tours ; d’ici là, le Seigneur reste en place. Si plusieurs le battent dans cette manche, celui dont l’attaque dépasse le plus ses points de vie gagne, puis celui qui garde le plus de points de vie ; si l’égalité demeure, la victoire est partagée. Sans cet accord, la partie prend fin aussitôt, comme imprimé.
goblin-rule-G5-11 =
    .ruling = Après 100 manches, la partie s’arrête. Celui qui a le plus de clés gagne ou, en cas d’égalité, qui a le plus de cartes gagnées ; cartes Action, armes et armures comptent toutes. Si l’égalité demeure, la victoire est partagée.

## 6 Équipement, clés et potions

goblin-rule-G6-1 = Tu peux posséder au plus une arme et une armure. L’équipement peut donner de l’attaque, de la défense, un cœur ou un bonus de main (+), et tout s’additionne.
goblin-rule-G6-2 = Les clés sont vertes (niveau I), jaunes (niveau II) et rouges (niveau III). Tu peux en obtenir une de chaque. Tu ne perds jamais une clé et ne paies jamais avec ; dès que tu l’as, tu ne peux plus attaquer les gardiens de son niveau.
goblin-rule-G6-3 = Tu peux posséder au plus une potion de chaque sorte. Tu la bois pendant ton propre tour ; elle ne sert qu’une fois et retourne sur la pile du marchand.
goblin-rule-G6-4 = La potion de force double, à ton choix, l’attaque ou la défense de la dernière carte Action jouée. Bois-la avant de jouer la carte suivante ou de t’arrêter. Elle n’agit jamais sur l’équipement, et un effet maudit ne compte pas, même doublé.
    .ruling = Tu peux encore la boire après avoir pioché grâce à cette même carte, tant que tu n’as ni joué la suivante ni arrêté le combat. Seul un effet imprimé sur la carte peut être doublé.
goblin-rule-G6-5 = La potion de contre-malédiction : une malédiction du monstre, à ton choix, ne compte pas pendant ce tour.
    .ruling = Bue avant ta première carte, elle t’évite aussi de défausser à cause d’un bonus de main annulé (G5.3). Bue plus tard, elle fait compter l’attaque et la défense déjà jouées, mais la pioche et le soin manqués ne se rattrapent pas.
goblin-rule-G6-6 = La potion de soin te rend tous tes points de vie. Dans l’édition tchèque, tu peux la boire à tout moment de ton tour, même chez le marchand. Dans les éditions allemande et française, tu la bois pendant un combat : avant les coups du monstre, ou après s’il te reste un point de vie. Une fois ton dernier point de vie perdu dans ce tour, tu ne peux plus la boire.
    .ruling = Il doit te manquer au moins un point de vie. L’édition tchèque la propose au début du tour, pendant le combat, après les coups et chez le marchand ; les éditions allemande et française, pendant le combat et après les coups.

## 7 Le marchand

goblin-rule-G7-1 = Chaque achat coûte une carte, que tu laisses au prêteur sur gages : une carte Action gagnée que tu as en main, ton arme ou ton armure. Tu ne peux jamais payer avec une carte de départ, une potion ou une clé.
    .ruling = Tu dis d’abord ce que tu veux, puis avec quoi tu paies ; on ne revient en arrière qu’en annulant le coup. Tu peux aussi payer avec un équipement acheté plus tôt lors de la même visite, mais pas avec une carte Action achetée : elle est sur ton deck.
goblin-rule-G7-2 = Tu peux acheter plusieurs potions en une visite, mais n’en posséder qu’une de chaque sorte, et seulement tant qu’il en reste.
    .ruling = En une visite, tu peux acheter des potions et une carte du prêteur sur gages, dans n’importe quel ordre.
goblin-rule-G7-3 = Tu peux prendre chez le prêteur sur gages une carte par visite, celle que tu veux. Si cela te fait une arme ou une armure de trop, elle y retourne. Dans l’édition tchèque, une carte Action achetée va sur le dessus de ton deck.
    .ruling = Les autres éditions ne disent pas où va une carte Action achetée ; ici, elle va dans toutes sur le dessus du deck. Tu ne peux pas acheter la carte même avec laquelle tu paies, mais une carte donnée pour une potion peut être rachetée contre une autre. L’équipement acheté est porté aussitôt, et l’ancien va au prêteur sur gages.
goblin-rule-G7-4 = Après tes achats, pioche jusqu’à avoir une main complète.

## 8 Ressusciter

goblin-rule-G8-1 = Tu récupères tous tes points de vie et ne fais rien d’autre pendant ce tour. Dans les éditions allemande et française, tu le peux même s’il te reste des points de vie ; dans la tchèque, seulement s’il ne t’en reste aucune.
    .ruling = Un héros sans point de vie ressuscite automatiquement au début de ton tour, puisqu’il n’y a rien à choisir. Dans les éditions allemande et française, tu peux choisir de ressusciter quel que soit ton nombre de points de vie, même avec les cinq.

## 9 Les capacités des héros

goblin-rule-G9-1 = Les capacités sont facultatives : mettez-vous d’accord avant la partie. Argentus, le magicien. Une fois par combat, il peut jouer une carte bleue bien que la précédente ne nomme pas le bleu, mais pas contre une malédiction du bleu.
    .ruling = On joue avec les capacités, sauf si la table les désactive. Celui d’Argentus n’est dépensé que si l’enchaînement aurait interdit la carte bleue.
goblin-rule-G9-2 = Aderyn, la voleuse. Avec assez d’attaque, elle gagne même si elle a perdu son dernier point de vie ; à son tour suivant, elle doit alors ressusciter. Cela ne vaut pas contre le Seigneur de Tous les Monstres : les éditions allemande et française le disent, et dans la tchèque cela découle de G5.10.
goblin-rule-G9-3 = Horan, le guerrier. S’il joue deux cartes d’attaque l’une juste après l’autre, il a +1 en attaque pour ce combat, mais une seule fois.
    .ruling = C’est le symbole imprimé qui compte, maudit ou non. Ce +1 appartient à Horan : une malédiction d’attaque ne l’annule donc pas.
goblin-rule-G9-4 = Victorius, le spadassin. La deuxième carte qu’il joue dans un combat peut être de n’importe quelle couleur non maudite, quoi que nomme la première.
    .ruling = Dans l’édition française, la phrase est incomplète ; nous y jouons comme dans les deux autres.
goblin-rule-G9-5 = Xanros, le prince noir. Une fois par combat, il peut jouer une carte d’une couleur maudite ou faire compter un effet maudit d’une carte. Cela ne sert à rien contre les malédictions d’équipement.
    .ruling = Une carte d’une couleur maudite doit tout de même respecter l’enchaînement, et la jouer dépense la capacité. La pioche et le soin ont lieu aussitôt, on te le demande donc quand tu joues la carte ; si tu obéis alors à la malédiction, tu gardes ta capacité. L’attaque et la défense ne comptent qu’à la fin (G5.5), on te le demande donc quand tu t’arrêtes ou ne peux plus jouer de carte : choisis ce qui comptera, et de quelle carte. Après quoi tu ne joues ni ne bois plus rien dans ce combat. Ce qu’une potion de force a doublé compte double.
goblin-rule-G9-6 = Taia, la prophétesse. Quand une carte Action la fait piocher, elle pioche deux cartes, en garde une et glisse l’autre sous son deck. Dans les éditions allemande et française, s’il ne reste qu’une carte dans le deck, on mélange d’abord la défausse pour qu’elle en voie deux. Rien de cela ne vaut quand elle complète sa main à la fin du tour.
    .ruling = Elle le fait pour chaque carte que l’effet lui donne à piocher. Les cartes mélangées vont sous celle qui reste, dans l’édition tchèque aussi. S’il n’y a rien à mélanger, elle prend cette carte unique.
