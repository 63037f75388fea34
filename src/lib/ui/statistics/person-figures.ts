import type { PersonStatistics, Streak } from '#lib/stats/statistics.ts';
import { shareOf } from '#lib/stats/share.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { MIN_ROUNDS } from './thresholds.ts';
import {
	aheadText,
	amount,
	cardsText,
	ratingText,
	streakText,
	type StatisticCode
} from './statistic-text.ts';

const m = messagesOf('statistics');

interface Figure {
	readonly label: string;
	readonly value: string;
	/** The basis of the figure, or when it happened. */
	readonly base?: string;
}
/** The figures of one statistic. */
interface FigureGroup {
	readonly code: StatisticCode;
	readonly figures: readonly Figure[];
}

/** A figure that needs a number of rounds; none with fewer. */
const requiring = (
	label: string,
	have: number,
	needed: number,
	figure: { readonly value: () => string; readonly base: string }
): Figure[] => (have < needed ? [] : [{ label, value: figure.value(), base: figure.base }]);

const streakFigure = (label: string, streak: Streak | null, several: boolean): Figure =>
	streak === null
		? { label, value: amount(0) }
		: { label, value: m.statistics.rounds(streak.rounds), base: streakText(streak, several) };

function standingFigures(person: PersonStatistics): FigureGroup[] {
	const { rounds, standing, top, bottom, won, lost } = person;
	// the page names the total of rounds, so only the first figure of ranked rounds names theirs
	const ranked = m.statistics.ofStanding(standing);
	const { figures: f, amountAndShare } = m.statistics;
	const withShare = (n: number) =>
		standing < MIN_ROUNDS.share || n === 0 ? amount(n) : amountAndShare(n, shareOf(n / standing));
	return [
		{
			code: 'rating',
			figures: requiring(f.rating, standing, MIN_ROUNDS.rating, {
				value: () => ratingText(person.rating),
				base: m.statistics.inStanding(standing)
			})
		},
		{
			code: 'top-and-bottom',
			figures: [
				{
					label: f.top,
					value: withShare(top),
					...(standing < MIN_ROUNDS.rating && { base: ranked })
				},
				{ label: f.bottom, value: withShare(bottom) },
				{ label: f.won, value: amount(won) },
				{ label: f.lost, value: amount(lost) }
			]
		},
		{
			code: 'average-place',
			figures: requiring(f.place, rounds, MIN_ROUNDS.place, {
				value: () => aheadText(person.averagePlace),
				base: m.statistics.ofTheOthers(rounds)
			})
		}
	];
}

const streakFigures = (person: PersonStatistics, several: boolean): FigureGroup[] => [
	{
		code: 'reign',
		figures: [streakFigure(m.statistics.figures.reign, person.longestReign, several)]
	},
	{
		code: 'stay',
		figures: [streakFigure(m.statistics.figures.stay, person.longestStay, several)]
	},
	{
		code: 'rises-and-falls',
		figures: [
			{
				label: m.statistics.figures.rises,
				value: amount(person.rises)
			},
			{ label: m.statistics.figures.falls, value: amount(person.falls) }
		]
	}
];

function actionFigures(person: PersonStatistics): FigureGroup[] {
	const { paid, received, unrecorded, revolutions, greater, decrees, refused, rulings } = person;
	const { figures: f, inBrackets, inRoundsGreater, inRoundsRefused } = m.statistics;
	const from = (brackets: number) => (brackets === 0 ? {} : { base: inBrackets(brackets) });
	const gaps = unrecorded === 0 ? [] : [{ label: f.unrecorded, value: amount(unrecorded) }];
	return [
		{
			code: 'tax',
			figures: [
				{ label: f.paid, value: cardsText(paid), ...from(paid.brackets) },
				{ label: f.received, value: cardsText(received), ...from(received.brackets) },
				...gaps
			]
		},
		{
			code: 'revolutions',
			figures: [
				{
					label: f.revolutions,
					value: amount(revolutions),
					...(greater > 0 && { base: inRoundsGreater(person.rounds, greater) })
				}
			]
		},
		{
			code: 'decrees',
			figures: [
				{
					label: f.decrees,
					value: amount(decrees),
					...(refused > 0 && { base: inRoundsRefused(person.rounds, refused) })
				}
			]
		},
		{
			code: 'rulings',
			figures: [{ label: f.rulings, value: amount(rulings) }]
		}
	];
}

/** All figures of a person for which there are enough rounds.
 * @param several whether there is more than one evening: then streaks are dated */
export const figuresOf = (person: PersonStatistics, several: boolean): FigureGroup[] =>
	[...standingFigures(person), ...streakFigures(person, several), ...actionFigures(person)].filter(
		({ figures }) => figures.length > 0
	);
