// Not ICU: a play is named by its kind, size and rank at once; as messages that would be each of some
// hundred plays.
import { isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, type PlayShape, type WildName } from '#lib/messages/cards.ts';

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

export const { anyRank, anySuit, card, nameOf, signs } = cardFormats('ko', {
	trump: '으뜸패 ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => `(${rankWord(rank)} 대신)`
});
