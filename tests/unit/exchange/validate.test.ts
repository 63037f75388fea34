import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import { fold } from '#lib/evening/timeline.ts';
import { upgradeRecord } from '#lib/evening/versions.ts';
import {
	checkEntry,
	checkHouse,
	checkLog,
	checkPerson,
	checkEntries,
	checkSummary
} from '#lib/exchange/validate.ts';
import { RESERVED_EVENING_IDS } from '#lib/exchange/schemas/values.ts';
import { summaryOf } from '#lib/evening/summary.ts';
import { CHOICES, OPTION_NAMES } from '#lib/rules/choices.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import { Chance } from '../../fixtures/chance.ts';
import { randomEvening } from '../../fixtures/evenings.ts';
import { nightOf } from '../../fixtures/histories.ts';
import { tellAll } from '../../fixtures/projections.ts';
import amendedRulesV3 from '../../fixtures/amended-rules-v3.json';
import storeV1 from '../../fixtures/store-v1.json';
import storeV2 from '../../fixtures/store-v2.json';

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const runs = Number(process.env['TORTURE_RUNS'] ?? 6);

describe.each(RULESETS.map((ruleset) => [ruleset.name, ruleset] as const))('%s', (_, ruleset) => {
	const rules = resolveRules(ruleset);
	test('every log of the app is accepted unchanged', () => {
		for (let seed = 0; seed < runs; seed++) {
			const log = randomEvening(seed, rules);
			const checked = checkLog(copy(log), 'log');
			if (!checked.ok) throw new Error(`${seed}: ${JSON.stringify(checked.error)}`);
			expect(checked.value.log).toEqual(log);
			expect(checked.value.timeline.state).toEqual(fold(log)!.state);
			expect(checkSummary(summaryOf(checked.value.timeline.state), '').ok).toBe(true);
		}
	});

	test('every projection of an accepted log can be computed', () => {
		let accepted = 0;
		for (let seed = 0; seed < runs * 5; seed++) {
			const log = tampered(randomEvening(seed % 7, rules, 60), new Chance(seed));
			const checked = checkLog(log, 'log');
			if (!checked.ok) continue;
			accepted += 1;
			tellAll(checked.value.log);
		}
		expect(accepted).toBeGreaterThan(runs / 4);
	});
});

/** A log with plausible changes to some entries, or with other rules. */
function tampered(log: readonly Entry[], chance: Chance): unknown[] {
	const other = copy(log) as unknown as Record<string, unknown>[];
	const people = [...new Set(JSON.stringify(log).match(/"p\d+"/g))].map((id) => id.slice(1, -1));
	for (let n = 1 + chance.below(3); n > 0; n--) {
		const entry = chance.pick(other);
		const field = chance.pick(Object.keys(entry));
		const value = entry[field];
		if (typeof value === 'boolean') entry[field] = !value;
		else if (typeof value === 'number') entry[field] = chance.below(2 * value + 2);
		else if (people.includes(value as string)) entry[field] = chance.pick(people);
		else if (Array.isArray(value)) entry[field] = chance.shuffled(value);
		else if (field === 'rules' && !Array.isArray(value)) tamperedRules(value as never, chance);
		else if (chance.coin()) other.splice(chance.below(other.length), 1);
	}
	return other;
}
/** Values of the options without a list of them. */
const EXAMPLES = {
	target: [{ rounds: 1 }, { points: 1 }, 'open'],
	forbiddenLast: [['2', 'JK'], [], ['TR3'], ['strongest', '8*']],
	opener: ['3C', 'QH'],
	wildRank: [null, '6'],
	tops: [[], ['3S>JK', '4x2>8']],
	effects: [[], ['8:clears', '5:skip']],
	turnedBy: [[], ['four']]
};
type Open = keyof typeof EXAMPLES;
function tamperedRules(rules: Record<string, Record<string, unknown>>, chance: Chance): void {
	const options = rules['options'];
	if (options === undefined) return;
	for (let n = 1 + chance.below(8); n > 0; n--) {
		const name = chance.pick(OPTION_NAMES);
		if (name in EXAMPLES) options[name] = chance.pick<unknown>(EXAMPLES[name as Open]);
		else options[name] = chance.pick<unknown>(CHOICES[name as keyof typeof CHOICES]);
	}
	if (chance.coin()) rules['players'] = { min: 1, max: 100, best: [1, 1], fair: 1 };
	if (chance.coin()) rules['titles'] = { ...rules['titles'], top: ['A'], bottom: ['Z'] };
}

