import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedBranch, uncountedBranches, type Branch } from '#lib/app/chronicle/branches.ts';
import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type EntryId, type EveningId, type PlayerId } from '#lib/evening/ids.ts';
import type { RosterPlayer } from '#lib/evening/roster.ts';
import { matchBranch } from '#lib/exchange/branches.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { mergePerson, newer } from '#lib/storage/people.ts';
import { mergeText, sizeText } from '#lib/ui/data/data-text.ts';

type Store = ReadonlyMap<EveningId, readonly Entry[]>;

/** The effect of a merge on a store, as storage does it in its transactions. */
function merged(store: Store, other: Store): Store {
	const next = new Map(store);
	for (const [id, log] of other) {
		const family = [...next].filter(([member]) => originalIdOf(member) === originalIdOf(id));
		const place = matchBranch(
			id,
			log,
			family.map(([member, its]) => ({ id: member, log: its }))
		);
		const named = log.map((entry) =>
			'evening' in entry ? { ...entry, evening: place.id } : entry
		);
		if (place.relation !== 'known') next.set(place.id, named);
	}
	return next;
}

/** The logs, ignoring the ids of branches. */
const logsIn = (store: Store): string[] =>
	[...store]
		.map(([id, log]) => `${originalIdOf(id)}: ${log.map((entry) => entry.id).join()}`)
		.sort();

const rules = resolveRules(findRuleset('temple')!);
const players = ['Ana', 'Ben', 'Chidi', 'Dee'].map((name) => ({ id: name as PlayerId, name }));
const start = (evening: string): Entry => ({
	type: 'EveningStarted',
	evening: evening as EveningId,
	name: 'A night',
	rules,
	players,
	id: `${evening}.0` as EntryId,
	at: 0
});
const note = (id: string): Entry => ({ type: 'NoteAdded', text: id, id: id as EntryId, at: 1 });

/** Two phones with some common evenings: each continues its own, and they exchange backups. */
type Step =
	| {
			readonly does: 'play';
			readonly phone: 0 | 1;
			readonly evening: number;
			readonly entries: number;
	  }
	| { readonly does: 'restore'; readonly phone: 0 | 1 };
const phone = fc.constantFrom(0 as const, 1 as const);
const steps: fc.Arbitrary<Step[]> = fc.array(
	fc.oneof(
		fc.record({
			does: fc.constant('play' as const),
			phone,
			evening: fc.nat(5),
			entries: fc.integer({ min: 1, max: 3 })
		}),
		fc.record({ does: fc.constant('restore' as const), phone })
	),
	{ minLength: 1, maxLength: 12 }
);

const IDS = ['one', 'two'] as EveningId[];
const begun = (): Map<EveningId, readonly Entry[]> => new Map(IDS.map((id) => [id, [start(id)]]));

function played(all: readonly Step[]): [Store, Store] {
	const phones: [Store, Store] = [begun(), begun()];
	let made = 0;
	for (const step of all) {
		const mine = phones[step.phone];
		if (step.does === 'restore') {
			phones[step.phone] = merged(mine, phones[step.phone === 0 ? 1 : 0]);
			continue;
		}
		// a stored evening or branch
		const ids = [...mine.keys()];
		const id = ids[step.evening % ids.length]!;
		const more = Array.from({ length: step.entries }, () => note(`${step.phone}.${++made}`));
		phones[step.phone] = new Map([...mine, [id, [...mine.get(id)!, ...more]]]);
	}
	return phones;
}

describe('merging by entry', () => {
	let branched = 0;

	test('merging twice equals merging once; nothing is lost or doubled', () => {
		fc.assert(
			fc.property(steps, (all) => {
				const [a, b] = played(all);
				const once = merged(a, b);
				if (logsIn(once).length > new Set([...once.keys()].map(originalIdOf)).size) branched += 1;
				expect(merged(once, b)).toEqual(once);
				expect(merged(once, a)).toEqual(once);
				// each log of both is a prefix of a merged one
				for (const log of [...logsIn(a), ...logsIn(b)])
					expect(logsIn(once).some((there) => there === log || there.startsWith(`${log},`))).toBe(
						true
					);
				// and no merged log is a prefix of another
				for (const log of logsIn(once)) {
					const same = logsIn(once).filter((other) => other === log || other.startsWith(`${log},`));
					expect(same).toEqual([log]);
				}
				// each has an id of its own, which is also in its start
				for (const [id, log] of once) expect(log[0]).toMatchObject({ evening: id });
			}),
			{ numRuns: 500, seed: 6 }
		);
		expect(branched).toBeGreaterThan(100);
	});

	test('no branch overwrites another, even if an entry is at another position in it', () => {
		const [id] = IDS as [EveningId];
		const log = (...ids: string[]) => [start(id), ...ids.map(note)];
		let store: Store = new Map([[id, log('here', 'on')]]);
		store = merged(store, new Map([[id, log('e', 'there')]]));
		const before = logsIn(store);
		store = merged(store, new Map([[id, log('here', 'e')]]));
		expect(logsIn(store)).toEqual(expect.arrayContaining(before));
		expect(store.size).toBe(3);
	});

	test('merging in either direction gives the same logs', () => {
		fc.assert(
			fc.property(steps, (all) => {
				const [a, b] = played(all);
				expect(logsIn(merged(a, b))).toEqual(logsIn(merged(b, a)));
				const empty: Store = new Map();
				expect(logsIn(merged(merged(empty, a), b))).toEqual(logsIn(merged(merged(empty, b), a)));
			}),
			{ numRuns: 500, seed: 7 }
		);
	});
});

