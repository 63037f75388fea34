import type { House, OptionName } from '#lib/rules/options.ts';
import { resolveRules, type Ruleset } from './ruleset.ts';

/** Values that belong together, as the source of a game has them. */
export interface Bundle {
	readonly id: BundleId;
	/** Where in the source it stands. */
	readonly place: string;
	readonly options: House;
}

export type BundleId =
	| 'jokers-wild'
	| 'jokers-low'
	| 'more-suits-and-ranks'
	| 'extra-suits'
	| 'twos-high'
	| 'no-rank-privilege'
	| 'joker-trumps'
	| 'twos-then-jokers'
	| 'ordering'
	| 'first-deal-revolution'
	| 'stripped'
	| 'scoring'
	| 'philanthropic'
	| 'merchant-exchange'
	| 'misdeals';

const tahimi: readonly Bundle[] = [
	{
		id: 'jokers-wild',
		place: 'Variations, Jokers',
		options: { jokers: 2, wild: 'any-card', wildTax: 'owed' }
	},
	{
		id: 'jokers-low',
		place: 'Variations, Jokers',
		options: { jokers: 2, wild: 'joins-a-set', wildTax: 'kept' }
	},
	{
		id: 'no-rank-privilege',
		place: 'Variations, No Rank Privilege',
		options: { leadAfterExit: 'next-in-turn' }
	}
];

const tahimiPacks: readonly Bundle[] = [
	{
		id: 'more-suits-and-ranks',
		place: 'More than four players',
		options: { deck: 'suits-and-ranks', taxSchedule: 'progressive' }
	},
	{
		id: 'extra-suits',
		place: 'More than four players',
		options: { deck: 'extra-suits', taxSchedule: 'progressive' }
	},
	{ id: 'twos-high', place: 'Variations, Deuces high', options: { ranking: 'twos-high' } }
];

const kings: readonly Bundle[] = [
	{ id: 'joker-trumps', place: 'Trumps', options: { trumps: 'jokers', jokers: 2 } },
	{ id: 'twos-then-jokers', place: 'Trumps', options: { trumps: 'twos-then-jokers', jokers: 2 } },
	{ id: 'ordering', place: 'Ordering', options: { calledRuns: true } }
];

const twentyRounds = { rounds: 20 } as const;
const dalmuti: readonly Bundle[] = [
	{
		id: 'first-deal-revolution',
		place: 'Optional Rules, First Deal Revolution',
		options: { firstDealRevolution: true }
	},
	{ id: 'stripped', place: 'Optional Rules, Stripped Decks', options: { stripped: true } },
	{
		id: 'scoring',
		place: 'Optional Rules, Scoring',
		options: { scoring: 'beaten', target: twentyRounds }
	},
	{
		id: 'philanthropic',
		place: 'Optional Rules, Philanthropic Scoring',
		options: { scoring: 'beaten-philanthropic', target: twentyRounds }
	},
	{
		id: 'merchant-exchange',
		place: 'Optional Rules, Merchant Exchange',
		options: { merchantExchange: true }
	},
	{ id: 'misdeals', place: 'Optional Rules, Misdeals', options: { misdeal: 'top-player-rules' } }
];

/** What a game's source recommends together, or names as a variation of its own. */
export function bundlesOf({ id }: Ruleset): readonly Bundle[] {
	switch (id) {
		case 'tahimi':
			return [...tahimi, ...tahimiPacks];
		case 'tarot-himi':
			return tahimi;
		case 'kings-and-bastards':
			return kings;
		case 'dalmuti':
			return dalmuti;
		default:
			return [];
	}
}

const names = ({ options }: Bundle) => Object.keys(options) as OptionName[];

/** Whether all of a bundle's values hold. */
export function isTaken(ruleset: Ruleset, house: House, bundle: Bundle): boolean {
	const { options } = resolveRules(ruleset, { options: house });
	return names(bundle).every(
		(name) => JSON.stringify(options[name]) === JSON.stringify(bundle.options[name])
	);
}

/** The published values of a bundle's options. */
export const publishedFor = ({ options }: Ruleset, bundle: Bundle): House =>
	Object.fromEntries(names(bundle).map((name) => [name, options[name].value]));
