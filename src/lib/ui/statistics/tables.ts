import type { PlayerId } from '#lib/evening/ids.ts';
import type { PersonStatistics, Statistics, Streak } from '#lib/stats/statistics.ts';
import { dateText } from '#lib/ui/words.ts';
import { DEFINITIONS, type StatisticCode } from './definitions.ts';
import { NEEDED, tooFew } from './enough.ts';
import { aheadText, amount, ratingText, share } from './figures.ts';
import { opponentsOf, payments } from './pairs.ts';

export type NameOf = (player: PlayerId) => string;

/** The table behind a picture. The first column heads the rows. */
export interface Table {
	readonly caption: string;
	readonly columns: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

/** A table with a row for each of the people. */
type OfPeople = Exclude<StatisticCode, 'mobility' | 'who-taxed-whom' | 'head-to-head'>;
interface Columns {
	readonly names: readonly string[];
	readonly cells: (person: PersonStatistics) => readonly string[];
}

const shareOf = (part: number, person: PersonStatistics): string =>
	person.standing < NEEDED.share
		? tooFew(person.standing, NEEDED.share)
		: share(part / person.standing);

function streakColumns(of: (person: PersonStatistics) => Streak | null, several: boolean): Columns {
	const when = (streak: Streak | null): string[] => {
		if (streak === null) return several ? ['none', '–', '–'] : ['none', '–'];
		const { rounds, first, last, startedAt } = streak;
		const which = first === last ? `${first}` : `${first} to ${last}`;
		return [`${rounds}`, which, ...(several ? [dateText(startedAt)] : [])];
	};
	return {
		names: [
			...['In a row', 'Which rounds', ...(several ? ['Evening'] : [])],
			'Rounds with standing'
		],
		cells: (person) => [...when(of(person)), amount(person.standing)]
	};
}

/** What the table of a statistic holds of each person. */
function columnsOf(code: OfPeople, several: boolean): Columns {
	switch (code) {
		case 'rating':
			return {
				names: ['Rating', 'Rounds with standing'],
				cells: ({ rating, standing }) => [
					standing < NEEDED.rating ? tooFew(standing, NEEDED.rating) : ratingText(rating),
					amount(standing)
				]
			};
		case 'top-and-bottom':
			return {
				names: [
					...['On top', 'Share on top', 'At the bottom', 'Share at the bottom'],
					...['Rounds with standing', 'Came out first', 'Came out last', 'Rounds']
				],
				cells: (person) => [
					...[amount(person.top), shareOf(person.top, person)],
					...[amount(person.bottom), shareOf(person.bottom, person)],
					...[person.standing, person.won, person.lost, person.rounds].map(amount)
				]
			};
		case 'average-place':
			return {
				names: ['Of the others', 'Rounds'],
				cells: ({ averagePlace, rounds }) => [
					rounds < NEEDED.place ? tooFew(rounds, NEEDED.place) : aheadText(averagePlace),
					amount(rounds)
				]
			};
		case 'reign':
			return streakColumns(({ longestReign }) => longestReign, several);
		case 'stay':
			return streakColumns(({ longestStay }) => longestStay, several);
		case 'rises-and-falls':
			return {
				names: ['To the top', 'To the bottom', 'Rounds with standing'],
				cells: ({ rises, falls, standing }) => [rises, falls, standing].map(amount)
			};
		case 'tax':
			return {
				names: [
					...['Cards paid', 'In brackets', 'Cards received', 'In brackets received'],
					...['Brackets not recorded', 'Rounds']
				],
				cells: ({ paid, received, unrecorded, rounds }) => [
					...[paid.cards, paid.brackets, received.cards, received.brackets].map(amount),
					...[unrecorded, rounds].map(amount)
				]
			};
		case 'revolutions':
			return {
				names: ['Called', 'Of them greater', 'Rounds'],
				cells: ({ revolutions, greater, rounds }) => [revolutions, greater, rounds].map(amount)
			};
		case 'decrees':
			return {
				names: ['Issued', 'Of them refused', 'Rounds'],
				cells: ({ decrees, refused, rounds }) => [decrees, refused, rounds].map(amount)
			};
		case 'rulings':
			return {
				names: ['Asked for', 'Rounds'],
				cells: ({ rulings, rounds }) => [rulings, rounds].map(amount)
			};
	}
}

/** Everybody, with what the picture shows and what it leaves out. */
export function tableOf(code: OfPeople, statistics: Statistics, nameOf: NameOf): Table {
	const { names, cells } = columnsOf(code, statistics.evenings > 1);
	return {
		caption: DEFINITIONS[code].name,
		columns: ['Name', ...names],
		rows: statistics.people.map((person) => [nameOf(person.player), ...cells(person)])
	};
}

export const paymentTable = ({ pairs }: Pick<Statistics, 'pairs'>, nameOf: NameOf): Table => ({
	caption: DEFINITIONS['who-taxed-whom'].name,
	columns: ['Who paid', 'To whom', 'Cards', 'Brackets'],
	rows: payments(pairs).map(({ from, to, cards, brackets }) => [
		...[nameOf(from), nameOf(to)],
		...[amount(cards), amount(brackets)]
	])
});

/** One player beside each of the others. */
export const opponentTable = (
	{ pairs }: Pick<Statistics, 'pairs'>,
	player: PlayerId,
	nameOf: NameOf
): Table => ({
	caption: `${nameOf(player)} and each of the others`,
	columns: [
		'Name',
		'Rounds together',
		`${nameOf(player)} ahead`,
		'Share',
		'Cards paid',
		'Cards received'
	],
	rows: opponentsOf(pairs, player).map(({ other, rounds, ahead, paid, received }) => [
		...[nameOf(other), amount(rounds), amount(ahead)],
		rounds < NEEDED.pair ? tooFew(rounds, NEEDED.pair) : share(ahead / rounds),
		...[amount(paid.cards), amount(received.cards)]
	])
});
