// Not ICU: a play is named by its kind, size and rank at once, with nouns that change before another
// noun; as messages that would be each of some hundred plays.
import { isWild, type Rank, type Wild } from '#lib/cards/card.ts';
import { cardFormats, type PlayShape, type WildName } from '#lib/messages/cards.ts';

/** "קלף אחד", "שני קלפים", "5 קלפים". */
function cardsWord(n: number): string {
	if (n === 1) return 'קלף אחד';
	return n === 2 ? 'שני קלפים' : `${n} קלפים`;
}

const FACES: Partial<Record<Rank, readonly [one: string, many: string]>> = {
	P: ['נושא כלים', 'נושאי כלים'],
	N: ['אביר', 'אבירים'],
	J: ['נסיך', 'נסיכים'],
	Q: ['מלכה', 'מלכות'],
	K: ['מלך', 'מלכים'],
	A: ['אס', 'אסים']
};

/** "8", "מלך". */
export const rankWord = (rank: Rank): string => FACES[rank]?.[0] ?? rank;
/** After "pair of": "8", "מלכים". */
export const ranksWord = (rank: Rank): string => FACES[rank]?.[1] ?? rank;
/** Alone: "קלפי 8", "מלכים". */
export const ranksAlone = (rank: Rank): string => FACES[rank]?.[1] ?? `קלפי ${rank}`;

const WILDS: Readonly<Record<Wild, readonly [one: string, many: string]>> = {
	JK: ['ג׳וקר', 'ג׳וקרים'],
	JE: ['ליצן', 'ליצנים']
};
export const wildWord = (wild: WildName): string =>
	isWild(wild) ? WILDS[wild][0] : rankWord(wild);
export const wildsWord = (wild: WildName): string =>
	isWild(wild) ? WILDS[wild][1] : ranksAlone(wild);

/** "ג׳וקר", "שני ג׳וקרים". */
function someWilds(wild: WildName, n: number): string {
	if (n === 1) return wildWord(wild);
	return n === 2 ? `שני ${wildsWord(wild)}` : `${n} ${wildsWord(wild)}`;
}

/** Names of sets by size, before their rank. */
const EQUALS: Readonly<Record<number, string>> = {
	2: 'זוג',
	3: 'שלישיית',
	4: 'רביעיית',
	5: 'חמישיית',
	6: 'שישיית'
};

/** "8", "זוג 8", "שלישיית מלכים". */
function setText(count: number, rank: Rank): string {
	if (count === 1) return rankWord(rank);
	const before = EQUALS[count];
	return before === undefined ? `${count} ${ranksAlone(rank)}` : `${before} ${ranksWord(rank)}`;
}

/** "זוג 8", "רצף של 4 עד 10", "ג׳וקר לבדו". */
export function playText(play: PlayShape): string {
	switch (play.kind) {
		case 'set':
			return setText(play.count, play.rank);
		case 'pairs':
			return `רצף של ${play.count / 2} זוגות עד ${rankWord(play.rank)}`;
		case 'run':
			return `רצף של ${cardsWord(play.count)} עד ${rankWord(play.rank)}`;
		case 'wilds':
			return play.count === 1 ? `${wildWord(play.wild)} לבדו` : someWilds(play.wild, play.count);
		case 'cards':
			return cardsWord(play.count);
	}
}

export const { anyRank, anySuit, card, cards, nameOf, signs, suits } = cardFormats('he', {
	trump: 'שליט ',
	rank: rankWord,
	wild: wildWord,
	standsFor: (rank) => ` בתור ${rankWord(rank)}`
});
