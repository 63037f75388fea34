import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'How many play',
		'The Great Dalmuti is best with five to eight; four can play too, and so can nine or more.',
		'Up to twelve, and three with a warning.'
	),
	'TI-4': rule(
		'Titles by place',
		'From the top: Greater Dalmuti, Lesser Dalmuti; from the bottom: Greater Peon, Lesser Peon; all others are Merchants.',
		'Three are Greater Dalmuti, Merchant and Greater Peon.'
	),
	'TI-6': rule(
		'Other titles and forms',
		'A table may rename any title, and a player may be addressed in another form of it.'
	),
	'DK-5': rule(
		'The pack of eighty',
		'Each rank has as many cards as its number, from one Dalmuti to twelve Peasants, and there are two Jesters: 80 in all. From the best they are Dalmuti, Archbishop, Earl Marshal, Baroness, Abbess, Knights, Seamstress, Masons, Cooks, Shepherdess, Stonecutters, Peasants. As an option four players take out the 12s and 11s and play with 57, five take out the 12s and play with 68.'
	),
	'SE-1': rule(
		'The first draw',
		'Everyone draws a card; the lowest number is best and sits first, and Jesters are the worst draw. The cards go back into the pack.',
		'Those who tie draw again among themselves and never pass a player who was not tied.'
	),
	'SE-2': rule(
		'The best seat first',
		'The Greater Dalmuti picks a chair, the Lesser Dalmuti sits to the left of it, the others follow by place, and the Greater Peon comes last.'
	),
	'DK-7': rule(
		'The Greater Peon deals',
		'The Greater Peon shuffles and deals, one card at a time from the Greater Dalmuti on, and gathers the tricks. Some get one card more.'
	),
	'DK-8': rule(
		'An exposed card',
		'As an option the Greater Dalmuti says where a card goes that is exposed in the deal: to its owner, or to the Greater Peon, who then gives the owner a random card from hand.',
		'Without that option the cards are dealt again.'
	),
	'TX-7': rule(
		'Taxes from the start',
		'As an option the first deal counts as a revolution by itself: then the first round is untaxed.',
		'Otherwise taxes are paid in the first round too, for the draw has given everyone a place.'
	),
	'TX-2': rule(
		'Who pays how much',
		'The Greater Peon pays 2 cards to the Greater Dalmuti, the Lesser Peon 1 to the Lesser Dalmuti.',
		'With three players only the Greater Peon pays.'
	),
	'TX-9': rule('Newcomers pay by seat', 'A newcomer pays and receives by the seat that was taken.'),
	'TX-3': rule(
		'Lowest numbers go',
		'Tribute is the best cards, and the lowest numbers are the best.',
		'That holds even if a set is broken for it, and of equal ranks the payer picks which.'
	),
	'TX-4': rule(
		'Jesters escape taxes',
		'For taxes a Jester is worse than a Peasant. It goes only when nothing else is left to give.'
	),
	'TX-5': rule(
		'What comes back',
		'The Greater Dalmuti gives any two cards back, the Lesser Dalmuti any one.',
		'They choose before they see the tribute.'
	),
	'TX-6': rule(
		'Order of the exchange',
		'Both pairs exchange at the same time.',
		'In each pair both lay out their cards first and then exchange them, face down and unseen by the others; no pair has to wait.'
	),
	'TX-10': rule(
		'Merchant exchange',
		'As an option the highest Merchant may swap one card blindly with another Merchant while taxes are paid, so with six or more players.',
		'Not when a revolution has cancelled the taxes.'
	),
	'RV-2': rule(
		'Calling a revolution',
		'A player dealt both Jesters may call a revolution: nobody pays. If the Greater Peon calls, it is a greater revolution, also in a first round that an option leaves untaxed: first and last change places, then second and second-last, and so on inward.',
		'It is called before any tax is paid; people move with their hands, and the new Greater Dalmuti leads.'
	),
	'RV-3': rule(
		'Nobody has to call',
		'Any player with both Jesters, high or low, may call or keep quiet.'
	),
	'FP-9': rule(
		'Why nobody pays',
		'Where the first round is untaxed, that is the reason given; if a revolution is called in it, the revolution is.'
	),
	'PL-1': rule(
		'Sets only',
		'A play is a set: one or more cards of one rank, as many as there are.',
		'Runs are not played.'
	),
	'PL-2': rule(
		'How to follow',
		'Play goes to the left, and each play has as many cards as the one before, of a strictly better rank. Lower numbers are better: the 1 tops everything, the 12 is worst except for a lone Jester.'
	),
	'PL-3': rule(
		'Jesters are wild',
		'Beside other cards a Jester takes their rank. Alone it is a 13, worse than a Peasant.',
		'So are two Jesters together.'
	),
	'PL-6': rule(
		'When to pass',
		'A player may pass on any play of another, with or without cards that would do.',
		'Whoever passed may play again when the turn comes round, and whoever leads has to play.'
	),
	'FP-2': rule(
		'The single Dalmuti',
		'A 1 is not called unbeatable: it is just never exceeded, so whatever follows it is not higher.'
	),
	'LE-1': rule(
		'Who leads first',
		'The Greater Dalmuti leads, in the first round and in every later one.'
	),
	'LE-2': rule(
		'Lead after going out',
		'If the cards with which a player goes out win the trick, the next player clockwise who still holds cards leads.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, the titles change with it, and so does a pack that was stripped.'
	),
	'SC-1': rule(
		'Points for players beaten',
		'As an option each player scores 1 for everybody who went out later. With philanthropic scoring the Greater Dalmuti scores 1 more if the Greater Peon rises, and the Lesser Dalmuti 1 more if the Lesser Peon does.',
		'To rise is to finish above the place held when play began, after any greater revolution.'
	),
	'FP-14': rule(
		'Philanthropy at three',
		'With three players only the Greater Dalmuti can earn the philanthropic point.'
	),
	'SC-2': rule(
		'Length of a series',
		'With points a series has a set number of rounds: 20, or 30 or 40 for a long night. The highest total wins.',
		'Equal totals share the win.'
	),
	'DE-3': rule(
		'Hats, carnation and sweets',
		'A table may hand out hats by title, a carnation for the Greater Dalmuti, better and worse seats, and the sweets in order of rank. The Greater Peon may sit on a suitcase, a box or the floor.'
	),
	'MA-1': rule(
		'Play your station',
		'Acting the part is encouraged: arrogant or generous above, humble or defiant below, and Merchants in between who court the high and slight the low.'
	),
	'MA-2': rule('Other names', 'The game is also sold as Corporate Shuffle.')
} satisfies RuleTexts;
