import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('es');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = {
	seats: 'asientos',
	deal: 'reparto',
	taxes: 'impuestos',
	play: 'juego'
};

export default {
	skip: {
		ask: (all) => `¿Saltar ${list(all.map((step) => names[step]))}?`,
		no: (step) => `No, antes ${step}`,
		yes: (step) => `Sí, ir ya a ${step}`
	},
	proclaimed: { byOrder: 'Por orden de', hear: 'Así sea', veto: 'Veto' }
} satisfies Catalogue['moments'];
