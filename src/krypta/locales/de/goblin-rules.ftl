# Karak: Goblin: die Regelseite. Wert = was die gedruckten Regeln sagen; .ruling = unsere eigene Entscheidung.

goblin-rules-title = Die Regeln von Karak: Goblin
goblin-rules-intro = Dies ist ein inoffizieller digitaler Spieltisch für das Kartenspiel Karak: Goblin, und die Regeln stehen hier in unseren eigenen Worten. Die tschechische, die deutsche und die französische Ausgabe unterscheiden sich an einigen Stellen; gespielt wird nach der Ausgabe, die ihr am Tisch einstellt, sonst nach der tschechischen. Was als Entscheidung gekennzeichnet ist, haben wir selbst festgelegt, weil die gedruckten Regeln dazu schweigen oder unklar sind.

goblin-chapter-1 = Material
goblin-chapter-2 = Vorbereitung
goblin-chapter-3 = Die Stapel
goblin-chapter-4 = Der Zug
goblin-chapter-5 = Der Kampf
goblin-chapter-6 = Ausrüstung, Schlüssel und Tränke
goblin-chapter-7 = Der Händler
goblin-chapter-8 = Wiederbelebung
goblin-chapter-9 = Die Fähigkeiten der Helden

## 1 Material

goblin-rule-G1-1 = Es gibt 6 Helden, jeder mit 6 eigenen Start-Aktionskarten, und 20 Trefferpunktkarten, 5 für jede Person. Damit können 2 bis 4 Personen spielen. 6 Aufbaukarten kennzeichnen den Händler, die Level I, II und III, die Kammer des Monsterlords (X) und die Pfandleihe.
    .ruling = Zum Üben darfst du auch allein spielen.
goblin-rule-G1-2 = Die tschechische und die französische Ausgabe zählen 82 Monsterkarten: 3 Monsterlords (X), die Torwächter und die gewöhnlichen Monster, die ein, zwei oder drei Schädel dem Level I, II oder III zuordnen. In der deutschen Ausgabe hat jedes Level 4 Torwächter, die beiden anderen nennen keine Zahl. Auf der Rückseite jedes Monsters steht seine Belohnung: eine Aktionskarte, eine Waffe oder eine Rüstung; bei einem Torwächter ist es sein Schlüssel.
    .ruling = Es gibt 64 gewöhnliche Monster (20, 20 und 24) und 5 Torwächter je Level. In der deutschen Ausgabe bleibt von jedem Level ein ausgeloster Torwächter in der Schachtel; welcher, weiß niemand, bis die anderen vier gekommen sind.
goblin-rule-G1-3 = Es gibt drei Arten von Tränken: Stärkungstrank, Gegenfluchtrank und Heiltrank. Die tschechische Ausgabe zählt 12 Trankkarten, die französische 13.
    .ruling = In allen Ausgaben sind es 12, von jeder Art 4.
goblin-rule-G1-4 = Eine Aktionskarte hat eine Farbe (Grün, Blau, Rot oder Gelb), zeigt an, welche Farben auf sie folgen dürfen, und hat einen oder mehrere Effekte: Angriff, Verteidigung, Heilung oder Ziehen, jeweils mit einer Zahl. Eine Monsterkarte zeigt Angriff, Trefferpunkte, Level, die Art der Belohnung und, falls vorhanden, Flüche.
    .ruling = Eine Aktionskarte kann beliebig viele Folgefarben nennen, von keiner bis zu allen vier.
goblin-rule-G1-5 = Die Werte der Karten stehen in keiner Anleitung.
    .ruling = Wir spielen mit einem eigenen Kartensatz, der vollzählig und anhand vieler gemessener Partien ausgewogen ist. Er steht in einer einzigen Datei; wer das gedruckte Spiel besitzt, kann sie durch eine mit den eigenen Karten ersetzen.

## 2 Vorbereitung

goblin-rule-G2-1 = Für jedes Level mischt ihr die gewöhnlichen Monster, legt sie als offenen Stapel neben die Reihe und teilt 5 davon in die Reihe aus. Ans Ende der Reihe kommen die Torwächter als Stapel, dessen oberste Karte zu sehen ist; in der deutschen und der französischen Ausgabe wird er gemischt. Von den 3 Monsterlords wird einer ausgelost, die beiden anderen spielen nicht mit. Die Tränke liegen in drei Stapeln beim Händler. Die Pfandleihe ist anfangs leer.
    .ruling = Auch in der tschechischen Ausgabe werden die Torwächter gemischt. Die oberste Karte jedes Monsterstapels sehen alle, egal in welcher Ausgabe; bekämpfen darf man sie nur in der französischen.
