import { describe, expect, test } from 'vitest';
import type { House } from '#lib/rules/options.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { dealView } from '#lib/ui/round/deal-view.ts';
import { firstLeadOf } from '#lib/evening/round.ts';
import { leadReason } from '#lib/ui/text/lead.ts';
import { improvisedCards, packLines } from '#lib/ui/text/pack.ts';
import {
	begin,
	changeRules,
	confirm,
	exits,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	players,
	rulesOf,
	seated,
	sit,
	undo,
	voidRound
} from '../given.ts';

const names = 'A B C D E F G H I J K L';
const deal = (id: string, number: number, house: House = {}) => ({
	rules: rulesOf(id, house),
	places: players(names).slice(0, number)
});
const special: House = { deck: 'suits-and-ranks' };
const suits: House = { deck: 'extra-suits' };

describe('DK-1 to DK-7 instructions for the pack', () => {
	const cases: [string, string[], ReturnType<typeof deal>, ReturnType<typeof deal>?][] = [
		['DK-1 Temple', ['52 cards and both Jokers'], deal('temple', 5)],
		['DK-2 Tahimi at five', ['52 cards and no Jokers', 'Take out two 8s'], deal('tahimi', 5)],
		['DK-2 from five to six', ['Take out two 8s'], deal('tahimi', 6), deal('tahimi', 5)],
		['DK-2 from six to four', ['Put back four 8s'], deal('tahimi', 4), deal('tahimi', 6)],
		[
			'DE-2 Jokers for a round',
			['Put in both Jokers', 'Take out two 8s'],
			deal('tahimi', 4, { jokers: 2, wild: 'any-card' }),
			deal('tahimi', 4)
		],
		[
			'DE-2 after that round',
			['Put back two 8s', 'Take out both Jokers'],
			deal('tahimi', 4),
			deal('tahimi', 4, { jokers: 2, wild: 'any-card' })
		],
		[
			'DK-3 whole suits',
			['52 cards and no Jokers', 'Put in two whole suits of a second pack, any: 78 in all'],
			deal('tahimi', 6, suits)
		],
		[
			'DK-3 one suit more',
			['Put in one whole suit of a second pack, any'],
			deal('tahimi', 6, suits),
			deal('tahimi', 5, suits)
		],
		['DK-4 the special pack at four', ['52 cards and no Jokers'], deal('tahimi', 4, special)],
		[
			'DK-4 the special pack at five',
			[
				'52 cards and no Jokers',
				'Put in 11, 12 of clubs, diamonds, hearts, and spades',
				'Put in 5, 7, 9, 11, J of Stars',
				'65 in all'
			],
			deal('tahimi', 5, special)
		],
		[
			'DK-4 the Jokers are among all cards',
			[
				'52 cards and both Jokers',
				'Put in 11, 12 of clubs, diamonds, hearts, and spades',
				'Put in 5, 7, 9, 11, J of Stars',
				'67 in all',
				'Take out two 9s'
			],
			deal('tahimi', 5, { ...special, jokers: 2, wild: 'any-card' })
		],
		[
			'DK-4 from five to six',
			[
				'Put in 13 of clubs, diamonds, hearts, and spades',
				'Put in 3, 4, 6, 8, 10, 12, 13, Q, K of Stars'
			],
			deal('tahimi', 6, special),
			deal('tahimi', 5, special)
		],
		[
			'DK-4 from six back to five',
			[
				'Take out 13 of clubs, diamonds, hearts, and spades',
				'Take out 3, 4, 6, 8, 10, 12, 13, Q, K of Stars'
			],
			deal('tahimi', 5, special),
			deal('tahimi', 6, special)
		],
		[
			'DK-4 from the simple way to the special pack',
			[
				'Put back two 8s',
				'Put in 11, 12 of clubs, diamonds, hearts, and spades',
				'Put in 5, 7, 9, 11, J of Stars'
			],
			deal('tahimi', 5, special),
			deal('tahimi', 5)
		],
		['DK-5 Dalmuti', ['The Dalmuti pack: 78 cards and both Jesters'], deal('dalmuti', 5)],
		[
			'DK-5 stripped at four',
			['The Dalmuti pack: 78 cards and both Jesters', 'Take out twelve 12s and eleven 11s'],
			deal('dalmuti', 4, { stripped: true })
		],
		['DK-6 Kings', ['52 cards and no Jokers'], deal('kings-and-bastards', 4)],
		[
			'FP-10 Kings with Joker trumps',
			['Put in both Jokers'],
			deal('kings-and-bastards', 4, { trumps: 'jokers' }),
			deal('kings-and-bastards', 4)
		],
		[
			'TH-1 the tarot pack',
			['The tarot pack: 56 cards of four suits and 22 trumps, and no Jokers'],
			deal('tarot-himi', 4)
		],
		['DF-10 two packs', ['Two packs: 104 cards and two Jokers'], deal('temple', 12, { packs: 2 })],
		[
			'DF-10 two packs with four Jokers',
			['Two packs: 104 cards and four Jokers'],
			deal('daifugo', 12, { packs: 2, jokers: 4 })
		],
		[
			'DF-10 from one pack to two',
			['Two packs: 104 cards and no Jokers'],
			deal('president', 9, { packs: 2 }),
			deal('president', 9)
		],
		[
			'DF-10 back to one pack',
			['52 cards and no Jokers'],
			deal('president', 9),
			deal('president', 9, { packs: 2 })
		],
		[
			'DF-10 two of four Jokers are not both',
			['Take out two Jokers'],
			deal('temple', 9, { packs: 2 }),
			deal('temple', 9, { packs: 2, jokers: 4 })
		],
		['DK-7 no change', [], deal('temple', 7), deal('temple', 4)]
	];
	for (const [name, lines, now, before = null] of cases)
		test(name, () => expect(packLines(now, before)).toEqual(lines));
});

