import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import type { PlayerRange } from '#lib/messages/parameters.ts';

const { byCount } = grammar('es');

const ideal = ([from, to]: PlayerRange): string =>
	from === to ? `lo ideal son ${from}` : `lo ideal es de ${from} a ${to}`;
const players = byCount('# persona', '# personas');

const NUMBERS = [
	'tres',
	'cuatro',
	'cinco',
	'seis',
	'siete',
	'ocho',
	'nueve',
	'diez',
	'once',
	'doce',
	'trece',
	'catorce',
	'quince',
	'dieciséis'
];
/** From three to sixteen in letters. */
const number = (n: number): string => NUMBERS[n - 3] ?? String(n);

export default {
	firstTime: 'Se juega con cartas de verdad.',
	number: {
		tooFew: (game: string, min: number, best: PlayerRange) =>
			`${game} pide al menos ${min}; ${ideal(best)}.`,
		tooMany: (game: string, max: number, n: number) =>
			`${game} admite hasta ${max}; en la mesa hay ${n}.`,
		notFair: (n: number, game: string, best: PlayerRange) =>
			`${players(n)}: menos de lo que pide ${game}; ${ideal(best)}.`,
		works: (n: number, best: PlayerRange) => `${players(n)}: se puede, aunque ${ideal(best)}.`,
		best: (n: number, best: PlayerRange) => `${players(n)}: ${ideal(best)}.`
	},
	title: 'Nueva velada',
	subtitle: '¿Quién juega hoy, y a qué?',
	game: (game: string) => `Juego: ${game}`,
	allGames: 'Todos los juegos',
	published: 'Con las reglas publicadas',
	howDoYouPlay: '¿Cómo lo jugáis?',
	otherGames: 'Otros juegos',
	whichGame: '¿Qué juego?',
	players: (from: number, to: number) => `${from}–${to} personas`,
	also: (names: readonly string[]) => `También: ${names.join(', ')}`,
	nameLabel: 'Nombre nuevo, o una lista de nombres',
	namePlaceholder: 'Un nombre o toda una lista',
	add: 'Añadir',
	refused: (name: string, why: string) => `${name}: ${why}`,
	seated: 'Quién juega, en sentido horario',
	tap: 'En sentido horario, como os sentáis.',
	largerPack:
		'Con más de cuatro personas, la fuente de Tahimi prefiere una baraja mayor con impuestos más altos: está entre las reglas de la casa. Aquí se reparten las 52 cartas a partes iguales.',
	secondPack: (max: number) =>
		`Una baraja no basta. Con otra se puede jugar hasta ${max}, como regla de la casa para esta velada.`,
	twoPacks: 'Jugar con dos barajas',
	trumps: {
		question: 'En el tributo y al sacar carta para los asientos, los triunfos del tarot cuentan',
		below: 'por debajo de todo (nuestra lectura)',
		above: 'por encima de todo'
	},
	addEveryone:
		'Añade a quienes juegan, en sentido horario. Sus nombres quedan para la próxima velada.',
	help: 'Preguntas frecuentes',
	again: (n, day) =>
		day === null
			? `¿Las mismas ${number(n)} personas que la última vez?`
			: `¿Las mismas ${number(n)} personas que el ${day}?`,
	missing: 'Toca a quien falte.',
	somebodyNew: 'Alguien más',
	change: 'Cambiar',
	deal: (n) =>
		n === null ? 'Repartir la ronda 1' : `Repartir la ronda 1 a ${n < 3 ? n : number(n)}`,
	draw: 'Sacar carta para los asientos',
	needed: (n) => (n === 1 ? 'Falta una persona' : `Faltan ${n === 2 ? 'dos' : n} personas`),
	goOn: (round, day) =>
		day === null
			? `Seguir con la ronda ${round} de la última vez`
			: `Seguir con la ronda ${round} del ${day}`,
	seeLast: (day) => (day === null ? 'Ver la última vez' : `Ver el último ${day}`),
	leftClosed: (evening) => `“${evening}” está cerrada.`,
	undo: 'Deshacer',
	undoClosing: 'Deshacer y seguir con esa velada',
	first: {
		title: 'Las cartas, vosotros. La corte, la app.',
		how: 'Con vuestra propia baraja. Toca a quien termina: asientos, títulos e impuestos salen solos.',
		promises: ['Gratis', 'Sin conexión', 'Sin cuenta'],
		takeSeats: 'Tomad asiento',
		sample: 'Ver una velada jugada'
	},
	called: {
		question: '¿Cómo lo llamáis?',
		here: (game) => `Aquí se llama ${game}.`,
		none: 'Aquí ningún juego se llama así. Estos son todos:'
	},
	sample: {
		label: 'Ejemplo',
		mark: 'Una velada de ejemplo. Nada de ella se guarda ni se cuenta.',
		players: ['Ana', 'Beto', 'Carla', 'Dani', 'Eli', 'Lena'],
		decree: 'Quien quede al final trae las bebidas.',
		playOwn: 'Jugar de verdad'
	},
	mySeat: 'Mi asiento en la mesa compartida',
	allNames: (n) => `Los ${n} nombres`,
	start: (n: number) => (n === 0 ? 'Empezar' : `Empezar con ${n}`),
	eveningName: (weekday: string, game: string) =>
		`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} de ${game.replace(/^El /, '')}`
} satisfies Catalogue['start'];
