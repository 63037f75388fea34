import { lookUp } from '#lib/rules/by-text.ts';
import { OPTION_NAMES } from '#lib/rules/choices.ts';
import type { House, OptionName } from '#lib/rules/options.ts';
import { defaultPoints } from '#lib/rules/score.ts';
import type { Titles } from '#lib/rules/titles.ts';
import { findRuleset } from './catalogue.ts';
import {
	houseOf,
	isSameValue,
	originOf,
	resolveRules,
	type Bundle,
	type HouseRules,
	type Rules,
	type Ruleset
} from './ruleset.ts';

/** House rules stored under a name, to start evenings with. An evening keeps its own copy of
 * them. */
export interface HouseSet {
	readonly id: string;
	/** Unique among the sets of the same game, ignoring case. */
	readonly name: string;
	/** The id of the published game. Stored sets may name one that this version does not know. */
	readonly ruleset: string;
	readonly rules: HouseRules;
	/** In milliseconds since 1970. */
	readonly changedAt: number;
}

/** House rules without the values that would hold anyway, published or implied (FP-10). */
function needed(ruleset: Ruleset, options: House): House {
	let kept = options;
	for (const name of Object.keys(options) as OptionName[]) {
		const { [name]: value, ...without } = kept;
		const { options: resolved } = resolveRules(ruleset, { options: without });
		if (isSameValue(resolved[name], value)) kept = without;
	}
	// in a fixed order, so that a change that is set back leaves equal house rules
	const names = OPTION_NAMES.filter((name) => name in kept);
	return Object.fromEntries(names.map((name) => [name, kept[name]]));
}

/** The house rules with other values for some options. */
export const withOptions = (ruleset: Ruleset, house: House, changes: House): House =>
	needed(ruleset, { ...house, ...changes });

/** The rules of a table with other values for some options, as house rules. */
export function changedRules(rules: Rules, changes: House): Rules {
	// a table plays one of the published games
	const ruleset = findRuleset(rules.ruleset)!;
	const house = houseOf(rules);
	const options = withOptions(ruleset, house.options, changes);
	return resolveRules(ruleset, { ...house, options }, rules.houseName);
}

/** The house rules with one option reset to its published value. */
export const setBack = (ruleset: Ruleset, house: House, option: OptionName): House =>
	withOptions(ruleset, house, { [option]: ruleset.options[option].value });

/** The options that differ from the published ones, in the order of all options. */
export function changedOptions(ruleset: Ruleset, options: House): OptionName[] {
	const rules = resolveRules(ruleset, { options });
	return OPTION_NAMES.filter((option) => originOf(ruleset, rules, option) === 'house');
}

/** Every title that a game can give, each once, from the top (TI-2 to TI-5). */
export const allTitles = (titles: Titles): string[] => {
	const { top, middle, bottom, more, outside = [], special } = titles;
	return [
		...new Set([
			...outside.toReversed().map((pair) => pair.top),
			...top,
			...(more?.top ?? []),
			middle,
			...[...bottom, ...(more?.bottom ?? [])].reverse(),
			...outside.map((pair) => pair.bottom),
			...(special?.titles ?? [])
		])
	];
};

type Values = Pick<Bundle, 'options'>;
const namesOf = ({ options }: Values) => Object.keys(options) as OptionName[];

/** Whether all values of a bundle or a region are in force. */
export function isTaken(ruleset: Ruleset, house: House, bundle: Values): boolean {
	const { options } = resolveRules(ruleset, { options: house });
	return namesOf(bundle).every((name) => isSameValue(options[name], bundle.options[name]));
}

/** The published values of the options in a bundle. */
export const publishedFor = ({ options }: Ruleset, bundle: Values): House =>
	Object.fromEntries(namesOf(bundle).map((name) => [name, options[name].value]));

/** A published game with house rules, to be compared with another. */
interface Compared {
	readonly ruleset: Ruleset;
	readonly rules: HouseRules;
}

/** One difference between two sets of rules. `a` and `b` are null where that side has no such
 * text. */
export type RuleDifference =
	| { readonly kind: 'option'; readonly option: OptionName }
	| {
			readonly kind: 'title' | 'points' | 'trump';
			readonly key: string;
			readonly a: string | null;
			readonly b: string | null;
	  };

function titleIn({ ruleset, rules }: Compared, title: string): string | null {
	const { titles } = resolveRules(ruleset, rules);
	const published = allTitles(titles).includes(title) ? title : null;
	return lookUp(rules.titles, title) ?? published;
}

function pointsIn({ ruleset, rules }: Compared, title: string): string | null {
	const { options, titles } = resolveRules(ruleset, rules);
	if (options.scoring !== 'by-title' || !allTitles(titles).includes(title)) return null;
	return String(lookUp(rules.points, title) ?? defaultPoints(titles, title));
}

/** The differences between two sets of rules: options, then titles, points, and tarot trumps. */
export function differences(a: Compared, b: Compared): RuleDifference[] {
	const [one, other] = [resolveRules(a.ruleset, a.rules), resolveRules(b.ruleset, b.rules)];
	const options = OPTION_NAMES.filter(
		(name) => !isSameValue(one.options[name], other.options[name])
	);
	const found: RuleDifference[] = options.map((option) => ({ kind: 'option', option }));
	const list = (
		kind: 'title' | 'points' | 'trump',
		keys: readonly string[],
		read: (of: Compared, key: string) => string | null
	) => {
		for (const key of new Set(keys)) {
			const [mine, yours] = [read(a, key), read(b, key)];
			if (mine !== yours) found.push({ kind, key, a: mine, b: yours });
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
