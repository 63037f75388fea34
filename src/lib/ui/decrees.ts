import type { Decree, RuleChange, Term } from '#lib/evening/edicts.ts';
import type { Evening } from '#lib/evening/state.ts';
import { m } from '#lib/words/words.svelte.ts';
import { isolated } from './rich.ts';
import { nameOf, plainName } from './words.ts';

/** Perks and status symbols to be decreed with one tap (DE-3). */
const TERMS = {
	hats: 'reign',
	carnation: 'reign',
	'ranked-seats': 'reign',
	sweets: 'evening',
	'tall-chair': 'reign',
	stool: 'reign',
	drinks: 'round',
	'best-chair': 'reign',
	shuffle: 'round',
	bow: 'reign'
} as const satisfies Record<string, Term>;
type TemplateId = keyof typeof TERMS;

export interface Template {
	readonly id: TemplateId;
	/** On its button. */
	readonly name: string;
	readonly text: string;
	readonly term: Term;
}

/** The list of a game; games without one of their own take from the others. */
function idsFor(ruleset: string): readonly TemplateId[] {
	switch (ruleset) {
		case 'dalmuti':
			return ['hats', 'carnation', 'ranked-seats', 'sweets', 'drinks', 'bow'];
		case 'tahimi':
		case 'tarot-himi':
			return ['tall-chair', 'stool', 'drinks', 'shuffle', 'bow'];
		default:
			return ['drinks', 'best-chair', 'shuffle', 'bow'];
	}
}

/** The list of a game, in our own words. */
export const templatesFor = (ruleset: string): Template[] =>
	idsFor(ruleset).map((id) => ({ id, term: TERMS[id], ...m.sheets.decree.templates[id] }));

/** Those whom a decree binds, by name. */
export const targetNames = (
	{ people }: Pick<Evening, 'people'>,
	{ targets }: Pick<Decree, 'targets'>
): 'everyone' | string[] =>
	targets === 'everyone' ? targets : targets.map((player) => nameOf({ people }, player));

/** To whom: Ben and Dee, or everyone. */
function targetText(evening: Evening, decree: Pick<Decree, 'targets'>): string {
	const names = targetNames(evening, decree);
	return names === 'everyone' ? m.common.decrees.everyone : m.common.list(names);
}

/** Since when and until when. */
export function termText(
	evening: Evening,
	{ round, term, issuer }: Pick<Decree, 'round' | 'term' | 'issuer'>
): string {
	return m.table.decree.terms[term](round, isolated(nameOf(evening, issuer)));
}

/** Who changed the rules. */
export const changedBy = (evening: Evening, { issuer }: RuleChange): string =>
	issuer === null
		? m.common.decrees.tableAgreed
		: m.common.decrees.decreed(plainName(evening, issuer));

/** The line on the Table. */
export const inForceLine = (evening: Evening, decree: Decree): string =>
	`${decree.text} · ${targetText(evening, decree)}`;
