import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('ja');

/** What the table has to do after a correction. */
export default {
	title: 'みなさんへ',
	subtitle: (corrected) => `第${corrected}ラウンドを訂正`,
	goesOn: (now) => `第${now}ラウンドの途中`,
	first: (is, was) => `1位は${was}ではなく${is}でした`,
	changes: (n) => `手を止めて。変わることが${n}つあります：`,
	pass: (from, payer, to, _n, number) => `${from}：${payer}の札${number}枚を${to}に渡す`,
	back: (from, to, _n, number) => `${from}：${to}に札${number}枚を返す`,
	pay: (from, to, _n, number) => `${from}：${to}に札${number}枚を渡す`,
	inReturn: (name, n) => `${name}は代わりに好きな札${n}枚を渡します`,
	done: '済み',
	lead: (is, was) => `${was}ではなく${is}から始めます`,
	titles: '名札の身分はもう変わっています',
	chairs: '席はラウンドが終わるまでそのままです。',
	played: '済んだトリックはそのままです。',
	tooLate: (names) => `上がった人：${list(names)}。その札はそのままにします。`,
	leave: 'もう使った？ 札はそのまま',
	goOn: (round) => `第${round}ラウンドを続ける`
} satisfies Catalogue['orders'];
