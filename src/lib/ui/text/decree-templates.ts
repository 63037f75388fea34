import type { Term } from '#lib/evening/state.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { commonDecrees, type DecreeTemplateId } from '#lib/rulesets/ruleset.ts';

const m = messagesOf('sheets');

/** How long each template holds unless the issuer chooses otherwise. */
const TERMS: Readonly<Record<DecreeTemplateId, Term>> = {
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
};

/** A perk or status symbol that can be decreed with one tap. */
export interface Template {
	readonly id: DecreeTemplateId;
	/** The label of its button. */
	readonly name: string;
	readonly text: string;
	readonly term: Term;
}

/** The decree templates of a game, by its id (DE-3). */
export const templatesFor = (ruleset: string): Template[] =>
	(findRuleset(ruleset)?.decreeTemplates ?? commonDecrees).map((id) => ({
		id,
		term: TERMS[id],
		...m.sheets.decree.templates[id]
	}));
