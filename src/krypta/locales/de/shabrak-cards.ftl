# Shabrak: die Namen der Karten. Titel, nur im Nominativ.

## Sarks

shabrak-card-pitchforks = Die Mistgabeln
    .flavour = Eine ist ein Werkzeug. Fünfzig sind eine Meinung.
shabrak-card-coopers = Die Fassbinder
    .flavour = Zeit haben sie genug. Die reift in Eiche.
shabrak-card-tumblers = Die Gaukler
    .flavour = Du hast sie links gesehen. Das war der Trick.
shabrak-card-tinkers = Die Kesselflicker
    .flavour = Sie flicken alles. Am liebsten dir am Zeug.
shabrak-card-tapsters = Die Zapfhähne
    .flavour = Das erste Bier geht aufs Haus. Das Aufstehen kostet.
shabrak-card-gravediggers = Die Totengräber
    .flavour = Die Kundschaft kommt von selbst. Früher oder später.

## Anführer

shabrak-card-reeve-matthias = Dorfschulze Matthias
    .flavour = Einstimmig gewählt. Die anderen waren im Wirtshaus.
shabrak-card-guildmaster = Zunftmeister Eichholz
    .flavour = Laut wurde er zuletzt, als das Bier teurer wurde.
shabrak-card-showman = Prinzipal Fidelius
    .flavour = Nur näher, immer näher! So nah nun auch nicht. Zu spät.
shabrak-card-madam-awl = Madame Pfriem
    .flavour = Trifft immer. Frag ihre letzten drei Assistenten.
shabrak-card-queen-of-wire = Drahtkönigin
    .flavour = Ihr Thron, das waren mal vierzig Mausefallen. Sind es noch.
shabrak-card-landlady = Wirtin Rosalia
    .flavour = Wenn sie sagt, du hast genug, dann hast du genug.
shabrak-card-old-pancras = Gevatter Pankraz
    .flavour = Misst jeden mit den Augen. Gibt immer eine Handbreit zu.
shabrak-card-widow-veronica = Witwe Veronika
    .flavour = Fünfmal verwitwet. Jedes Mal gefasster.

## Krieger: die Mistgabeln

shabrak-card-krupan = Bauernflegel
    .flavour = Man sagte ihm: Hau drauf. Vom Aufhören sagte keiner was.
shabrak-card-big-barbara = Bärbel die Große
    .flavour = Trägt das Kalb nach Hause. Und wenn sie bockt, die Kuh.
shabrak-card-jacob-with-the-fork = Jakob mit der Gabel
    .flavour = Mutig wie ein Löwe, solange jemand hinter ihm steht.
shabrak-card-goose-girl = Gänseliesel
    .flavour = Beißen tun die Gänse. Sie zeigt nur, wen.
shabrak-card-thresher = Drescher Thoman
    .flavour = Mit den anderen drischt er im Takt. Allein nickt er ein.
shabrak-card-the-twins = Veit und der andere
    .flavour = Wer wer ist, weiß keiner. Weh tut es gleich.
shabrak-card-beekeeper = Imker Ambrosius
    .flavour = Kennt jede Biene beim Namen. Stellt sie dir alle vor.
shabrak-card-bagpiper = Sackpfeifer Kilian
    .flavour = Wenn er loslegt, gehen alle lieber kämpfen.

## Krieger: die Fassbinder

shabrak-card-man-in-a-barrel = Ulrich im Fass
    .flavour = Zog für eine Nacht ein. Das war im Frühling.
shabrak-card-lid-bearer = Deckelträger Prokop
    .flavour = Steht im Weg. Hauptberuflich.
shabrak-card-hoop-smith = Reifschmiedin Berta
    .flavour = Noch einen Reif, Schätzchen, dann hältst du.
shabrak-card-patient-dorothy = Geduldige Dora
    .flavour = Zählt bis zehn. Dann deine Zähne.
shabrak-card-stave-counter = Daubenzähler Guido
    .flavour = Zählt jeden Abend, was noch übrig ist. Auch von uns.
shabrak-card-granny-pitch = Oma Pech
    .flavour = Klebt seit dem großen Frost an ihrer Bank. Ihr gefällt’s.
