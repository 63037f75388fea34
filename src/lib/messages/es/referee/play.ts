import type { Rank, Suit, Wild } from '#lib/cards/card.ts';
import type { SuitNeed } from '#lib/referee/suits-needed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import { suitSign, type FaultDetails, type PlayShape } from '#lib/messages/cards.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	aNamed,
	aRank,
	capital,
	cardsWord,
	cardText,
	isMany,
	playText,
	numberWord,
	ranksWord,
	rankWord,
	theRank,
	wildsWord,
	wildWord
} from '#lib/messages/es/grammar/nouns.ts';
import type { Cards } from '#lib/messages/parameters.ts';

const { list, either } = grammar('es');

const signs = (cards: Cards): string =>
	cards.map((card) => (card.kind === 'wild' ? '★' : cardText(card))).join(' ');
const suitsText = (suits: readonly Suit[]): string => list(suits.map((suit) => suitSign(suit)));

function beats(own: PlayShape, other: PlayShape, why: string): string {
	return `${capital(playText(own))} ${isMany(own) ? 'ganan' : 'gana'} a ${playText(other)}: ${why}.`;
}
const be = (own: PlayShape): string => (isMany(own) ? 'son' : 'es');

export const allowed = {
	opens: (own: PlayShape, card: string) =>
		`${capital(playText(own))} ${isMany(own) ? 'pueden' : 'puede'} abrir la ronda: el ${card} está entre las cartas.`,
	leads: (own: PlayShape) => `En la mesa no hay nada: se puede salir con ${playText(own)}.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${isMany(own) ? 'siguen' : 'sigue'} a ${playText(other)}: aquí vale un valor igual.`,
	higherRun: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'misma longitud, carta final más alta'),
	higher: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'mismo tipo de jugada, valor más alto'),
	lower: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'mismo tipo de jugada, número más bajo'),
	turned: (own: PlayShape, other: PlayShape) =>
		beats(own, other, 'mismo tipo de jugada, más fuerte con el orden invertido'),
	trump: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} ${be(own)} aquí un triunfo y supera a ${playText(other)}, sea cual sea el número de cartas.`,
	spadeThree: 'El 3♠ supera a un Joker que está solo.',
	/** @param own the cards, as printed */
	top: (own: string, other: PlayShape) =>
		`${own} puede ponerse sobre ${playText(other)} y cierra la baza.`,
	completes: 'Completa las cuatro: cualquiera puede hacerlo, y la baza acaba.',
	bomb: () => 'Cuatro iguales pueden ponerse aquí sobre cualquier jugada: una bomba.',
	onlyBomb: 'Solo las superan cuatro más fuertes.',
	call: 'Es la siguiente carta de la secuencia cantada.',
	standsFor(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		if (ranks.length === 1) return `El ${wildWord(wild)} hace de ${rankWord(first)}.`;
		const all = ranks.every((rank) => rank === first) ? ranksWord(first) : list(ranks.map(aRank));
		return `Los ${wildsWord(wild)} hacen de ${all}.`;
	}
};

const faults: Readonly<Record<PatternFault | 'no-set', (details: FaultDetails) => string>> = {
	'no-cards': () => 'Aún no hay cartas que juzgar.',
	'rank-not-in-pack': () => 'Una carta de ese valor no está en la baraja en uso.',
	'stand-in-does-not-fit': ({ wild }) =>
		`Lo que representa el ${wildWord(wild)} no casa con las otras cartas.`,
	'too-many-for-a-set': ({ most }) => `Aquí un grupo tiene como mucho ${cardsWord(most)}.`,
	'wilds-stand-for-nothing': ({ wild }) =>
		`En este juego un ${wildWord(wild)} no representa a otra carta.`,
	'wilds-not-in-runs': ({ wild }) => `Un ${wildWord(wild)} se suma a un grupo, no a una escalera.`,
	'runs-not-played': () =>
		'Aquí no se juegan escaleras: todas las cartas han de ser del mismo valor.',
	'suits-unknown': () => 'Es una escalera si todas sus cartas son del mismo palo.',
	'run-of-several-suits': () => 'Una escalera ha de ser de un solo palo.',
	'no-set': () => 'Estas cartas no son del mismo valor.',
	'no-set-or-run': () => 'Estas cartas no son ni del mismo valor ni una escalera de un solo palo.'
};

function counting(wild: Wild, ranks: readonly Rank[], where: string): string {
	const [first] = ranks as readonly [Rank];
	if (ranks.length === 1) return `El ${wildWord(wild)} ${where}cuenta como ${rankWord(first)}.`;
	const all = ranks.every((rank) => rank === first) ? ranksWord(first) : list(ranks.map(aRank));
	return `Los ${wildsWord(wild)} ${where}cuentan como ${all}.`;
}

export const refused = {
	faults,
	passedOut: 'Quien ha pasado queda fuera hasta la siguiente baza.',
	outOfTurn: 'Es el turno de otra persona.',
	mustEqual:
		'La última jugada igualó la anterior: ahora solo puede seguir el mismo valor, o pasar.',
	mustInclude: (card: string) => `La primera jugada de la ronda debe incluir el ${card}.`,
	wildIsNot: (wild: Wild) => `Un ${wildWord(wild)} no puede sustituir a esa carta.`,
	sequence: {
		plain: 'Hay una secuencia cantada: solo vale la siguiente carta en orden.',
		red: 'Hay una secuencia cantada: solo vale la siguiente carta en orden, roja.',
		black: 'Hay una secuencia cantada: solo vale la siguiente carta en orden, negra.',
		suit: (sign: string) =>
			`Hay una secuencia cantada: solo vale la siguiente carta en orden, de ${sign}.`
	},
	wildsUnbeatable(wild: Wild, ranks: readonly Rank[]): string {
		const [first] = ranks as readonly [Rank];
		return ranks.length === 1
			? `Aquí el ${wildWord(wild)} cuenta como ${rankWord(first)}, y nada supera ${aRank(first)}.`
			: `Aquí los ${wildsWord(wild)} cuentan como ${ranksWord(first)}, y nada los supera.`;
	},
	/** What a card of the wild rank counts as (RG-7). @param ranks a list */
	wildRankCounts: (rank: string, ranks: string) => `El ${rank} hace de ${ranks}.`,
	wildsCount: {
		table: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, 'de la mesa '),
		play: (wild: Wild, ranks: readonly Rank[]) => counting(wild, ranks, '')
	},
	wildsAlone: {
		lowest: (wild: Wild) => `Sin otra carta, un ${wildWord(wild)} vale menos que cualquier otra.`,
		thirteen: (wild: Wild) => `Sin otra carta, un ${wildWord(wild)} cuenta como 13.`,
		highest: (wild: Wild) => `Sin otra carta, un ${wildWord(wild)} vale más que cualquier otra.`
	},
	ended: {
		spadeThree: 'El 3♠ está sobre el Joker: la baza ha acabado.',
		/** @param cards as printed */
		top: (cards: string) => `${cards} cerró la baza.`,
		completedFour: (rank: Rank) => `Hay cuatro ${ranksWord(rank)}: la baza ha acabado.`,
		rank: (rank: Rank) => `Los ${ranksWord(rank)} cierran la baza en el acto.`
	},
	unbeatable: (other: PlayShape) =>
		`${capital(playText(other))} ${isMany(other) ? 'son imbatibles' : 'es imbatible'}: la baza ha acabado.`,
	otherPattern: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} no ${isMany(own) ? 'siguen' : 'sigue'} a ${playText(other)}: es otro tipo de jugada.`,
	otherCount: (there: number, played: number) =>
		`En la mesa hay ${cardsWord(there)}, así que hay que jugar ${numberWord(there)}, no ${numberWord(played)}.`,
	equal: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} sobre ${playText(other)}: un valor igual no vale.`,
	turned: (own: PlayShape, other: PlayShape) =>
		`El orden está invertido: ${playText(own)} ${isMany(own) ? 'valen' : 'vale'} menos que ${playText(other)}.`,
	notLower: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} no ${be(own)} mejor que ${playText(other)}: gana el número más bajo.`,
	notHigher: (own: PlayShape, other: PlayShape) =>
		`${capital(playText(own))} no ${isMany(own) ? 'superan' : 'supera'} a ${playText(other)}.`,
	locked: (suits: readonly Suit[]) => `La baza está bloqueada en ${suitsText(suits)}.`,
	numberLocked: () =>
		'La baza está bloqueada por valores: solo puede seguir el valor vecino siguiente.',
	forbiddenLast: (cards: readonly string[]) =>
		`Nadie puede terminar con ${either(cards.map(aNamed))}; quien lo hace ocupa el último puesto.`,
	forbiddenTurned: 'Con el orden invertido, los treses ocupan el lugar de los doses.'
};

