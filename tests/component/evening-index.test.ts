import { afterEach, describe, expect, test } from 'vitest';
import type { IndexQuestion } from '#lib/app/chronicle/index-protocol.ts';
import { IndexQueries } from '#lib/app/chronicle/index-queries.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { database } from '#lib/storage/database.ts';
import { digestKeys } from '#lib/storage/digests.ts';
import { appendEntries } from '#lib/storage/entries.ts';
import { confirm, out, secondRound, step } from '../e2e/support/logs.ts';

// the other tests of this folder use the same store, so these have people of their own
let names: string[];
let nights: EveningId[];
const player = (name: string) => name as PlayerId;

/** A log of so many rounds. */
const logOf = (rounds: number, name: string): Entry[] =>
	secondRound(
		'temple',
		names,
		Array.from({ length: rounds - 1 }, () => [
			step('play'),
			...out(names.toReversed().slice(0, -1)),
			confirm
		]).flat(),
		name
	);

/** Stores evenings of so many rounds, played by the same four people. */
async function seed(...rounds: number[]): Promise<void> {
	const some = crypto.randomUUID().slice(0, 8);
	names = ['Ana', 'Ben', 'Chidi', 'Dee'].map((name) => `${name}-${some}`);
	nights = [];
	for (const [i, count] of rounds.entries()) {
		const id = crypto.randomUUID() as EveningId;
		const log = logOf(count, `Night ${i} ${some}`).map((entry): Entry =>
			entry.type === 'EveningStarted'
				? { ...entry, evening: id }
				: { ...entry, id: crypto.randomUUID() as Entry['id'] }
		);
		const summary = summaryOf(fold(log)!.state);
		await appendEntries(id, 0, undefined, log, { summary });
		nights.push(id);
	}
}

/** A new index: a page or worker that has just started. */
const index = () => new IndexQueries(() => undefined);
const statistics = (queries = index()) =>
	queries.answer({
		topic: 'statistics',
		scope: { evening: null, ruleset: null, people: [player(names[0]!)] }
	} satisfies IndexQuestion) as Promise<{
		rounds: number;
		evenings: number;
		uncountable: readonly { id: EveningId; name: string; people: readonly PlayerId[] }[];
	}>;
const search = (queries = index()) => {
	const query = { player: player(names[0]!), ruleset: null, from: null, to: null, deleted: false };
	const question = { topic: 'evenings', offset: 0, most: 10 } as const;
	return queries.answer({ ...question, query: { ...query, text: 'night' } }) as Promise<{
		items: readonly { id: EveningId }[];
		total: number;
	}>;
};
const counts = async (queries = index()) =>
	((await queries.answer({ topic: 'people' })) as Record<string, object>)[names[0]!];

const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!;
const empty = () => Object.defineProperty(IDBObjectStore.prototype, 'put', put);
afterEach(empty);

describe('on a full disk', () => {
	const fill = () => {
		IDBObjectStore.prototype.put = () => {
			throw new DOMException('Full', 'QuotaExceededError');
		};
	};

	test('search, people and statistics work without stored digests, and follow the store', async () => {
		await seed(1, 2);
		fill();
		const queries = index();
		expect((await search(queries)).total).toBe(2);
		expect(await counts(queries)).toEqual({ evenings: 2, rounds: 3 });
		expect(await statistics(queries)).toMatchObject({ evenings: 2, rounds: 3, uncountable: [] });
		for (const id of nights) expect(await digestKeys()).not.toContain(id);

		empty();
		await seedMore(queries);
		expect(await digestKeys()).toEqual(expect.arrayContaining(nights));
	});

	/** Goes on with the first evening while its digest is in memory only. */
	async function seedMore(queries: IndexQueries) {
		const log = await (
			await database.open()
		).getAll('entries', IDBKeyRange.bound([nights[0]!, 0], [nights[0]!, 1e6]));
		const note: Entry = {
			type: 'NoteAdded',
			text: 'Lanterns',
			at: Date.now(),
			id: crypto.randomUUID() as Entry['id']
		};
		await appendEntries(nights[0]!, log.length, log.at(-1)!.id, [note]);
		const query = { text: 'lanterns', ruleset: null, from: null, to: null, deleted: false };
		const question = { topic: 'evenings', offset: 0, most: 10 } as const;
		const found = (await queries.answer({
			...question,
			query: { ...query, player: player(names[0]!) }
		})) as { total: number };
		expect(found.total).toBe(1);
	}
});

describe('an evening that cannot be counted is left out and named, and the others count', () => {
	async function expectLeftOut() {
		const found = await statistics();
		expect(found).toMatchObject({ evenings: 1, rounds: 2 });
		expect(found.uncountable).toMatchObject([{ id: nights[0] }]);
		expect(found.uncountable[0]!.people).toEqual(expect.arrayContaining(names));
		// from its stored digest too
		expect((await statistics()).uncountable).toHaveLength(1);
		expect(await counts()).toEqual({ evenings: 1, rounds: 2 });
		expect((await search()).items.map(({ id }) => id)).toEqual(expect.arrayContaining(nights));
	}
	/** Changes a stored row of the first evening. */
	async function damage(seq: number, change: (row: never) => object | null) {
		const tx = (await database.open()).transaction('entries', 'readwrite');
		const row = await tx.store.get([nights[0]!, seq]);
		const changed = change(row as never);
		if (changed === null) await tx.store.delete([nights[0]!, seq]);
		else await tx.store.put(changed as never);
		await tx.done;
	}

	test('an entry that does not follow', async () => {
		await seed(1, 2);
		await damage(3, (row: object) => ({ ...row, type: 'NoSuchThing' }));
		await expectLeftOut();
	});
	test('a missing entry', async () => {
		await seed(1, 2);
		await damage(4, () => null);
		await expectLeftOut();
	});
	test('an entry that cannot be upgraded', async () => {
		await seed(1, 2);
		await damage(0, (row: object) => ({ ...row, rules: { options: null } }));
		await expectLeftOut();
	});
	test('results that cannot be added up', async () => {
		await seed(1, 2);
		// a result without the players who were seated
		await damage(1, (row: object) => ({ ...row, order: names.map(() => 'Nobody') }));
		await expectLeftOut();
	});
});

test('a stored digest that cannot be added up is made again from the log', async () => {
	await seed(1, 2);
	await statistics();
	const tx = (await database.open()).transaction('digests', 'readwrite');
	const digest = (await tx.store.get(nights[0]!))!;
	const tallies = digest.tallies.map((tally) => ({ ...tally, mobility: [2 ** 31] }));
	await tx.store.put({ ...digest, tallies });
	await tx.done;
	expect(await statistics()).toMatchObject({ evenings: 2, rounds: 3, uncountable: [] });
	const stored = await (await database.open()).get('digests', nights[0]!);
	expect(stored!.tallies).toEqual(digest.tallies);
});
