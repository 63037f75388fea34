import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import {
	RATING_PRIOR,
	type Mobility,
	type Pair,
	type PersonStatistics,
	type Statistics,
	type Streak
} from './statistics.ts';
import { COUNTS, NO_PLACE, type CountName, type Tally } from './tally.ts';

/** One player against another: rounds finished higher, and tribute paid. */
interface HeadToHead {
	ahead: number;
	brackets: number;
	cards: number;
}

/** The sums of one person. They are integers, so that the order of adding does not matter. */
interface PersonSum {
	readonly player: PlayerId;
	readonly evenings: Set<EveningId>;
	readonly counts: number[];
	/** By number of players: two numbers, rounds and the sum of their end places, first for rounds
	 * without standing and then for each start place. */
	readonly starts: number[][];
	readonly paid: { brackets: number; cards: number };
	readonly received: { brackets: number; cards: number };
	unrecorded: number;
	reign: Streak | null;
	stay: Streak | null;
	readonly against: Map<PersonSum, HeadToHead>;
}

const zeros = (length: number): number[] => Array<number>(length).fill(0);
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byId = (a: { player: PlayerId }, b: { player: PlayerId }) => inOrder(a.player, b.player);

/** The longer streak; of equal ones the earlier. */
function longer(a: Streak | null, b: Streak): Streak {
	if (a === null) return b;
	const order =
		b.rounds - a.rounds ||
		a.startedAt - b.startedAt ||
		inOrder(a.evening, b.evening) ||
		a.first - b.first;
	return order > 0 ? b : a;
}

const emptySum = (player: PlayerId): PersonSum => ({
	player,
	evenings: new Set(),
	counts: zeros(COUNTS.length),
	starts: [],
	paid: { brackets: 0, cards: 0 },
	received: { brackets: 0, cards: 0 },
	unrecorded: 0,
	reign: null,
	stay: null,
	against: new Map()
});

/** Adds up tallies and computes statistics from the sums. */
export class TallySum {
	readonly #personOf: (id: PlayerId) => PlayerId;
	readonly #people = new Map<PlayerId, PersonSum>();
	/** The same sums by the ids that occur in logs. */
	readonly #byRawId = new Map<PlayerId, PersonSum>();
	readonly #evenings = new Set<EveningId>();
	#rounds = 0;
	#turnings = 0;
	#brackets = 0;
	#unrecorded = 0;
	/** By number of players: a matrix of start and end places, as in `Mobility`. */
	readonly #mobility: number[][] = [];

	constructor(personOf: (id: PlayerId) => PlayerId) {
		this.#personOf = personOf;
	}

	#person(id: PlayerId): PersonSum {
		const found = this.#byRawId.get(id);
		if (found !== undefined) return found;
		const player = this.#personOf(id);
		const person = this.#people.get(player) ?? emptySum(player);
		this.#people.set(player, person);
		this.#byRawId.set(id, person);
		return person;
	}

	add(tally: Tally): void {
		const people = tally.people.map((id) => this.#person(id));
		this.#evenings.add(tally.evening);
		this.#rounds += tally.rounds;
		this.#turnings += tally.turnings;
		people.forEach(({ counts }, person) => {
			for (let i = 0; i < COUNTS.length; i++)
				counts[i]! += tally.counts[person * COUNTS.length + i]!;
		});
		this.#addStarts(people, tally);
		this.#addStreaks(people, tally);
		this.#addMobility(tally.mobility);
		this.#addOrder(people, tally.ahead);
		this.#addTaxes(people, tally.taxes);
	}

	#addStarts(people: readonly PersonSum[], { starts, evening }: Tally): void {
		for (let i = 0; i < starts.length; i += 5) {
			const person = people[starts[i]!]!;
			const players = starts[i + 1]!;
			const offset = 2 * (starts[i + 2]! - NO_PLACE);
			const sums = (person.starts[players] ??= zeros(2 * (players + 1)));
			sums[offset]! += starts[i + 3]!;
			sums[offset + 1]! += starts[i + 4]!;
			person.evenings.add(evening);
		}
	}

	#addStreaks(people: readonly PersonSum[], { evening, startedAt, reigns, stays }: Tally): void {
		const streak = (of: readonly number[], i: number): Streak => {
			const [first, last] = [of[i + 1]!, of[i + 2]!];
			return { evening, startedAt, first, last, rounds: last - first + 1 };
		};
		for (let i = 0; i < reigns.length; i += 3) {
			const person = people[reigns[i]!]!;
			person.reign = longer(person.reign, streak(reigns, i));
		}
		for (let i = 0; i < stays.length; i += 3) {
			const person = people[stays[i]!]!;
			person.stay = longer(person.stay, streak(stays, i));
		}
	}

	#addMobility(mobility: readonly number[]): void {
		for (let i = 0; i < mobility.length;) {
			const players = mobility[i]!;
			const matrix = (this.#mobility[players] ??= zeros(players * players));
			for (let j = 0; j < matrix.length; j++) matrix[j]! += mobility[i + 1 + j]!;
			i += 1 + matrix.length;
		}
	}

	#addOrder(people: readonly PersonSum[], ahead: readonly number[]): void {
		const { length } = people;
		for (let i = 0; i < ahead.length; i++) {
			const rounds = ahead[i]!;
			if (rounds === 0) continue;
			headToHeadOf(people[Math.floor(i / length)]!, people[i % length]!).ahead += rounds;
		}
	}

	#addTaxes(people: readonly PersonSum[], taxes: readonly number[]): void {
		for (let i = 0; i < taxes.length; i += 5) {
			const [payer, receiver] = [people[taxes[i]!]!, people[taxes[i + 1]!]!];
			const [brackets, cards, unrecorded] = [taxes[i + 2]!, taxes[i + 3]!, taxes[i + 4]!];
			for (const sum of [payer.paid, receiver.received, headToHeadOf(payer, receiver)]) {
				sum.brackets += brackets;
				sum.cards += cards;
			}
			payer.unrecorded += unrecorded;
			if (receiver !== payer) receiver.unrecorded += unrecorded;
			this.#brackets += brackets + unrecorded;
			this.#unrecorded += unrecorded;
		}
	}

	/** @param group the people to list; everyone if it is empty */
	statistics(group: ReadonlySet<PlayerId>): Statistics {
		const listed = [...this.#people.values()]
			.filter(({ player }) => group.size === 0 || group.has(player))
			.sort(byId);
		const mobility = this.#mobility.flatMap((matrix, players) => mobilityOf(matrix, players));
		return {
			evenings: this.#evenings.size,
			rounds: this.#rounds,
			turnings: this.#turnings,
			standing: mobility.reduce((sum, { rounds }) => sum + rounds, 0),
			brackets: this.#brackets,
			unrecorded: this.#unrecorded,
			people: listed.map((person) => personOf(person, mobility)).sort(byRating),
			mobility,
			pairs: pairsOf(listed)
		};
	}
}

