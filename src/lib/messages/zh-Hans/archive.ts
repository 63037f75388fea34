import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { number } = grammar('zh-Hans');

export default {
	parts: {
		label: '纪事栏目',
		evenings: '牌局',
		people: '牌友',
		statistics: '统计'
	},
	opening: '正在打开…',
	allEvenings: '所有牌局',
	noSuch: '这部手机上没有这场牌局。',
	unreadable: '牌局现在读不出来，会自动重试。',
	leftOut: '有些存在这里的内容读不出来，已略去。',
	seeWhat: '看看是什么',
	reading: (done, total) => `正在读取以前的牌局：${number(done)} / ${number(total)}。`,
	readingPercent: (percent) => `正在读取以前的牌局：${percent}%`,
	readingGoesOn: '结果会陆续增多，期间其他功能都能用。',
	undo: '撤销',
	undoDeletion: '撤销删除'
} satisfies Catalogue['archive'];
