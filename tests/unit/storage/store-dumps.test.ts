import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSIONS, type UpgradedStore } from '#lib/evening/versions.ts';
import { lookUp } from '#lib/rules/by-text.ts';

/** Of each earlier version there is a store that its own build wrote
 * (tests/e2e/specs/store/store-versions.test.ts opens them): a new entry of `VERSIONS` asks for one
 * more. */

interface Dump {
	version: number;
	stores: Record<string, { indexes: object; rows: { value: object }[] }>;
}
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

const upgrades = VERSIONS.flatMap(({ upgrade = {} }, from) =>
	(Object.keys(upgrade) as UpgradedStore[]).map((kind) => ({ kind, from }))
);
test.each(upgrades)('$kind of version $from are upgraded in one of the dumps', ({ kind, from }) => {
	const upgrade = VERSIONS[from]!.upgrade![kind]!;
	const records = earlier
		.filter((version) => version <= from)
		.flatMap((version) => dumpOf(version).stores[kind]?.rows ?? []);
	const isNews = ({ value }: { value: object }) =>
		JSON.stringify(upgrade(value as Record<string, unknown>)) !== JSON.stringify(value);
	expect(records.filter(isNews)).not.toEqual([]);
});