goblin-rule-G2-2 = Du suchst dir einen Helden aus, mischst seine 6 Karten zu deinem Deck und nimmst 4 davon auf die Hand. Du hast 5 Trefferpunkte.
    .ruling = Ausgesucht wird in der Reihenfolge der Plätze, und jeden Helden gibt es nur einmal. Am Tisch lässt sich auch einstellen, dass die Helden ausgelost werden.
goblin-rule-G2-3 = Es beginnt die jüngste Person am Tisch, danach geht es im Uhrzeigersinn weiter.
    .ruling = Hier entscheidet das Los, wer beginnt; einstellen lässt sich auch, dass der erste Platz beginnt (dort kann die jüngste Person sitzen).

## 3 Die Stapel

goblin-rule-G3-1 = Dein Deck liegt verdeckt, dein Ablagestapel offen. Erst wenn du ziehen musst und das Deck leer ist, mischst du den Ablagestapel zu einem neuen Deck. Karten, die du in einem noch laufenden Kampf ausgespielt hast, werden dabei nicht mitgemischt. Wenn du nach dem Kampf deine Hand auffüllst, liegen sie schon auf dem Ablagestapel, ebenso eine gewonnene Aktionskarte, und können mitgemischt werden. Sind beide Stapel leer, entfällt das Ziehen.
goblin-rule-G3-2 = Gewonnene Karten haben ein Monster auf der Rückseite. Beim Mischen darfst du sie deshalb an beliebige Stellen des neuen Decks legen; deine Startkarten bleiben untereinander zufällig gemischt.
    .ruling = Du gibst deinen gewonnenen Karten nacheinander ihren Platz, in der Reihenfolge ihrer Nummern. Jederzeit kannst du stattdessen einfach mischen lassen: Was noch keinen Platz hat, liegt dann irgendwo. Gibt es keine gewonnene Karte einzuordnen, wirst du nicht gefragt, und die letzte Karte kommt von selbst auf den einzigen freien Platz. Rückseiten sind öffentlich: Alle sehen, welche gewonnenen Karten du auf der Hand hast, und die Rückseite der obersten Karte deines Decks. Die übrige Anordnung kennst nur du.

## 4 Der Zug

goblin-rule-G4-1 = In deinem Zug tust du genau eines von drei Dingen: Du kämpfst gegen ein Monster, besuchst den Händler oder belebst deinen Helden wieder. Hat dein Held keinen Trefferpunkt mehr, musst du ihn wiederbeleben.
    .ruling = Ein Heiltrank ersetzt die Wiederbelebung nicht.
goblin-rule-G4-2 =
    .ruling = Du darfst den Händler besuchen, ohne etwas zu kaufen. So setzt du aus.

## 5 Der Kampf

goblin-rule-G5-1 = Du suchst dir ein Monster auf einem Level aus, das du betreten darfst: ein beliebiges aus der Reihe oder den obersten Torwächter, solange du den Schlüssel dieses Levels noch nicht hast. In der französischen Ausgabe darfst du auch die oberste Karte des Monsterstapels wählen, in der deutschen ausdrücklich nicht.
    .ruling = Die tschechische Ausgabe erwähnt den Monsterstapel nicht; deshalb darfst du seine oberste Karte dort ebenfalls nicht bekämpfen.
goblin-rule-G5-2 = Level I steht allen offen. Für Level II brauchst du den grünen Schlüssel, für Level III den grünen und den gelben, für den Monsterlord den grünen, den gelben und den roten. Niedrigere Level bleiben dir offen.
goblin-rule-G5-3 = Hebt ein Fluch des Monsters deinen Handkartenbonus auf, wirfst du vor der ersten gespielten Karte so viele Karten deiner Wahl ab, dass dir 4 bleiben.
    .ruling = Ein Bonus, der weiter gilt, kommt zu den 4 hinzu. Die tschechische und die französische Ausgabe sprechen nur vom Fluch gegen Rüstungen; ein Fluch gegen Waffen wirkt ebenso. Wird kein Bonus aufgehoben, darfst du auch mehr als 4 Karten behalten. Die abgeworfenen Karten wurden nicht gespielt und können deshalb noch im selben Kampf wieder eingemischt werden. Beim Auffüllen der Hand gilt der Bonus wieder.
