import type { EveningQuery } from './evening-list.svelte.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { foldedText, type Digest } from '#lib/stats/digest.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import { rootOf } from '#lib/app/people/merged-ids.ts';

/** What is known of an evening besides its log. */
export interface Known {
	readonly summary: Summary;
	readonly digest: Digest;
}

/** The names that a person goes by: today's, and those before a merge; folded. */
function namesBy(people: readonly RosterPlayer[]): (id: PlayerId) => string {
	const root = rootOf(people);
	const own = new Map(people.map(({ id, name }) => [id, foldedText(name)]));
	return (id) => `${own.get(id) ?? ''}\n${own.get(root(id)) ?? ''}`;
}

/** Whether an evening is among those that are asked for. */
export function finder(
	query: EveningQuery,
	people: readonly RosterPlayer[]
): (known: Known) => boolean {
	const { player, ruleset, from, to, deleted } = query;
	const words = foldedText(query.text).split(' ').filter(Boolean);
	const root = rootOf(people);
	const namesOf = namesBy(people);
	const person = player === null ? null : root(player);
	const says = ({ summary, digest }: Known) => {
		const { name, players, people: ids } = summary;
		const text = [foldedText([name, ...players].join('\n')), digest.words, ...ids.map(namesOf)];
		return words.every((word) => text.some((some) => some.includes(word)));
	};
	return (known) => {
		const { deletedAt, startedAt, game, people: ids } = known.summary;
		if ((deletedAt !== null) !== deleted) return false;
		if ((from !== null && startedAt < from) || (to !== null && startedAt >= to)) return false;
		if (person !== null && !ids.some((id) => root(id) === person)) return false;
		const games = [game, ...known.digest.tallies.map((tally) => tally.ruleset)];
		return (ruleset === null || games.includes(ruleset)) && (words.length === 0 || says(known));
	};
}

/** The latest first: in the order of the index `startedAt` or, of deleted ones, `deletedAt`. */
export const latestFirst =
	(deleted: boolean) =>
	({ summary: a }: Known, { summary: b }: Known): number => {
		const [one, other] = deleted ? [a.deletedAt!, b.deletedAt!] : [a.startedAt, b.startedAt];
		return other - one || (a.id < b.id ? 1 : -1);
	};
