import type { WildPair } from '#lib/messages/cards.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { TakenPlace } from '#lib/messages/parameters.ts';

const { list } = grammar('zh-Hans');

const PAIRS: Record<WildPair, string> = {
	JK: '两张鬼牌',
	'two-JK': '两张鬼牌',
	JE: '两张小丑',
	'two-JE': '两张小丑'
};

function span(first: number, last: number): string {
	if (first === last) return `第 ${first} 轮`;
	return last === first + 1 ? `第 ${first}、${last} 轮` : `第 ${first} 到 ${last} 轮`;
}

function at({ place, last }: TakenPlace): string {
	if (place === 1) return '第一';
	return last ? '末位' : `第 ${place} 名`;
}

export default {
	evening: '牌局',
	houseGame: (game, house) => `${game}，${house}`,
	isDeleted: '这场牌局已删除。30 天内可以恢复，在这里或在纪事的“已删除的牌局”里。',
	statistics: '本场统计',
	backToTable: '回到牌桌',
	putOnTable: '摆上牌桌',
	enteredLater: (day: string) => `事后补记于${day}`,
	sheet: {
		more: '更多',
		title: '这场牌局',
		share: '分享',
		note: '加备注',
		noteTitle: '给日志加一条备注',
		noteLabel: '要记下什么？',
		addNote: '加上备注',
		rename: '改名',
		renameLabel: '这场牌局叫什么？',
		correct: '更正某一轮',
		reopen: '重新打开，摆上牌桌',
		again: '还是这些人',
		remove: '删除这场牌局'
	},
	places: {
		title: '名次',
		asTable: '看表格',
		picture: '各轮名次图',
		table: '各轮名次表',
		caption: '每轮结束时的名次',
		round: '轮次',
		what: '发生了什么',
		drawnRow: '抽签',
		notThere: '不在',
		atTheEnd: '最后在场的人，从首位起',
		marks: {
			revolution: (pair) => PAIRS[pair],
			greaterRevolution: '大革命',
			rules: '新规则',
			rulesOnce: '只管一轮的规则',
			draw: '重新抽牌',
			joins: (name) => `＋${name}`,
			leaves: (name) => `－${name}`,
			'sits-out': (name) => `${name}歇一轮`,
			'is-back': (name) => `${name}回来`
		},
		inWords: {
			joins: (name) => `${name}加入`,
			leaves: (name) => `${name}离开`
		},
		events: {
			revolution: (caller, pair) => `${caller}亮出${PAIRS[pair]}`,
			greaterRevolution: (caller) => `${caller}发动大革命`,
			rules: '从此改用别的规则',
			rulesOnce: '本轮用别的规则',
			draw: '所有人重新抽牌',
			joins: (name) => `${name}加入`,
			leaves: (name) => `${name}离开`,
			'sits-out': (name) => `${name}歇一轮`,
			'is-back': (name) => `${name}回来`
		}
	},
	recap: {
		title: '简述',
		text: (sentences) => sentences.join(''),
		none: '还没有打完一轮。',
		played: (n, winner) =>
			n === 1 ? `打了一轮，${winner}得第一。` : `打了 ${n} 轮，最后一轮${winner}得第一。`,
		reign: (name, first, last) => `${name}在位 ${last - first + 1} 轮，${span(first, last)}。`,
		reigns: (name, times, long) =>
			`${name}在位 ${times} 次，每次${long > 1 ? '连续 ' : ' '}${long} 轮。`,
		longestReigns: (names, long) => `最长的在位有 ${long} 轮：${list(names)}。`,
		rose: (name, from, to) => `${name}从${at(from)}升到${at(to)}。`,
		fell: (name, from, to) => `${name}从${at(from)}跌到${at(to)}。`,
		revolution: (name, pair, round) => `第 ${round} 轮，${name}亮出${PAIRS[pair]}：不进贡。`,
		greaterRevolution: (name, round) => `第 ${round} 轮，${name}发动大革命。`,
		revolutions: (n, names) => `共有 ${n} 次革命，发动者是${list(names)}。`,
		turned: (n) => `大小逆转了 ${n} 次。`,
		paid: (names, n, partly) =>
			`${list(names)}${names.length === 1 ? '' : '各'}进贡 ${n} 张牌${partly ? '（据已有记录）' : ''}。`,
		unrecorded: (n) => `${n} 笔进贡未记录。`,
		decrees(n, refused) {
			if (refused === 0) return `下了 ${n} 条敕令。`;
			if (refused === n)
				return n === 1 ? '下了 1 条敕令，被拒绝。' : `下了 ${n} 条敕令，全被拒绝。`;
			return `下了 ${n} 条敕令，其中 ${refused} 条被拒绝。`;
		},
		rulings: (n) => `记下了 ${n} 条裁决。`
	},
	facts: {
		label: '亮点',
		of: (n, all) => `${n}/${all}`,
		way: (from, to) => `${from}→${to}`,
		waySpoken: (from, to) => `从第 ${from} 名到第 ${to} 名：`,
		wins: (name) => `轮由${name}赢下`,
		tie: (names) => `赢下的轮数：${list(names)}`,
		winners: '人赢过一轮',
		reign: (name) => `轮都是${name}在位`,
		climb: (name, n) => `${name}上升，只用 ${n} 轮`,
		fall: (name, n) => `${name}下跌，只用 ${n} 轮`,
		tax: (name) => `张牌，由${name}进贡`,
		revolution: (name, round) => `张进贡，第 ${round} 轮：${name}革命`,
		greaterRevolution: (name) => `${name}的大革命`,
		revolutions: '次革命，就在一场之内',
		ahead: (name, other) => `轮，${name}都在${other}之前`,
		steady: (name, place) => `次连续：${name}第 ${place} 名`,
		bottom: (name) => `轮，${name}在最后一名坚持`,
		points: (name) => `分，归${name}`
	},
	log: {
		title: '日志',
		oldestFirst: '最早的在前',
		show: '显示什么',
		all: '全部',
		kinds: {
			rounds: '轮次',
			decrees: '敕令',
			rulings: '裁决',
			notes: '备注',
			changes: '变动'
		},
		signs: {
			rounds: '轮次：',
			revolution: '革命：',
			decrees: '敕令：',
			rulings: '裁决：',
			notes: '备注：',
			changes: '变动：'
		},
		count: (n) => `${n} 条`,
		more: (n) => `还有 ${n} 条`,
		round: (n) => `第 ${n} 轮`,
		fromTheTop: '从首位起'
	},
	lines: {
		start: (names) => ({ head: '牌局开始', then: `在座：${list(names)}。` }),
		round: (n) => ({ head: `第 ${n} 轮`, then: '结束。' }),
		RoundVoided: { head: '发牌作废', then: '重新发牌。' },
		revolution: (caller, pair) => ({ head: `${caller}亮出${PAIRS[pair]}`, then: '不进贡。' }),
		turned: { head: '革命', then: '大小逆转，直到本轮结束。' },
		turnedBack: { head: '反革命', then: '大小恢复原样。' },
		reversed: { head: '9 反转', then: '改为逆时针出牌。' },
		reversedBack: { head: '9 反转', then: '恢复顺时针出牌。' },
		greaterRevolution: (caller) => ({ head: `${caller}发动大革命`, then: '全部名次反转。' }),
		decree: (issuer, text, targets) => ({
			head: `${issuer}下令：`,
			then: `${text} · ${targets === null ? '所有人' : list(targets)}`
		}),
		ruling: (house, question, answer, sentence) => ({
			head: house ? '本桌自己的裁决：' : '裁决：',
			then: [question, [answer, sentence].filter((text) => text !== '').join('。')]
				.filter((text) => text !== '')
				.join('——')
		}),
		note: (text) => ({ head: '备注：', then: text }),
		rules: (issuer, once) => ({
			head: issuer === null ? '全桌商定：' : `${issuer}下令：`,
			then: once ? '换别的规则，只管一轮。' : '换别的规则。'
		}),
		PlayerJoined: (name) => ({ head: name, then: '加入。' }),
		PlayerLeft: (name) => ({ head: name, then: '离开。' }),
		HandsChanged: (name) => ({ head: name, then: '与第一名交换整手牌。' }),
		PlayerLeftMidRound: (name) => ({ head: name, then: '一轮中途离开。' }),
		'arrival-announced': (name: string) => ({ head: name, then: '下一轮加入。' }),
		DepartureAnnounced: (name: string) => ({ head: name, then: '打完这轮离开。' }),
		PlayerSatOut: (name) => ({ head: name, then: '歇一轮。' }),
		tax(payer, fault, remedy, fine) {
			const what = { wrong: '进贡给错了', forgotten: '忘了进贡' }[fault];
			const then = { 'paid-anew': '重新给了', fine: '罚一下', 'let-stand': '就这样算了' }[remedy];
			return {
				head: `${payer}${what}：`,
				then: fine === null ? `${then}。` : `${then}，${fine}。`
			};
		},
		score: (name, points, reason) => ({ head: `${name} ${points}`, then: `手动：${reason}` }),
		orders: (moved: boolean) => ({ head: '更正之后', then: moved ? '有牌换手：' : '牌不动。' }),
		amended: (round, about) => ({
			head: `第 ${round} 轮已更正：`,
			then: {
				exits: '出完的先后。',
				ranking: '大小逆转的次数。',
				revolution: '革命。',
				tax: '进贡。',
				chairs: '座位。',
				people: '谁在场。',
				rules: '规则。'
			}[about]
		}),
		'player-renamed': (before, name) => ({ head: before, then: `改了名字：${name}` }),
		renamed: (name) => ({ head: '牌局改了名：', then: name }),
		LastRoundAnnounced: { head: '最后一轮', then: '已宣布。' },
		EveningClosed: { head: '牌局结束。', then: '' },
		clock: {
			back: { head: '手机的时钟被拨回了。', then: '' },
			ahead: {
				head: '长时间休息，或手机的时钟被拨快了。',
				then: '按三小时计算。'
			}
		},
		EveningReopened: { head: '牌局重新打开。', then: '' },
		EveningDeleted: { head: '牌局已删除。', then: '' },
		EveningRestored: { head: '牌局已恢复。', then: '' }
	},
	details: {
		dealt: (name) => `${name}发牌`,
		taxes: (paid, unrecorded) =>
			paid.length === 0
				? '进贡未记录'
				: [
						...paid.map((tax) => `${tax.from}给${tax.to} ${tax.cards} 张`),
						...(unrecorded === 0 ? [] : [`${unrecorded} 笔进贡未记录`])
					].join('；'),
		moved: (from: string, to: string, n: number) => `${from}给了${to} ${n} 张牌`,
		endedEarly: '提前结束，其余名次手动排定',
		forbidden: (names) => `${list(names)}用禁牌收尾`,
		left: (names) => `${list(names)}中途离开`,
		askedBy: (name) => `${name}问的`,
		takenBack: '后来收回'
	}
} satisfies Catalogue['chronicle'];
