import type { Catalogue } from '#lib/messages/catalogue.ts';

const names = {
	EveningStarted: '开局',
	SeatsSet: '座位',
	CardsDrawn: '抽牌',
	TopChairChosen: '转动牌桌',
	ChairsKept: '保留座位',
	ChairsRecorded: '座位记录',
	DealerNamed: (name: string) => `${name}发牌`,
	StepReached: {
		seats: '进入“座位”',
		deal: '坐好了',
		taxes: '发好了',
		play: '进入“打牌”'
	},
	RankingTurned: '大小逆转',
	RevolutionCalled: (name: string) => `${name}的革命`,
	TaxMarked: (name: string) => `${name}的进贡`,
	TaxesSettled: '进贡完毕',
	TaxCorrected: (name: string) => `${name}的进贡更正`,
	MerchantsExchanged: '商人换牌',
	CardExposed: (name: string) => `${name}露出的牌`,
	DecreeIssued: (name: string) => `${name}的敕令`,
	DecreeSettled: {
		obeyed: '“遵从”',
		refused: '“拒绝”',
		vetoed: '“否决”',
		lifted: '“撤回”'
	},
	RulingLogged: { house: '本桌裁决', referee: '裁决' },
	RulingOverruled: '收回裁决',
	ScoreCorrected: (name: string) => `${name}的分数`,
	PlayerWentOut: (name: string) => `${name}出完`,
	ExitsSwapped: '对调',
	ExitJudged: (name: string) => `${name}的最后一张`,
	RulesChanged: '更改规则',
	PlayerRenamed: (name: string) => `名字“${name}”`,
	EveningRenamed: (name: string) => `名字“${name}”`,
	PlayerAddressed: (name: string) => `${name}的称呼`,
	ExitTakenBack: (name: string) => `${name}没出完`,
	PlayerLeft: (name: string) => `${name}离开`,
	PlayerLeftMidRound: (name: string) => `${name}离开`,
	RoundVoided: '重新发牌',
	RoundEndedEarly: '提前结束',
	RoundConfirmed: '下一轮',
	PlayerJoined: (name: string) => `${name}加入`,
	PlayerSatOut: (name: string) => `${name}歇一轮`,
	NoteAdded: '备注',
	LastRoundAnnounced: '宣布最后一轮',
	EveningClosed: '结束牌局',
	EveningReopened: '重新打开',
	EveningDeleted: '删除',
	EveningRestored: '恢复',
	HistoryAmended: (round: number) => `第 ${round} 轮的更正`,
	EntryUndone: '退回一步',
	EntryRedone: '退回一步'
};

export default {
	names,
	undo: (what) => `撤销：${what}`,
	redo: (what) => `重做：${what}`,
	undoNothing: '撤销',
	undone: (what) => `已撤销：${what}。`,
	redone: (what) => `已重做：${what}。`
} satisfies Catalogue['entries'];
