import type { Term } from '#lib/evening/edicts.ts';
import { m } from '#lib/messages/messages.svelte.ts';

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