test('a long evening is accepted', () => {
	const { log, timeline } = nightOf(3, 5);
	const checked = checkLog(log, 'log');
	expect(checked).toMatchObject({ ok: true, value: { timeline: { state: timeline.state } } });
});

test.each([
	['1', storeV1, 1],
	['2', storeV2, 2]
] as const)('records of version %s are accepted after their upgrade', (_, { stores }, version) => {
	const rows = stores.entries.rows as unknown as { value: Entry & Record<string, unknown> }[];
	const logs = new Map<unknown, unknown[]>();
	for (const { value } of rows) {
		const { seq: __, evening, ...rest } = value as Record<string, unknown>;
		const entry = rest['type'] === 'EveningStarted' ? { ...rest, evening } : rest;
		logs.set(evening, [...(logs.get(evening) ?? []), upgradeRecord('entries', entry, version)]);
	}
	expect(logs.size).toBe(3);
	for (const log of logs.values()) expect(checkLog(log, 'log')).toMatchObject({ ok: true });
	for (const { value } of stores.people.rows)
		expect(checkPerson(upgradeRecord('people', value, version), '')).toMatchObject({ ok: true });
	for (const { value } of stores.evenings.rows)
		expect(checkSummary(upgradeRecord('evenings', value, version), '')).toMatchObject({ ok: true });
	const houses = 'houses' in stores ? stores.houses.rows : [];
	for (const { value } of houses) expect(checkHouse(value, '')).toMatchObject({ ok: true });
});

test('a rules change inside an amendment of version 3 is accepted after its upgrade', () => {
	const log = amendedRulesV3.map((entry) => upgradeRecord('entries', entry, 3));
	const checked = checkLog(log, 'log');
	if (!checked.ok) throw new Error(JSON.stringify(checked.error));
	const { rules, edicts } = checked.value.timeline.state;
	expect(rules.options).toMatchObject({ jokers: 1, jokersHighest: false });
	expect(edicts).toMatchObject([{ kind: 'rules', round: 2 }]);
});

const night = nightOf(3, 5).log;
const first = night[0] as Entry & { type: 'EveningStarted' };
const entry = { id: 'e', at: 1 };
const player = first.players[0]!.id;

const special = (titles: number) => ({
	players: 4,
	taxSchedule: 'progressive',
	titles: Array.from({ length: titles }, (_, i) => `Title ${i}`)
});

