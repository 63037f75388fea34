import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('fr');

export default {
	decree: {
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Manche ${round} · ${issuer} à ${targets === 'everyone' ? 'tout le monde' : list(targets)}`
	}
} satisfies CodeOf<'fr', 'sheets'>;
