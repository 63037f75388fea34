import type { Share } from '#lib/stats/share.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { list, number, percent } = grammar('zh-Hans');

const standing =
	'一轮发牌之前，玩家已经有名次，这一轮才算“有身份”。没抽牌的第一轮不算：那时还没有谁在上面。';
const inOneEvening = '只在同一场、同一个游戏里连续计算；离开或歇一轮就中断。';
const recorded =
	'只算标记为已给的进贡。一个进贡对是一个进贡人和一个收贡人；跳过进贡步骤的算“未记录”，不猜任何人的牌。收贡人还的牌不算。';

const definitions = {
	rating: {
		name: '评分',
		text: ({ rating }) => [
			'从上位出发，比从下位出发更容易打出好名次。所以每一轮都拿来与这里所有人在同样人数、同样起始名次下的表现相比：他们甩开了其他人中的几成，这位玩家又甩开了几成？',
			'+10 表示：每一百个对手里比平均多甩开十个。±0 表示与预期相同，小于零表示更少。',
			`为了不让一晚的好运造出冠军，会掺入 ${rating} 轮“与预期相同”的成绩：差值按 轮数 ÷（轮数 + ${rating}）计算。有身份的轮次少于 ${rating} 轮时，不显示评分。`,
			'评分只针对上面选定的轮次：轮次不同，评分也不同。'
		]
	},
	'top-and-bottom': {
		name: '居首与垫底',
		text: () => [
			'玩家以第一名开打的轮数，以及以末位开打的轮数。名次按开打时算，即大革命之后。谁第一个、谁最后一个出完，见表格。',
			standing
		]
	},
	'average-place': {
		name: '平均名次',
		text: ({ place }) => [
			'玩家平均落在第一与末位之间的哪里。四人中的第三和十二人中的第三不一样，所以看的是其他人中有几成排在其后：全部表示总是第一，没有表示总是末位。',
			`少于 ${place} 轮时不显示。`
		]
	},
	reign: {
		name: '最长在位',
		text: () => ['玩家连续以第一名开打的最多轮数。', inOneEvening, standing]
	},
	stay: {
		name: '最久垫底',
		text: () => ['玩家连续以末位开打的最多轮数。', inOneEvening]
	},
	'rises-and-falls': {
		name: '从底到顶，再到底',
		text: () => [
			'上升：曾在末位，之后到了第一名，中间隔多少轮都行。下跌：曾在第一名，之后到了末位。',
			'只在同一场、同一个游戏里算，而且每次只算一回：下一次上升要从下一次落到末位算起。'
		]
	},
	mobility: {
		name: '名次流动',
		text: () => [
			'每一行是一轮开始时的名次，每一列是结束时的名次；数字是这样的轮数。人数不同的牌桌分开统计。',
			'如果名次全凭抽签，每一格的数都一样。+ 和 − 标出偏离这个数的格子，纯凭运气大约二十次里才有一次偏得这么多；++ 和 −− 则不到三百次里一次。',
			`轮数少于人数的五倍时，不作标记。${standing}`
		]
	},
	tax: {
		name: '进贡与收贡的牌',
		text: () => ['进贡给上位玩家的牌，以及从下位玩家收到的牌。', recorded]
	},
	'who-taxed-whom': {
		name: '谁贡给谁',
		text: () => ['一位玩家进贡给另一位的牌，多的在前。', recorded]
	},
	revolutions: {
		name: '革命',
		text: () => ['按发动者统计的革命。从末位发动的大革命还会反转名次。']
	},
	decrees: {
		name: '敕令',
		text: () => ['按下令者统计的敕令，以及其中有多少被该遵从的人拒绝。']
	},
	rulings: {
		name: '裁决',
		text: () => ['记录下来的裁判裁决，按提问者统计。']
	},
	'head-to-head': {
		name: '两人对比',
		text: ({ pair }) => [
			'两人都参加的轮次：各有多少轮名次更高，以及谁向谁进贡了多少。',
			`纯凭运气领先就像抛硬币：少于 ${pair} 轮时不显示比例。`
		]
	}
} satisfies Catalogue['statistics']['definitions'];

const rounds = (n: number) => `${number(n)} 轮`;
const cards = (n: number) => `${number(n)} 张`;
const brackets = (n: number) => `${number(n)} 笔进贡`;
const evenings = (n: number) => `${number(n)} 场牌局`;

const amount = (n: number) => (n === 0 ? '无' : number(n));
function share({ bound, hundredths }: Share): string {
	switch (bound) {
		case 'none':
			return '无';
		case 'under':
			return `不到 ${percent(hundredths)}`;
		case 'even':
			return percent(hundredths);
		case 'over':
			return `超过 ${percent(hundredths)}`;
	}
}
const tooFew = (have: number, needed: number) =>
	`轮数太少，还说不准：${number(have)} / ${number(needed)}`;
const foremost = (names: readonly string[], more: number) =>
	more === 0 ? list(names) : `${more} 人`;
