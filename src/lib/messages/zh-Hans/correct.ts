import type { Decree } from '#lib/evening/state.ts';
import type { HistoryEntry } from '#lib/evening/entries.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { LeftOutSentence, RoundSpan } from '#lib/messages/parameters.ts';

const { list } = grammar('zh-Hans');

const topics = {
	exits: '出完的先后',
	ranking: '大小逆转的次数',
	revolution: '革命',
	tax: '进贡',
	chairs: '首位的座位',
	people: '谁在场',
	rules: '规则',
	seats: '首轮座位'
};
const abouts = {
	rules: '规则',
	places: '名次',
	chairs: '座位',
	dealer: '发牌人',
	taxes: '进贡',
	ranking: '大小顺序',
	revolution: '革命',
	result: '结果'
};
const states: Record<Decree['state'], string> = {
	'in-force': '生效中',
	lapsed: '已失效',
	obeyed: '已遵从',
	refused: '被拒绝',
	vetoed: '被否决',
	lifted: '已撤回'
};

const cards = (n: number) => `${n} 张`;

/** 第 3 轮, 第 3、4 轮, 第 3 到 9 轮. */
const rounds = (spans: readonly RoundSpan[]): string =>
	`第 ${spans.map(([from, to]) => (from === to ? `${from}` : `${from} 到 ${to}`)).join('、')} 轮`;

const counted =
	(what: string): LeftOutSentence =>
	({ spans }) =>
		`${rounds(spans)}的${what}会略去。`;
const countedOf =
	(what: string): LeftOutSentence =>
	({ who, spans }) =>
		`${rounds(spans)}里${who}的${what}会略去。`;
const uncountedOf =
	(what: string): LeftOutSentence =>
	({ who, spans }) =>
		`${rounds(spans)}里${who}${what}一事会略去。`;

const leftOut = {
	EveningStarted: counted('开局'),
	SeatsSet: counted('座位选择'),
	CardsDrawn: counted('抽牌定座'),
	TopChairChosen: counted('首位座位选择'),
	ChairsKept: counted('座位不动'),
	ChairsRecorded: counted('座位记录'),
	DealerNamed: uncountedOf('被指定发牌'),
	StepReached: counted('步骤推进'),
	HandsChanged: countedOf('换整手牌'),
	RankingTurned: counted('大小逆转'),
	DirectionTurned: counted('方向反转'),
	RevolutionCalled: countedOf('革命'),
	TaxMarked: countedOf('进贡打勾'),
	TaxesSettled: counted('进贡完毕'),
	TaxCorrected: countedOf('进贡更正'),
	OrdersRecorded: counted('更正后的换牌'),
	MerchantsExchanged: counted('商人换牌'),
	CardExposed: counted('露出的牌'),
	DecreeIssued: ({ who, text, spans }) => `${rounds(spans)}里${who}的敕令“${text}”会略去。`,
	DecreeSettled: counted('敕令结果'),
	RulingLogged: counted('裁决'),
	RulingOverruled: counted('裁决收回'),
	ScoreCorrected: countedOf('分数更正'),
	PlayerWentOut: uncountedOf('出完'),
	ExitsSwapped: counted('两人对调'),
	ExitTakenBack: uncountedOf('收回出完'),
	ExitJudged: countedOf('最后一张判定'),
	PlayerLeftMidRound: uncountedOf('中途离开'),
	RoundVoided: counted('发牌作废'),
	RoundEndedEarly: counted('提前结束'),
	RulesChanged: counted('规则更改'),
	RoundConfirmed: counted('结束确认'),
	PlayerJoined: uncountedOf('加入'),
	PlayerLeft: uncountedOf('离开'),
	PlayerSatOut: uncountedOf('歇一轮'),
	ArrivalAnnounced: countedOf('加入预告'),
	DepartureAnnounced: countedOf('离开预告'),
	AnnouncementWithdrawn: uncountedOf('改变主意'),
	PlayerAddressed: countedOf('称呼'),
	PlayerRenamed: countedOf('改名'),
	NoteAdded: counted('备注'),
	LastRoundAnnounced: counted('最后一轮宣布'),
	EveningClosed: counted('牌局结束'),
	EveningReopened: counted('牌局重新打开'),
	EveningRenamed: counted('牌局改名'),
	EveningDeleted: counted('牌局删除'),
	EveningRestored: counted('牌局恢复')
} satisfies Record<HistoryEntry['type'], LeftOutSentence>;

