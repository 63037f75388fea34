import { describe, expect, test } from 'vitest';
import { upgradeRecord, VERSION, VERSIONS, type UpgradedStore } from '#lib/evening/versions.ts';

const rules = (options: object) => ({ ruleset: 'temple', options });
/** The options that version 7 added. */
const LATEST = { middleTitles: 'one', trumpValue: 'below' };
const OF_6 = {
	jokersHighest: true,
	packs: 1,
	completedFour: 'never',
	bomb: 'none',
	topCard: 'none',
	threes: 'normal',
	stairsRevolution: 'none',
	jackBack: false,
	numberLock: false,
	fiveSkip: false,
	sevenPass: false,
	tenDiscard: false,
	nineReverse: false,
	queenBomber: false,
	tenpenChii: false,
	coup: false
};
const { jokersHighest: _, ...LATE } = OF_6;
/** The options that version 8 added, in the place of others. */
const OF_8 = {
	leftovers: 'dealt',
	direction: 'clockwise',
	opener: '3C',
	runLength: 3,
	pairRuns: null,
	counts: 'same',
	wildRank: null,
	tops: [],
	effects: [],
	turnedBy: [],
	exitEndsTrick: 'never',
	titleSet: 'own'
};
const { packs, completedFour, bomb, numberLock, tenpenChii } = LATE;
/** The options that versions 6 to 8 added, without those that went. */
const LATER = { packs, completedFour, bomb, numberLock, tenpenChii, ...LATEST, ...OF_8 };

/** Each record as an earlier version wrote it, and after the upgrade. */
const CASES: readonly { kind: UpgradedStore; from: number; before: unknown; after: unknown }[] = [
	{
		kind: 'entries',
		from: 3,
		before: { type: 'EveningStarted', rules: rules({ jokers: 2 }), id: 'e', at: 1 },
		after: {
			type: 'EveningStarted',
			rules: rules({ jokers: 2, jokersHighest: false, ...LATER }),
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
			rules: rules({ jokersHighest: false, ...LATER }),
			once: true,
			by: null,
			id: 'e',
			at: 1
		}
	},
	{
		kind: 'entries',
		from: 3,
		before: {
			type: 'HistoryAmended',
			edits: [
				{ at: 'e', keep: true, put: [{ type: 'RulesChanged', rules: rules({ jokers: 1 }) }, 7] },
				7
			]
		},
		after: {
			type: 'HistoryAmended',
			edits: [
				{
					at: 'e',
					keep: true,
					put: [
						{ type: 'RulesChanged', rules: rules({ jokers: 1, jokersHighest: false, ...LATER }) },
						7
					]
				},
				7
			]
		}
	},
	{
		kind: 'entries',
		from: 5,
		before: { type: 'EveningStarted', rules: rules({ jokers: 2, jokersHighest: true }), id: 'e' },
		after: {
			type: 'EveningStarted',
			rules: rules({ jokers: 2, jokersHighest: true, ...LATER }),
			id: 'e'
		}
	},
	{
		kind: 'entries',
		from: 6,
		before: { type: 'RulesChanged', rules: rules({ ...OF_6, packs: 2 }), id: 'e' },
		after: {
			type: 'RulesChanged',
			rules: rules({ jokersHighest: true, ...LATER, packs: 2 }),
			id: 'e'
		}
	},
	{
		kind: 'entries',
		from: 7,
		before: {
			type: 'EveningStarted',
			rules: {
				ruleset: 'daifugo',
				options: {
					jokersHighest: true,
					...LATE,
					...LATEST,
					eightsEndTrick: true,
					fiveSkip: true,
					suitLock: true,
					deck: 'even-deal'
				},
				house: { fiveSkip: true, deck: 'even-deal' }
			}
		},
		after: {
			type: 'EveningStarted',
			rules: {
				ruleset: 'daifugo',
				options: {
					jokersHighest: true,
					...LATER,
					effects: ['8:clears', '5:skip'],
					suitLock: 'all',
					deck: 'standard',
					leftovers: 'taken-out'
				},
				house: { effects: ['8:clears', '5:skip'], leftovers: 'taken-out' }
			}
		}
	},
	{
		kind: 'entries',
		from: 7,
		before: { type: 'RulingLogged', option: { name: 'coup', value: true } },
		after: { type: 'RulingLogged', option: { name: 'effects', value: ['9x3:turns'] } }
	},
	{
		kind: 'houses',
		from: 7,
		before: { id: 'h', ruleset: 'tahimi', rules: { options: { deck: 'standard', coup: true } } },
		after: {
			id: 'h',
			ruleset: 'tahimi',
			rules: { options: { leftovers: 'dealt', effects: ['9x3:turns'] } }
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

test.each(CASES)('$kind of version $from are upgraded', ({ kind, from, before, after }) => {
	expect(upgradeRecord(kind, before, from)).toEqual(after);
});

test.each(CASES)('$kind of the current version are left as they are', ({ kind, after }) => {
	expect(upgradeRecord(kind, after, 0)).toEqual(after);
	expect(upgradeRecord(kind, after, VERSION)).toBe(after);
});

test.each([null, 7, 'text', [1], undefined])('%j is not a record and stays as it is', (value) => {
	for (const kind of ['entries', 'evenings', 'people'] as const)
		expect(upgradeRecord(kind, value, 0)).toBe(value);
});

test.each([{ rules: null }, { rules: 7 }, { rules: { options: [] } }, { rules: {} }])(
	'an entry with malformed rules is left for validation to refuse: %j',
	(entry) => {
		expect(upgradeRecord('entries', entry, 0)).toEqual(entry);
	}
);

describe('every upgrade has a case', () => {
	const upgrades = VERSIONS.flatMap(({ upgrade = {} }, from) =>
		(Object.keys(upgrade) as UpgradedStore[]).map((kind) => ({ kind, from }))
	);
	test.each(upgrades)('of $kind from version $from', ({ kind, from }) => {
		const changed = CASES.filter(
			(one) =>
				one.kind === kind &&
				one.from <= from &&
				VERSIONS[from]!.upgrade![kind]!(one.before as Record<string, unknown>) !== one.before
		);
		expect(changed).not.toEqual([]);
	});
});
