# Karak: die Regelseite. Wert = was die gedruckten Regeln sagen; .ruling = unsere eigene Entscheidung.

karak-rules-title = Die Regeln von Karak
karak-rules-intro = Dies ist ein inoffizieller digitaler Spieltisch, und die Regeln stehen hier in unseren eigenen Worten. Was als Entscheidung gekennzeichnet ist, haben wir selbst festgelegt, weil die gedruckten Regeln dazu schweigen oder sich ihre Ausgaben unterscheiden.

karak-chapter-1 = Material
karak-chapter-2 = Vorbereitung
karak-chapter-3 = Der Zug
karak-chapter-4 = Der Kampf
karak-chapter-5 = Leben
karak-chapter-6 = Ausrüstung
karak-chapter-7 = Der Fluch
karak-chapter-8 = Die Helden
karak-chapter-9 = Das Ende
karak-chapter-E = Beispiele

## 1 Material

karak-rule-K1-1 = Zum Spiel gehören 80 Katakomben-Platten, darunter die Startplatte mit heller Rückseite und einer heilenden Fontäne, außerdem 6 Helden und 5 Inventare. Damit können 2 bis 5 Personen spielen.
    .ruling = Zum Üben darfst du auch allein spielen.
karak-rule-K1-2 = Im Beutel stecken 43 Monster (8 Riesenratten, 4 Riesenspinnen, 8 Mumien, 12 Knochenmänner-Schlüsselverwahrer, 5 Knochenmänner-Fechter, 3 Knochenmänner-Könige, 2 Gefallene und 1 Drache) und 10 geschlossene Truhen. Dazu kommen 2 Würfel, 1 Fluch-Spielmarke und 30 Lebens-Spielmarken, 5 für jeden Helden.
karak-rule-K1-3 = Es gibt vier Arten von Platten: Gänge, Räume, Gänge mit Portal und Gänge mit heilender Fontäne. Welche Formen vorkommen und wie oft, verrät die Anleitung nicht.

## 2 Vorbereitung

karak-rule-K2-1 = Die Startplatte kommt in die Mitte, die übrigen Platten liegen gemischt und verdeckt in mehreren Stapeln bereit. Alle Helden beginnen auf der Startplatte, jeder mit 5 Leben und leerem Inventar.
    .ruling = Statt mehrerer Stapel gibt es hier einen einzigen.
karak-rule-K2-2 = Die Helden werden ausgelost oder, wenn der Tisch sich darauf einigt, ausgesucht.
    .ruling = Beides lässt sich am Tisch einstellen. Ausgesucht wird in der Reihenfolge der Plätze.
karak-rule-K2-3 = Es beginnt, wer mit beiden Würfeln die höchste Summe wirft, oder aber die jüngste Person am Tisch. Danach geht es im Uhrzeigersinn weiter.
    .ruling = Am Tisch stehen drei Möglichkeiten zur Wahl: Es wird gewürfelt, der erste Platz beginnt, oder das Los entscheidet. Bei Gleichstand würfeln die Beteiligten noch einmal; nach zehn Gleichständen entscheidet das Los.

## 3 Der Zug

karak-rule-K3-1 = In deinem Zug gehst du bis zu 4 Schritte. Mit einem Schritt gehst du entweder auf eine waagerecht oder senkrecht benachbarte Platte, sofern beide zueinander offen sind, oder durch eine Öffnung deiner Platte ins unentdeckte Gebiet oder von einem Portal zu einem anderen.
    .ruling = Du darfst auch ganz auf Schritte verzichten. Heilen, Aufheben und Aufschließen sind auch auf der Platte möglich, auf der dein Zug beginnt.
karak-rule-K3-2 = Betrittst du unentdecktes Gebiet, ziehst du eine Platte und drehst sie, wie du möchtest, solange sie an deine bisherige Platte anschließt; an ihren anderen Seiten darf der Weg blind enden. Dann stellst du deinen Helden darauf. Das kostet einen Schritt.
    .ruling = Du wählst zuerst die Öffnung und ziehst erst danach die Platte. Passt sie nur auf eine einzige Weise, wird sie automatisch gelegt.
