# Shabrak: die Regelseite. Wert = was die gedruckten Regeln sagen; .ruling = unsere eigene Entscheidung.

shabrak-rules-title = Die Regeln von Shabrak
shabrak-rules-intro = Dies ist ein inoffizieller digitaler Spieltisch für das Sammelkartenspiel Shabrak, und die Regeln stehen hier in unseren eigenen Worten. Wir kennen nur den Text der tschechischen Anleitung, ohne ihre Bilder. Was als Entscheidung gekennzeichnet ist, haben wir selbst festgelegt, weil die gedruckten Regeln dazu schweigen oder unklar sind; wo wir von ihnen abweichen, steht es dabei.

shabrak-chapter-1 = Das Deck
shabrak-chapter-2 = Vorbereitung
shabrak-chapter-3 = Aufstellung
shabrak-chapter-4 = Die Runde
shabrak-chapter-5 = Die Karten
shabrak-chapter-6 = Das Ende des Spiels

## 1 Das Deck

shabrak-rule-S1-1 = Dein Deck hat höchstens eine Sarkkarte, genau fünf Krieger, von denen genau einer ein Anführer ist, und mindestens fünf Karten im Zugstapel: Ereignisse und Ausrüstung.
    .ruling = Der Zugstapel hat höchstens 40 Karten. Die Kartenlisten der Decks sind für beide offen.
shabrak-rule-S1-2 = Jeder namentlich genannte Krieger darf nur einmal im Deck sein; „Bauernflegel“ und „Rotzlöffel“ gelten nicht als solche, von ihnen darfst du beliebig viele haben. Jedes Ereignis und jede Ausrüstung darf höchstens zweimal darin sein, außer „Schnaps“ und „Schildstoß“, von denen du ebenfalls beliebig viele haben darfst.
    .ruling = Der letzte dieser Namen ist im tschechischen Text verstümmelt, und so lesen wir ihn. Ein Deck, das gegen die Regeln verstößt, wird mit allen Gründen auf einmal abgelehnt.
shabrak-rule-S1-3 = Ein Krieger hat einen Namen, eine Angriffskraft, eine Verteidigungskraft, eine Seltenheit (gewöhnlich, selten oder legendär, in dieser Rangfolge) und Fähigkeiten, aktive (A) oder passive (P); einen Anführer kennzeichnet eine Krone. Der ursprüngliche Sark sagt, woher ein Krieger kommt, und bindet ihn an nichts: Jeder darf unter jedem Sark kämpfen. Auch die fünf Krieger, die du anführst, heißen dein Sark.
shabrak-rule-S1-4 = Der Text der Anleitung enthält keine Kartenliste und nennt nur die vier Karten von oben.
    .ruling = Wir spielen mit einem eigenen Kartensatz. Er steht in einer einzigen Datei, und am Tisch lässt sich eine Datei mit weiteren Karten hinzufügen.

## 2 Vorbereitung

shabrak-rule-S2-1 = Du mischst deinen Zugstapel und legst ihn verdeckt neben das Spielfeld. Deine Sarkkarte legst du offen aus.
shabrak-rule-S2-2 = Beide legen ihren Anführer so ins Spielfeld, dass die Anführer sich gegenüberstehen.
    .ruling = Beide werden gleichzeitig gezeigt. Die Kartenlisten der Decks sind offen (S1.1): Man weiß also, wer noch kommt, nur nicht, wohin.
shabrak-rule-S2-3 = Dann legt ihr abwechselnd je einen Krieger neben die eigenen, an ein beliebiges Ende der Reihe, bis beide Reihen fünf haben. Es beginnt, wessen Anführer die höhere Angriffskraft hat; bei Gleichstand entscheidet die Verteidigung, dann die Seltenheit, dann das Los.
shabrak-rule-S2-4 = Stehen sich Karten nicht gegenüber, rücken die Reihen zusammen: Ganze Reihen werden Mitte auf Mitte ausgerichtet, und die Reihenfolge in jeder bleibt. Bei fünf gegen fünf steht jeder Platz dem mit derselben Nummer gegenüber; die Anführer müssen sich am Ende also nicht mehr gegenüberstehen.
shabrak-rule-S2-5 = Beide ziehen eine Ereigniskarte.
    .ruling = Gezogen wird vom ganzen Stapel, es kann also auch Ausrüstung sein.

