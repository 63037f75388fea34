import { shareOf } from '#lib/stats/share.ts';
import type { PersonStatistics, Statistics } from '#lib/stats/statistics.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { MIN_ROUNDS } from './thresholds.ts';
import { amount } from './statistic-text.ts';
import type { Opponent } from './pairs.ts';
import type { NameOf } from './tables.ts';

const m = messagesOf('statistics');

/** Which of two players finished higher more often, or the counts alone if they have too few
 * rounds together. */
export function duelText(one: string, other: string, { rounds, ahead }: Opponent): string {
	const { few, even, better } = m.statistics.duel;
	if (rounds < MIN_ROUNDS.pair) return few(rounds, one, ahead);
	if (2 * ahead === rounds) return even(rounds);
	return 2 * ahead > rounds
		? better(rounds, one, shareOf(ahead / rounds))
		: better(rounds, other, shareOf((rounds - ahead) / rounds));
}

/** What two players paid each other, a sentence for each direction. */
export function duelTaxes(one: string, other: string, { paid, received }: Opponent): string[] {
	const { paid: line, paidNothing } = m.statistics.duel;
	const lines: string[] = [];
	if (paid.cards > 0) lines.push(line(one, other, paid.cards, paid.brackets));
	if (received.cards > 0) lines.push(line(other, one, received.cards, received.brackets));
	return lines.length > 0 ? lines : [paidNothing];
}

/** A notable figure, shown large, and what it counts. */
interface Highlight {
	readonly figure: string;
	readonly text: string;
}

/** The people with the highest value; null if it is below `least`. */
function leaders(
	people: readonly PersonStatistics[],
	of: (person: PersonStatistics) => number,
	least: number
): { most: number; who: readonly PersonStatistics[] } | null {
	const most = Math.max(0, ...people.map(of));
	return most < least ? null : { most, who: people.filter((person) => of(person) === most) };
}

/** Up to three notable figures. If more than two people share one, only their number is named. */
export function highlights({ people, evenings }: Statistics, nameOf: NameOf): Highlight[] {
	const text = m.statistics.highlights;
	const names = (who: readonly PersonStatistics[]) => who.map(({ player }) => nameOf(player));
	const more = (who: readonly PersonStatistics[]) => (who.length <= 2 ? 0 : who.length);
	const found: Highlight[] = [];
	const reign = leaders(people, ({ longestReign }) => longestReign?.rounds ?? 0, 2);
	if (reign !== null) {
		const { most, who } = reign;
		const start = who.length === 1 && evenings > 1 ? who[0]?.longestReign?.startedAt : undefined;
		found.push({
			figure: amount(most),
			text:
				start === undefined
					? text.reign(most, names(who), more(who))
					: text.reignOn(most, names(who), dateText(start))
		});
	}
	const paid = leaders(people, (person) => person.paid.cards, 1);
	if (paid !== null)
		found.push({
			figure: amount(paid.most),
			text: text.paid(paid.most, names(paid.who), more(paid.who))
		});
	const rises = leaders(people, (person) => person.rises, 1);
	if (rises !== null)
		found.push({
			figure: amount(rises.most),
			text: text.rises(rises.most, names(rises.who), more(rises.who))
		});
	return found;
}