/** Sentences about a changed order. `at` is the verb before the place. */
const order = (at: string, elsewhere: string) => ({
	first: (player: string, not: string) => `${at}首位的是${player}，不是${not}。`,
	last: (player: string, not: string) => `${at}末位的是${player}，不是${not}。`,
	elsewhere: (players: readonly string[]) => `${list(players)}${elsewhere}。`,
	manyElsewhere: (n: number) => `${n} 人${elsewhere}。`
});

const changing = { places: '名次', taxes: '进贡', dealers: '发牌人', results: '结果' };

export default {
	title: '更正一轮',
	round: (n) => `第 ${n} 轮`,
	subtitle: (round, evening) => `第 ${round} 轮 · ${evening}`,
	whichRound: '哪一轮记得不对？',
	whatOfIt: '哪里记得不对？',
	somethingElse: '这一轮的其他内容',
	noResult: (round) => `第 ${round} 轮还没有结果。`,
	nothingPlayed: '还没打过一轮。打过的可以在这里更正。',
	undo: '撤销更正',
	redo: '重做更正',
	undone: '更正已撤销：一切如前。',
	redone: '已更正。',
	was: (place: number) => `原第 ${place}`,
	seeFollowing: '看看有何后果',

	topics,
	corrected: {
		exits: (round) => `第 ${round} 轮已更正：出完的先后。`,
		ranking: (round) => `第 ${round} 轮已更正：大小逆转的次数。`,
		revolution: (round) => `第 ${round} 轮已更正：革命。`,
		tax: (round) => `第 ${round} 轮已更正：进贡。`,
		chairs: (round) => `第 ${round} 轮已更正：首位的座位。`,
		people: (round) => `第 ${round} 轮已更正：谁在场。`,
		rules: (round) => `第 ${round} 轮已更正：规则。`,
		seats: (round) => `第 ${round} 轮已更正：首轮座位。`
	},

	recorded: {
		names: (names) => list(names),
		turnings: (n) => (n === 0 ? '没有逆转' : `逆转 ${n} 次`),
		noRevolution: '没有',
		revolution: (name) => `${name}发动革命`,
		greaterRevolution: (name) => `${name}发动大革命`,
		taxUnknown: '未记录',
		taxDone: '全部给了、还了',
		nobodyPaid: '没人进贡',
		paid: (names) => `${list(names)}已进贡`,
		keptChairs: '大家座位不动',
		keptChair: (name) => `${name}座位不动`,
		tookChair: (name, chair) => `${name}：${chair}`,
		players: (names) => `${names.length} 人：${list(names)}`,
		rulesNamed: (game, own) => `${game}，${own}`,
		rulesChanged: (game, changes) => `${game}。${changes}`
	},

	marks: {
		on: '正在进行',
		revolution: (name) => `革命：${name}`,
		greaterRevolution: (name) => `大革命：${name}`,
		turned: (n) => `大小逆转 ${n} 次`,
		dealtAgain: (n) => `重新发牌 ${n} 次`,
		left: (names) => `${list(names)}离开`,
		endedEarly: '提前结束'
	},
	rounds: {
		number: '轮次',
		goThere: '跳转',
		wrongNumber: (last) => `请输入 1 到 ${last} 的数字。`,
		nobodyOut: '还没人出完'
	},

	comings: {
		PlayerJoined: (name) => `${name}加入`,
		PlayerLeft: (name) => `${name}离开`,
		PlayerSatOut: (name) => `${name}歇一轮`,
		ArrivalAnnounced: (name) => `${name}预告下一轮加入`,
		DepartureAnnounced: (name) => `${name}预告打完这轮离开`,
		PlayerLeftMidRound: (name) => `${name}中途离开`,
		when: (round, time) => `第 ${round} 轮 · ${time}`,
		mistake: '记错了',
		mistakeOf: (what, round) => `${what}，第 ${round} 轮：记错了`,
		title: '人员变动记错了',
		link: '有人的加入或离开记错了'
	},

	exits: {
		order: '从第一个出完的到最后还有牌的：',
		turns: '谁跌落、名次是否反转，会由此算出。',
		left: (names) => `${list(names)}中途离开，排在其他人之后。`,
		forbidden: '用禁牌收尾'
	},
	ranking: { howOften: '大小逆转了几次？', label: '大小逆转的次数' },
	revolution: {
		who: '进贡之前，是谁发动的？',
		label: '谁发动了革命',
		none: '没有革命',
		greater: '大革命',
		moved: '大家都换座',
		stayed: '无人换座',
		both: (a: string, b: string) => `${a}；${b}`
	},
	tax: {
		label: (payer, receiver, n) => `${payer}该给${receiver} ${n} 张`,
		owed: (payer, receiver, n) => `${payer}当时该给${receiver} ${cards(n)}。`,
		unknown: '是否进贡未记录。',
		hands: (payer: string) => `${payer}与第一名换了整手牌`,
		paid: (payer) => `${payer}已进贡`,
		returned: (receiver) => `${receiver}已还牌`
	},
	chairs: {
		where: (name) => `${name}当时坐哪儿？`,
		label: '首位的座位',
		free: (chair) => `${chair} 号座位，空着的`,
		own: '自己的座位',
		of: (name) => `${name}的座位`,
		moves: (n) => `${n} 人换座`,
		kept: '大家座位不动',
		titlesMove: '换的是头衔'
	},
	seats: {
		order: '从首位起，按顺时针：',
		clockwise: '绕桌顺时针：'
	},
	rules: {
		which: '当时按哪套规则打的？',
		howLong: '管多久',
		once: '只此一轮',
		fromNow: '从这一轮起'
	},
	people: {
		forgotten: '漏了一个人',
		inTime: (round) => `谁赶上了第 ${round} 轮？`,
		name: '漏掉的人的名字',
		anotherName: '别的名字',
		wasThere: '在场',
		card: '新人的牌',
		drewCard: (name) => `${name}抽了一张牌定名次：从最末名往上，每三个点数占一个名次（JO-2）。`,
		drew: (name) => `${name}抽到`,
		absent: '有人其实不在',
		satOut: '歇了这轮',
		satOutOf: (name) => `${name}歇了这轮`,
		hadLeft: '已经离开',
		hadLeftOf: (name) => `${name}已经离开`
	},
	recordedChoice: '现有记录',
	recordedChoiceWith: (note) => `现有记录 · ${note}`,

	following: {
		title: '会有什么后果',
		subtitle: (topic, round) => `${topics[topic]} · 第 ${round} 轮`,
		nothing: '之后什么都不变。',
		toAnswer: (n) => `先要回答 ${n} 个问题。`,
		open: (n) => `还有 ${n} 个问题`,
		accept: '就这样更正',
		now: '正在进行的一轮',
		roundNow: (round) => `正在进行的第 ${round} 轮`,
		newSeats: '所有人都要重新定座位。',
		noNewSeats: (names) => `不用重新定座位：${list(names)}。`,
		dealtAlready: '这一轮的牌已经发了。',
		unfit: '不再适用的内容',
		order: (round, names) => `第 ${round} 轮：${list(names)}`,
		byHand: '手动',
		takeBack: '收回',
		takeBackOf: (round) => `收回第 ${round} 轮的顺序`,
		points: '本场分数',
		player: '玩家',
		untilNow: '原来',
		corrected: '更正后',
		decrees: '敕令',
		roundByRound: '逐轮来看'
	},
	summary: {
		rounds: (n, parts) => {
			const what = parts.map(([part, times]) => `${changing[part]} ${times} 轮`);
			return `之后有 ${n} 轮会变：${what.length === 0 ? '规则' : what.join('，')}。`;
		},
		noRounds: '之后没有哪一轮会变。',
		points: (n) => `有 ${n} 人的分数会变。`
	},

	abouts,
	aboutRound: (about) => about.map((one) => abouts[one]).join('、'),
	differences: {
		sits: order('坐', '坐到别处'),
		wouldHaveSat: order('本该坐', '本该坐在别处'),
		ranks: order('列', '名次不同'),
		wouldHaveRanked: order('本该列', '名次本该不同'),
		cameIn: order('得', '得了别的名次'),
		otherPlaces: (n) => `${n} 个名次会不同。`,
		otherChairs: (n) => `${n} 人坐到别的座位。`,
		otherChairsThen: (n) => `${n} 人本该坐别的座位。`,
		clockwise: (names) => `顺时针：${list(names)}。`,
		clockwiseBefore: (names) => `${list(names)}。`,
		deals: (player, not) => `由${player}发牌，不是${not}。`,
		wouldHaveDealt: (player, not) => `本该由${player}发牌，不是${not}。`,
		owes: (payer, receiver, n) => `${payer}该给${receiver} ${cards(n)}。`,
		wouldHaveOwed: (payer, receiver, n) => `${payer}本该给${receiver} ${cards(n)}。`,
		owed: (payer, receiver, n) => `${payer}当时该给${receiver} ${cards(n)}。`,
		nobodyOwes: '谁都不用进贡。',
		nobodyWouldHaveOwed: '本来谁都不用进贡。',
		noTax: '不进贡。',
		nothingPaid: '没有已进贡的记录。',
		paidBy: (names) => `记录为已进贡的：${list(names)}。`,
		nothingReturned: '没有还牌的记录。',
		returnedBy: (names) => `已记还牌：${list(names)}。`,
		turnings: (n) => (n === 0 ? '大小没有逆转。' : `大小逆转了 ${n} 次。`),
		noRevolution: (not) => `没有革命。原来记的是${not}的。`,
		revolution: (player) => `${player}发动革命。`,
		otherRevolution: (player, not) => `发动革命的是${player}，不是${not}。`,
		otherWords: '文字不同。',
		untilNow: '原来：',
		places: (about) => `${abouts[about]}：会变的名次`,
		place: '名次',
		was: '原来',
		becomes: '变为',
		now: '现在',
		corrected: '更正后',
		decree: (n) => `敕令 ${n}。`,
		decreeGone: (text, issuer, was) => `${issuer}的“${text}”不再存在。原来的状态：${states[was]}。`,
		decreeEnds: (text, issuer, is, not) =>
			`${issuer}的“${text}”：${states[is]}，而不是${states[not]}。`
	},

	questions: {
		leftOut,
		otherTaxes: '该进的贡与已给的不同。相同的部分仍保留记录。',
		seated: (round, names) => `第 ${round} 轮的座位要重新定：${list(names)}按此顺序坐。`,
		filledIn: (spans, _, names) =>
			`${rounds(spans)}没有${list(names)}出完的记录：${names.length === 1 ? '排在末位' : '按此顺序排在末尾'}。`,
		right: '没错',
		orderOf: '或给出某一轮的顺序',
		whichRound: '哪一轮？',
		orderOfRound: (round) => `第 ${round} 轮的顺序`,
		seatOtherwise: '换个坐法',
		satLikeThis: '当时就这么坐',
		wentOutLikeThis: '当时就这么出完'
	}
} satisfies Catalogue['correct'];