## 3 Aufstellung

shabrak-rule-S3-1 = Krieger stehen sich gegenüber, wenn ihre Plätze genau voreinander liegen. Ist der Unterschied in der Zahl der Krieger ungerade, kann einer zweien gegenüberstehen.
    .ruling = Beide Reihen haben dieselbe Mitte, und Nachbarn stehen einen Platz auseinander; überwältigte Karten zählen mit. Krieger stehen sich gegenüber, wenn sie seitlich weniger als einen Platz voneinander entfernt sind.
shabrak-rule-S3-2 = Ein Krieger erreicht den Platz geradeaus und die Plätze schräg vor sich. Er erreicht immer mindestens die eine nächste Karte, überwältigte eingeschlossen.
    .ruling = Die Reichweite beträgt seitlich höchstens einen Platz. Bei gleicher Zahl oder geradem Unterschied sind das bis zu drei Karten, bei ungeradem die zwei, die einen halben Platz versetzt sind. Für diesen Fall lässt sich am Tisch eine größere Reichweite einstellen, bis zu vier Karten. Liegt keine Karte so nah, überwältigt oder nicht, erreicht der Krieger die nächste; ist gerade sie überwältigt, gibt es nichts anzugreifen. Reichweite muss nicht gegenseitig sein. Liegen zwei Karten gleich nah, erreicht er die linke, wie sie auf dem Tisch liegt.
shabrak-rule-S3-3 = Überwältigte Karten behalten ihren Platz bis zum Ende der Runde.
shabrak-rule-S3-4 = Die Reichweite in bestimmten Fällen zeigen die gedruckten Regeln auf Bildern.
    .ruling = Nach den Regeln oben ergibt sich Folgendes, die Plätze von links gezählt. Fünf gegen vier: Die fünf erreichen 1 / 1 und 2 / 2 und 3 / 3 und 4 / 4, die vier 1 und 2 / 2 und 3 / 3 und 4 / 4 und 5. Fünf gegen zwei: Die fünf erreichen 1 (nur als nächste) / 1 / 1 und 2 / 2 / 2 (nur als nächste), die zwei 2 und 3 / 3 und 4. Vier gegen einen: Alle erreichen ihn, er erreicht 2 und 3. Fünf gegen einen: Alle erreichen ihn, er erreicht 2, 3 und 4.

## 4 Die Runde

shabrak-rule-S4-1 = Gespielt wird in Runden, und in einer Runde seid ihr abwechselnd am Zug. Die erste Runde beginnt, wer den ersten Krieger gelegt hat, jede weitere, wer die vorige nicht begonnen hat.
shabrak-rule-S4-2 = In deinem Zug, in beliebiger Reihenfolge: Wenn du kannst, musst du genau einen bereiten Krieger erschöpfen und mit ihm, wenn möglich, mindestens eines tun: angreifen, seine Fähigkeit nutzen oder beides. Du darfst beliebig viele Ereignisse spielen. Du darfst die aktive Fähigkeit deiner Sarkkarte nutzen, was die Karte erschöpft. Du darfst die aktive Fähigkeit der Ausrüstung nutzen, die der in diesem Zug erschöpfte Krieger trägt.
    .ruling = Ausrüstung wird wie Ereignisse gespielt, und Karten darfst du auch zwischen Angriff und Fähigkeit spielen. Erschöpfen darfst du jeden bereiten Krieger, auch einen, der keines von beidem kann; wer aber angreifen oder seine Fähigkeit nutzen kann, darf nicht bloß erschöpft werden. Eine Fähigkeit ist nutzbar, wenn sie etwas bewirken würde. Die Fähigkeit der Ausrüstung darfst du davor oder danach nutzen, aber sie erfüllt die Pflicht nicht. Macht eine Karte es einem bloß erschöpften Krieger doch noch möglich, anzugreifen oder seine Fähigkeit zu nutzen, so muss er es tun.
