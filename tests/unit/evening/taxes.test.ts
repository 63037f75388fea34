import { describe, expect, test } from 'vitest';
import { callersOf } from '#lib/evening/kinds/revolution-called.ts';
import { nextCommands } from '#lib/evening/next.ts';
import { firstLeadOf } from '#lib/evening/round.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import {
	begin,
	bracketsOf,
	confirm,
	decides,
	exit,
	exits,
	five,
	given,
	go,
	later,
	leaveMidRound,
	markTax,
	player,
	players,
	playing,
	revolt,
	roundOf,
	rulesOf,
	seated,
	settleTaxes,
	sit,
	taxed,
	titlesIn,
	voidRound
} from '../given.ts';

const temple = playing('temple');

describe('TX-2 one card at any table size', () => {
	const one = { taxSchedule: 'one' } as const;
	test('from the last to the first alone, ticked off as any other', () => {
		for (const id of ['president', 'tahimi', 'temple']) {
			const dealt = taxed(id, one);
			expect(bracketsOf(dealt)).toBe('Dee→Chidi 1');
			expect(roundOf(given(dealt, settleTaxes)).marks).toEqual({
				Dee: { paid: true, returned: true }
			});
		}
	});
	test('the next round’s places decide who pays', () => {
		const next = given(playing('president', one), ...exits('Dee Ana Eli Ben'), confirm);
		expect(bracketsOf(given(next, go('taxes')))).toBe('Chidi→Dee 1');
	});
});

describe('TX-11 taxes are ticked off', () => {
	const marked = { type: 'TaxMarked', payer: player('Dee'), paid: true, returned: false } as const;
	decides([
		['TX-11 a tribute was paid', taxed('temple'), markTax('Dee'), marked],
		[
			'TX-11 and returned',
			taxed('temple'),
			markTax('Dee', true, true),
			{ ...marked, returned: true }
		],
		[
			'TX-11 or not after all',
			given(taxed('temple'), markTax('Dee')),
			markTax('Dee', false),
			{ ...marked, paid: false }
		],
		[
			'TX-11 the one while the other is at it',
			given(taxed('temple'), markTax('Dee')),
			{ type: 'markTax', payer: player('Dee'), returned: true },
			{ ...marked, returned: true }
		],
		[
			'TX-11 the one before the other',
			taxed('temple'),
			{ type: 'markTax', payer: player('Dee'), returned: true },
			{ ...marked, paid: false, returned: true }
		],
		['TX-11 while playing, too', temple, markTax('Dee'), marked],
		['TX-11 by someone who pays nothing', taxed('temple'), markTax('Eli'), 'no-bracket'],
		['TX-11 by someone who receives', taxed('temple'), markTax('Chidi'), 'no-bracket'],
		['TX-7 in a first round', given(seated('temple'), go('taxes')), markTax('Eli'), 'no-bracket'],
		[
			'RV-1 after a revolution',
			given(taxed('temple'), revolt('Dee')),
			markTax('Dee'),
			'no-bracket'
		],
		['TX-11 before the deal', later('temple'), markTax('Dee'), 'not-dealt'],
		['TX-11 all are settled', taxed('temple'), settleTaxes, { type: 'TaxesSettled' }],
		['TX-7 nothing to settle', given(seated('temple'), go('taxes')), settleTaxes, 'no-bracket'],
		[
			'RV-1 nothing to settle after a revolution',
			given(taxed('temple'), revolt('Dee')),
			settleTaxes,
			'no-bracket'
		],
		['TX-11 nothing is settled before the deal', later('temple'), settleTaxes, 'not-dealt']
	]);
	test('TX-11 each bracket has its own mark', () => {
		const some = given(
			taxed('temple'),
			markTax('Dee'),
			markTax('Ben', true, true),
			markTax('Dee', true, true),
			markTax('Ben', false)
		);
		expect(roundOf(some).marks).toEqual({
			Dee: { paid: true, returned: true },
			Ben: { paid: false, returned: false }
		});
	});
	test('TX-11 all can be settled at once, and play begins', () => {
		const round = roundOf(given(taxed('temple'), markTax('Dee'), settleTaxes));
		const done = { paid: true, returned: true };
		expect([round.step, round.marks]).toEqual(['play', { Dee: done, Ben: done }]);
	});
	test('TX-11 skipped taxes are not recorded, and never count as paid', () =>
		expect(roundOf(temple).marks).toEqual({}));
});

