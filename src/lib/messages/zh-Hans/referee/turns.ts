import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Wild } from '#lib/cards/card.ts';
import type { TurningPlay } from '#lib/referee/judge-revolution.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { wildWord } from '#lib/messages/zh-Hans/grammar/nouns.ts';

const { list, either } = grammar('zh-Hans');

export const turn = {
	whoLeads: '这一轮谁先出？',
	whoLeadsAfterExit: '有人出完后谁先出？',
	whoIsNext: '轮到谁？',
	leads: (name: string) => `${name}先出`,
	holderLeads: (card: string) => `有 ${card} 的先出`,
	drawn: '抽签决定谁先出',
	why: {
		'next-in-turn': () => '顺时针下一位手里还有牌的人先出。',
		'highest-place': () => '手里还有牌的人中，名次最高的先出。',
		'lowest-place': () => '手里还有牌的人中，名次最低的先出。',
		'holder-leads': (card: string) => `拿到 ${card} 的人先出，出什么都行。`,
		random: () => '由应用抽签决定谁先出。',
		'trick-winner': () => '赢下一圈的人先出下一圈。',
		'top-seat': () => '这一轮由名次第一的人先出。',
		'bottom-seat': () => '这一轮由名次最末的人先出。',
		'left-of-dealer': () => '这一轮由发牌人左手边的人先出。',
		'holder-of-card': (card: string) => `第一手牌必须带 ${card}。`
	},
	next: (name: string) => `轮到${name}`,
	over: '本轮结束',
	onlyOne: '只剩一人手里有牌：本轮结束。',
	falls: (name: string) => `别人先出完：${name}从首位跌落，本轮出局。`,
	overturned: '末位第一个出完：本轮立刻结束，全部名次反转。',
	movesOn: '桌上还没有牌：改由下一位先出。',
	hasToLead: '按本应用的解读，先出的人必须出牌，先出权不会转给别人。',
	clockwise: '顺时针下一位还能出牌的人。',
	counterClockwise: '逆时针下一位还能出牌的人。',
	counterLead: '逆时针下一位手里还有牌的人先出。',
	skipped: (name: string) => `同点跟牌，${name}被跳过。`,
	skippedByCards: (names: string) => `那手牌跳过了${names}。`,
	skippedByBoth: (names: string) => `同点跟牌和特效跳过了${names}。`,
	won: {
		'all-skipped': (winner: string) => `没有别人可出：${winner}赢下这一圈。`,
		'all-passed': (winner: string) => `其他人都不出：${winner}赢下这一圈。`,
		'ends-the-trick': (winner: string) => `那手牌立刻结束这一圈：${winner}赢下这一圈。`,
		exit: (winner: string) => `有人出完，这一圈结束：${winner}赢下这一圈。`,
		'nothing-tops': (winner: string) => `没有牌能压过那手牌：${winner}赢下这一圈。`
	},
	untopped: (leads: string) => `如果没人压过那手牌：${leads}。`,
	whoPlayed: '这一圈最后是谁出的？',
	nobodyYet: '还没人出',
	whoPassed: '这一圈谁不出？',
	whoPassedSince: '之后谁不出？',
	whoPassedOnTheLead: '轮到先出时谁不出？',
	thatPlay: '那手牌',
	exit: '手牌出完了',
	/** @param cards as shown */
	was: (cards: string) => `是 ${cards}`,
	reversed: '正在逆时针出牌',
	joker: (wild: Wild) => `是${wildWord(wild)}`,
	trump: '是将牌',
	trumpSays: '有没有牌能压过将牌，以本桌自己写的说明为准。',
	completedFour: '凑齐了四张',
	equal: '与前一手同点',
	whoWasOut: '之前谁已出完？'
};

