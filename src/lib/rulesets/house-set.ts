import { OPTION_NAMES, type House, type OptionName } from '#lib/rules/options.ts';
import type { Titles } from '#lib/rules/titles.ts';
import { originOf, resolveRules, type HouseRules, type Ruleset } from './ruleset.ts';

/** House rules under a name, to start an evening with. The evening keeps a copy of its own. */
export interface HouseSet {
	readonly id: string;
	/** No other set of the ruleset has it, regardless of case. */
	readonly name: string;
	readonly ruleset: string;
	readonly rules: HouseRules;
	/** In milliseconds since 1970. */
	readonly changedAt: number;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A house without the values that would hold without it, published or implied (FP-10). */
function needed(ruleset: Ruleset, options: House): House {
	let kept = options;
	for (const name of Object.keys(options) as OptionName[]) {
		const { [name]: value, ...without } = kept;
		const { options: resolved } = resolveRules(ruleset, { options: without });
		if (isSame(resolved[name], value)) kept = without;
	}
	// in one order, however it was come to: what was changed and set back is the same again
	const names = OPTION_NAMES.filter((name) => name in kept);
	return Object.fromEntries(names.map((name) => [name, kept[name]]));
}

/** A house with other values for some options. */
export const withOptions = (ruleset: Ruleset, house: House, changes: House): House =>
	needed(ruleset, { ...house, ...changes });

/** A house with the published value of one option. */
export const setBack = (ruleset: Ruleset, house: House, option: OptionName): House =>
	withOptions(ruleset, house, { [option]: ruleset.options[option].value });

/** The options that differ from the published ones, in the order of all options. */
export function changedOptions(ruleset: Ruleset, options: House): OptionName[] {
	const rules = resolveRules(ruleset, { options });
	return OPTION_NAMES.filter((option) => originOf(ruleset, rules, option) === 'house');
}

/** Every title that a game may give, from the top, once each (TI-2 to TI-5). */
export const allTitles = ({ top, middle, bottom, special }: Titles): string[] => [
	...new Set([...top, middle, ...bottom.toReversed(), ...(special?.titles ?? [])])
];

/** The points of a title where the table sets none: President's 2, 1, 0 (SC-3). */
export function usualPoints({ top, special }: Titles, title: string): number {
	if (title === top[0]) return 2;
	return title === top[1] || title === special?.titles[1] ? 1 : 0;
}

/** Rules that can be compared: a published game, or a house's. */
interface Compared {
	readonly ruleset: Ruleset;
	readonly rules: HouseRules;
}

/** One thing in which two sets of rules differ. Text that one of them does not have is null. */
export type Difference =
	| { readonly what: 'option'; readonly option: OptionName }
	| {
			readonly what: 'title' | 'points' | 'trump';
			readonly key: string;
			readonly a: string | null;
			readonly b: string | null;
	  };

function titleIn({ ruleset, rules }: Compared, title: string): string | null {
	const published = allTitles(ruleset.titles).includes(title) ? title : null;
	return rules.titles?.[title] ?? published;
}

function pointsIn({ ruleset, rules }: Compared, title: string): string | null {
	const byTitle = resolveRules(ruleset, rules).options.scoring === 'by-title';
	if (!byTitle || !allTitles(ruleset.titles).includes(title)) return null;
	return String(rules.points?.[title] ?? usualPoints(ruleset.titles, title));
}

/** What differs between two sets of rules, and nothing else: options, then titles, points, and tarot trumps. */
export function differences(a: Compared, b: Compared): Difference[] {
	const [one, other] = [resolveRules(a.ruleset, a.rules), resolveRules(b.ruleset, b.rules)];
	const options = OPTION_NAMES.filter((name) => !isSame(one.options[name], other.options[name]));
	const found: Difference[] = options.map((option) => ({ what: 'option', option }));
	const list = (
		what: 'title' | 'points' | 'trump',
		keys: readonly string[],
		read: (of: Compared, key: string) => string | null
	) => {
		for (const key of new Set(keys)) {
			const [mine, yours] = [read(a, key), read(b, key)];
			if (mine !== yours) found.push({ what, key, a: mine, b: yours });
		}
	};
	const keysOf = (name: 'titles' | 'points' | 'trumps') =>
		[a, b].flatMap(({ rules }) => Object.keys(rules[name] ?? {}));
	list('title', keysOf('titles'), titleIn);
	const bothScored = one.options.scoring === other.options.scoring;
	list('points', bothScored ? keysOf('points') : [], pointsIn);
	list('trump', keysOf('trumps'), ({ rules }, key) => rules.trumps?.[Number(key)] ?? null);
	return found;
}
