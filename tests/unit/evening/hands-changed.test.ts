import { describe, expect, test } from 'vitest';
import { planAmendment } from '#lib/evening/amend/plan.ts';
import { judgeOwed } from '#lib/referee/judge-owed.ts';
import { owedQuestion, tableNow } from '#lib/referee/table-now.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { talliesOf } from '#lib/stats/tally.ts';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import {
	bracketsOf,
	confirm,
	decides,
	exits,
	given,
	go,
	later,
	leaveMidRound,
	markTax,
	player,
	roundOf,
	seated,
	settleTaxes,
	taxed,
	undo,
	voidRound
} from '../given.ts';

/** Places: Chidi, Ana, Eli, Ben, Dee. */
const dealt = taxed('daifugo', { tenpenChii: true });
const change = (name: string): TimelineCommand => ({ type: 'changeHands', payer: player(name) });
const changed = given(dealt, change('Dee'));

describe('DF-18 the last may change hands with the first', () => {
	decides([
		['before the tribute', dealt, change('Dee'), { type: 'HandsChanged', payer: player('Dee') }],
		['nobody else', dealt, change('Ben'), 'no-bracket'],
		['once', changed, change('Dee'), 'no-bracket'],
		['not after it was paid', given(dealt, markTax('Dee')), change('Dee'), 'no-change'],
		['not after the deal is played', given(dealt, settleTaxes), change('Dee'), 'step-behind'],
		['not before the deal', later('daifugo', { tenpenChii: true }), change('Dee'), 'not-dealt'],
		['where the option is on', taxed('daifugo'), change('Dee'), 'no-bracket'],
		[
			'not in an untaxed first round',
			given(seated('daifugo', { tenpenChii: true }), go('play')),
			change('Eli'),
			'step-behind'
		]
	]);
	test('only the tribute between the two is cancelled', () => {
		expect(bracketsOf(dealt)).toBe('Dee→Chidi 2, Ben→Ana 1');
		expect(bracketsOf(changed)).toBe('Ben→Ana 1');
		expect(bracketsOf(given(changed, undo))).toBe('Dee→Chidi 2, Ben→Ana 1');
		expect(bracketsOf(given(changed, voidRound, go('taxes')))).toBe('Dee→Chidi 2, Ben→Ana 1');
		expect(roundOf(given(changed, settleTaxes)).marks).toEqual({
			Ben: { paid: true, returned: true }
		});
	});
	test('the log shows it, and the next round is taxed as usual', () => {
		expect(logLines(changed).at(-1)).toMatchObject({ kind: 'HandsChanged', players: ['Dee'] });
		const next = given(changed, settleTaxes, ...exits('Chidi Dee Ana Eli'), confirm, go('taxes'));
		expect(bracketsOf(next)).toBe('Ben→Chidi 2, Eli→Dee 1');
	});
	test('the statistics count no tribute of the two', () => {
		const played = given(changed, settleTaxes, ...exits('Chidi Dee Ana Eli'), confirm);
		// one bracket of the round: paid once, one card, none that is not recorded
		expect(talliesOf(played.state)[0]!.taxes.slice(2)).toEqual([1, 1, 0]);
	});
	test('a correction can add or remove it', () => {
		const plan = (timeline: typeof changed, hands: boolean) => {
			const played = given(timeline, settleTaxes, ...exits('Chidi Dee Ana Eli'), confirm);
			const planned = planAmendment(played.history, [{ type: 'hands', round: 2, changed: hands }]);
			if (!planned.ok) throw new Error(planned.error);
			return planned.value;
		};
		const was = plan(dealt, true);
		expect(was.about).toBe('tax');
		expect(was.problems).toEqual([]);
		expect(was.after.past?.round).toMatchObject({ handsChanged: 'Dee', voidTaxes: ['Dee'] });
		const wasNot = plan(changed, false);
		expect(wasNot.after.past?.round).toMatchObject({ handsChanged: null, voidTaxes: [] });
		// what was owed then was not recorded as paid
		expect(wasNot.problems).toMatchObject([{ type: 'left-out', entry: { type: 'TaxesSettled' } }]);
		expect(wasNot.after.past?.round.marks).toEqual({ Ben: { paid: true, returned: true } });
	});
	test('SE-4 only the two players of a void bracket are told about it', () => {
		const at = given(taxed('tahimi'), leaveMidRound('Dee'));
		const now = tableNow(at.state);
		const why = (name: string) => judgeOwed(now.roundRules, owedQuestion(now, player(name))).why;
		expect(['Chidi', 'Ben', 'Eli'].map(why)).toEqual(['void', null, 'middle']);
	});
	test('the referee says why the two owe nothing', () => {
		const now = tableNow(changed.state);
		const why = (name: string) => judgeOwed(now.roundRules, owedQuestion(now, player(name))).why;
		expect(['Dee', 'Chidi', 'Ben', 'Eli'].map(why)).toEqual(['hands', 'hands', null, 'middle']);
	});
});
