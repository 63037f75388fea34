import { describe, expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { placesOverTime, type PlaceEvent } from '#lib/stats/places.ts';
import {
	begun,
	changeRules,
	confirm,
	exits,
	five,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	revolt,
	rulesOf,
	seated,
	sit,
	sitOut,
	taxed
} from '../given.ts';

const placesOf = ({ state }: Timeline) => placesOverTime(state)!;
/** `2: Ana Ben`, from the top; `drawn` for the first seats. */
const columns = (timeline: Timeline) =>
	placesOf(timeline).columns.map(({ round, places }) => `${round ?? 'drawn'}: ${places.join(' ')}`);
/** `Ana 1: 0 1`, with `…` if the line ends before the last column. */
const lines = (timeline: Timeline) =>
	placesOf(timeline).lines.map(
		({ player, runs, toTheEnd }) =>
			`${player} ${runs.map(({ from, places }) => `${from}: ${places.join(' ')}`).join(', ')}${toTheEnd ? '' : ' …'}`
	);
const eventText = (event: PlaceEvent): string => {
	switch (event.kind) {
		case 'revolution':
			return `${event.caller} revolts${event.greater ? ' greatly' : ''}`;
		case 'rules':
			return event.once ? 'rules once' : 'rules';
		case 'draw':
			return 'draw';
		default:
			return `${event.player} ${event.kind}`;
	}
};
const events = (timeline: Timeline) =>
	placesOf(timeline).columns.map((column) => column.events.map(eventText).join(', '));

/** The commands of a whole round. */
const round = (names: string) => [go('play'), ...exits(names), confirm];
/** An evening after round 2, with the places Ana Ben Chidi Dee Eli. */
const third = (id = 'temple') => given(later(id), ...round('Ana Ben Chidi Dee'));

test('null before a round has a result', () => {
	expect(placesOverTime(seated('temple').state)).toBeNull();
	expect(placesOverTime(begun('temple').state)).toBeNull();
});

describe('columns', () => {
	test.each([
		[
			'a round has the places in which everyone came out',
			later('temple'),
			['1: Chidi Ana Eli Ben Dee']
		],
		['one per round', third(), ['1: Chidi Ana Eli Ben Dee', '2: Ana Ben Chidi Dee Eli']],
		[
			'TI-0: first the seats that were drawn, where they give standing',
			third('dalmuti'),
			['drawn: Ana Ben Chidi Dee Eli', '1: Chidi Ana Eli Ben Dee', '2: Ana Ben Chidi Dee Eli']
		],
		[
			'a finished round counts before it is confirmed',
			given(third(), go('play'), ...exits('Eli Dee Chidi Ben')),
			['1: Chidi Ana Eli Ben Dee', '2: Ana Ben Chidi Dee Eli', '3: Eli Dee Chidi Ben Ana']
		],
		[
			'RV-2: a result stays where it was in spite of a greater revolution after it',
			given(
				later('dalmuti'),
				go('taxes'),
				revolt('Dee'),
				go('play'),
				...exits('Ana Ben Chidi Dee'),
				confirm
			),
			['drawn: Ana Ben Chidi Dee Eli', '1: Chidi Ana Eli Ben Dee', '2: Ana Ben Chidi Dee Eli']
		]
	])('%s', (_, timeline, then) => expect(columns(timeline)).toEqual(then));
});

describe('lines', () => {
	test('one per player, in the order of the last column', () => {
		expect(lines(third('dalmuti'))).toEqual([
			'Ana 0: 0 1 0',
			'Ben 0: 1 3 1',
			'Chidi 0: 2 0 2',
			'Dee 0: 3 4 3',
			'Eli 0: 4 2 4'
		]);
	});
	const left = given(third(), leave('Ben'), join('Fay'), ...round('Ana Chidi Dee Eli'));
	test('JO-1: begin when a player joins, and end when a player leaves', () => {
		expect(lines(left)).toEqual([
			'Ana 0: 1 0 0',
			'Chidi 0: 0 2 1',
			'Dee 0: 4 3 2',
			'Eli 0: 2 4 3',
			'Fay 2: 4',
			'Ben 0: 3 1 …'
		]);
		expect(events(left)).toEqual(['', '', 'Fay joins, Ben leaves']);
	});
	const out = given(third(), sitOut('Ben'), ...round('Ana Chidi Dee'));
	const back = given(out, ...round('Ana Chidi Dee Eli'));
	test('JO-5: have a gap when a player sits out', () => {
		expect(lines(back)).toContain('Ben 0: 3 1, 3: 4');
		expect(events(back)).toEqual(['', '', 'Ben sits-out', 'Ben is-back']);
	});
	test('JO-5: a player who sits out the last round has not left', () => {
		expect(events(out)).toEqual(['', '', 'Ben sits-out']);
		const unconfirmed = given(third(), sitOut('Ben'), go('play'), ...exits('Ana Chidi Dee'));
		expect(events(unconfirmed)).toEqual(['', '', 'Ben sits-out']);
		expect(lines(out)).toContain('Ben 0: 3 1 …');
	});
	test('JO-5: have a gap when a player leaves and comes back', () => {
		const again = given(
			given(third(), leave('Ben'), ...round('Ana Chidi Dee')),
			join('Ben'),
			...round('Ana Chidi Dee Eli')
		);
		expect(lines(again)).toContain('Ben 0: 3 1, 3: 4');
		expect(events(again)).toEqual(['', '', 'Ben leaves', 'Ben joins']);
	});
	test('SE-4: a player who leaves at Taxes is not in that round', () => {
		const taxes = given(third(), go('taxes'), leaveMidRound('Ana'), go('play'));
		const done = given(taxes, ...exits('Eli Dee Chidi'));
		expect(columns(done).at(-1)).toBe('3: Eli Dee Chidi Ben');
		expect(lines(done)).toContain('Ana 0: 1 0 …');
		expect(events(done)).toEqual(['', '', 'Ana leaves']);
	});
	test('SE-4: a player who leaves during a round has its last place', () => {
		const mid = given(third(), go('play'), ...exits('Eli'), leaveMidRound('Ana'));
		const done = given(mid, ...exits('Dee Chidi'));
		expect(columns(done).at(-1)).toBe('3: Eli Dee Chidi Ben Ana');
		expect(events(done)).toEqual(['', '', 'Ana leaves']);
		const next = given(done, confirm, ...round('Dee Eli Chidi'));
		expect(events(next)).toEqual(['', '', 'Ana leaves', '']);
		expect(lines(next)).toContain('Ana 0: 1 0 4 …');
	});
});

describe('events', () => {
	const other = rulesOf('temple', { lastCardCall: true });
	test('DE-2: rules change, permanently or for a round', () => {
		const good = given(later('temple'), changeRules(other), ...round('Ana Ben Chidi Dee'));
		expect(events(given(good, ...round('Ana Ben Chidi Dee')))).toEqual(['', 'rules', '']);
		const once = given(later('temple'), changeRules(other, true), ...round('Ana Ben Chidi Dee'));
		expect(events(given(once, ...round('Ana Ben Chidi Dee')))).toEqual(['', 'rules once', '']);
	});
	test('RV-1, RV-2: revolutions', () => {
		const small = given(third(), go('taxes'), revolt('Ben'), go('play'));
		expect(events(given(small, ...exits('Ana Ben Chidi Dee')))).toEqual(['', '', 'Ben revolts']);
		const greater = given(taxed('dalmuti'), revolt('Dee'), go('play'));
		expect(events(given(greater, ...exits('Ana Ben Chidi Dee')))).toEqual([
			'',
			'',
			'Dee revolts greatly'
		]);
	});
	test('JO-2: everyone draws anew', () => {
		const redraw = given(
			later('dalmuti', { newcomers: 'redraw' }),
			join('Fay'),
			sit(`Fay ${five}`),
			...round('Ana Ben Chidi Dee Eli')
		);
		expect(columns(redraw)).toEqual([
			'drawn: Ana Ben Chidi Dee Eli',
			'1: Chidi Ana Eli Ben Dee',
			'2: Ana Ben Chidi Dee Eli Fay'
		]);
		expect(events(redraw)).toEqual(['', '', 'draw, Fay joins']);
	});
});

test('only the latest rounds of a long evening, with the number of those before', () => {
	const { state } = given(
		later('temple'),
		...round('Ana Ben Chidi Dee'),
		...round('Ana Ben Chidi Dee'),
		...round('Ben Ana Chidi Dee')
	);
	const all = placesOverTime(state)!;
	const latest = placesOverTime(state, 2)!;
	expect(all.earlier).toBe(0);
	expect(latest.earlier).toBe(all.columns.length - 2);
	expect(latest.columns).toEqual(all.columns.slice(-2));
	expect(latest.lines.map(({ player }) => player)).toEqual(all.lines.map(({ player }) => player));
	for (const { runs } of latest.lines)
		for (const { from, places } of runs) expect(from + places.length).toBeLessThanOrEqual(2);
});
