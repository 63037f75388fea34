import { describe, expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { recap, tiles } from '#lib/ui/chronicle/recap.ts';
import { isolateName } from '#lib/ui/text/format.ts';
import {
	begun,
	confirm,
	decree,
	exits,
	given,
	go,
	join,
	later,
	leave,
	revolt,
	rule,
	seated,
	settle,
	settleTaxes,
	taxed,
	turn
} from '../given.ts';

/** The commands of a round, with its taxes paid or not recorded. */
const unpaid = (names: string) => [go('play'), ...exits(names), confirm];
const paid = (names: string) => [go('taxes'), settleTaxes, ...exits(names), confirm];
/** Temple, round 2: Chidi Ana Eli Ben Dee. */
const second = later('temple');
const same = 'Chidi Ana Eli Ben';

const UNRECORDED = 'Two taxes were not recorded.';
const cases: readonly (readonly [string, Timeline, readonly string[]])[] = [
	['before the seats are drawn', begun('temple'), ['No round is finished yet.']],
	['before the first round is over', seated('temple'), ['No round is finished yet.']],
	[
		'TI-0: one round without standing has no reigns, rises or falls',
		second,
		['One round was played, and Chidi won it.']
	],
	[
		'one round with standing',
		given(seated('dalmuti'), ...paid('Ana Ben Chidi Dee')),
		[
			'One round was played, and Ana won it.',
			'Ana reigned for one round, round 1.',
			'Eli paid two cards in tax.'
		]
	],
	[
		'a reign of two rounds, nobody moves, no tax recorded',
		given(second, ...unpaid(same), ...unpaid(same)),
		[
			'Three rounds were played, and Chidi won the last one.',
			'Chidi reigned for two rounds, rounds 2 and 3.',
			'Four taxes were not recorded.'
		]
	],
	[
		'a long reign, and a fall from first to last',
		given(second, ...paid(same), ...paid(same), ...paid('Ana Eli Ben Dee')),
		[
			'Four rounds were played, and Ana won the last one.',
			'Chidi reigned for three rounds, rounds 2 to 4.',
			'Chidi fell from first to last.',
			'Ana rose from 2nd place to first.',
			'Dee paid six cards in tax.'
		]
	],
	[
		'several reigns of one round each are not worth a sentence',
		given(second, ...paid('Ana Chidi Eli Ben'), ...unpaid('Ana Chidi Eli Ben')),
		[
			'Three rounds were played, and Ana won the last one.',
			'Chidi fell from first to 2nd place.',
			'Ana rose from 2nd place to first.',
			'Dee paid two cards in tax, as far as recorded.',
			UNRECORDED
		]
	]
];

describe('the recap', () => {
	test.each(cases)('%s', (_, { state }, then) =>
		expect(recap(state, isolateName, true)).toEqual(then)
	);
	const sentences = (timeline: Timeline) => recap(timeline.state, isolateName, true);
	test('several equally long reigns of the same player', () => {
		const twice = given(
			second,
			...paid('Chidi Ana Eli Ben'),
			...paid('Ana Chidi Eli Ben'),
			...paid('Ana Chidi Eli Ben'),
			...paid('Chidi Ana Eli Ben'),
			...paid('Chidi Ana Eli Ben'),
			...paid('Eli Ana Chidi Ben')
		);
		expect(sentences(twice)[1]).toBe('The longest reigns lasted two rounds: Chidi’s and Ana’s.');
		const alone = given(
			second,
			...paid('Chidi Ana Eli Ben'),
			...paid('Ana Chidi Eli Ben'),
			...paid('Chidi Ana Eli Ben'),
			...paid('Chidi Ana Eli Ben'),
			...paid('Ana Chidi Eli Ben')
		);
		expect(sentences(alone)[1]).toBe('Chidi reigned twice, for two rounds in a row each time.');
	});
	test('one tax is not recorded', () => {
		const one = given(
			second,
			go('taxes'),
			{ type: 'markTax', payer: 'Dee' as never, paid: true, returned: false },
			go('play'),
			...exits(same)
		);
		expect(sentences(one).slice(-2)).toEqual([
			'Dee paid two cards in tax, as far as recorded.',
			'One tax was not recorded.'
		]);
	});
	test('SE-4: the rise of a late arrival starts at the first place held; players who left are not mentioned', () => {
		const guest = given(
			second,
			...paid(same),
			leave('Chidi'),
			join('Fay'),
			...paid('Fay Ana Eli Ben')
		);
		expect(sentences(guest).join(' ')).not.toMatch(/Fay rose|Chidi fell/);
		const again = given(guest, ...paid('Ana Eli Ben Dee'));
		expect(sentences(again)).toContain('Fay fell from first to last.');
	});
	const revolution = (name: string) => [
		go('taxes'),
		revolt(name),
		go('play'),
		...exits(same),
		confirm
	];
	test('RV-1 RV-2: up to three revolutions have a sentence each, more are summed up', () => {
		const small = given(second, ...revolution('Ana'));
		expect(sentences(small)).toContain('Ana showed both Jokers in round 2: no taxes.');
		const greater = given(taxed('dalmuti'), revolt('Dee'), go('play'), ...exits(same));
		expect(sentences(greater)).toContain('Dee called a greater revolution in round 2.');
		const many = given(
			second,
			...revolution('Ana'),
			...revolution('Ben'),
			...revolution('Ana'),
			...revolution('Ben')
		);
		expect(sentences(many)).toContain('There were four revolutions, called by Ana and Ben.');
	});
	test('PR-7: how often a play turned the ranking', () => {
		const play = given(seated('daifugo'), go('play'));
		expect(sentences(given(play, turn, ...exits('Ana Ben Chidi Dee')))).toContain(
			'The ranking was reversed once by a play.'
		);
	});
	test.each([
		['one decree', [decree('Chidi', 'Ana')], 'One decree was issued.'],
		[
			'one refused',
			[decree('Chidi', 'Ana'), settle(1, 'refused')],
			'One decree was issued, and refused.'
		],
		[
			'one of two refused',
			[decree('Chidi', 'Ana'), decree('Chidi', 'Ben'), settle(1, 'refused')],
			'Two decrees were issued, one of them refused.'
		],
		[
			'both refused',
			[decree('Chidi', 'Ana'), decree('Chidi', 'Ben'), settle(1, 'refused'), settle(2, 'refused')],
			'Two decrees were issued, and all were refused.'
		],
		['one ruling', [rule('a')], 'One ruling was written down.'],
		['two rulings', [rule('a'), rule('b')], 'Two rulings were written down.']
	])('%s', (_, commands, then) => expect(sentences(given(second, ...commands)).at(-1)).toBe(then));
});

test('what was not recorded is left out where nobody asks for it', () => {
	const night = given(second, ...paid('Ana Chidi Eli Ben'), ...unpaid('Ana Chidi Eli Ben'));
	expect(recap(night.state).join(' ')).not.toMatch(/recorded|tax/);
	expect(recap(night.state, isolateName, true)).toContain(UNRECORDED);
});

test('the tiles: each fact has a figure and a caption with the name', () => {
	expect(tiles(begun('temple').state)).toEqual([]);
	const night = given(second, ...paid(same), ...paid(same), ...paid('Ana Eli Ben Dee'));
	expect(tiles(night.state)).toEqual([
		{ figure: '3 of 4', text: 'rounds won by Chidi' },
		{ figure: '6', text: 'cards Dee paid in tax' },
		{ figure: '3', text: 'times in a row: Ana at place 2' }
	]);
});
