import type { PlayerId } from '#lib/evening/ids.ts';
import type { PersonStatistics, Streak } from '#lib/stats/statistics.ts';
import type { IconName } from '#lib/ui/core/Icon.svelte';
import type { Catalogue } from '#lib/messages/catalogue.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { splitBy, MIN_ROUNDS } from './thresholds.ts';
import { aheadText, amount, bracketsText, ratingText, streakText } from './statistic-text.ts';

const m = messagesOf('statistics');

/** The colour of a bar: the top, the bottom, or neither. */
type Tone = 'brass' | 'wax' | 'mint';

export interface Bar {
	readonly value: number;
	/** The value as text, at the end of the bar. */
	readonly text: string;
	/** What the value counts, for screen readers. */
	readonly unit: string;
	readonly tone: Tone;
	readonly icon?: IconName;
}
/** A person's row in a chart. */
export interface PersonRow {
	readonly player: PlayerId;
	/** The basis of the values. */
	readonly base: string;
	readonly bars: readonly Bar[];
}

type Unit = keyof Catalogue['statistics']['bars'];
const bar = (value: number, unit: Unit, look: Pick<Bar, 'tone' | 'icon'>): Bar => ({
	value,
	text: amount(value),
	unit: m.statistics.bars[unit](value),
	...look
});

const rounds = (n: number): string => m.statistics.ofRounds(n);
const played = (n: number): string => m.statistics.inRounds(n);
const byFirstBar = (a: PersonRow, b: PersonRow): number =>
	(b.bars[0]?.value ?? 0) - (a.bars[0]?.value ?? 0);
/** Rows with a value, largest first. */
const sorted = (rows: readonly PersonRow[]): PersonRow[] =>
	rows.filter(({ bars }) => bars.some(({ value }) => value > 0)).sort(byFirstBar);

type People = readonly PersonStatistics[];

export const topRows = (people: People): PersonRow[] =>
	sorted(
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
	streakOf: (person: PersonStatistics) => Streak | null,
	barOf: (rounds: number) => Bar,
	several: boolean
): PersonRow[] =>
	sorted(
		people.flatMap((person) => {
			const streak = streakOf(person);
			if (streak === null) return [];
			const bars = [barOf(streak.rounds)];
			return [{ player: person.player, base: streakText(streak, several), bars }];
		})
	);

/** @param several whether there is more than one evening: then streaks are dated */
export const reignRows = (people: People, several: boolean): PersonRow[] =>
	streakRows(
		people,
		({ longestReign }) => longestReign,
		(n) => bar(n, 'reign', { tone: 'brass', icon: 'crown' }),
		several
	);

export const stayRows = (people: People, several: boolean): PersonRow[] =>
	streakRows(
		people,
		({ longestStay }) => longestStay,
		(n) => bar(n, 'stay', { tone: 'wax', icon: 'bowl' }),
		several
	);

/** Rises to the right, falls to the left. */
export const turnRows = (people: People): PersonRow[] =>
	sorted(
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
export const taxRows = (people: People): PersonRow[] =>
	sorted(
		people.map(({ player, paid, received, unrecorded }) => ({
			player,
			base: bracketsText(paid.brackets + received.brackets + unrecorded, unrecorded),
			bars: [
				bar(received.cards, 'received', { tone: 'brass', icon: 'up' }),
				bar(paid.cards, 'paid', { tone: 'wax', icon: 'down' })
			]
		}))
	);

export const revolutionRows = (people: People): PersonRow[] =>
	sorted(
		people.map(({ player, revolutions, greater, rounds: n }) => ({
			player,
			base: greater === 0 ? rounds(n) : m.statistics.greaterOfRounds(greater, n),
			bars: [bar(revolutions, 'called', { tone: 'mint' })]
		}))
	);

export const decreeRows = (people: People): PersonRow[] =>
	sorted(
		people.map(({ player, decrees, refused, rounds: n }) => ({
			player,
			base: rounds(n),
			bars: [
				bar(decrees, 'issued', { tone: 'mint', icon: 'decree' }),
				...(refused === 0 ? [] : [bar(refused, 'refused', { tone: 'wax', icon: 'close' })])
			]
		}))
	);

export const rulingRows = (people: People): PersonRow[] =>
	sorted(
		people.map(({ player, rulings, rounds: n }) => ({
			player,
			base: rounds(n),
			bars: [bar(rulings, 'asked', { tone: 'mint', icon: 'referee' })]
		}))
	);

/** A dot on an axis. */
export interface Dot {
	readonly player: PlayerId;
	readonly base: string;
	readonly text: string;
	/** The position on the axis: from −1 to 1 around the middle, or from 0 (left) to 1. */
	readonly at: number;
}

/** Mean places from first (0) to last (1), best first; without people who have too few rounds. */
export const placeDots = (people: People): Dot[] =>
	splitBy(people, MIN_ROUNDS.place, ({ rounds }) => rounds)
		.enough.toSorted((a, b) => a.averagePlace - b.averagePlace)
		.map(({ player, averagePlace, rounds: n }) => ({
			player,
			base: played(n),
			at: averagePlace,
			text: aheadText(averagePlace)
		}));

/** Ratings, best first, scaled to the largest one, but at least to ±10. */
export function ratingDots(people: People): Dot[] {
	const { enough } = splitBy(people, MIN_ROUNDS.rating, ({ standing }) => standing);
	const scale = Math.max(10, ...enough.map(({ rating }) => Math.abs(rating)));
	return enough
		.toSorted((a, b) => b.rating - a.rating)
		.map(({ player, rating, standing }) => ({
			player,
			base: played(standing),
			at: Math.round(rating) / scale,
			text: ratingText(rating)
		}));
}
