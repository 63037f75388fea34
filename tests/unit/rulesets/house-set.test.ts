import { describe, expect, test } from 'vitest';
import { findClashes } from '#lib/rules/clashes.ts';
import { OPTION_NAMES } from '#lib/rules/choices.ts';
import type { House } from '#lib/rules/options.ts';
import { defaultPoints } from '#lib/rules/score.ts';
import { RULESETS, rulesetOf } from '#lib/rulesets/catalogue.ts';
import {
	allTitles,
	changedOptions,
	differences,
	isTaken,
	publishedFor,
	setBack,
	withOptions,
	type HouseSet
} from '#lib/rulesets/house-set.ts';
import { resolveRules, type HouseRules } from '#lib/rulesets/ruleset.ts';
import { editorStart } from '#lib/ui/house/draft.ts';
import { valueSummary, houseLine } from '#lib/ui/house/summary.ts';
import { freeName } from '#lib/evening/names.ts';
import { checkDraft, clashesIn, draftOf } from '#lib/ui/house/draft.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('house-editor', 'house');

const [temple, tahimi, kings] = [
	rulesetOf('temple'),
	rulesetOf('tahimi'),
	rulesetOf('kings-and-bastards')
];
const jokersWild: House = { jokers: 2, wild: 'any-card', wildTax: 'owed' };

describe('house rules contain only values that differ', () => {
	test('published values are not kept', () => {
		expect(withOptions(tahimi, {}, { jokers: 0, wild: 'none' })).toEqual({});
		expect(withOptions(tahimi, jokersWild, { wildTax: 'kept' })).toEqual({
			jokers: 2,
			wild: 'any-card'
		});
	});
	test('changes can be reset one by one', () => {
		let house = jokersWild;
		for (const option of changedOptions(tahimi, jokersWild)) {
			house = setBack(tahimi, house, option);
			expect(changedOptions(tahimi, house)).not.toContain(option);
		}
		expect(house).toEqual({});
	});
	test('FP-10 Jokers implied by trumps are a change that can be reset', () => {
		const house = withOptions(kings, {}, { trumps: 'jokers', jokers: 2 });
		expect(house).toEqual({ trumps: 'jokers' });
		expect(changedOptions(kings, house)).toEqual(['jokers', 'trumps']);
		const without = setBack(kings, house, 'jokers');
		expect(without).toEqual({ trumps: 'jokers', jokers: 0 });
		expect(clashesIn(kings, draftOf('', { options: without })).map(({ code }) => code)).toEqual([
			'trump-jokers-missing'
		]);
		expect(setBack(kings, without, 'trumps')).toEqual({});
	});
});

describe('bundles', () => {
	for (const game of RULESETS)
		for (const bundle of game.bundles) {
			const { label } = m['house-editor'].bundle[bundle.id];
			const house = withOptions(game, {}, bundle.options);
			test(`${game.name}, “${label}”: has no clash and is a change`, () => {
				const { options } = resolveRules(game, { options: house });
				expect(findClashes(options, game.players)).toEqual([]);
				expect(options).toMatchObject(bundle.options);
				expect(isTaken(game, {}, bundle)).toBe(false);
				expect(isTaken(game, house, bundle)).toBe(true);
			});
			test(`${game.name}, “${label}”: can be reset at once`, () => {
				expect(withOptions(game, house, publishedFor(game, bundle))).toEqual({});
			});
		}
	test('Tahimi’s two ways with Jokers, and its larger pack with its taxes', () => {
		const of = (id: string) => tahimi.bundles.find((bundle) => bundle.id === id)?.options;
		expect(of('jokers-wild')).toEqual({ jokers: 2, wild: 'any-card', wildTax: 'owed' });
		expect(of('jokers-low')).toEqual({ jokers: 2, wild: 'joins-a-set', wildTax: 'kept' });
		expect(of('more-suits-and-ranks')).toEqual({
			deck: 'suits-and-ranks',
			taxSchedule: 'progressive'
		});
	});
});

