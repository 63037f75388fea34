import { expect, test } from 'vitest';
import type { TimelineCommand } from '#lib/evening/timeline.ts';
import type { House } from '#lib/rules/options.ts';
import { taxesView } from '#lib/ui/round/taxes-view.ts';
import { taxRemarks } from '#lib/ui/text/tax.ts';
import { given, go, leaveMidRound, markTax, played, roundOf, seated } from '../given.ts';

const six = 'Ana Ben Chidi Dee Eli Fay';
const atTaxes = given(played(seated('temple', {}, six), 'Ana Ben Chidi Dee Eli'), go('taxes'));

test.each<[string, TimelineCommand[], string[]]>([
	['nobody', [], []],
	['an unpaid payer', [leaveMidRound('Fay')], ['Fay left: taxes to and from them are void.']],
	[
		'a receiver not yet paid',
		[leaveMidRound('Ana')],
		['Ana left: taxes to and from them are void.']
	],
	[
		'a payer who paid',
		[markTax('Fay'), leaveMidRound('Fay')],
		['Fay left after the tax was paid: it stands.']
	],
	[
		'a receiver who was paid',
		[markTax('Fay'), leaveMidRound('Ana')],
		['Ana left after the tax was paid: it stands.']
	],
	['somebody without a tax', [leaveMidRound('Dee')], ['Dee left.']],
	[
		'three of them',
		[markTax('Eli'), leaveMidRound('Fay'), leaveMidRound('Chidi'), leaveMidRound('Eli')],
		[
			'Fay left: taxes to and from them are void.',
			'Eli left after the tax was paid: it stands.',
			'Chidi left.'
		]
	],
	['somebody in play', [go('play'), leaveMidRound('Fay')], []]
])('SE-4 who leaves at Taxes, and what becomes of the tax: %s', (_, commands, lines) => {
	const evening = given(atTaxes, ...commands);
	const { left } = taxesView(evening.state, roundOf(evening));
	// without the marks that `Rich` renders
	expect(left.map((line) => line.replace(/\p{C}/gu, ''))).toEqual(lines);
});

test.each<[string, House, string | undefined]>([
	['which lead', {}, 'Whoever gives back a 3 gives the 3♣ first, unless they hold four of them.'],
	['other leads', { firstLead: 'top-seat', laterLead: 'top-seat' }, 'gives the 3♣ first'],
	['a pack without it', { opener: '9C', leftovers: 'taken-out' }, 'gives back a 10 gives the 10♣'],
	['the free giveback', { giveback: 'free-unseen' }, undefined]
])('RG-1 TX-5 the opener that cannot be kept back: %s', (_, house, line) => {
	const evening = played(seated('kings-and-bastards', house, six), 'Ana Ben Chidi Dee Eli');
	const remark = taxRemarks(roundOf(evening)).find((text) => text.includes('first'));
	if (line === undefined) expect(remark).toBeUndefined();
	else expect(remark).toContain(line);
});
