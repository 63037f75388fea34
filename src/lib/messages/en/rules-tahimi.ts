import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'TI-1': rule(
		'How many play',
		'Tahimi is made for four, and three to eight can play. With three it works much less well, with many the ranks are less firm.'
	),
	'TI-3': rule(
		'Titles by place',
		'The first is the Tahimi, the second the Vice Tahimi, the last the Serf and the second-last the Master Serf; all between are Merchants. Eight who pay progressive taxes are, from the bottom: Serf, Junior Assistant to the Master Serf, Master Serf, two Merchants, Junior Vice Tahimi, Senior Vice Tahimi, Tahimi.',
		'Three are Tahimi, Merchant and Serf.'
	),
	'TI-6': rule(
		'Other titles and forms',
		'A table may rename any title, and a player may be addressed in another form of it.'
	),
	'DK-2': rule(
		'A pack that deals evenly',
		'So that everyone gets the same number of the 52 cards, 8s come out: one with three players, two with five, four with six, three with seven, four with eight; under twos high it is 9s. If two Jokers are added, two 8s come out with four players and four with five.',
		'With Jokers none come out with three or six, four 8s and a 9 with seven, four 8s and two 9s with eight.'
	),
	'DK-3': rule(
		'A suit more for each',
		'A table above four may add one full suit of a second pack for each further player instead, so that everyone still holds 13 cards.'
	),
	'DK-4': rule(
		'Stars and Moons',
		'The special pack has the ranks 11 to 16 between 10 and jack, and the suits of Stars and Moons. Five players use 65 of its cards, six 78, seven 91 and eight 104, so 13 each.',
		'The 15 of Moons is one card, though it is named twice.'
	),
	'SE-1': rule(
		'The first draw',
		'Everyone draws a card; the strongest sits first, the others follow downward, and the cards go back into the pack. Those who tie draw again among themselves and never pass a player who was not tied.',
		'Jokers stay out of the draw, and one that is drawn counts as the worst.'
	),
	'SE-2': rule(
		'New seats each round',
		'Before each round everyone moves, so that they sit around the table in the order of their new ranks.',
		'They sit clockwise, so that the Serf ends at the Tahimi’s right, and the Tahimi says which chair comes first.'
	),
	'DK-7': rule(
		'Who deals',
		'The Tahimi deals or names another dealer; the dealer shuffles, somebody else cuts, and the cards go round one by one.'
	),
	'TX-7': rule(
		'First round without taxes',
		'Nobody pays in the first round of an evening, though the draw has given everyone a rank. A table may tax the first round too.'
	),
	'TX-2': rule(
		'Who pays how much',
		'The Serf pays 2 cards to the Tahimi, the Master Serf 1 to the Vice Tahimi; with three players only the Serf pays. With a larger pack the taxes may be progressive: six players pay 3 and 1, seven 3 and 2, eight 3, 2 and 1.'
	),
	'TX-9': rule('Newcomers pay by seat', 'A newcomer pays and receives by the seat that was taken.'),
	'TX-3': rule(
		'Highest by rank alone',
		'Tribute is the highest cards by rank, even if a set is broken for it: with an ace and two kings the Serf gives the ace and one king.',
		'Of equal ranks the payer picks which.'
	),
	'TX-4': rule(
		'Jokers at tax time',
		'If Jokers are in play and a lone one is the lowest card, whoever pays may keep them. If they can be any card they are paid first; or the payer values each Joker as any rank.'
	),
	'TX-5': rule(
		'What comes back',
		'The Tahimi and the Vice Tahimi look at what they were paid, then return as many cards, free to choose any.',
		'Even a card that has just been paid may go back.'
	),
	'TX-6': rule(
		'Order of the exchange',
		'The low pay first, the high look and then return, all of it unseen by the others.',
		'No pair waits for another.'
	),
	'PL-1': rule(
		'Sets only',
		'A play is a set: one or more cards of one rank, as many as there are. Runs are not played.'
	),
	'PL-2': rule(
		'How to follow',
		'A play answers with as many cards, of a strictly higher rank. The ace is highest, the 2 lowest, and suits never count. Under Deuces high the 2 is above the ace and the 3 lowest.'
	),
	'PL-3': rule(
		'If Jokers are added',
		'Tahimi itself has no Jokers. Added in the usual way, a Joker may be any card, and its player says which; or it takes the rank of the cards beside it and is below the 2 when alone.',
		'Two Jokers together count as below the 2 in that second way.'
	),
	'PL-6': rule(
		'When to pass',
		'A player may always pass, even on the lead, by choice or for want of cards: “Pass” is said aloud, and nobody need say why.',
		'After a pass on the lead it moves on, and whoever passed may play again when the turn comes round.'
	),
	'PL-9': rule(
		'Saying “one card”',
		'Whoever comes down to a single card says so aloud; whoever goes out with a pair or more says nothing. Asked for the number of cards, a player may answer “one” or “more than one”.',
		'There is no penalty for forgetting.'
	),
	'FP-2': rule(
		'A set of aces',
		'A set of aces is not called unbeatable: it is just never exceeded, so whatever follows it is not higher.'
	),
	'FP-3': rule(
		'A Joker without a word',
		'A Joker laid without a word stands for the strongest card it can be; a new play is allowed if it can be read in any way that fits.'
	),
	'LE-1': rule('Who leads first', 'The Tahimi leads, in the first round and in every later one.'),
	'LE-2': rule(
		'Lead after going out',
		'If the cards with which a player goes out win the trick, the lead goes to the highest-placed player who still holds cards. Places are those of the start of the round. Without this privilege of rank, a variation, the next in line leads.'
	),
	'JO-2': rule(
		'Newcomers in the middle',
		'A newcomer sits in the middle of the others, on the low side where their number is odd: third at a table of three or four. A table may also let a newcomer start as Serf, or have everyone draw anew for all ranks.',
		'Several sit together there, in the order they came.'
	),
	'FP-11': rule(
		'A card for the newcomer',
		'A table may let a card decide instead: 2, 3 or 4 makes the newcomer last, 5, 6 or 7 second-last, and so on.',
		'The top place is the limit, a Joker means last, and several newcomers draw in turn.'
	),
	'JO-5': rule(
		'Coming back',
		'Somebody who stepped out and returns is a newcomer.',
		'A player may also sit out one round and keep the place, while the others close ranks; after a new draw for all, the next round counts as a first round.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, the pack, the titles and the taxes change with it.'
	),
	'DE-2': rule(
		'The Tahimi changes rules',
		'The Tahimi may decree any variation at the start of a round.',
		'It holds from the next deal, for one round or until it is changed; rounds already played keep their rules.'
	),
	'DE-3': rule(
		'Tall chair and stool',
		'The Tahimi may have a taller, softer chair than all others, and the Serf a hard stool, or none.'
	),
	'MA-1': rule(
		'Looking through the discards',
		'Nothing forbids a look through the cards already played, but it is bad form.'
	),
	'MA-2': rule(
		'Other names',
		'Relatives of the game go by President, Asshole, Scum or Landlord. The Great Dalmuti is close to it too.'
	)
} satisfies RuleTexts;
