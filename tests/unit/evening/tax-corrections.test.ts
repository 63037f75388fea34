import { describe, expect, test } from 'vitest';
import { merchantExchangeOf } from '#lib/evening/kinds/merchants-exchanged.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import {
	close,
	confirm,
	correctTax,
	decides,
	exchange,
	exit,
	exits,
	expose,
	given,
	go,
	later,
	markTax,
	player,
	players,
	revolt,
	roundOf,
	seated,
	settleTaxes,
	taxed,
	voidRound
} from '../given.ts';

describe('TX-11 a wrong or forgotten tribute', () => {
	/** Dee pays Chidi two, Ben pays Ana one. */
	const temple = taxed('temple');
	const playing = given(temple, settleTaxes, exit('Eli'));
	const fact = (remedy: 'paid-anew' | 'fine' | 'let-stand', fine: string | null = null) =>
		({ type: 'TaxCorrected', payer: player('Dee'), fault: 'wrong', remedy, fine }) as const;
	decides([
		['TX-11 paid anew', playing, correctTax('Dee', 'paid-anew'), fact('paid-anew')],
		['TX-11 a fine', playing, correctTax('Dee', 'fine', ' a\tsong '), fact('fine', 'a song')],
		['TX-11 let stand', temple, correctTax('Dee', 'let-stand', 'a song'), fact('let-stand')],
		['TX-11 a fine has a name', playing, correctTax('Dee', 'fine'), 'text-empty'],
		['TX-11 who owes nothing', playing, correctTax('Eli', 'fine', 'a song'), 'no-bracket'],
		['TX-11 before the deal', later('temple'), correctTax('Dee', 'let-stand'), 'not-dealt'],
		[
			'RV-1 no tax, no correction',
			given(temple, revolt('Dee')),
			correctTax('Dee', 'let-stand'),
			'no-bracket'
		],
		['TX-11 when all is closed', given(temple, close), correctTax('Dee', 'fine'), 'evening-closed']
	]);
	test('TX-11 a correction is kept with its bracket; cards paid again count as paid', () => {
		const marks = (at: Timeline) => roundOf(at).marks[player('Dee')];
		const anew = given(temple, correctTax('Dee', 'paid-anew'));
		expect(marks(anew)).toEqual({ paid: true, returned: false });
		const back = given(temple, markTax('Dee', false, true), correctTax('Dee', 'paid-anew'));
		expect(marks(back)).toEqual({ paid: true, returned: true });
		expect(marks(given(temple, correctTax('Dee', 'let-stand')))).toBeUndefined();
		const two = given(anew, correctTax('Dee', 'fine', 'a song'));
		expect(roundOf(two).taxCorrections.map(({ remedy }) => remedy)).toEqual(['paid-anew', 'fine']);
		expect(roundOf(given(two, voidRound)).taxCorrections).toEqual([]);
	});
});

describe('TX-10 the Merchants’ exchange', () => {
	const at = (names: string, house = {}) =>
		seated('dalmuti', { merchantExchange: true, ...house }, names);
	/** Merchants: C, D, E. */
	const seven = 'A B C D E F G';
	const dealt = given(at(seven), go('taxes'));
	const swapped = (name: string | null) =>
		({
			type: 'MerchantsExchanged',
			merchant: player('C'),
			partner: name === null ? null : player(name)
		}) as const;
	decides([
		['TX-10 with another Merchant', dealt, exchange('E'), swapped('E')],
		['TX-10 or with nobody', dealt, exchange(null), swapped(null)],
		['TX-10 with another after all', given(dealt, exchange('E')), exchange('D'), swapped('D')],
		['TX-10 that is recorded', given(dealt, exchange('E')), exchange('E'), 'no-change'],
		['TX-10 not with oneself', dealt, exchange('C'), 'no-exchange'],
		['TX-10 not with a Peon', dealt, exchange('F'), 'no-exchange'],
		['TX-10 after the deal', at(seven), exchange('D'), 'not-dealt'],
		[
			'TX-10 before anyone is out',
			given(dealt, settleTaxes, exit('G')),
			exchange('D'),
			'exits-recorded'
		],
		['TX-10 not after a revolution', given(dealt, revolt('C')), exchange('D'), 'no-exchange'],
		['TX-10 not after a greater one', given(dealt, revolt('G')), exchange('D'), 'no-exchange'],
		[
			'TX-10 where the option asks for it',
			given(seated('dalmuti'), go('taxes')),
			exchange('D'),
			'no-exchange'
		],
		[
			'TX-7 not in an untaxed first round',
			given(at(seven, { firstRoundTax: false }), go('taxes')),
			exchange('D'),
			'no-exchange'
		]
	]);
	test('TX-10 the exchange needs six players at least', () => {
		expect(merchantExchangeOf(roundOf(at('A B C D E')))).toBeNull();
		expect(merchantExchangeOf(roundOf(at('A B C D E F')))).toEqual({
			merchant: 'C',
			others: players('D')
		});
	});
	test('TX-10 the exchange belongs to its round only', () => {
		const done = given(dealt, exchange('E'));
		expect(roundOf(done).exchange).toEqual({ merchant: 'C', partner: 'E' });
		expect(roundOf(given(done, voidRound)).exchange).toBeNull();
		expect(roundOf(given(done, settleTaxes, ...exits('A B C D E F'), confirm)).exchange).toBeNull();
	});
});

describe('DK-8 an exposed card', () => {
	const table = seated('dalmuti', { misdeal: 'top-player-rules' });
	const dealing = given(table, go('deal'));
	const exposed = (owner: string, keeper: string) =>
		({ type: 'CardExposed', owner: player(owner), keeper: player(keeper) }) as const;
	decides([
		['DK-8 goes to its owner', dealing, expose('Ben', 'Ben'), exposed('Ben', 'Ben')],
		['DK-8 or to the Greater Peon', dealing, expose('Ben', 'Eli'), exposed('Ben', 'Eli')],
		['DK-8 not to another', dealing, expose('Ben', 'Dee'), 'no-misdeal'],
		['DK-8 while the cards are dealt', table, expose('Ben', 'Ben'), 'not-dealt'],
		['DK-8 of a stranger', dealing, expose('Zoe', 'Eli'), 'not-at-the-table'],
		[
			'DK-8 before anyone is out',
			given(dealing, go('play'), exit('Ana')),
			expose('Ben', 'Eli'),
			'exits-recorded'
		],
		[
			'DK-8 where the option asks for it',
			given(seated('dalmuti'), go('deal')),
			expose('Ben', 'Eli'),
			'no-misdeal'
		]
	]);
	test('DK-8 an exposed card belongs to the round until it is dealt again', () => {
		const two = given(dealing, expose('Ben', 'Eli'), expose('Ana', 'Ana'), go('taxes'));
		expect(roundOf(two).exposed).toEqual([
			{ owner: 'Ben', keeper: 'Eli' },
			{ owner: 'Ana', keeper: 'Ana' }
		]);
		expect(roundOf(given(two, voidRound)).exposed).toEqual([]);
	});
});
