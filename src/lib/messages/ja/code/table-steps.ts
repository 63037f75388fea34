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
	},
	deal: {
		each: (n, bold) => `1人${bold(String(n))}枚`
	},
	tax: {
		left: {
			void: (names, bold) => `${bold(list(names))}が抜けました。関係する税はなくなります。`,
			paid: (names, bold) => `${bold(list(names))}が抜けました。支払い済みの税はそのままです。`,
			untaxed: (names, bold) => `${bold(list(names))}が抜けました。`
		},
		free: (names, bold) => `${bold(list(names))}：このラウンドは税なし`
	}
} satisfies CodeOf<'ja', 'table-steps'>;