shabrak-card-brother-spigot = Bruder Spund
    .flavour = Betet für die Schwachen. Die Rechnung geht an die Starken.

## Krieger: die Gaukler

shabrak-card-strongman = Kraftprotz Bumbal
    .flavour = Hebt alles hoch. Absetzen ist eine andere Nummer.
shabrak-card-rope-walker = Lotte auf dem Seil
    .flavour = Schaut auf alle herab. Die Aussicht dazu hat sie.
shabrak-card-stilt-walker = Vinzenz auf Stelzen
    .flavour = Hat die eigenen Füße seit Ostern nicht gesehen.
shabrak-card-somersault-nina = Purzelbaum-Nina
    .flavour = War hier. Ist da. Winkt von dort drüben.
shabrak-card-fire-eater = Feuerspucker Gallus
    .flavour = Scharfes hat ihm der Arzt verboten.
shabrak-card-bear-leader = Bärenführer Gregor
    .flavour = Wer wen führt, ist unklar. Den Geldbeutel hat der Bär.
shabrak-card-fortune-teller = Kartenlegerin Sibylle
    .flavour = Sie sieht einen großen Fremden. Er schwingt eine Bank.

## Krieger: die Kesselflicker

shabrak-card-tin-plate-tom = Blech-Thomas
    .flavour = Sooft ihn einer schlägt, schlägt er die volle Stunde.
shabrak-card-pot-mender = Pfannenflicker Juro
    .flavour = Um etwas zu flicken, muss er es erst kaputt machen.
shabrak-card-magpie-sophie = Elster Sophie
    .flavour = Findet Sachen, bevor sie verloren gehen.
shabrak-card-knife-grinder = Scherenschleifer Gabriel
    .flavour = Scharfe Messer, gesalzene Preise.
shabrak-card-mousetrap-maker = Mausefallen-Emma
    .flavour = Hineingetappt sind die Maus, die Katze und der Pfarrer.
shabrak-card-walking-kitchen = Wandelnde Küche
    .flavour = Irgendwo da drin ist ein Mensch. Oder ein Gulasch.
shabrak-card-prophet-of-rust = Prophet des Rostes
    .flavour = Kehret um! Am Ende seid ihr alle Alteisen.

## Krieger: die Zapfhähne

shabrak-card-brewer = Braumeister Heiner
    .flavour = Prüft jedes Fass. Gewissenhaft. Bis auf den Grund.
shabrak-card-potboy = Pikkolo Ferdi
    .flavour = Links zehn Krüge, rechts eine Entschuldigung.
shabrak-card-bouncer = Rausschmeißer Kasimir
    .flavour = Da ist die Tür, da das Fenster. Such dir was aus.
shabrak-card-barmaid = Schankmaid Apollonia
    .flavour = Lächelt jeden an. Den Müden gibt sie den Rest.
shabrak-card-the-regular = Stammgast Wendelin
    .flavour = Hat seine Bank, seinen Krug und seine Schwerkraft.
shabrak-card-head-waiter = Oberkellner Kreide
    .flavour = Wer sich rührt, hat einen Strich mehr auf dem Deckel.
shabrak-card-cellarman = Kellermeister Ignaz
    .flavour = Weckt Schnapsleichen. Richtige Leichen kosten extra.
shabrak-card-night-watchman = Nachtwächter Liborius
    .flavour = Hört, ihr Leut: Es hat zwölf geschlagen. Ab ins Bett mit dir.

## Krieger: die Totengräber

shabrak-card-smucka = Rotzlöffel
    .flavour = Den hat keiner eingeladen. Er kam und brachte noch welche mit.
shabrak-card-digger = Spaten-Karl
    .flavour = Gräbt am besten, wenn es still ist. Es wird immer stiller.
shabrak-card-hired-mourner = Klageweib Agathe
    .flavour = Weint auf Stundenlohn. Schluchzer gehen extra.
shabrak-card-coffin-maker = Sargtischler Alois
    .flavour = Noch kein Kunde kam zurück, um sich zu beschweren.
shabrak-card-candle-boy = Ministrant Nikolaus
    .flavour = Zündet für jeden von uns eine an. Das Wachs tropft auf euch.
