import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

/** What the table has to do after a correction. */
export default {
	title: '请大家听好',
	subtitle: (corrected) => `第 ${corrected} 轮已更正`,
	goesOn: (now) => `第 ${now} 轮进行中`,
	first: (is, was) => `第一名是${is}，不是${was}`,
	changes: (n) => `先停一下，有 ${n} 处变化：`,
	pass: (from, payer, to, _n, number) => `${from}：把${payer}的 ${number} 张牌交给${to}`,
	back: (from, to, _n, number) => `${from}：把 ${number} 张牌还给${to}`,
	pay: (from, to, _n, number) => `${from}：给${to} ${number} 张牌`,
	inReturn: (name, n) => `${name}换回任意 ${n} 张`,
	done: '已完成',
	lead: (is, was) => `由${is}先出，不是${was}`,
	titles: '名牌上的头衔已经更新',
	chairs: '座位到本轮结束都不变。',
	played: '已打完的墩不变。',
	tooLate: (names) => `已经出完：${list(names)}。这些牌不动。`,
	leave: '已经打出了？牌不动',
	goOn: (round) => `继续第 ${round} 轮`
} satisfies Catalogue['orders'];
