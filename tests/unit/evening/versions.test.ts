import { describe, expect, test } from 'vitest';
import { lifted, VERSION, VERSIONS, type Lifted } from '#lib/evening/versions.ts';

const rules = (options: object) => ({ ruleset: 'temple', options });

/** Each record as a version wrote it, and as it is written today. */
const CASES: readonly { kind: Lifted; from: number; before: unknown; after: unknown }[] = [
	{
		kind: 'entries',
		from: 3,
		before: { type: 'EveningStarted', rules: rules({ jokers: 2 }), id: 'e', at: 1 },
		after: {
			type: 'EveningStarted',
			rules: rules({ jokers: 2, jokersHighest: false }),
			id: 'e',
			at: 1
		}
	},
	{
		kind: 'entries',
		from: 2,
		before: { type: 'RulesChanged', rules: rules({}), once: true, by: null, id: 'e', at: 1 },
		after: {
			type: 'RulesChanged',
			rules: rules({ jokersHighest: false }),
			once: true,
			by: null,
			id: 'e',
			at: 1
		}
	},
	{
		kind: 'evenings',
		from: 1,
		before: { id: 'a', name: 'A', ruleset: 'Temple', startedAt: 1, players: ['Ana'], rounds: 0 },
		after: {
			id: 'a',
			name: 'A',
			ruleset: 'Temple',
			startedAt: 1,
			players: ['Ana'],
			rounds: 0,
			game: '',
			deletedAt: null,
			people: [],
			ruler: null,
			partial: true
		}
	},
	{
		kind: 'people',
		from: 1,
		before: { id: 'p', name: 'Ana', lastSeen: 5 },
		after: { id: 'p', name: 'Ana', lastSeen: 5, changedAt: 5 }
	}
];

test.each(CASES)('$kind of version $from are lifted', ({ kind, from, before, after }) => {
	expect(lifted(kind, before, from)).toEqual(after);
});

test.each(CASES)('$kind of today are left as they are', ({ kind, after }) => {
	expect(lifted(kind, after, 0)).toEqual(after);
	expect(lifted(kind, after, VERSION)).toBe(after);
});

test.each([null, 7, 'text', [1], undefined])('%j is no record, and stays what it is', (value) => {
	for (const kind of ['entries', 'evenings', 'people'] as const)
		expect(lifted(kind, value, 0)).toBe(value);
});

test.each([{ rules: null }, { rules: 7 }, { rules: { options: [] } }, { rules: {} }])(
	'an entry with rules that are none is left for others to refuse: %j',
	(entry) => {
		expect(lifted('entries', entry, 0)).toEqual(entry);
	}
);

describe('no lift was forgotten here', () => {
	const lifts = VERSIONS.flatMap(({ lift = {} }, from) =>
		(Object.keys(lift) as Lifted[]).map((kind) => ({ kind, from }))
	);
	test.each(lifts)('of $kind from version $from', ({ kind, from }) => {
		const changed = CASES.filter(
			(one) =>
				one.kind === kind &&
				one.from <= from &&
				VERSIONS[from]!.lift![kind]!(one.before as Record<string, unknown>) !== one.before
		);
		expect(changed).not.toEqual([]);
	});
});