shabrak-card-leech-woman = Egelfrau Hedwig
    .flavour = Ihr tut es ein bisschen weh. Dir ein bisschen mehr.
shabrak-card-grave-robber = Grabräuber Silvester
    .flavour = Er nennt es Archäologie. Bisher nur er.
shabrak-card-pale-bride = Bleiche Braut
    .flavour = Bis dass der Tod uns scheidet. Sie hat es eilig.

## Ereignisse

shabrak-card-liquor = Schnaps
    .flavour = Desinfiziert Wunden, Löffel und Ansichten.
shabrak-card-shield-bash = Schildstoß
    .flavour = Verteidigung, nur schneller.
shabrak-card-flying-stool = Fliegender Hocker
    .flavour = Drei Beine, keine Bremse.
shabrak-card-kick-while-down = Nachtreten
    .flavour = Fair ist es nicht. Bequem schon.
shabrak-card-crown-fever = Kronenfieber
    .flavour = Je mehr der Hut glänzt, desto besser trifft man ihn.
shabrak-card-duck = Kopf runter!
    .flavour = Die älteste Kampfkunst der Welt.
shabrak-card-trip-up = Gestelltes Bein
    .flavour = Es war nur ein Bein. Es stand zufällig da.
shabrak-card-steak-on-the-eye = Rohes Schnitzel aufs Auge
    .flavour = Danach ab in die Pfanne. Hier kommt nichts weg.
shabrak-card-fresh-straw = Frisches Stroh
    .flavour = Die Flöhe sind zuerst eingezogen.
shabrak-card-run-up = Anlauf
    .flavour = Das mit dem Bremsen ist noch nicht durchdacht.
shabrak-card-bare-knuckles = Bloße Fäuste
    .flavour = Zu verlieren gibt es nur die Haut.
shabrak-card-shoulder-to-shoulder = Schulter an Schulter
    .flavour = Es ist wärmer, und umfallen kann auch keiner.
shabrak-card-all-change = Bäumchen, wechsle dich!
    .flavour = Wer an der Tür übrig bleibt, zahlt.
shabrak-card-shoving-match = Rempelei
    .flavour = Es begann höflich: nach Ihnen, nein, nach Ihnen.
shabrak-card-pass-the-hat = Der Hut geht um
    .flavour = Kam zurück mit zwei Knöpfen und ohne Futter.
shabrak-card-lost-bet = Verlorene Wette
    .flavour = „Was soll schon passieren?“, fragte er. Nun weiß er es.
shabrak-card-heckling = Gepöbel von der Galerie
    .flavour = Meine Oma haut fester zu! Das tut sie wirklich.
shabrak-card-forty-winks = Nickerchen
    .flavour = Weckt mich, wenn es weniger wehtut.
shabrak-card-empty-pockets = Leere Taschen
    .flavour = Zum Werfen ist nichts mehr da, also wirft er sich.
shabrak-card-honest-folk = Schlaf der Gerechten
    .flavour = Schlief wie ein Klotz. Wachte unter einem auf.
shabrak-card-rust = Rost
    .flavour = Wer rastet, der rostet. Wer nicht rastet, auch.
shabrak-card-village-feast = Kirchweih
    .flavour = Erst der Kuchen, dann die Schlägerei. Tradition.
shabrak-card-second-wind = Zweite Luft
    .flavour = Die erste ging hinten raus.
shabrak-card-war-cry = Schlachtruf
    .flavour = Den Text kennt keiner. Die Melodie kennen alle.
shabrak-card-commanders-speech = Ansprache des Anführers
    .flavour = Wer am nächsten stand, kam nicht mehr weg.
shabrak-card-everyone-on-him = Alle auf ihn!
    .flavour = Demokratie in Reinform.
shabrak-card-for-frank = Für Franz!
    .flavour = Gemocht hat ihn keiner. Aber er war einer von uns.
shabrak-card-headbutt = Kopfnuss
    .flavour = Gebrauch deinen Kopf, hatten sie ihm gesagt.
shabrak-card-out-of-turn = Außer der Reihe
    .flavour = Anstehen ist für Leute ohne Ellbogen.
shabrak-card-tug-of-war = Tauziehen
    .flavour = Es gewinnt, wer im richtigen Moment loslässt.
