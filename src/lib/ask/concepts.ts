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
	'direction',
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
	'together',
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
	'now',
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
	'ending',
	'decree',
	'houseRule',
	'rule',
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
	'merchants',
	// what a card does, and who gathers the tricks
	'effect',
	'collect',
	// the cards that somebody has left
	'handSize',
	'trick',
	'win',
	'everyone',
	'nobody',
	// a demand that makes somebody uncomfortable
	'comfort',
	// a table that grows or shrinks, cards that do not divide, signs of rank, a way out
	'change',
	'uneven',
	'perk',
	'avoid'
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** Particles that show the role of cards. `object`: before the beaten card, den, את; `pronoun`: in
 * its place, before the verb, lo mata; `by`: after the beating card, で; `than`: after the beaten
 * one, より; `onto`: after the one on the table, 에; `counted`: between cards and their number, を, が;
 * `or`: between cards that are compared; `to`: beside who receives something, dem, に. */
export type Particle = 'object' | 'pronoun' | 'by' | 'than' | 'onto' | 'counted' | 'or' | 'to';

/** The words of a language. */
export interface Lexicon {
	/** A phrase a line, below headings: `[pass]`, a concept; `[rank 2]`, `[suit C]` (the singular
	 * first), `[count 2]` (pair); `[number 7]`, further words for a number; `[of]`, `[and]`,
	 * `[with]`; `[mark object]`; `[filler]`, words that change nothing; `[aside]`, words of no
	 * subject that may change a question: after, only; `[alike]`, a line of words that stand for one
	 * another within the other phrases: my, your, his; `[open]`, who, what, how: those of questions
	 * that no yes or no answers. In a phrase `*` at the end of a word stands for any ending, and `#`
	 * for a number, as in `# players`. */
	readonly words: string;
	/** The vectors of its words, as `vectorsIn` reads them: by stem, or by pair of signs. */
	readonly vectors: string;
	/** The stem of a word, which its forms share. */
	readonly stem: (word: string) => string;
}

/** The phrases of a lexicon by heading. */
export function phrasesOf(words: string): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const part of words.split(/^\[/m).slice(1)) {
		const [heading = '', ...phrases] = part.split('\n').map((line) => line.trim());
		const name = heading.slice(0, -1);
		found.set(name, [...(found.get(name) ?? []), ...phrases.filter((phrase) => phrase !== '')]);
	}
	return found;
}
