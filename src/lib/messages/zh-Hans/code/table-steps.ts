import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');
export default {
	decree: {
		to: (issuer, targets) => `${issuer}令${targets === 'everyone' ? '所有人' : list(targets)}`
	},
	firstSeats: {
		tie: (groups, bold) =>
			`${bold('平了。')}${groups.map((names) => list(names)).join('；')}重抽${groups.length > 1 ? '，各组分别比' : ''}。`
	},
	deal: {
		each: (n, bold) => `每人 ${bold(String(n))} 张`
	},
	tax: {
		left: {
			void: (names, bold) => `${bold(list(names))}离开了：相关的进贡作废。`,
			paid: (names, bold) => `${bold(list(names))}离开了：已付的进贡仍然有效。`,
			untaxed: (names, bold) => `${bold(list(names))}离开了。`
		},
		free: (names, bold) => `${bold(list(names))}：本轮免贡`
	}
} satisfies CodeOf<'zh-Hans', 'table-steps'>;
