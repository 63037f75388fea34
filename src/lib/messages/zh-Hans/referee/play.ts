import type { Rank, Suit, Wild } from '#lib/cards/card.ts';
import type { SuitNeed } from '#lib/referee/suits-needed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import { suitSign, type FaultDetails, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	after,
	cardsWord,
	cardText,
	playText,
	nameOf,
	rankWord,
	spaced,
	wildWord
} from '#lib/messages/zh-Hans/grammar/nouns.ts';
import type { Cards } from '#lib/messages/parameters.ts';

const { either } = grammar('zh-Hans');

const signs = (cards: Cards): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
/** A play within a sentence: a digit at its end gets a space. */
const inside = (play: PlayShape): string => {
	const text = playText(play);
	return /[\x21-\x7e]$/.test(text) ? `${text} ` : text;
};

/** `own` beats `other`. */
const beats = (own: PlayShape, other: PlayShape, why: string): string =>
	`${inside(own)}压过${playText(other)}：${why}。`;

export const allowed = {
	opens: (own: PlayShape, card: string) => `${inside(own)}可以作本轮第一手：其中有 ${card}。`,
	leads: (own: PlayShape) => `桌上没有牌：${inside(own)}可以先出。`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${inside(own)}可以跟${playText(other)}：这里允许跟同点。`,
	higherRun: (own: PlayShape, other: PlayShape) => beats(own, other, '长度相同，顶牌更大'),
	higher: (own: PlayShape, other: PlayShape) => beats(own, other, '牌型相同，点数更大'),
	lower: (own: PlayShape, other: PlayShape) => beats(own, other, '牌型相同，数字更小'),
	turned: (own: PlayShape, other: PlayShape) => beats(own, other, '牌型相同，大小逆转时更强'),
	trump: (own: PlayShape, other: PlayShape) =>
		`${inside(own)}在这里是将牌，压过${playText(other)}，不论张数。`,
	spadeThree: '3♠ 压过单出的鬼牌。',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) => `${own} 可以压${playText(other)}，这一圈结束。`,
	completes: '凑齐了四张：谁都可以出，这一圈结束。',
	bomb: () => '四张同点在这里是炸弹，可以压任何牌。',
	onlyBomb: '只有更大的四张同点能压它。',
	call: '它是所叫连牌里的下一张。',
	standsFor(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		if (ranks.length === 1) return `${wildWord(wild)}当${after(rankWord(first))}。`;
		return ranks.every((rank) => rank === first)
			? `${wildWord(wild)}都当${after(rankWord(first))}。`
			: `${wildWord(wild)}分别当${after(ranks.map(rankWord).join('、'))}。`;
	}
};

const faults: Readonly<Record<PatternFault | 'no-set', (details: FaultDetails) => string>> = {
	'no-cards': () => '还没有牌可判。',
	'rank-not-in-pack': () => '所用的牌里没有这个点数。',
	'stand-in-does-not-fit': ({ wild }) => `${wildWord(wild)}要当的牌与其他牌配不上。`,
	'too-many-for-a-set': ({ most }) => `这里同点牌最多${cardsWord(most)}。`,
	'wilds-stand-for-nothing': ({ wild }) => `这个游戏里${wildWord(wild)}不能当别的牌。`,
	'wilds-not-in-runs': ({ wild }) => `${wildWord(wild)}可以配同点牌，但不能进顺子。`,
	'runs-not-played': () => '这里不出顺子：所有牌必须同点。',
	'suits-unknown': () => '如果花色全都相同，就是顺子。',
	'run-of-several-suits': () => '顺子必须是同一花色。',
	'no-set': () => '这些牌点数不同。',
	'no-set-or-run': () => '这些牌既不同点，也不是同花顺子。'
};

const counting = (wild: Wild, ranks: readonly Rank[]): string =>
	`${wildWord(wild)}算作${after([...new Set(ranks)].map(rankWord).join('、'))}。`;

export const refused = {
	faults,
	passedOut: '说了不出的人，要等到下一圈。',
	outOfTurn: '现在轮到别人。',
	mustEqual: '上一手和前一手同点：现在只能再出同点，或不出。',
	mustInclude: (card: string) => `本轮第一手牌必须带 ${card}。`,
	wildIsNot: (wild: Wild) => `${wildWord(wild)}不能代替它。`,
	sequence: {
		plain: '已叫连牌：只能按顺序出下一张。',
		red: '已叫连牌：只能按顺序出下一张，且须是红色。',
		black: '已叫连牌：只能按顺序出下一张，且须是黑色。',
		suit: (sign: string) => `已叫连牌：只能按顺序出下一张，且须是 ${sign}。`
	},
	wildsUnbeatable(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		return `这里${wildWord(wild)}算作${after(rankWord(first))}，没有牌能压过${after(rankWord(first))}。`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `${rank} 当作 ${ranks}。`,
	wildsCount: {
		table: (wild: Wild, ranks: readonly Rank[]) => `桌上的${counting(wild, ranks)}`,
		play: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks)
	},
	wildsAlone: {
		lowest: (wild: Wild) => `不与其他牌同出的${wildWord(wild)}比任何点数都小。`,
		thirteen: (wild: Wild) => `不与其他牌同出的${wildWord(wild)}算作 13。`,
		highest: (wild: Wild) => `不与其他牌同出的${wildWord(wild)}比任何点数都大。`
	},
	ended: {
		spadeThree: '3♠ 压在鬼牌上：这一圈结束了。',
		/** @param cards as printed */
		top: (cards: string) => `${cards} 结束了这一圈。`,
		completedFour: (rank: Rank) => `四张${spaced(rankWord(rank))}都在桌上：这一圈结束了。`,
		rank: (rank: Rank) => `${rankWord(rank)} 立刻结束这一圈。`
	},
	unbeatable: (other: PlayShape) => `${inside(other)}无法压过：这一圈结束了。`,
	otherPattern: (own: PlayShape, other: PlayShape) =>
		`${inside(own)}不能跟${playText(other)}：牌型不同。`,
	otherCount: (there: number, played: number) =>
		`桌上是${cardsWord(there)}，也得跟${cardsWord(there)}，不能跟${cardsWord(played)}。`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${inside(own)}跟${playText(other)}：点数相同，不能跟。`,
	turned: (own: PlayShape, other: PlayShape) =>
		`大小已逆转：${inside(own)}弱于${playText(other)}。`,
	notLower: (own: PlayShape, other: PlayShape) =>
		`${inside(own)}并不比${inside(other)}好：数字小的赢。`,
	notHigher: (own: PlayShape, other: PlayShape) => `${inside(own)}并不比${inside(other)}大。`,
	locked: (suits: readonly Suit[]) =>
		`这一圈已锁定花色 ${suits.map((suit) => suitSign(suit)).join(' ')}。`,
	numberLocked: () => '这一圈已锁定点数：只能跟下一个相邻的点数。',
	forbiddenLast: (cards: readonly string[]) =>
		`不能用${spaced(either(cards.map(nameOf)))}收尾；这样出完的人列末位。`,
	forbiddenTurned: '大小逆转时，3 代替 2 成为禁牌。'
};

