import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('he');

export default {
	decree: {
		issued: (round, issuer, targets) =>
			`סיבוב ${round} · מאת ${issuer} אל ${targets === 'everyone' ? 'כולם' : list(targets)}`
	}
} satisfies CodeOf<'he', 'sheets'>;
