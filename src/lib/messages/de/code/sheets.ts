import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('de');

export default {
	decree: {
		issued: (round: number, issuer: string, targets: 'everyone' | readonly string[]) =>
			`Runde ${round} · ${issuer} an ${targets === 'everyone' ? 'alle' : list(targets)}`
	}
} satisfies CodeOf<'de', 'sheets'>;
