import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Markup } from '#lib/messages/parameters.ts';

const { byCount, list } = grammar('fr');
const cards = byCount('carte', 'cartes');
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`${issuer} à ${targets === 'everyone' ? 'tout le monde' : list(targets)}`
	},
	firstSeats: {
		tie: (groups: readonly (readonly string[])[], bold: Markup) =>
			`${bold('Égalité.')} Nouveau tirage\u00a0: ${groups.map((names) => list(names)).join(' ; ')}${groups.length > 1 ? ', chaque groupe de son côté' : ''}.`
	},
	deal: {
		each: (n: number, bold: Markup) => `${bold(String(n))} ${cards(n)} par personne`
	},
	tax: {
		left: {
			void: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}\u00a0: plus dans la manche, donc plus d’impôt à payer ni à recevoir.`,
			paid: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}\u00a0: plus dans la manche, mais l’impôt déjà payé reste payé.`,
			untaxed: (names: readonly string[], bold: Markup) =>
				`${bold(list(names))}\u00a0: plus dans la manche.`
		},
		free: (names: readonly string[], bold: Markup) =>
			`${bold(list(names))}\u00a0: pas d’impôt cette manche`
	}
} satisfies CodeOf<'fr', 'table-steps'>;
