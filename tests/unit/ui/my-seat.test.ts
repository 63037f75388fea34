import { expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { mySeatView } from '#lib/ui/reach/my-seat-view.ts';
import { confirm, exit, exits, given, go, later, markTax, player } from '../given.ts';

/** What the phone of a player says, as `kicker: sentence`, with what its golden button does. */
function seen(timeline: Timeline, name: string): string {
	const { kicker, sentence, ask, out } = mySeatView(timeline.state, player(name));
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
	expect(seen(taxes, 'Dee')).toBe('Your turn to pay: Give Chidi 2 [Given]');
	expect(seen(taxes, 'Chidi')).toBe('Now: Dee gives first');
	const given_ = given(taxes, markTax('Dee'));
	expect(seen(given_, 'Dee')).toBe('Now: Chidi gives back');
	expect(seen(given_, 'Chidi')).toBe('Your turn to pay: Give Dee 2 back [Given]');
	expect(seen(given(given_, markTax('Dee', true, true)), 'Dee')).toBe('Now: returned');
	expect(seen(taxes, 'Eli')).toBe('Now: You pay nothing');
});

test('in play a phone offers to go out, and tells the place afterwards', () => {
	const play = given(taxes, go('play'));
	expect(seen(play, 'Eli')).toBe('Now: Play on [I’m out]');
	expect(seen(given(play, exit('Eli')), 'Eli')).toBe('Now: You are out: 1st');
	const over = given(play, ...exits('Eli Ana Chidi Ben'));
	expect(seen(over, 'Dee')).toBe('Now: You came in 5th');
	expect(seen(given(over, confirm), 'Dee')).toMatch(/^Your new seat: /);
});
