import type { EveningQuery } from './index-protocol.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { foldedText, type Digest } from '#lib/stats/digest.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import { personResolver } from '#lib/app/people/merged-ids.ts';

/** An evening in the index. */
export interface IndexedSummary {
	readonly summary: Summary;
	readonly digest: Digest;
}

/** The searchable names of a person: the current one, and that of the merged id; folded. */
function namesBy(people: readonly RosterPlayer[]): (id: PlayerId) => string {
	const personOf = personResolver(people);
	const own = new Map(people.map(({ id, name }) => [id, foldedText(name)]));
	return (id) => `${own.get(id) ?? ''}\n${own.get(personOf(id)) ?? ''}`;
}

/** @returns a predicate: whether an evening matches the query */
export function matchesQuery(
	query: EveningQuery,
	people: readonly RosterPlayer[]
): (evening: IndexedSummary) => boolean {
	const { player, ruleset, from, to, deleted } = query;
	const words = foldedText(query.text).split(' ').filter(Boolean);
	const personOf = personResolver(people);
	const namesOf = namesBy(people);
	const person = player === null ? null : personOf(player);
	const hasWords = ({ summary, digest }: IndexedSummary) => {
		const { name, players, people: ids } = summary;
		const text = [foldedText([name, ...players].join('\n')), digest.words, ...ids.map(namesOf)];
		return words.every((word) => text.some((some) => some.includes(word)));
	};
	return (evening) => {
		const { deletedAt, startedAt, game, people: ids } = evening.summary;
		if ((deletedAt !== null) !== deleted) return false;
		if ((from !== null && startedAt < from) || (to !== null && startedAt >= to)) return false;
		if (person !== null && !ids.some((id) => personOf(id) === person)) return false;
		const games = [game, ...evening.digest.tallies.map((tally) => tally.ruleset)];
		return (
			(ruleset === null || games.includes(ruleset)) && (words.length === 0 || hasWords(evening))
		);
	};
}

/** Compares evenings, the latest first: by `startedAt`, or by `deletedAt` for deleted ones, as the
 * store's indexes do. */
export const latestFirst =
	(deleted: boolean) =>
	({ summary: a }: IndexedSummary, { summary: b }: IndexedSummary): number => {
		const [one, other] = deleted ? [a.deletedAt!, b.deletedAt!] : [a.startedAt, b.startedAt];
		return other - one || (a.id < b.id ? 1 : -1);
	};
