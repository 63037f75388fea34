import { RATING_PRIOR, type PersonStatistics } from '#lib/stats/statistics.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('statistics');

/** The number of rounds from which a figure means more than chance. Shares, means and ratings are
 * hidden below it; counts and longest streaks are facts and always shown. */
export const MIN_ROUNDS = {
	/** Rounds with standing; with fewer, the prior outweighs the rounds played. */
	rating: RATING_PRIOR,
	/** With fewer, chance alone moves the mean by a tenth of the table or more. */
	place: 10,
	/** Rounds with standing; with fewer, a single round is more than 5%. */
	share: 20,
	/** With fewer, even 8 of 10 is likely by chance. */
	pair: 10
} as const;

/** The number of rounds that a mobility matrix needs: an expected count of five in each field, the
 * usual minimum for comparing counts with chance. */
export const neededForMobility = (players: number): number => 5 * players;

/** Instead of a figure for which there are too few rounds. */
export const NOT_YET = '–';

/** How many of the rounds that a figure needs a person has. */
interface RoundCount {
	readonly name: string;
	readonly have: number;
}

/** A sentence about the people who have too few rounds for a figure; null if there are none.
 * @param others whether other people have enough */
export function tooFewText(
	people: readonly RoundCount[],
	needed: number,
	others: boolean
): string | null {
	if (people.length === 0) return null;
	if (people.length <= 4) {
		const texts = people.map(({ name, have }) => m.statistics.haveOf(name, have, needed));
		return m.statistics.tooFewOf(texts);
	}
	const all = people.map(({ have }) => have);
	const [least, most] = [Math.min(...all), Math.max(...all)];
	return m.statistics.tooFewOfMany(people.length, others, least, most, needed);
}

/** Splits people into those who have enough rounds for a figure and those who have too few. Keeps
 * the order. */
export function splitBy(
	people: readonly PersonStatistics[],
	needed: number,
	have: (person: PersonStatistics) => number
): { readonly enough: readonly PersonStatistics[]; readonly few: readonly PersonStatistics[] } {
	return {
		enough: people.filter((person) => have(person) >= needed),
		few: people.filter((person) => have(person) < needed)
	};
}

/** "12 evenings, 96 rounds, 90 of them ranked": what all statistics are based on. */
export function restsOn(evenings: number, rounds: number, standing: number): string {
	if (standing === rounds) return m.statistics.restsOn(evenings, rounds);
	if (standing === 0) return m.statistics.restsOnNone(evenings, rounds);
	return m.statistics.restsOnSome(evenings, rounds, standing);
}
