import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { byCount, list } = grammar('en');
const cards = byCount('card', 'cards');
/** The first seats, and the Deal and Taxes steps. */
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} to ${targets === 'everyone' ? 'everyone' : list(targets)}`
	},
	firstSeats: {
		/** @param groups players who drew the same card */
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('A tie.')} ${groups.map((names) => list(names)).join('; ')} draw again${groups.length > 1 ? ', each among themselves' : ''}.`
	},
	deal: {
		each: (n: number, bold: Markup) => `${bold(String(n))} ${cards(n)} each`
	},
	tax: {
		/** Players who left after the deal, by what becomes of the tax to or from them. */
		left: {
			void: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))} left: taxes to and from them are void.`,
			paid: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))} left after the tax was paid: it stands.`,
			untaxed: (names: readonly string[], bold: Markup) => `${bold(list(names))} left.`
		},
		free: (names: readonly string[], bold: Markup) => `${bold(list(names))}: no tax this round`
	}
};
