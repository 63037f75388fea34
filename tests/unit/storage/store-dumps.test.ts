import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { upgradeRecord, VERSION, VERSIONS, type UpgradedStore } from '#lib/evening/versions.ts';
import { lookUp } from '#lib/rules/by-text.ts';
import { database } from '#lib/storage/database.ts';
import { createDatabase, dumpStore, emptyStores, type Dump } from '../../e2e/support/database.ts';
import { useFakeStore } from '../../fixtures/fake-store.ts';

/** Of each earlier version there is a store that its own build wrote
 * (tests/e2e/specs/store/store-versions.test.ts opens them in a browser): a new entry of `VERSIONS`
 * asks for one more. */

useFakeStore();

const dumpOf = (version: number) =>
	JSON.parse(readFileSync(`tests/fixtures/store-v${version}.json`, 'utf8')) as Dump;

const earlier = VERSIONS.slice(0, -1).map((_, i) => i + 1);

test.each(earlier)('version %i has a dump, with the stores of that version', (version) => {
	const dump = dumpOf(version);
	expect(dump.version).toBe(version);
	const until = VERSIONS.slice(0, version);
	expect(Object.keys(dump.stores).toSorted()).toEqual(
		until.flatMap(({ stores = {} }) => Object.keys(stores)).toSorted()
	);
	for (const { rows } of Object.values(dump.stores)) expect(rows).not.toEqual([]);
	for (const [name, store] of Object.entries(dump.stores))
		expect(Object.keys(store.indexes).toSorted()).toEqual(
			until
				.flatMap(({ stores, indexes }) => [
					...(lookUp(stores, name)?.indexes ?? []),
					...(lookUp(indexes, name) ?? [])
				])
				.toSorted()
		);
});

/** Runs in this process what is written for a page. */
const here = { evaluate: (work: (data: unknown) => unknown, data: unknown) => work(data) } as never;

const schemaOf = ({ stores }: Dump) =>
	Object.fromEntries(Object.entries(stores).map(([name, { rows: _, ...store }]) => [name, store]));

test('a new store has today’s schema', async () => {
	await database.open();
	const dump = await dumpStore(here);
	expect(dump.version).toBe(VERSION);
	expect(schemaOf(dump)).toEqual(schemaOf(emptyStores()));
});

test.each(earlier)('a store of version %i is upgraded without losing data', async (version) => {
	const dump = dumpOf(version);
	await createDatabase(here, dump);
	await database.open();
	const after = await dumpStore(here);
	expect(after.version).toBe(VERSION);
	expect(schemaOf(after)).toEqual(schemaOf(emptyStores()));
	const valuesOf = <T>({ stores }: Dump, name: string) =>
		(stores[name]?.rows ?? []).map(({ value }) => value as T);
	// logs are never rewritten
	for (const name of ['entries', 'remembered', 'digests'])
		expect(after.stores[name]?.rows).toEqual(
			// `shown` was removed by version 5
			(dump.stores[name]?.rows ?? []).filter(({ key }) => key !== 'shown')
		);
	expect(valuesOf(after, 'houses')).toEqual(
		valuesOf<object>(dump, 'houses').map((set) => upgradeRecord('houses', set, version))
	);
	const evenings = valuesOf<object>(dump, 'evenings');
	const added = { game: '', deletedAt: null, people: [], ruler: null, partial: true };
	expect(valuesOf(after, 'evenings')).toEqual(
		version < 3 ? evenings.map((summary) => ({ ...summary, ...added })) : evenings
	);
	expect(valuesOf(after, 'people')).toEqual(
		valuesOf<{ lastSeen: number }>(dump, 'people').map((person) => ({
			changedAt: person.lastSeen,
			...person
		}))
	);
});

const upgrades = VERSIONS.flatMap(({ upgrade = {} }, from) =>
	(Object.keys(upgrade) as UpgradedStore[]).map((kind) => ({ kind, from }))
);
test.each(upgrades)('$kind of version $from are upgraded in one of the dumps', ({ kind, from }) => {
	const upgrade = VERSIONS[from]!.upgrade![kind]!;
	const records = earlier
		.filter((version) => version <= from)
		.flatMap((version) => dumpOf(version).stores[kind]?.rows ?? []);
	const isNews = ({ value }: { value: unknown }) =>
		JSON.stringify(upgrade(value as Record<string, unknown>)) !== JSON.stringify(value);
	expect(records.filter(isNews)).not.toEqual([]);
});