describe('DK-4 marked cards of a second pack', () => {
	test('DK-4 make 52 cards for eight players', () =>
		expect(improvisedCards(deal('tahimi', 8, special))[0]).toContain('52 further cards'));
	test('DK-4 are not needed for four players, or for another pack', () => {
		expect(improvisedCards(deal('tahimi', 4, special))).toEqual([]);
		expect(improvisedCards(deal('tahimi', 8))).toEqual([]);
	});
});

describe('JO-4 the changes due to a new number of players', () => {
	const changesOf = ({ state }: Timeline) => dealView(state, state.round!).changes?.lines ?? [];
	test('JO-4 after a void deal of a first round', () => {
		const first = given(seated('dalmuti', {}, 'A B C D'), go('taxes'));
		expect(changesOf(given(first, leaveMidRound('B'), voidRound))).toEqual([
			'3 play now, 4 before',
			'Cards paid in tax: 2, before 2 and 1',
			'New: Merchant',
			'Gone: Lesser Dalmuti and Lesser Peon'
		]);
	});
	test('TI-0 TX-7 without titles and taxes, which a first round does not have', () => {
		const first = given(
			begin(rulesOf('temple'), 'A B C D E F G'),
			sit('A B C D E F G'),
			go('play')
		);
		expect(changesOf(given(first, leaveMidRound('G'), voidRound))).toEqual([
			'6 play now, 7 before'
		]);
	});
	test('JO-4 compared with the void deal, not with the previous round', () => {
		const joined = given(later('temple'), join('Fay'), go('taxes'));
		expect(changesOf(given(joined, leaveMidRound('Fay'), voidRound))).toContain(
			'5 play now, 6 before'
		);
		expect(changesOf(given(joined, voidRound))).toEqual([]);
	});
});

describe('DK-7 instructions for a deal are not repeated', () => {
	const linesOf = ({ state }: Timeline) => dealView(state, state.round!).pack.lines;
	const jokers = rulesOf('tahimi', { jokers: 2, wild: 'any-card' });
	const changed = given(later('tahimi'), changeRules(jokers, true));
	test('DK-7 after a void deal the pack is ready', () => {
		const asked = ['Put in both Jokers', 'Take out two 8s'];
		expect(linesOf(changed)).toEqual(asked);
		const dealt = given(changed, go('taxes'));
		expect(linesOf(given(dealt, voidRound))).toEqual([]);
		expect(linesOf(given(dealt, undo))).toEqual(asked);
		expect(linesOf(given(dealt, voidRound, undo, undo))).toEqual(asked);
	});
	test('DK-7 after a void deal with other rules only the difference is shown', () => {
		const fewer = given(changed, go('taxes'), voidRound, leave('Eli'));
		expect(linesOf(fewer)).not.toContain('Put in both Jokers');
		const next = given(
			changed,
			go('play'),
			voidRound,
			go('play'),
			...exits('Ana Ben Chidi Dee'),
			confirm
		);
		expect(linesOf(next)).toEqual(['Put back two 8s', 'Take out both Jokers']);
	});
});

describe('DF-10 an evening with two packs', () => {
	const many = 'A B C D E F G H I J K L M N O P';
	test('sixteen players are seated, get cards, and pay taxes', () => {
		const { state } = seated('president', { packs: 2 }, many);
		const view = dealView(state, state.round!);
		expect(view.problem).toBeNull();
		expect(view.pack.lines).toEqual(['Two packs: 104 cards and no Jokers']);
	});
	test('of two holders of the 3 of clubs, the first after the dealer leads', () => {
		const reasonOf = ({ state }: Timeline) =>
			leadReason(state, firstLeadOf(state.round!), false).text;
		const opened: House = { firstLead: 'holder-of-card' };
		const two = rulesOf('president', { ...opened, packs: 2 });
		expect(reasonOf(given(begin(two, names), sit(names)))).toBe(
			'If two players hold a 3♣, the first of them after the dealer'
		);
		const one = rulesOf('president', opened);
		expect(reasonOf(given(begin(one, names), sit(names)))).toBe(
			'The first play has to include the 3♣'
		);
	});
});
