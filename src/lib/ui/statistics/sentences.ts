import type { PersonStatistics, Statistics } from '#lib/stats/statistics.ts';
import { count, dateText, listed } from '#lib/ui/words.ts';
import { NEEDED, tooFew } from './enough.ts';
import { share, taxText } from './figures.ts';
import type { Opponent } from './pairs.ts';
import type { NameOf } from './tables.ts';

/** How one did beside another. */
export function duelText(one: string, other: string, { rounds, ahead }: Opponent): string {
	const together = `Together in ${count(rounds, 'round')}`;
	if (rounds < NEEDED.pair)
		return `${together}, ${one} ahead in ${ahead === 0 ? 'none' : ahead}: ${tooFew(rounds, NEEDED.pair)}.`;
	if (2 * ahead === rounds) return `${together}, each ahead in half of them.`;
	const [better, times] = 2 * ahead > rounds ? [one, ahead] : [other, rounds - ahead];
	return `${together}; ${better} finished higher in ${share(times / rounds)} of them.`;
}

/** What they paid each other. */
export function duelTaxes(one: string, other: string, { paid, received }: Opponent): string[] {
	const lines: string[] = [];
	if (paid.cards > 0) lines.push(`${one} paid ${other} ${taxText(paid)}.`);
	if (received.cards > 0) lines.push(`${other} paid ${one} ${taxText(received)}.`);
	return lines.length > 0 ? lines : ['No tribute between them is recorded.'];
}

/** A figure that stands out, large, and what it is. */
export interface Highlight {
	readonly figure: string;
	readonly text: string;
}

/** Those with the most of something, and how much; nobody below `least`. */
function foremost(
	people: readonly PersonStatistics[],
	of: (person: PersonStatistics) => number,
	least: number
): { most: number; who: readonly PersonStatistics[] } | null {
	const most = Math.max(0, ...people.map(of));
	return most < least ? null : { most, who: people.filter((person) => of(person) === most) };
}

/** Up to three figures to look at first; of equals up to two are named. */
export function highlights({ people, evenings }: Statistics, nameOf: NameOf): Highlight[] {
	const names = (who: readonly PersonStatistics[]) =>
		who.length <= 2 ? listed(who.map(({ player }) => nameOf(player))) : `${who.length} people`;
	const found: Highlight[] = [];
	const reign = foremost(people, ({ longestReign }) => longestReign?.rounds ?? 0, 2);
	if (reign !== null) {
		const [first] = reign.who;
		const when =
			reign.who.length === 1 && evenings > 1 ? `, ${dateText(first!.longestReign!.startedAt)}` : '';
		found.push({
			figure: `${reign.most}`,
			text: `rounds on top in a row: ${names(reign.who)}${when}`
		});
	}
	const paid = foremost(people, (person) => person.paid.cards, 1);
	if (paid !== null)
		found.push({
			figure: `${paid.most}`,
			text: `${paid.most === 1 ? 'card' : 'cards'} paid in tax by ${names(paid.who)}`
		});
	const rises = foremost(people, (person) => person.rises, 1);
	if (rises !== null)
		found.push({
			figure: `${rises.most}`,
			text: `${rises.most === 1 ? 'time' : 'times'} from the bottom to the top: ${names(rises.who)}`
		});
	return found;
}
