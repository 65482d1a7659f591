# Shabrak: the rules page (English). The numbers follow the digest: S4.2 is shabrak-rule-S4-2.
# Value = what the printed rules say, in our own words; .ruling = our own decision.

shabrak-rules-title = The rules of Shabrak
shabrak-rules-intro = This is an unofficial digital table for the collectible card game Shabrak, and this page explains the rules in our own words. We know only the text of the Czech rulebook, without its pictures. Passages marked as a ruling are our decisions where the printed rules are silent or unclear; where a ruling departs from them, it says so.

shabrak-chapter-1 = The deck
shabrak-chapter-2 = Set-up
shabrak-chapter-3 = Positions
shabrak-chapter-4 = The round
shabrak-chapter-5 = The cards
shabrak-chapter-6 = The end of the game

## 1 The deck

shabrak-rule-S1-1 = Your deck has at most one sark card, exactly five warriors, exactly one of them a commander, and at least five cards in the draw pile: events and equipment.
    .ruling = The draw pile has at most 40 cards. Deck lists are open to both players.
shabrak-rule-S1-2 = Each named warrior may be in your deck only once; “Oaf” and “Whelp” do not count as named, and you may have any number of them. Each event and each equipment card may be there at most twice, except “Liquor” and “Shield bash”, of which you may also have any number.
    .ruling = The name of the last of these is garbled in the text; this is how we read it. A deck that breaks the rules is refused with every reason at once.
shabrak-rule-S1-3 = A warrior has a name, an attack, a defence, a rarity (common, rare or legendary, in rising order) and abilities, which are active (A) or passive (P); a commander is marked with a crown. The original sark says where a warrior comes from and has no other effect: any warrior may fight under any sark. The five warriors you lead are also called your sark.
shabrak-rule-S1-4 = The text of the rulebook contains no list of cards and names only the four above.
    .ruling = The set we play with is our own. It is kept in a single data file, and a table may add a file with cards of its own.

## 2 Set-up

shabrak-rule-S2-1 = Shuffle your draw pile and lay it face down beside the arena; lay your sark card face up.
shabrak-rule-S2-2 = Both players lay their commanders in the arena, facing each other.
    .ruling = Both are shown at the same time. Deck lists are open (S1.1), so it is known who else will come, only not where.
shabrak-rule-S2-3 = Then you take turns laying a warrior beside your own row, at either end, until both rows have five. The first to lay is the player whose commander has the higher attack; if these are equal, the higher defence decides, then the higher rarity, then chance.
shabrak-rule-S2-4 = Where cards do not face each other, the rows close ranks: whole rows are centred on each other, and the order within each row stays. With five against five, each place faces the one with the same number, so in the end the commanders may no longer face each other.
shabrak-rule-S2-5 = Each player draws one event card.
    .ruling = You draw from the whole pile, so it may be equipment too.

## 3 Positions

shabrak-rule-S3-1 = Two warriors face each other if they stand straight opposite each other. When one row is longer by an odd number, one warrior can face two.
    .ruling = Both rows have the same middle, and in a row neighbours stand one place apart; overpowered cards count as well. Two warriors face each other if they are less than one place apart sideways.
shabrak-rule-S3-2 = A warrior reaches the place straight ahead and the places diagonally ahead. It always reaches at least the one nearest card, overpowered cards included.
    .ruling = A warrior reaches cards at most one place to the side. If the rows are equal or differ by an even number, that is up to three cards; if they differ by an odd number, it is the two that are half a place off. The table may agree on a longer reach for that case, which gives up to four. If no card is that near, overpowered or not, the warrior reaches the one nearest; if that one is overpowered, there is nothing to attack. Reach need not be mutual. If two cards are equally near, it reaches the left one, as seen on the table.
shabrak-rule-S3-3 = Overpowered cards keep their places until the round ends.
shabrak-rule-S3-4 = The printed rules show the reach in particular cases in pictures.
    .ruling = By the rules above it works out like this, counting places from the left. Five against four: the five reach 1 / 1 and 2 / 2 and 3 / 3 and 4 / 4, the four reach 1 and 2 / 2 and 3 / 3 and 4 / 4 and 5. Five against two: the five reach 1 (only as the nearest) / 1 / 1 and 2 / 2 / 2 (only as the nearest), the two reach 2 and 3 / 3 and 4. Four against one: all four reach the one, and it reaches 2 and 3. Five against one: all five reach the one, and it reaches 2, 3 and 4.

## 4 The round

shabrak-rule-S4-1 = The game is played in rounds, and within a round the players take turns. The first round is begun by the player who laid the first warrior, each further round by the one who did not begin the round before.
shabrak-rule-S4-2 = On your turn, in any order: You must, if you can, exhaust exactly one ready warrior and with it, if possible, do at least one of two things, attack and use its ability; you may do both. You may play any number of events. You may use the active ability of your sark card, which exhausts the card. You may use the active ability of the equipment worn by the warrior you exhaust in this turn.
    .ruling = Equipment cards may be played just like events, and cards may also be played between the attack and the ability. You may choose any ready warrior, even one that can do neither; but a warrior that can attack or use its ability cannot merely rest. An ability counts as usable if it could do something. The ability of equipment may be used before or after these, but does not replace them. If a card later enables a warrior that merely rested to attack or to use its ability, it must do so.