goblin-rule-G5-4 = Du spielst deine Karten einzeln aus. Die erste darf jede Farbe haben, jede weitere nur eine, die die Karte davor nennt. Spiel so viele, wie du möchtest, auch gerade gezogene.
    .ruling = Du darfst auch gar keine Karte spielen.
goblin-rule-G5-5 = Ziehen und Heilung geschehen sofort, Angriff und Verteidigung zählen am Ende des Kampfes. Hat eine Karte mehrere Effekte, gelten alle, in der tschechischen Ausgabe von rechts nach links. Heilung über 5 Trefferpunkte hinaus verfällt.
    .ruling = Auf Ziehen und Heilung kannst du nicht verzichten. Die Reihenfolge von rechts nach links gilt in allen Ausgaben.
goblin-rule-G5-6 = Fluch gegen eine Farbe: Karten dieser Farbe darfst du nicht spielen. Fluch gegen einen Effekt: Dieser Effekt deiner Aktionskarten zählt nicht; spielen darfst du die Karten trotzdem, etwa um die Kette fortzusetzen. Tränke und Ausrüstung samt ihren Herzen sind nicht betroffen. Fluch gegen Ausrüstung: Die Effekte dieser Art von Ausrüstung zählen in diesem Kampf nicht.
    .ruling = Verflucht sein können Waffen oder Rüstungen.
goblin-rule-G5-7 = Du hörst auf, wann du willst oder wenn du keine Karte mehr spielen kannst. Dann geht es so weiter: (1) Für jeden Punkt, um den der Angriff des Monsters die Verteidigung deiner Karten und deiner Ausrüstung übersteigt, verlierst du einen Trefferpunkt. Verlierst du den letzten, bist du besiegt, egal, wie hoch dein Angriff ist. (2) Sonst vergleichst du den Angriff deiner Karten und deiner Ausrüstung mit den Trefferpunkten des Monsters: Ist er mindestens so hoch, gewinnst du. (3) Hast du gewonnen, bekommst du die Belohnung. Eine Aktionskarte kommt oben auf deinen Ablagestapel. Eine Waffe oder Rüstung behältst du oder gibst sie in die Pfandleihe; zwei derselben Art darfst du nicht haben. Ein Schlüssel gehört dir für immer. Eine Lücke in der Reihe wird sofort vom Stapel des Levels gefüllt; ist er leer, bleibt sie. (4) Deine gespielten Karten kommen auf den Ablagestapel. Du ziehst auf 4 Karten plus deine Handkartenboni nach; hast du mehr, ziehst du weder, noch wirfst du ab. Schritt (4) gilt auch nach einer Niederlage.
    .ruling = Bleibt dir nur noch das Aufhören, also weder Karte noch Trank, endet der Kampf von selbst. Die Reihenfolge der Karten im Ablagestapel spielt keine Rolle. Gewinnst du eine Waffe oder Rüstung, wirst du immer gefragt: Du legst sie an, und die bisherige kommt in die Pfandleihe, oder du gibst die neue dorthin.
goblin-rule-G5-8 = Ausrüstung mit einem Herz bringt dir gleich nach den Treffern des Monsters so viele Trefferpunkte zurück, wie sie anzeigt, aber nicht, wenn du deinen letzten Trefferpunkt verloren hast.
    .ruling = In diesem Kampf gewonnene Ausrüstung heilt noch nicht, ihr Handkartenbonus gilt beim Auffüllen der Hand aber schon.
goblin-rule-G5-9 = Gewinnst du nicht, bleibt das Monster, wo es war.
goblin-rule-G5-10 = Wer den Monsterlord besiegt und dabei mindestens einen Trefferpunkt behält, gewinnt, und das Spiel endet sofort.
    .ruling = Ihr könnt am Tisch vereinbaren, dass die Runde zu Ende gespielt wird, damit alle gleich viele Züge hatten; der Lord bleibt so lange liegen. Besiegen ihn in dieser Runde mehrere, gewinnt, wessen Angriff seine Trefferpunkte am weitesten übertrifft, bei Gleichstand, wer mehr Trefferpunkte übrig hat; herrscht auch dann Gleichstand, wird der Sieg geteilt. Ohne eine solche Vereinbarung endet das Spiel sofort, wie gedruckt.
