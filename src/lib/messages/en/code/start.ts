import { numberWord } from '#lib/messages/en/grammar/nouns.ts';

/** From three to sixteen in letters. */
const number = (n: number): string => (n < 3 ? String(n) : numberWord(n));

/** What ICU cannot say: a name without its article, and numbers in words from three on. */
export default {
	/** Offers the people of the latest evening. @param day the weekday, if it was within a week */
	again: (n: number, day: string | null) =>
		day === null ? `Same ${number(n)} as last time?` : `Same ${number(n)} as ${day}?`,
	/** Moves on to the first deal. @param n of how many, if not everybody of the last time plays */
	deal: (n: number | null) => (n === null ? 'Deal round 1' : `Deal round 1 to ${number(n)}`),
	/** Default name of an evening: Friday Temple. */
	eveningName: (weekday: string, game: string) => `${weekday} ${game.replace(/^The /, '')}`
};
