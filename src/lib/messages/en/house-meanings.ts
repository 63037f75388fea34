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
			standard: 'The ordinary 52 cards.',
			'32': 'The 7 to the ace of four suits.',
			'40': 'Ace, 2 to 7, sota, caballo and rey of four suits: coins are diamonds, cups hearts, swords spades, clubs clubs.',
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
			suited: 'Three or more cards in a row of one suit may be played as well.',
			mixed: 'Cards in a row may be played together, of any suits.'
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
			'twos-fewer': 'Twos top a set of as many cards or of one more, and nothing tops them.',
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
			'allowed-or-pass':
				'A play of the same rank may follow. Then the next player may only equal it again or pass.',
			'allowed-and-skips':
				'A play of the same rank may follow, and then the next player misses a turn.',
			'allowed-and-skips-more':
				'A play of the same rank may follow. The second in a row skips one player, the third two. Four cards of the rank end the trick.'
		},
		afterPass: {
			'may-return': 'A player who passed may play again when the turn comes round.',
			'out-of-trick': 'A player who passed waits for the next trick.',
			'only-if-unable':
				'A player may pass only without a legal play, and may play again when the turn comes round.'
		},
		suitLock: {
			none: 'Suits never limit what may follow.',
			all: 'Two plays in a row with exactly the same suits lock the trick: only those suits may follow.',
			part: 'The suits that two plays in a row share are locked: later plays must have each of them.'
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
			'holder-of-card': 'Whoever holds it leads, and it must be in the first play.',
			'holder-leads': 'Whoever holds the card leads, with any play.',
			random: 'The app draws the player who leads.',
			'left-of-dealer': 'The player on the dealer’s left leads.'
		},
		laterLead: {
			'top-seat': 'The top player leads.',
			'bottom-seat': 'The bottom player leads.',
			'holder-of-card': 'Whoever holds it leads, and it must be in the first play.',
			'holder-leads': 'Whoever holds the card leads, with any play.',
			random: 'The app draws the player who leads.',
			'left-of-dealer': 'The player on the dealer’s left leads.'
		},
		leadAfterExit: {
			'next-in-turn':
				'If nobody tops the last play of a player who goes out, the next player with cards leads.',
			'highest-place':
				'If nobody tops the last play of a player who goes out, the highest-placed player who holds cards leads.',
			'lowest-place':
				'If nobody tops the last play of a player who goes out, the lowest-placed player who holds cards leads.'
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
		fallOfTheCapital: {
			true: 'If the top player is not first out again, they fall to the last place.',
			false: 'The top player takes the place they went out in, like everyone else.'
		},
		overturnFromTheBottom: {
			true: 'If the bottom player is first out, all places are reversed.',
			false: 'If the bottom player is first out, they just take the first place.'
		},
		packs: {
			1: 'One pack is enough for up to twelve players, for eight with 32 cards, for ten with 40.',
			2: 'Two packs are shuffled together, for five to sixteen players. Four or more cards of a rank count as four of a kind.'
		},
		leftovers: {
			dealt: 'If the cards do not come out even, some players get one more.',
			aside:
				'Everyone gets the same number. The cards left over are shown and not played this round.',
			'to-the-bottom': 'The lowest places get one card more each, from the last upward.',
			'taken-out': 'A few middle cards are taken out, so that everyone gets the same number.'
		},
		direction: {
			clockwise: 'Dealing, seats and turns go to the left.',
			'counter-clockwise': 'Dealing, seats and turns go to the right.'
		},
		runLength: {
			3: 'A run has three cards or more.',
			4: 'A run has four cards or more.',
			5: 'A run has five cards or more.'
		},
		pairRuns: {
			null: 'Pairs of neighbouring ranks are not played together.',
			2: 'Two or more pairs in a row may be played together, of any suits.',
			3: 'Three or more pairs in a row may be played together, of any suits.'
		},
		counts: {
			same: 'A set is followed by as many cards.',
			'same-or-more': 'A set is followed by as many cards or more, of a higher rank.',
			'same-or-double': 'A set is followed by as many cards or twice as many, of a higher rank.',
			'more-beats': 'As many cards of a higher rank follow a set, or more cards of any rank.'
		},
		exitEndsTrick: {
			never: 'Others may still top the last play of a player who goes out.',
			foul: 'The trick ends when a player goes out with a card nobody may end on.',
			always: 'The trick ends whenever a player goes out.'
		},
		titleSet: {
			own: 'The titles are those of the published game.',
			arschloch: 'König, Vizekönig, Bürger, Vizearschloch, Arschloch.',
			'trou-du-cul': 'Président, Vice-président, Neutre, Vice-trou du cul, Trou du cul.',
			culo: 'Presidente, Vicepresidente, Neutral, Viceculo, Culo.'
		},
		completedFour: {
			never: 'All four cards of a rank on top of each other change nothing.',
			clears:
				'When all four cards of a rank lie on top, in one play or several, the trick ends and whoever completed them leads.',
			anyone:
				'As before, and anybody may lay the cards that make four of the rank, out of turn too. The trick ends and they lead.'
		},
		bomb: {
			none: 'Four of a kind only follow four of a kind.',
			four: 'Four of a kind may be laid on any play, whatever is locked. Only a stronger four tops them.'
		},
		numberLock: {
			true: 'Two neighbouring ranks in a row lock the trick: only the next neighbour may follow. With a suit lock both hold.',
			false: 'Ranks need not be neighbours.'
		},
		tenpenChii: {
			true: 'Before the tribute the bottom player, without a J, Q, K, A, 2 or Joker, may swap hands with the top player. Then neither pays.',
			false: 'A weak hand stays where it is.'
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
		some: 'Nobody may go out with these; whoever does takes the last place.',
		/** Follows `some`, if any is marked so. */
		ifEffective: 'Those with * only if they had their effect in that very play.'
	},
	/** What each effect of a rank does. */
	effects: {
		clears: 'A set of it ends the trick at once.',
		skip: 'Each card of it skips one more player who is still in the trick.',
		give: 'Whoever plays it gives as many cards to the next player.',
		discard: 'Whoever plays it lays as many cards aside.',
		reverse: 'An odd number of cards of it turns the direction of play until the round ends.',
		bomber: 'Whoever plays it names as many ranks, and everyone lays those cards aside.',
		back: 'After it the ranking is reversed until the trick ends.',
		turns: 'It reverses the ranking until the round ends.'
	},
	/** Where nothing is in the list. */
	none: {
		tops: 'No card tops others outside the ranking.',
		effects: 'No rank does anything of its own.',
		turnedBy: 'No number of cards reverses the ranking.',
		wildRank: 'Every rank is just itself.'
	},
	tops: 'They may be laid there whatever the ranking and the locks, and end the trick.',
	turnedBy: {
		four: 'Low becomes high until the round ends, or until four of a kind turn it back.',
		'run-of-four': 'A run of four or more cards reverses the ranking until the round ends.'
	},
	wildRank: (rank: string) =>
		`Every ${rank} is a wild card. It stays a ${rank} at tax time and for the lead.`,
	opener: 'Where the holder of a card leads, it is this one.',
	/** @param counts the cards of each bracket, outermost first */
	taxRow: (players: number, counts: readonly number[]) =>
		`From ${players} players: ${counts.join(', ') || '–'}.`,
	/** What an entry of a list means. */
	entry: (name: string, sentence: string) => `${name}: ${sentence}`,
	sentences: (all: readonly string[]) => all.join(' ')
};