describe('differences', () => {
	const between = (a: HouseRules, b: HouseRules) =>
		differences({ ruleset: tahimi, rules: a }, { ruleset: tahimi, rules: b });
	test('none between equal sets, whatever the order of their options', () => {
		const turned = Object.fromEntries(Object.entries(jokersWild).toReversed());
		expect(between({ options: jokersWild }, { options: turned })).toEqual([]);
	});
	test('in resolved options, titles and trumps', () => {
		const found = between(
			{ options: { jokers: 2, wild: 'any-card' }, titles: { Serf: 'Peasant' } },
			{ options: { ...jokersWild }, trumps: { 13: 'Deal again' } }
		);
		expect(found).toEqual([
			{ kind: 'option', option: 'wildTax' },
			{ kind: 'title', key: 'Serf', a: 'Peasant', b: 'Serf' },
			{ kind: 'trump', key: '13', a: null, b: 'Deal again' }
		]);
	});
	test('SC-3 points count where both score by title', () => {
		const scored: HouseRules = { options: { scoring: 'by-title' }, points: { Tahimi: 5 } };
		expect(between(scored, { options: { scoring: 'by-title' } })).toEqual([
			{ kind: 'points', key: 'Tahimi', a: '5', b: '2' }
		]);
		expect(between(scored, { options: {} })).toEqual([{ kind: 'option', option: 'scoring' }]);
	});
	test('FP-10 implied Jokers are a difference too', () => {
		const found = differences(
			{ ruleset: kings, rules: { options: { trumps: 'jokers' } } },
			{ ruleset: kings, rules: { options: {} } }
		);
		expect(found).toEqual([
			{ kind: 'option', option: 'jokers' },
			{ kind: 'option', option: 'trumps' }
		]);
	});
	test('two games differ in every option with different published values', () => {
		const none = { options: {} };
		const found = differences({ ruleset: temple, rules: none }, { ruleset: kings, rules: none });
		const expected = OPTION_NAMES.filter(
			(name) =>
				JSON.stringify(temple.options[name].value) !== JSON.stringify(kings.options[name].value)
		);
		expect(found).toEqual(expected.map((option) => ({ kind: 'option', option })));
		expect(expected.length).toBeGreaterThan(10);
	});
});

describe('TI-6 titles, SC-3 points', () => {
	test('every title of the game, once, from the top', () => {
		expect(allTitles(kings.titles)).toEqual([
			'King',
			'Vice-King',
			'Commoner',
			'Vice-Bastard',
			'Bastard'
		]);
		expect(allTitles(tahimi.titles)).toContain('Junior Assistant to the Master Serf');
	});
	test('two points for the top, one for the second, whatever the table is', () => {
		const points = allTitles(tahimi.titles).map((title) => defaultPoints(tahimi.titles, title));
		expect(points).toEqual([2, 1, 0, 0, 0, 1, 0, 0]);
	});
});

describe('the fields of the editor', () => {
	const check = (draft: Partial<ReturnType<typeof draftOf>>, game = tahimi) =>
		checkDraft(game, { ...draftOf('Ours'), ...draft }, ['Sundays']);
	const codes = (result: ReturnType<typeof check>) =>
		result.ok ? [] : result.error.map(({ field, key, code }) => [field, key, code]);
	test('empty and published values are not kept', () => {
		expect(check({ titles: { Serf: ' ', Tahimi: 'Tahimi ' }, trumps: { 3: '' } })).toEqual({
			ok: true,
			value: { name: 'Ours', rules: { options: {} } }
		});
	});
	test('RG-18 points are those of the titles of the region', () => {
		const draft = {
			options: { titleSet: 'culo', scoring: 'by-title' } as const,
			points: { Presidente: '5', President: '9' }
		};
		const checked = check(draft, rulesetOf('president'));
		expect(checked).toMatchObject({
			ok: true,
			value: { rules: { points: { Presidente: 5, Vicepresidente: 1, Culo: 0 } } }
		});
		expect(checked.ok && Object.keys(checked.value.rules.points ?? {})).not.toContain('President');
	});
	test('texts are trimmed', () => {
		const draft = { name: ' Mondays ', titles: { Serf: '  Peasant ' } };
		expect(check(draft)).toEqual({
			ok: true,
			value: { name: 'Mondays', rules: { options: {}, titles: { Serf: 'Peasant' } } }
		});
	});
	test('a name that another set of the game has is refused, regardless of case', () => {
		expect(codes(check({ name: 'sunDAYS ' }))).toEqual([['name', '', 'name-taken']]);
		expect(codes(check({ name: ' ' }))).toEqual([['name', '', 'text-empty']]);
		expect(codes(check({ name: 'x'.repeat(41) }))).toEqual([['name', '', 'name-too-long']]);
	});
	test('TI-6 a title has up to 40 characters', () => {
		expect(codes(check({ titles: { Serf: 'x'.repeat(40) } }))).toEqual([]);
		expect(codes(check({ titles: { Serf: 'x'.repeat(41) } }))).toEqual([
			['titles', 'Serf', 'name-too-long']
		]);
	});
	test('SC-3 points are whole numbers from −99 to 99, and kept for all titles', () => {
		const scored = (points: Record<string, string>) =>
			check({ options: { scoring: 'by-title' }, points }, kings);
		for (const text of ['100', '-100', '1.5', 'x', '--1', '1e1'])
			expect(codes(scored({ King: text })), text).toEqual([['points', 'King', 'not-points']]);
		const kept = scored({ King: '99', Bastard: '−99', Commoner: '-1' });
		expect(kept.ok && kept.value.rules.points).toEqual({
			King: 99,
			'Vice-King': 1,
			Commoner: -1,
			'Vice-Bastard': 0,
			Bastard: -99
		});
		const usual = scored({ King: '2', Bastard: '' });
		expect(usual.ok && usual.value.rules).toEqual({ options: { scoring: 'by-title' } });
	});
	test('points and trumps are kept only for rules that use them', () => {
		const kept = check({ points: { Tahimi: 'x' }, trumps: { 0: 'Swap hands' } });
		expect(kept.ok && kept.value.rules).toEqual({ options: {} });
	});
	test('TH-3 a trump’s text has up to 300 characters', () => {
		const trump = (text: string) => check({ trumps: { 21: text } }, rulesetOf('tarot-himi'));
		const kept = trump('x'.repeat(300));
		expect(kept.ok && kept.value.rules.trumps).toEqual({ 21: 'x'.repeat(300) });
		expect(codes(trump('x'.repeat(301)))).toEqual([['trumps', '21', 'text-too-long']]);
		expect(m.house.trumps).toHaveLength(22);
	});
	test('stored rules survive a round trip through the fields', () => {
		const rules: HouseRules = {
			options: { ...jokersWild, scoring: 'by-title', deck: 'tarot' },
			titles: { Serf: 'Peasant' },
			points: Object.fromEntries(allTitles(tahimi.titles).map((title, i) => [title, 3 - i])),
			trumps: { 0: 'Swap hands' }
		};
		expect(checkDraft(tahimi, draftOf('Ours', rules), [])).toEqual({
			ok: true,
			value: { name: 'Ours', rules }
		});
	});
});

