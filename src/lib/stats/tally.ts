import { isDecree } from '#lib/evening/edicts.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Decree, Evening, Round, Ruling } from '#lib/evening/state.ts';

/** The counts per person, in the order of `Tally.counts`. */
export const COUNTS = [
	'won',
	'lost',
	'rises',
	'falls',
	'revolutions',
	'greater',
	'decrees',
	'refused',
	'rulings'
] as const;
export type CountName = (typeof COUNTS)[number];

/** The start place of a round without standing. */
export const NO_PLACE = -1;

/**
 * The counts of one evening's rounds by one ruleset, to be added up. It is stored with the
 * evening's digest, so it is compact: people are written as their index in `people`, places count
 * from 0, and the lists are flat, with a fixed number of numbers per item.
 */
export interface Tally {
	readonly evening: EveningId;
	readonly startedAt: number;
	readonly ruleset: string;
	/** Everyone who played, issued a decree or asked for a ruling, by the ids of the log. */
	readonly people: readonly PlayerId[];
	readonly rounds: number;
	/** How often a play turned the ranking in them. */
	readonly turnings: number;
	/** For each person one number per name in `COUNTS`. */
	readonly counts: readonly number[];
	/** Items of five: person, players, start place (`NO_PLACE` without standing), rounds, sum of
	 * their end places. */
	readonly starts: readonly number[];
	/** Items of three: person, first round, last round of the longest reign; and of the longest
	 * stay at the bottom. */
	readonly reigns: readonly number[];
	readonly stays: readonly number[];
	/** For each number of players: that number, then a row of counts by end place for each start
	 * place. */
	readonly mobility: readonly number[];
	/** For each person a row: the number of rounds in which the person finished higher than each
	 * other. */
	readonly ahead: readonly number[];
	/** Items of five: payer, receiver, brackets paid, cards in them, brackets not recorded as
	 * paid. */
	readonly taxes: readonly number[];
}

/** Adds up numbers under keys of several numbers. */
class KeyedSums {
	readonly #all = new Map<string, { key: readonly number[]; sums: number[] }>();
	add(key: readonly number[], ...values: readonly number[]): void {
		const text = key.join();
		const found = this.#all.get(text);
		if (found === undefined) this.#all.set(text, { key, sums: [...values] });
		else values.forEach((value, i) => (found.sums[i]! += value));
	}
	/** All keys, each followed by its sums. */
	flat(): number[] {
		return [...this.#all.values()].flatMap(({ key, sums }) => [...key, ...sums]);
	}
}

/** The first and last number of the longest run of consecutive numbers; of equal ones the
 * earliest. */
function longestRun(numbers: readonly number[]): readonly [number, number] | null {
	let longest: [number, number] | null = null;
	let first = 0;
	numbers.forEach((number, i) => {
		if (i === 0 || numbers[i - 1] !== number - 1) first = number;
		if (longest === null || number - first > longest[1] - longest[0]) longest = [first, number];
	});
	return longest;
}

class TallyCounter {
	readonly #people: readonly PlayerId[];
	readonly #index: ReadonlyMap<PlayerId, number>;
	readonly #counts: number[];
	readonly #ahead: number[];
	readonly #starts = new KeyedSums();
	readonly #taxes = new KeyedSums();
	/** A matrix for each number of players. */
	readonly #mobility = new Map<number, number[]>();
	/** The numbers of the rounds at the top and at the bottom, by person. */
	readonly #tops: number[][];
	readonly #bottoms: number[][];

	constructor(people: readonly PlayerId[]) {
		const { length } = people;
		this.#people = people;
		this.#index = new Map(people.map((player, i) => [player, i]));
		this.#counts = Array<number>(length * COUNTS.length).fill(0);
		this.#ahead = Array<number>(length * length).fill(0);
		this.#tops = people.map(() => []);
		this.#bottoms = people.map(() => []);
	}

	count(player: PlayerId | number, name: CountName): void {
		const person = typeof player === 'number' ? player : this.#index.get(player)!;
		this.#counts[person * COUNTS.length + COUNTS.indexOf(name)]! += 1;
	}

	/** @param enteredLater whether nobody was asked who paid */
	round(round: Round, enteredLater: boolean): void {
		const end = result(round);
		this.count(end[0]!, 'won');
		this.count(end.at(-1)!, 'lost');
		this.#places(round, end);
		this.#order(end.map((player) => this.#index.get(player)!));
		this.#tax(round, enteredLater);
		if (round.revolution === null) return;
		this.count(round.revolution.caller, 'revolutions');
		if (round.revolution.greater) this.count(round.revolution.caller, 'greater');
	}

