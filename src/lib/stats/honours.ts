import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Digest } from './digest.ts';
import type { Way } from './facts.ts';
import type { Pair, PersonStatistics, Statistics } from './statistics.ts';
import { COUNTS, type Tally } from './tally.ts';

/** An evening as honours need it: people who were merged are one. */
export interface Night {
	readonly evening: EveningId;
	/** In milliseconds since 1970. */
	readonly startedAt: number;
	/** Whether it was closed. */
	readonly closed: boolean;
	readonly ruler: PlayerId | null;
	readonly fall: Way | null;
	/** Rounds won. */
	readonly won: ReadonlyMap<PlayerId, number>;
}

/** When something happened. */
interface Dated {
	readonly evening: EveningId;
	readonly startedAt: number;
}
/** One of two who finished ahead of the other in most of their rounds. */
interface Nemesis {
	readonly player: PlayerId;
	readonly other: PlayerId;
	readonly ahead: number;
	readonly rounds: number;
}

/** What can be said about all evenings; null for what cannot. */
export interface Honours {
	/** Who ruled the last evening, since which one in a row, and who ruled before. */
	readonly champion: {
		readonly player: PlayerId;
		readonly evenings: number;
		readonly since: number;
		readonly before: { readonly player: PlayerId; readonly evenings: number } | null;
	} | null;
	readonly reign: (Dated & { readonly player: PlayerId; readonly rounds: number }) | null;
	readonly nemesis: Nemesis | null;
	/** The longest one within a year. */
	readonly fall: (Dated & Way) | null;
	/** Two who won equally many rounds, and nobody more. */
	readonly closest:
		(Dated & { readonly players: readonly PlayerId[]; readonly won: number }) | null;
	readonly payer: { readonly player: PlayerId; readonly cards: number } | null;
}

/** How a player did on an evening: the mean place, 0 always first and 1 always last. */
export interface CareerNight extends Dated {
	readonly place: number;
	readonly won: number;
}

/** With fewer evenings there are no honours. */
const LEAST_EVENINGS = 3;
/** From how much on each is an honour. */
const LEAST = { reign: 3, pairRounds: 10, pairShare: 0.6, tieWon: 2, payerLead: 5 } as const;
const YEAR = 365 * 24 * 60 * 60 * 1000;

type PersonOf = (id: PlayerId) => PlayerId;

function wins(tallies: readonly Tally[], personOf: PersonOf): Map<PlayerId, number> {
	const won = new Map<PlayerId, number>();
	for (const { people, counts } of tallies)
		people.forEach((id, i) => {
			const player = personOf(id);
			const n = counts[i * COUNTS.length + COUNTS.indexOf('won')]!;
			won.set(player, (won.get(player) ?? 0) + n);
		});
	return won;
}

/** An evening with rounds; null without.
 * @param personOf resolves the ids of people who were merged */
export function nightOf(
	{ id, startedAt, closedAt, ruler, rounds }: Summary,
	{ tallies, fall }: Pick<Digest, 'tallies' | 'fall'>,
	personOf: PersonOf
): Night | null {
	if (rounds === 0 || tallies.length === 0) return null;
	return {
		evening: id,
		startedAt,
		closed: closedAt !== null,
		ruler: ruler === null ? null : personOf(ruler),
		fall: fall === null ? null : { ...fall, player: personOf(fall.player) },
		won: wins(tallies, personOf)
	};
}

/** How many of the last nights in a row had this ruler. */
const inARow = (latestFirst: readonly Night[], ruler: PlayerId | null): number => {
	const end = latestFirst.findIndex((night) => night.ruler !== ruler);
	return end < 0 ? latestFirst.length : end;
};

function championOf(latestFirst: readonly Night[]): Honours['champion'] {
	const player = latestFirst[0]?.ruler ?? null;
	if (player === null) return null;
	const evenings = inARow(latestFirst, player);
	const earlier = latestFirst.slice(evenings);
	const before = earlier[0]?.ruler ?? null;
	return {
		player,
		evenings,
		since: latestFirst[evenings - 1]!.startedAt,
		before: before === null ? null : { player: before, evenings: inARow(earlier, before) }
	};
}

/** The only one with the highest value; null if several share it, or below `least`. */
function sole<T>(all: readonly T[], of: (one: T) => number, least: number, lead = 1): T | null {
	const [first, second] = all.toSorted((a, b) => of(b) - of(a));
	if (first === undefined || of(first) < least) return null;
	return second !== undefined && of(first) < of(second) + lead ? null : first;
}

