import { describe, expect, test } from 'vitest';
import { mustDraw } from '#lib/evening/kinds/cards-drawn.ts';
import { nextCommands } from '#lib/evening/next.ts';

import {
	announce,
	begin,
	begun,
	bracketsOf,
	changeRules,
	confirm,
	decides,
	draw,
	exits,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	leaveNext,
	placesOf,
	player,
	players,
	playing,
	roundOf,
	rulesOf,
	seated,
	sit,
	sitOut,
	titlesIn,
	undo,
	voidRound,
	withdraw,
	words
} from '../given.ts';

const temple = later('temple');
const tahimi = later('tahimi');
const three = seated('tahimi', {}, 'Ana Ben Chidi');
const drawing = given(
	begun('tahimi'),
	draw({ Ana: '9', Ben: '9', Chidi: 'J', Dee: '5', Eli: '6' })
);

describe('JO-1 JO-2 joining', () => {
	const full = seated('tahimi', {}, 'A B C D E F G H');
	const byCard = later('tahimi', { newcomers: 'by-card' });
	const named = (id: string, name: string) =>
		({ type: 'join', player: { id: player(id), name } }) as const;
	const joined = (id: string, name = id, card?: string) =>
		({
			type: 'PlayerJoined',
			player: { id: player(id), name },
			...(card === undefined ? {} : { card })
		}) as const;
	decides([
		['JO-1 between rounds', temple, join('Fay'), joined('Fay')],
		[
			'JO-1 at the deal step, before the deal',
			given(temple, go('deal')),
			join('Fay'),
			joined('Fay')
		],
		['JO-1 before the first deal', seated('temple'), join('Fay'), joined('Fay')],
		['JO-1 while first seats are found', begun('temple'), join('Fay'), joined('Fay')],
		[
			'JO-1 the name as it is kept',
			temple,
			named('Fay', ' Fay\u0000 \n Maria '),
			joined('Fay', 'Fay Maria')
		],
		[
			'JO-1 a name that someone gone had',
			given(temple, leave('Dee')),
			named('other', 'Dee'),
			joined('other', 'Dee')
		],
		['JO-2 by-card: with the card', byCard, join('Fay', '6'), joined('Fay', 'Fay', '6')],
		[
			'JO-2 by-card: not while first seats are found',
			begun('tahimi', { newcomers: 'by-card' }),
			join('Fay'),
			joined('Fay')
		],
		['JO-1 after the deal', given(temple, go('taxes')), join('Fay'), 'cards-are-dealt'],
		[
			'JO-1 before the round is confirmed',
			given(temple, go('play'), ...exits('Ana Ben Chidi Dee')),
			join('Fay'),
			'cards-are-dealt'
		],
		['JO-1 in the middle of a draw', drawing, join('Fay'), 'draw-is-on'],
		['TI-1 the table is full', full, join('I'), 'table-full'],
		['TI-1 who sits out has a chair', given(full, sitOut('A')), join('I'), 'table-full'],
		['JO-2 by-card: without a card', byCard, join('Fay'), 'card-needed'],
		['JO-2 by-card: a card that is not in the pack', byCard, join('Fay', 'JK'), 'wrong-draw'],
		['JO-2 by-card: no card', byCard, join('Fay', '1'), 'wrong-draw'],
		['JO-1 no name', temple, named('Fay', '  '), 'text-empty'],
		['JO-1 too long a name', temple, named('Fay', 'x'.repeat(41)), 'name-too-long'],
		['JO-1 who is here', temple, join('Ana'), 'already-here'],
		['JO-1 who is here, under another name', temple, named('Ana', 'Fay'), 'already-here'],
		['JO-5 who sits out', given(temple, sitOut('Ana')), join('Ana'), 'already-here'],
		['JO-1 a name that is taken, whatever the case', temple, named('Fay', 'aNa'), 'name-taken'],
		[
			'JO-5 a name that someone who sits out has',
			given(temple, sitOut('Ana')),
			named('Fay', 'Ana'),
			'name-taken'
		]
	]);

	test('JO-2 TX-8 newcomers to Temple sit in the middle, and are not taxed', () => {
		const two = given(temple, join('Fay'), join('Gus'));
		expect(placesOf(two)).toBe('Chidi Ana Eli Fay Gus Ben Dee');
		expect(bracketsOf(two)).toBe('Dee→Chidi 2, Ben→Ana 1');
		const next = given(two, go('play'), ...exits('Gus Dee Ana Ben Eli Fay'), confirm);
		expect(roundOf(next).newcomers).toEqual([]);
		expect(placesOf(next)).toBe('Gus Dee Ana Ben Eli Fay Chidi');
		expect(bracketsOf(next)).toBe('Chidi→Gus 3, Fay→Dee 2, Eli→Ana 1');
	});
	test('JO-2 TX-9 newcomers to Tahimi sit in the middle, and are taxed by the seat', () => {
		const fourth = given(three, join('Dee'));
		expect(placesOf(fourth)).toBe('Ana Ben Dee Chidi');
		expect(titlesIn(fourth)).toBe('Tahimi, Vice Tahimi, Master Serf, Serf');
		expect(bracketsOf(given(tahimi, join('Fay')))).toBe('Dee→Chidi 2, Ben→Ana 1');
	});
	test('JO-2 bottom: a newcomer is last', () => {
		const bottom = given(later('tahimi', { newcomers: 'bottom' }), join('Fay'), join('Gus'));
		expect(placesOf(bottom)).toBe('Chidi Ana Eli Ben Dee Fay Gus');
		expect(bracketsOf(bottom)).toBe('Gus→Chidi 2, Fay→Ana 1');
	});
	test('JO-2 FP-11 by-card: newcomers are seated one after the other', () => {
		const joined = given(byCard, join('Fay', '6'), join('Gus', '2'), join('Hana', 'A'));
		// 6: second-last of six; 2: last of seven; A: fifth from the bottom of eight
		expect(placesOf(joined)).toBe('Chidi Ana Eli Hana Ben Fay Dee Gus');
		expect(placesOf(given(joined, leave('Gus')))).toBe('Chidi Ana Hana Eli Ben Fay Dee');
	});
	test('JO-2 JO-5 redraw: everyone draws anew, and the next round is a first round', () => {
		const redraw = given(later('tahimi', { newcomers: 'redraw' }), join('Fay'));
		expect(redraw.state.round).toBeNull();
		expect(mustDraw(redraw.state)).toEqual(players('Chidi Ana Eli Ben Dee Fay'));
		const two = given(redraw, join('Gus'));
		expect(mustDraw(two.state)).toEqual(players('Chidi Ana Eli Ben Dee Fay Gus'));
		const drawn = given(
			redraw,
			draw({ Ana: '2', Ben: '3', Chidi: '4', Dee: '5', Eli: '6', Fay: '7' })
		);
		expect(placesOf(drawn)).toBe('Fay Eli Dee Chidi Ben Ana');
		expect([roundOf(drawn).number, roundOf(drawn).first]).toEqual([2, true]);
		expect(roundOf(drawn).newcomers).toEqual([]);
		expect(bracketsOf(drawn)).toBe('first-round');
		const next = given(drawn, go('play'), ...exits('Ana Ben Chidi Dee Eli'), confirm);
		expect([roundOf(next).number, roundOf(next).first]).toEqual([3, false]);
		expect(bracketsOf(next)).toBe('Fay→Ana 2, Eli→Ben 1');
	});
	test('TI-0 before the first deal of Temple all players are equal', () => {
		const early = given(seated('temple'), join('Fay'));
		expect(titlesIn(early)).toBe(Array<string>(6).fill('Middle Class').join(', '));
		expect(bracketsOf(early)).toBe('first-round');
	});
	test('SE-2 a newcomer takes a chair at the end, and the top player keeps the chair', () => {
		// chairs were Ana Ben Chidi Dee Eli
		expect(roundOf(given(temple, join('Fay'))).chairs).toEqual(
			players('Ben Dee Chidi Ana Eli Fay')
		);
	});
});

