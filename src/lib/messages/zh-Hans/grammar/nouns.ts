// Not ICU: a play is named by its kind, size and rank at once, with spaces by its signs; as messages
// that would be each of some hundred plays.
import { isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, type PlayShape, type WildName } from '#lib/messages/cards.ts';

const NUMBERS = '零 一 两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六'.split(' ');

/** "三张"; beyond the sets of two packs "17 张", at the start of a phrase. */
export const cardsWord = (n: number): string => {
	const word = NUMBERS[n];
	return word === undefined ? `${n} 张` : `${word}张`;
};

const FACES: Partial<Record<Rank, string>> = { P: '侍从', N: '骑士' };

/** A rank as printed; by name where few know the letter. */
export const rankWord = (rank: Rank): string => FACES[rank] ?? rank;

/** A text within a sentence: letters, digits and suits get spaces beside Chinese: " 8 或鬼牌". */
export const spaced = (text: string): string =>
	`，${text}，`
		.replace(/([，\p{Script=Han}])([\x21-\x7e♣♦♥♠★☾])/gu, '$1 $2')
		.replace(/([\x21-\x7e♣♦♥♠★☾])([，\p{Script=Han}])/gu, '$1 $2')
		.slice(1, -1);
/** The rank at the end of a phrase. */
export const after = (text: string): string => (/^[\x20-\x7e]/.test(text) ? ` ${text}` : text);

const WILDS: Readonly<Record<Wild, string>> = { JK: '鬼牌', JE: '小丑' };
export const wildWord = (wild: WildName): string =>
	isWild(wild) ? WILDS[wild] : `点数为 ${rankWord(wild)} 的牌`;

/** "一张鬼牌". */
const someWilds = (wild: WildName, n: number): string => cardsWord(n) + wildWord(wild);

/** "一张 8", "一对 8", "三张 8". */
const setText = (count: number, rank: Rank): string =>
	`${count === 2 ? '一对' : cardsWord(count)}${after(rankWord(rank))}`;

/** "一对 8", "到 10 为止的四张顺子", "单张鬼牌". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `到${spaced(rankWord(play.rank))}为止的${NUMBERS[play.count / 2]}连对`;
		case 'run':
			return `到${spaced(rankWord(play.rank))}为止的${cardsWord(play.count)}顺子`;
		case 'wilds':
			return play.count === 1 ? `单张${wildWord(play.wild)}` : someWilds(play.wild, play.count);
		case 'cards':
			return `这${cardsWord(play.count)}牌`;
	}
}

const formats = cardFormats('zh-Hans', {
	trump: '将牌 ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => `（当${after(rankWord(rank))}）`
});
export const { card, cards, nameOf, signs } = formats;
/** "8 或 9". */
export const anyRank = (all: readonly Rank[]): string => spaced(formats.anyRank(all)).trim();
