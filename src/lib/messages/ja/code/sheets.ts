import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

export default {
	decree: {
		issued: (round, issuer, targets) =>
			`第${round}ラウンド・${issuer} → ${targets === 'everyone' ? '全員' : list(targets)}`
	}
} satisfies CodeOf<'ja', 'sheets'>;
