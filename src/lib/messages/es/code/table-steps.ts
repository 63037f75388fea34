import { grammar } from '#lib/messages/grammar.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { small } from '#lib/messages/es/grammar/ordinals.ts';

const { byCount, list } = grammar('es');
const cards = byCount('carta', 'cartas');
export default {
	decree: {
		to: (issuer: string, targets: 'everyone' | readonly string[]) =>
			`De ${issuer} a ${targets === 'everyone' ? 'toda la mesa' : list(targets)}`
	},
	firstSeats: {
		tie: (groups, bold) =>
			`${bold('Empate.')} Vuelven a sacar carta ${groups.map((names) => list(names)).join('; ')}${groups.length > 1 ? ', cada grupo por su lado' : ''}.`
	},
	deal: {
		each: (n, bold) => `${bold(String(n))} ${cards(n)} por persona`,
		dealtUntaxed: (lead: string) => `Repartido: ${small(lead)}`
	},
	tax: {
		left: {
			void: (names, bold) =>
				`${bold(list(names))}: fuera de la ronda, ya sin impuesto que pagar ni que recibir.`,
			paid: (names, bold) =>
				`${bold(list(names))}: fuera de la ronda, pero el impuesto ya pagado sigue en pie.`,
			untaxed: (names, bold) => `${bold(list(names))}: fuera de la ronda.`
		},
		free: (names, bold) => `${bold(list(names))}: sin impuesto esta ronda`,
		settled: (lead: string) => `Todo pagado: ${small(lead)}`,
		play: (lead: string) => `A jugar: ${small(lead)}`
	}
} satisfies CodeOf<'es', 'table-steps'>;
