import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import {
	addPastRound,
	beginPast,
	endPast,
	type PastEvening,
	type PastRound
} from '#lib/evening/past-evening.ts';
import type { Person } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { GameId, Rules } from '#lib/rulesets/ruleset.ts';
import { addEnd, leaderOf, orderByTitles, seatings } from './end.ts';
import type { FoundEnd, FoundEvening, FoundRound, ImportFault, LeftOut } from './found.ts';
import {
	formsOf,
	placesOfFirst,
	publishedRules,
	readRound,
	similarRules,
	toRules,
	type ShownRules
} from './rules-of-round.ts';

/** Makes a log of an evening that was found in a file. */

/** What the file does not say. */
export interface BuildOptions {
	readonly id: EveningId;
	readonly name: string;
	readonly at: number;
	readonly enteredAt: number;
	/** The game of rounds for which the file names none. */
	readonly game: GameId;
	/** Who is meant by a name, with the form of address that is known. */
	readonly personOf: (name: string) => Person;
	/** The reason of points that follow from no round. */
	readonly pointsReason: string;
}

interface Built {
	/** Closed; null if no round of it could be taken. */
	readonly past: PastEvening | null;
	readonly leftOut: readonly LeftOut[];
}

/** The fault that a refusal amounts to. */
const FAULTS: Partial<Record<Refusal, ImportFault>> = {
	'too-few': 'too-few',
	'too-many': 'too-many',
	'table-full': 'too-many',
	'text-empty': 'wrong-name',
	'name-too-long': 'wrong-name',
	'name-taken': 'name-twice',
	'already-here': 'name-twice'
};
const faultOf = (refusal: Refusal): ImportFault => FAULTS[refusal] ?? 'does-not-fit';

/** After this many rounds whose rules were not found, they are not looked for in later ones. */
const MOST_UNEXPLAINED = 3;

/** A round that can be taken, with the rules that it shows. */
interface Taken {
	readonly past: PastEvening;
	readonly shown: ShownRules;
	/** What of it contradicts these rules. */
	readonly lost: 'titles' | 'points' | null;
}

/** The names of a file as players, and the rounds with them. */
class EveningBuilder {
	readonly #found: FoundEvening;
	readonly #options: BuildOptions;
	readonly #people: ReadonlyMap<PlayerId, Person>;
	readonly #ids: ReadonlyMap<string, PlayerId>;
	readonly #names: ReadonlyMap<PlayerId, string>;
	/** The rules of each game, as published. */
	readonly #published: ReadonlyMap<GameId, ShownRules>;
	readonly #forms: ReadonlyMap<PlayerId, boolean>;
	/** The rules of the rounds, one after the other, and the first round of each. */
	readonly #rules: { shown: ShownRules; readonly rounds: FoundRound[] }[] = [];
	readonly #leftOut: LeftOut[] = [];
	#unexplained = 0;

