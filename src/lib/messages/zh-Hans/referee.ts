import type { Catalogue } from '#lib/messages/catalogue.ts';
import { call } from './referee/call.ts';
import { follow } from './referee/follow.ts';
import { hand } from './referee/hand.ts';
import { irregular } from './referee/irregular.ts';
import { cardText, rankWord } from './grammar/nouns.ts';
import { play } from './referee/play.ts';
import { joining, revolution, turn } from './referee/turns.ts';

const when = (round: number): string => (round === 0 ? '第 1 轮之前' : `第 ${round} 轮`);
const asked = (round: number, name: string | null): string =>
	name === null ? when(round) : `${when(round)}，${name}问的`;

export default {
	title: '裁判',
	under: (game, house, players) => `${game}${house === null ? '' : `，${house}`} · ${players} 人`,
	houseRules: '自家规则',
	underEvening: (game) => `${game} · 本场规则`,
	otherRules: '其他规则',
	ask: {
		title: '问裁判',
		label: '用自己的话提问',
		example: '鬼牌能压 2 吗？',
		cardsEntered: '牌已填好。打开问题，补上其他要紧的情况。',
		orTap: '或点一个问题',
		nothing: '没有找到。换个说法，或点一个问题。',
		didYouMean: '您是想问……吗？',
		orDidYouMean: '或者您是想问……？',
		didNotKnow: '裁判没答上来？',
		keep: '留下这个问题',
		kept: '已留下，在设置里可以看到。',
		ourReading: '本应用的解读',
		failed: '无法载入搜索。请检查网络后再试。',
		open: '打开这个问题',
		yes: '是。',
		no: '否。',
		so: (phrase: string) => `${phrase}。`,
		firstRound: (text: string) => `第一轮：${text}`,
		laterRounds: (text: string) => `以后各轮：${text}`,
		elsewhere: (text: string) => `采用时：${text}`,
		notHere: '这桌不用这条规则。',
		place: (game: string, chapter: string) => `${game}，${chapter}`
	},
	whichQuestion: '想问什么？',
	questions: {
		play: '能这样出吗？',
		hand: '我该给什么？',
		next: '谁先出，轮到谁？',
		join: '新人坐哪儿，现在谁进贡？',
		revolution: '现在能发动革命吗，会改变什么？',
		call: '那次叫连牌有效吗？',
		irregular: '出了差错'
	},
	whichRules: '按哪套规则？',
	game: '游戏',
	done: '完成',
	counters: {
		players: {
			label: '玩家',
			fewer: '少一人',
			more: '多一人',
			value: (_, shown) => `${shown} 人`
		},
		newcomers: {
			label: '新人',
			fewer: '少一位新人',
			more: '多一位新人',
			value: (_, shown) => `${shown} 位新人`
		},
		cards: {
			label: '该给的牌',
			fewer: '少给一张',
			more: '多给一张',
			value: (_, shown) => `该给 ${shown} 张`
		}
	},
	answer: '回答',
	rules: '规则',
	houseRule: (name) => `自家规则，${name}：`,
	sentences: (all) => all.join(''),
	byRules: (word) => `按规则：“${word}”。`,
	ruledBefore: '之前的裁决：',
	earlier: (word, sentence, round, askedBy) =>
		`${word}${sentence === '' ? '' : `：${sentence}`}（${asked(round, askedBy)}）`,
	ownAnswer: (bold, round, askedBy) => `${bold('本桌自己的答案')}（${asked(round, askedBy)}）`,
	takeBack: '收回',
	log: '记下这条裁决',
	whoAsked: '谁问的？',
	whoAskedIfYouLike: '谁问的？（可不填）',
	logNameless: '不记名字',
	house: {
		open: '改用自家规则…',
		title: '改用自家规则',
		forThisQuestion: '对这个问题，从现在起',
		atThisTable: (word) => `本桌：${word}`,
		own: '本桌怎么办',
		isOurs: '这就是我们的答案',
		word: '本桌裁决',
		fromNextDeal: '作为自家规则，从下次发牌起',
		setting: (option, value) => `${option}：${value}`,
		settingSaid: (option, value, sentence) => `${option}：${value}。${sentence}`
	},
	card: {
		takeBack: (card, mark) => `收回${cardText(card)}${mark === null ? '' : `，${mark}`}`,
		marks: { goes: '要给', 'may-go': '可给' },
		trump: '将牌'
	},
	keys: {
		rank: (rank) => rankWord(rank),
		trump: '将牌',
		suits: { C: '梅花', D: '方块', H: '红桃', S: '黑桃', T: '星星', M: '月亮' },
		notKnown: '不清楚'
	},
	play,
	call,
	follow,
	hand,
	turn,
	joining,
	revolution,
	irregular
} satisfies Catalogue['referee'];
