import type { CodeOf } from '#lib/messages/catalogue.ts';
import { numberWord } from '#lib/messages/de/grammar/nouns.ts';

/** From three to sixteen in letters. */
const number = (n: number): string => (n < 3 ? String(n) : numberWord(n));

export default {
	again: (n, day) =>
		day === null
			? `Dieselben ${number(n)} wie letztes Mal?`
			: `Dieselben ${number(n)} wie am ${day}?`,
	deal: (n) => (n === null ? 'Runde 1 geben' : `Runde 1 für ${number(n)} geben`),
	eveningName: (weekday: string, game: string) => `${game} am ${weekday}`
} satisfies CodeOf<'de', 'start'>;
