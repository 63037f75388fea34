import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'How many play',
		'Kings and Bastards is best with three to five.',
		'Up to eight can play.'
	),
	'TI-0': rule(
		'No rank at first',
		'In the first round everyone is a Commoner, and nobody has the rights of a King. The table picks chairs and dealer as it likes.'
	),
	'TI-5': rule(
		'Titles by place',
		'The first is the King, the last the Bastard; from four players on the second is the Vice-King and the second-last the Vice-Bastard.',
		'Everybody else is a Commoner.'
	),
	'TI-6': rule(
		'Other titles and forms',
		'A table may rename any title. A player may be addressed in the other form: Queen, Vice-Queen.'
	),
	'DK-6': rule(
		'The pack',
		'The ordinary 52 cards are dealt out one by one, beginning at the dealer’s left. Two Jokers join them if they are played as trumps.'
	),
	'FP-10': rule(
		'Jokers for trumps',
		'Where Jokers are trumps the pack has two of them, unless the house says another number; one trump tops sets only, never a run that the house allows.'
	),
	'SE-1': rule(
		'The first seats',
		'For the first round people stay where they sit: their names are tapped clockwise. The order can also be set by hand or left to chance.'
	),
	'SE-3': rule(
		'People keep their chairs',
		'Nobody moves: titles and taxes go by place, while play still goes clockwise from chair to chair.'
	),
	'DK-7': rule(
		'The Bastard deals',
		'The Bastard shuffles and deals.',
		'Anyone may deal the first round.'
	),
	'TX-7': rule(
		'First round without taxes',
		'Nobody pays anything in the first round, for nobody is King yet.'
	),
	'TX-2': rule(
		'Who pays how much',
		'The Bastard pays 3 cards to the King and, from four players on, the Vice-Bastard 1 to the Vice-King.'
	),
	'TX-9': rule(
		'Newcomers pay by place',
		'A newcomer pays and receives by the place that was taken.'
	),
	'TX-3': rule(
		'Highest by rank alone',
		'Tribute is the payer’s best cards.',
		'Only rank counts, even if a set is broken: with a 2, an ace and two kings the Bastard gives the 2, the ace and one king. Of equal ranks the payer picks which.'
	),
	'TX-4': rule(
		'Twos and Jokers go first',
		'Twos rank above aces in the tribute and Jokers above twos, so trumps are the first to be paid.'
	),
	'TX-5': rule(
		'The worst come back',
		'The King and the Vice-King have to return their lowest cards, as many as they get. The 3 of clubs cannot be held back for the lead: a player who holds fewer than four 3s and has to give some of them gives that one first.',
		'The lowest are those of the hand as dealt, and of other equals the owner picks.'
	),
	'FP-7': rule(
		'Jokers in what comes back',
		'Where Jokers are in play they count as high in what comes back as in the tribute: they are not among the worst cards.'
	),
	'TX-6': rule(
		'Order of the exchange',
		'The two of a pair exchange their cards.',
		'Both lay them out and exchange them at the same time, face down and unseen by the others; no pair waits for another.'
	),
	'PL-1': rule(
		'Singles and multiples',
		'A play is one card, or two, three or four of one rank. Runs are not played.'
	),
	'PL-2': rule(
		'How to follow',
		'Play goes clockwise, and each play has as many cards as the one before, of a strictly higher rank. The 3 is lowest, the ace beats the king, and the 2 is above the ace; suits never count.'
	),
	'PL-5': rule(
		'Twos are trumps',
		'One 2 tops any single card or multiple that is not of twos, and nothing tops it. If Jokers are used, the table says before the evening how: either one Joker alone is the trump and twos are just the highest rank, or twos stay trumps and one Joker tops them too.',
		'Two or more twos together are the highest set of their size, and nothing tops two Jokers.'
	),
	'FP-1': rule(
		'Twos below Jokers',
		'Where twos and Jokers are both trumps, one Joker tops several twos, nothing tops a lone Joker, and any other card laid on a single 2 is just not higher.'
	),
	'FP-2': rule(
		'What is unbeatable',
		'Only a trump that nothing in the pack tops is called unbeatable; other high cards are just never exceeded.'
	),
	'PL-6': rule(
		'Passing is final',
		'A player may pass on any play of another, whether able to play or not, and is then out until the next trick.',
		'Whoever leads has to play.'
	),
	'PL-8': rule(
		'Calling a sequence',
		'As an option the third player may call three cards in a row that follow each other by one, such as 3, 4, 5, and chooses how strict: the order alone, or the colour or suit that all three have; uncalled, the chain may be called by whoever continues it. From then on only the next rank may follow, in the colour or suit if one was called; trumps top nothing, Jokers are of no use, and a 2 comes only after the ace.',
		'All this is for single cards only.'
	),
	'FP-5': rule(
		'While a call holds',
		'Once a sequence is called, anything but the one next card breaks it, be it a pair, a trump or a Joker, and so does anything after its 2.'
	),
	'FP-12': rule(
		'Neighbours in a sequence',
		'Neighbours are those of the ranking in use: the ace follows the king, and the 2 follows the ace.'
	),
	'PL-7': rule(
		'Winning the trick',
		'Once all others have passed, the last to play wins the trick and leads the next one.',
		'The cards played are out of the round.'
	),
	'LE-1': rule(
		'Who leads first',
		'The holder of the 3 of clubs leads, and the first play contains that card, alone or in a multiple.',
		'The same holds in every later round.'
	),
	'LE-2': rule(
		'Lead after going out',
		'If the cards with which a player goes out win the trick, the next player clockwise who still holds cards leads.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, titles and taxes change with it: Vice-King and Vice-Bastard come in at four players and go at three.'
	),
	'MA-1': rule(
		'Calling needs practice',
		'Calling sequences is for tables where at least some players know the game well.'
	),
	'MA-2': rule('Other names', 'The game is also known as Rich Man, Poor Man.')
} satisfies RuleTexts;
