import { grammar } from '#lib/messages/grammar.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';
import { small } from '#lib/messages/es/grammar/ordinals.ts';

const { list } = grammar('es');
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
		dealtUntaxed: (lead: string) => `Repartido: ${small(lead)}`
	},
	tax: {
		settled: (lead: string) => `Todo pagado: ${small(lead)}`,
		play: (lead: string) => `A jugar: ${small(lead)}`
	}
} satisfies CodeOf<'es', 'table-steps'>;