karak-rule-K3-3 = Ein Gang hält dich nicht auf: Du kannst weitergehen, solange du Schritte übrig hast.
karak-rule-K3-4 = Entdeckst du einen Raum, ziehst du eine Spielmarke aus dem Beutel und legst sie hinein. Ist es eine Truhe, gehst du weiter oder nimmst sie mit, wenn du einen Schlüssel hast. Ist es ein Monster, kämpfst du.
karak-rule-K3-5 = Ein Raum bekommt nur dann eine Spielmarke, wenn er gelegt wird.
    .ruling = Ist der Beutel leer, bleibt auch der Raum leer.
karak-rule-K3-6 = Sobald mindestens zwei Portale ausliegen, bringt dich ein Schritt von jedem Portal zu jedem anderen.
karak-rule-K3-7 = Beendest du deinen Zug auf einer heilenden Fontäne, kannst du dich vollständig heilen und den Fluch loswerden.
    .ruling = Beides geschieht automatisch, wann immer ein Zug dort endet.
karak-rule-K3-8 = Ein Monster versperrt seinen Raum: Wer ihn betritt, muss kämpfen und kann nicht weitergehen.
karak-rule-K3-9 = Um einen Gegenstand aufzuheben, eine Truhe aufzuschließen oder dich zu heilen, musst du auf der Platte anhalten. Damit endet dein Zug.
karak-rule-K3-10 = Dein Zug endet nach dem vierten Schritt, nach einem Kampf (egal, wie er ausgeht), nach dem Aufschließen einer Truhe, nach dem Aufheben und nach dem Heilen.
    .ruling = Nach dem vierten Schritt darfst du noch nutzen, was die Platte bietet, oder ein Heilungsportal einsetzen; dann endet der Zug. Gibt es nichts mehr zu entscheiden, endet er von selbst.
karak-rule-K3-11 =
    .ruling = Auf einer Platte dürfen beliebig viele Helden stehen.
karak-rule-K3-12 =
    .ruling = Ist der Stapel aufgebraucht, kann niemand mehr unentdecktes Gebiet betreten.

## 4 Der Kampf

karak-rule-K4-1 = Im Kampf wirfst du zwei Würfel und zählst die Kraft deiner beiden Waffen hinzu. Nach dem Wurf kannst du beliebig viele magische Schüsse einsetzen, die je +1 bringen. Auch was die Fähigkeiten deines Helden beitragen, zählt mit.
    .ruling = Gibt es nach dem Wurf nichts zu entscheiden, wird der Kampf automatisch abgeschlossen.
karak-rule-K4-2 = Ist deine Gesamtkraft kleiner als die Kraft des Monsters, verlierst du ein Leben und gehst auf die Platte zurück, von der du gekommen bist. Das Monster bleibt.
    .ruling = Liegt auf der Platte, auf die du zurückgehst, ein Monster (bei Aderyn kommt das vor), löst das keinen Kampf aus.
karak-rule-K4-3 = Bei Unentschieden wird niemand verletzt. Du gehst auf die Platte zurück, von der du gekommen bist, und das Monster bleibt.
karak-rule-K4-4 = Ist deine Gesamtkraft größer als die des Monsters, hast du es besiegt: Du drehst seine Spielmarke um und bekommst die Beute.
karak-rule-K4-5 =
    .ruling = Die Platte, von der ein Held gekommen ist, merkt sich der Tisch für jeden Helden einzeln: Es ist die, auf der er stand, bevor er die jetzige betrat, auch wenn das in einem früheren Zug war (Aderyn). Nach einem Austausch ist es die Platte, auf der er davor stand. Zurückgehen ist kein Betreten: Es ändert nie, was gemerkt ist. Wer auf der Platte, auf die er zurückgegangen ist, noch einmal verliert, bleibt also dort.
karak-rule-K4-6 = Gehst du nach einem verlorenen Kampf auf eine heilende Fontäne zurück, endet dein Zug dort. Du wirst also vollständig geheilt und bist den Fluch los.
    .ruling = Das gilt auch nach einem Unentschieden und auch dann, wenn du gerade dein letztes Leben verloren hast.
karak-rule-K4-7 = Ist der Drache besiegt, endet das Spiel sofort.

## 5 Leben

