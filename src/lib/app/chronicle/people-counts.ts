import type { PlayerId } from '#lib/evening/ids.ts';
import type { Digest } from '#lib/stats/digest.ts';
import type { Tally } from '#lib/stats/tally.ts';
import type { PersonOf } from '#lib/app/people/merged-ids.ts';

export interface PlayCount {
	/** Evenings with at least one counted round. */
	readonly evenings: number;
	readonly rounds: number;
}
export type PlayCounts = Readonly<Record<PlayerId, PlayCount>>;

/** The number of entries of `starts` per item. */
const START_LENGTH = 5;

/** The rounds that each id played in one evening. */
function roundsOf({ tallies }: Digest): Map<PlayerId, number> {
	const sums = new Map<PlayerId, number>();
	for (const { people, starts } of tallies)
		for (let i = 0; i < starts.length; i += START_LENGTH) {
			const player = people[starts[i]!]!;
			sums.set(player, (sums.get(player) ?? 0) + starts[i + 3]!);
		}
	return sums;
}

/** Counts evenings and counted rounds of each person, merged ids included; and separately those of
 * each merged id. */
export function countRounds(digests: Iterable<Digest>, personOf: PersonOf): PlayCounts {
	const counts: Record<PlayerId, { evenings: number; rounds: number }> = {};
	const add = (id: PlayerId, rounds: number) => {
		const count = (counts[id] ??= { evenings: 0, rounds: 0 });
		count.evenings += 1;
		count.rounds += rounds;
	};
	for (const digest of digests) {
		const people = new Map<PlayerId, number>();
		for (const [id, rounds] of roundsOf(digest)) {
			const person = personOf(id);
			if (person !== id) add(id, rounds);
			people.set(person, (people.get(person) ?? 0) + rounds);
		}
		for (const [person, rounds] of people) add(person, rounds);
	}
	return counts;
}

/** Whether any of `some` and any of `others` played the same counted round. */
export function playedTogether(
	{ tallies }: Digest,
	some: (id: PlayerId) => boolean,
	others: (id: PlayerId) => boolean
): boolean {
	const inOne = ({ people, ahead }: Tally) =>
		people.some(
			(a, i) =>
				some(a) &&
				people.some(
					(b, j) => others(b) && ahead[i * people.length + j]! + ahead[j * people.length + i]! > 0
				)
		);
	return tallies.some(inOne);
}
