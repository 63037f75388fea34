import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { list } = grammar('zh-Hans');

const PAIRS: Record<WildPair, string> = {
	JK: '两张鬼牌',
	'two-JK': '两张鬼牌',
	JE: '两张小丑',
	'two-JE': '两张小丑'
};
export default {
	firstTime: {
		deal: '念出来，发牌，再继续。',
		taxes: '交了、还了的请打勾。'
	},
	decree: {
		heading: '生效中的敕令',
		label: (text) => `敕令：${text}`,
		to: (issuer, targets) => `${issuer}令${targets === 'everyone' ? '所有人' : list(targets)}`,
		terms: {
			round: (round) => `第 ${round} 轮，到本轮结束`,
			reign: (round, issuer) => `第 ${round} 轮，到${issuer}失位为止`,
			evening: (round) => `第 ${round} 轮，整场有效`
		},
		outcomes: {
			obeyed: '遵从',
			refused: '拒绝',
			vetoed: '否决',
			lifted: '撤回'
		}
	},
	firstSeats: {
		title: '谁坐哪儿？',
		ways: '怎样定首轮座位',
		way: {
			draw: '抽牌',
			'as-we-sit': '照现在坐',
			random: '随机',
			'by-hand': '手动'
		},
		tapNames: '按顺时针点名字，从谁开始都行。',
		byChance: '随机排好，按顺时针。',
		clockwise: '顺时针绕桌一周。',
		firstAtTop: '第一位坐首位。',
		notSo: '不对：按顺时针点名字',
		shuffleAgain: '再随机一次',
		seatByDraw: '按抽牌入座',
		asWeSit: '我们就这么坐',
		likeThis: '就这么坐',
		everyoneDraws: '每人抽一张牌，最好的坐首位。',
		tie: (groups, bold) =>
			`${bold('平了。')}${groups.map((names) => list(names)).join('；')}重抽${groups.length > 1 ? '，各组分别比' : ''}。`,
		drew: (name) => `${name}抽到`,
		cards: '牌'
	},
	deal: {
		rulesLabel: '规则有变',
		rulesOnce: '只在本轮用的规则',
		rulesNow: '从现在起的规则',
		changesLabel: '随人数变化的内容',
		changes: '有何变化',
		pack: '用牌',
		dealer: '发牌人',
		deals: (name) => `${name}洗牌、发牌`,
		anotherCuts: '另一人切牌。',
		sitDifferently: '换个坐法',
		someoneElse: '换人发牌',
		whoDeals: '谁发牌？',
		cardsLabel: '每人几张',
		each: (n, bold) => `每人 ${bold(String(n))} 张`,
		others: (names, n) => `${list(names)} ${n} 张`,
		dealt: '发好了，去进贡',
		dealtUntaxed: (lead) => `发好了：${lead}`
	},
	exposed: {
		kept: (name) => `露出的牌归${name}。`,
		passed: (from, to) => `露出的牌由${from}交给${to}，${from}从${to}手里随机拿一张。`
	},
	tax: {
		label: (payer, receiver, n) => `${payer}给${receiver} ${n} 张`,
		open: (tribute, back) => `${tribute} · ${back}`,
		owes: {
			highest: (n) => (n === 1 ? '最大的一张' : `最大的 ${n} 张`),
			best: (n) => (n === 1 ? '最好的一张' : `最好的 ${n} 张`)
		},
		wholeHand: (n) => `整手 ${n} 张`,
		back: {
			any: (n) => `还任意 ${n} 张`,
			worst: (n) => (n === 1 ? '还最差的一张' : `还最差的 ${n} 张`)
		},
		now: {
			any: (name, n) => `现在${name}还任意 ${n} 张`,
			worst: (name, n) => `现在${name}还${n === 1 ? '最差的一张' : `最差的 ${n} 张`}`
		},
		returned: '已还',
		ways: {
			'free-after-looking': '先看，再还。',
			'free-unseen': '先选好要还的，再看。',
			worst: '双方同时交出。'
		},
		openerFirst: (rank: string, card: string) => `手里的 ${rank} 不足四张时，先还 ${card}。`,
		wild: {
			kept: (wild) => `${common.cards.wilds[wild]}可以留下。`,
			owed: (wild) => `${common.cards.wilds[wild]}算最大的牌。`,
			'payer-chooses': (wild) => `每张${common.cards.wild[wild]}算几点由进贡人定。`
		},
		wildInWholeHand: (wild) => `要交出整手牌的人连${common.cards.wilds[wild]}也一起交。`,
		corrected: {
			wrong: {
				'paid-anew': () => '牌给错了：退回，重新给对的牌。',
				fine: (fine) => `牌给错了：罚${fine}。`,
				'let-stand': () => '牌给错了：就这样算了。'
			},
			forgotten: {
				'paid-anew': () => '忘了进贡：退回，补上该给的牌。',
				fine: (fine) => `忘了进贡：罚${fine}。`,
				'let-stand': () => '忘了进贡：就这样算了。'
			}
		},
		whatMust: '我该给什么？',
		none: '本轮不进贡',
		showed: (name, pair) => `${name}亮出了${PAIRS[pair]}。`,
		showedGreater: (name, pair) =>
			`${name}亮出了${PAIRS[pair]}：大革命。全部名次反转：第一名与末名互换，依此类推。`,
		moment: { lesser: '革命！本轮免贡。', greater: '大革命！' },
		reversed: '全部名次反转',
		hands: '带着手牌换座位',
		throne: (name) => `${name}登上王座`,
		noneAtFirst: '第一轮不进贡',
		noneForNewcomers: '新人不进贡，所以本轮无人进贡',
		left: {
			void: (names, bold) => `${bold(list(names))}离开了：相关的进贡作废。`,
			paid: (names, bold) => `${bold(list(names))}离开了：已付的进贡仍然有效。`,
			untaxed: (names, bold) => `${bold(list(names))}离开了。`
		},
		free: (names, bold) => `${bold(list(names))}：本轮免贡`,
		wentWrong: '进贡给错了或忘了',
		revolution: '革命',
		someoneShows: (pair) => `有人拿到${PAIRS[pair]}吗？`,
		whoShows: (pair) => `谁亮出${PAIRS[pair]}？`,
		callerGreater: (title) => `${title}，大革命`,
		settled: (text) => `进贡完毕：${text}`,
		play: (text) => `打牌：${text}`,
		notRecorded: '未记录：给了、还了的请打勾。'
	}
} satisfies Catalogue['table-steps'];
