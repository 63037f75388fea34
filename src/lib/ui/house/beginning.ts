import { freeName } from '#lib/evening/names.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import type { Ruleset } from '#lib/rulesets/ruleset.ts';
import { gameText } from '#lib/ui/text/titles.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { draftOf, type Draft } from './draft.ts';

/** What an editor begins with. */
export interface Beginning {
	readonly ruleset: Ruleset;
	/** The stored set that is edited; null for a new one. */
	readonly set: HouseSet | null;
	/** The names of the other sets of the game. */
	readonly taken: readonly string[];
	readonly draft: Draft;
}

/** The editor of the set `id`, or of a new one that begins as a published game or as a copy of a set; null where
 * there is no such thing. */
export function beginningOf(
	sets: readonly HouseSet[],
	id: string,
	from: string | null
): Beginning | null {
	const set = sets.find((one) => one.id === id) ?? null;
	const pattern = sets.find((one) => one.id === from);
	const ruleset = findRuleset(set?.ruleset ?? pattern?.ruleset ?? from ?? '');
	if (ruleset === undefined || (set === null && id !== 'new')) return null;
	const taken = sets
		.filter((one) => one.ruleset === ruleset.id && one !== set)
		.map(({ name }) => name);
	if (set !== null) return { ruleset, set, taken, draft: draftOf(set.name, set.rules) };
	const wished = pattern?.name ?? m['house-editor'].editor.ours(gameText(ruleset.id, ruleset.name));
	return { ruleset, set, taken, draft: draftOf(freeName(wished, taken), pattern?.rules) };
}
