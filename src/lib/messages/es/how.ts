import type { Wild } from '#lib/cards/card.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { capital, numberWord, someWilds, wildsWord, wildWord } from './grammar/nouns.ts';

const { either } = grammar('es');

export default {
	title: 'Cómo se juega, en un minuto',
	parts: {
		need: 'Hace falta',
		aim: 'El objetivo',
		turn: 'Un turno',
		out: 'Quedarse sin cartas',
		next: 'La ronda siguiente'
	},
	sentences: (all: readonly string[]) => all.join(' '),
	need: (people: number, pack: string, wilds: string | null) =>
		`${capital(numberWord(people))} personas o más y ${pack}${wilds === null ? '' : `, con ${wilds}`}. Se reparten todas las cartas.`,
	packs: {
		standard: (n: number) => (n === 2 ? 'dos barajas de 52 cartas' : 'una baraja de 52 cartas'),
		'32': (n: number) => (n === 2 ? 'dos barajas de 32 cartas' : 'una baraja de 32 cartas'),
		'40': (n: number) => (n === 2 ? 'dos barajas de 40 cartas' : 'una baraja de 40 cartas'),
		'extra-suits': () =>
			'una baraja de 52 cartas y, por cada persona a partir de la quinta, un palo de otra baraja',
		'suits-and-ranks': () =>
			'una baraja de 52 cartas, con más valores y palos si sois más de cuatro',
		dalmuti: () => 'una baraja con números del 1 al 12, cada uno tantas veces como indica',
		tarot: () => 'una baraja de tarot'
	},
	wilds: (wild: Wild, n: number) => someWilds(wild, n),
	aim: (first: string, last: string) =>
		`Quedarse sin cartas antes que el resto. Primer puesto: ${first}. Último puesto: ${last}.`,
	opens: (card: string) => `Quien tiene el ${card} sale primero, y lo juega.`,
	leads: {
		sets: 'Se sale con una carta o con varias del mismo valor.',
		runs: 'Se sale con una carta, con varias del mismo valor o con una escalera de tres o más de un palo.'
	},
	follows: {
		higher: 'En sentido horario, el resto juega otras tantas cartas de un valor más alto, o pasa.',
		lower: 'En sentido horario, el resto juega otras tantas cartas de un número más bajo, o pasa.',
		counterHigher:
			'En sentido antihorario, el resto juega otras tantas cartas de un valor más alto, o pasa.',
		counterLower:
			'En sentido antihorario, el resto juega otras tantas cartas de un número más bajo, o pasa.'
	},
	ranks: (ranks: string) => `De menor a mayor: ${ranks}.`,
	won: 'Cuando el resto ha pasado, vuelve a salir quien hizo la última jugada.',
	wild: {
		any: (wild: Wild) => `Un ${wildWord(wild)} hace de cualquier carta.`,
		joins: (wild: Wild) =>
			`Un ${wildWord(wild)} toma el valor de las cartas que acompaña; solo, es el más débil.`,
		thirteen: (wild: Wild) =>
			`Un ${wildWord(wild)} toma el número de las cartas que acompaña; solo, cuenta como 13.`
	},
	draw: 'Se sacan cartas para los primeros puestos.',
	fourTurns:
		'Cuatro cartas iguales invierten el orden hasta que acabe la ronda o hasta que otras cuatro vuelvan a invertirlo.',
	wildTax: {
		kept: (wild: Wild) => `Un ${wildWord(wild)} cuenta como lo más bajo, así que se queda.`,
		owed: (wild: Wild) =>
			`Un ${wildWord(wild)} cuenta como lo más alto, así que es lo primero que se da.`,
		'payer-chooses': (wild: Wild) =>
			`Un ${wildWord(wild)} se da o se guarda, a elección de quien lo tiene.`
	},
	revolution: {
		'cancels-tax': (wild: Wild) =>
			`Quien recibe dos ${wildsWord(wild)} puede enseñarlos antes: entonces nadie paga.`,
		dalmuti: (wild: Wild) =>
			`Quien recibe dos ${wildsWord(wild)} puede anular los impuestos; si ocupa el último puesto, además se invierten todos los puestos.`
	},
	trumps: 'La mesa dice qué hacen los 22 triunfos.',
	out: 'Quien no tiene cartas ha terminado. El resto sigue hasta que solo quede una persona con cartas.',
	notLast: (cards: readonly string[]) => `No se puede terminar con ${either(cards)}.`,
	taxes: (players: number) => `Después se pagan impuestos. Con ${numberWord(players)}:`,
	tax: (payer: string, receiver: string, n: number) => `${payer} → ${receiver}: ${n}`,
	best: {
		higher: 'Se dan las cartas más altas, aunque rompan un grupo.',
		lower: 'Se dan los números más bajos, aunque rompan un grupo.'
	},
	noFirstTax: 'La primera ronda no tiene impuestos.',
	examples: 'Ejemplos',
	example: (over: string, under: string, allowed: boolean) =>
		`${over} sobre ${under}: ${allowed ? 'se puede' : 'no se puede'}`,
	source: (game: string) => `Las reglas de ${game}, con nuestras palabras.`,
	houseSource: 'Las reglas de esta mesa, con nuestras palabras.'
} satisfies Catalogue['how'];
