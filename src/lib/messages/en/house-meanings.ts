import type { OptionMeanings } from '#lib/messages/option-labels.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount } = grammar('en');

const points = byCount('# point', '# points');
const ends = (after: string) => `The series ends with ${after}. The highest total wins.`;

/** A sentence on each option value. */
export default {
	options: {
		// cards and ranking; seats and dealing
		deck: {
			standard: 'All 52 cards are dealt. If they do not come out even, some players get one more.',
			'even-deal': 'A few middle cards are taken out, so that everyone gets the same number.',
			'extra-suits': 'Each player beyond four brings a whole suit of a second pack: 13 cards each.',
			'suits-and-ranks':
				'Each player beyond four brings more cards: ranks from 11 up, Stars and Moons. 13 cards each, for four to eight.',
			dalmuti: 'Twelve ranks without suits, each with as many cards as its number, and Jesters.',
			tarot: 'Four suits of 14, with a Page and a Knight, and 22 trumps of the table’s own.'
		},
		stripped: {
			true: 'Four players take out the 12s and 11s, five the 12s. With more the pack stays whole.',
			false: 'No ranks are taken out for a small table.'
		},
		jokers: {
			0: 'No Joker, or Jester, is in the pack.',
			1: 'One Joker, or Jester, is in the pack.',
			2: 'Both Jokers, or Jesters, are in the pack.',
			3: 'Three Jokers are in the pack. That takes two packs.',
			4: 'Four Jokers are in the pack. That takes two packs.'
		},
		ranking: {
			'aces-high': 'From 2 at the bottom up to the ace.',
			'twos-high': 'From 3 at the bottom up to the ace, and the 2 above it.',
			'low-wins': 'The lower the number the stronger the card: 1 tops everything.'
		},
		maxSet: {
			4: 'At most four cards of a rank are played together, wild cards included.',
			8: 'At most eight cards of a rank are played together, wild cards included.',
			null: 'A player may play as many cards of a rank as they have.'
		},
		runs: {
			none: 'Only cards of one rank are played together.',
			suited: 'Three or more cards in a row of one suit may be played as well.'
		},
		wild: {
			none: 'No card stands for another.',
			'any-card': 'A Joker stands for any card, alone or with others.',
			'joins-a-set': 'With other cards a Joker takes their rank; alone it is below the lowest.'
		},
		jokersHighest: {
			true: 'A lone Joker beats any single card, and two beat any pair.',
			false: 'Jokers on their own follow the other rules.'
		},
		trumps: {
			none: 'Nothing tops a card but a higher one.',
			twos: 'One 2 tops any single or set of other cards, and nothing tops it.',
			jokers: 'One Joker tops everything but a Joker; twos are just the highest rank.',
			'twos-then-jokers':
				'One 2 tops any single or set of other cards, and one Joker tops that too.'
		},
		seats: {
			move: 'After each round everyone moves to the chair of their new place.',
			stay: 'Everyone keeps their chair; titles and taxes follow the new places.'
		},
		dealer: {
			'top-seat': 'The top player deals.',
			'bottom-seat': 'The bottom player deals.',
			'named-by-top': 'The top player deals, or names someone else to deal.'
		},
		trumpValue: {
			below: 'A tarot trump counts below every rank, in tribute and in the draw for seats.',
			above: 'A tarot trump counts above every rank, in tribute and in the draw for seats.'
		},
		middleTitles: {
			one: 'Everyone between the second and the second-last has the same title.',
			more: 'From six players on there is one title more above the middle, and one below it.'
		},
		misdeal: {
			'deal-again': 'If a card is exposed in the deal, all cards are dealt again.',
			'top-player-rules':
				'The top player gives the exposed card to its owner, or to the bottom player in return for a random card.'
		},
		// play; who leads
		equalRank: {
			never: 'Only a higher rank may follow.',
			allowed: 'A play of the same rank may follow too.',
			'allowed-and-skips':
				'A play of the same rank may follow, and then the next player misses a turn.'
		},
		afterPass: {
			'may-return': 'A player who passed may play again when the turn comes round.',
			'out-of-trick': 'A player who passed waits for the next trick.'
		},
		twosEndTrick: {
			true: 'Nothing tops a set of twos: the trick is over at once.',
			false: 'Twos are followed like any other rank.'
		},
		eightsEndTrick: {
			true: 'Nothing tops a set of eights: the trick is over at once.',
			false: 'Eights are followed like any other rank.'
		},
		suitLock: {
			true: 'Two plays in a row with exactly the same suits lock the trick: only those suits may follow.',
			false: 'Suits never limit what may follow.'
		},
		spadeThreeTopsJoker: {
			true: 'The 3 of spades tops a lone Joker.',
			false: 'The 3 of spades has no power of its own.'
		},
		calledRuns: {
			true: 'After three single cards in a row, the third player may call a sequence: only the next rank may follow.',
			false: 'Nobody can call a sequence.'
		},
		lastCardCall: {
			true: 'A player with one card left says so aloud.',
			false: 'Nobody has to say how many cards are left.'
		},
		firstLead: {
			'top-seat': 'The top player leads.',
			'bottom-seat': 'The bottom player leads.',
			'holder-of-3c': 'Whoever holds it leads, and it must be in the first play.',
			'left-of-dealer': 'The player on the dealer’s left leads.'
		},
		laterLead: {
			'top-seat': 'The top player leads.',
			'bottom-seat': 'The bottom player leads.',
			'holder-of-3c': 'Whoever holds it leads, and it must be in the first play.',
			'left-of-dealer': 'The player on the dealer’s left leads.'
		},
		startsWith3d: {
			true: 'Where the holder of a 3 leads, it is the 3 of diamonds, not of clubs.',
			false: 'Where the holder of a 3 leads, it is the 3 of clubs.'
		},
		leadAfterExit: {
			'next-in-turn':
				'If nobody tops the last play of a player who goes out, the next player with cards leads.',
			'highest-place':
				'If nobody tops the last play of a player who goes out, the highest-placed player who holds cards leads.'
		},
		// taxes; revolution
		taxSchedule: {
			tiered:
				'Every second player adds a pair that pays. The outermost pays as many cards as there are pairs, the next one fewer: 1; 2, 1; 3, 2, 1.',
			'two-one':
				'The bottom player gives 2 to the top player, the second-last 1 to the second. With three players only the bottom player gives.',
			progressive: '2 and 1 up to five players; six pay 3 and 1, seven 3 and 2, eight 3, 2 and 1.',
			'three-one':
				'The bottom player gives 3 to the top player, the second-last 1 to the second. With three players only the bottom player gives.',
			one: 'The bottom player gives the top player one card, at any size of table.',
			none: 'Nobody gives cards to anybody.'
		},
		firstRoundTax: {
			true: 'Taxes are paid from the first round on.',
			false: 'The first round is played without taxes.'
		},
		wildTax: {
			kept: 'A wild card counts below every rank, so the payer keeps it as long as other cards are left.',
			owed: 'A wild card counts above every rank, so it goes first.',
			'payer-chooses': 'The payer says what rank each wild card is, and so may keep it or pay it.'
		},
		giveback: {
			'free-after-looking': 'The receiver looks at the tribute and returns any cards.',
			'free-unseen':
				'The receiver picks any cards before seeing the tribute; both change hands at once.',
			worst: 'The receiver returns the worst cards of the hand as dealt.'
		},
		merchantExchange: {
			true: 'While taxes are paid, the highest Merchant may swap one card blindly with another Merchant. From six players on.',
			false: 'Merchants swap nothing.'
		},
		revolution: {
			none: 'Both wild cards in one hand change nothing.',
			'cancels-tax':
				'A player dealt both may show them before any tax is paid. Then nobody pays this round.',
			dalmuti:
				'A player dealt both may cancel the taxes. If that is the bottom player, all places are reversed too.'
		},
		firstDealRevolution: {
			true: 'The first round is untaxed anyway; a greater revolution may still be called in it.',
			false: 'The first round has a revolution only if somebody calls one.'
		},
		fourOfAKindTurns: {
			true: 'Low becomes high until the round ends, or until four of a kind turn it back.',
			false: 'Four of a kind are a set like any other.'
		},
		fallOfTheCapital: {
			true: 'If the top player is not first out again, they fall to the last place.',
			false: 'The top player takes the place they went out in, like everyone else.'
		},
		overturnFromTheBottom: {
			true: 'If the bottom player is first out, all places are reversed.',
			false: 'If the bottom player is first out, they just take the first place.'
		},
		packs: {
			1: 'One pack is enough for up to twelve players.',
			2: 'Two packs are shuffled together, for eight to sixteen players. Four or more cards of a rank count as four of a kind.'
		},
		completedFour: {
			never: 'All four cards of a rank on top of each other change nothing.',
			clears:
				'When all four cards of a rank lie on top, in one play or several, the trick ends and whoever completed them leads.'
		},
		bomb: {
			none: 'Four of a kind only follow four of a kind.',
			four: 'Four of a kind may be laid on any play, whatever is locked. Only a stronger four tops them.'
		},
		topCard: {
			none: 'No single card tops everything.',
			'3c': 'The 3 of clubs alone tops any play and ends the trick.',
			'red-threes': 'The 3 of hearts or of diamonds, alone, tops any play and ends the trick.'
		},
		threes: {
			normal: 'A 3 is a rank like any other.',
			wild: 'Every 3 is a wild card. It stays a 3 at tax time and for the lead.',
			clear: 'Threes may be laid on any set of as many cards, and end the trick.'
		},
		fiveSkip: {
			true: 'Each 5 in a play skips one more player who is still in the trick.',
			false: 'After fives the next player is next.'
		},
		sevenPass: {
			true: 'Whoever plays sevens gives as many cards to the next player.',
			false: 'Sevens are followed like any other rank.'
		},
		nineReverse: {
			true: 'An odd number of nines turns the direction of play until the round ends.',
			false: 'Play always goes the same way round.'
		},
		tenDiscard: {
			true: 'Whoever plays tens lays as many cards aside.',
			false: 'Tens are followed like any other rank.'
		},
		queenBomber: {
			true: 'Whoever plays queens names as many ranks, and everyone lays those cards aside.',
			false: 'Queens are followed like any other rank.'
		},
		numberLock: {
			true: 'Two neighbouring ranks in a row lock the trick: only the next neighbour may follow. With a suit lock both hold.',
			false: 'Ranks need not be neighbours.'
		},
		tenpenChii: {
			true: 'Before the tribute the bottom player, without a J, Q, K, A, 2 or Joker, may swap hands with the top player. Then neither pays.',
			false: 'A weak hand stays where it is.'
		},
		stairsRevolution: {
			none: 'A long run turns nothing.',
			four: 'A run of four or more cards reverses the ranking until the round ends.'
		},
		jackBack: {
			true: 'After Jacks the ranking is reversed until the trick ends.',
			false: 'Jacks are followed like any other rank.'
		},
		coup: {
			true: 'Three nines in one play reverse the ranking, as four of a kind does.',
			false: 'Three nines are a set like any other.'
		},
		// newcomers; score
		newcomers: {
			'middle-untaxed':
				'Newcomers sit in the middle, and neither pay nor receive in their first round.',
			'middle-low-side':
				'Newcomers sit in the middle, nearer the bottom, and are taxed by the seat.',
			bottom: 'Newcomers begin at the last places.',
			redraw: 'When someone joins, all places are drawn again.',
			'by-card':
				'The newcomer draws a card: the three weakest ranks are the last place, the next three the second-last, and so on.'
		},
		scoring: {
			none: 'The places are all that counts.',
			beaten: 'A point for each player who went out later.',
			'beaten-philanthropic':
				'A point for each player who went out later. The first two score one more if their taxpayer rises.',
			'by-title': 'Each title scores what the table says.'
		}
	} satisfies OptionMeanings,
	target: {
		open: 'The table plays until it has had enough.',
		rounds: (n: number) => ends(`round ${n}`),
		points: (n: number) => ends(`the round in which somebody has ${points(n)}`)
	},
	forbidden: {
		none: 'A player may go out with any card.',
		some: 'Nobody may go out with these; whoever does takes the last place.'
	}
};
