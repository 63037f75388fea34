import { isDecree } from '#lib/evening/edicts.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { placesOverTime } from './places.ts';

/** Consecutive rounds that a player began on top. */
export interface Reign {
	readonly player: PlayerId;
	readonly first: number;
	readonly last: number;
}

/** A player's first and last place of the evening, counted from 1. */
export interface Journey {
	readonly player: PlayerId;
	readonly from: number;
	readonly to: number;
	/** Whether these were the last places at the time. */
	readonly fromLast: boolean;
	readonly toLast: boolean;
}

/** A revolution that was called. */
interface CalledRevolution {
	readonly round: number;
	readonly rules: Rules;
	readonly caller: PlayerId;
	readonly greater: boolean;
}

/** The highlights of an evening. */
export interface Highlights {
	/** How many rounds have a result. */
	readonly rounds: number;
	/** The winner of the last round; null if there is none. */
	readonly winner: PlayerId | null;
	/** The longest reigns: several if they are equally long. */
	readonly reigns: readonly Reign[];
	readonly rise: Journey | null;
	readonly fall: Journey | null;
	readonly revolutions: readonly CalledRevolution[];
	/** How often a play turned the ranking. */
	readonly turnings: number;
	readonly taxes: {
		/** The players who paid the most cards in recorded taxes, and how many. */
		readonly payers: readonly PlayerId[];
		readonly paid: number;
		/** How many cards those paid who came next. */
		readonly next: number;
		/** How many taxes were not recorded. */
		readonly unrecorded: number;
	};
	readonly decrees: { readonly issued: number; readonly refused: number };
	readonly rulings: number;
}

/** The number of rounds of a reign. */
export const lengthOf = ({ first, last }: Reign): number => last - first + 1;

/** The longest reigns. Rounds without standing have none (TI-0). */
function longestReigns(rounds: readonly Round[]): Reign[] {
	const all: Reign[] = [];
	for (const round of rounds.filter(hasSeatsStep)) {
		const player = round.places[0]!;
		const on = all.at(-1);
		if (on?.player === player && on.last === round.number - 1)
			all[all.length - 1] = { ...on, last: round.number };
		else all.push({ player, first: round.number, last: round.number });
	}
	const most = Math.max(...all.map(lengthOf));
	return all.filter((reign) => lengthOf(reign) === most);
}

/** The journeys of the players who are there at the end, from the place that each had first. */
function journeysOf(evening: Evening): Journey[] {
	const over = placesOverTime(evening);
	if (over === null) return [];
	const { columns, lines } = over;
	const end = columns.at(-1)!.places;
	return lines
		.filter(({ toTheEnd }) => toTheEnd)
		.map(({ player, runs: [first] }) => {
			const { places } = columns[first!.from]!;
			const [from, to] = [places.indexOf(player), end.indexOf(player)];
			return {
				player,
				from: from + 1,
				to: to + 1,
				fromLast: from + 1 === places.length,
				toLast: to + 1 === end.length
			};
		});
}

/** The longest journey in a direction; of equal ones, the one that ended higher. */
function longest(
	journeys: readonly Journey[],
	distance: (journey: Journey) => number
): Journey | null {
	const [best] = journeys
		.filter((journey) => distance(journey) > 0)
		.sort((a, b) => distance(b) - distance(a) || a.to - b.to);
	return best ?? null;
}

/** @param enteredLater whether nobody was asked for those that are not recorded */
function taxesPaid(rounds: readonly Round[], enteredLater: boolean): Highlights['taxes'] {
	const cards = new Map<PlayerId, number>();
	let unrecorded = 0;
	for (const round of rounds)
		for (const { payer, count } of taxesOf(round).brackets)
			if (round.marks[payer]?.paid === true) cards.set(payer, (cards.get(payer) ?? 0) + count);
			else if (!enteredLater) unrecorded += 1;
	const paid = Math.max(0, ...cards.values());
	return {
		payers: [...cards.keys()].filter((p) => cards.get(p) === paid),
		paid,
		next: Math.max(0, ...[...cards.values()].filter((n) => n < paid)),
		unrecorded
	};
}

/** Collects the highlights of an evening. */
export function highlightsOf(evening: Evening): Highlights {
	const rounds = playedRounds(evening);
	const last = rounds.at(-1);
	const journeys = journeysOf(evening);
	const decrees = evening.edicts.filter(isDecree);
	return {
		rounds: rounds.length,
		winner: last === undefined ? null : result(last)[0]!,
		reigns: longestReigns(rounds),
		rise: longest(journeys, ({ from, to }) => from - to),
		fall: longest(journeys, ({ from, to }) => to - from),
		revolutions: rounds.flatMap(({ number, revolution, rules }) =>
			revolution === null ? [] : [{ round: number, rules, ...revolution }]
		),
		turnings: rounds.reduce((sum, { turnings }) => sum + turnings, 0),
		taxes: taxesPaid(rounds, evening.enteredAt !== null),
		decrees: {
			issued: decrees.length,
			refused: decrees.filter(({ state }) => state === 'refused').length
		},
		rulings: evening.rulings.length
	};
}
