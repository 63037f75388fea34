import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('de');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = {
	seats: 'Plätze',
	deal: 'Geben',
	taxes: 'Steuern',
	play: 'Spiel'
};

export default {
	skip: {
		ask: (all) => `${list(all.map((step) => names[step]))} überspringen?`,
		no: (step) => `Nein, erst ${step}`,
		yes: (step) => `Ja, gleich zu ${step}`
	},
	proclaimed: { byOrder: 'Im Namen von', hear: 'Hört, hört', veto: 'Veto' }
} satisfies Catalogue['moments'];