describe('the initial content of an editor', () => {
	const set: HouseSet = {
		id: 'one',
		name: 'Sundays',
		ruleset: 'tahimi',
		changedAt: 1,
		rules: { options: jokersWild }
	};
	test('a published game, under a free name', () => {
		const first = editorStart([], 'new', 'dalmuti');
		expect(first).toMatchObject({ set: null, draft: { name: 'Our Great Dalmuti', options: {} } });
		const taken = { ...set, name: 'our TAHIMI' };
		expect(editorStart([taken], 'new', 'tahimi')?.draft.name).toBe('Our Tahimi 2');
	});
	test('a copy of a set', () => {
		expect(editorStart([set], 'new', 'one')).toMatchObject({
			set: null,
			taken: ['Sundays'],
			draft: { name: 'Sundays 2', options: jokersWild }
		});
	});
	test('a stored set, under its own name', () => {
		expect(editorStart([set], 'one', null)).toMatchObject({ set, taken: [] });
	});
	test('nothing for an unknown set or game', () => {
		for (const [id, from] of [
			['two', null],
			['two', 'tahimi'],
			['new', 'whist'],
			['new', null]
		] as const)
			expect(editorStart([set], id, from)).toBeNull();
	});
	test('a name of full length leaves room for its number', () => {
		const long = 'x'.repeat(40);
		expect(freeName(long, [long])).toBe(`${'x'.repeat(36)} 2`);
	});
});

describe('house rules in one line', () => {
	test('the changes in few words', () => {
		const line = (rules: HouseRules, game = tahimi) => houseLine(game, rules);
		expect(line({ options: {} })).toBe('As published');
		expect(line({ options: { taxSchedule: 'three-one' } }, temple)).toBe('1 change: tax 3 and 1');
		expect(line({ options: { jokers: 2, wild: 'any-card' } })).toBe(
			'2 changes: two Jokers, Jokers wild'
		);
		const house = { dealer: 'bottom-seat', effects: ['J:back'] } as const;
		expect(line({ options: house }, temple)).toBe(
			'2 changes: dealer: the bottom player, ranks with effects: J … reverses the trick'
		);
		expect(line({ options: {}, titles: { Serf: 'Peasant' } })).toBe('1 change: 1 title renamed');
		const many: House = { ...jokersWild, seats: 'stay', firstRoundTax: true };
		expect(line({ options: many })).toMatch(/^5 changes: .*, and 2 more$/);
	});
	for (const game of RULESETS)
		test(`${game.name}: every value has a text`, () => {
			for (const option of OPTION_NAMES)
				expect(valueSummary(option, game.options[option].value)).toMatch(/^.{4,90}$/u);
		});
});
