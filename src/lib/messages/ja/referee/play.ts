import type { Rank, Suit, Wild } from '#lib/cards/card.ts';
import type { SuitNeed } from '#lib/referee/suits-needed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import { suitSign, type FaultDetails, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { cardText, playText, nameOf, rankWord, wildWord } from '#lib/messages/ja/grammar/nouns.ts';
import type { Cards } from '#lib/messages/parameters.ts';

const { list, either } = grammar('ja');

const signs = (cards: Cards): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
const suitsText = (suits: readonly Suit[]): string => list(suits.map((suit) => suitSign(suit)));

const beats = (own: PlayShape, other: PlayShape, why: string): string =>
	`${playText(own)}は${playText(other)}に勝てます：${why}。`;

const allowed = {
	opens: (own: PlayShape, card: string) =>
		`${playText(own)}でラウンドを始められます。${card}が含まれています。`,
	leads: (own: PlayShape) => `場は空です。${playText(own)}を最初に出せます。`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${playText(other)}に${playText(own)}を出せます。ここでは同じ数字も出せます。`,
	higherRun: (own: PlayShape, other: PlayShape) =>
		beats(own, other, '枚数が同じで、いちばん強い札がより強い'),
	higher: (own: PlayShape, other: PlayShape) => beats(own, other, '形が同じで、数字がより強い'),
	lower: (own: PlayShape, other: PlayShape) => beats(own, other, '形が同じで、数字がより小さい'),
	turned: (own: PlayShape, other: PlayShape) =>
		beats(own, other, '形が同じで、強さの逆転中はより強い'),
	trump: (own: PlayShape, other: PlayShape) =>
		`${playText(own)}はここでは切り札なので、枚数に関係なく${playText(other)}に勝てます。`,
	spadeThree: '3♠は、単独で出されたジョーカーに勝てます。',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) => `${own}は${playText(other)}の上に出せ、場が流れます。`,
	completes: '4枚がそろいます。誰でも出せ、場が流れます。',
	bomb: () => '同じ数字4枚は、どんな手の上にも出せます（ボム）。',
	onlyBomb: '勝てるのは、より強い4枚だけです。',
	call: '宣言された並びの、次の札です。',
	standsFor(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		if (ranks.length === 1) return `${wildWord(wild)}は${rankWord(first)}の代わりです。`;
		return ranks.every((rank) => rank === first)
			? `${wildWord(wild)}はどれも${rankWord(first)}の代わりです。`
			: `${wildWord(wild)}は${list(ranks.map(rankWord))}の代わりです。`;
	}
};

const faults: Readonly<Record<PatternFault | 'no-set', (details: FaultDetails) => string>> = {
	'no-cards': () => '判定する札がまだありません。',
	'rank-not-in-pack': () => 'その数字は、使っている札にありません。',
	'stand-in-does-not-fit': ({ wild }) =>
		`${wildWord(wild)}を何の代わりにするかが、ほかの札と合いません。`,
	'too-many-for-a-set': ({ most }) => `ここでは、同じ数字の組は${most}枚までです。`,
	'wilds-stand-for-nothing': ({ wild }) =>
		`このゲームでは、${wildWord(wild)}はほかの札の代わりになりません。`,
	'wilds-not-in-runs': ({ wild }) =>
		`${wildWord(wild)}は同じ数字の組には入れますが、階段には入れません。`,
	'runs-not-played': () => 'ここでは階段はありません。すべて同じ数字の札でなければなりません。',
	'suits-unknown': () => 'すべて同じスートなら階段になります。',
	'run-of-several-suits': () => '階段は同じスートでなければなりません。',
	'no-set': () => 'これらの札は数字が違います。',
	'no-set-or-run': () => 'これらの札は同じ数字の組でも、同じスートの階段でもありません。'
};

const counting = (wild: Wild, ranks: readonly Rank[]): string =>
	`${wildWord(wild)}は${list([...new Set(ranks)].map(rankWord))}とみなします。`;

const refused = {
	faults,
	passedOut: 'パスした人は、次の場まで出せません。',
	outOfTurn: 'ほかの人の番です。',
	mustEqual: '前の手と同じ数字が出たので、同じ数字を出すかパスするしかありません。',
	mustInclude: (card: string) => `ラウンドの最初の手には${card}を含めなければなりません。`,
	wildIsNot: (wild: Wild) => `${wildWord(wild)}では、その代わりになりません。`,
	sequence: {
		plain: '並びが宣言されています。出せるのは次の数字の札だけです。',
		red: '並びが宣言されています。出せるのは次の数字の赤い札だけです。',
		black: '並びが宣言されています。出せるのは次の数字の黒い札だけです。',
		suit: (sign: string) => `並びが宣言されています。出せるのは次の数字の${sign}だけです。`
	},
	wildsUnbeatable(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		return `ここでは${wildWord(wild)}を${rankWord(first)}とみなします。${rankWord(first)}に勝てる札はありません。`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `${rank}は${ranks}の代わりです。`,
	wildsCount: {
		table: (wild: Wild, ranks: readonly Rank[]) => `場の${counting(wild, ranks)}`,
		play: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks)
	},
	wildsAlone: {
		lowest: (wild: Wild) => `ほかの札と組まない${wildWord(wild)}は、どの数字よりも弱くなります。`,
		thirteen: (wild: Wild) => `ほかの札と組まない${wildWord(wild)}は13とみなします。`,
		highest: (wild: Wild) => `ほかの札と組まない${wildWord(wild)}は、どの数字よりも強くなります。`
	},
	ended: {
		spadeThree: '3♠がジョーカーの上にあります。場は流れます。',
		/** @param cards as printed */
		top: (cards: string) => `${cards}で場が流れました。`,
		completedFour: (rank: Rank) => `${rankWord(rank)}が4枚そろっています。場は流れます。`,
		rank: (rank: Rank) => `${rankWord(rank)}で場はすぐに流れます。`
	},
	unbeatable: (other: PlayShape) => `${playText(other)}は無敵です。場は流れます。`,
	otherPattern: (own: PlayShape, other: PlayShape) =>
		`${playText(other)}に${playText(own)}は出せません。形が違います。`,
	otherCount: (there: number, played: number) =>
		`場にあるのは${there}枚なので、${played}枚ではなく${there}枚出さなければなりません。`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${playText(other)}に${playText(own)}は出せません。同じ数字です。`,
	turned: (own: PlayShape, other: PlayShape) =>
		`強さが逆転しています。${playText(own)}は${playText(other)}より弱くなります。`,
	notLower: (own: PlayShape, other: PlayShape) =>
		`${playText(own)}は${playText(other)}に勝てません。数字が小さいほうが勝ちます。`,
	notHigher: (own: PlayShape, other: PlayShape) =>
		`${playText(own)}は${playText(other)}より強くありません。`,
	locked: (suits: readonly Suit[]) => `この場は${suitsText(suits)}で縛られています。`,
	numberLocked: () => 'この場は数字で縛られています。出せるのは、場の札の次の数字だけです。',
	forbiddenLast: (cards: readonly string[]) =>
		`${either(cards.map(nameOf))}では上がれません。上がると最下位になります。`,
	forbiddenTurned: '強さの逆転中は、2の代わりに3が禁止です。'
};

