import type { PlayerId } from '#lib/evening/ids.ts';
import type { PersonStatistics, Streak } from '#lib/stats/statistics.ts';
import type { IconName } from '#lib/ui/core/Icon.svelte';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { splitBy, NEEDED } from './thresholds.ts';
import { aheadText, amount, bracketsText, ratingText, streakText } from './statistic-text.ts';

/** What a bar tells by its colour besides its sign: the top, the bottom, or neither. */
export type Tone = 'brass' | 'wax' | 'mint';

export interface Bar {
	readonly value: number;
	/** The value in words; it stands at the end of the bar. */
	readonly text: string;
	/** Of what it is the value, for those who cannot see the sign. */
	readonly of: string;
	readonly tone: Tone;
	readonly icon?: IconName;
}
/** A person in a picture. */
export interface Row {
	readonly player: PlayerId;
	/** What it rests on. */
	readonly base: string;
	readonly bars: readonly Bar[];
}

type Said = keyof Catalogue['statistics']['bars'];
const bar = (value: number, of: Said, look: Pick<Bar, 'tone' | 'icon'>): Bar => ({
	...{ value, text: amount(value), of: m.statistics.bars[of](value) },
	...look
});

const rounds = (n: number): string => m.statistics.ofRounds(n);
const played = (n: number): string => m.statistics.inRounds(n);
const most = (a: Row, b: Row): number => (b.bars[0]?.value ?? 0) - (a.bars[0]?.value ?? 0);
const shown = (rows: readonly Row[]): Row[] =>
	rows.filter(({ bars }) => bars.some(({ value }) => value > 0)).sort(most);

type People = readonly PersonStatistics[];

export const topRows = (people: People): Row[] =>
	shown(
		people.map(({ player, standing, top, bottom }) => ({
			player,
			base: rounds(standing),
			bars: [
				bar(top, 'top', { tone: 'brass', icon: 'crown' }),
				bar(bottom, 'bottom', { tone: 'wax', icon: 'bowl' })
			]
		}))
	);

const streakRows = (
	people: People,
	of: (person: PersonStatistics) => Streak | null,
	barOf: (rounds: number) => Bar,
	several: boolean
): Row[] =>
	shown(
		people.flatMap((person) => {
			const streak = of(person);
			if (streak === null) return [];
			const bars = [barOf(streak.rounds)];
			return [{ player: person.player, base: streakText(streak, several), bars }];
		})
	);

/** @param several whether the evening has to be named too */
export const reignRows = (people: People, several: boolean): Row[] =>
	streakRows(
		people,
		({ longestReign }) => longestReign,
		(n) => bar(n, 'reign', { tone: 'brass', icon: 'crown' }),
		several
	);

export const stayRows = (people: People, several: boolean): Row[] =>
	streakRows(
		people,
		({ longestStay }) => longestStay,
		(n) => bar(n, 'stay', { tone: 'wax', icon: 'bowl' }),
		several
	);

/** Rises to the right, falls to the left. */
export const turnRows = (people: People): Row[] =>
	shown(
		people.map(({ player, rises, falls, standing }) => ({
			player,
			base: rounds(standing),
			bars: [
				bar(rises, 'rises', { tone: 'brass', icon: 'up' }),
				bar(falls, 'falls', { tone: 'wax', icon: 'down' })
			]
		}))
	);

/** Received to the right, paid to the left. */
export const taxRows = (people: People): Row[] =>
	shown(
		people.map(({ player, paid, received, unrecorded }) => ({
			player,
			base: bracketsText(paid.brackets + received.brackets + unrecorded, unrecorded),
			bars: [
				bar(received.cards, 'received', { tone: 'brass', icon: 'up' }),
				bar(paid.cards, 'paid', { tone: 'wax', icon: 'down' })
			]
		}))
	);

export const revolutionRows = (people: People): Row[] =>
	shown(
		people.map(({ player, revolutions, greater, rounds: n }) => ({
			player,
			base: greater === 0 ? rounds(n) : m.statistics.greaterOfRounds(greater, n),
			bars: [bar(revolutions, 'called', { tone: 'mint' })]
		}))
	);

export const decreeRows = (people: People): Row[] =>
	shown(
		people.map(({ player, decrees, refused, rounds: n }) => ({
			player,
			base: rounds(n),
			bars: [
				bar(decrees, 'issued', { tone: 'mint', icon: 'decree' }),
				...(refused === 0 ? [] : [bar(refused, 'refused', { tone: 'wax', icon: 'close' })])
			]
		}))
	);

export const rulingRows = (people: People): Row[] =>
	shown(
		people.map(({ player, rulings, rounds: n }) => ({
			player,
			base: rounds(n),
			bars: [bar(rulings, 'asked', { tone: 'mint', icon: 'referee' })]
		}))
	);

/** A value on a line. */
export interface Mark {
	readonly player: PlayerId;
	readonly base: string;
	readonly text: string;
	/** −1 to 1 from the middle, or 0 to 1 from the left. */
	readonly at: number;
}

/** Where they finish between first (0) and last (1), the best first; without those of whom there is too little. */
export const placeMarks = (people: People): Mark[] =>
	splitBy(people, NEEDED.place, ({ rounds }) => rounds)
		.enough.toSorted((a, b) => a.averagePlace - b.averagePlace)
		.map(({ player, averagePlace, rounds: n }) => ({
			...{ player, base: played(n), at: averagePlace },
			text: aheadText(averagePlace)
		}));

/** The best first, as far from the middle as the one farthest from it allows; a scale of at least ±10. */
export function ratingMarks(people: People): Mark[] {
	const { enough } = splitBy(people, NEEDED.rating, ({ standing }) => standing);
	const scale = Math.max(10, ...enough.map(({ rating }) => Math.abs(rating)));
	return enough
		.toSorted((a, b) => b.rating - a.rating)
		.map(({ player, rating, standing }) => ({
			...{ player, base: played(standing), at: Math.round(rating) / scale },
			text: ratingText(rating)
		}));
}
