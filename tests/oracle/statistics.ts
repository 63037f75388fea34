import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type {
	Cards,
	Mobility,
	Pair,
	PersonStatistics,
	Scope,
	Statistics,
	Streak
} from '#lib/stats/statistics.ts';

/*
 * A second, naive implementation of the statistics: from raw lists, one player at a time. It shares
 * only types with the index.
 */

/** A round with a result: all players from the top at its start, and at its end. */
export interface RawRound {
	evening: string;
	startedAt: number;
	ruleset: string;
	number: number;
	standing: boolean;
	start: string[];
	end: string[];
	brackets: { payer: string; receiver: string; cards: number; paid: boolean }[];
	revolution: { caller: string; greater: boolean } | null;
	/** How often a play turned the ranking. */
	turnings: number;
}
/** The raw data of all evenings. */
export interface Raw {
	rounds: RawRound[];
	/** Each with its round, which need not have a result. */
	decrees: { evening: string; round: number; issuer: string; refused: boolean }[];
	rulings: { evening: string; round: number; askedBy: string | null }[];
	/** The game whose rules are in force at the end, by evening. */
	games: Record<string, string>;
}

type Known = (id: PlayerId) => PlayerId;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const mean = (numbers: readonly number[]) => sum(numbers) / numbers.length;

/** The game to which an event in a round belongs. */
function gameAt(raw: Raw, evening: string, number: number): string | undefined {
	const rounds = raw.rounds.filter((round) => round.evening === evening);
	const own = rounds.find((round) => round.number === number);
	if (own !== undefined) return own.ruleset;
	const now = raw.games[evening];
	if (rounds.some((round) => round.ruleset === now)) return now;
	return rounds.sort((a, b) => a.number - b.number).at(-1)?.ruleset;
}

/** The raw lists limited to the scope, with merged people under one id. */
class Selection {
	readonly rounds: RawRound[];
	readonly #raw: Raw;
	readonly #scope: Scope;
	readonly #known: Known;

	constructor(raw: Raw, scope: Scope, known: Known) {
		this.#raw = raw;
		this.#scope = scope;
		this.#known = known;
		const inScope = raw.rounds.filter(
			(round) =>
				(scope.evening === null || round.evening === scope.evening) &&
				(scope.ruleset === null || round.ruleset === scope.ruleset)
		);
		this.rounds = inScope.filter(({ evening }) =>
			scope.people.every((person) =>
				inScope.some(
					(round) =>
						round.evening === evening && round.start.some((p) => this.who(p) === this.who(person))
				)
			)
		);
	}

	who(raw: string): string {
		return this.#known(raw as PlayerId);
	}

