import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');
export default {
	decree: {
		to: (issuer, targets) => `${issuer} → ${targets === 'everyone' ? '全員' : list(targets)}`
	},
	firstSeats: {
		tie: (groups, bold) =>
			`${bold('同じ強さです。')}${groups.map((names) => list(names)).join('／')}が${groups.length > 1 ? '、それぞれの間で' : ''}引き直します。`
	}
} satisfies CodeOf<'ja', 'table-steps'>;
