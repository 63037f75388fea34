import type { CodeOf } from '#lib/messages/catalogue.ts';

const NUMBERS = [
	'trois',
	'quatre',
	'cinq',
	'six',
	'sept',
	'huit',
	'neuf',
	'dix',
	'onze',
	'douze',
	'treize',
	'quatorze',
	'quinze',
	'seize'
];
/** From three to sixteen in letters. */
const number = (n: number): string => NUMBERS[n - 3] ?? String(n);

export default {
	again: (n, day) =>
		day === null
			? `Les ${number(n)} mêmes que la dernière fois\u202f?`
			: `Les ${number(n)} mêmes que ${day}\u202f?`,
	deal: (n) =>
		n === null ? 'Donner la manche 1' : `Donner la manche 1 à ${n < 3 ? n : number(n)}`,
	eveningName: (weekday: string, game: string) => `${game.replace(/^Le /, '')} du ${weekday}`
} satisfies CodeOf<'fr', 'start'>;
