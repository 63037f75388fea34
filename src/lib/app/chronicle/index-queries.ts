import type { Progress } from './evening-list.svelte.ts';
import { historySteps } from '#lib/evening/history.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Round } from '#lib/evening/state.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { StatisticsBuilder } from '#lib/stats/statistics-builder.ts';
import type { Scope, Statistics } from '#lib/stats/statistics.ts';
import { talliesOf, type Tally } from '#lib/stats/tally.ts';
import { listPeople } from '#lib/storage/people.ts';
import { countsOf, playedTogether, type Counts } from './people-counts.ts';
import { EveningIndex, foldInSlices, logInSlices } from './evening-index.ts';
import { finder, latestFirst, type Known } from './search.ts';
import type { Answer, Question } from './index-protocol.ts';
import { rootOf, type Root } from '#lib/app/people/merged-ids.ts';
import type { Doing } from '#lib/app/worker-rpc/protocol.ts';
import { slicesOf, type Pause } from '#lib/app/worker-rpc/time-slices.ts';

const NOTHING = { evenings: 0, rounds: 0 };

type Ids = (id: PlayerId) => boolean;

/** Whether one of some and one of others had a place at the same time, whatever became of the round. */
const satTogether = ({ history }: Timeline, some: Ids, others: Ids): boolean =>
	historySteps(history).some(({ state: { round, seating } }) => {
		const here = round === null ? seating?.players : round.places.filter(staysIn(round));
		return here !== undefined && here.some(some) && here.some(others);
	});
const staysIn =
	({ left }: Round) =>
	(id: PlayerId): boolean =>
		!left.includes(id);

/** Answers from the index: in a worker, or where there is none in slices on the main thread. */
export class Answering implements Doing<Question, Answer> {
	readonly #pause: Pause;
	readonly #index: EveningIndex;
	/** By what was asked, as long as nothing has changed. */
	readonly #statistics = new Map<string, Statistics>();
	#asOf = '';

	/** @param slice after how many milliseconds others have their turn */
	constructor(slice: number, tell: (progress: Progress | null) => void) {
		this.#pause = slicesOf(slice);
		this.#index = new EveningIndex(this.#pause, tell);
	}

	async answer(question: Question): Promise<Answer> {
		switch (question.topic) {
			case 'index':
				await this.#index.upToDate();
				return null;
			case 'evenings':
				return this.#evenings(question);
			case 'statistics':
				return this.#statisticsOf(question.scope);
			case 'games':
				return this.#games();
			case 'people':
				return this.#people();
			case 'merge':
				return this.#merge(question);
		}
	}

	async #evenings({ query, offset, most }: Question<'evenings'>): Promise<Answer<'evenings'>> {
		await this.#index.upToDate();
		const isWanted = finder(query, await listPeople());
		const found: Known[] = [];
		for (const known of this.#index.known()) {
			if (isWanted(known)) found.push(known);
			await this.#pause();
		}
		found.sort(latestFirst(query.deleted));
		const page = found.slice(offset, offset + most);
		return { items: page.map(({ summary }) => summary), total: found.length };
	}

	async #statisticsOf(scope: Scope): Promise<Statistics> {
		const { evening } = scope;
		if (evening !== null) {
			const timeline = await this.#timeline(evening);
			const tallies = timeline === null ? [] : talliesOf(timeline.state);
			return this.#added(scope, tallies, rootOf(await listPeople()));
		}
		await this.#index.upToDate();
		const people = await listPeople();
		const merged = people.flatMap(({ id, mergedInto }) => (mergedInto ? [[id, mergedInto]] : []));
		const asOf = JSON.stringify([this.#index.changes, merged]);
		if (asOf !== this.#asOf) this.#statistics.clear();
		this.#asOf = asOf;
		const key = JSON.stringify(scope);
		const known = this.#statistics.get(key);
		if (known !== undefined) return known;
		const statistics = await this.#added(scope, this.#index.tallies(), rootOf(people));
		if (asOf === this.#asOf) this.#statistics.set(key, statistics);
		return statistics;
	}

	async #added(scope: Scope, tallies: Iterable<Tally>, root: Root): Promise<Statistics> {
		const builder = new StatisticsBuilder(scope, root);
		for (const tally of tallies) {
			builder.add(tally);
			await this.#pause();
		}
		return builder.build();
	}

	async #games(): Promise<Answer<'games'>> {
		await this.#index.upToDate();
		const games = new Set<string>();
		for (const { ruleset, rounds } of this.#index.tallies()) if (rounds > 0) games.add(ruleset);
		return [...games];
	}

	async #people(): Promise<Counts> {
		await this.#index.upToDate();
		return countsOf(this.#index.digests(), rootOf(await listPeople()));
	}

	async #merge({ from, into }: Question<'merge'>): Promise<Answer<'merge'>> {
		await this.#index.upToDate();
		const root = rootOf(await listPeople());
		const isFrom = (id: PlayerId) => root(id) === root(from);
		const isInto = (id: PlayerId) => root(id) === root(into);
		const merged = countsOf(this.#index.digests(), (id) => (isFrom(id) ? root(into) : root(id)));
		const together: Summary[] = [];
		for (const { summary, digest } of [...this.#index.known()].sort(latestFirst(false))) {
			if (!summary.people.some(isFrom) || !summary.people.some(isInto)) continue;
			// a round without a result is not in the digest, nor is anything of a deleted evening
			const timeline = playedTogether(digest, isFrom, isInto)
				? null
				: await this.#timeline(summary.id);
			if (timeline === null || satTogether(timeline, isFrom, isInto)) together.push(summary);
			await this.#pause();
		}
		return { ...(merged[root(into)] ?? NOTHING), together };
	}

	async #timeline(id: EveningId): Promise<Timeline | null> {
		return foldInSlices(await logInSlices(id, this.#pause), this.#pause);
	}
}
