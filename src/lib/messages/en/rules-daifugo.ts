import { rule, type RuleTexts } from '#lib/messages/rule-text.ts';

export default {
	'DF-2': rule(
		'Players and titles',
		'From the top: Daifugō 大富豪, Fugō 富豪, Heimin 平民 in the middle, Hinmin 貧民, Daihinmin 大貧民. Three are Daifugō, Heimin and Daihinmin.',
		'Two to twelve can play; five to sixteen with two packs.'
	),
	'TI-0': rule(
		'No rank at first',
		'In the first round everyone is a Heimin, and nobody has the rights of a Daifugō.',
		'The table picks chairs and dealer as it likes.'
	),
	'TI-6': rule(
		'Other titles and forms',
		'A table may rename any title, and a player may be addressed in another form of it.'
	),
	'DF-1': rule(
		'Cards and Jokers',
		'The 52 cards and two Jokers are dealt out. A lone Joker beats every single card, and two Jokers beat every pair, even while the ranking is reversed.'
	),
	'SE-1': rule(
		'The first seats',
		'For the first round people stay where they sit: their names are tapped clockwise. The order can also be set by hand or left to chance.'
	),
	'SE-2': rule(
		'New seats each round',
		'The Daifugō picks a chair, the Fugō sits to the left of it, the others follow by place, and the Daihinmin comes last.'
	),
	'DK-7': rule('Who deals', 'The Daihinmin deals.'),
	'TX-7': rule('First round without taxes', 'Nobody gives anything in the first round.'),
	'DF-5': rule(
		'The exchange',
		'The Daihinmin gives the Daifugō the 2 highest cards, the Hinmin gives the Fugō the highest one.',
		'The Daifugō and the Fugō choose what they give in return before they see what they get.'
	),
	'TX-2': rule(
		'Who pays how much',
		'The Daihinmin pays 2 cards to the Daifugō, the Hinmin 1 to the Fugō.',
		'With three players only the Daihinmin pays.'
	),
	'TX-9': rule('Newcomers pay by seat', 'A newcomer pays and receives by the seat that was taken.'),
	'TX-3': rule(
		'Highest by rank alone',
		'Tribute is the highest cards by rank, twos before aces.',
		'That holds even if a set is broken for it. Of equal ranks the payer picks which.'
	),
	'TX-4': rule(
		'Jokers are paid first',
		'For taxes a Joker counts above every rank, so it is the first card to go.'
	),
	'TX-5': rule(
		'What comes back',
		'The Daifugō and the Fugō return as many cards as they get, free to choose any, but they choose before they see the tribute.'
	),
	'TX-6': rule(
		'Order of the exchange',
		'Both of a pair lay out their cards and exchange them at the same time, face down; no pair waits for another.'
	),
	'PL-1': rule(
		'Sets only',
		'A play is a set: one or more cards of one rank, with Jokers even five or six.',
		'Runs are not played.'
	),
	'PL-2': rule(
		'How to follow',
		'A play answers with as many cards, of a strictly higher rank. The 3 is lowest, the ace beats the king, and the 2 beats the ace, unless four of a kind have reversed the ranking.'
	),
	'PL-3': rule(
		'Jokers are wild',
		'Beside other cards a Joker takes their rank, in any set. Where it could be more than one card, its player says which when laying it.'
	),
	'DF-4': rule(
		'Suit lock',
		'When a play has exactly the suits of the play it tops, the trick is locked: until it ends, only these suits may follow. A Joker fits any suit, but neither locks nor unlocks.'
	),
	'PR-6': rule(
		'Eights end the trick',
		'A set of eights ends the trick at once, and whoever played it leads.'
	),
	'PR-7': rule(
		'Four of a kind: revolution',
		'Four of a kind, Jokers included, is a revolution (kakumei): the ranking is reversed, until the round ends or it happens again. Then 3s instead of 2s are among the forbidden last cards.'
	),
	'DF-7': rule(
		'Three of spades tops Joker',
		'The 3 of spades tops a Joker that was played alone, and nothing tops it in turn.',
		'That holds whatever is locked.'
	),
	'DF-11': rule(
		'Stairs and stairs revolution',
		'As an option stairs (kaidan), runs of three or more in a suit, are played. As a further one four or more in a run reverse the ranking, as four of a kind do.'
	),
	'DF-12': rule(
		'Eleven back',
		'As an option Jacks reverse the ranking until the trick ends. The Jacks themselves still follow the ranking before.'
	),
	'DF-13': rule(
		'Number lock',
		'As an option two neighbouring ranks in a row lock the trick: only the next neighbour may follow. Together with a suit lock (shibari) both hold, which is the strict lock.'
	),
	'DF-14': rule(
		'Five skip, nine reverse',
		'As an option each 5 skips one player who is still in the trick, and an odd number of nines turns the direction of play until the round ends.'
	),
	'DF-15': rule(
		'Seven pass, ten discard',
		'As an option whoever plays sevens (7-watashi) gives as many cards to the next player, and whoever plays tens (10-sute) lays as many aside.',
		'Whoever empties a hand this way takes the next place, whatever the last card was.'
	),
	'DF-16': rule(
		'Queen bomber',
		'As an option whoever plays queens (Q-bomber) names as many ranks, and everyone lays those cards aside.',
		'Whoever has no card left takes the next place, in the order of play from the one who named, whatever the last card was.'
	),
	'DF-17': rule(
		'Coup d’état',
		'As an option three nines in one play reverse the ranking, as four of a kind do.'
	),
	'DF-18': rule(
		'Tenpen-chii, hands swapped',
		'As an option the last, before the tribute and without a J, Q, K, A, 2 or Joker, may swap the whole hand with the first.',
		'The tribute of these two then falls away.'
	),
	'PL-6': rule(
		'Passing is final',
		'A player may pass on any play of another, with or without cards that would do, and is then out until the next trick.',
		'Whoever leads has to play.'
	),
	'FP-2': rule(
		'What is unbeatable',
		'Only eights and a 3 of spades on a Joker are called unbeatable; twos or two Jokers are just never exceeded.'
	),
	'FP-3': rule(
		'A Joker without a word',
		'A Joker laid without a word stands for the strongest card it can be; a new play is allowed if it can be read in any way that fits.'
	),
	'DF-3': rule(
		'The 3 of diamonds',
		'In the first round the holder of the 3 of diamonds leads with it. Later the Daihinmin deals and leads.'
	),
	'LE-1': rule(
		'Who leads first',
		'In the first round the holder of the 3 of diamonds leads, and the first play contains that card, alone or in a set. In later rounds the Daihinmin leads.'
	),
	'FP-4': rule(
		'The 3 of diamonds itself',
		'The opening needs the 3 of diamonds itself; a Joker in its place is not enough.'
	),
	'LE-2': rule(
		'Lead after going out',
		'If the cards with which a player goes out win the trick, the next player in the direction of play who still holds cards leads.'
	),
	'PR-8': rule(
		'Forbidden last cards',
		'Nobody may go out with the strongest rank (a 2, or a 3 while the ranking is reversed), with a Joker, or with the 3 of spades on a Joker; nor with an 8 that ended the trick or, where eleven back is played, a J that reversed it. Whoever does takes the last place.'
	),
	'DF-6': rule(
		'Fall of the capital',
		'From the second round on a Daifugō who is not the first to go out falls: out of the round at once, and last.'
	),
	'DF-8': rule(
		'Overturn from the bottom',
		'If the Daihinmin goes out first the round ends at once, and all places are reversed: the last is first, the second-last second, and so on. It needs the ranks of a round before, so it never happens in the first round.'
	),
	'DF-9': rule(
		'Which comes first',
		'Overturning from the bottom comes before all else. Then, from the last place upward: who left in mid-round, those who went out with a forbidden card, the first of them lowest, and the fallen Daifugō. Such an exit never counts as going out first.'
	),
	'JO-4': rule(
		'A larger or smaller table',
		'When the number of players changes, titles and taxes change with it: Fugō and Hinmin come in at four and go at three.'
	),
	'MA-2': rule(
		'Other names',
		'The game is also known as Daihinmin 大貧民, after its last place; abroad as Grand Millionaire or Millionaire.',
		'Local rules without an option here, such as fukumen (覆面), are for the table to agree on: the app does not know them.'
	)
} satisfies RuleTexts;
