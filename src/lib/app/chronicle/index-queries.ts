import { historySteps } from '#lib/evening/history.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Round } from '#lib/evening/state.ts';
import type { Summary } from '#lib/evening/summary.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { careerOf, honoursOf, nightOf, type Night } from '#lib/stats/honours.ts';
import { StatisticsBuilder } from '#lib/stats/statistics-builder.ts';
import { isInTime, type Scope } from '#lib/stats/statistics.ts';
import { listPeople } from '#lib/storage/people.ts';
import { countRounds, playedTogether, type PlayCounts } from './people-counts.ts';
import { EveningIndex, timelineInSlices } from './evening-index.ts';
import { matchesQuery, latestFirst, type IndexedSummary } from './search.ts';
import type {
	IndexAnswer,
	IndexProgress,
	IndexQuestion,
	UncountableEvening
} from './index-protocol.ts';
import { personResolver, type PersonOf } from '#lib/app/people/merged-ids.ts';
import type { JobHandler } from '#lib/app/worker-rpc/protocol.ts';
import { timeSlices } from '#lib/app/worker-rpc/time-slices.ts';

const NOTHING = { evenings: 0, rounds: 0 };

type IsPlayer = (id: PlayerId) => boolean;

/** Whether any of `some` and any of `others` ever sat at the table together, even if the round has
 * no result. */
const satTogether = ({ history }: Timeline, some: IsPlayer, others: IsPlayer): boolean =>
	historySteps(history).some(({ state: { round, seating } }) => {
		const seated = round === null ? seating?.players : round.places.filter(isStillIn(round));
		return seated !== undefined && seated.some(some) && seated.some(others);
	});
const isStillIn =
	({ left }: Round) =>
	(id: PlayerId): boolean =>
		!left.includes(id);

/** Answers questions from the index. */
export class IndexQueries implements JobHandler<IndexQuestion, IndexAnswer> {
	readonly #pause = timeSlices();
	readonly #index: EveningIndex;
	/** Cached by scope, until the index or the merged people change. */
	readonly #statistics = new Map<string, IndexAnswer<'statistics'>>();
	#cacheKey = '';

	constructor(onProgress: (progress: IndexProgress | null) => void) {
		this.#index = new EveningIndex(this.#pause, onProgress);
	}

	async answer(question: IndexQuestion): Promise<IndexAnswer> {
		switch (question.topic) {
			case 'index':
				await this.#index.upToDate();
				return null;
			case 'evenings':
				return this.#evenings(question);
			case 'statistics':
				return this.#statisticsOf(question.scope);
			case 'honours':
				return this.#honours(question.now);
			case 'career':
				return this.#career(question.player);
			case 'games':
				return this.#games();
			case 'people':
				return this.#people();
			case 'merge':
				return this.#merge(question);
		}
	}

	async #evenings({
		query,
		offset,
		most
	}: IndexQuestion<'evenings'>): Promise<IndexAnswer<'evenings'>> {
		await this.#index.upToDate();
		const isMatch = matchesQuery(query, await listPeople());
		const found: IndexedSummary[] = [];
		for (const indexed of this.#index.summaries()) {
			if (isMatch(indexed)) found.push(indexed);
			await this.#pause();
		}
		found.sort(latestFirst(query.deleted));
		const page = found.slice(offset, offset + most);
		return { items: page.map(({ summary }) => summary), total: found.length };
	}

	async #statisticsOf(scope: Scope): Promise<IndexAnswer<'statistics'>> {
		await this.#index.upToDate();
		const people = await listPeople();
		const merged = people.flatMap(({ id, mergedInto }) => (mergedInto ? [[id, mergedInto]] : []));
		const cacheKey = JSON.stringify([this.#index.changes, merged]);
		if (cacheKey !== this.#cacheKey) this.#statistics.clear();
		this.#cacheKey = cacheKey;
		const key = JSON.stringify(scope);
		const cached = this.#statistics.get(key);
		if (cached !== undefined) return cached;
		const statistics = await this.#count(scope, personResolver(people));
		if (cacheKey === this.#cacheKey) this.#statistics.set(key, statistics);
		return statistics;
	}

	async #honours(now: number): Promise<IndexAnswer<'honours'>> {
		const statistics = await this.#statisticsOf({ evening: null, ruleset: null, people: [] });
		const personOf = personResolver(await listPeople());
		const nights: Night[] = [];
		for (const { summary, digest } of this.#index.summaries()) {
			const night = nightOf(summary, digest, personOf);
			if (night !== null && summary.deletedAt === null) nights.push(night);
			await this.#pause();
		}
		return honoursOf(nights, statistics, now);
	}

	async #career(player: PlayerId): Promise<IndexAnswer<'career'>> {
		await this.#index.upToDate();
		return careerOf(this.#index.tallies(), player, personResolver(await listPeople()));
	}

	async #count(scope: Scope, personOf: PersonOf): Promise<IndexAnswer<'statistics'>> {
		const builder = new StatisticsBuilder(scope, personOf);
		for (const tally of this.#index.tallies()) {
			builder.add(tally);
			await this.#pause();
		}
		return { ...builder.build(), uncountable: this.#uncountable(scope, personOf) };
	}

	/** The evenings that cannot be counted although they may belong to the scope, the latest
	 * first. */
	#uncountable(scope: Scope, personOf: PersonOf): UncountableEvening[] {
		const group = scope.people.map(personOf);
		return [...this.#index.uncountable()]
			.map(({ id, name, startedAt, people }) => ({
				id,
				name,
				startedAt,
				people: people.map(personOf)
			}))
			.filter(
				({ people, startedAt }) =>
					isInTime(scope, startedAt) && group.every((player) => people.includes(player))
			)
			.sort((a, b) => b.startedAt - a.startedAt);
	}

	async #games(): Promise<IndexAnswer<'games'>> {
		await this.#index.upToDate();
		const games = new Set<string>();
		for (const { ruleset, rounds } of this.#index.tallies()) if (rounds > 0) games.add(ruleset);
		return [...games];
	}

	async #people(): Promise<PlayCounts> {
		await this.#index.upToDate();
		return countRounds(this.#index.digests(), personResolver(await listPeople()));
	}

	async #merge({ from, into }: IndexQuestion<'merge'>): Promise<IndexAnswer<'merge'>> {
		await this.#index.upToDate();
		const personOf = personResolver(await listPeople());
		const isFrom = (id: PlayerId) => personOf(id) === personOf(from);
		const isInto = (id: PlayerId) => personOf(id) === personOf(into);
		const merged = countRounds(this.#index.digests(), (id) =>
			isFrom(id) ? personOf(into) : personOf(id)
		);
		const together: Summary[] = [];
		for (const { summary, digest } of [...this.#index.summaries()].sort(latestFirst(false))) {
			if (!summary.people.some(isFrom) || !summary.people.some(isInto)) continue;
			// a digest lacks rounds without a result, and that of a deleted evening is empty: the
			// log decides, unless it is damaged
			const timeline = playedTogether(digest, isFrom, isInto)
				? null
				: await timelineInSlices(summary.id, this.#pause);
			if (timeline === null || satTogether(timeline, isFrom, isInto)) together.push(summary);
			await this.#pause();
		}
		return { ...(merged[personOf(into)] ?? NOTHING), together };
	}
}