	has({ evening, round }: { evening: string; round: number }): boolean {
		const game = gameAt(this.#raw, evening, round);
		return (
			this.rounds.some((one) => one.evening === evening) &&
			(this.#scope.ruleset === null || this.#scope.ruleset === game)
		);
	}
	get decrees() {
		return this.#raw.decrees.filter((decree) => this.has(decree));
	}
	get rulings() {
		return this.#raw.rulings.filter((ruling) => this.has(ruling));
	}

	/** All who are listed, in the order of their ids. */
	people(): string[] {
		const all = [
			...this.rounds.flatMap(({ start }) => start),
			...this.decrees.map(({ issuer }) => issuer),
			...this.rulings.flatMap(({ askedBy }) => (askedBy === null ? [] : [askedBy]))
		].map((p) => this.who(p));
		const group = this.#scope.people.map((p) => this.who(p));
		return [...new Set(all)].filter((p) => group.length === 0 || group.includes(p)).sort();
	}
}

/** One player's place in one round, from 0. */
interface Seat {
	round: RawRound;
	/** The name in that evening's log. */
	raw: string;
	start: number;
	end: number;
	last: number;
}
const seatsOf = (selection: Selection, player: string): Seat[] =>
	selection.rounds.flatMap((round) =>
		round.start
			.filter((raw) => selection.who(raw) === player)
			.map((raw) => ({
				round,
				raw,
				start: round.start.indexOf(raw),
				end: round.end.indexOf(raw),
				last: round.start.length - 1
			}))
	);

/** Every stretch of rounds one after the other in which a player began at one end of the table. */
function stretches(seats: readonly Seat[], at: (seat: Seat) => boolean): Streak[] {
	const there = seats.filter((seat) => seat.round.standing && at(seat));
	return there.map(({ round: { evening, startedAt, ruleset, number }, raw }) => {
		const goesOn = (next: number) =>
			there.some(
				({ round, raw: other }) =>
					other === raw &&
					round.evening === evening &&
					round.ruleset === ruleset &&
					round.number === next
			);
		let last = number;
		while (goesOn(last + 1)) last += 1;
		const streak = { first: number, last, rounds: last - number + 1 };
		return { evening: evening as EveningId, startedAt, ...streak };
	});
}

function longest(all: readonly Streak[]): Streak | null {
	let best: Streak | null = null;
	for (const one of all) {
		const key = ({ rounds, startedAt, evening, first }: Streak) =>
			[String(1000 - rounds), String(startedAt), evening, String(1000 + first)].join(' ');
		if (best === null || key(one) < key(best)) best = one;
	}
	return best;
}

/** How often a player reached `to` after `from`. */
function crossings(seats: readonly Seat[], from: 'top' | 'bottom'): number {
	const tables = new Set(seats.map(({ raw, round }) => `${raw} ${round.evening} ${round.ruleset}`));
	let times = 0;
	for (const table of tables) {
		let wasThere = false;
		const own = seats
			.filter(({ raw, round }) => `${raw} ${round.evening} ${round.ruleset}` === table)
			.filter(({ round }) => round.standing)
			.sort((a, b) => a.round.number - b.round.number);
		for (const { start, last } of own) {
			const at = start === 0 ? 'top' : start === last ? 'bottom' : 'between';
			if (at === 'between') continue;
			if (at === from) wasThere = true;
			else if (wasThere) {
				times += 1;
				wasThere = false;
			}
		}
	}
	return times;
}

/** The share of the other players that one finished ahead of. */
const share = ({ end, last }: Seat) => (last - end) / last;

function ratingOf(own: readonly Seat[], everyone: readonly Seat[]): number {
	const over = own.map((seat) => {
		const alike = everyone.filter(({ start, last }) => start === seat.start && last === seat.last);
		return share(seat) - mean(alike.map(share));
	});
	return 100 * mean(over) * (own.length / (own.length + 20));
}

function cardsOf(brackets: RawRound['brackets']): Cards {
	const paid = brackets.filter((bracket) => bracket.paid);
	return { brackets: paid.length, cards: sum(paid.map(({ cards }) => cards)) };
}

function personOf(selection: Selection, player: string): PersonStatistics {
	const { rounds } = selection;
	const is = (p: string | null | undefined) => typeof p === 'string' && selection.who(p) === player;
	const seats = seatsOf(selection, player);
	const standing = seats.filter(({ round }) => round.standing);
	const everyone = [...new Set(rounds.flatMap(({ start }) => start.map((p) => selection.who(p))))]
		.flatMap((p) => seatsOf(selection, p))
		.filter(({ round }) => round.standing);
	const brackets = rounds.flatMap((round) => round.brackets);
	const called = rounds.filter(({ revolution }) => is(revolution?.caller));
	const issued = selection.decrees.filter(({ issuer }) => is(issuer));
	return {
		player: player as PlayerId,
		evenings: new Set(seats.map(({ round }) => round.evening)).size,
		rounds: seats.length,
		standing: standing.length,
		top: standing.filter(({ start }) => start === 0).length,
		bottom: standing.filter(({ start, last }) => start === last).length,
		won: seats.filter(({ end }) => end === 0).length,
		lost: seats.filter(({ end, last }) => end === last).length,
		averagePlace: mean(seats.map(({ end, last }) => end / last)),
		longestReign: longest(stretches(seats, ({ start }) => start === 0)),
		longestStay: longest(stretches(seats, ({ start, last }) => start === last)),
		rises: crossings(seats, 'bottom'),
		falls: crossings(seats, 'top'),
		paid: cardsOf(brackets.filter(({ payer }) => is(payer))),
		received: cardsOf(brackets.filter(({ receiver }) => is(receiver))),
		unrecorded: brackets.filter((b) => !b.paid && (is(b.payer) || is(b.receiver))).length,
		revolutions: called.length,
		greater: called.filter(({ revolution }) => revolution?.greater).length,
		decrees: issued.length,
		refused: issued.filter(({ refused }) => refused).length,
		rulings: selection.rulings.filter(({ askedBy }) => is(askedBy)).length,
		rating: ratingOf(standing, everyone)
	};
}

function pairOf(selection: Selection, a: string, b: string): Pair {
	const { rounds } = selection;
	const who = (p: string) => selection.who(p);
	// each round in which both had a place
	const met = rounds.flatMap(({ end }) =>
		end.flatMap((one, i) =>
			end.flatMap((other, j) => (who(one) === a && who(other) === b ? [i < j] : []))
		)
	);
	const paid = (from: string, to: string) =>
		cardsOf(
			rounds
				.flatMap((round) => round.brackets)
				.filter(({ payer, receiver }) => who(payer) === from && who(receiver) === to)
		);
	return {
		a: a as PlayerId,
		b: b as PlayerId,
		rounds: met.length,
		aAhead: met.filter((ahead) => ahead).length,
		aToB: paid(a, b),
		bToA: paid(b, a)
	};
}

function mobilityOf(rounds: readonly RawRound[], players: number): Mobility {
	const here = rounds.filter(({ standing, start }) => standing && start.length === players);
	const places = [...Array(players).keys()];
	const from = (start: number, end: number) =>
		here.filter((round) => round.start[start] === round.end[end]).length;
	return {
		players,
		counts: places.map((start) => places.map((end) => from(start, end))),
		rounds: here.length
	};
}

export function countStatistics(raw: Raw, scope: Scope, known: Known): Statistics {
	const selection = new Selection(raw, scope, known);
	const { rounds } = selection;
	const standing = rounds.filter((round) => round.standing);
	const brackets = rounds.flatMap((round) => round.brackets);
	const people = selection.people();
	const sizes = [...new Set(standing.map(({ start }) => start.length))].sort((a, b) => a - b);
	// those without a rating after the others
	const rank = ({ rating }: PersonStatistics) => (Number.isNaN(rating) ? -Infinity : rating);
	return {
		evenings: new Set(rounds.map(({ evening }) => evening)).size,
		rounds: rounds.length,
		turnings: sum(rounds.map(({ turnings }) => turnings)),
		standing: standing.length,
		brackets: brackets.length,
		unrecorded: brackets.filter(({ paid }) => !paid).length,
		people: people
			.map((player) => personOf(selection, player))
			.sort((a, b) => (rank(a) === rank(b) ? b.rounds - a.rounds : rank(b) - rank(a))),
		mobility: sizes.map((players) => mobilityOf(rounds, players)),
		pairs: people
			.flatMap((a) => people.filter((b) => a < b).map((b) => pairOf(selection, a, b)))
			.filter((pair) => pair.rounds > 0)
	};
}
