import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'How many play',
		'Temple is for four or more, best for four to seven.',
		'It works up to twelve, and three may play with a warning.'
	),
	'TI-0': rule(
		'No rank at first',
		'In the first round everyone is Middle Class, and nobody has the rights of an Emperor.',
		'The table picks chairs and dealer as it likes.'
	),
	'TI-2': rule(
		'Titles by place',
		'The first is the Emperor, the second the Prince, the last the Poor Man; those between are Middle Class.',
		'At three there is no Prince. Larger tables add Duke, Count and Baron from the top and Second Poorest, Third Poorest and so on from the bottom, one of each for every bracket of taxes.'
	),
	'TI-6': rule(
		'Other titles and forms',
		'A table may use other titles, and an Emperor may be an Empress.',
		'Every title may have its other form: Princess, Duchess, Poor Woman.'
	),
	'DK-1': rule(
		'Cards of Temple',
		'The pack is the ordinary 52 cards and two Jokers, all of them dealt.',
		'Left-over cards go round from the dealer’s left.'
	),
	'SE-1': rule(
		'The first seats',
		'For the first round people stay where they sit: their names are tapped clockwise. The order can also be set by hand or left to chance.'
	),
	'SE-2': rule(
		'The Emperor picks a chair',
		'The Emperor names a chair; the Prince sits to the left of it, the rest follow clockwise by place, and the Poor Man comes last, at the Emperor’s right.'
	),
	'DK-7': rule(
		'Who deals',
		'The Emperor says who shuffles and deals.',
		'Unless somebody else is named, the Emperor deals.'
	),
	'TX-7': rule('First round without taxes', 'Nobody pays anything in the first round.'),
	'TX-1': rule(
		'Taxes by bracket',
		'The Poor Man pays the Emperor, the next poorest pays the Prince, and so on inward; each pair pays one card less than the pair outside it. With four players that is 1 card; with five, 2 and 1; with seven, 3, 2 and 1.',
		'Six pay 2 and 1, eight 3, 2 and 1, nine 4, 3, 2 and 1.'
	),
	'TX-8': rule(
		'No taxes for newcomers',
		'Newcomers neither pay nor receive. Taxes are paid among the others only, and the middle class counts as one player, however large.',
		'Four players from before and one to three newcomers make two brackets, 2 cards and 1.'
	),
	'TX-12': rule(
		'No more than the hand',
		'Nobody gives more cards than were dealt to them. Eleven or twelve players owe 5 where some hold 4: then the whole hand goes. If the cards to give back are chosen before the others are seen, the receiver’s hand sets the same limit.'
	),
	'FP-8': rule(
		'Other taxes with newcomers',
		'If the house has another tax schedule, its amounts hold for the pairs of players from before, outermost first, as far as there are pairs.'
	),
	'TX-3': rule(
		'Highest by rank alone',
		'Tribute is the highest cards by rank, even if a set is broken for it: with an ace and two kings, a tax of two takes the ace and one king.',
		'Of equal ranks the payer picks which.'
	),
	'TX-4': rule(
		'Jokers escape taxes',
		'For taxes a Joker counts as no more than a 3, so it need not be paid.',
		'It is below every rank, and goes only when nothing else is left to give.'
	),
	'TX-5': rule(
		'What comes back',
		'The receiver looks at the tribute, then returns as many cards, free to choose any.',
		'Even a card that has just been paid may go back.'
	),
	'TX-6': rule(
		'Order of the exchange',
		'First the payer hands over, then the receiver looks and returns.',
		'No pair waits for another. The cards go face down, unseen by the others.'
	),
	'RV-1': rule(
		'Both Jokers cancel taxes',
		'A player dealt both Jokers may show them, and this round nobody pays.',
		'They are shown before any tax is paid, and nothing else changes. In a round without taxes it has no effect.'
	),
	'RV-3': rule(
		'Nobody has to call',
		'Any player with both Jokers, high or low, may show them or keep quiet.'
	),
	'FP-9': rule(
		'Why nobody pays',
		'A first round is untaxed because it is the first; if a revolution is called in it, the revolution is the reason given.'
	),
	'PL-1': rule(
		'Sets and runs',
		'A set is one to four cards of one rank. A run is three or more neighbours of one suit, say 8, 9, 10 of spades.',
		'King, ace and 2 make the highest run, and nothing goes on past the 2.'
	),
	'PL-2': rule(
		'How to follow',
		'Play goes clockwise, and each play has the same pattern and the same number of cards as the one before, strictly higher. The 3 is lowest, the ace beats the king, and the 2 beats the ace.',
		'A run is judged by its top card, and suits never count.'
	),
	'PL-3': rule(
		'Jokers are wild',
		'A Joker may be any card, alone, in a set or in a run.',
		'Where it could be more than one, its player says which when laying it.'
	),
	'PL-4': rule(
		'Nothing beats twos',
		'A set of twos, real or made with Jokers, wins the trick at once. Nobody needs to pass.'
	),
	'PL-6': rule(
		'When to pass',
		'A player may pass on any play of another, with or without cards that would do.',
		'Nobody need say which. Whoever passed may play again when the turn comes round, and whoever leads has to play.'
	),
	'FP-12': rule(
		'Neighbours in a run',
		'Neighbours are those of the ranking in use: queen, king, ace and 2 are a row, ace, 2 and 3 are not.'
	),
	'FP-2': rule(
		'Runs up to the two',
		'A run that ends in a 2 is not called unbeatable: it is just never exceeded, so whatever follows it is not higher.'
	),
	'FP-3': rule(
		'A Joker without a word',
		'A Joker laid without a word stands for the strongest card it can be, in a set rather than in a run; a new play is allowed if it can be read in any way that fits.'
	),
	'LE-1': rule(
		'Who leads first',
		'In the first round the holder of the 3 of clubs leads, and the first play contains that card, in any set or run.',
		'In later rounds the Emperor leads.'
	),
	'FP-4': rule(
		'The 3 of clubs itself',
		'The opening needs the 3 of clubs itself; a Joker in its place is not enough.'
	),
	'LE-2': rule(
		'Lead after going out',
		'If the cards with which a player goes out win the trick, the next player clockwise who still holds cards leads.'
	),
	'JO-1': rule(
		'Between rounds only',
		'Players come and go between rounds.',
		'When somebody leaves, the others close ranks.'
	),
	'JO-2': rule(
		'Newcomers are middle class',
		'Newcomers start as Middle Class, however many they are.',
		'They sit together below the upper half of the others, in the order they came.'
	),
	'JO-3': rule(
		'Leaving from the bottom',
		'A player at the bottom may leave and come back at once as a newcomer. It is allowed, but the source calls it bad form.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, the brackets of taxes change with it.',
		'So do the titles.'
	),
	'DE-1': rule(
		'What the Emperor demands',
		'The Emperor may demand anything reasonable of anyone. Other players of high rank may do so of those below them, unless it runs against the Emperor’s word or the Emperor forbids it.'
	),
	'DE-3': rule(
		'Perks of rank',
		'Usual demands are the best chair, drinks, and who shuffles and deals. The lower classes bow and scrape.'
	),
	'MA-1': rule(
		'What is reasonable',
		'The table decides what is too much to demand. Power is not to be abused, and nobody is made uncomfortable.'
	),
	'MA-2': rule(
		'Other names',
		'People also know the game as Asshole, Social Class or Capitalism. Some tables have a president and a vice president at the top and a bum at the bottom.'
	)
} satisfies RuleTexts;
