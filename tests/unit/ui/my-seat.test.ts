import { expect, test } from 'vitest';
import type { Timeline } from '#lib/evening/timeline.ts';
import { figuresOf, mySeatView } from '#lib/ui/reach/my-seat-view.ts';
import type { House } from '#lib/rules/options.ts';
import { taxesView } from '#lib/ui/round/taxes-view.ts';
import {
	begin,
	confirm,
	exit,
	exits,
	given,
	go,
	join,
	later,
	leave,
	leaveMidRound,
	markTax,
	player,
	playing,
	roundOf,
	rulesOf,
	sit,
	sitOut,
	taxed
} from '../given.ts';

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

test('TX-3, TX-5: first the payer and then the receiver is told which cards to give', () => {
	expect(seen(taxes, 'Dee')).toBe('Your turn to pay: Give Chidi 2 highest [Given]');
	expect(seen(taxes, 'Chidi')).toBe('Now: Dee gives first');
	const given_ = given(taxes, markTax('Dee'));
	expect(seen(given_, 'Dee')).toBe('Now: Chidi gives back');
	expect(seen(given_, 'Chidi')).toBe('Your turn to pay: Give Dee 2 back [Given]');
	expect(seen(given(given_, markTax('Dee', true, true)), 'Dee')).toBe('Now: returned');
	expect(seen(taxes, 'Eli')).toBe('Now: You pay nothing');
});

test('TX-6: if both give at once, neither waits for the other', () => {
	for (const [id, back] of [
		['dalmuti', 'Both at once: any 2 back, without looking'],
		['kings-and-bastards', 'Both at once: your 3 worst back']
	] as const) {
		const at = taxed(id);
		const n = id === 'dalmuti' ? 2 : 3;
		expect(seen(at, 'Chidi')).toBe(`Your turn to pay: Give Dee ${n} back [Given]`);
		expect(mySeatView(at.state, player('Chidi')).detail).toBe(back);
		const { ask } = mySeatView(at.state, player('Chidi'));
		const first = given(at, ask!.command);
		expect(seen(first, 'Chidi')).toBe('Now: Given');
		expect(seen(first, 'Dee')).toMatch(/^Your turn to pay: Give Chidi/);
		const both = given(first, mySeatView(first.state, player('Dee')).ask!.command);
		expect([seen(both, 'Chidi'), seen(both, 'Dee')]).toEqual(['Now: returned', 'Now: returned']);
	}
});

test('SE-4 DF-6: a player who is out of the round without having gone out has no task', () => {
	const left = given(playing('tahimi'), exit('Ana'), leaveMidRound('Eli'));
	expect(seen(left, 'Eli')).toBe('Now: You are out of this round: 5th');
	expect(mySeatView(left.state, player('Ben')).rows[0]!.value).not.toContain('Eli');
	const fallen = given(playing('daifugo'), exit('Ana'));
	expect(seen(fallen, 'Chidi')).toBe('Now: You are out of this round: 5th');
	const paid = given(taxes, markTax('Dee'), leaveMidRound('Chidi'));
	expect(seen(paid, 'Chidi')).toBe('Now: You are out of this round: 5th');
});

test('SE-2 SE-3 JO-5: a player who keeps the chair, sits out, or is not at the table is shown no seat to move to', () => {
	expect(seen(given(seats, go('deal')), 'Ana')).toBe('Now: Stay in your chair');
	const stay = later('temple', { seats: 'stay' });
	expect(seen(stay, 'Ana')).toBe('Now: Stay in your chair');
	expect(seen(given(seats, sitOut('Ana')), 'Ana')).toBe('Now: You sit this round out');
	expect(seen(given(seats, leave('Ana')), 'Ana')).toBe('Now: You are not at the table');
	expect(seen(given(stay, join('Fay'), go('deal')), 'Fay')).toBe('Now: Find your seat');
});

test('TX-12: "the whole hand" is used only if all cards are due, including Jokers', () => {
	const names = 'A B C D E F G H I J K L';
	const at = (number: number, house: House) => {
		const all = names.split(' ').slice(0, number);
		const first = given(begin(rulesOf('temple', house), all.join(' ')), sit(all.join(' ')));
		return given(first, go('play'), ...exits(all.slice(0, -1).join(' ')), confirm, go('taxes'));
	};
	const twelve = at(12, {});
	const { sentence, detail } = mySeatView(twelve.state, player('L'));
	expect(sentence).toContain('the whole hand, 4');
	expect(detail).toBe('any 4 back');
	const ledger = taxesView(twelve.state, roundOf(twelve));
	expect(ledger.remarks).toContain('Whoever owes the whole hand gives its Jokers too.');
	expect(ledger.brackets[0]!.next.open).toBe('the whole hand, 4 · any 4 back');
	// the receiver, who has fewer cards, limits what is paid
	const eleven = at(11, { giveback: 'worst' });
	const k = mySeatView(eleven.state, player('K'));
	expect(k.sentence).toContain('4 highest');
});

test('in play a phone offers to go out, and then shows the place', () => {
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

test('SC-4: the figures of a player are places, rounds won, and rounds begun from the top', () => {
	expect(figuresOf(seats.state, player('Chidi'))).toEqual({
		won: 1,
		reigned: 0,
		points: null,
		places: [{ round: 1, place: 1 }]
	});
	const over = given(taxes, go('play'), ...exits('Eli Ana Chidi Ben'));
	expect(figuresOf(over.state, player('Chidi'))).toEqual({
		won: 1,
		reigned: 1,
		points: null,
		places: [
			{ round: 1, place: 1 },
			{ round: 2, place: 3 }
		]
	});
});