export const joining = {
	question: (newcomers: number, players: number) => `${players} 人的牌桌，来了 ${newcomers} 位新人`,
	words: {
		seated: '加入之后的牌桌',
		redraw: '所有人重新抽牌',
		'no-seats': '还没有座位',
		'too-few': '人太少，没法玩',
		'too-many': '人太多，没法玩'
	},
	noSeats: '最初的座位还没定：新人和大家一起定座。',
	firstUntaxed: '第一轮还没有人进贡。',
	afterRound: '一轮进行中不能加入。如果名次保持现在这样，下一轮就是这样。',
	likeFirst: '有新人加入时，下一轮像第一轮那样开始。',
	tooFew: (game: string, min: number) => `${game}至少要 ${min} 人。`,
	tooMany: (game: string, max: number) => `按这套规则，${game}最多 ${max} 人。`,
	mends: (changes: string) => `改一条就能玩：${changes}。`,
	closeRanks: '留下的人依次补位。',
	newcomers: {
		'middle-untaxed': '新人坐中间，本轮既不进贡也不收贡。',
		'middle-low-side': '新人坐在中间偏下，按座位进贡、收贡。',
		bottom: '新人坐末位，按座位进贡、收贡。',
		redraw: '所有人重新抽牌。',
		'by-card': '由抽到的牌决定：从最末名往上，每三个点数占一个名次。'
	},
	badForm: (names: readonly string[]) => `${list(names)}离开末位又马上回来，规则允许，但有失风度。`,
	newcomer: '新人',
	newcomerOf: (n: number) => `新人 ${n}`,
	pays: (payer: string, receiver: string, n: number) => `${payer}给${receiver} ${n} 张。`,
	nobodyPays: '谁都不用进贡。',
	dealt: (each: number, extra: number) =>
		extra === 0 ? `每人 ${each} 张。` : `每人 ${each} 张，其中 ${extra} 人多一张。`,
	whoLeaves: '谁离开？',
	drew: (name: string) => `${name}抽到：`,
	drewLabel: (name: string) => `${name}抽到`,
	otherCards: '抽到的是别的牌'
};

const turning: ByText<string> = {
	four: '四张同点',
	stairs: '四张以上的顺子'
};

export const revolution = {
	question: '可以发动革命吗？',
	yes: '可以发动',
	notNow: '现在不行',
	no: '不行',
	none: (game: string) => `这里的${game}没有革命。`,
	notTwo: (wild: Wild) => `牌里没有两张${wildWord(wild)}。`,
	notBoth: (wild: Wild) => `只有发到两张${wildWord(wild)}的人才能发动。`,
	taxBegun: '要在任何人进贡之前发动。',
	alreadyCalled: '本轮已经发动过革命，一轮只有一次。',
	playBegun: '已经开始出牌。要在任何人进贡之前发动。',
	notDealt: (wild: Wild) =>
		`还没发牌。发牌之后，拿到两张${wildWord(wild)}的人可以在任何人进贡之前发动。`,
	byPlay: '靠出牌发动，不用宣布',
	turns: (ways: readonly TurningPlay[]) =>
		`革命是一手牌：打出${either(ways.map((way) => lookUp(turning, way) ?? way))}，大小就逆转。`,
	mayBeCalled: (wild: Wild) => `发到两张${wildWord(wild)}的人可以发动，也可以不发动。`,
	changes: {
		none: '什么也不会改变：本轮本来就不进贡。',
		taxes: '本轮谁都不用进贡。',
		places: '全部名次反转：第一名与末名互换，第二名与倒数第二名互换，依此类推。',
		both: '本轮谁都不用进贡，而且全部名次反转：第一名与末名互换，第二名与倒数第二名互换，依此类推。'
	},
	newPlaces: (names: readonly string[]) => `新名次：${names.join('、')}。`,
	whoCalls: '谁来发动？',
	circumstances: '发动者的手牌，以及进贡',
	dealtBoth: (wild: Wild) => `发到了两张${wildWord(wild)}`,
	taxPaid: '已有人进贡'
};
