import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('zh-Hans');

const evenings = (n: number) => `${number(n)} 场牌局`;
const others = (n: number) => `其他 ${number(n)} 项`;

export default {
	notInIt: (names, more) =>
		`因读不出来而未包含：${list(more > 0 ? [...names, others(more)] : names)}。它仍在原处；见下面的“损坏的记录”。`,
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`${number(added)} 场是新的`] : []),
			...(longer > 0 ? [`${number(longer)} 场比这里的更长`] : []),
			...(known > 0 ? [`${number(known)} 场这里已有`] : [])
		];
		const of = `共 ${evenings(all)}：${parts.join('，')}。`;
		return branches === 0
			? of
			: `${of}${number(branches)} 场在两部手机上各自继续过：两份都保留，并排放着。`;
	}
} satisfies CodeOf<'zh-Hans', 'data'>;
