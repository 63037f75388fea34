import { parseCard, RANKS } from '#lib/cards/card.ts';

/** The options with a list of values. The last group are those that none of the four main sources
 * has. */
export const CHOICES = {
	deck: ['standard', 'even-deal', 'extra-suits', 'suits-and-ranks', 'dalmuti', 'tarot'],
	stripped: [true, false],
	jokers: [0, 1, 2, 3, 4],
	ranking: ['aces-high', 'twos-high', 'low-wins'],
	maxSet: [4, 8, null],
	runs: ['none', 'suited'],
	wild: ['none', 'any-card', 'joins-a-set'],
	trumps: ['none', 'twos', 'jokers', 'twos-then-jokers'],
	twosEndTrick: [true, false],
	calledRuns: [true, false],
	afterPass: ['may-return', 'out-of-trick'],
	lastCardCall: [true, false],
	firstLead: ['top-seat', 'bottom-seat', 'holder-of-3c', 'left-of-dealer'],
	laterLead: ['top-seat', 'bottom-seat', 'holder-of-3c', 'left-of-dealer'],
	leadAfterExit: ['next-in-turn', 'highest-place'],
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
	equalRank: ['never', 'allowed', 'allowed-and-skips'],
	eightsEndTrick: [true, false],
	fourOfAKindTurns: [true, false],
	suitLock: [true, false],
	spadeThreeTopsJoker: [true, false],
	fallOfTheCapital: [true, false],
	overturnFromTheBottom: [true, false],
	startsWith3d: [true, false],
	packs: [1, 2],
	completedFour: ['never', 'clears'],
	bomb: ['none', 'four'],
	topCard: ['none', '3c', 'red-threes'],
	threes: ['normal', 'wild', 'clear'],
	stairsRevolution: ['none', 'four'],
	jackBack: [true, false],
	numberLock: [true, false],
	fiveSkip: [true, false],
	sevenPass: [true, false],
	tenDiscard: [true, false],
	nineReverse: [true, false],
	queenBomber: [true, false],
	tenpenChii: [true, false],
	coup: [true, false],
	middleTitles: ['one', 'more'],
	trumpValue: ['below', 'above']
} as const;

/** An option of `Options`, which is made from this table. */
type OptionName = keyof typeof CHOICES | 'target' | 'forbiddenLast';

export const OPTION_NAMES: readonly OptionName[] = [
	...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]),
	'target',
	'forbiddenLast'
];

export const isOptionName = (name: string): name is OptionName =>
	(OPTION_NAMES as readonly string[]).includes(name);

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

function isTarget(value: unknown): boolean {
	if (value === 'open') return true;
	if (typeof value !== 'object' || value === null) return false;
	const [[key, amount] = [], ...more] = Object.entries(value);
	return more.length === 0 && (key === 'rounds' || key === 'points') && isCount(amount);
}

/** A rank, or one card of the pack. */
const isRankOrCard = (value: unknown): boolean =>
	typeof value === 'string' &&
	((RANKS as readonly string[]).includes(value) ||
		(parseCard(value) !== undefined && !value.includes('=')));

/** Whether an option can have this value. */
export function isOptionValue(name: OptionName, value: unknown): boolean {
	switch (name) {
		case 'target':
			return isTarget(value);
		case 'forbiddenLast':
			return Array.isArray(value) && value.every(isRankOrCard);
		default:
			return (CHOICES[name] as readonly unknown[]).includes(value);
	}
}
