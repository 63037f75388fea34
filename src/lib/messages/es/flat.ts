import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';
import { nth, placed } from './grammar/ordinals.ts';

const { byCount, plural, list } = grammar('es');

export default {
	title: 'El teléfono, en el centro',
	names: 'Alrededor de la mesa',
	tile: (name: string, lines: readonly string[]) => [name, ...lines].join(', '),
	farEnd: (control: string) => `${control}, en el lado opuesto`,
	leave: 'Dejar la vista central',
	undo: (what: string) => `Deshacer: ${what}`,
	nothingToUndo: 'Deshacer',
	fullScreen: 'Pantalla completa',
	turn: {
		open: 'Girar los nombres',
		how: 'Arrastra los nombres hasta que estén como la gente en la mesa',
		clockwise: 'Girar en sentido horario',
		counterclockwise: 'Girar en sentido antihorario',
		done: 'Listo'
	},
	empty: {
		none: 'No hay ninguna velada en la mesa.',
		noSeats: 'Nadie tiene silla aún. Di en la Mesa dónde se sienta cada quien.',
		over: 'Esta velada está cerrada.',
		toTable: 'A la Mesa'
	},
	deal: {
		deals: (dealer: string, cards: number) =>
			plural(cards, {
				one: `${dealer} reparte 1 carta por persona`,
				other: `${dealer} reparte ${cards} cartas por persona`
			}),
		you: 'Te toca repartir',
		oneMore: 'Una carta más',
		next: 'Repartido',
		tooFew: 'Muy poca gente: alguien tiene que incorporarse, o la velada acaba.',
		tooMany: 'Demasiada gente: alguien tiene que irse, o la velada acaba.'
	},
	taxes: {
		tap: 'Toca tu nombre cuando hayas entregado tus cartas',
		allDone: 'Todo entregado',
		none: 'Esta ronda no hay impuestos',
		give: {
			best: (n: number, to: string) =>
				plural(n, {
					one: `Da tu mejor carta a ${to}`,
					other: `Da tus ${n} mejores cartas a ${to}`
				}),
			highest: (n: number, to: string) =>
				plural(n, {
					one: `Da tu carta más alta a ${to}`,
					other: `Da tus ${n} cartas más altas a ${to}`
				}),
			all: (to: string) => `Da todas tus cartas a ${to}`
		},
		comes: (n: number, from: string) =>
			plural(n, { one: `1 carta de ${from}`, other: `${n} cartas de ${from}` }),
		back: {
			'free-after-looking': byCount(
				'Mira y devuelve 1 cualquiera',
				'Mira y devuelve # cualesquiera'
			),
			'free-unseen': byCount(
				'A la vez, da 1 cualquiera sin mirar',
				'A la vez, da # cualesquiera sin mirar'
			),
			worst: byCount('A la vez, da tu peor carta', 'A la vez, da tus # peores cartas')
		},
		given: 'Entregado',
		untaxed: 'Sin impuesto',
		paid: 'Todo pagado',
		play: 'A jugar'
	},
	play: {
		tap: 'Toca a quien termine',
		nextPlace: (n: number) => nth(n),
		place: (n: number) => nth(n),
		out: (n: number) => placed(n),
		forbidden: 'carta prohibida',
		falls: (n: number) => `cae al ${placed(n)}`,
		left: 'se fue',
		over: 'Fin de la ronda',
		first: (winner: string) => `${winner} termina en primer lugar`,
		reversed: 'El orden está invertido',
		counterClockwise: 'Se juega en sentido antihorario',
		clockwise: 'Se juega en sentido horario',
		turned: 'Se invierten todos los puestos',
		capital: (name: string) => `${name} cae`,
		next: 'Siguiente ronda',
		close: 'Cerrar la velada'
	},
	lead: {
		leads: (name: string) => `Sale ${name}`,
		holder: (card: string) => `Sale quien tiene el ${card}`,
		drawn: 'Sale quien toca por sorteo',
		untopped: (name: string) => `Si nadie la supera: sale ${name}`
	},
	exit: {
		title: (name: string, n: number) => `${name}: ${placed(n)}`,
		back: (name: string) => `${name} no había terminado`,
		judge: (cards: string) => `Acabó con carta prohibida: ${cards}`,
		allowed: 'La última carta valía',
		swap: (name: string, n: number) => `Cambiar con ${name}, ${placed(n)}`,
		ended: 'Esta ronda acabó antes. Deshazlo para cambiarlo.',
		turned: (name: string) =>
			`Se invirtieron todos los puestos. Para cambiarlo, toca a ${name}, que terminó en primer lugar.`,
		cards: (cards: readonly string[]) => list(cards),
		close: 'Cerrar'
	},
	edicts: {
		title: 'Decretos y decisiones',
		decree: (issuer: string, targets: readonly string[], text: string) =>
			`${issuer} a ${list(targets)}: ${text}`,
		toEveryone: (issuer: string, text: string) => `${issuer} a toda la mesa: ${text}`,
		ruling: (word: string, sentence: string) =>
			sentence === '' ? `Decisión: ${word}` : `Decisión: ${word}. ${sentence}`,
		house: (word: string, sentence: string) =>
			sentence === ''
				? `Decisión propia de la mesa: ${word}`
				: `Decisión propia de la mesa: ${word}. ${sentence}`
	}
} satisfies Catalogue['flat'];
