import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { isInTime, type Scope, type Statistics } from './statistics.ts';
import { TallySum } from './tally-sum.ts';
import type { Tally } from './tally.ts';

/** The tallies of an evening, held back until every person of the scope is known to have played in
 * one of them. */
interface PendingEvening {
	readonly missing: Set<PlayerId>;
	readonly tallies: Tally[];
}

/** Builds statistics from tallies, one at a time, so that the work can be done in slices. The order
 * of the tallies does not matter. */
export class StatisticsBuilder {
	readonly #scope: Scope;
	readonly #group: ReadonlySet<PlayerId>;
	readonly #personOf: (id: PlayerId) => PlayerId;
	readonly #pending = new Map<EveningId, PendingEvening>();
	readonly #sum: TallySum;

	/**
	 * @param scope which tallies count
	 * @param personOf resolves an id of a log to the person's id: people who were merged count as
	 * one
	 */
	constructor(scope: Scope, personOf: (id: PlayerId) => PlayerId) {
		this.#scope = scope;
		this.#personOf = personOf;
		this.#group = new Set(scope.people.map(personOf));
		this.#sum = new TallySum(personOf);
	}

	/** Adds a tally; ignores one outside of the scope. */
	add(tally: Tally): void {
		const { evening, ruleset } = this.#scope;
		if (evening !== null && evening !== tally.evening) return;
		if (ruleset !== null && ruleset !== tally.ruleset) return;
		if (!isInTime(this.#scope, tally.startedAt)) return;
		if (this.#group.size === 0) this.#sum.add(tally);
		else this.#addIfAllPlayed(tally);
	}

	#addIfAllPlayed(tally: Tally): void {
		const { evening, people, starts } = tally;
		const pending = this.#pending.get(evening) ?? { missing: new Set(this.#group), tallies: [] };
		this.#pending.set(evening, pending);
		for (let i = 0; i < starts.length; i += 5)
			pending.missing.delete(this.#personOf(people[starts[i]!]!));
		pending.tallies.push(tally);
		if (pending.missing.size > 0) return;
		for (const one of pending.tallies.splice(0)) this.#sum.add(one);
	}

	/** The statistics of the tallies added so far. */
	build(): Statistics {
		return this.#sum.statistics(this.#group);
	}
}

/** The statistics of all tallies at once. The parameters are those of `StatisticsBuilder`. */
export function statisticsOf(
	tallies: Iterable<Tally>,
	scope: Scope,
	personOf: (id: PlayerId) => PlayerId
): Statistics {
	const builder = new StatisticsBuilder(scope, personOf);
	for (const tally of tallies) builder.add(tally);
	return builder.build();
}
