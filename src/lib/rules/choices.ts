const LEADS = [
	'top-seat',
	'bottom-seat',
	'left-of-dealer',
	'holder-of-card',
	'holder-leads',
	'random'
] as const;

/** The options with a list of values. The last group are those that none of the four main sources
 * has. */
export const CHOICES = {
	deck: ['standard', '32', '40', 'extra-suits', 'suits-and-ranks', 'dalmuti', 'tarot'],
	leftovers: ['dealt', 'aside', 'to-the-bottom', 'taken-out'],
	stripped: [true, false],
	jokers: [0, 1, 2, 3, 4],
	ranking: ['aces-high', 'twos-high', 'low-wins'],
	maxSet: [4, 8, null],
	runs: ['none', 'suited', 'mixed'],
	runLength: [3, 4, 5],
	pairRuns: [null, 2, 3],
	counts: ['same', 'same-or-more', 'same-or-double', 'more-beats'],
	wild: ['none', 'any-card', 'joins-a-set'],
	trumps: ['none', 'twos', 'twos-fewer', 'jokers', 'twos-then-jokers'],
	calledRuns: [true, false],
	afterPass: ['may-return', 'out-of-trick', 'only-if-unable'],
	lastCardCall: [true, false],
	direction: ['clockwise', 'counter-clockwise'],
	firstLead: LEADS,
	laterLead: LEADS,
	leadAfterExit: ['next-in-turn', 'highest-place', 'lowest-place'],
	exitEndsTrick: ['never', 'foul', 'always'],
	taxSchedule: ['tiered', 'two-one', 'progressive', 'three-one', 'one', 'none'],
	firstRoundTax: [true, false],
	wildTax: ['kept', 'owed', 'payer-chooses'],
	giveback: ['free-after-looking', 'free-unseen', 'worst'],
	revolution: ['none', 'cancels-tax', 'dalmuti'],
	firstDealRevolution: [true, false],
	merchantExchange: [true, false],
	newcomers: ['middle-untaxed', 'middle-low-side', 'bottom', 'redraw', 'by-card'],
	misdeal: ['deal-again', 'top-player-rules'],
	dealer: ['top-seat', 'bottom-seat', 'named-by-top'],
	scoring: ['none', 'beaten', 'beaten-philanthropic', 'by-title'],
	seats: ['move', 'stay'],
	jokersHighest: [true, false],
	equalRank: ['never', 'allowed', 'allowed-or-pass', 'allowed-and-skips', 'allowed-and-skips-more'],
	suitLock: ['none', 'all', 'part'],
	fallOfTheCapital: [true, false],
	overturnFromTheBottom: [true, false],
	packs: [1, 2],
	completedFour: ['never', 'clears', 'anyone'],
	bomb: ['none', 'four'],
	numberLock: [true, false],
	tenpenChii: [true, false],
	titleSet: ['own', 'arschloch', 'trou-du-cul', 'culo'],
	middleTitles: ['one', 'more'],
	trumpValue: ['below', 'above']
} as const;

/** The options without a list of values. */
const OPEN_OPTIONS = [
	'target',
	'opener',
	'wildRank',
	'tops',
	'effects',
	'turnedBy',
	'forbiddenLast'
] as const;

/** An option of `Options`, which is made from this table. */
type OptionName = keyof typeof CHOICES | (typeof OPEN_OPTIONS)[number];

export const OPTION_NAMES: readonly OptionName[] = [
	...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]),
	...OPEN_OPTIONS
];

export const isOptionName = (name: string): name is OptionName =>
	(OPTION_NAMES as readonly string[]).includes(name);
