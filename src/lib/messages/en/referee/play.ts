import type { Rank, Suit, Wild } from '#lib/cards/card.ts';
import type { SuitNeed } from '#lib/referee/suits-needed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import { suitSign, type FaultDetails, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aNamed,
	aRank,
	capital,
	cardsWord,
	cardText,
	isMany,
	playText,
	numberWord,
	ranksWord,
	rankWord,
	wildWord
} from '#lib/messages/en/grammar/nouns.ts';
import type { Cards } from '#lib/messages/parameters.ts';

const { list, either } = grammar('en');

const signs = (cards: Cards): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
const suitsText = (suits: readonly Suit[]): string => list(suits.map((suit) => suitSign(suit)));

/** Says that `own` beats `other`, and why. */
function beats(own: PlayShape, other: PlayShape, why: string): string {
	return `${capital(playText(own))} ${isMany(own) ? 'beat' : 'beats'} ${playText(other)}: ${why}.`;
}
const be = (own: PlayShape): string => (isMany(own) ? 'are' : 'is');

/** Why a play is allowed. `own` is the play in question, `other` the one on the table. */
export const allowed = {
	/** @param card the card that opens the round, as printed */
	opens: (own: PlayShape, card: string) =>
		`${capital(playText(own))} may open the round: the ${card} is among the cards.`,
	leads: (own: PlayShape) => `The table is empty: ${playText(own)} may be led.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${isMany(own) ? 'follow' : 'follows'} ${playText(other)}: an equal rank may be played here.`,
	higherRun: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'the same length, a higher top card'),
	higher: (own: PlayShape, other: PlayShape) => beats(own, other, 'same pattern, higher rank'),
	lower: (own: PlayShape, other: PlayShape) => beats(own, other, 'same pattern, lower number'),
	turned: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'same pattern, stronger while the ranking is reversed'),
	trump: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} is a trump here and tops ${playText(other)}, whatever the number of cards.`,
	spadeThree: 'The 3♠ tops a Joker that lies alone.',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) =>
		`${own} may be laid on ${playText(other)} and ends the trick.`,
	completes: 'It completes the four of a kind: anybody may lay that, and the trick ends.',
	bomb: (own: PlayShape) => `${capital(playText(own))} may be laid on any play here: a bomb.`,
	/** Follows `bomb`. */
	onlyBomb: 'Only a stronger four tops it.',
	call: 'It is the next card of the called sequence.',
	/** @param ranks what each of the wild cards stands for */
	standsFor(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		if (ranks.length === 1) return `The ${wildWord(wild)} stands for ${aRank(first)}.`;
		const all = ranks.every((rank) => rank === first) ? ranksWord(first) : list(ranks.map(aRank));
		return `The ${wildWord(wild)}s stand for ${all}.`;
	}
};

/** Why the cards are no pattern. */
const faults: Readonly<Record<PatternFault | 'no-set', (details: FaultDetails) => string>> = {
	'no-cards': () => 'There are no cards to judge yet.',
	'rank-not-in-pack': () => 'A card of that rank is not in the pack in use.',
	'stand-in-does-not-fit': ({ wild }) =>
		`The ${wildWord(wild)} cannot stand for that beside the other cards.`,
	'too-many-for-a-set': ({ most }) => `A set has at most ${numberWord(most)} cards here.`,
	'wilds-stand-for-nothing': ({ wild }) =>
		`A ${wildWord(wild)} stands for no other card in this game.`,
	'wilds-not-in-runs': ({ wild }) => `A ${wildWord(wild)} joins a set, but not a run.`,
	'runs-not-played': () => 'Runs are not played here: all cards have to be of one rank.',
	'suits-unknown': () => 'It is a run if all its cards are of one suit.',
	'run-of-several-suits': () => 'A run has to be of one suit.',
	'no-set': () => 'These cards are not of one rank.',
	'no-set-or-run': () => 'These cards are neither of one rank nor a run in one suit.'
};

/** "The Joker counts as an eight." */
function counting(wild: Wild, ranks: readonly Rank[], where: string): string {
	const [first] = ranks as readonly [Rank];
	if (ranks.length === 1) return `The ${wildWord(wild)} ${where}counts as ${aRank(first)}.`;
	const all = ranks.every((rank) => rank === first) ? ranksWord(first) : list(ranks.map(aRank));
	return `The ${wildWord(wild)}s ${where}count as ${all}.`;
}

/** Why a play is not allowed. */
export const refused = {
	faults,
	passedOut: 'Whoever passed is out until the next trick.',
	outOfTurn: 'It is another player’s turn.',
	mustEqual: 'The last play equalled the one before: now only an equal rank may follow, or a pass.',
	mustInclude: (card: string) => `The first play of the round has to include the ${card}.`,
	/** Follows `mustInclude`. */
	wildIsNot: (wild: Wild) => `A ${wildWord(wild)} does not stand in for it.`,
	/** By what was called: no suit, a colour, one suit. */
	sequence: {
		plain: 'A sequence is called: only the next card in order may be played.',
		red: 'A sequence is called: only the next card in order, red, may be played.',
		black: 'A sequence is called: only the next card in order, black, may be played.',
		suit: (sign: string) =>
			`A sequence is called: only the next card in order, ${sign}, may be played.`
	},
	/** When all cards on the table are wild. @param ranks what they count as */
	wildsUnbeatable(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		return ranks.length === 1
			? `The ${wildWord(wild)} counts as ${aRank(first)} here, and nothing tops ${aRank(first)}.`
			: `The ${wildWord(wild)}s count as ${ranksWord(first)} here, and nothing tops ${ranksWord(first)}.`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `The wild ${rank} stands for ${ranks}.`,
	/** What the wild cards of a play were read as. */
	wildsCount: {
		table: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, 'on the table '),
		play: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, '')
	},
	/** Wild cards without another card, by what they count as: below every other, 13, or above
	 * every other. */
	wildsAlone: {
		lowest: (wild: Wild) => `Without another card a ${wildWord(wild)} counts below every rank.`,
		thirteen: (wild: Wild) => `Without another card a ${wildWord(wild)} counts as 13.`,
		highest: (wild: Wild) => `Without another card a ${wildWord(wild)} counts above every rank.`
	},
	/** What ended the trick, if it is more than a high rank. */
	ended: {
		spadeThree: 'The 3♠ lies on the Joker: the trick is over.',
		/** @param cards as printed */
		top: (cards: string) => `${cards} ended the trick.`,
		completedFour: (rank: Rank) => `Four ${ranksWord(rank)} lie there: the trick is over.`,
		rank: (rank: Rank) => `${capital(ranksWord(rank))} end the trick at once.`
	},
	unbeatable: (other: PlayShape) =>
		`${capital(playText(other))} ${be(other)} unbeatable: the trick is over.`,
	otherPattern: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${isMany(own) ? 'do' : 'does'} not follow ${playText(other)}: the pattern is different.`,
	/** @param there how many cards are on the table @param played how many are to be played */
	otherCount: (there: number, played: number) =>
		`${capital(cardsWord(there))} ${there === 1 ? 'is' : 'are'} on the table, so ${numberWord(there)} must follow, not ${numberWord(played)}.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} on ${playText(other)}: an equal rank does not follow.`,
	turned: (own: PlayShape, other: PlayShape) =>
		`The ranking is reversed: ${playText(own)} ${be(own)} weaker than ${playText(other)}.`,
	/** Where the lower number wins. */
	notLower: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${be(own)} no better than ${playText(other)}: the lower number wins.`,
	notHigher: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${be(own)} not higher than ${playText(other)}.`,
	locked: (suits: readonly Suit[]) => `The trick is locked to ${suitsText(suits)}.`,
	numberLocked: (other: PlayShape) =>
		`The trick is locked by numbers: only the next rank in order may follow ${playText(other)}.`,
	/** @param cards codes of ranks, cards and wild cards */
	forbiddenLast: (cards: readonly string[]) =>
		`Nobody may go out with ${either(cards.map(aNamed))}; whoever does takes the last place.`,
	forbiddenTurned: 'While the ranking is reversed, threes take the place of twos.'
};