describe('JO-1 leaving', () => {
	const left = (name: string) => ({ type: 'PlayerLeft', player: player(name) }) as const;
	const waiting = begin(rulesOf('tahimi'), 'Ana Ben Chidi');
	decides([
		['JO-1 between rounds', temple, leave('Ana'), left('Ana')],
		['JO-1 while first seats are found', begun('tahimi'), leave('Ana'), left('Ana')],
		['JO-5 who sits out', given(temple, sitOut('Ana')), leave('Ana'), left('Ana')],
		['JO-1 a stranger', temple, leave('Zoe'), 'not-at-the-table'],
		['JO-1 who left', given(temple, leave('Ana')), leave('Ana'), 'not-at-the-table'],
		['JO-1 after the deal', given(temple, go('taxes')), leave('Ana'), 'cards-are-dealt'],
		['JO-1 in the middle of a draw', drawing, leave('Ana'), 'draw-is-on'],
		['JO-1 the last one', given(three, leave('Ana'), leave('Ben')), leave('Chidi'), 'too-few'],
		[
			'JO-1 the last one who waits',
			given(waiting, leave('Ana'), leave('Ben')),
			leave('Chidi'),
			'too-few'
		]
	]);
	test('JO-1 JO-4 the others close ranks, and titles and brackets change with them', () => {
		const four = given(temple, leave('Ana'));
		expect(placesOf(four)).toBe('Chidi Eli Ben Dee');
		expect(titlesIn(four)).toBe('Emperor, Prince, Middle Class, Poor Man');
		expect(bracketsOf(four)).toBe('Dee→Chidi 1');
		expect(Object.keys(four.state.people)).toContain('Ana');
	});
	test('JO-1 a newcomer can leave again', () =>
		expect(given(temple, join('Fay'), leave('Fay')).state.round).toEqual(temple.state.round));
	test('JO-3 JO-5 leaving from the bottom and coming back at once is allowed, as a newcomer', () => {
		const back = given(temple, leave('Dee'), join('Dee'));
		expect(roundOf(back).newcomers).toEqual(players('Dee'));
		expect(placesOf(back)).toBe('Chidi Ana Dee Eli Ben');
		expect(titlesIn(back)).toBe('Emperor, Prince, Middle Class, Second Poorest, Poor Man');
		expect(bracketsOf(back)).toBe('Ben→Chidi 2, Eli→Ana 1');
		// Tahimi: the same, and taxed by the seat
		expect(bracketsOf(given(tahimi, leave('Dee'), join('Dee')))).toBe('Ben→Chidi 2, Eli→Ana 1');
	});
	test('TI-1 when too few are left, somebody joins or the evening ends', () => {
		const two = given(three, leave('Ana'));
		expect(nextCommands(two.state)).toEqual([{ type: 'closeEvening' }]);
		expect(nextCommands(given(two, join('Dee')).state)).toEqual([go('deal')]);
	});
	test('JO-1 a player who waits for a first seat can leave', () =>
		expect(mustDraw(given(begun('tahimi'), leave('Ben'), join('Fay')).state)).toEqual(
			players('Ana Chidi Dee Eli Fay')
		));
});

