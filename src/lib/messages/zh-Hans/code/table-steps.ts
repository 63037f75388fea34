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
	}
} satisfies CodeOf<'zh-Hans', 'table-steps'>;