shabrak-rule-S4-3 = Bist du am Zug und hast keinen bereiten Krieger, darfst du noch eine Ereigniskarte spielen und die aktive Fähigkeit deines Sarks nutzen. Dann gibst du den Zug ab.
    .ruling = Du darfst beliebig viele Karten spielen, auch Ausrüstung.
shabrak-rule-S4-4 = Ein Angriff legt so viel Druck, wie die Angriffskraft des Angreifers beträgt, auf einen gegnerischen Krieger in Reichweite, der nicht überwältigt ist.
    .ruling = Die Reichweite zählt in dem Moment, in dem der Angriff angesagt wird. Nehmen ihm Fähigkeiten, die er auslöst, den Angreifer oder das Ziel, verfällt der Angriff.
shabrak-rule-S4-5 = Ein Krieger, dessen Druck seine Verteidigungskraft erreicht oder übersteigt, ist überwältigt: Aller Druck kommt von ihm herunter, und die Karte wird umgedreht. Er kann nicht angegriffen, unter Druck gesetzt oder erschöpft werden, und seine passive Fähigkeit wirkt nicht mehr.
    .ruling = Das wird bei jeder Änderung von Druck oder Verteidigung geprüft, und alle, deren Druck die Verteidigung erreicht hat, sind gleichzeitig überwältigt. Die Ausrüstung eines Überwältigten kommt auf den Ablagestapel ihres Besitzers.
shabrak-rule-S4-6 = Die Runde endet sofort nach dem Zug, nach dem keiner von beiden mehr einen bereiten Krieger hat. Überwältigte Karten scheiden endgültig aus, und die Reihen rücken zusammen. Alle Karten werden bereit, und jeder Krieger, der im Spiel bleibt, verliert 1 Druck, falls er welchen hat. Jeder zieht eine Karte für jeden eigenen Krieger, der in dieser Runde ausgeschieden ist.
    .ruling = Ein bereiter Sark verlängert die Runde nicht. Änderungen für die Dauer der Runde enden, bevor die Überwältigten ausscheiden.
shabrak-rule-S4-7 =
    .ruling = Sollst du von einem leeren Stapel ziehen, geschieht nichts.

## 5 Die Karten

shabrak-rule-S5-1 = Ein Ereignis wird gespielt, wirkt einmal und kommt auf den Ablagestapel seines Besitzers. Nur der Besitzer darf den Ablagestapel durchsehen.
    .ruling = In einem Zug darfst du höchstens 12 Karten spielen. Was auf einen Ablagestapel kommt, wird dabei gezeigt; später darf ihn nur noch sein Besitzer durchsehen. Eine von dort zurückgenommene Karte wird gezeigt.
shabrak-rule-S5-2 = Ausrüstung bleibt im Spiel, bis der Krieger, der sie trägt, überwältigt ist. Ein Krieger trägt nur eine, und anlegen darf sie jeder der beiden Spieler. Ihre aktive Fähigkeit ist eine eigene Aktion und lässt sich nur in einem Zug des Kriegers nutzen, zu dem sie gehört.
    .ruling = Du darfst sie jedem Krieger anlegen, der keine hat, eigenen wie gegnerischen, aber nie einem überwältigten und nie anstelle einer anderen. Ihre aktive Fähigkeit nutzt der Spieler, dem der Träger gehört, in dem Zug, in dem er den Träger erschöpft.
shabrak-rule-S5-3 = Um eine aktive Fähigkeit (A) zu nutzen, muss man die Karte erschöpfen. Eine passive (P) wirkt, solange die Karte nicht überwältigt ist; danach lässt sie sich nicht mehr nutzen.
    .ruling = Der Text einer Karte geht den gedruckten Regeln vor, und hier setzt er sie außer Kraft: Eine Fähigkeit mit den Worten „wenn dieser Krieger überwältigt wird“ wirkt, obwohl ihre Karte überwältigt ist, ebenso eine Fähigkeit seiner Ausrüstung mit den Worten „wenn der Träger überwältigt wird“.
shabrak-rule-S5-4 = Lassen sich nicht alle Effekte einer Fähigkeit ausführen, musst du so viele wie möglich ausführen, außer ein Effekt hängt vom vorigen ab (durch „danach“).
    .ruling = Das gilt auch für Ereignisse.
