import type { Rank, Suit } from '#lib/cards/card.ts';

/** The concepts that words of a question stand for. Each language lists its own words for each
 * (`ask` of the catalogue); phrasings consist of concepts only (`targets.ts`). */
export const CONCEPTS = [
	// the form of the question
	'may',
	'must',
	'who',
	'where',
	'howMany',
	'what',
	'when',
	'card',
	'play',
	'everyRound',
	// the trick
	'on',
	'onAfter',
	'beat',
	'pass',
	'again',
	'allPass',
	'lead',
	'turn',
	'clear',
	'equal',
	'skip',
	'suit',
	'lock',
	'run',
	'set',
	'single',
	'alone',
	'order',
	'joker',
	'standFor',
	'twoJokers',
	'trump',
	'bomb',
	'ordering',
	'unbeatable',
	// going out
	'out',
	'lastCard',
	'oneCard',
	'places',
	'fall',
	'overturn',
	// the taxes
	'pay',
	'tax',
	'back',
	'look',
	'best',
	'worst',
	'breakUp',
	'keep',
	'secret',
	// people
	'top',
	'bottom',
	'people',
	'join',
	'leave',
	'midway',
	'comeBack',
	'sitOut',
	'sit',
	'move',
	'draw',
	'titles',
	// the pack and the deal
	'pack',
	'twoPacks',
	'removed',
	'deal',
	'exposed',
	'misdeal',
	// the round and the evening
	'firstRound',
	'score',
	'decree',
	'houseRule',
	'manners',
	'names',
	// the ranking turned, and other revolutions
	'revolution',
	'fourOfAKind',
	'turned',
	// mishaps
	'wrong',
	'forgot',
	'outOfTurn',
	'takeBack',
	'noticed',
	// negations and limits: a question with one is not answered by a plain yes or no
	'not',
	// house rules with a name of their own
	'jackBack',
	'stairsRevolution',
	'fiveSkip',
	'sevenPass',
	'nineReverse',
	'tenDiscard',
	'queenBomber',
	'numberLock',
	'coup',
	'tenpenChii',
	'merchants'
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** Particles that show the role of cards. `object`: before the beaten card, den, את; `pronoun`: in
 * its place, before the verb, lo mata; `than`: after the beating card, or in a comparison, で, より;
 * `counted`: between cards and their number, を, が. */
export type Particle = 'object' | 'pronoun' | 'than' | 'counted';

/** The words of a language: lists with commas, in lower case. `*` at the end of a word stands for
 * any ending. */
export interface Lexicon {
	readonly concepts: Readonly<Record<Concept, string>>;
	/** Words for ranks, beside the figures: two, king. */
	readonly ranks: Readonly<Partial<Record<Rank, string>>>;
	/** The singular is listed first. */
	readonly suits: Readonly<Record<Exclude<Suit, 'T' | 'M'>, string>>;
	/** Words for a number of cards of a rank: pair, three of a kind. */
	readonly counts: Readonly<Record<2 | 3 | 4, string>>;
	/** Words between a number and the things counted: of; 张, 枚. */
	readonly of: string;
	/** Words between cards that are played together: and; 和, と. */
	readonly and: string;
	readonly marks: Readonly<Record<Particle, string>>;
	/** Filler words. A question with other unknown words is not answered by yes or no. */
	readonly fillers: string;
}
