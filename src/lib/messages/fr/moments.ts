import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('fr');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = {
	seats: 'places',
	deal: 'donne',
	taxes: 'impôts',
	play: 'jeu'
};

export default {
	skip: {
		ask: (all) => `Sauter\u00a0: ${list(all.map((step) => names[step]))}\u00a0?`,
		no: (step) => `Non, d’abord\u00a0: ${step}`,
		yes: (step) => `Oui, tout de suite\u00a0: ${step}`
	},
	proclaimed: { byOrder: 'Par ordre de', hear: 'Oyez, oyez', veto: 'Veto' }
} satisfies Catalogue['moments'];
