import type { PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import { inLanguage } from '#lib/ui/text/format.ts';

/** The name that somebody goes by now; undefined for those whom the roster does not know. */
export type KnownAs = (player: PlayerId) => string | undefined;

/** Whether a branch of an evening that was continued on two phones is counted; null for all other evenings. */
export type BranchMark = 'counted' | 'other' | null;

/** Who played, under the names of now; two who turned out to be one person are named once. */
export const playersOf = ({ players, people }: Summary, knownAs: KnownAs): string[] => [
	...new Set(players.map((then, i) => knownAs(people[i]!) ?? then))
];

const nameIn = (summary: Summary, player: PlayerId, knownAs: KnownAs): string | undefined =>
	knownAs(player) ?? summary.players[summary.people.indexOf(player)];

/** The ruler of the night, and who stood on top at its end where that is somebody else. */
export function reignOf(
	summary: Summary,
	knownAs: KnownAs
): { ruler: string | null; top: string | null } {
	const { ruler, top } = summary;
	const on = summary.people[summary.players.indexOf(top ?? '')];
	const last = on === undefined ? top : (nameIn(summary, on, knownAs) ?? top);
	const first = ruler === null ? last : (nameIn(summary, ruler, knownAs) ?? last);
	return { ruler: first, top: last === first ? null : last };
}

const monthName = inLanguage(
	(tag) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric' })
);

export interface Month {
	readonly name: string;
	readonly evenings: readonly Summary[];
}

/** Evenings that come by date, under the names of their months. */
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

const DAY = 86_400_000;
/** How long a deleted evening can be brought back. */
const KEPT = 30 * DAY;

/** How many more days a deleted evening is kept; the last one counts. */
export const daysLeft = (deletedAt: number, now: number): number =>
	Math.max(0, Math.ceil((deletedAt + KEPT - now) / DAY));
