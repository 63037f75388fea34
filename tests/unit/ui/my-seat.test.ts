import { expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { figuresOf, mySeatView } from '#lib/ui/reach/my-seat-view.ts';
import { confirm, exit, exits, given, go, later, markTax, player } from '../given.ts';

/** What the phone of a player says, as `kicker: sentence`, with what its golden button does. */
function seen(timeline: Timeline, name: string): string {
	const { kicker, sentence: marked, figure, ask, out } = mySeatView(timeline.state, player(name));
	const sentence = [
		marked.replace(/[\ue000\ue001]/g, ''),
		...(figure === null ? [] : [figure])
	].join(' ');
	const does = ask === null ? '' : ` [${ask.label}]`;
	return `${kicker}: ${sentence}${does}${out === null ? '' : ' [I’m out]'}`;
}

// the places are Chidi, Ana, Eli, Ben, Dee
const seats = later('temple');
const taxes = given(seats, go('taxes'));

test('before the deal a phone says where its player sits next', () => {
	expect(seen(seats, 'Chidi')).toMatch(/^Your new seat: /);
	expect(mySeatView(seats.state, player('Chidi')).rows.map(({ name }) => name)).toEqual([
		'Who deals',
		'Who leads'
	]);
	expect(mySeatView(seats.state, player('Chidi')).title?.mark).toBe('crown');
});

test('TX-3, TX-5: payer and receiver are told in turn what to give', () => {
	expect(seen(taxes, 'Dee')).toBe('Your turn to pay: Give Chidi 2 highest [Given]');
	expect(seen(taxes, 'Chidi')).toBe('Now: Dee gives first');
	const given_ = given(taxes, markTax('Dee'));
	expect(seen(given_, 'Dee')).toBe('Now: Chidi gives back');
	expect(seen(given_, 'Chidi')).toBe('Your turn to pay: Give Dee 2 back [Given]');
	expect(seen(given(given_, markTax('Dee', true, true)), 'Dee')).toBe('Now: returned');
	expect(seen(taxes, 'Eli')).toBe('Now: You pay nothing');
});

test('in play a phone offers to go out, and tells the place afterwards', () => {
	const play = given(taxes, go('play'));
	expect(seen(play, 'Eli')).toBe('Nobody is out yet: Go out now: 1st [I’m out]');
	expect(mySeatView(play.state, player('Eli')).detail).toBe('You would rise to Emperor.');
	const one = given(play, exit('Chidi'));
	expect(seen(one, 'Ana')).toBe('1 is out: Go out now: 2nd [I’m out]');
	expect(mySeatView(one.state, player('Ana'))).toMatchObject({
		detail: 'You would stay Prince.',
		progress: { out: 1, of: 5 }
	});
	expect(seen(given(play, exit('Eli')), 'Eli')).toBe('Now: You are out: 1st');
	const over = given(play, ...exits('Eli Ana Chidi Ben'));
	expect(seen(over, 'Dee')).toBe('Now: You came in 5th');
	expect(seen(given(over, confirm), 'Dee')).toMatch(/^Your new seat: /);
});

test('after the deal a phone names who sits beside its player, and who leads', () => {
	const { rows } = mySeatView(taxes.state, player('Dee'));
	expect(rows.map(({ name }) => name)).toEqual(['You sit by', 'Who deals', 'Who leads']);
	expect(rows[0]!.value).toMatch(/^\S+ and \S+$/);
	const { rows: inPlay } = mySeatView(given(taxes, go('play'), exit('Ana')).state, player('Dee'));
	expect(inPlay.map(({ name }) => name)).toEqual(['You sit by', 'Who leads']);
});

test('SC-4: the figures of a player are the places, the rounds won and those begun from the top', () => {
	expect(figuresOf(seats.state, player('Chidi'))).toEqual({
		...{ won: 1, reigned: 0, points: null },
		places: [{ round: 1, place: 1 }]
	});
	const over = given(taxes, go('play'), ...exits('Eli Ana Chidi Ben'));
	expect(figuresOf(over.state, player('Chidi'))).toEqual({
		...{ won: 1, reigned: 1, points: null },
		places: [
			{ round: 1, place: 1 },
			{ round: 2, place: 3 }
		]
	});
});
