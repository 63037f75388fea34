import type { CodeOf } from '#lib/messages/catalogue.ts';
import { numberWord } from '#lib/messages/fr/grammar/nouns.ts';

/** From three to sixteen in letters. */
const number = (n: number): string => (n < 3 ? String(n) : numberWord(n));

export default {
	again: (n, day) =>
		day === null
			? `Les ${number(n)} mêmes que la dernière fois\u202f?`
			: `Les ${number(n)} mêmes que ${day}\u202f?`,
	deal: (n) => (n === null ? 'Donner la manche 1' : `Donner la manche 1 à ${number(n)}`),
	eveningName: (weekday: string, game: string) => `${game.replace(/^Le /, '')} du ${weekday}`
} satisfies CodeOf<'fr', 'start'>;