karak-rule-K5-1 = Verlierst du dein letztes Leben, wird dein Held ohnmächtig. In deinem nächsten Zug erholst du dich nur und bekommst ein Leben zurück; im Zug danach spielst du wieder.
karak-rule-K5-2 =
    .ruling = Wird dein Held vorher geheilt, etwa durch ein Heilungsportal oder einen Austausch auf eine Fontäne, ist er wieder bei Bewusstsein und du spielst diesen Zug.

## 6 Ausrüstung

karak-rule-K6-1 = Dein Inventar fasst 2 Waffen, 3 Zauber und 1 Schlüssel. Schätze darfst du beliebig viele haben.
karak-rule-K6-2 = Das ist die Beute: bei der Riesenratte Dolche (Kraft 1), beim Knochenmänner-Fechter ein Schwert (Kraft 2), beim Knochenmänner-König eine Axt (Kraft 3), bei der Mumie ein magischer Schuss, bei der Riesenspinne ein Heilungsportal, beim Knochenmänner-Schlüsselverwahrer ein Schlüssel, beim Gefallenen ein Schatz (1 Punkt) und beim Drachen der Drachenschatz mit Rubin (1,5 Punkte).
    .ruling = Ist ein passender Platz frei, kommt die Beute automatisch ins Inventar.
karak-rule-K6-3 = Ist kein passender Platz frei, bestimmst du, welcher Gegenstand dieser Art auf der Platte bleibt; das kann auch der neue sein. Wer später dort anhält, darf ihn aufheben. Hebst du etwas auf, wofür kein Platz frei ist, tauschst du genauso.
    .ruling = Auch wer den Gegenstand zurückgelassen hat, darf ihn wieder aufheben. Enthalten die vollen Plätze nur Gegenstände von genau derselben Sorte, wird das Aufheben nicht angeboten, denn es würde sich nichts ändern.
karak-rule-K6-4 = Stehst du mit einem Schlüssel auf der Platte einer Truhe, kannst du den Schlüssel endgültig abgeben und dir die Truhe nehmen (1 Punkt); dann endet dein Zug. Du musst das nie tun.
karak-rule-K6-5 = Ein magischer Schuss lässt sich nur einmal verwenden, und zwar nach dem Wurf. In einem Kampf dürfen es auch mehrere sein.
karak-rule-K6-6 = Ein Heilungsportal lässt sich nur einmal verwenden, dafür jederzeit in deinem eigenen Zug. Es kostet keinen Schritt und beendet den Zug nicht. Du versetzt damit einen beliebigen Helden, deinen eigenen oder einen anderen, auf eine beliebige ausliegende Fontäne, auch auf die Startplatte. Er wird vollständig geheilt und ist den Fluch los.
    .ruling = Hast du die Platte eines Monsters betreten oder dich für den Kampf entschieden, musst du damit warten, bis der Kampf vorbei ist. Nach einem Kampf, der deinen Zug beendet hat, und während einer Ohnmacht ist das Portal nicht möglich, ebenso wenig, solange eine Platte gelegt, eine Spielmarke ausgesucht oder Beute sortiert wird.
karak-rule-K6-7 = Verbrauchte Zauber und Schlüssel sind aus dem Spiel.

## 7 Der Fluch

karak-rule-K7-1 = Besiegst du eine Mumie, musst du die einzige Fluch-Spielmarke einem Gegner geben oder sie bei dem lassen, der sie gerade hat. So sagt es die englische Ausgabe, und so sagen es die Übersichten der tschechischen, slowakischen, deutschen und französischen. Die polnische Ausgabe und der Haupttext dieser vier erlauben jeden Spieler, auch den Sieger selbst: Der Tisch kann vereinbaren, so zu spielen.
karak-rule-K7-2 = Ein verfluchter Held hat keine Fähigkeiten. Er wird den Fluch los, wenn er seinen Zug auf einer heilenden Fontäne beendet, wenn ein Heilungsportal ihn versetzt oder wenn er durch einen Austausch auf eine Fontäne gelangt. Danach wartet die Spielmarke auf die nächste Mumie.
karak-rule-K7-3 =
    .ruling = Spielst du allein, trifft der Fluch niemanden.

## 8 Die Helden