const WHY: Readonly<Record<SuitNeed['why'], string>> = {
	run: '階段',
	lock: '縛り',
	opening: '最初の手',
	call: '宣言',
	top: 'すべてに勝つ札として',
	'forbidden-last': '最後の札'
};

const whichSuit = {
	run: '階段のスートは？',
	card: (rank: Rank, why: SuitNeed['why']) => `${rankWord(rank)}のスートは？（${WHY[why]}）`,
	three: (rank: string) => `${rank}のスートは？`
};

export const play = {
	verdicts: { yes: '出せます', no: '出せません', table: '卓で決めます' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump: number) =>
		`切り札${trump}の効果は出典になく、この卓でもまだ書かれていません。`,
	trumpSays: (trump: number, text: string) => `切り札${trump}、この卓の決まり：${text}`,
	onto: (cards: Cards, under: Cards) => `${signs(under)} に ${signs(cards)}`,
	asLead: (cards: Cards) => `最初に ${signs(cards)}`,
	tableDecided: 'この卓でそう決めました。',
	calls: { plain: 'スート自由', red: '赤', black: '黒' },
	theCall: '宣言の内容',
	onTable: '場に出ている札が、そもそも出せない手です。',
	standsForWhat: (wild: Wild) => `${wildWord(wild)}を何に？`,
	rankStandsForWhat: (rank: string) => `${rank}を何に？`,
	tapRank: '数字をタップ',
	standsFor: (wild: Wild) => `${wildWord(wild)}が代わりになる数字`,
	whichTrump: 'どの切り札ですか？',
	wouldBeAllowed: '出せるもの：',
	rows: { asked: '出したい札', table: '場の札', before: 'その前の札' },
	suitsMatter: 'スートが関係します',
	ask: 'どの札ですか？',
	askAny: '出せるもの',
	how: '場の札、続けて出したい札をタップしてください。',
	another: '別の質問',
	isTurned: '今は強さが逆転しています。',
	mayPass: (on: Cards) => `${signs(on)}にパスできるか`,
	nothingToPlay: 'この手札から出せる札はありません。',
	mustPlay: 'この手札から出せます。パスできるのは出せない人だけです。',
	circumstances: {
		label: '状況',
		opening: {
			this: 'ラウンド最初の手',
			first: '最初のラウンドの最初の手',
			later: '2ラウンド目以降の最初の手',
			every: 'ラウンド最初の手'
		},
		passed: 'この場でパス済み',
		turned: '強さが逆転中',
		last: 'これで上がる',
		call: '並びの宣言あり',
		earlier: 'その前に出た札',
		outOfTurn: '順番外',
		passedSince: 'その後に誰かがパスした',
		passing: 'この手札でパスできる？'
	}
};
