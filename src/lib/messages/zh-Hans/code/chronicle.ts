import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { list } = grammar('zh-Hans');

function span(first: number, last: number): string {
	if (first === last) return `第 ${first} 轮`;
	return last === first + 1 ? `第 ${first}、${last} 轮` : `第 ${first} 到 ${last} 轮`;
}

function at({ place, last }: TakenPlace): string {
	if (place === 1) return '第一';
	return last ? '末位' : `第 ${place} 名`;
}

export default {
	recap: {
		reign: (name, first, last) => `${name}在位 ${last - first + 1} 轮，${span(first, last)}。`,
		longestReigns: (names, long) => `最长的在位有 ${long} 轮：${list(names)}。`,
		rose: (name, from, to) => `${name}从${at(from)}升到${at(to)}。`,
		fell: (name, from, to) => `${name}从${at(from)}跌到${at(to)}。`
	},
	lines: {
		ruling: (house, question, answer, sentence) => ({
			head: house ? '本桌自己的裁决：' : '裁决：',
			then: [question, [answer, sentence].filter((text) => text !== '').join('。')]
				.filter((text) => text !== '')
				.join('——')
		})
	},
	details: {
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? '进贡未记录'
				: [
						...paid.map((tax) => `${tax.from}给${tax.to} ${tax.cards} 张`),
						...(unrecorded === 0 ? [] : [`${unrecorded} 笔进贡未记录`])
					].join('；')
	}
} satisfies CodeOf<'zh-Hans', 'chronicle'>;
