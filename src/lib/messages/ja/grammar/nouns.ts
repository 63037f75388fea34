// Not ICU: a play is named by its kind, size and rank at once; as messages that would be each of some
// hundred plays.
import { isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, type PlayShape, type WildName } from '#lib/messages/cards.ts';

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

export const { anyRank, anySuit, card, cards, nameOf, signs, suits } = cardFormats('ja', {
	trump: '切り札',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => `（${rankWord(rank)}の代わり）`
});
