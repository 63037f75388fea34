import type { Step } from '#lib/evening/state.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import common from './common.ts';

const { list } = grammar('zh-Hans');

const lead = {
	leads: (name: string) => `${name}先出`,
	holderLeads: (card: string) => `有 ${card} 的先出`,
	drawn: '抽签决定谁先出',
	ofTwo: (card: string) => `两人都有 ${card} 时，离发牌人左手更近的先出`,
	inDirection: () => '按出牌方向下一位手里还有牌的人',
	because: {
		'next-in-turn': () => '顺时针下一位手里还有牌的人',
		'highest-place': () => '手里还有牌的人中名次最高的',
		'lowest-place': () => '手里还有牌的人中，名次最低的先出',
		'holder-leads': (card: string) => `拿到 ${card} 的人先出，出什么都行`,
		random: () => '由应用抽签决定谁先出',
		'trick-winner': () => '赢下一圈的人先出下一圈',
		'top-seat': () => '名次第一的人先出',
		'bottom-seat': () => '名次最末的人先出',
		'left-of-dealer': () => '发牌人左手边的人先出',
		'holder-of-card': (card: string) => `第一手牌必须带 ${card}`
	}
};

const steps: Record<Step, string> = { seats: '座位', deal: '发牌', taxes: '进贡', play: '打牌' };

export default {
	steps,
	lead,
	stepsLabel: '本轮步骤',
	stepDone: (step) => `${steps[step]}，已完成`,
	round: (n) => `第 ${n} 轮`,
	lastRound: '最后一轮',
	standings: '排名',
	counterClockwise: '按逆时针出牌',
	more: '更多',
	cannotStayAwake: '这个浏览器无法让屏幕常亮。',
	awakeHelp: '怎么办',
	decree: {
		button: '敕令',
		buttonInForce: (n) => `敕令，${n} 条生效中`,
		inForce: (n) => `${n} 条敕令生效中：`
	},
	tax: {
		paid: (name) => `${name}已进贡`,
		returned: (name) => `${name}已还牌`
	},
	play: {
		left: '已离开',
		falls: (place) => `跌到${common.ordinal(place)}`,
		out: (place) => `第 ${place} 个出完`,
		forbidden: '禁牌收尾',
		forbiddenAt: (place) => `${common.ordinal(place)}，禁牌收尾`,
		tile: (name, state) => `${name}，${state}`,
		said: (name, state) => `${name}，${state}。`,
		roundWon: (winner) => `本轮结束。${winner}拿下第一。`,
		tapWho: '谁出完就点谁',
		nextOut: '下一位出完',
		nextPlace: (n) => common.ordinal(n),
		ofPlayers: (n) => `共 ${n} 人`,
		leads: '先出',
		leadLabel: '谁先出',
		firstLead: '首圈',
		ifNobodyTops: (name) => `若没人压过${name}最后那手`,
		why: '为什么？',
		reason: (reason) => `${reason}。`,
		stillIn: (names) => `还在场：${list(names)}`,
		rulesChange: '规则从下次发牌起改变。',
		capitalFalls: (name) => `都落：${name}出局（DF-6）。`,
		notAsLast: (which: readonly string[]) => `不能收尾：${which.join('、')}。`,
		withEffect: (which: readonly string[]) => `起效时的${which.join('、')}`,
		collects: (name) => `每圈的牌由${name}收。`,
		oneCard: '只剩一张了？要说“一张”。',
		close: '结束牌局',
		next: '下一轮'
	}
} satisfies Catalogue['table'];
