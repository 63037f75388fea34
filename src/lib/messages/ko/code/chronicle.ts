import type { CodeOf } from '#lib/messages/catalogue.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';
import { eun, i, namesI } from '#lib/messages/ko/formats.ts';

const span = (first: number, last: number): string =>
	first === last ? `${first}라운드` : `${first}~${last}라운드`;

const at = ({ place, last }: TakenPlace): string => (last && place !== 1 ? '꼴찌' : `${place}위`);

export default {
	recap: {
		reign: (name, first, last) =>
			`${i(name)} ${last - first + 1}라운드 동안 1위를 지켰어요(${span(first, last)}).`,
		longestReigns: (names, long) => `${namesI(names)} ${long}라운드로 가장 오래 1위를 지켰어요.`,
		rose: (name, from, to) => `${eun(name)} ${at(from)}에서 ${at(to)}로 올라갔어요.`,
		fell: (name, from, to) => `${eun(name)} ${at(from)}에서 ${at(to)}로 내려갔어요.`
	},
	lines: {
		ruling: (house, question, answer, sentence) => ({
			head: house ? '우리 테이블의 판정:' : '판정:',
			then: [question, [answer, sentence].filter((text) => text !== '').join('. ')]
				.filter((text) => text !== '')
				.join(' → ')
		})
	},
	details: {
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? '세금 기록 없음'
				: [
						...paid.map((tax) => `${tax.from} → ${tax.to} ${tax.cards}장`),
						...(unrecorded === 0 ? [] : [`나머지 ${unrecorded}건은 기록 없음`])
					].join(', ')
	}
} satisfies CodeOf<'ko', 'chronicle'>;
