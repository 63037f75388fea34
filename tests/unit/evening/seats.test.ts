import { describe, expect, test } from 'vitest';

import { isMoving, seatMoves, sittingNow } from '#lib/evening/chairs.ts';
import { nextCommands } from '#lib/evening/next.ts';
import { cannotDeal, dealerOf, firstLeadOf, titlesOf } from '#lib/evening/round.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import {
	begin,
	confirm,
	decides,
	exits,
	five,
	given,
	go,
	join,
	keepChairs,
	later,
	leave,
	leaveMidRound,
	nameDealer,
	players,
	playing,
	revolt,
	roundOf,
	rulesOf,
	seated,
	sit,
	taxed,
	topChair,
	voidRound
} from '../given.ts';

describe('SE-2 SE-3 chairs', () => {
	const dalmuti = given(seated('dalmuti'), go('taxes'));
	decides([
		[
			'SE-2 the top player takes a chair',
			later('temple'),
			topChair(4),
			{ type: 'TopChairChosen', chair: 4 }
		],
		[
			'SE-2 after the deal, too',
			playing('temple'),
			topChair(0),
			{ type: 'TopChairChosen', chair: 0 }
		],
		[
			'SE-2 after a greater revolution',
			given(dalmuti, revolt('Eli')),
			topChair(4),
			{ type: 'TopChairChosen', chair: 4 }
		],
		['SE-2 a chair beyond the last', later('temple'), topChair(5), 'no-such-chair'],
		['SE-2 a chair before the first', later('temple'), topChair(-1), 'no-such-chair'],
		['SE-2 half a chair', later('temple'), topChair(0.5), 'no-such-chair'],
		['SE-2 no number', later('temple'), topChair(Number.NaN), 'no-such-chair'],
		['SE-2 nobody had a chair yet', seated('tahimi'), topChair(1), 'no-chairs-yet'],
		[
			'SE-2 someone is out',
			given(playing('temple'), ...exits('Ana')),
			topChair(1),
			'exits-recorded'
		],
		[
			'SE-2 someone left in the middle',
			given(playing('temple'), leaveMidRound('Ana')),
			topChair(1),
			'exits-recorded'
		],
		[
			'SE-2 the round is finished',
			given(playing('temple'), ...exits('Ana Ben Chidi Dee')),
			topChair(1),
			'exits-recorded'
		],
		['SE-3 people keep their chairs', later('temple'), keepChairs, { type: 'ChairsKept' }],
		['SE-3 nobody had a chair yet', seated('tahimi'), keepChairs, 'no-chairs-yet'],
		[
			'SE-3 someone is out',
			given(playing('temple'), ...exits('Ana')),
			keepChairs,
			'exits-recorded'
		],
		[
			'SE-3 someone left in the middle',
			given(playing('temple'), leaveMidRound('Ana')),
			keepChairs,
			'exits-recorded'
		]
	]);
	// chairs were Ana Ben Chidi Dee Eli, places are Chidi Ana Eli Ben Dee
	test('SE-2 the top player keeps the chair until another is chosen', () =>
		expect(roundOf(later('temple')).chairs).toEqual(players('Ben Dee Chidi Ana Eli')));
	test('SE-2 the others follow clockwise', () => {
		const chosen = given(later('temple'), topChair(4));
		expect(roundOf(chosen).chairs).toEqual(players('Ana Eli Ben Dee Chidi'));
		expect(roundOf(given(chosen, topChair(0))).chairs).toEqual(players('Chidi Ana Eli Ben Dee'));
	});
	test('SE-3 titles move, people stay, in this round and the next', () => {
		const kept = given(later('temple'), keepChairs);
		expect(roundOf(kept).chairs).toEqual(players(five));
		expect(roundOf(kept).places).toEqual(players('Chidi Ana Eli Ben Dee'));
		const next = given(kept, go('play'), ...exits('Dee Ana Eli Ben'), confirm);
		expect(roundOf(next).places).toEqual(players('Dee Ana Eli Ben Chidi'));
		expect(roundOf(next).chairs).toEqual(players(five));
		expect(roundOf(given(next, topChair(0))).chairs).toEqual(players('Dee Ana Eli Ben Chidi'));
	});
	test('SE-3 people keep their chairs in Kings and Bastards', () =>
		expect(roundOf(later('kings-and-bastards')).chairs).toEqual(players(five)));
	test('SE-2 after a void deal everybody keeps the chair chosen for the round', () => {
		const chosen = given(later('temple'), topChair(4), go('play'));
		const again = given(chosen, ...exits('Ana'), voidRound);
		expect(roundOf(again).chairs).toEqual(roundOf(chosen).chairs);
		expect(roundOf(given(playing('temple'), voidRound)).chairs).toEqual(
			roundOf(later('temple')).chairs
		);
	});
});

