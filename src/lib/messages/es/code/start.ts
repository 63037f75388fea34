import type { CodeOf } from '#lib/messages/catalogue.ts';
import { numberWord } from '#lib/messages/es/grammar/nouns.ts';

/** From three to sixteen in letters. */
const number = (n: number): string => (n < 3 ? String(n) : numberWord(n));

export default {
	again: (n, day) =>
		day === null
			? `¿Las mismas ${number(n)} personas que la última vez?`
			: `¿Las mismas ${number(n)} personas que el ${day}?`,
	deal: (n) => (n === null ? 'Repartir la ronda 1' : `Repartir la ronda 1 a ${number(n)}`),
	eveningName: (weekday: string, game: string) =>
		`${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} de ${game.replace(/^El /, '')}`
} satisfies CodeOf<'es', 'start'>;
