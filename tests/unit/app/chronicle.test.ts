import { describe, expect, test } from 'vitest';
import type { EveningQuery } from '#lib/app/chronicle/index-protocol.ts';
import { countRounds, playedTogether } from '#lib/app/chronicle/people-counts.ts';
import { matchesQuery, latestFirst, type IndexedSummary } from '#lib/app/chronicle/search.ts';
import { distinctPeople, personResolver } from '#lib/app/people/merged-ids.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId, PlayerId } from '#lib/evening/ids.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { fold } from '#lib/evening/timeline.ts';
import { digestOf } from '#lib/stats/digest.ts';
import { applyRosterUpdate } from '#lib/storage/people.ts';
import { evening } from '../../e2e/support/chronicle.ts';

const id = (name: string) => name as PlayerId;
const person = (name: string, more: object = {}) => ({
	id: id(name),
	name,
	lastSeen: 1,
	changedAt: 1,
	...more
});

function known(log: readonly Entry[]): IndexedSummary {
	const timeline = fold(log)!;
	return { summary: summaryOf(timeline.state), digest: digestOf(timeline, log.length) };
}
const names = (text: string) => text.split(' ');
const note = (text: string) => ({ type: 'addNote', text }) as const;
const NIGHTS = [
	known(evening('temple', names('Ana Ben Chidi Dee'), 2, 'Café', [note('Crème brûlée')])),
	known(evening('tahimi', names('Ana Eli Fay Ruža'), 1, 'Straße')),
	known(evening('temple', names('Eli Fay Gus Hana'), 3, 'Gone', [{ type: 'deleteEvening' }]))
];

describe('merged people', () => {
	const people = [
		person('Ana'),
		person('Anna', { mergedInto: 'Annie' }),
		person('Annie', { mergedInto: 'Ana' }),
		person('Left', { mergedInto: 'nobody' }),
		person('One', { mergedInto: 'Two' }),
		person('Two', { mergedInto: 'One' })
	];
	test('are resolved along a chain; an id merged into an unknown one or in a circle stays itself', () => {
		const personOf = personResolver(people);
		expect(names('Ana Anna Annie Left One Two stranger').map((name) => personOf(id(name)))).toEqual(
			names('Ana Ana Ana Left One Two stranger')
		);
	});
	test('are listed once at a table', () => {
		expect(distinctPeople(names('Ben Anna Ana Dee').map(id), personResolver(people))).toEqual(
			names('Ben Ana Dee')
		);
	});
});

describe('finding', () => {
	const people = [
		...names('Ana Ben Chidi Dee Eli Fay Gus Hana').map((name) => person(name)),
		person('Ruža', { mergedInto: 'Rose' }),
		person('Rose')
	];
	const all: EveningQuery = {
		text: '',
		player: null,
		ruleset: null,
		from: null,
		to: null,
		deleted: false
	};
	const found = (query: Partial<EveningQuery>) =>
		NIGHTS.filter(matchesQuery({ ...all, ...query }, people)).map(({ summary }) => summary.name);
	const [at] = NIGHTS.map(({ summary }) => summary.startedAt);

	test.each<[Partial<EveningQuery>, string[]]>([
		[{}, ['Café', 'Straße']],
		[{ text: '  ' }, ['Café', 'Straße']],
		[{ text: 'BRULEE creme' }, ['Café']],
		[{ text: 'brulee eli' }, []],
		[{ text: 'strasse' }, ['Straße']],
		[{ text: 'ruza' }, ['Straße']],
		[{ text: 'rose' }, ['Straße']],
		[{ text: 'cafe chidi' }, ['Café']],
		[{ player: id('Rose') }, ['Straße']],
		[{ player: id('Ruža') }, ['Straße']],
		[{ player: id('Ana') }, ['Café', 'Straße']],
		[{ player: id('Ana'), ruleset: 'temple' }, ['Café']],
		[{ ruleset: 'president' }, []],
		[{ deleted: true }, ['Gone']],
		[{ deleted: true, text: 'gus' }, ['Gone']],
		[{ text: 'gus' }, []],
		[{ from: at! }, ['Café', 'Straße']],
		[{ from: at! + 1 }, []],
		[{ to: at! }, []],
		[{ to: at! + 1 }, ['Café', 'Straße']]
	])('%j', (query, expected) => {
		expect(found(query)).toEqual(expected);
	});

	test('sorts the latest first, and equal times by id; deleted evenings by the time of deletion', () => {
		const dated = (name: string, startedAt: number, deletedAt: number): IndexedSummary => ({
			...NIGHTS[0]!,
			summary: { ...NIGHTS[0]!.summary, id: name as EveningId, startedAt, deletedAt }
		});
		const some = [dated('a', 1, 9), dated('b', 2, 5), dated('c', 1, 7)];
		const order = (deleted: boolean) =>
			some.toSorted(latestFirst(deleted)).map(({ summary }) => summary.id);
		expect(order(false)).toEqual(['b', 'c', 'a']);
		expect(order(true)).toEqual(['a', 'c', 'b']);
	});
});

