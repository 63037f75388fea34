import type { Catalogue } from '#lib/messages/catalogue.ts';

const names = {
	start: '开局',
	seats: '座位',
	draw: '抽牌',
	turn: '转动牌桌',
	keepingChairs: '保留座位',
	dealing: (name: string) => `${name}发牌`,
	steps: {
		seats: '进入“座位”',
		deal: '坐好了',
		taxes: '发好了',
		play: '进入“打牌”'
	},
	revolution: (name: string) => `${name}的革命`,
	tax: (name: string) => `${name}的进贡`,
	taxesPaid: '进贡完毕',
	taxCorrection: (name: string) => `${name}的进贡更正`,
	merchants: '商人换牌',
	exposed: (name: string) => `${name}露出的牌`,
	decree: (name: string) => `${name}的敕令`,
	outcomes: {
		obeyed: '“遵从”',
		refused: '“拒绝”',
		vetoed: '“否决”',
		lifted: '“撤回”'
	},
	houseRuling: '本桌裁决',
	ruling: '裁决',
	rulingTakenBack: '收回裁决',
	points: (name: string) => `${name}的分数`,
	exit: (name: string) => `${name}出完`,
	swap: '对调',
	lastCard: (name: string) => `${name}的最后一张`,
	rules: '更改规则',
	name: (name: string) => `名字“${name}”`,
	address: (name: string) => `${name}的称呼`,
	notOut: (name: string) => `${name}没出完`,
	leaving: (name: string) => `${name}离开`,
	dealingAgain: '重新发牌',
	endingEarly: '提前结束',
	nextRound: '下一轮',
	joining: (name: string) => `${name}加入`,
	sittingOut: (name: string) => `${name}歇一轮`,
	note: '备注',
	lastRound: '宣布最后一轮',
	closing: '结束牌局',
	reopening: '重新打开',
	deleting: '删除',
	bringingBack: '恢复',
	correction: (round: number) => `第 ${round} 轮的更正`,
	stepBack: '退回一步'
};

export default {
	names,
	undo: (what) => `撤销：${what}`,
	redo: (what) => `重做：${what}`,
	undoNothing: '撤销',
	undone: (what) => `已撤销：${what}。`,
	redone: (what) => `已重做：${what}。`
} satisfies Catalogue['entries'];
