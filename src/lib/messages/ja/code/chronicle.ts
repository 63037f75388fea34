import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { list } = grammar('ja');

const rounds = (n: number) => `${n}ラウンド`;

const span = (first: number, last: number): string =>
	first === last ? `第${first}ラウンド` : `第${first}〜${last}ラウンド`;

const at = ({ place, last }: TakenPlace): string => (last && place !== 1 ? '最下位' : `${place}位`);

export default {
	recap: {
		reign: (name, first, last) =>
			`${name}が${rounds(last - first + 1)}の間、首位でした（${span(first, last)}）。`,
		longestReigns: (names, long) =>
			`いちばん長く首位を保ったのは${list(names)}で、${rounds(long)}です。`,
		rose: (name, from, to) => `${name}は${at(from)}から${at(to)}へ順位を上げました。`,
		fell: (name, from, to) => `${name}は${at(from)}から${at(to)}へ順位を落としました。`
	},
	lines: {
		ruling: (house, question, answer, sentence) => ({
			head: house ? '卓独自の裁定：' : '裁定：',
			then: [question, [answer, sentence].filter((text) => text !== '').join('。')]
				.filter((text) => text !== '')
				.join(' → ')
		})
	},
	details: {
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? '税の記録なし'
				: [
						...paid.map((tax) => `${tax.from}が${tax.to}に${tax.cards}枚`),
						...(unrecorded === 0 ? [] : [`ほか${unrecorded}件は記録なし`])
					].join('、')
	}
} satisfies CodeOf<'ja', 'chronicle'>;
