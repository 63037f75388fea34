import { describe, expect, test } from 'vitest';
import type { Entry } from '#lib/evening/entries.ts';
import { earlierRuling } from '#lib/evening/kinds/rulings-logged.ts';
import type { RulingText } from '#lib/evening/state.ts';
import { fold, rebase, type Timeline } from '#lib/evening/timeline.ts';
import {
	begun,
	close,
	confirm,
	decides,
	decree,
	exits,
	given,
	go,
	later,
	leave,
	overrule,
	player,
	rule,
	seated,
	undo
} from '../given.ts';

const table = seated('temple');
const found = ({ state }: Timeline, key: string) =>
	earlierRuling(state, (stored) => stored === key)?.number;

const plain: RulingText = {
	kind: 'may-play',
	key: '5 on 4',
	question: { table: ['4S'], play: ['5S'] },
	answer: { allowed: true },
	rules: ['PL-2'],
	askedBy: null,
	house: false,
	option: null
};

describe('rulings', () => {
	const one = given(table, rule('5 on 4'));
	decides([
		['are logged', table, rule('5 on 4'), { ...plain, type: 'RulingLogged', number: 1 }],
		[
			'with who asked, as the table’s own, with the option',
			one,
			rule('5 on 4', {
				askedBy: player('Ana'),
				house: true,
				option: { name: 'maxSet', value: null }
			}),
			{
				...plain,
				type: 'RulingLogged',
				number: 2,
				askedBy: player('Ana'),
				house: true,
				option: { name: 'maxSet', value: null }
			}
		],
		[
			'before there are seats',
			begun('temple'),
			rule('5 on 4'),
			{ ...plain, type: 'RulingLogged', number: 1 }
		],
		['by a stranger', table, rule('x', { askedBy: player('Zoe') }), 'not-at-the-table'],
		[
			'by one who left',
			given(table, leave('Ana')),
			rule('5 on 4', { askedBy: player('Ana') }),
			{ ...plain, type: 'RulingLogged', number: 1, askedBy: player('Ana') }
		],
		['without a key', table, rule(''), 'text-empty'],
		['longer than any question', table, rule('x', { answer: 'x'.repeat(4000) }), 'text-too-long'],
		['not when all is closed', given(table, close), rule('x'), 'evening-closed'],
		['are overruled', one, overrule(1), { type: 'RulingOverruled', number: 1 }],
		['once', given(one, overrule(1)), overrule(1), 'no-change'],
		['there is no second', one, overrule(2), 'no-such-ruling'],
		['nothing is overruled when all is closed', given(one, close), overrule(1), 'evening-closed']
	]);
	test('a ruling has the round in which it was asked', () => {
		const at = given(
			later('temple'),
			rule('a'),
			go('play'),
			...exits('Chidi Ana Eli Ben'),
			confirm
		);
		expect(given(at, rule('b')).state.rulings.map(({ round }) => round)).toEqual([2, 3]);
		expect(given(begun('temple'), rule('a')).state.rulings[0]?.round).toBe(1);
	});
	test('rulings and decrees share their numbers', () => {
		const at = given(later('temple'), decree('Chidi', 'Dee'), rule('a'), decree('Chidi', 'Ana'));
		expect(at.entry).toMatchObject({ type: 'DecreeIssued', number: 3 });
		expect(given(at, undo, rule('b')).entry).toMatchObject({ number: 3 });
	});
});

describe('an earlier ruling', () => {
	test('the latest ruling on an equal key counts', () => {
		const at = given(table, rule('a'), rule('a'), rule('b'));
		expect([found(at, 'a'), found(at, 'b'), found(at, 'c')]).toEqual([2, 3, undefined]);
	});
	test('the table’s own ruling takes precedence over the referee’s, the latest first', () => {
		const house = given(table, rule('a', { house: true }), rule('a'));
		expect(found(house, 'a')).toBe(1);
		expect(found(given(house, rule('a', { house: true })), 'a')).toBe(3);
	});
	test('an overruled ruling is skipped for the one before it', () => {
		const at = given(table, rule('a'), rule('a', { house: true }), overrule(2));
		expect(found(at, 'a')).toBe(1);
		expect(found(given(at, overrule(1)), 'a')).toBeUndefined();
		expect(found(given(at, undo), 'a')).toBe(2);
	});
	test('a ruling is the same after writing and reading', () => {
		const at = given(table, rule('a', { option: { name: 'jokers', value: 1 } }));
		const log: Entry[] = [];
		for (let one: Timeline | null = at; one !== null; one = one.before) log.unshift(one.entry);
		const read = JSON.parse(JSON.stringify(log)) as Entry[];
		expect(fold(read)?.state.rulings).toEqual(at.state.rulings);
	});
	test('rulings of two tabs keep different numbers', () => {
		const stored = given(table, rule('a'));
		const own = given(table, rule('b'));
		const over = given(own, overrule(1));
		const { timeline } = rebase(stored, [own.entry, over.entry]);
		expect(timeline?.state.rulings).toMatchObject([
			{ number: 1, key: 'a', overruled: false },
			{ number: 2, key: 'b', overruled: true }
		]);
	});
});
