import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('he');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = {
	seats: 'מושבים',
	deal: 'חלוקה',
	taxes: 'מיסים',
	play: 'משחק'
};

export default {
	skip: {
		ask: (all) => `לדלג על ${list(all.map((step) => names[step]))}?`,
		no: (step) => `לא, קודם ${step}`,
		yes: (step) => `כן, ישר אל ${step}`
	},
	proclaimed: { byOrder: 'בפקודת', hear: 'שמענו', veto: 'וטו' }
} satisfies Catalogue['moments'];