	#places(round: Round, end: readonly PlayerId[]): void {
		const { places, number } = round;
		const standing = hasSeatsStep(round);
		const players = places.length;
		let matrix = this.#mobility.get(players);
		if (standing && matrix === undefined) {
			matrix = Array<number>(players * players).fill(0);
			this.#mobility.set(players, matrix);
		}
		places.forEach((player, start) => {
			const person = this.#index.get(player)!;
			const place = end.indexOf(player);
			this.#starts.add([person, players, standing ? start : NO_PLACE], 1, place);
			if (!standing) return;
			matrix![start * players + place]! += 1;
			if (start === 0) this.#tops[person]!.push(number);
			else if (start === players - 1) this.#bottoms[person]!.push(number);
		});
	}

	#order(end: readonly number[]): void {
		end.forEach((higher, i) => {
			for (const lower of end.slice(i + 1)) this.#ahead[higher * this.#people.length + lower]! += 1;
		});
	}

	#tax(round: Round, enteredLater: boolean): void {
		for (const { payer, receiver, count } of taxesOf(round).brackets) {
			const key = [this.#index.get(payer)!, this.#index.get(receiver)!];
			if (round.marks[payer]?.paid === true) this.#taxes.add(key, 1, count, 0);
			else if (!enteredLater) this.#taxes.add(key, 0, 0, 1);
		}
	}

	/** Counts rises and falls: changes from the bottom to the top and back, with any places
	 * between. */
	#countRisesAndFalls(person: number): void {
		const tops = this.#tops[person]!.map((number) => ({ number, top: true }));
		const bottoms = this.#bottoms[person]!.map((number) => ({ number, top: false }));
		const ends = [...tops, ...bottoms].sort((a, b) => a.number - b.number);
		ends.forEach(({ top }, i) => {
			if (i > 0 && ends[i - 1]!.top !== top) this.count(person, top ? 'rises' : 'falls');
		});
	}

	tally(): Omit<Tally, 'evening' | 'startedAt' | 'ruleset' | 'rounds' | 'turnings'> {
		this.#people.forEach((_, person) => this.#countRisesAndFalls(person));
		const runs = (of: readonly (readonly number[])[]) =>
			of.flatMap((numbers, person) => {
				const run = longestRun(numbers);
				return run === null ? [] : [person, ...run];
			});
		return {
			people: this.#people,
			counts: this.#counts,
			starts: this.#starts.flat(),
			reigns: runs(this.#tops),
			stays: runs(this.#bottoms),
			mobility: [...this.#mobility].flatMap(([players, matrix]) => [players, ...matrix]),
			ahead: this.#ahead,
			taxes: this.#taxes.flat()
		};
	}
}

/** The part of an evening that was played by one ruleset. */
interface RulesetRecords {
	readonly rounds: readonly Round[];
	readonly decrees: readonly Decree[];
	/** The player who asked for each ruling, if known. */
	readonly askers: readonly PlayerId[];
	readonly enteredLater: boolean;
}

function countRecords({ rounds, decrees, askers, enteredLater }: RulesetRecords) {
	const players = rounds.flatMap(({ places }) => places);
	const issuers = decrees.map(({ issuer }) => issuer);
	const counter = new TallyCounter([...new Set([...players, ...issuers, ...askers])]);
	for (const round of rounds) counter.round(round, enteredLater);
	for (const { issuer, state } of decrees) {
		counter.count(issuer, 'decrees');
		if (state === 'refused') counter.count(issuer, 'refused');
	}
	for (const asker of askers) counter.count(asker, 'rulings');
	return counter.tally();
}

/**
 * Tallies an evening: one tally per ruleset by which rounds with a result were played, in the order
 * in which they were first played; none for a deleted evening. A decree or ruling counts for the
 * ruleset of its round. If that round has no result, it counts for the current ruleset, or for the
 * last one played if the current one has no result.
 */
export function talliesOf(evening: Evening): Tally[] {
	if (evening.deletedAt !== null) return [];
	const { id, startedAt, edicts, rulings, rules } = evening;
	const rounds = playedRounds(evening);
	const games = new Map(rounds.map((round) => [round.number, round.rules.ruleset]));
	const all = [...new Set(games.values())];
	const other = all.includes(rules.ruleset) ? rules.ruleset : rounds.at(-1)?.rules.ruleset;
	const gameOf = ({ round }: Pick<Decree | Ruling, 'round'>) => games.get(round) ?? other;
	return all.map((ruleset) => {
		const own = rounds.filter((round) => round.rules.ruleset === ruleset);
		const records: RulesetRecords = {
			rounds: own,
			decrees: edicts.filter(isDecree).filter((decree) => gameOf(decree) === ruleset),
			askers: rulings
				.filter((ruling) => gameOf(ruling) === ruleset)
				.flatMap(({ askedBy }) => askedBy ?? []),
			enteredLater: evening.enteredAt !== null
		};
		const turnings = own.reduce((sum, round) => sum + round.turnings, 0);
		const totals = { rounds: own.length, turnings };
		return { evening: id, startedAt, ruleset, ...totals, ...countRecords(records) };
	});
}