describe('people and house rules', () => {
	const person = (name: string, changedAt: number, lastSeen: number): RosterPlayer => ({
		id: 'p' as PlayerId,
		name,
		changedAt,
		lastSeen
	});

	test('the later change counts as a whole, and the later time of being seated by itself', () => {
		const known = { ...person('Ana', 5, 9), colour: 3 };
		const other = person('Anna', 6, 2);
		expect(mergePerson(known, other)).toEqual(person('Anna', 6, 9));
		expect(mergePerson(other, known)).toEqual(person('Anna', 6, 9));
		expect(mergePerson(undefined, other)).toBe(other);
	});

	test('the order of merging does not matter', () => {
		const people = fc.record({
			id: fc.constant('p' as PlayerId),
			name: fc.constantFrom('Ana', 'Anna', 'Annie'),
			changedAt: fc.nat(3),
			lastSeen: fc.nat(3)
		});
		fc.assert(
			fc.property(people, people, people, (a, b, c) => {
				expect(mergePerson(a, b)).toEqual(mergePerson(b, a));
				expect(mergePerson(mergePerson(a, b), c)).toEqual(mergePerson(a, mergePerson(b, c)));
				expect(mergePerson(mergePerson(a, b), b)).toEqual(mergePerson(a, b));
			})
		);
		const [one, two] = [
			{ changedAt: 4, name: 'Thursdays' },
			{ changedAt: 4, name: 'Fridays' }
		];
		expect(newer(one, two)).toBe(newer(two, one));
	});
});

describe('branches in lists and statistics', () => {
	const branch = (id: string, rounds: number, deletedAt: number | null = null): Branch => ({
		id: id as EveningId,
		rounds,
		deletedAt
	});

	test('of the branches of an evening the one with the most rounds counts, of equal ones the original', () => {
		expect(countedBranch([branch('a', 3), branch('a~x', 5), branch('a~y', 4)])).toBe('a~x');
		expect(countedBranch([branch('a~x', 5), branch('a', 5)])).toBe('a');
		expect(countedBranch([branch('a~y', 5), branch('a~x', 5)])).toBe('a~x');
	});

	test('an altered branch counts only if there is no other', () => {
		expect(countedBranch([branch('a', 3), branch('a~~x', 5), branch('a~y', 1)])).toBe('a');
		expect(countedBranch([branch('a', 3, 9), branch('a~~x', 5)])).toBe('a~~x');
	});

	test('deleted branches do not count at all', () => {
		expect(countedBranch([branch('a', 3), branch('a~x', 5, 9)])).toBe('a');
		expect(countedBranch([branch('a', 3, 9), branch('a~x', 5, 9)])).toBeNull();
	});

	test('the uncounted branches of all evenings are found at once', () => {
		const all = [
			branch('a', 3),
			branch('b', 1),
			branch('a~x', 5),
			branch('c', 2, 7),
			branch('b~x', 1),
			branch('d~x', 4),
			branch('ab', 9)
		];
		expect([...uncountedBranches(all)].sort()).toEqual(['a', 'b~x']);
		expect(uncountedBranches([branch('a', 3), branch('b', 1)]).size).toBe(0);
	});
});

describe('texts and file names', () => {
	test('sizes, and the summary of a merge', () => {
		expect([900, 12_345, 3_456_789].map(sizeText)).toEqual(['900 bytes', '12 kB', '3.5 MB']);
		const none = { added: 0, branches: 0, longer: 0 };
		expect(mergeText(none, 2)).toBe('Of 2 evenings: 2 here already.');
		expect(mergeText({ ...none, added: 1, longer: 1 }, 1200)).toBe(
			'Of 1,200 evenings: 1 new here, 1 longer than here, and 1,198 here already.'
		);
	});
});