describe('DK-7 the dealer', () => {
	const named = { type: 'DealerNamed', player: 'Dee' } as const;
	decides([
		[
			'DK-7 Temple: the Emperor names one',
			later('temple'),
			nameDealer('Dee'),
			{ ...named, player: players('Dee')[0]! }
		],
		[
			'DK-7 Tahimi: the Tahimi names one',
			seated('tahimi'),
			nameDealer('Dee'),
			{ ...named, player: players('Dee')[0]! }
		],
		[
			'DK-7 TI-0 Temple: in round 1 the table names one',
			seated('temple'),
			nameDealer('Dee'),
			{ ...named, player: players('Dee')[0]! }
		],
		[
			'DK-7 TI-0 Kings: in round 1 anyone',
			seated('kings-and-bastards'),
			nameDealer('Dee'),
			{ ...named, player: players('Dee')[0]! }
		],
		[
			'DK-5 Dalmuti: the Greater Peon deals',
			seated('dalmuti'),
			nameDealer('Dee'),
			'dealer-is-fixed'
		],
		[
			'DK-7 Kings: later the Bastard deals',
			later('kings-and-bastards'),
			nameDealer('Dee'),
			'dealer-is-fixed'
		],
		['DK-7 the cards are dealt', taxed('temple'), nameDealer('Dee'), 'cards-are-dealt'],
		['DK-7 a stranger', later('temple'), nameDealer('Zoe'), 'not-at-the-table']
	]);
	const dealer = ({ state }: Timeline) => dealerOf(state.round!);
	test('DK-7 the default dealer of the ruleset deals if nobody was named', () => {
		expect(dealer(later('temple'))).toBe('Chidi');
		expect(dealer(seated('tahimi'))).toBe('Ana');
		expect(dealer(seated('dalmuti'))).toBe('Eli');
		expect(dealer(later('dalmuti'))).toBe('Dee');
		expect(dealer(later('kings-and-bastards'))).toBe('Dee');
	});
	test('DK-7 a named dealer deals this round', () => {
		const chosen = given(later('temple'), nameDealer('Dee'));
		expect(dealer(chosen)).toBe('Dee');
		expect(dealer(given(chosen, nameDealer('Eli')))).toBe('Eli');
		expect(dealer(given(chosen, go('play'), ...exits('Ana Ben Dee Eli'), confirm))).toBe('Ana');
	});
	test('RV-2 DK-7 a greater revolution does not change who dealt', () => {
		const turned = given(seated('dalmuti'), go('taxes'), revolt('Eli'));
		expect(dealer(turned)).toBe('Eli');
		expect(firstLeadOf(roundOf(turned)).leader).toBe('Eli');
	});
	test('JO-1 a dealer who leaves does not deal', () =>
		expect(dealer(given(later('temple'), nameDealer('Dee'), leave('Dee')))).toBe('Chidi'));
});

