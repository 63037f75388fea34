import type { OptionName, Options } from '#lib/rules/options.ts';
import { findRuleset } from './catalogue.ts';
import { isSameValue, publishedOptions } from './ruleset.ts';

/** House rules and rules of any version, not validated. */
type Raw = Readonly<Record<string, unknown>>;

/** The entries of lists that took the place of old options, in the order in which a lifted list is
 * written, and the old values that put them in. */
const ENTRIES: readonly {
	readonly list: 'effects' | 'tops' | 'turnedBy';
	readonly entry: string;
	readonly old: string;
	readonly value: unknown;
}[] = [
	{ list: 'effects', entry: '2:clears', old: 'twosEndTrick', value: true },
	{ list: 'effects', entry: '8:clears', old: 'eightsEndTrick', value: true },
	{ list: 'effects', entry: '5:skip', old: 'fiveSkip', value: true },
	{ list: 'effects', entry: '7:give', old: 'sevenPass', value: true },
	{ list: 'effects', entry: '10:discard', old: 'tenDiscard', value: true },
	{ list: 'effects', entry: '9:reverse', old: 'nineReverse', value: true },
	{ list: 'effects', entry: 'Q:bomber', old: 'queenBomber', value: true },
	{ list: 'effects', entry: 'J:back', old: 'jackBack', value: true },
	{ list: 'effects', entry: '9x3:turns', old: 'coup', value: true },
	{ list: 'tops', entry: '3C>any', old: 'topCard', value: '3c' },
	{ list: 'tops', entry: '3D>any', old: 'topCard', value: 'red-threes' },
	{ list: 'tops', entry: '3H>any', old: 'topCard', value: 'red-threes' },
	{ list: 'tops', entry: '3>set', old: 'threes', value: 'clear' },
	{ list: 'tops', entry: '3S>JK', old: 'spadeThreeTopsJoker', value: true },
	{ list: 'turnedBy', entry: 'four', old: 'fourOfAKindTurns', value: true },
	{ list: 'turnedBy', entry: 'run-of-four', old: 'stairsRevolution', value: 'four' }
];

/** Old options that one other option took the place of, and the new value for an old one. */
const RENAMED: ReadonlyMap<string, readonly [OptionName, (value: unknown) => unknown]> = new Map(
	Object.entries<readonly [OptionName, (value: unknown) => unknown]>({
		startsWith3d: ['opener', (value) => (value === true ? '3D' : '3C')],
		threes: ['wildRank', (value) => (value === 'wild' ? '3' : null)],
		suitLock: ['suitLock', (value) => (value === true ? 'all' : value === false ? 'none' : value)],
		firstLead: ['firstLead', (value) => (value === 'holder-of-3c' ? 'holder-of-card' : value)],
		laterLead: ['laterLead', (value) => (value === 'holder-of-3c' ? 'holder-of-card' : value)],
		deck: ['deck', (value) => (value === 'even-deal' ? 'standard' : value)]
	})
);

/** The name that an option of an earlier version has now. */
export const liftedName = (name: string): string =>
	ENTRIES.find(({ old }) => old === name)?.list ?? RENAMED.get(name)?.[0] ?? name;

/** A list with or without the entries of the old options that were set; the old entries come in
 * their own order, before the others. */
function liftedList(options: Raw, list: string, base: unknown): readonly unknown[] {
	const entries = ENTRIES.filter((one) => one.list === list);
	const before: readonly unknown[] = Array.isArray(base) ? base : [];
	const known = entries.map(({ entry }) => entry);
	const isIn = ({ old, value, entry }: (typeof ENTRIES)[number]) =>
		old in options ? options[old] === value : before.includes(entry);
	const others = before.filter((one) => !known.some((entry) => entry === one));
	return [...entries.filter(isIn).map(({ entry }) => entry), ...others];
}

/** Reads options of any earlier version as those of today. Options of today are left as they are,
 * and count where an old one says something else.
 * @param published the values of the published game, from which a house's lists start; absent for
 * rules that give every option a value
 * @returns without the lifted values that are equal to the published ones */
function liftFrom(options: Raw, published: Raw): Raw {
	const lifted: Record<string, unknown> = {};
	const isOld = new Set<string>();
	const set = (name: string, value: unknown) => {
		lifted[name] = value;
		isOld.add(name);
	};
	for (const [name, value] of Object.entries(options)) {
		const [now, read] = RENAMED.get(name) ?? [];
		const list = ENTRIES.find(({ old }) => old === name)?.list;
		if (list !== undefined) set(list, liftedList(options, list, options[list] ?? published[list]));
		if (now === undefined || read === undefined) {
			if (list === undefined) lifted[name] = value;
		} else if (now === name && read(value) === value) lifted[name] = value;
		else if (now === name || !(now in options)) set(now, read(value));
	}
	const { deck } = options;
	const saysLeftovers = 'leftovers' in options;
	if (deck === 'even-deal' && !saysLeftovers) set('leftovers', 'taken-out');
	if (deck === 'standard' && !saysLeftovers && published['leftovers'] === 'taken-out') {
		set('deck', deck);
		set('leftovers', 'dealt');
	}
	return Object.fromEntries(
		Object.entries(lifted).filter(
			([name, value]) => !isOld.has(name) || !isSameValue(value, published[name])
		)
	);
}

/** Reads all options of a table's rules of any earlier version (`liftFrom`). */
export const liftOptions = (options: Raw): Raw => liftFrom(options, {});

/** Reads the changed options of a house of any earlier version (`liftFrom`).
 * @param ruleset the id of the published game; one that this version does not know has no values */
export function liftHouse(ruleset: unknown, house: Raw): Raw {
	const game = typeof ruleset === 'string' ? findRuleset(ruleset) : undefined;
	return liftFrom(house, game === undefined ? {} : { ...publishedOptions(game) });
}

/** Whether an option had another name or other values in an earlier version. */
export const isOldSetting = (name: string, value: unknown): boolean =>
	!isSameValue(Object.entries(liftOptions({ [name]: value })), [[name, value]]);

/** Whether options of today say what an option of any version said with this value. */
export function holdsIn(options: Options, name: string, value: unknown): boolean {
	const entries = ENTRIES.filter(({ old }) => old === name);
	const [now, read] = RENAMED.get(name) ?? [];
	const current: Raw = { ...options };
	return (
		entries.every(
			(one) => options[one.list].some((entry) => entry === one.entry) === (one.value === value)
		) &&
		(now !== undefined && read !== undefined
			? isSameValue(current[now], read(value))
			: entries.length > 0 || isSameValue(current[name], value))
	);
}
