# Karak: Goblin: the rules page (English). The numbers follow the digest: G5.10 is goblin-rule-G5-10.
# Value = what the printed rules say, in our own words; .ruling = our own decision.

goblin-rules-title = The rules of Karak: Goblin
goblin-rules-intro = This is an unofficial digital table for the card game Karak: Goblin, and this page explains the rules in our own words. The Czech, German and French editions differ in places; the table plays by the edition you choose, the Czech one unless you say otherwise. Passages marked as a ruling are our decisions where the printed rules are silent or unclear.

goblin-chapter-1 = Material
goblin-chapter-2 = Set-up
goblin-chapter-3 = The piles
goblin-chapter-4 = The turn
goblin-chapter-5 = The fight
goblin-chapter-6 = Equipment, keys and potions
goblin-chapter-7 = The merchant
goblin-chapter-8 = Reviving
goblin-chapter-9 = Hero abilities

## 1 Material

goblin-rule-G1-1 = There are six heroes, each with six starting action cards of their own, and 20 life cards, five for each player: so two to four people can play. Six set-up cards mark the merchant, the levels I, II and III, the monster lord’s chamber (X) and the pawn shop.
    .ruling = You may also play alone, as practice.
goblin-rule-G1-2 = The Czech and French editions count 82 monster cards: three monster lords (X), the gatekeepers, and the ordinary monsters, which one, two or three skulls assign to level I, II or III. The German edition has four gatekeepers per level; the other two give no number. On the back of each monster is its reward: an action card, a weapon or a piece of armour; a gatekeeper’s reward is its key.
    .ruling = There are 64 ordinary monsters (20, 20 and 24) and five gatekeepers per level. In the German edition one gatekeeper of each level, drawn by lot, stays in the box; nobody knows which until the other four have come.
goblin-rule-G1-3 = Potions come in three kinds: strength, protection (which counters a curse) and healing. The Czech edition counts 12 potion cards, the French one 13.
    .ruling = There are 12 in every edition, four of each kind.
goblin-rule-G1-4 = An action card has a colour (green, blue, red or yellow), shows which colours may follow it, and has one or more effects: attack, defence, healing or drawing, each with its number. A monster card shows its attack, its lives, its level, the kind of its reward and its curses, if it has any.
    .ruling = An action card may name any number of following colours, from none to all four.
goblin-rule-G1-5 = No rulebook lists the values of the cards.
    .ruling = The set we play with is our own, complete in number and balanced by measuring many games. It is kept in a single data file; if you own the printed game, you can put a file with your own cards in its place.

## 2 Set-up

goblin-rule-G2-1 = For each level, shuffle the ordinary monsters, lay them beside the row as a face-up stack and deal five of them into the row. The level’s gatekeepers form a pile at the end of the row, with the top one visible; the German and French editions have you shuffle it. One of the three lords is drawn at random, and the other two leave the game. The potions lie beside the merchant in three stacks. The pawn shop starts empty.
    .ruling = The gatekeepers are shuffled in the Czech edition too. Everyone sees the top card of each stack in every edition, but only the French one lets you fight it.
goblin-rule-G2-2 = Choose a hero, shuffle its six cards into your draw pile and draw four of them into your hand. You have five lives.
    .ruling = Heroes are chosen in the order of the seats, and each can be taken only once. The table may have them drawn at random instead.
goblin-rule-G2-3 = The youngest player begins, and turns pass clockwise.
    .ruling = Here chance decides who begins; or the table may agree that seat one does (the youngest can sit there).

## 3 The piles

goblin-rule-G3-1 = Your draw pile lies face down, your discard pile face up. Only when you must draw and the draw pile is empty do you shuffle the discard pile into a new draw pile. Cards you have played in a fight that is still going on stay out of that shuffle. By the time you refill your hand after the fight, they are on the discard pile, along with an action card you have won, and may be shuffled in. If both piles are empty, you skip the draw.
goblin-rule-G3-2 = Cards you have won show a monster on the back. So when you shuffle, you may put them anywhere you like in the new draw pile; your starting cards stay in random order among themselves.
    .ruling = You choose positions for your won cards one after another, in the order of their numbers. At any moment you may choose the plain shuffle instead: every card without a position then ends up anywhere. If you have no won card to place, you are not asked, and the last card goes automatically into the only position left. Backs are public: all players see which won cards you hold and the back of the top card of your draw pile. The rest of your arrangement only you know.

## 4 The turn

goblin-rule-G4-1 = On your turn you do exactly one of three things: fight a monster, visit the merchant or revive your hero. If your hero has no life left, you must revive.
    .ruling = A potion of healing does not replace reviving.