goblin-rule-G5-11 =
    .ruling = Nach 100 Runden endet das Spiel. Es gewinnt, wer die meisten Schlüssel hat; bei Gleichstand entscheiden die meisten gewonnenen Karten, und Aktionskarten, Waffen und Rüstungen zählen alle mit. Herrscht auch dann Gleichstand, wird der Sieg geteilt.

## 6 Ausrüstung, Schlüssel und Tränke

goblin-rule-G6-1 = Du darfst höchstens eine Waffe und eine Rüstung besitzen. Ausrüstung kann Angriff, Verteidigung, ein Herz oder einen Handkartenbonus (+) geben, und alles wird zusammengezählt.
goblin-rule-G6-2 = Schlüssel sind grün (Level I), gelb (Level II) oder rot (Level III). Von jeder Farbe kannst du einen bekommen. Du verlierst ihn nie und bezahlst nie damit, und sobald du ihn hast, darfst du die Torwächter seines Levels nicht mehr angreifen.
goblin-rule-G6-3 = Von jeder Art darfst du höchstens einen Trank besitzen. Du trinkst ihn in deinem eigenen Zug; er wirkt einmal und kommt dann auf den Stapel beim Händler zurück.
goblin-rule-G6-4 = Der Stärkungstrank verdoppelt nach deiner Wahl den Angriff oder die Verteidigung der Aktionskarte, die du zuletzt gespielt hast. Trink ihn, bevor du die nächste Karte spielst oder aufhörst. Auf Ausrüstung wirkt er nie, und ein verfluchter Effekt zählt auch verdoppelt nicht.
    .ruling = Du darfst ihn auch noch trinken, nachdem du für dieselbe Karte gezogen hast, solange du weder die nächste gespielt noch aufgehört hast. Verdoppeln lässt sich nur ein Effekt, der auf der Karte steht.
goblin-rule-G6-5 = Der Gegenfluchtrank: Ein Fluch des Monsters, den du aussuchst, gilt in diesem Zug nicht.
    .ruling = Vor deiner ersten Karte getrunken, erspart er dir auch das Abwerfen wegen eines aufgehobenen Handkartenbonus (G5.3). Trinkst du ihn später, zählen Angriff und Verteidigung der schon gespielten Karten mit; verpasstes Ziehen und verpasste Heilung werden aber nicht nachgeholt.
goblin-rule-G6-6 = Der Heiltrank bringt dir alle Trefferpunkte zurück. In der tschechischen Ausgabe darfst du ihn jederzeit in deinem Zug trinken, auch beim Händler. In der deutschen und der französischen Ausgabe trinkst du ihn im Kampf: vor den Treffern des Monsters oder danach, wenn du noch einen Trefferpunkt hast. Hast du in diesem Zug deinen letzten Trefferpunkt verloren, hilft er nicht mehr.
    .ruling = Dir muss mindestens ein Trefferpunkt fehlen. In der tschechischen Ausgabe wird er zu Beginn des Zuges, im Kampf, nach den Treffern und beim Händler angeboten, in der deutschen und der französischen im Kampf und nach den Treffern.

## 7 Der Händler

goblin-rule-G7-1 = Jeder Kauf kostet eine Karte, die du in die Pfandleihe legst: eine gewonnene Aktionskarte von deiner Hand, deine Waffe oder deine Rüstung. Mit Startkarten, Tränken und Schlüsseln kannst du nie bezahlen.
    .ruling = Zuerst sagst du, was du möchtest, dann, womit du bezahlst; zurück geht es nur, indem du den Schritt rückgängig machst. Auch mit Ausrüstung, die du beim selben Besuch gekauft hast, darfst du bezahlen, mit einer gekauften Aktionskarte nicht: Sie liegt auf deinem Deck.
goblin-rule-G7-2 = Bei einem Besuch darfst du mehrere Tränke kaufen, aber von jeder Art nur einen besitzen, und nur, solange der Vorrat reicht.
    .ruling = Bei einem Besuch darfst du Tränke und eine Karte aus der Pfandleihe kaufen, in beliebiger Reihenfolge.
goblin-rule-G7-3 = Aus der Pfandleihe darfst du bei jedem Besuch eine Karte kaufen, egal welche. Hast du dann eine Waffe oder Rüstung zu viel, kommt die überzählige dorthin zurück. In der tschechischen Ausgabe legst du eine gekaufte Aktionskarte oben auf dein Deck.
    .ruling = Die anderen Ausgaben sagen nicht, wohin eine gekaufte Aktionskarte kommt; hier kommt sie in allen oben auf das Deck. Die Karte, mit der du gerade bezahlst, kannst du nicht kaufen; eine Karte, mit der du einen Trank bezahlt hast, darfst du mit einer anderen zurückkaufen. Gekaufte Ausrüstung legst du sofort an, die bisherige kommt in die Pfandleihe.