shabrak-card-stampede-of-geese = Wild gewordene Gänse
    .flavour = Haben einmal eine Stadt gerettet. Diese nicht.
shabrak-card-tavern-brawl = Wirtshausschlägerei
    .flavour = Angefangen hat keiner. Fertig waren alle.
shabrak-card-round-on-the-house = Runde aufs Haus
    .flavour = Das Haus weiß noch nichts davon.
shabrak-card-rummage = Griff in den Müll
    .flavour = Gestern weggeworfen, heute geworfen.
shabrak-card-spring-cleaning = Frühjahrsputz
    .flavour = Unterm Teppich lag der Schiedsrichter vom Vorjahr.
shabrak-card-underdogs-hour = Stunde des Außenseiters
    .flavour = In die Enge getrieben beißt er am besten.
shabrak-card-full-hands = Alle Hände voll
    .flavour = Was sich nicht ablegen lässt, taugt zum Zuhauen.
shabrak-card-closing-time = Sperrstunde
    .flavour = Heim muss keiner. Aber stehen bleibt hier auch keiner.
shabrak-card-autograph-hunters = Autogrammjäger
    .flavour = Bitte hier. Und hier. Und meinem Bruder auf den Rücken.
shabrak-card-double-or-nothing = Doppelt oder nichts
    .flavour = Nichts war es bisher noch nie.
shabrak-card-noble-sacrifice = Edles Opfer
    .flavour = Er hat sich freiwillig gemeldet. Im Schlaf.

## Ausrüstung

shabrak-card-pot-lid = Topfdeckel
    .flavour = Riecht nach Kohl. Der Held auch.
shabrak-card-knotty-cudgel = Knorriger Knüppel
    .flavour = Jeder Knorren hat seine Geschichte. Alle sind kurz.
shabrak-card-board-with-nails = Brett mit Nägeln
    .flavour = „Nicht berühren“ stand drauf. Auf der Innenseite.
shabrak-card-long-pole = Lange Stange
    .flavour = Für Kämpfe, bei denen man lieber zuschaut.
shabrak-card-hip-flask = Flachmann
    .flavour = Rein medizinisch. Er ist schwer krank.
shabrak-card-slingshot = Steinschleuder
    .flavour = Einem Kind abgenommen. Das Kind traf besser.
shabrak-card-cowbell = Kuhglocke
    .flavour = Jetzt wissen alle, wen sie hauen sollen.
shabrak-card-lead-boots = Bleistiefel
    .flavour = Der Verkäufer schwor, die laufen sich ein.
shabrak-card-itchy-shirt = Kratziges Hemd
    .flavour = Mit Liebe gestrickt. Von jemandem, der dich hasst.
shabrak-card-unlucky-hat = Unglückshut
    .flavour = Sieben Besitzer. Alle nur kurz.
shabrak-card-ball-and-chain = Klotz am Bein
    .flavour = Endlich sicher vor Dieben. Und vorm Tanzen.
shabrak-card-battered-drum = Zerbeulte Trommel
    .flavour = Hat mehr Schläge bekommen als ihr alle zusammen.
shabrak-card-barrel-armour = Fassrüstung
    .flavour = Schützt vorzüglich. Nur die Arme hat man vergessen.
shabrak-card-grannys-scarf = Omas Schal
    .flavour = Trag ihn, oder sie kommt selbst in die Arena.
shabrak-card-lucky-horseshoe = Glückshufeisen
    .flavour = Das Pferd hatte weniger Glück.
shabrak-card-meat-hook = Fleischerhaken
    .flavour = Komm her. Nein, da rüber. Na also.
shabrak-card-big-magnet = Großer Magnet
    .flavour = Zieht Schwerter, Löffel und Ärger an.
shabrak-card-marked-cards = Gezinkte Karten
    .flavour = Lauter Asse. Auch die Sieben.
shabrak-card-stolen-hourglass = Gestohlene Sanduhr
    .flavour = Gestohlene Zeit vergeht am schnellsten.
shabrak-card-tin-crown = Blechkrone
    .flavour = Herrschen kann jeder. Einer muss ja.
shabrak-card-moth-eaten-shabrak = Mottenschabracke
    .flavour = Das Pferd ging. Die Motten blieben treu.