karak-rule-K8-1 = Argentus, der Hexer, verbraucht seine magischen Schüsse nicht, seine Heilungsportale aber schon; ist er verflucht, verbraucht er auch die Schüsse. Zwischen gelegten Platten, die waagerecht oder senkrecht aneinandergrenzen, geht er auch durch Wände. Ins unentdeckte Gebiet kommt er nur durch eine Öffnung.
    .ruling = Jeder magische Schuss zählt nur einmal je Kampf.
karak-rule-K8-2 = Horan, der Krieger, darf einmal je Kampf beide Würfel noch einmal werfen; dann gilt der zweite Wurf. Ob er das tut, ist immer seine Entscheidung. Verliert er im Kampf sein letztes Leben, wird er nicht ohnmächtig, sondern gelangt zu einer Fontäne seiner Wahl und wird vollständig geheilt; sein Zug endet.
    .ruling = Er entscheidet sich, bevor er magische Schüsse einsetzt.
karak-rule-K8-3 = Xanros, der Schwarzkünstler, darf einmal je Kampf nach dem Wurf ein Leben für +1 opfern, sogar sein letztes. Zu Beginn seines Zuges darf er anstelle aller 4 Schritte mit einem anderen Helden den Platz tauschen und danach nutzen, was die neue Platte bietet: sich heilen, etwas aufheben oder eine Truhe aufschließen. Wen er so auf eine Fontäne bringt, der wird vollständig geheilt und ist den Fluch los.
    .ruling = Opfert er sein letztes Leben und siegt, nimmt er die Beute und bleibt ohnmächtig liegen; siegt er nicht, geht er zurück und verliert kein weiteres Leben. Ein vorher eingesetztes Heilungsportal verhindert den Austausch nicht. Landet er durch den Austausch bei einem Monster (das geht nur, wenn Aderyn dort stand), kämpft er. Mit einem Helden auf derselben Platte gibt es nichts zu tauschen.
karak-rule-K8-4 = Aderyn, die Räuberin, gewinnt bei Unentschieden. Betritt sie die Platte eines Monsters, auch eines gerade gezogenen, darf sie auf den Kampf verzichten und weitergehen oder ihren Zug dort beenden. Trifft sie dort der Fluch, muss ihr nächster Zug mit dem Kampf beginnen.
    .ruling = Dieser Kampf kommt vor jedem Zauber und findet nur statt, wenn sie dann noch verflucht ist und noch dort steht. Ist sie nicht verflucht und beginnt ihren Zug bei einem Monster, darf sie es vor ihrem ersten Schritt bekämpfen.
karak-rule-K8-5 = Victorius, der Fechter, wirft jeden Würfel, der eine 1 zeigt, so lange neu, bis er keine 1 mehr zeigt. Zeigt ein Würfel im Kampf eine 6, und sei es erst beim Neuwurf, darf Victorius seinen Zug fortsetzen, egal, wie der Kampf ausgeht; die Grenze von vier Schritten gilt weiter. Auch gegen dasselbe Monster darf er noch einmal kämpfen.
    .ruling = Für den neuen Kampf muss er die Platte des Monsters noch einmal betreten, und das kostet einen Schritt. Ist er ohnmächtig geworden, kann er nicht weitermachen. Muss er auf eine Fontäne zurück, wird er nur geheilt, wenn er seinen Zug dort beendet. Kämpft er verflucht, hilft ihm eine 6 nicht, auch wenn er eine Mumie besiegt und den Fluch weitergibt.
karak-rule-K8-6 = Taia, die Seherin, bekommt +1, wenn schon der erste Schritt ihres Zuges in den Kampf führt. Entdeckt sie einen Raum, zieht sie zwei Spielmarken, legt eine davon hinein und gibt die andere in den Beutel zurück.
    .ruling = Ein vorher eingesetztes Heilungsportal zählt nicht als Schritt. Steckt nur noch eine Spielmarke im Beutel, zieht sie diese eine.

## 9 Das Ende

