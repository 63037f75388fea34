import { parseCard, type Card, type Rank, isWild, type Wild } from '#lib/cards/card.ts';
import { printedCard, type PlayShape, type WildName } from '#lib/messages/cards.ts';

/** Ranks as printed, but Page and Knight of the tarot pack as words. */
const FACES: Partial<Record<Rank, string>> = { P: 'ペイジ', N: 'ナイト' };
export const rankWord = (rank: Rank): string => FACES[rank] ?? rank;

const WILDS: Readonly<Record<Wild, string>> = { JK: 'ジョーカー', JE: '道化師' };
export const wildWord = (wild: WildName): string =>
	isWild(wild) ? WILDS[wild] : `${rankWord(wild)}の札`;

/** 8; 8の2枚出し; 10までの4枚階段; 単独のジョーカー; 3枚. */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return play.count === 1 ? rankWord(play.rank) : `${rankWord(play.rank)}の${play.count}枚出し`;
		case 'pairs':
			return `${rankWord(play.rank)}までの${play.count / 2}ペア階段`;
		case 'run':
			return `${rankWord(play.rank)}までの${play.count}枚階段`;
		case 'wilds':
			return play.count === 1
				? `単独の${wildWord(play.wild)}`
				: `${wildWord(play.wild)}の${play.count}枚出し`;
		case 'cards':
			return `${play.count}枚`;
	}
}

/** A card as players say it: 8♦, 8, ジョーカー, 切り札13. */
export function cardText(card: Card): string {
	switch (card.kind) {
		case 'trump':
			return `切り札${card.number}`;
		case 'wild':
			return (
				wildWord(card.wild) + (card.as === undefined ? '' : `（${rankWord(card.as)}の代わり）`)
			);
		default:
			return printedCard(card, 'ja');
	}
}

/** The name for the code of a card, a rank or a wild card. */
export function nameOf(code: string): string {
	const card = parseCard(code);
	return card === undefined ? code : cardText(card);
}
