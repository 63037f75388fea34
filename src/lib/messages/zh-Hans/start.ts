import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const bestWith = ([from, to]: PlayerRange): string =>
	from === to ? `最佳 ${from} 人` : `最佳 ${from}–${to} 人`;

export default {
	firstTime: '用你们自己的牌来玩。',
	number: {
		tooFew: (game, min, best) => `${game}至少要 ${min} 人，${bestWith(best)}。`,
		tooMany: (game, max, n) => `${game}最多 ${max} 人，现在有 ${n} 人。`,
		notFair: (n, game, best) => `${n} 人：少于${game}的设计人数，${bestWith(best)}。`,
		works: (n, best) => `${n} 人：能玩，不过${bestWith(best)}。`,
		best: (n, best) => `${n} 人，${bestWith(best)}。`
	},
	title: '新开一场',
	subtitle: '今晚谁来，玩什么？',
	game: (game) => `游戏：${game}`,
	allGames: '所有游戏',
	published: '按原版规则',
	howDoYouPlay: '你们怎么玩？',
	otherGames: '其他游戏',
	whichGame: '玩哪个？',
	players: (from, to) => `${from}–${to} 人`,
	also: (names) => `又名：${names.join('、')}`,
	nameLabel: '新名字，或一串名字',
	namePlaceholder: '名字，或粘贴名单',
	add: '添加',
	refused: (name, why) => `${name}：${why}`,
	seated: '玩家，按座位顺时针',
	tap: '按座位顺时针。',
	largerPack:
		'超过四人时，Tahimi 的原文更推荐多加些牌、进贡也更重：可在自家规则里选。这里用 52 张牌平均发。',
	secondPack: (max: number) =>
		`一副牌不够这么多人玩。加上第二副，最多可以 ${max} 人，作为本次的自家规则。`,
	twoPacks: '用两副牌玩',
	trumps: {
		question: '进贡和抽座位时，塔罗将牌',
		below: '比任何点数都小（本应用的理解）',
		above: '比任何点数都大'
	},
	addEveryone: '按座位顺时针加入所有玩家。下次开局还会记得。',
	help: '常见问题',
	again: (n, day) => (day === null ? `还是上次那 ${n} 位吗？` : `还是${day}那 ${n} 位吗？`),
	missing: '谁没来，点一下。',
	somebodyNew: '还有别人',
	change: '更改',
	deal: (n) => (n === null ? '发第 1 轮的牌' : `给 ${n} 人发第 1 轮的牌`),
	draw: '抽牌定座位',
	needed: (n) => `还差 ${n} 人`,
	goOn: (round, day) => `继续${day ?? '上次'}的第 ${round} 轮`,
	seeLast: (day) => (day === null ? '看上次' : `看上次${day}`),
	leftClosed: (evening) => `“${evening}”已结束。`,
	undo: '撤销',
	undoClosing: '撤销，继续那一场',
	first: {
		title: '牌你们打，座次它来记。',
		how: '用自己的牌。谁出完就点谁：座位、头衔、进贡都算好。',
		promises: ['免费', '离线可用', '无需账号'],
		takeSeats: '请入座',
		sample: '看看一场打完的牌局'
	},
	called: {
		question: '你们叫它什么？',
		here: (game) => `这里叫${game}。`,
		none: '这里没有叫这个名字的游戏。全部在此：'
	},
	sample: {
		label: '示例',
		mark: '这是示例牌局，不保存，也不计入统计。',
		players: ['小安', '阿本', '晨晨', '丹丹', '一林', '莉娜'],
		decree: '最后一名去拿饮料。',
		playOwn: '自己来玩'
	},
	mySeat: '我在共享牌桌的座位',
	allNames: (n) => `全部 ${n} 个名字`,
	start: (n) => (n === 0 ? '开始' : `${n} 人开始`),
	eveningName: (weekday, game) => `${weekday} · ${game}`
} satisfies Catalogue['start'];
