import type { PersonStatistics, Streak } from '#lib/stats/statistics.ts';
import { count } from '#lib/ui/words.ts';
import type { StatisticCode } from './definitions.ts';
import { NEEDED, tooFew } from './enough.ts';
import { aheadText, amount, cardsText, ratingText, share, streakText } from './figures.ts';

interface Figure {
	readonly label: string;
	readonly value: string;
	/** What it rests on, or of when it is. */
	readonly base?: string;
	/** Whether there is too little to say. */
	readonly few?: boolean;
}
/** What belongs to one statistic. */
interface FigureGroup {
	readonly code: StatisticCode;
	readonly figures: readonly Figure[];
}

const standingText = ({ standing }: PersonStatistics): string =>
	`of ${count(standing, 'round')} with standing`;
const roundsText = ({ rounds }: PersonStatistics): string => `in ${count(rounds, 'round')}`;

/** A figure that needs so many rounds, or what it lacks. */
const needing = (
	label: string,
	have: number,
	needed: number,
	of: { readonly value: () => string; readonly base: string }
): Figure =>
	have < needed
		? { label, value: tooFew(have, needed), few: true }
		: { label, value: of.value(), base: of.base };

const streakFigure = (label: string, streak: Streak | null, several: boolean): Figure =>
	streak === null
		? { label, value: 'none' }
		: { label, value: count(streak.rounds, 'round'), base: streakText(streak, several) };

function standingFigures(person: PersonStatistics): FigureGroup[] {
	const { rounds, standing, top, bottom, won, lost } = person;
	const base = standingText(person);
	const part = (n: number) =>
		standing < NEEDED.share || n === 0 ? '' : `, ${share(n / standing)}`;
	return [
		{
			code: 'rating',
			figures: [
				needing('Rating', standing, NEEDED.rating, {
					value: () => ratingText(person.rating),
					base: `in ${count(standing, 'round')} with standing`
				})
			]
		},
		{
			code: 'top-and-bottom',
			figures: [
				{ label: 'Rounds on top', value: amount(top) + part(top), base },
				{ label: 'Rounds at the bottom', value: amount(bottom) + part(bottom), base },
				{ label: 'Came out first', value: amount(won), base: roundsText(person) },
				{ label: 'Came out last', value: amount(lost), base: roundsText(person) }
			]
		},
		{
			code: 'average-place',
			figures: [
				needing('Average place', rounds, NEEDED.place, {
					value: () => aheadText(person.averagePlace),
					base: `of the others, in ${count(rounds, 'round')}`
				})
			]
		}
	];
}

const turnFigures = (person: PersonStatistics, several: boolean): FigureGroup[] => [
	{
		code: 'reign',
		figures: [streakFigure('Longest reign', person.longestReign, several)]
	},
	{
		code: 'stay',
		figures: [streakFigure('Longest stay at the bottom', person.longestStay, several)]
	},
	{
		code: 'rises-and-falls',
		figures: [
			{ label: 'From bottom to top', value: amount(person.rises), base: standingText(person) },
			{ label: 'From top to bottom', value: amount(person.falls), base: standingText(person) }
		]
	}
];

function deedFigures(person: PersonStatistics): FigureGroup[] {
	const { paid, received, unrecorded, revolutions, greater, decrees, refused, rulings } = person;
	const from = (brackets: number) =>
		brackets === 0 ? {} : { base: `in ${count(brackets, 'bracket')}` };
	const open = unrecorded === 0 ? [] : [{ label: 'Brackets not recorded', value: `${unrecorded}` }];
	return [
		{
			code: 'tax',
			figures: [
				{ label: 'Paid in tax', value: cardsText(paid), ...from(paid.brackets) },
				{ label: 'Received in tax', value: cardsText(received), ...from(received.brackets) },
				...open
			]
		},
		{
			code: 'revolutions',
			figures: [
				{
					label: 'Revolutions called',
					value: amount(revolutions),
					base: roundsText(person) + (greater === 0 ? '' : `, ${greater} of them greater`)
				}
			]
		},
		{
			code: 'decrees',
			figures: [
				{
					label: 'Decrees issued',
					value: amount(decrees),
					base: roundsText(person) + (refused === 0 ? '' : `, ${refused} of them refused`)
				}
			]
		},
		{
			code: 'rulings',
			figures: [{ label: 'Rulings asked for', value: amount(rulings), base: roundsText(person) }]
		}
	];
}

/** All that there is to say of a person; `several`: of more than one evening. */
export const figuresOf = (person: PersonStatistics, several: boolean): FigureGroup[] => [
	...standingFigures(person),
	...turnFigures(person, several),
	...deedFigures(person)
];
