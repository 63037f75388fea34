import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { list } = grammar('en');

/** What ICU cannot say: a list of names or everybody, and groups of names. */
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} to ${targets === 'everyone' ? 'everyone' : list(targets)}`
	},
	firstSeats: {
		/** @param groups players who drew the same card */
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('A tie.')} ${groups.map((names) => list(names)).join('; ')} draw again${groups.length > 1 ? ', each among themselves' : ''}.`
	}
};
