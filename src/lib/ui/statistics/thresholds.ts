import { RATING_PRIOR, type PersonStatistics } from '#lib/stats/statistics.ts';
import { m } from '#lib/messages/messages.svelte.ts';

/*
 * From how many rounds on a figure says more than chance does. What is counted (rounds on top, cards, decrees) and the
 * longest of a kind are facts and shown from the first on; shares, means and ratings are not, below these numbers.
 */
export const NEEDED = {
	/** With standing: below it the rounds mixed in outweigh those played. */
	rating: RATING_PRIOR,
	/** With fewer, chance alone moves the mean by a tenth of the table and more. */
	place: 10,
	/** With standing: with fewer, a single round is more than a twentieth. */
	share: 20,
	/** With fewer, 8 of 10 is still within a coin's luck. */
	pair: 10
} as const;

/** Rounds for a matrix: five to each of its fields by chance, the usual least for comparing counts with chance. */
export const neededForMobility = (players: number): number => 5 * players;

export const tooFew = (have: number, needed: number): string => m.statistics.tooFew(have, needed);

/** What each person has of what a figure needs. */
export interface Having {
	readonly name: string;
	readonly have: number;
}

/** One line about those of whom there is too little to say; null if there is none of them.
 * @param others whether there are people of whom there is enough */
export function tooFewText(
	people: readonly Having[],
	needed: number,
	others: boolean
): string | null {
	if (people.length === 0) return null;
	if (people.length <= 4) return m.statistics.tooFewOf(people, needed);
	const all = people.map(({ have }) => have);
	const [least, most] = [Math.min(...all), Math.max(...all)];
	return m.statistics.tooFewOfMany(people.length, others, least, most, needed);
}

export interface Split {
	readonly enough: readonly PersonStatistics[];
	readonly few: readonly PersonStatistics[];
}
/** Those of whom there is enough to say, and the others, in the order given. */
export function splitBy(
	people: readonly PersonStatistics[],
	needed: number,
	have: (person: PersonStatistics) => number
): Split {
	return {
		enough: people.filter((person) => have(person) >= needed),
		few: people.filter((person) => have(person) < needed)
	};
}

/** "12 evenings, 96 rounds, 90 of them with standing", for the head of it all. */
export function restsOn(evenings: number, rounds: number, standing: number): string {
	if (standing === rounds) return m.statistics.restsOn(evenings, rounds);
	if (standing === 0) return m.statistics.restsOnNone(evenings, rounds);
	return m.statistics.restsOnSome(evenings, rounds, standing);
}
