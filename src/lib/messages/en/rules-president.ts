import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'PR-2': rule(
		'Players and titles',
		'The first is the President, the second the Vice President, the second-last the Vice Scum and the last the Scum, with Citizens between; three are President, Citizen and Scum. As an option six or more also have a Secretary and a Clerk.',
		'Two to twelve can play, best four to seven; five to sixteen with two packs.'
	),
	'TI-0': rule(
		'No rank at first',
		'In the first round everyone is a Citizen, and nobody has the rights of a President.',
		'The table picks chairs and dealer as it likes.'
	),
	'TI-6': rule(
		'Other titles and forms',
		'A table may rename any title, and a player may be addressed in another form of it.'
	),
	'PR-1': rule(
		'Cards and ranking',
		'The ordinary 52 cards without Jokers are dealt out. The 2 is highest, the 3 lowest.'
	),
	'SE-1': rule(
		'The first seats',
		'For the first round people stay where they sit: their names are tapped clockwise. The order can also be set by hand or left to chance.'
	),
	'SE-2': rule(
		'New seats each round',
		'The President picks a chair, the Vice President sits to the left of it, the others follow by place, and the Scum comes last.'
	),
	'PR-4': rule(
		'Dealer and leads',
		'The Scum shuffles and deals. The first round is led from the dealer’s left, every later one by the President.'
	),
	'DK-7': rule('Before the deal', 'The Scum deals.'),
	'TX-7': rule('First round without taxes', 'Nobody gives anything in the first round.'),
	'PR-9': rule(
		'Cards for the President',
		'From the second round on, the Scum gives the President the 2 highest cards and the Vice Scum gives the Vice President the highest one; as many come back, free to choose any.'
	),
	'TX-2': rule(
		'Who pays how much',
		'The Scum pays 2 cards to the President, the Vice Scum 1 to the Vice President.',
		'With three players only the Scum pays.'
	),
	'TX-9': rule('Newcomers pay by seat', 'A newcomer pays and receives by the seat that was taken.'),
	'TX-3': rule(
		'Highest by rank alone',
		'Tribute is the highest cards by rank, twos before aces.',
		'That holds even if a set is broken for it. Of equal ranks the payer picks which.'
	),
	'TX-4': rule(
		'Jokers at tax time',
		'If the house puts Jokers into the pack, they are the first cards to be paid, above every rank.'
	),
	'TX-5': rule(
		'What comes back',
		'The President and the Vice President look at what they were paid, then return as many cards, free to choose any.',
		'Even a card that has just been paid may go back.'
	),
	'TX-6': rule(
		'Order of the exchange',
		'The low pay first, the high look and then return.',
		'No pair waits for another. The cards go face down, unseen by the others.'
	),
	'PR-3': rule(
		'Play and passing',
		'Cards are played as singles, pairs, triples or four of a kind, never as runs. Whoever passed may play again when the turn comes round.'
	),
	'PL-1': rule('Sets only', 'A play is a set: one to four cards of one rank.'),
	'PL-2': rule(
		'How to follow',
		'A play answers with as many cards, of a strictly higher rank. The 3 is lowest, the ace beats the king, and the 2 beats the ace; suits never count.'
	),
	'PR-5': rule(
		'Equal ranks',
		'An equal rank does not follow. As an option it may, and as a further option the next player is then skipped.'
	),
	'PR-6': rule(
		'Eights that end tricks',
		'As an option a set of eights ends the trick at once, and whoever played it leads.'
	),
	'PR-7': rule(
		'Four of a kind turns',
		'As an option four of a kind turns the ranking upside down, until the round ends or it happens again.'
	),
	'PR-11': rule(
		'A completed four',
		'As an option the trick ends when all four cards of a rank lie on top, in one play or by equal ranks one upon another. Whoever completed them leads.'
	),
	'PR-12': rule(
		'A bomb of four',
		'As an option four of a kind are a bomb: they may be laid on any play, whatever its pattern or number or a lock. Only a stronger four follows them. What ends the trick, or tops everything, cannot be bombed.'
	),
	'PR-13': rule(
		'Cards that top others',
		'As an option some cards may be laid on others whatever the ranking and the locks, and end the trick: the 3 of clubs on any play, the ace of diamonds on any single card, or threes on any set of as many cards.'
	),
	'PR-14': rule(
		'A wild rank',
		'As an option all cards of one rank are wild cards: threes, sixes or twos. In taxes and for the lead they keep their rank.'
	),
	'PL-6': rule(
		'When to pass',
		'A player may pass on any play of another, with or without cards that would do, and may play again when the turn comes round.',
		'Whoever leads has to play.'
	),
	'FP-2': rule(
		'A set of twos',
		'A set of twos is not called unbeatable: it is just never exceeded, so whatever follows it is not higher; only eights, where the house lets them end the trick, are.'
	),
	'LE-1': rule(
		'Who leads first',
		'In the first round the player on the dealer’s left leads, in later rounds the President.'
	),
	'LE-2': rule(
		'Lead after going out',
		'If the cards with which a player goes out win the trick, the next player clockwise who still holds cards leads.'
	),
	'PR-8': rule(
		'Forbidden last cards',
		'As an option some ranks may not be the last card of a hand; whoever goes out with one takes the last place.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, titles and taxes change with it: Vice President and Vice Scum come in at four players and go at three.'
	),
	'PR-10': rule(
		'Points by title',
		'As an option a round brings the President 2 points, the Vice President 1 and all others none.'
	),
	'SC-3': rule(
		'Points the table sets',
		'A table that counts points by title may give each title another number.'
	),
	'SC-2': rule(
		'Length of a series',
		'With points a series ends after a set number of rounds or at a set total. The highest total wins, and equal totals share the win.'
	),
	'MA-2': rule(
		'Other names',
		'People also know the game as Asshole, Scum, Landlord, Capitalism or Bum.'
	)
} satisfies RuleTexts;