const WHY: Readonly<Record<SuitNeed['why'], string>> = {
	run: 'de la escalera',
	lock: 'para el bloqueo de palo',
	opening: 'de la apertura',
	call: 'tras la secuencia cantada',
	top: 'como carta sobre todas',
	'forbidden-last': 'como última carta'
};

export const whichSuit = {
	run: '¿De qué palo es la escalera?',
	card: (rank: Rank, why: SuitNeed['why']) => `¿De qué palo es ${theRank(rank)} ${WHY[why]}?`,
	three: (rank: string) => `¿De qué palo es el ${rank}?`
};

export const play = {
	verdicts: { yes: 'Se puede', no: 'No se puede', table: 'Decide la mesa' },
	allowed,
	refused,
	whichSuit,
	trumpUnwritten: (trump: number) =>
		`Las fuentes no dicen qué hace el triunfo ${trump}, y esta mesa aún no lo ha escrito.`,
	trumpSays: (trump: number, text: string) => `Triunfo ${trump}, en palabras de esta mesa: ${text}`,
	onto: (cards: Cards, under: Cards) => `${signs(cards)} sobre ${signs(under)}`,
	asLead: (cards: Cards) => `${signs(cards)} de salida`,
	tableDecided: 'Así lo decidió esta mesa.',
	calls: { plain: 'Cualquier palo', red: 'Rojo', black: 'Negro' },
	theCall: 'Qué se cantó',
	onTable: 'La jugada de la mesa tampoco valía.',
	standsForWhat: (wild: Wild) => `${wildWord(wild)} hace de…`,
	rankStandsForWhat: (rank: string) => `El ${rank} hace de…`,
	tapRank: 'Toca un valor',
	standsFor: (wild: Wild) => `El ${wildWord(wild)} hace de`,
	whichTrump: '¿Qué triunfo?',
	wouldBeAllowed: 'Se podría jugar:',
	rows: { asked: 'Quiere jugar', table: 'En la mesa', before: 'Antes de eso' },
	suitsMatter: 'Aquí importan los palos',
	ask: '¿Qué cartas?',
	askAny: 'Qué se puede jugar',
	how: 'Toca las cartas de la mesa y luego las que se quieren jugar.',
	another: 'Otra pregunta',
	isTurned: 'Ahora el orden está invertido.',
	mayPass: (on: Cards) => `¿Se puede pasar ante ${signs(on)}?`,
	nothingToPlay: 'Nada de esta mano se puede jugar ahí.',
	mustPlay: 'Esta mano tiene jugada; solo pasa quien no tiene ninguna.',
	circumstances: {
		label: 'Circunstancias',
		opening: {
			this: 'Primera jugada de la ronda',
			first: 'Primera jugada de la primera ronda',
			later: 'Primera jugada de una ronda posterior',
			every: 'Primera jugada de la ronda'
		},
		passed: 'Pasó en esta baza',
		turned: 'Orden invertido',
		last: 'Termina con ella',
		call: 'Secuencia cantada',
		earlier: 'Jugada anterior',
		outOfTurn: 'Fuera de turno',
		passedSince: 'Alguien pasó desde entonces',
		passing: '¿Puede pasar esta mano?'
	}
};