goblin-rule-G7-4 = Nach dem Einkauf ziehst du auf die volle Hand nach.

## 8 Wiederbelebung

goblin-rule-G8-1 = Du bekommst alle Trefferpunkte zurück und tust in diesem Zug sonst nichts. In der deutschen und der französischen Ausgabe darfst du das auch, wenn du noch Trefferpunkte hast, in der tschechischen nur ohne.
    .ruling = Ein Held ohne Trefferpunkte wird zu Beginn deines Zuges von selbst wiederbelebt, denn es gibt nichts zu entscheiden. In der deutschen und der französischen Ausgabe darfst du die Wiederbelebung bei jeder Zahl von Trefferpunkten wählen, sogar bei allen 5.

## 9 Die Fähigkeiten der Helden

goblin-rule-G9-1 = Die Fähigkeiten sind optional: Einigt euch vor dem Spiel darauf. Argentus, der Hexer, darf einmal je Kampf eine blaue Karte spielen, obwohl die Karte davor Blau nicht nennt, aber nicht bei einem Fluch gegen Blau.
    .ruling = Mit den Fähigkeiten wird gespielt, wenn ihr sie am Tisch nicht abschaltet. Argentus verbraucht seine nur, wenn die Kette die blaue Karte nicht erlaubt hätte.
goblin-rule-G9-2 = Aderyn, die Räuberin, gewinnt mit genügend Angriff auch dann, wenn sie ihren letzten Trefferpunkt verloren hat; in ihrem nächsten Zug muss sie sich wiederbeleben. Gegen den Monsterlord gilt das nicht: Die deutsche und die französische Ausgabe sagen es ausdrücklich, in der tschechischen folgt es aus G5.10.
goblin-rule-G9-3 = Horan, der Krieger, bekommt in diesem Kampf +1 Angriff, wenn er zwei Karten mit Angriff direkt nacheinander spielt, aber nur einmal.
    .ruling = Es zählt das aufgedruckte Symbol, ob verflucht oder nicht. Das +1 ist Horans eigenes, ein Fluch gegen Angriff hebt es also nicht auf.
goblin-rule-G9-4 = Victorius, der Fechter, darf als zweite Karte eines Kampfes eine Karte jeder nicht verfluchten Farbe spielen, egal, was die erste nennt.
    .ruling = In der französischen Ausgabe ist der Satz verunglückt; wir spielen dort wie in den beiden anderen.
goblin-rule-G9-5 = Xanros, der Schwarzkünstler, darf einmal je Kampf eine Karte einer verfluchten Farbe spielen oder einen verfluchten Effekt einer Karte gelten lassen. Bei Flüchen gegen Ausrüstung hilft das nicht.
    .ruling = Eine Karte einer verfluchten Farbe muss trotzdem in die Kette passen, und sie zu spielen verbraucht die Fähigkeit. Ziehen und Heilung geschehen sofort, darum wirst du danach gefragt, wenn du die Karte spielst; beugst du dich dann dem Fluch, sparst du dir die Fähigkeit auf. Angriff und Verteidigung zählen erst am Ende (G5.5), darum wirst du danach gefragt, wenn du Schluss machst oder keine Karte mehr spielen kannst: Such aus, was von welcher Karte gelten soll. Danach spielst und trinkst du in diesem Kampf nichts mehr. Was ein Stärkungstrank verdoppelt hat, gilt doppelt.
goblin-rule-G9-6 = Taia, die Wahrsagerin, zieht zwei Karten, wenn eine Aktionskarte sie ziehen lässt, behält eine und legt die andere unter ihr Deck. Liegt dort nur noch eine Karte, wird in der deutschen und der französischen Ausgabe zuerst der Ablagestapel gemischt, damit sie zwei sieht. All das gilt nicht, wenn sie am Ende des Zuges ihre Hand auffüllt.
    .ruling = Sie tut das für jede Karte, die der Effekt sie ziehen lässt. Die gemischten Karten kommen unter die verbliebene, auch in der tschechischen Ausgabe. Gibt es nichts zu mischen, nimmt sie die eine.
