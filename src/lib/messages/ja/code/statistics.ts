import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('ja');

export default {
	tooFewOf: (people, needed) =>
		`ラウンド不足：${list(people.map(({ name, have }) => `${name}（${number(have)}／${number(needed)}）`))}。`
} satisfies CodeOf<'ja', 'statistics'>;
