import { isDecree, type Decree } from '#lib/evening/edicts.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { hasSeatsStep, playedRounds, result, taxesOf } from '#lib/evening/round.ts';
import type { Ruling } from '#lib/evening/rulings.ts';
import type { Evening, Round } from '#lib/evening/state.ts';

/** What is counted of each person, in the order in which a tally has it. */
export const COUNTS = [
	...(['won', 'lost', 'rises', 'falls'] as const),
	...(['revolutions', 'greater', 'decrees', 'refused', 'rulings'] as const)
] as const;
export type CountName = (typeof COUNTS)[number];

/** The start place of a round without standing. */
export const NO_PLACE = -1;

/** What was counted in the rounds of one evening that were played by one ruleset: small, and to be added up. People are
 * named by their index in `people`, places count from 0, and lists are flat: so many numbers to a thing. */
export interface Tally {
	readonly evening: EveningId;
	readonly startedAt: number;
	readonly ruleset: string;
	/** Whoever played, decreed or asked, by the ids that the log has. */
	readonly people: readonly PlayerId[];
	readonly rounds: number;
	/** For each person as many numbers as `COUNTS` has names. */
	readonly counts: readonly number[];
	/** Person, players, start place (`NO_PLACE` without standing), rounds, sum of their end places. */
	readonly starts: readonly number[];
	/** Person, first round, last round: the longest reign of each who had one, and the longest stay at the bottom. */
	readonly reigns: readonly number[];
	readonly stays: readonly number[];
	/** Players, then a row of end places for each start place. */
	readonly mobility: readonly number[];
	/** For each person a row: the rounds in which that person finished higher than each. */
	readonly ahead: readonly number[];
	/** Payer, receiver, brackets paid, cards in them, brackets not recorded as paid. */
	readonly taxes: readonly number[];
}

/** Numbers that are added up under a key of several numbers. */
class Sums {
	readonly #all = new Map<string, { key: readonly number[]; sums: number[] }>();
	add(key: readonly number[], ...more: readonly number[]): void {
		const text = key.join();
		const found = this.#all.get(text);
		if (found === undefined) this.#all.set(text, { key, sums: [...more] });
		else more.forEach((some, i) => (found.sums[i]! += some));
	}
	/** Each key with its sums after it. */
	flat(): number[] {
		return [...this.#all.values()].flatMap(({ key, sums }) => [...key, ...sums]);
	}
}

/** The first and the last number of the longest run of consecutive ones; of equal ones the earliest. */
function longestRun(numbers: readonly number[]): readonly [number, number] | null {
	let longest: [number, number] | null = null;
	let first = 0;
	numbers.forEach((number, i) => {
		if (i === 0 || numbers[i - 1] !== number - 1) first = number;
		if (longest === null || number - first > longest[1] - longest[0]) longest = [first, number];
	});
	return longest;
}

class Counting {
	readonly #people: readonly PlayerId[];
	readonly #index: ReadonlyMap<PlayerId, number>;
	readonly #counts: number[];
	readonly #ahead: number[];
	readonly #starts = new Sums();
	readonly #taxes = new Sums();
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

	count(player: PlayerId | number, name: CountName, more = 1): void {
		const person = typeof player === 'number' ? player : this.#index.get(player)!;
		this.#counts[person * COUNTS.length + COUNTS.indexOf(name)]! += more;
	}

	round(round: Round): void {
		const end = result(round);
		this.count(end[0]!, 'won');
		this.count(end.at(-1)!, 'lost');
		this.#places(round, end);
		this.#order(end.map((player) => this.#index.get(player)!));
		this.#tax(round);
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

	#tax(round: Round): void {
		for (const { payer, receiver, count } of taxesOf(round).brackets) {
			const key = [this.#index.get(payer)!, this.#index.get(receiver)!];
			if (round.marks[payer]?.paid === true) this.#taxes.add(key, 1, count, 0);
			else this.#taxes.add(key, 0, 0, 1);
		}
	}

	/** From one end to the other, whatever lay between. */
	#turns(person: number): void {
		const tops = this.#tops[person]!.map((number) => ({ number, top: true }));
		const bottoms = this.#bottoms[person]!.map((number) => ({ number, top: false }));
		const ends = [...tops, ...bottoms].sort((a, b) => a.number - b.number);
		ends.forEach(({ top }, i) => {
			if (i > 0 && ends[i - 1]!.top !== top) this.count(person, top ? 'rises' : 'falls');
		});
	}

	done(): Omit<Tally, 'evening' | 'startedAt' | 'ruleset' | 'rounds'> {
		this.#people.forEach((_, person) => this.#turns(person));
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

/** What one ruleset has of an evening. */
interface Share {
	readonly rounds: readonly Round[];
	readonly decrees: readonly Decree[];
	/** Those of which it is known who asked. */
	readonly askers: readonly PlayerId[];
}

function counted({ rounds, decrees, askers }: Share) {
	const players = rounds.flatMap(({ places }) => places);
	const issuers = decrees.map(({ issuer }) => issuer);
	const counting = new Counting([...new Set([...players, ...issuers, ...askers])]);
	for (const round of rounds) counting.round(round);
	for (const { issuer, state } of decrees) {
		counting.count(issuer, 'decrees');
		if (state === 'refused') counting.count(issuer, 'refused');
	}
	for (const asker of askers) counting.count(asker, 'rulings');
	return counting.done();
}

/** One for each published ruleset that rounds with a result were played by, in the order of the first of them; none of
 * a deleted evening. A decree or ruling belongs to the round that it came in; where that has no result, to the game that
 * is on, or else to the one that was played last. */
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
		const share: Share = {
			rounds: own,
			decrees: edicts.filter(isDecree).filter((decree) => gameOf(decree) === ruleset),
			askers: rulings
				.filter((ruling) => gameOf(ruling) === ruleset)
				.flatMap(({ askedBy }) => askedBy ?? [])
		};
		return { evening: id, startedAt, ruleset, rounds: own.length, ...counted(share) };
	});
}