describe('JO-5 sitting out', () => {
	const out = (name: string) => ({ type: 'PlayerSatOut', player: player(name) }) as const;
	decides([
		['JO-5 between rounds', temple, sitOut('Ana'), out('Ana')],
		['JO-5 after a draw that gave standing', seated('tahimi'), sitOut('Ana'), out('Ana')],
		[
			'JO-5 TI-0 where nobody has any standing yet',
			seated('temple'),
			sitOut('Ana'),
			'no-place-to-keep'
		],
		[
			'JO-5 TI-0 Kings, before the first deal',
			seated('kings-and-bastards'),
			sitOut('Ana'),
			'no-place-to-keep'
		],
		['JO-5 a newcomer', given(temple, join('Fay')), sitOut('Fay'), 'no-place-to-keep'],
		['JO-5 a stranger', temple, sitOut('Zoe'), 'not-at-the-table'],
		['JO-5 who sits out already', given(temple, sitOut('Ana')), sitOut('Ana'), 'not-at-the-table'],
		['JO-5 after the deal', given(temple, go('play')), sitOut('Ana'), 'cards-are-dealt'],
		['JO-5 the last one', given(three, leave('Ana'), sitOut('Ben')), sitOut('Chidi'), 'too-few']
	]);
	test('JO-5 the others close ranks, and the place is kept', () => {
		const without = given(temple, sitOut('Ana'));
		expect(placesOf(without)).toBe('Chidi Eli Ben Dee');
		expect(bracketsOf(without)).toBe('Dee→Chidi 1');
		expect(without.state.sitting).toMatchObject([{ player: 'Ana', place: 2 }]);
		const next = given(without, go('play'), ...exits('Eli Dee Ben'), confirm);
		expect(placesOf(next)).toBe('Eli Ana Dee Ben Chidi');
		expect(next.state.sitting).toEqual([]);
		expect(roundOf(next).newcomers).toEqual([]);
		expect(bracketsOf(next)).toBe('Chidi→Eli 2, Ben→Ana 1');
	});
	test('JO-5 several players keep their places, in any order of saying so', () => {
		for (const order of ['Chidi Ben', 'Ben Chidi']) {
			const without = given(temple, ...words(order).map(sitOut));
			expect(placesOf(without)).toBe('Ana Eli Dee');
			const next = given(without, go('play'), ...exits('Dee Eli'), confirm);
			expect(placesOf(next)).toBe('Chidi Dee Eli Ben Ana');
		}
	});
	test('JO-5 the last place is kept too, with newcomers and leavers', () => {
		const without = given(temple, sitOut('Dee'), join('Fay'), leave('Ana'));
		expect(placesOf(without)).toBe('Chidi Eli Fay Ben');
		const next = given(without, go('play'), ...exits('Fay Ben Eli'), confirm);
		expect(placesOf(next)).toBe('Fay Ben Eli Chidi Dee');
	});
	test('JO-5 a kept place that no longer exists becomes the last', () => {
		const without = given(temple, sitOut('Dee'), go('play'), ...exits('Ana'), leaveMidRound('Eli'));
		const next = given(without, ...exits('Ben'), confirm);
		// four played and one of them left: Ana, Ben, Chidi, and Dee who was fifth
		expect(placesOf(next)).toBe('Ana Ben Chidi Dee');
	});
	test('JO-5 a player who sits out and then leaves loses the place', () => {
		const gone = given(temple, sitOut('Ana'), leave('Ana'));
		expect(gone.state.sitting).toEqual([]);
		expect(placesOf(gone)).toBe('Chidi Eli Ben Dee');
		expect(roundOf(given(gone, join('Ana'))).newcomers).toEqual(players('Ana'));
	});
	test('JO-5 if too many players sit out, nobody deals', () => {
		const two = given(three, sitOut('Ana'));
		expect(nextCommands(two.state)).toEqual([{ type: 'closeEvening' }]);
	});
});

