import { describe, expect, test } from 'vitest';
import { backFromTheBottom } from '#lib/evening/kinds/player-joined.ts';
import { pastRounds, rulesInForce, taxesOf } from '#lib/evening/round.ts';
import { lastingChange } from '#lib/evening/rule-commands.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { packFor } from '#lib/rules/pack.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { changedRules } from '#lib/rulesets/house-set.ts';
import { resolveRules } from '#lib/rulesets/ruleset.ts';
import {
	address,
	begin,
	bracketsOf,
	changeRules,
	close,
	confirm,
	decides,
	draw,
	exits,
	five,
	given,
	go,
	join,
	later,
	leave,
	placesOf,
	player,
	players,
	roundOf,
	rulesOf,
	seated,
	sit,
	titlesIn,
	undo,
	voidRound
} from '../given.ts';

const jokers = rulesOf('tahimi', { jokers: 2, wild: 'any-card', wildTax: 'owed' });
const jokersIn = ({ state }: Timeline): number => rulesInForce(state).options.jokers;
const over = [...exits('Chidi Ana Eli Ben'), confirm];

describe('DE-2 rules change from the next deal', () => {
	const before = later('tahimi');
	test('DE-2 a change before the deal holds for this round, a later one from the next round on', () => {
		expect(jokersIn(given(before, changeRules(jokers)))).toBe(2);
		const inPlay = given(before, go('play'), changeRules(jokers));
		expect(jokersIn(inPlay)).toBe(0);
		expect(jokersIn(given(inPlay, ...over))).toBe(2);
		expect(jokersIn(given(inPlay, ...over, go('play'), ...over))).toBe(2);
	});
	test('DE-2 a change can hold for one round only', () => {
		const once = given(before, changeRules(jokers, true));
		expect(jokersIn(once)).toBe(2);
		expect(jokersIn(given(once, go('play'), ...over))).toBe(0);
		const next = given(before, go('play'), changeRules(jokers, true));
		expect([jokersIn(next), jokersIn(given(next, ...over))]).toEqual([0, 2]);
		expect(jokersIn(given(next, ...over, go('play'), ...over))).toBe(0);
	});
	test('DE-2 a change that waits for the next deal holds when a round is dealt again', () => {
		expect(jokersIn(given(before, go('play'), changeRules(jokers), voidRound))).toBe(2);
		const once = given(before, go('play'), changeRules(jokers, true), voidRound);
		expect(jokersIn(once)).toBe(2);
		expect(jokersIn(given(once, go('play'), ...over))).toBe(0);
	});
	test('DE-2 seated newcomers keep their seats when the deal is void', () => {
		const bottom = rulesOf('temple', { newcomers: 'bottom' });
		const at = given(later('temple'), join('Fay'), go('play'), changeRules(bottom));
		expect(placesOf(given(at, voidRound))).toBe(placesOf(at));
		expect(rulesInForce(given(at, voidRound).state).options.newcomers).toBe('middle-untaxed');
	});
	test('DE-2 a lasting change also applies to rules for one deal, which stay in force', () => {
		const scored = (at: Timeline) =>
			lastingChange(at.state, (rules) => changedRules(rules, { scoring: 'beaten' }));
		const seen = (at: Timeline) => [jokersIn(at), rulesInForce(at.state).options.scoring];
		const now = given(before, changeRules(jokers, true));
		const pending = given(before, go('play'), changeRules(jokers, true));
		for (const once of [given(now, ...scored(now)), given(pending, ...scored(pending), ...over)]) {
			expect(seen(once)).toEqual([2, 'beaten']);
			expect(seen(given(once, go('play'), ...over))).toEqual([0, 'beaten']);
		}
		const dealt = given(now, go('play'));
		expect(seen(given(dealt, ...scored(dealt), ...over))).toEqual([0, 'beaten']);
	});
	test('DE-2 a round that is dealt again keeps its rules', () => {
		const once = given(before, changeRules(jokers, true), go('play'), voidRound);
		expect(jokersIn(once)).toBe(2);
	});
	test('DE-2 a change for one round holds for its round, whatever is decreed later', () => {
		const is = (at: Timeline) => roundOf(at).once;
		const pending = given(before, go('play'), changeRules(jokers));
		expect([is(pending), is(given(pending, voidRound)), is(given(pending, ...over))]).toEqual([
			false,
			false,
			false
		]);
		const once = given(before, go('play'), changeRules(jokers, true), ...over);
		expect([is(once), is(given(once, changeRules(jokers)))]).toEqual([true, false]);
		expect(is(given(once, go('play'), ...over))).toBe(false);
	});
	test('DE-2 played rounds keep their rules', () => {
		const at = given(before, go('play'), ...over, changeRules(jokers), go('play'), ...over);
		expect(pastRounds(at.state.past).map((round) => round.rules.options.jokers)).toEqual([0, 0, 2]);
	});
	test('DE-2 a lasting change ends one that was for a round', () => {
		const good = rulesOf('tahimi', { taxSchedule: 'none' });
		const at = given(before, go('play'), changeRules(jokers, true), changeRules(good), ...over);
		expect(jokersIn(at)).toBe(0);
		expect(bracketsOf(at)).toBe('');
	});
	test('DE-2 in Tahimi the Tahimi changes the rules, elsewhere the table does', () => {
		const by = (at: Timeline) => (at.entry.type === 'RulesChanged' ? at.entry.by : undefined);
		expect(by(given(before, changeRules(jokers)))).toBe('Chidi');
		expect(by(given(seated('tahimi'), changeRules(jokers)))).toBe('Ana');
		expect(by(given(begin(rulesOf('tahimi'), five), changeRules(jokers)))).toBeNull();
		const none = rulesOf('temple', { taxSchedule: 'none' });
		expect(by(given(later('temple'), changeRules(none)))).toBeNull();
	});
	test('DE-2 a change while first seats are found holds for the first round', () => {
		const at = given(begin(rulesOf('tahimi'), five), changeRules(jokers, true));
		expect(jokersIn(at)).toBe(2);
		expect(jokersIn(given(at, sit(five)))).toBe(2);
		expect(jokersIn(given(at, sit(five), go('play'), ...over))).toBe(0);
	});
	test('JO-2 a redraw keeps the rules of its round', () => {
		const redraw = rulesOf('temple', { newcomers: 'redraw', taxSchedule: 'none' });
		const at = given(later('temple'), changeRules(redraw, true), join('Fay'), sit(`${five} Fay`));
		expect(roundOf(at).rules.options.taxSchedule).toBe('none');
		expect(at.state.rules.options.taxSchedule).toBe('tiered');
	});
	test('SE-3 titles move instead of people from the seats of this round on', () => {
		const stay = changeRules(rulesOf('tahimi', { seats: 'stay' }));
		const keeps = (at: Timeline) => roundOf(at).keepChairs;
		const changed = given(before, stay);
		expect(keeps(changed)).toBe(true);
		expect(roundOf(changed).chairs).toEqual(players(five));
		expect(keeps(given(changed, go('play'), ...over))).toBe(true);
		expect(keeps(given(changed, changeRules(rulesOf('tahimi'))))).toBe(false);
		// players who were seated for the round stay there
		const down = given(before, go('deal'), stay);
		const chairs = players('Ben Dee Chidi Ana Eli');
		expect(roundOf(down)).toMatchObject({ step: 'seats', keepChairs: true, chairs });
	});
	test('DE-2 a change can be undone', () =>
		expect(jokersIn(given(before, changeRules(jokers), undo))).toBe(0));
	test('TX-8 another rule on joining does not move newcomers who are seated already', () => {
		const at = given(later('temple'), join('Fay'));
		const bottom = rulesOf('temple', { newcomers: 'bottom' });
		expect(() => given(at, changeRules(bottom))).toThrow('newcomers-are-seated');
		expect(placesOf(given(at, changeRules(rulesOf('temple', { jokers: 1 }))))).toBe(placesOf(at));
	});
	decides([
		['nothing changes', before, changeRules(rulesOf('tahimi')), 'no-change'],
		[
			'FP-15 rules that clash',
			before,
			changeRules(rulesOf('tahimi', { wild: 'any-card' })),
			'rules-clash'
		],
		[
			'TX-2 progressive taxes are for eight at most',
			given(
				begin(rulesOf('temple'), 'A B C D E F G H I'),
				sit('A B C D E F G H I'),
				go('play'),
				...exits('A B C D E F G H'),
				confirm
			),
			changeRules(rulesOf('temple', { taxSchedule: 'progressive' })),
			'rules-clash'
		],
		['a closed evening', given(before, close), changeRules(jokers), 'evening-closed']
	]);
});

