import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { Subject } from '#lib/ask/phrasings.ts';

/** See `en/answers.ts`. */
export default {
	highest: (card: string, next: string) => `いちばん強い札は${card}、次は${next}です。`,
	lowest: (card: string, next: string) => `いちばん弱い札は${card}、その上は${next}です。`,
	wildAbove: (wild: string) => `${wild}1枚だけなら、どの札よりも強くなります。`,
	wildBelow: (wild: string) => `${wild}1枚だけなら、どの札よりも弱くなります。`,
	above: (card: string, other: string) => `${card}は${other}より強い札です。`,
	between: (below: string, card: string, above: string) =>
		`${card}は${below}より強く、${above}より弱い札です。`,
	order: (cards: readonly string[]) => `弱い順に：${cards.join(' ')}。`,
	copies: (count: number, card: string) => `${card}は${count}枚あります。`,
	collectsOpen:
		'資料には誰とも書かれていません。集める人は卓で決めます。出した札はそのラウンドでは使いません。',
	runLength: (cards: number) => `階段は${cards}枚からです。`,
	nothingBeats: (card: string) => `${card}に勝てる札はありません。`,
	beatenBy: (card: string, by: readonly string[]) => `${card}に勝てる札：${by.join('、')}。`,
	noEffect: (card: string) => `この卓では、${card}に特別な効果はありません。`,
	titles: (titles: readonly (readonly [title: string, places: number])[]) =>
		`上から：${titles.map(([title, places]) => (places > 1 ? `${title}（${places}人）` : title)).join('、')}。`,
	without: (name: string) => `${name}が抜けると、次の配りから：`,
	questions: {
		ranking: 'どの札が強いですか？',
		copies: 'その数字は何枚ありますか？',
		collects: '誰が札を集めますか？',
		'run-length': '階段は何枚からですか？',
		counts: '何枚で続けますか？',
		beaten: 'この札に勝てるのは？',
		effect: 'この札の効果は？',
		players: '何人で遊べますか？',
		titles: '順位の呼び名は？',
		taxes: '誰が何枚払いますか？',
		'first-lead': '最初のラウンドは誰から？',
		score: '点数は数えますか？'
	} satisfies Record<Subject, string>
} satisfies Catalogue['answers'];