function headToHeadOf(one: PersonSum, other: PersonSum): HeadToHead {
	const found = one.against.get(other);
	if (found !== undefined) return found;
	const headToHead: HeadToHead = { ahead: 0, brackets: 0, cards: 0 };
	one.against.set(other, headToHead);
	return headToHead;
}

function mobilityOf(matrix: readonly number[], players: number): Mobility {
	const counts = Array.from({ length: players }, (_, start) =>
		matrix.slice(start * players, (start + 1) * players)
	);
	return { players, counts, rounds: counts[0]!.reduce((sum, rounds) => sum + rounds, 0) };
}

/** The best rating first, people without a rating last. */
function byRating(a: PersonStatistics, b: PersonStatistics): number {
	const [isUnrated, isOtherUnrated] = [Number.isNaN(a.rating), Number.isNaN(b.rating)];
	if (isUnrated !== isOtherUnrated) return isUnrated ? 1 : -1;
	return (isUnrated ? 0 : b.rating - a.rating) || b.rounds - a.rounds || byId(a, b);
}

/** The sum over rounds of how far a player finished above the mean of all players who started from
 * the same place at a table of the same size, in shares of the other players.
 * @param sums the player's rounds and end places by start place, as in `PersonSum.starts` */
function aboveMean(sums: readonly number[], { counts, players, rounds }: Mobility): number {
	return counts.reduce((total, row, start) => {
		const [own, ends] = [sums[2 * start]!, sums[2 * start + 1]!];
		const all = row.reduce((sum, times, end) => sum + times * end, 0);
		return total + (own * all - ends * rounds) / (rounds * (players - 1));
	}, 0);
}

function personOf(person: PersonSum, mobility: readonly Mobility[]): PersonStatistics {
	const { player, starts, counts, paid, received } = person;
	let [rounds, standing, top, bottom, places, above] = [0, 0, 0, 0, 0, 0];
	starts.forEach((sums, players) => {
		const withPlace = sums.slice(2);
		const sum = (of: readonly number[], odd: 0 | 1) =>
			of.reduce((total, value, i) => (i % 2 === odd ? total + value : total), 0);
		rounds += sum(sums, 0);
		standing += sum(withPlace, 0);
		places += sum(sums, 1) / (players - 1);
		top += withPlace[0]!;
		bottom += withPlace.at(-2)!;
		const table = mobility.find((one) => one.players === players);
		if (table !== undefined) above += aboveMean(withPlace, table);
	});
	const byName = Object.fromEntries(COUNTS.map((name, i) => [name, counts[i]!]));
	return {
		player,
		evenings: person.evenings.size,
		rounds,
		standing,
		top,
		bottom,
		averagePlace: places / rounds,
		longestReign: person.reign,
		longestStay: person.stay,
		...(byName as Record<CountName, number>),
		paid: { ...paid },
		received: { ...received },
		unrecorded: person.unrecorded,
		rating: standing === 0 ? NaN : (100 * above) / (standing + RATING_PRIOR)
	};
}

function pairsOf(people: readonly PersonSum[]): Pair[] {
	return people.flatMap((a, i) =>
		people.slice(i + 1).flatMap((b) => {
			const none: HeadToHead = { ahead: 0, brackets: 0, cards: 0 };
			const { ahead, ...aToB } = a.against.get(b) ?? none;
			const { ahead: behind, ...bToA } = b.against.get(a) ?? none;
			const rounds = ahead + behind;
			if (rounds === 0) return [];
			return [{ a: a.player, b: b.player, rounds, aAhead: ahead, aToB, bToA }];
		})
	);
}
