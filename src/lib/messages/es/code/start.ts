import type { CodeOf } from '#lib/messages/catalogue.ts';

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
	again: (n, day) =>
		day === null
			? `¿Las mismas ${number(n)} personas que la última vez?`
			: `¿Las mismas ${number(n)} personas que el ${day}?`,
	deal: (n) =>
		n === null ? 'Repartir la ronda 1' : `Repartir la ronda 1 a ${n < 3 ? n : number(n)}`,
	eveningName: (weekday: string, game: string) =>
		`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} de ${game.replace(/^El /, '')}`
} satisfies CodeOf<'es', 'start'>;