describe('the steps of a round', () => {
	const small = begin(rulesOf('tahimi'), 'Ana Ben Chidi');
	const two = given(small, sit('Ana Ben Chidi'), leave('Ben'));
	const crowded = (): Timeline => {
		const at = later('temple');
		const round = roundOf(at);
		const players = { ...round.rules.players, max: 4 };
		return {
			...at,
			state: { ...at.state, round: { ...round, rules: { ...round.rules, players } } }
		};
	};
	decides([
		['from seats to the deal', seated('tahimi'), go('deal'), { type: 'StepReached', step: 'deal' }],
		[
			'from seats to play, the others skipped',
			seated('tahimi'),
			go('play'),
			{ type: 'StepReached', step: 'play' }
		],
		['not to where it is', seated('tahimi'), go('seats'), 'step-behind'],
		['not back', given(seated('tahimi'), go('taxes')), go('deal'), 'step-behind'],
		['TI-0 not to seats that nobody has', seated('temple'), go('seats'), 'step-behind'],
		['TI-1 too few for a deal', two, go('deal'), 'too-few'],
		['TI-1 too many for a deal', crowded(), go('deal'), 'too-many']
	]);
	test('the cards are dealt when the taxes begin', () => {
		expect(roundOf(given(seated('tahimi'), go('deal'))).dealt).toBe(false);
		expect(roundOf(given(seated('tahimi'), go('taxes'))).dealt).toBe(true);
		expect(roundOf(given(seated('tahimi'), go('play'))).dealt).toBe(true);
	});
	test('TI-1 with too few or too many players only closing is left', () => {
		expect(cannotDeal(two.state)).toBe('too-few');
		expect(cannotDeal(crowded().state)).toBe('too-many');
		expect(cannotDeal(later('temple').state)).toBeNull();
		for (const { state } of [two, crowded(), given(small, leave('Ben'))])
			expect(nextCommands(state)).toEqual([{ type: 'closeEvening' }]);
	});
	test('TI-1 with one player left no round is finished', () => {
		const one = given(two, leave('Ana'));
		expect(nextCommands(one.state)).toEqual([{ type: 'closeEvening' }]);
		expect(roundOf(given(one, join('Fay'), join('Gus'))).places).toHaveLength(3);
	});
	test('TI-5 titles follow the places', () => {
		const { state } = later('kings-and-bastards');
		const held = [...titlesOf(state, roundOf({ state }))];
		expect(held.map(([p, { spoken }]) => [p, spoken])).toEqual([
			['Chidi', 'King'],
			['Ana', 'Vice-King'],
			['Eli', 'Commoner'],
			['Ben', 'Vice-Bastard'],
			['Dee', 'Bastard']
		]);
	});
});

describe('SE-2 players seated for a round stay seated until its deal', () => {
	// Ben Dee Chidi Ana Eli
	const down = given(later('temple'), go('deal'));
	const movers = (at: Timeline) => seatMoves(roundOf(at)).filter(isMoving);
	test('JO-1 somebody leaves', () => {
		const at = given(down, leave('Eli'));
		expect(sittingNow(roundOf(at))).toEqual(players('Ben Dee Chidi Ana'));
		expect(movers(at)).toEqual([]);
	});
	test('JO-1 somebody joins', () => {
		const at = given(down, join('Fay'));
		expect(sittingNow(roundOf(at))).toEqual(players('Ben Dee Chidi Ana Eli Fay'));
		expect(movers(at)).toEqual([]);
	});
	test('the top player took another chair', () => {
		const at = given(later('temple'), topChair(0), go('deal'), leave('Eli'));
		expect(sittingNow(roundOf(at))).toEqual(players('Chidi Ana Ben Dee'));
		expect(movers(at)).toEqual([]);
	});
	test('nobody has sat down yet', () => {
		const at = given(later('temple'), leave('Eli'));
		expect(sittingNow(roundOf(at))).toEqual(players('Ana Ben Chidi Dee'));
	});
});

describe('LE-1 of those who did not leave before the first lead', () => {
	const leaderOf = (at: Timeline) => firstLeadOf(roundOf(at)).leader;
	const left = (id: string, name: string) => given(taxed(id), leaveMidRound(name));
	test('the highest leads', () => {
		for (const id of ['temple', 'tahimi', 'dalmuti', 'president'])
			expect(leaderOf(left(id, 'Chidi'))).toBe('Ana');
	});
	test('the lowest leads', () => expect(leaderOf(left('daifugo', 'Dee'))).toBe('Ben'));
});
