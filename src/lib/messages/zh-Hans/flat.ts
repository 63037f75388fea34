import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

export default {
	title: '平放的牌桌',
	names: '围坐牌桌',
	tile: (name, lines) => [name, ...lines].join('，'),
	farEnd: (control) => `${control}，对面一侧`,
	leave: '退出平放画面',
	undo: (what) => `撤销：${what}`,
	nothingToUndo: '撤销',
	fullScreen: '全屏',
	turn: {
		open: '转动名字',
		how: '拖动名字，转到与你们的座位一致',
		clockwise: '顺时针转',
		counterclockwise: '逆时针转',
		done: '完成'
	},
	empty: {
		none: '现在没有正在进行的牌局。',
		noSeats: '还没有人入座。请在牌桌里说明谁坐哪儿。',
		over: '这场牌局已结束。',
		toTable: '去牌桌'
	},
	deal: {
		deals: (dealer, cards) => `${dealer}发牌，每人 ${cards} 张`,
		you: '你发牌',
		oneMore: '多一张',
		next: '发好了',
		tooFew: '人太少：得有人加入，不然牌局就结束了。',
		tooMany: '人太多：得有人离开，不然牌局就结束了。'
	},
	taxes: {
		tap: '给了牌就点自己的名字',
		allDone: '都给了',
		none: '本轮不进贡',
		give: {
			best: (n, to) => `给${to}你最好的 ${n} 张`,
			highest: (n, to) => `给${to}你最大的 ${n} 张`,
			all: (to) => `给${to}你的全部牌`
		},
		comes: (n, from) => `${from}给 ${n} 张`,
		back: {
			'free-after-looking': (n) => `看过后还任意 ${n} 张`,
			'free-unseen': (n) => `不看，同时还任意 ${n} 张`,
			worst: (n) => `同时还最差的 ${n} 张`
		},
		given: '已给',
		untaxed: '免贡',
		paid: '进贡完毕',
		play: '打牌'
	},
	play: {
		tap: '谁出完就点谁',
		nextPlace: (n) => `第 ${n} 名`,
		place: (n) => `第 ${n} 名`,
		out: (n) => `第 ${n} 个出完`,
		forbidden: '禁牌收尾',
		falls: (n) => `跌到第 ${n} 名`,
		left: '已离开',
		over: '本轮结束',
		first: (winner) => `${winner}拿下第一`,
		reversed: '大小已逆转',
		counterClockwise: '现在按逆时针出牌',
		clockwise: '现在顺时针出牌',
		turned: '全部名次反转',
		capital: (name) => `${name}跌落`,
		next: '下一轮',
		close: '结束牌局'
	},
	lead: {
		leads: (name) => `${name}先出`,
		holder: (card) => `有 ${card} 的先出`,
		drawn: '抽签决定谁先出',
		untopped: (name) => `没人压的话：${name}先出`
	},
	exit: {
		title: (name, n) => `${name}是第 ${n} 名`,
		back: (name) => `${name}其实没出完`,
		judge: (cards) => `用禁牌收尾：${cards}`,
		allowed: '最后一张没问题',
		swap: (name, n) => `与${name}（第 ${n} 名）对调`,
		ended: '本轮是提前结束的。要改动，请先撤销。',
		turned: (name) => `全部名次已反转。要改，请点最先出完的${name}。`,
		cards: (cards) => cards.join('、'),
		close: '关闭'
	},
	edicts: {
		title: '敕令与裁决',
		decree: (issuer, targets, text) => `${issuer}令${list(targets)}：${text}`,
		toEveryone: (issuer, text) => `${issuer}令所有人：${text}`,
		ruling: (word, sentence) => (sentence === '' ? `裁决：${word}` : `裁决：${word}。${sentence}`),
		house: (word, sentence) =>
			sentence === '' ? `本桌自己的裁决：${word}` : `本桌自己的裁决：${word}。${sentence}`
	}
} satisfies Catalogue['flat'];