function reignOf(people: readonly PersonStatistics[]): Honours['reign'] {
	const best = sole(people, ({ longestReign }) => longestReign?.rounds ?? 0, LEAST.reign);
	const reign = best?.longestReign;
	if (!best || !reign) return null;
	const { evening, startedAt, rounds } = reign;
	return { player: best.player, evening, startedAt, rounds };
}

/** Who finished ahead of another in most of their rounds, of ten or more.
 * @param of whose nemesis; of anybody's the clearest one without */
export function nemesisOf(pairs: readonly Pair[], of?: PlayerId): Nemesis | null {
	const [best] = pairs
		.filter(({ rounds }) => rounds >= LEAST.pairRounds)
		.flatMap(({ a, b, rounds, aAhead }) => [
			{ player: a, other: b, ahead: aAhead, rounds },
			{ player: b, other: a, ahead: rounds - aAhead, rounds }
		])
		.filter(({ other, ahead, rounds }) => {
			const isClear = ahead / rounds >= LEAST.pairShare;
			return isClear && (of === undefined || other === of);
		})
		.toSorted((a, b) => b.ahead / b.rounds - a.ahead / a.rounds || b.rounds - a.rounds);
	return best ?? null;
}

function closestOf(latestFirst: readonly Night[]): Honours['closest'] {
	const ties = latestFirst.flatMap(({ evening, startedAt, won }) => {
		const most = Math.max(0, ...won.values());
		const players = [...won.keys()].filter((player) => won.get(player) === most);
		return players.length === 2 && most >= LEAST.tieWon
			? [{ evening, startedAt, players, won: most }]
			: [];
	});
	return ties.toSorted((a, b) => b.won - a.won)[0] ?? null;
}

function fallOf(latestFirst: readonly Night[], now: number): Honours['fall'] {
	const falls = latestFirst.flatMap(({ evening, startedAt, fall }) =>
		fall === null || startedAt < now - YEAR ? [] : [{ evening, startedAt, ...fall }]
	);
	return (
		falls.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.rounds - b.rounds)[0] ?? null
	);
}

/** The honours of all evenings; null while there are fewer than three.
 * @param statistics of the same evenings
 * @param now in milliseconds since 1970 */
export function honoursOf(
	nights: readonly Night[],
	{ people, pairs }: Pick<Statistics, 'people' | 'pairs'>,
	now: number
): Honours | null {
	const latestFirst = nights
		.filter(({ closed }) => closed)
		.toSorted((a, b) => b.startedAt - a.startedAt);
	if (latestFirst.length < LEAST_EVENINGS) return null;
	const payer = sole(people, ({ paid }) => paid.cards, 1, LEAST.payerLead);
	return {
		champion: championOf(latestFirst),
		reign: reignOf(people),
		nemesis: nemesisOf(pairs),
		fall: fallOf(latestFirst, now),
		closest: closestOf(latestFirst),
		payer: payer === null ? null : { player: payer.player, cards: payer.paid.cards }
	};
}

/** The evenings of a player, the earliest first.
 * @param tallies of all evenings */
export function careerOf(
	tallies: Iterable<Tally>,
	player: PlayerId,
	personOf: PersonOf
): CareerNight[] {
	const nights = new Map<
		EveningId,
		{ startedAt: number; sum: number; rounds: number; won: number }
	>();
	for (const { evening, startedAt, people, starts, counts } of tallies) {
		for (let i = 0; i < starts.length; i += 5) {
			const [person, players, , rounds, sum] = starts.slice(i, i + 5);
			if (personOf(people[person!]!) !== player) continue;
			const night = nights.get(evening) ?? { startedAt, sum: 0, rounds: 0, won: 0 };
			night.sum += sum! / (players! - 1);
			night.rounds += rounds!;
			nights.set(evening, night);
		}
		people.forEach((id, i) => {
			const night = nights.get(evening);
			if (night !== undefined && personOf(id) === player)
				night.won += counts[i * COUNTS.length + COUNTS.indexOf('won')]!;
		});
	}
	return [...nights]
		.map(([evening, { startedAt, sum, rounds, won }]) => ({
			evening,
			startedAt,
			place: sum / rounds,
			won
		}))
		.sort((a, b) => a.startedAt - b.startedAt);
}
