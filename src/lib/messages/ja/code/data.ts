import type { CodeOf } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number } = grammar('ja');

const evenings = (n: number) => `ゲーム会${number(n)}件`;
const others = (n: number) => `ほか${number(n)}件`;

export default {
	notInIt: (names, more) =>
		`読めないため含まれないもの：${list(more > 0 ? [...names, others(more)] : names)}。元の場所に残ります。下の「壊れた記録」をご覧ください。`,
	mergeSummary: (all, added, longer, known, branches) => {
		const parts = [
			...(added > 0 ? [`新規${number(added)}件`] : []),
			...(longer > 0 ? [`続きのあるもの${number(longer)}件`] : []),
			...(known > 0 ? [`既存${number(known)}件`] : [])
		];
		const of = `${evenings(all)}のうち、${list(parts)}。`;
		if (branches === 0) return of;
		return `${of}${number(branches)}件は2台で別々に続けられていたので、両方を並べて残します。`;
	}
} satisfies CodeOf<'ja', 'data'>;
