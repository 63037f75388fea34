import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

export default {
	title: '纪事',
	onTheTable: '正在桌上',
	more: '更多牌局',
	unreadable: '牌局现在读不出来，会原样保留。',
	notFound:
		'没有牌局同时符合这些。试试少几个词、换个日期，或显示所有牌局；名字也可能是另一种写法。',
	none: {
		before: '还没有牌局。',
		link: '到牌桌开一场',
		after: '，就会存在这里。'
	},
	openLink: '打开链接或扫码',
	past: '添加以前的牌局',
	line: {
		open: '进行中',
		closed: '已结束',
		enteredLater: '事后补记',
		players: (names) => list(names),
		ruled: (name) => `${name}称霸`,
		onTop: (name) => `${name}最后居首`,
		branch: {
			counted: '在两部手机上各自继续 · 统计这一份',
			other: '在两部手机上各自继续 · 统计另一份'
		}
	},
	search: {
		label: '搜索牌局',
		placeholder: '名字、备注、裁决',
		filters: '筛选',
		player: '玩家',
		everyone: '所有人',
		somebody: '某人',
		game: '游戏',
		allGames: '所有游戏',
		from: '从',
		until: '到',
		fromDay: (day) => `${day} 起`,
		untilDay: (day) => `到 ${day}`,
		backwards: '结束日期早于开始日期。对调一下就能找到牌局。',
		all: (n) => `${n} 场牌局`,
		found: (n) => `找到 ${n} 场牌局`,
		showAll: '显示所有牌局'
	},
	deleted: {
		count: (n) => `${n} 场已删除的牌局`,
		title: '已删除的牌局',
		subtitle: '各至少保留 30 天，之后永久消失',
		none: '没有已删除的。删除的牌局可以在这里恢复。',
		isDeleted: (evening) => `“${evening}”已删除。`,
		isBack: (evening) => `“${evening}”已恢复。`,
		isAmongOthers: (evening) => `“${evening}”又回到牌局列表里了。`,
		notBack: '现在没能恢复。请稍后再试。',
		evenNotBack: (evening) => `“${evening}”现在没能恢复。请稍后再试。`,
		kept: (days) => (days === 0 ? '今天永久消失。' : `还保留 ${days} 天。`),
		bringBack: '恢复',
		bringBackWhich: (evening, day) => `恢复${evening}，${day}`,
		look: '看看',
		lookWhich: (evening, day) => `看看${evening}，${day}`
	}
} satisfies Catalogue['evenings'];