	constructor(found: FoundEvening, options: BuildOptions) {
		this.#found = found;
		this.#options = options;
		const { rounds, end } = found;
		const named = [...(end?.players ?? []), ...rounds.flatMap(({ result }) => result)];
		const people = [...new Set(named)].map((name) => ({ name, person: options.personOf(name) }));
		this.#ids = new Map(people.map(({ name, person }) => [name, person.id]));
		this.#names = new Map(people.map(({ name, person }) => [person.id, name]));
		const titles = [...rounds.map((round) => round.titles ?? []), end?.roles ?? []];
		const held = titles.flatMap((all) =>
			[...all].map(([name, title]) => [this.#idOf(name), title] as const)
		);
		const games = new Set(rounds.map((round) => this.#gameOf(round)));
		this.#published = new Map(
			[...games].map((game) => [
				game,
				publishedRules(
					game,
					held.map(([, title]) => title)
				)
			])
		);
		const forms = new Map(
			[...this.#published.values()].flatMap((shown) => [...formsOf(shown, held)])
		);
		this.#forms = forms;
		this.#people = new Map(
			people.map(({ person: { otherForm, ...person } }) => [
				person.id,
				{ ...person, ...((forms.get(person.id) ?? otherForm) === true && { otherForm: true }) }
			])
		);
	}

	readonly #idOf = (name: string): PlayerId => this.#ids.get(name)!;
	readonly #nameOf = (player: PlayerId): string => this.#names.get(player)!;
	readonly #gameOf = ({ game }: FoundRound): GameId => game ?? this.#options.game;

	build(): Built {
		const past = this.#found.end === null ? this.#fromRounds() : this.#fromEnd(this.#found.end);
		const closed = past === null ? null : endPast(past, this.#found.duration);
		return { past: closed?.ok === true ? closed.value : past, leftOut: this.#leftOut };
	}

	#leaveOut(fault: ImportFault, line: number): void {
		const isKnown = this.#leftOut.some((one) => one.fault === fault && one.line === line);
		if (!isKnown) this.#leftOut.push({ fault, line, what: null });
	}

	#begin(rules: Rules, players: readonly string[]): Result<PastEvening, Refusal> {
		const { id, name, at, enteredAt } = this.#options;
		const people = players.map((player) => this.#people.get(this.#idOf(player))!);
		return beginPast({ evening: id, name, rules, players: people, enteredAt }, at);
	}

	#toPast(round: FoundRound, rules: Rules, isLater: boolean): PastRound {
		const { places, result, left, isFirst } = round;
		return {
			places: (places ?? placesOfFirst(round, rules))?.map(this.#idOf) ?? null,
			redrawn: isLater && isFirst,
			result: result.map(this.#idOf),
			left: left.map(this.#idOf)
		};
	}

	/** Adds a round to an evening, or begins it with the round. */
	#add(past: PastEvening | null, round: FoundRound, rules: Rules): Result<PastEvening, Refusal> {
		const begun = past === null ? this.#begin(rules, round.result) : ok(past);
		return begun.ok
			? addPastRound(begun.value, this.#toPast(round, rules, past !== null), rules, this.#people)
			: begun;
	}

	/** Twice: rounds show names and points of titles one after the other, and the rules hold for all
	 * of them. */
	#fromRounds(): PastEvening | null {
		let first: PastEvening | null = null;
		for (const round of this.#found.rounds) {
			const taken = this.#take(first, round);
			if (!taken.ok) this.#leaveOut(faultOf(taken.error), round.line);
			else {
				first = taken.value.past;
				const { lost } = taken.value;
				if (lost !== null) this.#leaveOut(`${lost}-not-kept`, round.line);
			}
		}
		let past: PastEvening | null = null;
		for (const { shown, rounds } of this.#rules)
			for (const round of rounds) {
				const added = this.#add(past, round, toRules(shown));
				if (added.ok) past = added.value;
				else this.#leaveOut(faultOf(added.error), round.line);
			}
		return past;
	}

	/** Adds a round by the first rules that lead to its titles and points, or else by the first that
	 * are possible; and keeps these rules. */
	#take(past: PastEvening | null, round: FoundRound): Result<Taken, Refusal> {
		const game = this.#gameOf(round);
		const latest = this.#rules.at(-1);
		const known = latest?.shown.game === game ? latest.shown : this.#published.get(game)!;
		const others =
			round.titles === null || this.#unexplained >= MOST_UNEXPLAINED
				? []
				: similarRules(known, round.points !== null);
		let [possible, refusal]: [Taken | null, Refusal | null] = [null, null];
		for (const shown of [known, ...others]) {
			const added = this.#add(past, round, toRules(shown));
			if (!added.ok) {
				refusal ??= added.error;
				continue;
			}
			const { state } = added.value.timeline;
			const names = { shown, forms: this.#forms, nameOf: this.#nameOf };
			const read = readRound(state, state.round!, round, names);
			if (typeof read === 'object')
				return ok(this.#keep(round, { past: added.value, shown: read, lost: null }, shown));
			possible ??= { past: added.value, shown, lost: read };
		}
		if (possible === null) return no(refusal!);
		this.#unexplained += 1;
		return ok(this.#keep(round, possible, possible.shown));
	}

	/** @param by the rules before the round showed more of them */
	#keep(round: FoundRound, taken: Taken, by: ShownRules): Taken {
		const latest = this.#rules.at(-1);
		if (latest?.shown === by) {
			latest.shown = taken.shown;
			latest.rounds.push(round);
		} else this.#rules.push({ shown: taken.shown, rounds: [round] });
		return taken;
	}

	/** The one round that an evening is of which the file has the end. */
	#fromEnd(end: FoundEnd): PastEvening | null {
		const [round] = this.#found.rounds;
		if (round === undefined) return null;
		const { line } = this.#found;
		const { order, shown } = this.#orderAtEnd(end, round);
		const leader = end.leader === null ? null : this.#idOf(end.leader);
		const leads = [null, 'holder-of-card', 'top-seat'] as const;
		let [possible, refusal]: [PastEvening | null, Refusal | null] = [null, null];
		for (const firstLead of leads)
			for (const places of seatings(order, leader)) {
				const house = { ...shown.house, ...(firstLead !== null && { firstLead }) };
				const rules = toRules({ ...shown, house }, end.house ?? undefined);
				// where not all of them fit, those who left early come first
				const players = [...new Set([...end.earlier, ...round.result])].slice(0, rules.players.max);
				const begun = this.#begin(
					rules,
					end.players.length > rules.players.max ? players : end.players
				);
				const added = begun.ok
					? addPastRound(
							begun.value,
							{ places, redrawn: false, result: order, left: [] },
							rules,
							this.#people
						)
					: begun;
				if (!added.ok) refusal ??= added.error;
				else if (leaderOf(added.value) === leader) return this.#addEnd(added.value, end);
				else possible ??= added.value;
			}
		if (possible === null) {
			this.#leaveOut(faultOf(refusal!), line);
			return null;
		}
		if (leader !== null) this.#leaveOut('leader-not-kept', line);
		return this.#addEnd(possible, end);
	}

	/** The players in the order of their last titles, if these are of the game; else by rank. */
	#orderAtEnd(end: FoundEnd, round: FoundRound) {
		const order = round.result.map(this.#idOf);
		const known = this.#published.get(this.#gameOf(round))!;
		const all = [known, ...similarRules(known, end.totals !== null)].filter((shown) => {
			const { options, players } = toRules(shown);
			const isScored = options.scoring !== 'none';
			const fits = players.min <= order.length && order.length <= players.max;
			return fits && isScored === (end.totals !== null);
		});
		const roleOf = (player: PlayerId) => end.roles.get(this.#nameOf(player)) ?? '';
		if (end.roles.size > 0)
			for (const shown of all) {
				const titled = orderByTitles(order, roleOf, { shown, forms: this.#forms });
				if (titled !== null) return titled;
			}
		if (end.roles.size > 0) this.#leaveOut('titles-not-kept', round.line);
		return { order, shown: all[0] ?? known };
	}

	#addEnd(past: PastEvening, end: FoundEnd): PastEvening {
		const added = addEnd(past, end, this.#idOf, this.#options.pointsReason);
		for (const fault of added.faults) this.#leaveOut(fault, this.#found.line);
		return added.past;
	}
}

/** Makes a log of an evening that was found in a file. The same evening with the same options
 * always leads to the same log.
 * @returns the evening, and what of it could not be taken */
export const buildEvening = (found: FoundEvening, options: BuildOptions): Built =>
	new EveningBuilder(found, options).build();