test('an evening cannot have an id that is the address of another page', () => {
	const pages = readdirSync('src/routes/chronicle', { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && !entry.name.startsWith('['))
		.map(({ name }) => name);
	expect(RESERVED_EVENING_IDS).toEqual(expect.arrayContaining([...pages, 'compare']));
});

test('logs and people from a clock before 1970 are accepted', () => {
	const old = night.map((one) => ({ ...one, at: -86_400_000 }));
	expect(checkLog(old, 'log')).toMatchObject({ ok: true });
	const person = { id: player, name: 'Ana', lastSeen: -1, changedAt: -86_400_000 };
	expect(checkPerson(person, 'x')).toMatchObject({ ok: true });
});

describe('an entry of the wrong shape', () => {
	test.each<[unknown, string]>([
		[null, 'x'],
		[7, 'x'],
		[[], 'x.type'],
		[{ ...entry, type: 'Odd' }, 'x.type'],
		[{ ...entry, type: 'toString' }, 'x.type'],
		[{ type: 'EveningClosed', at: 1 }, 'x.id'],
		[{ ...entry, type: 'EveningClosed', at: 1.5 }, 'x.at'],
		[{ ...entry, type: 'EveningClosed', at: -1e14 }, 'x.at'],
		[{ ...entry, type: 'EveningClosed', at: 1e15 }, 'x.at'],
		[{ ...entry, type: 'EveningClosed', id: '' }, 'x.id'],
		[{ ...entry, type: 'EveningClosed', id: '..' }, 'x.id'],
		...['.', '..', '~', '~x', ...RESERVED_EVENING_IDS, 'people~x'].map(
			(evening): [unknown, string] => [{ ...first, evening }, 'x.evening']
		),
		...['\u3164', '\u2800', '\ufe0f\u034f'].map((name): [unknown, string] => [
			{ ...first, players: [{ id: player, name }] },
			'x.players[0].name'
		]),
		[
			{
				...first,
				rules: { ...first.rules, titles: { ...first.rules.titles, special: special(0) } }
			},
			'x.rules.titles.special'
		],
		[
			{
				...first,
				rules: { ...first.rules, titles: { ...first.rules.titles, special: special(3) } }
			},
			'x.rules.titles.special'
		],
		[{ ...entry, type: 'EveningClosed', id: 'a b' }, 'x.id'],
		[{ ...entry, type: 'EveningClosed', id: 'constructor' }, 'x.id'],
		[{ ...entry, type: 'EveningClosed', more: 1 }, 'x.more'],
		[JSON.parse('{"id":"e","at":1,"type":"EveningClosed","__proto__":{}}'), 'x.__proto__'],
		[{ ...entry, type: 'EveningClosed', 'a\u0000b': 1 }, 'x.?'],
		[Object.assign(Object.create({ id: 'e' }) as object, { ...entry }), 'x'],
		[{ ...entry, type: 'NoteAdded', text: ' two ' }, 'x.text'],
		[{ ...entry, type: 'NoteAdded', text: 'a\u202Eb' }, 'x.text'],
		[{ ...entry, type: 'NoteAdded', text: 'a\u0000b' }, 'x.text'],
		[{ ...entry, type: 'NoteAdded', text: 'a\ud83d' }, 'x.text'],
		[{ ...entry, type: 'NoteAdded', text: 'a'.repeat(1001) }, 'x.text'],
		[{ ...entry, type: 'NoteAdded', text: '' }, 'x.text'],
		[{ ...entry, type: 'NoteAdded', text: ['a'] }, 'x.text'],
		[{ ...first, name: 'a'.repeat(41) }, 'x.name'],
		[
			{ ...first, players: [{ id: player, name: 'A', otherForm: false }] },
			'x.players[0].otherForm'
		],
		[{ ...first, rules: { ...first.rules, ruleset: 'chess' } }, 'x.rules.ruleset'],
		[
			{ ...first, rules: { ...first.rules, options: { ...first.rules.options, jokers: 5 } } },
			'x.rules.options.jokers'
		],
		[{ ...entry, type: 'CardsDrawn', draw: { __proto__: null, valueOf: '3' } }, 'x.draw.valueOf'],
		[{ ...entry, type: 'SeatsSet', order: [player], how: 'draw' }, 'x.how'],
		[{ ...entry, type: 'ExitsSwapped', players: [player] }, 'x.players[1]'],
		[
			{
				...entry,
				type: 'HistoryAmended',
				about: 'exits',
				round: 1,
				edits: [{ at: 'e1', keep: false, put: [{ type: 'PlayerWentOut', player: 7 }] }]
			},
			'x.edits[0].put[0].player'
		]
	])('%j at %s', (value, path) => {
		expect(checkEntry(value, 'x')).toEqual({ ok: false, error: { code: 'wrong-shape', path } });
	});

	test('a value that contains itself', () => {
		const own = { ...entry, type: 'NoteAdded', text: 'a' } as Record<string, unknown>;
		own['own'] = own;
		expect(checkEntry(own, 'x')).toMatchObject({ error: { code: 'too-deep' } });
	});
	test('a key above the length limit', () => {
		const ruling = { ...entry, type: 'RulingLogged', key: 'x'.repeat(30_000) };
		expect(checkEntry(ruling, 'x')).toEqual({
			ok: false,
			error: { code: 'too-large', path: 'x.key' }
		});
	});
});

describe('a log that does not follow', () => {
	const at = night.findIndex(({ type }) => type === 'PlayerWentOut');
	const exit = night[at]!;
	const wanted = ['DecreeSettled', 'RulingLogged', 'RulesChanged', 'EntryUndone', 'EntryRedone'];
	const varied = Array.from({ length: 50 }, (_, seed) =>
		randomEvening(seed, resolveRules(RULESETS[1]!), 300)
	).find((log) => wanted.every((type) => log.some((one) => one.type === type)))!;
	const changed = (log: readonly Entry[], type: Entry['type'], change: object) => {
		const i = log.findIndex((one) => one.type === type);
		if (i < 0) throw new Error(type);
		return { log: log.with(i, { ...log[i]!, ...change }), i };
	};
	test('an exit before the round is dealt', () => {
		const log = [first, exit];
		expect(checkLog(log, 'log')).toMatchObject({
			error: { code: 'does-not-follow', path: 'log[1]' }
		});
		expect(checkEntries(log, 'log').ok).toBe(true);
	});
	test('the same exit twice, with different ids', () => {
		const log = night.toSpliced(at, 0, { ...exit, id: 'again' as Entry['id'] });
		const path = `log[${at + 1}]`;
		expect(checkLog(log, 'log')).toEqual({ ok: false, error: { code: 'does-not-follow', path } });
	});
	test('players whose names differ only in invisible characters', () => {
		const [ana, ...rest] = first.players.slice(0, 4);
		const twin = { ...rest[0]!, name: `${ana!.name}\ufe0f` };
		const log = [{ ...first, players: [ana!, twin, ...rest.slice(1)] }];
		expect(checkLog(log, '')).toMatchObject({ error: { code: 'does-not-follow', path: '[0]' } });
	});
	test('two starts, or two players of one name', () => {
		const again = { ...first, id: 'again' as Entry['id'] };
		expect(checkLog([first, again], '')).toMatchObject({ error: { path: '[1]' } });
		const same = first.players.map((one) => ({ ...one, name: 'Ana' }));
		expect(checkLog([{ ...first, players: same }], '')).toMatchObject({ error: { path: '[0]' } });
	});
	test.each<[Entry['type'], object]>([
		['DecreeIssued', { number: 77 }],
		['RulingLogged', { number: 77 }],
		['DecreeSettled', { by: 'nobody' }],
		['RulesChanged', { by: 'nobody' }],
		['EntryUndone', { entry: 'e0' }],
		['EntryRedone', { entry: 'e0' }]
	])('%s with %j', (type, change) => {
		const { log, i } = changed(varied, type, change);
		const path = `log[${i}]`;
		expect(checkLog(varied, 'log').ok).toBe(true);
		expect(checkLog(log, 'log')).toEqual({ ok: false, error: { code: 'does-not-follow', path } });
	});
	test('more draws than the limit of listed items', () => {
		const players = first.players.slice(0, 4);
		const draw = Object.fromEntries(players.map(({ id }) => [id, '3']));
		const draws = Array.from({ length: 1001 }, (_, i) => ({
			type: 'CardsDrawn',
			draw,
			id: `d${i}`,
			at: 1
		}));
		const log = [{ ...first, rules: resolveRules(RULESETS[1]!), players }, ...draws];
		expect(checkLog(log, 'log')).toEqual({
			ok: false,
			error: { code: 'too-many', path: 'log[1001]' }
		});
	});
	test('no entries', () => {
		expect(checkLog([], 'log')).toEqual({ ok: false, error: { code: 'incomplete', path: 'log' } });
	});
});