shabrak-rule-S4-3 = If it is your turn and you have no ready warrior, you may still play an event card and use the active ability of your sark. Then the turn passes.
    .ruling = You may play any number of cards, equipment too.
shabrak-rule-S4-4 = An attack puts pressure equal to the attacker’s attack on one enemy warrior within reach that is not overpowered.
    .ruling = Reach is checked when the attack is declared. If something the attack triggers takes out the attacker or the target, the attack is lost.
shabrak-rule-S4-5 = A warrior whose pressure equals or exceeds its defence is overpowered: all pressure comes off and the card is turned face down. It cannot be attacked, put under pressure or exhausted any more, and its passive ability no longer works.
    .ruling = This is checked whenever pressure or defence changes, and all whose pressure has reached their defence are overpowered at the same time. The equipment of an overpowered warrior goes to its owner’s discard pile.
shabrak-rule-S4-6 = The round ends at once after the turn that leaves neither player a ready warrior. Then overpowered cards leave the game for good and the rows close ranks. All cards become ready, and every warrior still in the game loses 1 pressure if it has any. Each player draws one card for each of their own warriors that left in this round.
    .ruling = A ready sark does not prolong the round. Changes that last for the round end before the overpowered cards leave.
shabrak-rule-S4-7 =
    .ruling = If you have to draw from an empty pile, nothing happens.

## 5 The cards

shabrak-rule-S5-1 = An event takes effect once, when you play it, and then goes to its owner’s discard pile. Only the owner may look through a discard pile.
    .ruling = You may play at most 12 cards in one turn. What goes to a discard pile is shown as it goes; later only its owner may look through the pile. A card taken back from there is shown.
shabrak-rule-S5-2 = Equipment stays in play until the warrior who wears it is overpowered. A warrior wears only one piece, and any player may put it on. Its active ability is an action of its own and can be used only in the turn of the warrior it belongs to.
    .ruling = You may put equipment on any warrior that has none, your own or an enemy, but never on one that is overpowered and never in place of another piece. Its active ability is used by the wearer’s player, in the turn that exhausts the wearer.
shabrak-rule-S5-3 = To use an active ability (A), the card must be exhausted. A passive one (P) works as long as its card is not overpowered; after that it cannot be used.
    .ruling = The text of a card takes precedence over the printed rules, and here it does so: an ability that says “when this warrior is overpowered” works although its card is overpowered, and so does an ability of its equipment that says “when the wearer is overpowered”.
shabrak-rule-S5-4 = If not every effect of an ability can be carried out, you must carry out as many as possible, unless an effect depends on the one before it (“then”).
    .ruling = This holds for events too.
shabrak-rule-S5-5 = Always round up: half of 5 is 3.
shabrak-rule-S5-6 = Everybody may know which cards are overpowered and how many cards a player holds. Hands stay hidden, and so do the order of the draw piles and, from the opponent, the discard piles.
    .ruling = Everybody may also know how many cards a pile has.
shabrak-rule-S5-7 = The draw pile is fixed by the shuffle before the game, and nothing is added to it later: discarded cards are not shuffled back in unless a card says so.
shabrak-rule-S5-8 =
    .ruling = If several abilities are triggered at once, the active player’s come first; of each player first the sark’s, then those of the warriors from left to right, each warrior before its equipment. Equipment counts with the warrior who wears it, whoever put it on.
shabrak-rule-S5-9 =
    .ruling = Whatever an ability triggers in turn comes before everything that is still waiting, and before the rest of that ability itself. One action, with everything that follows from it, can trigger at most 12 abilities; further ones are lost.
shabrak-rule-S5-10 =
    .ruling = An ability that is still waiting is lost if its card is overpowered in the meantime or, as equipment, has left its warrior. What has begun is carried through.
shabrak-rule-S5-11 =
    .ruling = An effect on several warriors is applied to them one after another: first the active player’s row, then the other, each from left to right.
shabrak-rule-S5-12 =
    .ruling = Abilities and events can make the same warrior ready only once per round.
shabrak-rule-S5-13 =
    .ruling = “Guards the others” means: an enemy warrior that reaches one who guards may attack only those who guard; if it reaches several of them, its player chooses. One that reaches none attacks as usual. Guarding stops only attacks, not pressure from other effects, and an overpowered warrior guards nobody.
shabrak-rule-S5-14 =
    .ruling = A shield stops the next pressure on its warrior, however much it is, and is then gone; until then it lasts, even into later rounds. A warrior has at most one shield. Pressure that is stopped sets nothing off. A shield does not help a warrior who is overpowered by anything other than pressure.
shabrak-rule-S5-15 =
    .ruling = “+1 reach” means that a warrior reaches one place further to either side, “−1 reach” one place less; several such changes add up. Nobody reaches less than straight ahead, and the nearest card is always within reach (S3.2). Anything that asks who is within reach uses the changed reach.

## 6 The end of the game

shabrak-rule-S6-1 = The game ends at once when a player’s last standing warrior is overpowered: the other player has won.
    .ruling = If this happens to both at the same time, the game is drawn. The end comes before any ability that would be triggered.
shabrak-rule-S6-2 =
    .ruling = After 30 rounds the player with more warriors left wins; if they have the same number, the one with less pressure on them; if that is equal too, the game is drawn.