const WHY: Readonly<Record<SuitNeed['why'], string>> = {
	run: '（看顺子）',
	lock: '（看花色锁定）',
	opening: '（看第一手）',
	call: '（看所叫连牌）',
	top: '（压过一切的牌）',
	'forbidden-last': '（看最后一张）'
};

export const whichSuit = {
	run: '顺子是什么花色？',
	card: (rank: Rank, why: SuitNeed['why']) => `${rankWord(rank)} 是什么花色${WHY[why]}？`,
	three: (rank: string) => `那张 ${rank} 是什么花色？`
};

export const play = {
	verdicts: { yes: '可以', no: '不可以', table: '由本桌决定' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump: number) => `将牌 ${trump} 有什么本事，原文没有说明，本桌也还没写下来。`,
	trumpSays: (trump: number, text: string) => `将牌 ${trump}，本桌的说明：${text}`,
	onto: (cards: Cards, under: Cards) => `${signs(cards)} 压 ${signs(under)}`,
	asLead: (cards: Cards) => `${signs(cards)} 先出`,
	tableDecided: '本桌就是这么定的。',
	calls: { plain: '花色不限', red: '红色', black: '黑色' },
	theCall: '叫什么',
	onTable: '桌上那手牌本身就不能出。',
	standsForWhat: (wild: Wild) => `${wildWord(wild)}当作…`,
	rankStandsForWhat: (rank: string) => `${rank} 当作…`,
	tapRank: '点一个点数',
	standsFor: (wild: Wild) => `${wildWord(wild)}当作`,
	whichTrump: '哪张将牌？',
	wouldBeAllowed: '可以这样出：',
	rows: { asked: '想出', table: '桌上', before: '再之前' },
	suitsMatter: '这里要看花色',
	ask: '哪些牌？',
	askAny: '能出什么',
	how: '先点桌上的牌，再点想出的牌。',
	another: '再问一个',
	isTurned: '现在大小已逆转。',
	mayPass: (on: Cards) => `对${signs(on)}能不要吗？`,
	nothingToPlay: '这手牌没有可出的。',
	mustPlay: '这手牌有可出的；没有可出的人才能不要。',
	circumstances: {
		label: '具体情形',
		opening: {
			this: '本轮第一手',
			first: '首轮的第一手',
			later: '后续轮次的第一手',
			every: '本轮第一手'
		},
		passed: '本圈说过不出',
		turned: '大小已逆转',
		last: '这手就出完',
		call: '已叫连牌',
		earlier: '再之前那手',
		outOfTurn: '不按顺序',
		passedSince: '之后有人不要',
		passing: '这手牌能不要吗？'
	}
};
