import type { Catalogue } from '#lib/messages/catalogue.ts';
import { grammar } from '#lib/messages/grammar.ts';

const { byCount, list, plural } = grammar('es');

const won = (reached: string, winners: readonly string[]) =>
	winners.length === 0
		? `${reached}.`
		: `${reached}: ${plural(winners.length, { one: 'gana', other: 'comparten la victoria' })} ${list(winners)}.`;

export default {
	firstTime: 'Queda en la Crónica.',
	over: {
		title: 'Fin de la ronda',
		crowned: 'En lo más alto',
		places: 'Los nuevos puestos',
		stays: (title) => `sigue como ${title}`,
		up: byCount('sube # puesto', 'sube # puestos'),
		down: byCount('baja # puesto', 'baja # puestos'),
		same: 'mismo puesto',
		milestones: {
			rise: (name) => `${name} deja el último puesto por primera vez.`,
			reignOver: (name, rounds) => `El reinado de ${name} acaba tras ${rounds} rondas.`,
			reigns: (name, reigns) => `${name} reina ${reigns} rondas seguidas.`
		},
		overturned:
			'Quien ocupaba el último puesto terminó en primer lugar: se invierten todos los puestos y la ronda acaba (DF-8).'
	},
	target: {
		rounds: (n: number, winners: readonly string[]) =>
			won(
				plural(n, { one: `Se ha jugado ${n} ronda`, other: `Se han jugado ${n} rondas` }),
				winners
			),
		points: (n: number, winners: readonly string[]) =>
			won(
				plural(n, { one: `Se ha llegado a ${n} punto`, other: `Se ha llegado a ${n} puntos` }),
				winners
			)
	},
	closed: {
		closed: 'Cerrada',
		noRound: 'En esta velada no se acabó ninguna ronda.',
		whole: 'La velada entera',
		share: 'Compartir la velada',
		points: 'Puntos de todas las rondas',
		reigns: 'Quién ganó y reinó',
		decrees: 'Decretos de la velada',
		reopen: 'Reabrir',
		another: 'Otra velada'
	}
} satisfies Catalogue['results'];
