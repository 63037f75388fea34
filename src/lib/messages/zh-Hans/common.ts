import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list } = grammar('zh-Hans');

const dalmuti: ByText<string> = {
	'12': '农民',
	'11': '石匠',
	'10': '牧羊女',
	'9': '厨师',
	'8': '泥瓦匠',
	'7': '女裁缝',
	'6': '骑士',
	'5': '女修道院长',
	'4': '男爵夫人',
	'3': '大元帅',
	'2': '大主教',
	'1': '达尔穆提'
};

export default {
	places: {
		label: '栏目',
		table: '牌桌',
		referee: '裁判',
		chronicle: '纪事',
		rules: '规则',
		settings: '设置'
	},
	pageTitle: (page) => `${page} · Courtbook`,
	flat: '平放：名字朝向各位玩家',
	print: '打印',
	/** Of a part of the app that is loaded when it is first opened. */
	notLoaded: '这部分未能加载。请检查网络后重试。',
	tryAgain: '重试',
	noPage: '没有这个页面',
	updateReady: '新版本已就绪。',
	update: '更新',
	ordinal: (n) => `第 ${n} 名`,
	players: (n) => `${n} 人`,
	rounds: (n) => `${n} 轮`,
	list: (texts) => list(texts),
	minutes: (n) => `${n} 分钟`,
	hours: (n, minutes) => `${n} 小时 ${minutes}`,
	roughly: (duration) => `约 ${duration}`,
	appLine: '座位、进贡、裁决：争上游类牌局的好帮手。',
	back: '返回',
	close: '关闭',
	clear: '清除',
	moveUp: (name) => `把${name}上移`,
	moveDown: (name) => `把${name}下移`,
	cards: {
		wild: { JK: '鬼牌', JE: '小丑' },
		wilds: { JK: '鬼牌', JE: '小丑' },
		/** The strongest rank, whatever it is now. */
		strongest: '最大的点数',
		/** A card that only counts where it had its effect. */
		ifEffective: (card: string) => `${card} (起作用时)`,
		trump: '将牌',
		allOf: (rank) => `所有 ${rank}`,
		spanish: (rank, suit) => `${suit} ${rank}`,
		named: (rank) => `${rank}，${lookUp(dalmuti, rank) ?? ''}`
	},
	decrees: {
		everyone: '所有人',
		states: {
			'in-force': '生效中',
			lapsed: '已失效',
			obeyed: '已遵从',
			refused: '被拒绝',
			vetoed: '被否决',
			lifted: '已撤回'
		},
		tableAgreed: '全桌商定',
		decreed: (name) => `${name}下令`
	},
	origins: {
		source: (source, place) => `${source}，“${place.replace(/[“”]/g, '')}”`,
		reading: (source) => `本应用的解读：${source} 未说明`,
		absence: (game) => `${game}没有这一条`,
		house: '本桌自家规则'
	},
	more: (n) => `再显示 ${n} 项`,
	doesNotFit: '有冲突',
	changed: (n) => `${n} 处改动`
} satisfies Catalogue['common'];
