import { parseCard, type Card, type Rank, isWild, type Wild } from '#lib/cards/card.ts';
import { printedCard, type PlayShape, type WildName } from '#lib/messages/cards.ts';

const FACES: Partial<Record<Rank, string>> = {
	P: '페이지',
	N: '나이트',
	J: '잭',
	Q: '퀸',
	K: '킹',
	A: '에이스'
};
/** 8, 킹. */
export const rankWord = (rank: Rank): string => FACES[rank] ?? rank;

const WILDS: Readonly<Record<Wild, string>> = { JK: '조커', JE: '어릿광대' };
export const wildWord = (wild: WildName): string =>
	isWild(wild) ? WILDS[wild] : `${rankWord(wild)} 카드`;

/** A number of wild cards. */
const someWilds = (wild: WildName, n: number): string => `${wildWord(wild)} ${n}장`;

/** 8; 8 페어; 8 카드 3장; 10까지의 4장 런; 조커 1장; 카드 3장. */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			if (play.count === 1) return rankWord(play.rank);
			return `${rankWord(play.rank)} ${play.count === 2 ? '페어' : `카드 ${play.count}장`}`;
		case 'pairs':
			return `${rankWord(play.rank)}까지의 ${play.count / 2}페어 런`;
		case 'run':
			return `${rankWord(play.rank)}까지의 ${play.count}장 런`;
		case 'wilds':
			return someWilds(play.wild, play.count);
		case 'cards':
			return `카드 ${play.count}장`;
	}
}

/** A card as players say it: 8♦, 8, 조커, 으뜸패 13. */
export function cardText(card: Card): string {
	switch (card.kind) {
		case 'trump':
			return `으뜸패 ${card.number}`;
		case 'wild':
			return wildWord(card.wild) + (card.as === undefined ? '' : `(${rankWord(card.as)} 대신)`);
		default:
			return printedCard(card, 'ko');
	}
}

/** The name for the code of a card, a rank or a wild card. */
export function nameOf(code: string): string {
	const card = parseCard(code);
	return card === undefined ? code : cardText(card);
}
