# Karak : noms (français). Valeur = forme du dictionnaire, sans article.

## Héros

karak-hero-argentus = Argentus
    .gender = m
    .number = one
    .the = Argentus
    .of = d’Argentus
    .to = à Argentus
    .one = Argentus

karak-hero-horan = Horan
    .gender = m
    .number = one
    .the = Horan
    .of = de Horan
    .to = à Horan
    .one = Horan

karak-hero-xanros = Xanros
    .gender = m
    .number = one
    .the = Xanros
    .of = de Xanros
    .to = à Xanros
    .one = Xanros

karak-hero-aderyn = Aderyn
    .gender = f
    .number = one
    .the = Aderyn
    .of = d’Aderyn
    .to = à Aderyn
    .one = Aderyn

karak-hero-victorius = Victorius
    .gender = m
    .number = one
    .the = Victorius
    .of = de Victorius
    .to = à Victorius
    .one = Victorius

karak-hero-taia = Taia
    .gender = f
    .number = one
    .the = Taia
    .of = de Taia
    .to = à Taia
    .one = Taia

## Classes

karak-class-argentus = magicien
    .gender = m
    .number = one
    .the = le magicien
    .of = du magicien
    .to = au magicien
    .one = un magicien

karak-class-horan = guerrier
    .gender = m
    .number = one
    .the = le guerrier
    .of = du guerrier
    .to = au guerrier
    .one = un guerrier

karak-class-xanros = prince noir
    .gender = m
    .number = one
    .the = le prince noir
    .of = du prince noir
    .to = au prince noir
    .one = un prince noir

karak-class-aderyn = voleuse
    .gender = f
    .number = one
    .the = la voleuse
    .of = de la voleuse
    .to = à la voleuse
    .one = une voleuse

karak-class-victorius = spadassin
    .gender = m
    .number = one
    .the = le spadassin
    .of = du spadassin
    .to = au spadassin
    .one = un spadassin

karak-class-taia = prophétesse
    .gender = f
    .number = one
    .the = la prophétesse
    .of = de la prophétesse
    .to = à la prophétesse
    .one = une prophétesse

## Jetons

karak-token-rat = rat géant
    .gender = m
    .number = one
    .the = le rat géant
    .of = du rat géant
    .to = au rat géant
    .one = un rat géant

karak-token-spider = araignée géante
    .gender = f
    .number = one
    .the = l’araignée géante
    .of = de l’araignée géante
    .to = à l’araignée géante
    .one = une araignée géante

karak-token-mummy = momie
    .gender = f
    .number = one
    .the = la momie
    .of = de la momie
    .to = à la momie
    .one = une momie

karak-token-turnkey = squelette-gardien des clés
    .gender = m
    .number = one
    .the = le squelette-gardien des clés
    .of = du squelette-gardien des clés
    .to = au squelette-gardien des clés
    .one = un squelette-gardien des clés

karak-token-warrior = squelette-spadassin
    .gender = m
    .number = one
    .the = le squelette-spadassin
    .of = du squelette-spadassin
    .to = au squelette-spadassin
    .one = un squelette-spadassin

karak-token-king = roi des squelettes
    .gender = m
    .number = one
    .the = le roi des squelettes
    .of = du roi des squelettes
    .to = au roi des squelettes
    .one = un roi des squelettes

karak-token-fallen = Mort
    .gender = m
    .number = one
    .the = le Mort
    .of = du Mort
    .to = au Mort
    .one = un Mort

karak-token-dragon = dragon
    .gender = m
    .number = one
    .the = le dragon
    .of = du dragon
    .to = au dragon
    .one = un dragon

karak-token-chest = coffre verrouillé
    .gender = m
    .number = one
    .the = le coffre verrouillé
    .of = du coffre verrouillé
    .to = au coffre verrouillé
    .one = un coffre verrouillé

## Objets

karak-item-daggers = poignards
    .gender = m
    .number = many
    .the = les poignards
    .of = des poignards
    .to = aux poignards
    .one = des poignards

karak-item-sword = épée
    .gender = f
    .number = one
    .the = l’épée
    .of = de l’épée
    .to = à l’épée
    .one = une épée

karak-item-axe = hache
    .gender = f
    .number = one
    .the = la hache
    .of = de la hache
    .to = à la hache
    .one = une hache

karak-item-bolt = tir magique
    .gender = m
    .number = one
    .the = le tir magique
    .of = du tir magique
    .to = au tir magique
    .one = un tir magique

karak-item-healing = portail de guérison
    .gender = m
    .number = one
    .the = le portail de guérison
    .of = du portail de guérison
    .to = au portail de guérison
    .one = un portail de guérison

karak-item-key = clé
    .gender = f
    .number = one
    .the = la clé
    .of = de la clé
    .to = à la clé
    .one = une clé

## Trésors

karak-treasure-chest = trésor de coffre
    .gender = m
    .number = one
    .the = le trésor du coffre
    .of = du trésor du coffre
    .to = au trésor du coffre
    .one = un trésor de coffre

karak-treasure-fallen = trésor du Mort
    .gender = m
    .number = one
    .the = le trésor du Mort
    .of = du trésor du Mort
    .to = au trésor du Mort
    .one = un trésor du Mort

karak-treasure-ruby = rubis du dragon
    .gender = m
    .number = one
    .the = le rubis du dragon
    .of = du rubis du dragon
    .to = au rubis du dragon
    .one = un rubis du dragon

## Tuiles

karak-place-tunnel = couloir
    .gender = m
    .number = one
    .the = le couloir
    .of = du couloir
    .to = au couloir
    .one = un couloir

karak-place-room = pièce
    .gender = f
    .number = one
    .the = la pièce
    .of = de la pièce
    .to = à la pièce
    .one = une pièce

karak-place-portal = portail
    .gender = m
    .number = one
    .the = le portail
    .of = du portail
    .to = au portail
    .one = un portail

karak-place-fountain = fontaine d’eau curative
    .gender = f
    .number = one
    .the = la fontaine d’eau curative
    .of = de la fontaine d’eau curative
    .to = à la fontaine d’eau curative
    .one = une fontaine d’eau curative

karak-place-start = tuile de départ
    .gender = f
    .number = one
    .the = la tuile de départ
    .of = de la tuile de départ
    .to = à la tuile de départ
    .one = une tuile de départ

## Directions

karak-side-north = au nord
    .plain = nord

karak-side-east = à l’est
    .plain = est

karak-side-south = au sud
    .plain = sud

karak-side-west = à l’ouest
    .plain = ouest