const WHY: Readonly<Record<SuitNeed['why'], string>> = {
	run: 'of the run',
	lock: 'for the suit lock',
	opening: 'at the opening',
	call: 'after the call',
	top: 'as the card above all',
	'forbidden-last': 'as the last card'
};

/** The question for a suit. */
export const whichSuit = {
	run: 'Which suit is the run?',
	card: (rank: Rank, why: SuitNeed['why']) => `Which suit is the ${rankWord(rank)} ${WHY[why]}?`,
	/** For a card in a hand, of the opener's rank. */
	three: (rank: string) => `Which suit is the ${rank}?`
};

/** May this be played? */
export const play = {
	verdicts: { yes: 'Allowed', no: 'Not allowed', table: 'The table decides' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump: number) =>
		`The sources do not say what trump ${trump} does, and this table has not written it down yet.`,
	/** @param text what the table wrote */
	trumpSays: (trump: number, text: string) => `Trump ${trump}, in this table’s own words: ${text}`,
	/** A play in a list: "8 ★ on 5 5". */
	onto: (cards: Cards, under: Cards) => `${signs(cards)} on ${signs(under)}`,
	asLead: (cards: Cards) => `${signs(cards)} as a lead`,
	/** With the table’s own answer. */
	tableDecided: 'This table decided so.',
	/** What may be called for a sequence, other than a suit. */
	calls: { plain: 'Any suit', red: 'Red', black: 'Black' },
	theCall: 'The call',
	/** Before the reason why. */
	onTable: 'The play on the table was itself not allowed.',
	/** Button that then waits for a rank. */
	standsForWhat: (wild: Wild) => `${wildWord(wild)} stands for…`,
	rankStandsForWhat: (rank: string) => `${rank} stands for…`,
	tapRank: 'Tap a rank',
	/** Label of the keys meanwhile. */
	standsFor: (wild: Wild) => `The ${wildWord(wild)} stands for`,
	whichTrump: 'Which trump?',
	wouldBeAllowed: 'What would be allowed:',
	rows: { asked: 'Wants to play', table: 'On the table', before: 'Before that' },
	suitsMatter: 'Suits matter here',
	ask: 'Which cards?',
	askAny: 'What may be played',
	how: 'Tap the cards on the table, then the cards to be played.',
	another: 'Another question',
	/** With an evening on the table that knows it. */
	isTurned: 'The ranking is reversed now.',
	/** The question whether a hand may pass, by the cards on the table, and its answers. */
	mayPass: (on: Cards) => `May a hand pass on ${signs(on)}?`,
	nothingToPlay: 'Nothing in this hand may be played there.',
	mustPlay: 'There is a play in this hand; only who has none may pass.',
	circumstances: {
		label: 'Circumstances',
		/** The play is the first of a round, by the rounds whose first play needs a card. */
		opening: {
			this: 'First play of the round',
			first: 'First play of the first round',
			later: 'First play of a later round',
			every: 'First play of the round'
		},
		passed: 'Passed in this trick',
		turned: 'Ranking is reversed',
		last: 'Goes out with it',
		call: 'Sequence called',
		earlier: 'Play before it',
		outOfTurn: 'Out of turn',
		passedSince: 'Somebody passed since',
		passing: 'May this hand pass?'
	}
};