describe('TI-6 a table’s own titles', () => {
	test('TI-6 the other form follows the player', () => {
		const at = given(later('temple'), address('Chidi'));
		expect(titlesIn(at)).toBe('Empress, Prince, Middle Class, Second Poorest, Poor Man');
		const next = given(at, go('play'), ...exits('Ana Chidi Eli Ben'), confirm);
		expect(titlesIn(next)).toMatch(/^\w+, Princess, /);
		expect(titlesIn(given(at, address('Chidi', false)))).toMatch(/^Emperor, /);
	});
	test('TI-6 renamed titles are used', () => {
		const titles = { Emperor: 'Boss', Princess: 'Deputy' };
		const rules = resolveRules(findRuleset('temple')!, { options: {}, titles });
		const at = given(later('temple'), changeRules(rules), address('Chidi'), address('Ana'));
		expect(titlesIn(at)).toMatch(/^Boss, Deputy, /);
	});
	decides([
		[
			'TI-6 is recorded',
			later('temple'),
			address('Ana'),
			{ type: 'PlayerAddressed', player: player('Ana'), otherForm: true }
		],
		['TI-6 a stranger', later('temple'), address('Zoe'), 'not-at-the-table'],
		[
			'TI-6 of an evening that is closed',
			given(later('temple'), close),
			address('Ana'),
			'evening-closed'
		],
		['TI-6 no change', later('temple'), address('Ana', false), 'no-change']
	]);
});