const rows = (first: number, last: number) =>
	first === last ? `第 ${first} 轮` : `第 ${first} 到 ${last} 轮`;

export default {
	definitions,

	title: '统计',
	counting: '正在统计…',
	failed: '统计现在算不出来。牌局会原样保留。',
	uncountable: (evenings: number) => `有 ${number(evenings)} 场牌局无法统计，未计入：`,
	notCountable: '这场牌局无法统计。',
	tryAgain: '再试一次',
	somebody: '某人',
	nothingYet: {
		before: '还没有打完的轮次。',
		link: '到牌桌打一轮',
		after: '，就会在这里统计。'
	},
	nothingLikeThat: '没有符合的轮次。请少选几个人，或选所有游戏。',

	scope: {
		counted: '统计范围',
		change: '更改',
		roundsOf: '游戏',
		allGames: '所有游戏',
		company: '这些人都参加的牌局',
		all: '全部时间，所有游戏',
		allTime: '全部时间',
		with: (names) => `有${list(names)}的牌局`,
		gameWith: (game, names) => `${game}，有${list(names)}的牌局`,
		season: '赛季',
		newSeason: '新赛季',
		seasonName: '名称',
		from: '第一天',
		to: '最后一天',
		addSeason: '添加赛季',
		backwards: '最后一天早于第一天。',
		removeSeason: (name) => `移除“${name}”`
	},

	restsOn: (evening, round) => `${evenings(evening)}，${rounds(round)}`,
	restsOnNone: (evening, round) => `${evenings(evening)}，${rounds(round)}，都没有身份`,
	restsOnSome: (evening, round, some) =>
		`${evenings(evening)}，${rounds(round)}，其中 ${number(some)} 轮有身份`,

	tooFew,
	tooFewOf: (people, needed) =>
		`轮数太少，还说不准：${people.map(({ name, have }) => `${name}（${number(have)} / ${number(needed)}）`).join('、')}。`,
	tooFewOfMany: (people, others, least, most, needed) => {
		const range = least === most ? number(most) : `${number(least)}–${number(most)}`;
		return `${others ? '另有' : '有'} ${number(people)} 人轮数太少，还说不准：各 ${range} 轮，需要 ${number(needed)} 轮。`;
	},

	amount,
	share,
	amountAndShare: (n, part) => `${amount(n)}，${share(part)}`,
	aheadOfEveryone: '领先所有人',
	aheadOfNobody: '没领先任何人',
	aheadOf: (part) => `领先 ${share(part)}`,
	ratingSame: '±0',
	ratingMore: (n) => `+${number(n)}`,
	ratingLess: (n) => `−${number(n)}`,
	rounds,
	cards: (n) => (n === 0 ? '无' : cards(n)),
	streak: (first, last) => rows(first, last),
	streakOn: (first, last, date) => `${rows(first, last)}，${date}`,
	span: (first, last) => (first === last ? `${first}` : `${first}–${last}`),
	brackets,
	bracketsUnrecorded: (n, unrecorded) => `${brackets(n)}，${number(unrecorded)} 笔未记录`,
	noTaxDue: '没有该进的贡。',
	allRecorded: (n) => (n === 1 ? '唯一一笔进贡已记录。' : `${brackets(n)}全部已记录。`),
	noneRecorded: (n) => (n === 1 ? '唯一一笔进贡未记录。' : `${brackets(n)}都未记录。`),
	someUnrecorded: (unrecorded, n) => `${brackets(n)}中有 ${number(unrecorded)} 笔未记录。`,

	ofRounds: (n) => `共 ${rounds(n)}`,
	inRounds: (n) => `在 ${rounds(n)}中`,
	ofStanding: (n) => `基于有身份的 ${rounds(n)}`,
	inStanding: (n) => `在有身份的 ${rounds(n)}中`,
	ofTheOthers: (n) => `的其他人，在 ${rounds(n)}中`,
	inBrackets: (n) => `分 ${brackets(n)}`,
	inRoundsGreater: (n, greater) => `在 ${rounds(n)}中，其中 ${number(greater)} 次大革命`,
	inRoundsRefused: (n, refused) => `在 ${rounds(n)}中，其中 ${number(refused)} 条被拒绝`,
	greaterOfRounds: (greater, n) => `${number(greater)} 次大革命，共 ${rounds(n)}`,

	figures: {
		heading: '数字一览',
		none: '还没有打完的轮次。',
		rating: '评分',
		top: '居首轮数',
		bottom: '垫底轮数',
		won: '第一个出完',
		lost: '最后一名',
		place: '平均名次',
		reign: '最长在位',
		stay: '最久垫底',
		rises: '从底到顶',
		falls: '从顶到底',
		paid: '进贡',
		received: '收贡',
		unrecorded: '未记录的进贡',
		revolutions: '发动革命',
		decrees: '下的敕令',
		rulings: '问到的裁决'
	},

	bars: {
		top: () => '居首',
		bottom: () => '垫底',
		reign: () => '轮居首',
		stay: () => '轮垫底',
		rises: () => '升到顶',
		falls: () => '跌到底',
		paid: () => '张进贡',
		received: () => '张收贡',
		called: () => '次发动',
		issued: () => '条下达',
		refused: () => '条被拒',
		asked: () => '条裁决'
	},

	ends: {
		worse: '较差',
		expected: '与预期相同',
		better: '较好',
		first: '第一',
		last: '末位',
		bottom: '到底',
		top: '到顶',
		paid: '进贡的牌',
		received: '收贡的牌'
	},

	none: {
		standing: '还没有带身份的轮次。',
		reign: '还没有人在位过。',
		stay: '还没有人垫底过。',
		turns: '还没有人从一端走到另一端。',
		tax: '没有记录到进贡。',
		payments: '他们之间没有记录到进贡。',
		revolutions: '没有人发动过。',
		decrees: '没有下过。',
		rulings: '没有人问过。',
		pairs: '还没有两个人一起打过一轮。',
		company: (name) => `还没有别人和${name}一起打过。`,
		together: '他们没有在这里一起打过一轮。'
	},

	turned: (n) => `出牌引发的大小逆转共 ${number(n)} 次。`,
	onlyFirst: (n) => `只看前 ${number(n)} 个`,
	allOf: (n) => `全部 ${number(n)} 个`,
	ofPeople: '牌友',
	ofPayments: '进贡',

	whatIsThis: '这是什么？',
	asTable: '看表格',
	asTableOf: (name) => `：${name}`,
	tableOf: (caption) => `表格：${caption}`,

	columns: {
		name: '名字',
		rating: '评分',
		rounds: '轮数',
		standing: '有身份的轮数',
		top: '居首',
		topShare: '居首比例',
		bottom: '垫底',
		bottomShare: '垫底比例',
		won: '第一个出完',
		lost: '最后一名',
		place: '领先其他人',
		inARow: '连续',
		which: '哪些轮',
		evening: '牌局',
		rises: '到顶',
		falls: '到底',
		paid: '进贡张数',
		paidBrackets: '进贡笔数',
		received: '收贡张数',
		receivedBrackets: '收贡笔数',
		unrecorded: '未记录的进贡',
		called: '发动',
		greater: '其中大革命',
		issued: '下达',
		refused: '其中被拒',
		asked: '提问',
		payer: '谁进贡',
		receiver: '贡给谁',
		cards: '张数',
		brackets: '笔数',
		together: '同打轮数',
		ahead: (name) => `${name}领先`,
		share: '比例'
	},
	opponents: (name) => `${name}与其他每个人`,

	payment: {
		paid: '进贡',
		cardsTo: () => '张给',
		inBrackets: (n) => `分 ${brackets(n)}`
	},

	mobility: {
		players: '桌上人数',
		label: '从哪个名次到哪个名次',
		caption: (players) => `按开始和结束时的名次统计的轮数，${players} 人`,
		finishedAt: '结束时的名次',
		beganAt: '开始',
		finished: (place) => `结束时第 ${place}`,
		began: (place) => `开始时第 ${place}`,
		farLess: '，远少于随机',
		less: '，少于随机',
		more: '，多于随机',
		farMore: '，远多于随机',
		signs: '+ 比随机更常见，++ 常见得多；− 更少见，−− 少见得多。',
		chance: (n, players, about) =>
			`${players} 人、有身份的 ${rounds(n)}。若纯凭运气，每格约为 ${number(about)}。`,
		few: (n, players, needed) =>
			`${players} 人、有身份的 ${rounds(n)}：${tooFew(n, needed)}。只显示次数。`,
		ends: (stayed, rose, n) => {
			const times = (hits: number) =>
				hits === 0 ? '从未第一个出完' : `有 ${number(hits)} 轮第一个出完`;
			return `共 ${rounds(n)}：从首位开始的人${times(stayed)}；从末位开始的人${times(rose)}。`;
		}
	},

	duel: {
		one: '这位玩家',
		other: '和这位',
		beside: '对比',
		few: (together, name, ahead, needed) =>
			`同打 ${rounds(together)}，${name}领先的轮数：${amount(ahead)}。${tooFew(together, needed)}。`,
		even: (together) => `同打 ${rounds(together)}，各领先一半。`,
		better: (together, name, part) =>
			`同打 ${rounds(together)}，${name}名次更高的占 ${share(part)}。`,
		paid: (payer, receiver, n, from) =>
			`${payer}进贡给${receiver} ${cards(n)}，分 ${brackets(from)}。`,
		paidNothing: '两人之间没有记录到进贡。'
	},

	highlights: {
		reign: (_, names, more) => `轮连续居首：${foremost(names, more)}`,
		reignOn: (_, names, date) => `轮连续居首：${list(names)}，${date}`,
		paid: (_, names, more) => `张进贡：${foremost(names, more)}`,
		rises: (_, names, more) => `次从底到顶：${foremost(names, more)}`
	}
} satisfies Catalogue['statistics'];
