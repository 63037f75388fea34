import type { Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { someWilds, wildWord } from './grammar/nouns.ts';

const { list } = grammar('ja');

export default {
	title: '1分でわかる遊び方',
	parts: {
		need: '用意するもの',
		aim: '目的',
		turn: '手番',
		out: '上がり',
		next: '次のラウンド'
	},
	sentences: (all: readonly string[]) => all.join(''),
	need: (people: number, pack: string, wilds: string | null) =>
		`${people}人以上と${pack}${wilds === null ? '' : `、${wilds}`}。札はすべて配ります。`,
	packs: {
		standard: (n: number) => (n === 2 ? '52枚のトランプ2組' : '52枚のトランプ1組'),
		'32': (n: number) => (n === 2 ? '32枚の札2組' : '32枚の札1組'),
		'40': (n: number) => (n === 2 ? '40枚の札2組' : '40枚の札1組'),
		'extra-suits': () => '52枚のトランプ1組と、5人目からは1人につき別の組のスート1つ分',
		'suits-and-ranks': () => '52枚のトランプ1組（5人からは数字とスートを足します）',
		dalmuti: () => '1から12までの札（数字と同じ枚数ずつ）',
		tarot: () => 'タロット1組'
	},
	wilds: (wild: Wild, n: number) => someWilds(wild, n),
	aim: (first: string, last: string) =>
		`誰よりも早く手札をなくします。最初に上がった人が${first}、最後の人が${last}です。`,
	opens: (card: string) => `最初は${card}を持つ人が、その札を出して始めます。`,
	leads: {
		sets: '最初に出すのは、1枚か、同じ数字の何枚かです。',
		runs: '最初に出すのは、1枚か、同じ数字の何枚か、同じスート（マーク）で続く3枚以上です。'
	},
	follows: {
		higher: '時計回りに、同じ枚数でより強い数字を出すか、パスします。',
		lower: '時計回りに、同じ枚数でより小さい数字を出すか、パスします。',
		counterHigher: '反時計回りに、同じ枚数でより強い数字を出すか、パスします。',
		counterLower: '反時計回りに、同じ枚数でより小さい数字を出すか、パスします。'
	},
	ranks: (ranks: string) => `弱い順に ${ranks} です。`,
	won: 'ほかの全員がパスしたら、最後に出した人がまた最初に出します。',
	wild: {
		any: (wild: Wild) => `${wildWord(wild)}はどの札の代わりにもなります。`,
		joins: (wild: Wild) =>
			`${wildWord(wild)}は一緒に出す札と同じ数字になり、単独ではいちばん弱い札です。`,
		thirteen: (wild: Wild) => `${wildWord(wild)}は一緒に出す札と同じ数字になり、単独では13です。`
	},
	draw: '最初の順位は札を引いて決めます。',
	fourTurns: '同じ数字を4枚出すと、ラウンドが終わるか、もう一度4枚が出るまで、強さが逆になります。',
	wildTax: {
		kept: (wild: Wild) => `${wildWord(wild)}はいちばん弱いと数え、手元に残します。`,
		owed: (wild: Wild) => `${wildWord(wild)}はいちばん強いと数え、真っ先に渡します。`,
		'payer-chooses': (wild: Wild) => `${wildWord(wild)}は渡しても残してもかまいません。`
	},
	revolution: {
		'cancels-tax': (wild: Wild) =>
			`${wildWord(wild)}が2枚とも配られた人は、先に見せれば、そのラウンドは誰も払いません。`,
		dalmuti: (wild: Wild) =>
			`${wildWord(wild)}が2枚とも配られた人は税をなくせます。最下位の人なら、全員の順位も逆転します。`
	},
	trumps: '22枚の切り札の効果は、卓で決めます。',
	out: '手札がなくなったら上がりです。残りが1人になるまで続けます。',
	notLast: (cards: readonly string[]) => `${list(cards)}では上がれません。`,
	taxes: (players: number) => `次に税を払います。${players}人なら：`,
	tax: (payer: string, receiver: string, n: number) => `${payer} → ${receiver}：${n}枚`,
	best: {
		higher: '渡すのは、組を崩してでもいちばん強い札です。',
		lower: '渡すのは、組を崩してでもいちばん小さい数字です。'
	},
	noFirstTax: '最初のラウンドに税はありません。',
	examples: '例',
	example: (over: string, under: string, allowed: boolean) =>
		`${under}に${over}：${allowed ? '出せる' : '出せない'}`,
	source: (game: string) => `${game}のルールを、当アプリの言葉で書いたものです。`,
	houseSource: 'この卓のルールを、当アプリの言葉で書いたものです。'
} satisfies Catalogue['how'];