goblin-rule-G4-2 =
    .ruling = You may visit the merchant and buy nothing. That is how you pass.

## 5 The fight

goblin-rule-G5-1 = Choose a monster on a level you may enter: any in the row, or the top gatekeeper if you do not have that level’s key yet. In the French edition you may also choose the top card of the level’s monster stack; in the German edition you expressly may not.
    .ruling = The Czech edition does not mention the stack, so there you may not fight its top card either.
goblin-rule-G5-2 = Level I is open to everyone. For level II you need the green key, for level III the green and the yellow one, and for the monster lord the green, the yellow and the red one. Lower levels stay open to you.
goblin-rule-G5-3 = If a curse of the monster cancels your hand bonus, discard cards of your choice down to four before you play the first one.
    .ruling = A bonus that still counts is added to the four. The Czech and French editions speak only of a curse on armour; a curse on weapons works the same way. If no bonus is cancelled, you keep a hand of more than four. The cards you discard here have not been played, so they may be shuffled back in during the same fight. When you refill your hand, the bonus counts again.
goblin-rule-G5-4 = Play your cards one at a time. The first may be of any colour; each further one must be of a colour that the card before it names. Play as many as you like, including cards you have just drawn.
    .ruling = You may also play no card at all.
goblin-rule-G5-5 = Drawing and healing happen at once, attack and defence count at the end of the fight. If a card has several effects, all of them apply, in the Czech edition from right to left. Healing beyond five lives is lost.
    .ruling = You cannot decline to draw or to heal. The order from right to left holds in every edition.
goblin-rule-G5-6 = A curse on a colour: you may play no card of that colour. A curse on an effect: that effect of your action cards does not count, though you may still play the cards, to carry on the chain for example; your equipment, hearts included, and your potions are not affected. A curse on equipment: the effects of that kind of equipment do not count in this fight.
    .ruling = The kinds of equipment that can be cursed are weapons and armour.
goblin-rule-G5-7 = You stop when you wish, or when you can play no further card. Then, in this order: (1) You lose one life for each point by which the monster’s attack exceeds the defence of your cards and equipment. If you lose your last life, you are beaten, however strong your attack. (2) Otherwise compare the attack of your cards and equipment with the monster’s lives: if it is at least as high, you win. (3) If you have won, take the reward. An action card goes on top of your discard pile. A weapon or a piece of armour you keep or send to the pawn shop; you cannot have two of a kind. A key is yours for good. A gap in the row is filled at once from the level’s stack; if the stack is empty, the gap stays. (4) The cards you have played go to your discard pile. Draw up to four cards plus your hand bonuses; if you hold more, neither draw nor discard. Step (4) holds even if you were beaten.
    .ruling = When you can neither play a card nor drink a potion, the fight stops automatically. The order of the cards in your discard pile does not matter. If you win a weapon or a piece of armour, you are always asked: wear it, and the old one goes to the pawn shop, or send the new one there.
goblin-rule-G5-8 = Equipment with a heart gives you that many lives back right after the monster’s hits, but not if you have lost your last life.
    .ruling = Equipment won in this fight does not heal you yet, but its hand bonus already counts when you refill your hand.
goblin-rule-G5-9 = If you do not win, the monster stays where it was.
goblin-rule-G5-10 = Whoever beats the monster lord with at least one life left has won, and the game ends at once.
    .ruling = The table may agree to play the round to its end instead, so that everyone has had the same number of turns; until then the lord stays where he is. Of several who beat him in that round, the one whose attack exceeds his lives by the most wins, then the one with the most lives left; if they are still tied, they share the win. Unless the table agrees on this, the game ends at once, as printed.
goblin-rule-G5-11 =
    .ruling = After 100 rounds the game ends. Whoever has the most keys wins; if there is a tie, whoever has the most won cards: all won action cards, weapons and armour count. If there is still a tie, the win is shared.

## 6 Equipment, keys and potions

goblin-rule-G6-1 = You may own at most one weapon and one piece of armour. Equipment can give attack, defence, a heart or a hand bonus (+), and all of it adds up.
goblin-rule-G6-2 = Keys are green (level I), yellow (level II) and red (level III). You can get one of each. You never lose a key and never pay with it, and once you have it you may not attack the gatekeepers of that level.
goblin-rule-G6-3 = You may own at most one potion of each kind. You drink it in your own turn, only once, and it goes back to the merchant’s stack.
goblin-rule-G6-4 = The potion of strength doubles the attack or the defence, as you choose, of the action card you have just played. Drink it before you play the next card or stop. It never works on equipment, and a cursed effect counts for nothing even when doubled.
    .ruling = You may drink it after seeing what that very card lets you draw, as long as you have neither played another card nor stopped. Only an effect printed on the card can be doubled.