describe('evenings that grow and shrink', () => {
	test('JO-2 TX-8 in Temple four become six, and taxes follow', () => {
		const four = given(
			begin(rulesOf('temple'), 'Ana Ben Chidi Dee'),
			sit('Ana Ben Chidi Dee'),
			go('play'),
			...exits('Dee Chidi Ben'),
			confirm
		);
		expect(bracketsOf(four)).toBe('Ana→Dee 1');
		const six = given(four, join('Eli'), join('Fay'));
		expect(placesOf(six)).toBe('Dee Chidi Eli Fay Ben Ana');
		expect(bracketsOf(six)).toBe('Ana→Dee 2, Ben→Chidi 1');
		const after = given(six, go('play'), ...exits('Eli Ana Ben Dee Chidi'), confirm);
		expect(bracketsOf(after)).toBe('Fay→Eli 2, Chidi→Ana 1');
		const five = given(after, leave('Fay'));
		expect(bracketsOf(five)).toBe('Chidi→Eli 2, Dee→Ana 1');
		const changed = given(five, changeRules(rulesOf('temple', { taxSchedule: 'two-one' })));
		expect(taxesOf(roundOf(changed)).brackets.map(({ count }) => count)).toEqual([2, 1]);
		expect(backFromTheBottom(given(after, leave('Fay'), join('Fay')).state)).toEqual(
			players('Fay')
		);
	});
	test('DK-4 TI-3 in Tahimi four become eight, with the special pack', () => {
		const expanded = rulesOf('tahimi', { deck: 'suits-and-ranks', taxSchedule: 'progressive' });
		const four = given(
			begin(expanded, 'A B C D'),
			draw({ A: 'K', B: 'Q', C: 'J', D: '10' }),
			go('play'),
			...exits('D C B'),
			confirm
		);
		expect(bracketsOf(four)).toBe('A→D 2, B→C 1');
		const eight = given(four, join('E'), join('F'), join('G'), join('H'));
		expect(placesOf(eight)).toBe('D C E F G H B A');
		expect(titlesIn(eight)).toBe(
			'Tahimi, Senior Vice Tahimi, Junior Vice Tahimi, Merchant, Merchant, Master Serf, Junior Assistant to the Master Serf, Serf'
		);
		expect(bracketsOf(eight)).toBe('A→D 3, B→C 2, H→E 1');
		expect(packFor(roundOf(eight).rules.options, 8)).toMatchObject({ cards: 104, each: 13 });
	});
});