describe('JO-1 announced in mid-round for the next round', () => {
	const afterOne = given(temple, go('play'), ...exits('Eli'));
	const rest = exits('Ana Ben Chidi');
	const announced = (name: string) =>
		({ type: 'ArrivalAnnounced', player: { id: player(name), name } }) as const;
	const full = given(
		begin(rulesOf('tahimi'), 'A B C D E F G H'),
		sit('A B C D E F G H'),
		go('play')
	);
	const byCard = playing('tahimi', { newcomers: 'by-card' });
	decides([
		['JO-1 while a round is on', afterOne, announce('Fay'), announced('Fay')],
		['JO-1 at Taxes', given(temple, go('taxes')), announce('Fay'), announced('Fay')],
		['JO-1 before the deal people join at once', temple, announce('Fay'), 'not-dealt'],
		['JO-1 who is here', afterOne, announce('Ana'), 'already-here'],
		['JO-1 twice', given(afterOne, announce('Fay')), announce('Fay'), 'already-here'],
		[
			'JO-5 who left this round may come back',
			given(afterOne, leaveMidRound('Ana')),
			announce('Ana'),
			announced('Ana')
		],
		['TI-1 the table is full', full, announce('I'), 'table-full'],
		['TI-1 a chair gets free', given(full, leaveNext('A')), announce('I'), announced('I')],
		['JO-2 by-card: without a card', byCard, announce('Fay'), 'card-needed'],
		[
			'JO-1 a departure',
			afterOne,
			leaveNext('Eli'),
			{ type: 'DepartureAnnounced', player: player('Eli') }
		],
		[
			'JO-1 a departure twice',
			given(afterOne, leaveNext('Eli')),
			leaveNext('Eli'),
			'not-at-the-table'
		],
		['JO-1 nobody knows', afterOne, withdraw('Fay'), 'not-at-the-table'],
		[
			'JO-1 not after all',
			given(afterOne, announce('Fay')),
			withdraw('Fay'),
			{ type: 'AnnouncementWithdrawn', player: player('Fay') }
		]
	]);

	test('JO-1 they leave and join when the round is confirmed, and not before', () => {
		const announced = given(afterOne, announce('Fay'), leaveNext('Dee'), ...rest);
		expect(placesOf(announced)).toBe('Chidi Ana Eli Ben Dee');
		const next = given(announced, confirm);
		expect(placesOf(next)).toBe(
			placesOf(given(afterOne, ...rest, confirm, leave('Dee'), join('Fay')))
		);
		expect(next.state.coming).toEqual([]);
		expect(next.state.going).toEqual([]);
		expect(placesOf(given(next, undo))).toBe('Chidi Ana Eli Ben Dee');
	});
	test('JO-1 withdrawn announcements have no effect', () => {
		const announced = given(
			afterOne,
			announce('Fay'),
			leaveNext('Dee'),
			withdraw('Fay'),
			withdraw('Dee')
		);
		expect(placesOf(given(announced, ...rest, confirm))).toBe(
			placesOf(given(afterOne, ...rest, confirm))
		);
	});
	test('SE-4 a void deal is dealt again with the newcomer', () =>
		expect(placesOf(given(afterOne, announce('Fay'), voidRound))).toContain('Fay'));
	test('JO-2 redraw: everyone draws with the newcomer', () => {
		const redraw = given(playing('tahimi', { newcomers: 'redraw' }), announce('Fay'));
		const { state } = given(redraw, ...exits('Ana Ben Chidi Dee'), confirm);
		expect(state.seating?.players).toContain('Fay');
	});
	test('JO-2 an announced player who cannot join, because the rules now demand a card, stays announced', () => {
		const announced = given(
			afterOne,
			announce('Fay'),
			changeRules(rulesOf('temple', { newcomers: 'by-card' }))
		);
		const { state } = given(announced, ...rest, confirm);
		expect(state.coming.map(({ player: { name } }) => name)).toEqual(['Fay']);
		expect(given(announced, ...rest, confirm, join('Fay', '4')).state.coming).toEqual([]);
	});
});
