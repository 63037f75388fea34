import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Scope, Statistics } from './statistics.ts';
import { Sum } from './sum.ts';
import type { Tally } from './tally.ts';

/** An evening of which it is not known yet whether all of the group played. */
interface Waiting {
	readonly missing: Set<PlayerId>;
	readonly tallies: Tally[];
}

/** Statistics that grow by a tally at a time, so that the work can be done in slices. In whatever order the tallies
 * come, the result is the same. */
export class Adding {
	readonly #scope: Scope;
	readonly #group: ReadonlySet<PlayerId>;
	readonly #known: (id: PlayerId) => PlayerId;
	readonly #waiting = new Map<EveningId, Waiting>();
	readonly #sum: Sum;

	/** @param known who a player is: someone who was merged is the person merged into */
	constructor(scope: Scope, known: (id: PlayerId) => PlayerId) {
		this.#scope = scope;
		this.#known = known;
		this.#group = new Set(scope.people.map(known));
		this.#sum = new Sum(known);
	}

	add(tally: Tally): void {
		const { evening, ruleset } = this.#scope;
		if (evening !== null && evening !== tally.evening) return;
		if (ruleset !== null && ruleset !== tally.ruleset) return;
		if (this.#group.size === 0) this.#sum.add(tally);
		else this.#wait(tally);
	}

	#wait(tally: Tally): void {
		const { evening, people, starts } = tally;
		const waiting = this.#waiting.get(evening) ?? { missing: new Set(this.#group), tallies: [] };
		this.#waiting.set(evening, waiting);
		for (let i = 0; i < starts.length; i += 5)
			waiting.missing.delete(this.#known(people[starts[i]!]!));
		waiting.tallies.push(tally);
		if (waiting.missing.size > 0) return;
		for (const one of waiting.tallies.splice(0)) this.#sum.add(one);
	}

	/** The statistics of what was added so far. */
	done(): Statistics {
		return this.#sum.statistics(this.#group);
	}
}

/** The statistics of all tallies at once. */
export function statisticsOf(
	tallies: Iterable<Tally>,
	scope: Scope,
	known: (id: PlayerId) => PlayerId
): Statistics {
	const adding = new Adding(scope, known);
	for (const tally of tallies) adding.add(tally);
	return adding.done();
}