describe('counting', () => {
	const digests = NIGHTS.map(({ digest }) => digest);
	test('counts evenings and rounds of each person; a deleted evening is not counted', () => {
		const counts = countRounds(digests, (player) => player);
		expect(counts[id('Ana')]).toEqual({ evenings: 2, rounds: 3 });
		expect(counts[id('Fay')]).toEqual({ evenings: 1, rounds: 1 });
		expect(counts[id('Gus')]).toBeUndefined();
	});
	test('adds merged people to their person, and keeps their own counts', () => {
		const counts = countRounds(digests, (player) => (player === 'Eli' ? id('Ana') : player));
		expect(counts[id('Eli')]).toEqual({ evenings: 1, rounds: 1 });
		// one evening of both, had they not sat together
		expect(counts[id('Ana')]).toEqual({ evenings: 2, rounds: 4 });
	});
	test('finds people who played the same rounds', () => {
		const is = (name: string) => (player: PlayerId) => player === name;
		const together = (a: string, b: string) =>
			digests.map((digest) => playedTogether(digest, is(a), is(b)));
		expect(together('Ana', 'Ben')).toEqual([true, false, false]);
		expect(together('Eli', 'Ana')).toEqual([false, true, false]);
		expect(together('Ben', 'Eli')).toEqual([false, false, false]);
	});
});

describe('the roster after an entry', () => {
	const ana = { id: id('Ana'), name: 'Ana', otherForm: true };
	const told = { ...ana, lastSeen: 5, changedAt: 7 };
	test('has new players', () => {
		expect(applyRosterUpdate(undefined, { ...told, changed: 'name' })).toEqual(told);
	});
	test('keeps known data, and the later time', () => {
		const stored = person('Ana', { name: 'Anna', colour: 3, hidden: true, mergedInto: id('Ben') });
		expect(applyRosterUpdate(stored, told)).toEqual({ ...stored, lastSeen: 5 });
		expect(applyRosterUpdate(stored, { ...told, lastSeen: 0 })).toEqual(stored);
	});
	test('takes changed data', () => {
		const stored = person('Ana', { name: 'Anna', colour: 3 });
		const after = applyRosterUpdate(stored, { ...told, changed: 'otherForm' });
		expect(after).toEqual({ ...stored, otherForm: true, lastSeen: 5, changedAt: 7 });
		const { otherForm: _, ...plain } = { ...told, changedAt: 8 };
		expect(applyRosterUpdate(after, { ...plain, changed: 'otherForm' })).toEqual({
			...stored,
			lastSeen: 5,
			changedAt: 8
		});
		expect(applyRosterUpdate(after, { ...plain, changed: 'name' })).toEqual({
			...after,
			name: 'Ana',
			changedAt: 8
		});
	});
});
