import type { Step } from '#lib/evening/state.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('en');

/** Steps in the middle of a sentence. */
const names: Record<Step, string> = { seats: 'seats', deal: 'deal', taxes: 'taxes', play: 'play' };

/** Moments that stand out, and questions before one is missed. */
export default {
	/** Before steps of the round are left out. */
	skip: {
		ask: (all: readonly Step[]) => `Skip ${list(all.map((step) => names[step]))}?`,
		/** Buttons. */
		no: (step: string) => `No: ${step} first`,
		yes: (step: string) => `Yes, straight to ${step}`
	},
	/** A new decree, read out from a scroll: above title and name of its author, and its buttons. */
	proclaimed: { byOrder: 'By order of', hear: 'Hear, hear', veto: 'Veto' }
};
