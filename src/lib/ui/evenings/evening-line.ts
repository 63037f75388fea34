import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { dateFormat } from '#lib/ui/text/format.ts';

/** The name that a player has now; undefined for players who are not in the roster. */
export type KnownAs = (player: PlayerId) => string | undefined;

/** Whether a branch of an evening that was continued on two phones counts in the statistics; null
 * for other evenings. */
export type BranchMark = 'counted' | 'other' | null;

/** The players under their current names; merged people are named once. */
export const playersOf = ({ players, people }: Summary, knownAs: KnownAs): string[] => [
	...new Set(players.map((then, i) => knownAs(people[i]!) ?? then))
];

const nameIn = (summary: Summary, player: PlayerId, knownAs: KnownAs): string | undefined =>
	knownAs(player) ?? summary.players[summary.people.indexOf(player)];

/** The name of the ruler of the night, and of the top player at the end if that is somebody
 * else. */
export function reignOf(
	summary: Summary,
	knownAs: KnownAs
): { ruler: string | null; top: string | null } {
	const { ruler, top } = summary;
	const topPlayer = summary.people[summary.players.indexOf(top ?? '')];
	const last = topPlayer === undefined ? top : (nameIn(summary, topPlayer, knownAs) ?? top);
	const first = ruler === null ? last : (nameIn(summary, ruler, knownAs) ?? last);
	return { ruler: first, top: last === first ? null : last };
}

const monthName = dateFormat({ month: 'long', year: 'numeric' });

export interface Month {
	readonly name: string;
	readonly evenings: readonly Summary[];
}

/** Groups evenings by month, in the order given.
 * @param evenings sorted by date */
export function byMonth(evenings: readonly Summary[]): Month[] {
	const name = monthName();
	const months: { name: string; evenings: Summary[] }[] = [];
	for (const evening of evenings) {
		const month = name.format(evening.startedAt);
		if (months.at(-1)?.name === month) months.at(-1)!.evenings.push(evening);
		else months.push({ name: month, evenings: [evening] });
	}
	return months;
}
