import type { CodeOf } from '#lib/messages/catalogue.ts';

const NUMBERS = [
	'drei',
	'vier',
	'fünf',
	'sechs',
	'sieben',
	'acht',
	'neun',
	'zehn',
	'elf',
	'zwölf',
	'dreizehn',
	'vierzehn',
	'fünfzehn',
	'sechzehn'
];
/** From three to sixteen in letters. */
const number = (n: number): string => NUMBERS[n - 3] ?? String(n);

export default {
	again: (n, day) =>
		day === null
			? `Dieselben ${number(n)} wie letztes Mal?`
			: `Dieselben ${number(n)} wie am ${day}?`,
	deal: (n) => (n === null ? 'Runde 1 geben' : `Runde 1 für ${n < 3 ? n : number(n)} geben`),
	eveningName: (weekday: string, game: string) => `${game} am ${weekday}`
} satisfies CodeOf<'de', 'start'>;
