import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('zh-Hans');

export default {
	tooFewOf: (people, needed) =>
		`轮数太少，还说不准：${people.map(({ name, have }) => `${name}（${number(have)} / ${number(needed)}）`).join('、')}。`
} satisfies CodeOf<'zh-Hans', 'statistics'>;
