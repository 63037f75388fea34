import type { Card, Rank, Wild } from '#lib/cards/card.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import { grammar } from '#lib/messages/grammar.ts';
import {
	capital,
	cardsWord,
	cardText,
	ranksWord,
	wildsWord,
	wildWord
} from '#lib/messages/es/grammar/nouns.ts';

const { byCount, list } = grammar('es');

const cards = byCount('# carta', '# cartas');
const these = (of: readonly Card[]): string => list(of.map(cardText));
const NUMBERS = ['ningún', 'un', 'dos', 'tres', 'cuatro'];
const wilds = (wild: Wild, n: number): string =>
	`${NUMBERS[n] ?? n} ${n === 1 ? wildWord(wild) : wildsWord(wild)}`;

/** "la mejor carta", "las dos mejores cartas". */
const the = (n: number, one: string, many: string): string =>
	n === 1 ? `la ${one} carta` : `las ${cardsWord(n).replace(' ', ` ${many} `)}`;
/** "la carta más alta", "las dos cartas más altas". */
const most = (n: number, one: string, many: string): string =>
	n === 1 ? `la carta más ${one}` : `las ${cardsWord(n)} más ${many}`;

export const hand = {
	tribute: (n: number) => `Un tributo de ${cards(n)}`,
	giveback: (n: number) => `Una devolución de ${cards(n)}`,
	give: {
		best: (n: number) => `Da ${the(n, 'mejor', 'mejores')}`,
		highest: (n: number) => `Da ${most(n, 'alta', 'altas')}`
	},
	return: {
		any: (n: number) =>
			n === 1 ? 'Devuelve una carta cualquiera' : `Devuelve ${cardsWord(n)} cualesquiera`,
		worst: (n: number) => `Devuelve ${the(n, 'peor', 'peores')}`,
		lowest: (n: number) => `Devuelve ${most(n, 'baja', 'bajas')}`
	},
	nothing: 'No se debe nada',
	whyNothing: {
		'first-round': 'En la primera ronda no hay impuestos.',
		revolution: 'Se declaró una revolución: esta ronda nadie paga impuestos.',
		'no-taxes': 'Esta mesa juega sin impuestos.',
		newcomer: 'Quien se incorpora ni paga ni recibe en esa ronda.',
		hands: 'El último y el primer puesto cambiaron toda su mano: entre ellos no se paga impuesto.',
		void: 'Alguien se fue antes de que se pagara ese impuesto, así que queda anulado.',
		middle: 'El centro de la mesa ni paga ni recibe.',
		'no-seats': 'Los primeros asientos aún no están decididos.'
	} satisfies Record<NothingOwed, string>,
	freeAfterLooking:
		'Quien recibe mira antes el tributo y elige libremente; lo recibido también puede volver.',
	freeUnseen: 'Quien recibe elige libremente, antes de ver el tributo.',
	setsBreak: 'Solo cuenta el valor, aunque se rompa un grupo.',
	rankCounts: 'Solo cuenta el valor.',
	inOrder: {
		best: 'De las demás cartas van primero las mejores.',
		highest: 'De las demás cartas van primero las más altas.',
		worst: 'De las demás cartas van primero las peores.',
		lowest: 'De las demás cartas van primero las más bajas.'
	},
	openerFirst: (card: string) =>
		`Con menos de cuatro cartas de su valor, el ${card} va primero: no se puede guardar para la salida.`,
	payerPicks: 'Entre valores iguales elige quien paga.',
	receiverPicks: 'Entre valores iguales elige quien recibe.',
	wildsStay: (wild: Wild, held: number) =>
		held === 1 ? `El ${wildWord(wild)} se queda.` : `Los ${wildsWord(wild)} se quedan.`,
	wildsAsLiked: (wild: Wild, held: number) =>
		held === 1
			? `El ${wildWord(wild)} puede irse o quedarse.`
			: `Los ${wildsWord(wild)} pueden irse o quedarse.`,
	wildsGo: (wild: Wild, held: number) =>
		held === 1
			? `El ${wildWord(wild)} tiene que irse.`
			: `Los ${wilds(wild, held)} tienen que irse.`,
	someWildsGo: (wild: Wild, n: number) =>
		`${capital(wilds(wild, n))} ${n === 1 ? 'tiene' : 'tienen'} que irse.`,
	goes: (must: readonly Card[]) =>
		`${must.length === 1 ? 'Se va esta' : 'Se van estas'}: ${these(must)}.`,
	pick: (n: number, of: readonly Card[]) => `Elige ${n} de: ${these(of)}.`,
	pickToo: (n: number, of: readonly Card[]) => `Y elige ${n} de: ${these(of)}.`,
	doubts: {
		tooFew: {
			best: (n: number) =>
				`Marca primero ${n === 1 ? 'tu mejor carta' : `tus ${NUMBERS[n] ?? n} mejores cartas`}.`,
			highest: (n: number) =>
				`Marca primero ${n === 1 ? 'tu carta más alta' : `tus ${NUMBERS[n] ?? n} cartas más altas`}.`,
			worst: (n: number) =>
				`Marca primero ${n === 1 ? 'tu peor carta' : `tus ${NUMBERS[n] ?? n} peores cartas`}.`,
			lowest: (n: number) =>
				`Marca primero ${n === 1 ? 'tu carta más baja' : `tus ${NUMBERS[n] ?? n} cartas más bajas`}.`
		},
		moreOfRank: (rank: Rank) =>
			`Si en la mano hay más ${ranksWord(rank)}, se elige entre todas esas cartas.`,
		moreOfOpener: (card: string) =>
			`Si la mano tiene más cartas de ese valor, el ${card} va primero, salvo que estén las cuatro.`,
		trumpsFirst:
			'Los triunfos del tarot van primero: cada uno de la mano va en lugar de la más baja de estas cartas.',
		moreWilds: (wild: Wild) =>
			`Si en la mano hay más ${wildsWord(wild)}, se elige entre todas esas cartas.`,
		wilds: (wild: Wild) => `Un ${wildWord(wild)} en la mano cuenta como lo que diga quien lo tiene.`
	},
	covered: 'La mano está tapada',
	uncover: 'Toca cuando nadie más mire',
	whoAsks: '¿Quién pregunta?',
	payer: 'Quien paga',
	receiver: 'Quien recibe',
	gives: (payer: string, n: number) => `${payer} da ${n}`,
	givesBack: (receiver: string, n: number) => `${receiver} devuelve ${n}`,
	label: 'Mano',
	whole: 'Es la mano entera',
	cover: 'Tapar la mano'
};
