import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

export default {
	decree: {
		issued: (round, issuer, targets) =>
			`第 ${round} 轮 · ${issuer}令${targets === 'everyone' ? '所有人' : list(targets)}`
	}
} satisfies CodeOf<'zh-Hans', 'sheets'>;
