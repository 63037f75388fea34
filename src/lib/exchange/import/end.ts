import { firstLeadOf, playedRounds } from '#lib/evening/round.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { appendPast, type PastEvening } from '#lib/evening/past-evening.ts';
import { scoreboard } from '#lib/stats/score.ts';
import { NOTE_LENGTH } from '#lib/evening/names.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { spokenTitle } from '#lib/rulesets/ruleset.ts';
import type { FoundEnd, ImportFault } from './found.ts';
import { toRules, type Forms, type ShownRules } from './rules-of-round.ts';

/** An evening of which a file has the end alone is one round, with its places and titles. */

/** The items by a text that each has. */
function byText<T>(items: readonly T[], textOf: (item: T) => string): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) groups.set(textOf(item), [...(groups.get(textOf(item)) ?? []), item]);
	return groups;
}

/** The table's own names of titles: of a title for so many places, the title of so many players.
 * @param titles published ones, of places
 * @param roles titles of players, that are not published */
function renamedTitles(titles: readonly string[], roles: readonly string[]) {
	const open = [...byText(roles, (role) => role)];
	const found = [...byText(titles, (title) => title)].map(([title, places]) => {
		const at = open.findIndex(([, players]) => players.length === places.length);
		const [role] = at < 0 ? [''] : open.splice(at, 1)[0]!;
		return [title, role] as const;
	});
	return new Map(found.filter(([, role]) => role !== ''));
}

/** The players in the order in which they have their last titles, with the rules that show; null if
 * the titles are not of these rules.
 * @param order by rank
 * @param roleOf the title of each player */
export function orderByTitles(
	order: readonly PlayerId[],
	roleOf: (player: PlayerId) => string,
	{ shown, forms }: { readonly shown: ShownRules; readonly forms: Forms }
): { readonly order: readonly PlayerId[]; readonly shown: ShownRules } | null {
	// the titles after the first round
	const titles = titlesFor(toRules(shown), { players: order.length, round: 2 });
	/** Each place with the first player who has its title. */
	const placed = (known: ShownRules) => {
		const rules = toRules(known);
		const open = [...order];
		const players = titles.map((title) => {
			const at = open.findIndex(
				(player) => spokenTitle(rules, title, forms.get(player)) === roleOf(player)
			);
			return at < 0 ? null : open.splice(at, 1)[0]!;
		});
		return { players, open };
	};
	const { players, open } = placed(shown);
	const others = titles.filter((_, i) => players[i] === null);
	const own = { ...shown, renamed: renamedTitles(others, open.map(roleOf)) };
	const all = placed(own).players.filter((player) => player !== null);
	return all.length === titles.length ? { order: all, shown: own } : null;
}

/** The orders in which people may have sat, so that each could have led first. */
export function seatings(order: readonly PlayerId[], leader: PlayerId | null): PlayerId[][] {
	if (leader === null || !order.includes(leader)) return [[...order]];
	const others = order.filter((player) => player !== leader);
	return order.map((_, i) => [...others.slice(0, i), leader, ...others.slice(i)]);
}

export const leaderOf = ({ timeline }: PastEvening): PlayerId | null => {
	const [first] = playedRounds(timeline.state);
	return first === undefined ? null : firstLeadOf(first).leader;
};

/** The largest correction of points. */
const MOST = 999;

/** Adds the comments of an evening, and corrections of points that lead to its totals.
 * @param reason of the corrections */
export function addEnd(
	past: PastEvening,
	{ totals, earlier, comments }: FoundEnd,
	idOf: (name: string) => PlayerId,
	reason: string
): { readonly past: PastEvening; readonly faults: readonly ImportFault[] } {
	const faults: ImportFault[] = [];
	let now = past;
	const correct = (player: PlayerId, points: number) => {
		const next = appendPast(now, { type: 'correctScore', player, points, reason });
		if (next.ok) now = next.value;
		else faults.push('points-not-kept');
	};
	const { people } = past.timeline.state;
	const before = new Map(
		scoreboard(past.timeline.state).totals.map(({ player, points }) => [player, points])
	);
	for (const [name, total] of totals ?? []) {
		const player = idOf(name);
		if (people[player] === undefined) continue;
		let missing = total - (before.get(player) ?? 0);
		// whoever has a rank has points, even if they are none
		if (missing === 0 && earlier.includes(name)) {
			correct(player, 1);
			missing = -1;
		}
		for (; missing !== 0; missing -= Math.sign(missing) * Math.min(Math.abs(missing), MOST))
			correct(player, Math.sign(missing) * Math.min(Math.abs(missing), MOST));
	}
	if (comments !== null) {
		const text = [...comments].slice(0, NOTE_LENGTH).join('');
		const noted = appendPast(now, { type: 'addNote', text });
		if (noted.ok) now = noted.value;
		if (!noted.ok || text !== comments) faults.push('comment-not-kept');
	}
	return { past: now, faults };
}