describe('RV- revolutions', () => {
	const called = (name: string) => ({ type: 'RevolutionCalled', caller: player(name) }) as const;
	const first = given(seated('dalmuti'), go('taxes'));
	const firstDeal = given(
		begin(rulesOf('dalmuti', { firstDealRevolution: true }), five),
		sit(five),
		go('taxes')
	);
	const untaxed = given(seated('temple'), go('taxes'));
	decides([
		['RV-1 Temple: the poorest', taxed('temple'), revolt('Dee'), called('Dee')],
		['RV-3 Temple: the Emperor', taxed('temple'), revolt('Chidi'), called('Chidi')],
		['RV-1 the tax step was skipped', temple, revolt('Dee'), called('Dee')],
		[
			'RV-1 a tick was taken off again',
			given(taxed('temple'), markTax('Dee'), markTax('Dee', false)),
			revolt('Dee'),
			called('Dee')
		],
		['RV-2 Dalmuti: the Greater Peon in a taxed first round', first, revolt('Eli'), called('Eli')],
		['RV-2 Dalmuti: another', first, revolt('Dee'), called('Dee')],
		[
			'RV-2 Dalmuti: the Greater Peon under firstDealRevolution',
			firstDeal,
			revolt('Eli'),
			called('Eli')
		],
		[
			'RV-2 under firstDealRevolution another changes nothing',
			firstDeal,
			revolt('Dee'),
			'no-revolution'
		],
		['RV-1 Temple: in an untaxed round it has no effect', untaxed, revolt('Eli'), 'no-revolution'],
		['RV-1 Tahimi knows none', taxed('tahimi'), revolt('Dee'), 'no-revolution'],
		[
			'RV-1 one is on already',
			given(taxed('temple'), revolt('Dee')),
			revolt('Ben'),
			'no-revolution'
		],
		['RV-1 a tax was paid', given(taxed('temple'), markTax('Ben')), revolt('Dee'), 'tax-begun'],
		[
			'RV-1 a giveback came first',
			given(taxed('temple'), markTax('Ben', false, true)),
			revolt('Dee'),
			'tax-begun'
		],
		['RV-1 all taxes were paid', given(taxed('temple'), settleTaxes), revolt('Dee'), 'tax-begun'],
		['RV-1 nobody has cards', later('temple'), revolt('Dee'), 'not-dealt'],
		['RV-1 someone is out', given(temple, exit('Ana')), revolt('Dee'), 'exits-recorded'],
		[
			'RV-2 someone left in the middle of the round',
			given(first, go('play'), leaveMidRound('Eli')),
			revolt('Eli'),
			'exits-recorded'
		],
		['RV-1 a stranger', taxed('temple'), revolt('Zoe'), 'not-at-the-table']
	]);
	test('RV-2 a player who left at Taxes is not offered as the caller', () => {
		const callers = (at: Timeline) => callersOf(roundOf(at)).map(({ player }) => player);
		const dalmuti = taxed('dalmuti');
		expect(callers(dalmuti)).toEqual(roundOf(dalmuti).places);
		expect(callers(given(dalmuti, leaveMidRound('Eli')))).not.toContain('Eli');
	});
	test('RV-1 a revolution cancels the taxes of its round, and nothing else', () => {
		const before = taxed('temple');
		const after = given(before, revolt('Dee'));
		expect(bracketsOf(after)).toBe('revolution');
		expect(roundOf(after)).toEqual({
			...roundOf(before),
			revolution: { caller: 'Dee', greater: false }
		});
		expect(bracketsOf(given(after, go('play'), ...exits(five.replace(' Eli', '')), confirm))).toBe(
			'Eli→Ana 2, Dee→Ben 1'
		);
	});
	test('RV-2 a greater revolution turns the places, and people change chairs at once', () => {
		const after = given(first, revolt('Eli'));
		const round = roundOf(after);
		expect(round.places).toEqual(players('Eli Dee Chidi Ben Ana'));
		expect(round.chairs).toEqual(players('Eli Dee Chidi Ben Ana'));
		expect(round.before).toEqual(players(five));
		expect([round.step, round.dealt]).toEqual(['seats', true]);
		expect(bracketsOf(after)).toBe('revolution');
		expect(titlesIn(after)).toMatch(/^Greater Dalmuti, /);
		expect(firstLeadOf(round).leader).toBe('Eli');
		expect(nextCommands(after.state)).toEqual([go('play')]);
	});
	test('RV-2 the result is that of the round, not the turned places', () => {
		const after = given(first, revolt('Eli'), go('play'), ...exits('Ben Ana Dee Chidi'), confirm);
		expect(roundOf(after).places).toEqual(players('Ben Ana Dee Chidi Eli'));
	});
	test('SE-4 a void deal brings the places back after a greater revolution', () => {
		const again = given(first, revolt('Eli'), go('play'), exit('Ben'), voidRound);
		const round = roundOf(again);
		expect(round.places).toEqual(players(five));
		expect(round.before).toEqual(players('Eli Dee Chidi Ben Ana'));
		expect([round.revolution, round.step, round.dealt]).toEqual([null, 'seats', false]);
		expect([round.out, round.voided]).toEqual([[], 1]);
		expect(bracketsOf(again)).toBe('Eli→Ana 2, Dee→Ben 1');
	});
});
