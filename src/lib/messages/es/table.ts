import type { Step } from '#lib/evening/state.ts';
import type { Lead } from '#lib/rules/lead.ts';
import { grammar } from '#lib/messages/grammar.ts';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import common from './common.ts';
import { placed } from './grammar/ordinals.ts';

const { byCount, list } = grammar('es');

const lead = {
	leads: (name: string) => `Sale ${name}`,
	holderLeads: (card: string) => `Sale quien tiene el ${card}`,
	drawn: 'Sale quien toca por sorteo',
	ofTwo: (card: string) =>
		`Si dos tienen un ${card}, quien está más cerca a la izquierda de quien reparte`,
	inDirection: () => 'Es quien sigue en el sentido del juego y aún tiene cartas',
	because: {
		'next-in-turn': () => 'Es quien sigue en sentido horario y aún tiene cartas',
		'highest-place': () => 'Es quien tiene el mayor rango entre quienes aún tienen cartas',
		'lowest-place': () => 'Sale quien tiene el menor rango entre quienes aún tienen cartas',
		'holder-leads': (card) => `Sale quien tiene el ${card}, con la jugada que quiera`,
		random: () => 'La aplicación sortea quién sale',
		'trick-winner': () => 'Quien gana la baza sale en la siguiente',
		'top-seat': () => 'Sale quien ocupa el primer puesto',
		'bottom-seat': () => 'Sale quien ocupa el último puesto',
		'left-of-dealer': () => 'Sale quien está a la izquierda de quien reparte',
		'holder-of-card': (card) => `La primera jugada debe incluir el ${card}`
	} as Readonly<Record<Lead<unknown>['by'], (card: string) => string>>
};

const steps: Record<Step, string> = {
	seats: 'Asientos',
	deal: 'Reparto',
	taxes: 'Impuestos',
	play: 'Juego'
};

export default {
	steps,
	lead,
	stepsLabel: 'Pasos de la ronda',
	stepDone: (step: Step) => `${steps[step]}: listo`,
	round: (n: number) => `Ronda ${n}`,
	lastRound: 'última ronda',
	standings: 'Clasificación',
	counterClockwise: 'Se juega en sentido antihorario',
	more: 'Más',
	cannotStayAwake: 'Este navegador no puede mantener la pantalla encendida.',
	awakeHelp: 'Qué hacer',
	decree: {
		button: 'Decreto',
		buttonInForce: (n: number) => `Decreto, ${n} en vigor`,
		inForce: byCount('# decreto en vigor:', '# decretos en vigor:')
	},
	tax: {
		paid: (name: string) => `${name} pagó`,
		returned: (name: string) => `${name} devolvió`
	},
	play: {
		left: 'se fue',
		falls: (place: number) => `cae al ${placed(place)}`,
		out: (place: number) => placed(place),
		forbidden: 'carta prohibida',
		forbiddenAt: (place: number) => `${placed(place)}, carta prohibida`,
		tile: (name: string, state: string) => `${name}, ${state}`,
		said: (name: string, state: string) => `${name}, ${state}.`,
		roundWon: (winner: string) => `Fin de la ronda. ${winner} termina en primer lugar.`,
		tapWho: 'Toca a quien termine',
		nextOut: 'Siguiente puesto',
		nextPlace: (n: number) => common.ordinal(n),
		ofPlayers: (n: number) => `de ${n}`,
		leads: 'sale',
		leadLabel: 'Quién sale',
		firstLead: 'Primera salida',
		ifNobodyTops: (name: string) => `Si nadie supera a ${name}`,
		why: '¿por qué?',
		reason: (reason: string) => `${reason}.`,
		stillIn: (names) => `Siguen en juego: ${list(names)}`,
		rulesChange: 'Las reglas cambian desde el próximo reparto.',
		capitalFalls: (name: string) => `Cae la capital: ${name} queda fuera de la ronda (DF-6).`,
		notAsLast: (which: readonly string[]) => `Nunca al final: ${which.join(', ')}.`,
		withEffect: (which: readonly string[]) => `con efecto ${which.join(', ')}`,
		collects: (name: string) => `${name} recoge cada baza.`,
		oneCard: '¿Te queda una sola carta? Di “Una carta”.',
		close: 'Cerrar la velada',
		next: 'Siguiente ronda'
	}
} satisfies Catalogue['table'];
