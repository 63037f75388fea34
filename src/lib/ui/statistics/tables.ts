import type { PlayerId } from '#lib/evening/ids.ts';
import type { PersonStatistics, Statistics, Streak } from '#lib/stats/statistics.ts';
import { isolated } from '#lib/ui/text/rich.ts';
import { dateText } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { MIN_ROUNDS, NOT_YET } from './thresholds.ts';
import {
	aheadText,
	amount,
	nameOfStatistic,
	ratingText,
	share,
	type StatisticCode
} from './statistic-text.ts';
import { opponentsOf, payments } from './pairs.ts';

const m = messagesOf('statistics');

export type NameOf = (player: PlayerId) => string;

/** The data of a chart as a table. The first column has the row headings; names in the caption and
 * in column headings are isolated. */
export interface ChartTable {
	readonly caption: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

/** The statistics that have one row per person. */
type PerPersonCode = Exclude<StatisticCode, 'mobility' | 'who-taxed-whom' | 'head-to-head'>;
interface Columns {
	readonly names: readonly string[];
	readonly cells: (person: PersonStatistics) => readonly string[];
}

const shareOf = (part: number, person: PersonStatistics): string =>
	person.standing < MIN_ROUNDS.share ? NOT_YET : share(part / person.standing);

function streakColumns(
	streakOf: (person: PersonStatistics) => Streak | null,
	several: boolean
): Columns {
	const when = (streak: Streak | null): string[] => {
		if (streak === null) return several ? [amount(0), '–', '–'] : [amount(0), '–'];
		const { rounds, first, last, startedAt } = streak;
		const which = m.statistics.span(first, last);
		return [amount(rounds), which, ...(several ? [dateText(startedAt)] : [])];
	};
	const c = m.statistics.columns;
	return {
		names: [c.inARow, c.which, ...(several ? [c.evening] : []), c.standing],
		cells: (person) => [...when(streakOf(person)), amount(person.standing)]
	};
}

/** The columns after the name. */
function columnsOf(code: PerPersonCode, several: boolean): Columns {
	const c = m.statistics.columns;
	switch (code) {
		case 'rating':
			return {
				names: [c.rating, c.standing],
				cells: ({ rating, standing }) => [
					standing < MIN_ROUNDS.rating ? NOT_YET : ratingText(rating),
					amount(standing)
				]
			};
		case 'top-and-bottom':
			return {
				names: [c.top, c.topShare, c.bottom, c.bottomShare, c.standing, c.won, c.lost, c.rounds],
				cells: (person) => [
					amount(person.top),
					shareOf(person.top, person),
					amount(person.bottom),
					shareOf(person.bottom, person),
					...[person.standing, person.won, person.lost, person.rounds].map(amount)
				]
			};
		case 'average-place':
			return {
				names: [c.place, c.rounds],
				cells: ({ averagePlace, rounds }) => [
					rounds < MIN_ROUNDS.place ? NOT_YET : aheadText(averagePlace),
					amount(rounds)
				]
			};
		case 'reign':
			return streakColumns(({ longestReign }) => longestReign, several);
		case 'stay':
			return streakColumns(({ longestStay }) => longestStay, several);
		case 'rises-and-falls':
			return {
				names: [c.rises, c.falls, c.standing],
				cells: ({ rises, falls, standing }) => [rises, falls, standing].map(amount)
			};
		case 'tax':
			return {
				names: [c.paid, c.paidBrackets, c.received, c.receivedBrackets, c.unrecorded, c.rounds],
				cells: ({ paid, received, unrecorded, rounds }) => [
					...[paid.cards, paid.brackets, received.cards, received.brackets].map(amount),
					...[unrecorded, rounds].map(amount)
				]
			};
		case 'revolutions':
			return {
				names: [c.called, c.greater, c.rounds],
				cells: ({ revolutions, greater, rounds }) => [revolutions, greater, rounds].map(amount)
			};
		case 'decrees':
			return {
				names: [c.issued, c.refused, c.rounds],
				cells: ({ decrees, refused, rounds }) => [decrees, refused, rounds].map(amount)
			};
		case 'rulings':
			return {
				names: [c.asked, c.rounds],
				cells: ({ rulings, rounds }) => [rulings, rounds].map(amount)
			};
	}
}

/** The table of a statistic, with everybody: charts leave out people without a value. */
export function tableOf(code: PerPersonCode, statistics: Statistics, nameOf: NameOf): ChartTable {
	const { names, cells } = columnsOf(code, statistics.evenings > 1);
	return {
		caption: nameOfStatistic(code),
		columns: [m.statistics.columns.name, ...names],
		rows: statistics.people.map((person) => [nameOf(person.player), ...cells(person)])
	};
}

export function paymentTable({ pairs }: Pick<Statistics, 'pairs'>, nameOf: NameOf): ChartTable {
	const c = m.statistics.columns;
	return {
		caption: nameOfStatistic('who-taxed-whom'),
		columns: [c.payer, c.receiver, c.cards, c.brackets],
		rows: payments(pairs).map(({ from, to, cards, brackets }) => [
			nameOf(from),
			nameOf(to),
			amount(cards),
			amount(brackets)
		])
	};
}

/** A player compared with each of the others. */
export function opponentTable(
	{ pairs }: Pick<Statistics, 'pairs'>,
	player: PlayerId,
	nameOf: NameOf
): ChartTable {
	const c = m.statistics.columns;
	const name = isolated(nameOf(player));
	return {
		caption: m.statistics.opponents(name),
		columns: [c.name, c.together, c.ahead(name), c.share, c.paid, c.received],
		rows: opponentsOf(pairs, player).map(({ other, rounds, ahead, paid, received }) => [
			nameOf(other),
			amount(rounds),
			amount(ahead),
			rounds < MIN_ROUNDS.pair ? NOT_YET : share(ahead / rounds),
			amount(paid.cards),
			amount(received.cards)
		])
	};
}
