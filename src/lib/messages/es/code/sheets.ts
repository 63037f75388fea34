import { grammar } from '#lib/messages/grammar.ts';
import type { CodeOf } from '#lib/messages/catalogue.ts';

const { list } = grammar('es');

export default {
	decree: {
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Ronda ${round} · de ${issuer} a ${targets === 'everyone' ? 'toda la mesa' : list(targets)}`
	}
} satisfies CodeOf<'es', 'sheets'>;
