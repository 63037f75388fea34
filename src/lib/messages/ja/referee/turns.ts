import { lookUp, type ByText } from '#lib/rules/by-text.ts';
import type { Wild } from '#lib/cards/card.ts';
import type { NextVerdict } from '#lib/referee/judge-next.ts';
import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Options } from '#lib/rules/options.ts';
import type { TurningPlay } from '#lib/referee/judge-revolution.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { wildWord } from '#lib/messages/ja/grammar/nouns.ts';

const { list, either } = grammar('ja');

export const turn = {
	whoLeads: 'ラウンドは誰から始めますか？',
	whoLeadsAfterExit: '上がりのあとは誰からですか？',
	whoIsNext: '次は誰ですか？',
	leads: (name: string) => `${name}から`,
	holderLeads: (card: string) => `${card}を持つ人から`,
	drawn: 'くじで決めた人から',
	why: {
		'next-in-turn': () => '時計回りで次の、まだ札を持っている人から始めます。',
		'highest-place': () => 'まだ札を持っている人のうち、最上位の人から始めます。',
		'lowest-place': () => 'まだ札を持っている人のうち、最下位の人から始めます。',
		'holder-leads': (card) => `${card}を持つ人から、好きな手で始めます。`,
		random: () => '最初に出す人をアプリが決めます。',
		'trick-winner': () => '場を取った人が、次の場を始めます。',
		'top-seat': () => 'ラウンドは首位の人から始めます。',
		'bottom-seat': () => 'ラウンドは最下位の人から始めます。',
		'left-of-dealer': () => 'ラウンドは配った人の左隣から始めます。',
		'holder-of-card': (card) => `最初の手には${card}を含めなければなりません。`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>,
	next: (name: string) => `次は${name}`,
	over: 'ラウンドは終わりです',
	onlyOne: '札を持っているのは1人だけです。ラウンドは終わりです。',
	falls: (name: string) =>
		`ほかの人が先に上がったので、1位の${name}は都落ちし、このラウンドから外れます。`,
	overturned: '最下位の人が最初に上がりました。ラウンドはすぐに終わり、全員の順位が逆転します。',
	movesOn: '場はまだ空なので、始める番が次へ移ります。',
	hasToLead: '当アプリの解釈では、始める番の人は必ず出します。番は移りません。',
	clockwise: '時計回りで次の、まだ出せる人です。',
	counterClockwise: '反時計回りで次の、まだ出せる人です。',
	counterLead: '反時計回りで次の、まだ札を持っている人から始めます。',
	skipped: (name: string) => `同じ数字が出たので、${name}の番は飛ばされました。`,
	skippedByCards: (names: string) => `その手で、${names}の番は飛ばされました。`,
	skippedByBoth: (names: string) => `同じ数字と札の効果で、${names}の番は飛ばされました。`,
	won: {
		'all-skipped': (winner: string) => `ほかに出せる人がいません。${winner}が場を取ります。`,
		'all-passed': (winner: string) => `ほかの全員がパスしました。${winner}が場を取ります。`,
		'ends-the-trick': (winner: string) => `その手で場がすぐに流れ、${winner}が場を取ります。`,
		exit: (winner: string) => `上がりで場が流れ、${winner}が場を取ります。`,
		'nothing-tops': (winner: string) => `その手に勝てる札はなく、${winner}が場を取ります。`
	} satisfies Record<
		Extract<NextVerdict<unknown>, { kind: 'won' }>['by'] | 'all-skipped',
		(winner: string) => string
	>,
	untopped: (leads: string) => `その手に誰も勝てなければ、${leads}です。`,
	whoPlayed: 'この場で最後に出したのは？',
	nobodyYet: 'まだ誰も出していない',
	whoPassed: 'この場でパスしたのは？',
	whoPassedSince: 'そのあとパスしたのは？',
	whoPassedOnTheLead: '始める番でパスしたのは？',
	thatPlay: 'その手は',
	exit: 'それで上がった',
	/** @param cards as shown */
	was: (cards: string) => `${cards}だった`,
	reversed: '反時計回りになっている',
	joker: (wild: Wild) => `${wildWord(wild)}だった`,
	trump: '切り札だった',
	trumpSays: '切り札に勝てるかどうかは、この卓が書いた文で決まります。',
	completedFour: '4枚をそろえた',
	equal: '前の手と同じ数字だった',
	whoWasOut: 'その前に上がっていたのは？'
};

export const joining = {
	question: (newcomers: number, players: number) => `${players}人の卓に${newcomers}人が新しく参加`,
	words: {
		seated: '参加後の卓',
		redraw: '全員が引き直し',
		'no-seats': 'まだ席がありません',
		'too-few': '人数が足りません',
		'too-many': '人数が多すぎます'
	} satisfies Record<JoinVerdict<unknown>['code'], string>,
	noSeats: '最初の席はまだ決まっていません。新しい参加者の席も、全員と一緒に決まります。',
	firstUntaxed: '最初のラウンドでは、まだ誰も払いません。',
	afterRound:
		'ラウンドの途中では参加できません。今の順位のまま終われば、次のラウンドはこうなります。',
	likeFirst: '新しい参加者が来ると、次のラウンドは最初のラウンドと同じように始まります。',
	tooFew: (game: string, min: number) => `${game}は${min}人からです。`,
	tooMany: (game: string, max: number) => `このルールの${game}は${max}人までです。`,
	mends: (changes: string) => `一つ変えれば遊べます：${changes}。`,
	closeRanks: '残った人で順位を詰めます。',
	newcomers: {
		'middle-untaxed': '新しい参加者は中ほどに座り、このラウンドは税を払わず受け取りもしません。',
		'middle-low-side': '新しい参加者は真ん中のすぐ下に座り、その席に応じた税になります。',
		bottom: '新しい参加者は最後に座り、その席に応じた税になります。',
		redraw: '全員が引き直します。',
		'by-card': '引いた札で席が決まります。最下位から順に、数字3つごとに順位が1つ上がります。'
	} satisfies Record<Options['newcomers'], string>,
	badForm: (names: readonly string[]) =>
		`${list(names)}が最下位で抜けてすぐ戻るのは、禁止ではありませんが、マナーが悪いとされます。`,
	newcomer: '新しい参加者',
	newcomerOf: (n: number) => `新しい参加者${n}`,
	pays: (payer: string, receiver: string, n: number) => `${payer}が${receiver}に${n}枚払います。`,
	nobodyPays: '誰も税を払いません。',
	dealt: (each: number, extra: number) =>
		extra === 0 ? `1人${each}枚です。` : `1人${each}枚で、${extra}人だけ1枚多くなります。`,
	whoLeaves: '抜けるのは誰ですか？',
	drew: (name: string) => `${name}の札：`,
	drewLabel: (name: string) => `${name}の札`,
	otherCards: 'ほかの札を引いた'
};

const turning: ByText<string> = {
	four: '同じ数字4枚',
	stairs: '4枚以上の階段'
};

export const revolution = {
	question: '革命を起こせますか？',
	yes: '起こせます',
	notNow: '今は起こせません',
	no: '起こせません',
	none: (game: string) => `ここでの${game}に革命はありません。`,
	notTwo: (wild: Wild) => `使っている札に${wildWord(wild)}が2枚入っていません。`,
	notBoth: (wild: Wild) => `革命を起こせるのは、${wildWord(wild)}を2枚とも配られた人だけです。`,
	taxBegun: '税が払われる前に宣言しなければなりません。',
	alreadyCalled: 'このラウンドではすでに革命が起きています。革命は1回だけです。',
	playBegun: 'プレイはもう始まっています。税が払われる前に宣言しなければなりません。',
	notDealt: (wild: Wild) =>
		`まだ配られていません。配ったあと、${wildWord(wild)}を2枚とも持つ人が、税が払われる前に起こせます。`,
	byPlay: '宣言ではなく、札を出して起こします',
	turns: (ways: readonly TurningPlay[]) =>
		`革命は${either(ways.map((way) => lookUp(turning, way) ?? way))}を出して起こします。強さの順が逆になります。`,
	mayBeCalled: (wild: Wild) =>
		`${wildWord(wild)}を2枚とも配られた人が起こせます。起こさなくてもかまいません。`,
	changes: {
		none: '何も変わりません。このラウンドにはもともと税がありません。',
		taxes: 'このラウンドは誰も税を払いません。',
		places: '順位がすべて逆になります。1位と最下位、2位と下から2番目、という順に入れ替わります。',
		both: 'このラウンドは誰も税を払わず、順位がすべて逆になります。1位と最下位、2位と下から2番目、という順に入れ替わります。'
	},
	newPlaces: (names: readonly string[]) => `新しい順位：${names.join('、')}。`,
	whoCalls: '革命を起こすのは誰ですか？',
	circumstances: 'その人の手札と税の状況',
	dealtBoth: (wild: Wild) => `${wildWord(wild)}を2枚とも配られた`,
	taxPaid: 'すでに税が払われた'
};