karak-rule-K9-1 = Ist der Drache besiegt, endet das Spiel sofort. Schätze aus Truhen und von Gefallenen zählen je 1 Punkt, der Drachenschatz mit Rubin 1,5 Punkte. Wer die meisten Punkte hat, gewinnt, und das muss nicht der Drachentöter sein; auch die weiteren Plätze richten sich nach den Punkten.
    .ruling = Bei Gleichstand wird der Sieg geteilt.
karak-rule-K9-2 =
    .ruling = Keine Spielregel beendet das Spiel, bevor der Drache besiegt ist. Hier endet es auch nach 20 vollen Runden, in denen keine Platte gelegt, nicht gekämpft und nichts aufgehoben oder aufgeschlossen wird, und wird gewertet; der Tisch kann vereinbaren, ohne diese Grenze zu spielen. Auf jeden Fall endet es nach 60 vollen Runden, in denen keine Platte gelegt, kein Monster besiegt und keine Truhe aufgeschlossen wird. Eine Runde hat so viele Züge, wie Personen mitspielen.

## Beispiele

karak-rule-KE1 = Horan hat 4 Schritte. Der erste führt ihn in einen Raum, der schon ausliegt, der zweite ins unentdeckte Gebiet: ein Gang. Mit dem dritten entdeckt er einen Raum, und aus dem Beutel kommt ein Knochenmänner-Fechter. Horan kämpft, und danach ist sein Zug vorbei, obwohl er noch einen Schritt übrig hätte.
karak-rule-KE2 = Horan trifft auf einen Knochenmänner-König (Kraft 10). Er trägt ein Schwert (2) und Dolche (1) und besitzt einen magischen Schuss. Sein Wurf ergibt 5, zusammen nur 8, also wirft er noch einmal: Mit 7 und dem magischen Schuss kommt er auf 7 + 2 + 1 + 1 = 11 und siegt. Er nimmt die Axt und lässt die Dolche auf der Platte; der magische Schuss ist aus dem Spiel.
karak-rule-KE3 = Derselbe Kampf, aber der zweite Wurf ergibt nur 3. Bei 3 + 2 + 1 = 6 hilft auch der magische Schuss nicht, also spart Horan ihn sich. Er geht zurück und verliert ein Leben, der Knochenmänner-König bleibt.
karak-rule-KE4 = Du beginnst deinen Zug mit einem Heilungsportal: Dein Held steht nun auf einer Fontäne, ist vollständig geheilt und vom Fluch befreit. Deine 4 Schritte hast du danach immer noch.

## Fähigkeiten

karak-ability-argentus-1 = Magische Affinität
    .text = Magische Schüsse verbrauchst du beim Einsatz nicht.
karak-ability-argentus-2 = Astralgang
    .text = Zwischen benachbarten gelegten Platten gehst du auch durch Wände.
karak-ability-horan-1 = Doppelangriff
    .text = Einmal je Kampf darfst du beide Würfel noch einmal werfen.
karak-ability-horan-2 = Reinkarnation
    .text = Verlierst du im Kampf dein letztes Leben, kommst du vollständig geheilt zu einer Fontäne deiner Wahl.
karak-ability-xanros-1 = Opferung
    .text = Einmal je Kampf darfst du nach dem Wurf ein Leben für +1 hergeben.
karak-ability-xanros-2 = Austausch
    .text = Zu Beginn deines Zuges darfst du anstelle aller 4 Schritte mit einem anderen Helden den Platz tauschen.
karak-ability-aderyn-1 = Angriff aus dem Hinterhalt
    .text = Bei Unentschieden gewinnst du den Kampf.
karak-ability-aderyn-2 = Schleichen
    .text = Du musst nicht gegen Monster kämpfen und kannst an ihnen vorbeigehen oder bei ihnen stehen bleiben.
karak-ability-victorius-1 = Kampftraining
    .text = Jede gewürfelte 1 wirfst du neu, bis etwas anderes kommt.
karak-ability-victorius-2 = Unaufhaltbar
    .text = Mit einer 6 im Kampf darfst du deinen Zug danach fortsetzen.
karak-ability-taia-1 = Vorahnung
    .text = Führt schon dein erster Schritt in den Kampf, bekommst du +1.
karak-ability-taia-2 = Seherin des Schicksals
    .text = Entdeckst du einen Raum, ziehst du zwei Spielmarken und suchst dir eine davon aus.