goblin-rule-G6-5 = The potion of protection: one curse of the monster, your choice, does not count for the rest of this turn.
    .ruling = Drunk before your first card, it also saves you from discarding for a cancelled hand bonus (G5.3). Drunk later, it makes attack and defence already played count, but draws and healing you have missed are not made up.
goblin-rule-G6-6 = The potion of healing gives you all your lives back. In the Czech edition you may drink it at any time in your turn, at the merchant’s too. In the German and French editions you may drink it in a fight, before the monster’s hits, or after them if you still have a life. You can never drink it after losing your last life in this turn.
    .ruling = You must have lost at least one life. In the Czech edition it is offered at the start of your turn, in the fight, after the hits and at the merchant’s; in the German and French editions, in the fight and after the hits.

## 7 The merchant

goblin-rule-G7-1 = Everything you buy costs one card, which you lay in the pawn shop: a won action card from your hand, your weapon or your armour. You can never pay with a starting card, a potion or a key.
    .ruling = First you say what you want, then which card you pay with; only undo takes this back. You may also pay with equipment bought earlier in the same visit, but not with a bought action card, as that lies on your draw pile.
goblin-rule-G7-2 = You may buy several potions in one visit, but own only one of each kind. You can buy a kind only as long as its stack lasts.
    .ruling = In one visit you may buy potions and a card from the pawn shop, in any order.
goblin-rule-G7-3 = From the pawn shop you may take one card per visit, whichever you like. If you then have a weapon or a piece of armour too many, the spare one goes back there. In the Czech edition an action card you buy goes on top of your draw pile.
    .ruling = The other editions do not say where a bought action card goes; here it goes on top of your draw pile in all of them. You cannot buy the very card you pay with, but a card you paid for a potion can be bought back with another one. Bought equipment is worn at once, and the old piece goes to the pawn shop.
goblin-rule-G7-4 = After shopping, draw up to a full hand.

## 8 Reviving

goblin-rule-G8-1 = You get all your lives back and do nothing else in that turn. In the German and French editions you may do this even with lives left, in the Czech edition only without any.
    .ruling = A hero without lives revives automatically when your turn begins, as there is nothing to choose. In the German and French editions you may choose to revive with any number of lives, even all five.

## 9 Hero abilities

goblin-rule-G9-1 = The abilities are optional: agree before the game whether to use them. Argentus, the wizard. Once per fight he may play a blue card although the card before it does not name blue, but not against a curse on blue.
    .ruling = You play with the abilities unless the table turns them off. Argentus has used his up only when he plays a blue card that the chain would have forbidden.
goblin-rule-G9-2 = Aderyn, the thief. With enough attack she wins even if she has lost her last life; in her next turn she must then revive. It does not work against the monster lord: the German and French editions say so, and in the Czech edition it follows from G5.10.
goblin-rule-G9-3 = Horan, the warrior. If he plays two cards with attack one right after the other, he gets +1 attack for this fight, but only once.
    .ruling = The printed symbol is what counts, cursed or not. The +1 is Horan’s own, so a curse on attack does not cancel it.
goblin-rule-G9-4 = Victorius, the swordsman. The second card he plays in a fight may be of any colour that is not cursed, whatever the first one names.
    .ruling = The sentence is garbled in the French edition; we play it as in the other two.
goblin-rule-G9-5 = Xanros, the warlock. Once per fight he may play a card of a cursed colour, or let a cursed effect of one card count. This does not work against curses on equipment.
    .ruling = A card of a cursed colour must still follow the chain, and playing it uses up the ability. Drawing and healing happen at once, so you are asked about them when you play the card; if you obey the curse then, you save the ability. Attack and defence count only at the end (G5.5), so you are asked about them when you stop or can play no further card: choose which one of which card is to count. After that you play and drink nothing more in this fight. What a potion of strength has doubled counts doubled.
goblin-rule-G9-6 = Taia, the oracle. When an action card lets her draw, she draws two cards, keeps one and puts the other under her draw pile. In the German and French editions, if there is only one card left in the pile, the discard pile is shuffled first so that she sees two. None of this applies when she refills her hand at the end of the turn.
    .ruling = She does this for each card that the effect lets her draw. The shuffled cards go under the one that is left, in the Czech edition too. If there is nothing to shuffle, she takes that one card.