shabrak-rule-S5-5 = Gerundet wird immer auf: Die Hälfte von 5 ist 3.
shabrak-rule-S5-6 = Offen ist, welche Karten überwältigt sind und wie viele Karten jemand auf der Hand hat. Verborgen sind die Handkarten, die Reihenfolge der Zugstapel und vor dem Gegner auch die Ablagestapel.
    .ruling = Offen ist auch, wie viele Karten ein Stapel hat.
shabrak-rule-S5-7 = Der Zugstapel liegt mit dem Mischen zu Beginn fest, und im Spiel kommt nichts mehr hinzu: Abgelegte Karten werden nicht wieder eingemischt, außer eine Karte sagt es.
shabrak-rule-S5-8 =
    .ruling = Werden mehrere Fähigkeiten zugleich ausgelöst, kommen zuerst die des Spielers am Zug; bei jedem Spieler zuerst der Sark, dann die Krieger von links nach rechts, jeder vor seiner Ausrüstung. Ausrüstung zählt zu dem Krieger, der sie trägt, gleich wer sie ihm angelegt hat.
shabrak-rule-S5-9 =
    .ruling = Was eine Fähigkeit selbst auslöst, kommt vor allem, was noch wartet, und auch vor dem Rest dieser Fähigkeit. Eine Aktion kann mit allem, was aus ihr folgt, höchstens 12 Fähigkeiten auslösen; weitere verfallen.
shabrak-rule-S5-10 =
    .ruling = Eine Fähigkeit, die noch wartet, verfällt, wenn ihre Karte inzwischen überwältigt wird oder (als Ausrüstung) ihren Krieger verlassen hat. Was begonnen hat, wird zu Ende geführt.
shabrak-rule-S5-11 =
    .ruling = Was mehrere Krieger trifft, trifft sie nacheinander: zuerst die Reihe des Spielers am Zug, dann die andere, jeweils von links nach rechts.
shabrak-rule-S5-12 =
    .ruling = Fähigkeiten und Ereignisse können denselben Krieger nur einmal je Runde bereit machen.
shabrak-rule-S5-13 =
    .ruling = „Deckt die anderen“ heißt: Ein gegnerischer Krieger, der einen erreicht, der deckt, darf nur solche angreifen, die decken; erreicht er mehrere davon, wählt sein Spieler. Wer keinen von ihnen erreicht, greift an wie sonst. Decken hält nur Angriffe ab, keinen Druck durch andere Effekte, und wer überwältigt ist, deckt niemanden.
shabrak-rule-S5-14 =
    .ruling = Ein Schild fängt den nächsten Druck auf seinen Krieger ab, wie groß er auch ist, und ist dann weg; bis dahin hält er, auch in spätere Runden hinein. Ein Krieger hat höchstens einen Schild. Abgefangener Druck löst nichts aus. Wird ein Krieger anders als durch Druck überwältigt, hilft ihm der Schild nicht.
shabrak-rule-S5-15 =
    .ruling = „+1 Reichweite“ heißt, dass ein Krieger nach beiden Seiten einen Platz weiter reicht, „−1 Reichweite“ einen Platz weniger weit; mehrere solche Änderungen werden zusammengezählt. Weniger weit als geradeaus reicht niemand, und die nächste Karte ist immer in Reichweite (S3.2). Was danach fragt, wer in Reichweite ist, rechnet mit der geänderten Reichweite.

## 6 Das Ende des Spiels

shabrak-rule-S6-1 = Das Spiel endet sofort, wenn der letzte nicht überwältigte Krieger eines Spielers überwältigt wird: Der andere hat gewonnen.
    .ruling = Trifft es beide gleichzeitig, ist es unentschieden. Das Ende kommt vor jeder Fähigkeit, die dadurch ausgelöst würde.
shabrak-rule-S6-2 =
    .ruling = Nach 30 Runden gewinnt, wer mehr Krieger übrig hat, bei Gleichstand, wessen Krieger weniger Druck haben; sonst ist es unentschieden.
