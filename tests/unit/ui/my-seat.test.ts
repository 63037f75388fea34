import { expect, test } from 'vitest';
import { ordersOf } from '#lib/evening/orders.ts';
import type { Timeline, TimelineCommand } from '#lib/evening/timeline.ts';
import { figuresOf, mySeatView } from '#lib/ui/reach/my-seat-view.ts';
import type { House } from '#lib/rules/options.ts';
import { taxesView } from '#lib/ui/round/taxes-view.ts';
import {
	amended,
	begin,
	close,
	confirm,
	exit,
	exits,
	exitsOf,
	four,
	given,
	go,
	join,
	lastRound,
	later,
	leave,
	leaveMidRound,
	markTax,
	player,
	playing,
	roundOf,
	rulesOf,
	seated,
	settleTaxes,
	sit,
	sitOut,
	taxed
} from '../given.ts';

const seat = (timeline: Timeline, name: string) => mySeatView(timeline, player(name));

/** What the phone of a player says, as `kicker: sentence`, with the buttons that it offers. */
function seen(timeline: Timeline, name: string): string {
	const { kicker, sentence, figure, ask, out, takeBack } = seat(timeline, name);
	return [
		...(kicker === null ? [] : [`${kicker}:`]),
		sentence.replace(/[\ue000\ue001]/g, ''),
		...(figure === null ? [] : [figure]),
		...(ask === null ? [] : [`[${ask.label}]`]),
		...(out === null ? [] : ['[I’m out]']),
		...(takeBack === null ? [] : ['[No, I still have cards]'])
	].join(' ');
}

// the places are Chidi, Ana, Eli, Ben, Dee
const seats = later('temple');
const taxes = given(seats, go('taxes'));

test('before the deal a phone says where its player sits next', () => {
	expect(seen(seats, 'Ana')).toBe('Your new seat: Dee’s chair');
	expect(seat(seats, 'Ana').notes).toEqual(['between Chidi and Eli']);
	expect(seen(seats, 'Chidi')).toBe('Stay in your chair');
	expect(seat(seats, 'Chidi').rows.map(({ name }) => name)).toEqual(['Who deals', 'Who leads']);
	expect(seat(seats, 'Chidi').title?.mark).toBe('crown');
});

test('SE-2 of two players nobody sits between others', () => {
	const two = given(seated('president', {}, 'Ana Ben'), go('play'), exit('Ana'), confirm);
	expect(seat(two, 'Ben').notes).toEqual([]);
});

test('TX-3, TX-5: first the payer and then the receiver is told which cards to give', () => {
	expect(seen(taxes, 'Dee')).toBe('Give your 2 highest to Chidi [Given]');
	expect(seen(taxes, 'Chidi')).toBe('Wait: Dee gives first');
	const given_ = given(taxes, markTax('Dee'));
	expect(seen(given_, 'Dee')).toBe('You get 2 back');
	expect(seen(given_, 'Chidi')).toBe('Give any 2 back to Dee [Given]');
	expect(seen(given(given_, markTax('Dee', true, true)), 'Dee')).toBe('All settled');
	expect(seen(taxes, 'Eli')).toBe('You pay nothing');
});

test('TX-6: if both give at once, neither waits for the other', () => {
	for (const [id, order, how] of [
		['dalmuti', 'Give any 2 back to Dee', 'Choose what goes back before you look.'],
		['kings-and-bastards', 'Give your 3 worst back to Dee', 'Both lay out their cards at once.']
	] as const) {
		const at = taxed(id);
		expect(seen(at, 'Chidi')).toBe(`${order} [Given]`);
		expect(seat(at, 'Chidi').notes).toEqual([how]);
		const { ask } = seat(at, 'Chidi');
		const first = given(at, ask!.command);
		expect(seen(first, 'Chidi')).toBe('Given');
		expect(seen(first, 'Dee')).toMatch(/^Give your/);
		const both = given(first, seat(first, 'Dee').ask!.command);
		expect([seen(both, 'Chidi'), seen(both, 'Dee')]).toEqual(['All settled', 'All settled']);
	}
});

test('SE-4 DF-6: a player who is out of the round without having gone out has no task', () => {
	const left = given(playing('tahimi'), exit('Ana'), leaveMidRound('Eli'));
	expect(seen(left, 'Eli')).toBe('You are out of this round: 5th');
	expect(seat(left, 'Ben').rows[0]!.value).not.toContain('Eli');
	const fallen = given(playing('daifugo'), exit('Ana'));
	expect(seen(fallen, 'Chidi')).toBe('You are out of this round: 5th');
	const paid = given(taxes, markTax('Dee'), leaveMidRound('Chidi'));
	expect(seen(paid, 'Chidi')).toBe('You are out of this round: 5th');
});

test('SE-2 SE-3 JO-5: a player who keeps the chair, sits out, or is not at the table is shown no seat to move to', () => {
	expect(seen(given(seats, go('deal')), 'Ana')).toBe('Stay in your chair');
	const stay = later('temple', { seats: 'stay' });
	expect(seen(stay, 'Ana')).toBe('Stay in your chair');
	expect(seen(given(seats, sitOut('Ana')), 'Ana')).toBe('You sit this round out');
	expect(seen(given(seats, leave('Ana')), 'Ana')).toBe('You are not at the table');
	expect(seen(given(stay, join('Fay'), go('deal')), 'Fay')).toBe('Find your seat');
});

test('TX-12: "the whole hand" is used only if all cards are due, including Jokers', () => {
	const names = 'A B C D E F G H I J K L';
	const at = (number: number, house: House) => {
		const all = names.split(' ').slice(0, number);
		const first = given(begin(rulesOf('temple', house), all.join(' ')), sit(all.join(' ')));
		return given(first, go('play'), ...exits(all.slice(0, -1).join(' ')), confirm, go('taxes'));
	};
	const twelve = at(12, {});
	expect(seen(twelve, 'L')).toBe('Give your whole hand to A [Given]');
	expect(seat(twelve, 'L').notes).toEqual(['A gives any 4 back.']);
	const ledger = taxesView(twelve.state, roundOf(twelve));
	expect(ledger.remarks).toContain('Whoever owes the whole hand gives its Jokers too.');
	expect(ledger.brackets[0]!.next.open).toBe('the whole hand, 4 · any 4 back');
	// the receiver, who has fewer cards, limits what is paid
	const eleven = at(11, { giveback: 'worst' });
	const k = seat(eleven, 'K');
	expect(k.sentence).toContain('4 highest');
});

test('in play a phone offers to go out, and then shows the place', () => {
	const play = given(taxes, go('play'));
	expect(seen(play, 'Eli')).toBe('Nobody is out yet: Go out now: 1st [I’m out]');
	expect(seat(play, 'Eli')).toMatchObject({ notes: ['You would be Emperor'], trend: 'up' });
	const one = given(play, exit('Chidi'));
	expect(seen(one, 'Ana')).toBe('Chidi is out: Go out now: 2nd [I’m out]');
	expect(seat(one, 'Ana')).toMatchObject({
		notes: ['You would stay Prince'],
		trend: null,
		progress: { out: 1, of: 5 }
	});

	const over = given(play, ...exits('Eli Ana Chidi Ben'));
	expect(seen(over, 'Dee')).toBe('You came in 5th');
	expect(seen(given(over, confirm), 'Dee')).toMatch(/^Your new seat: /);
});

test('after the deal a phone names who sits beside its player, and who leads', () => {
	const { rows } = seat(taxes, 'Dee');
	expect(rows.map(({ name }) => name)).toEqual(['You sit by', 'Who deals', 'Who leads']);
	expect(rows[0]!.value).toMatch(/^\S+ and \S+$/);
	const { rows: inPlay } = seat(given(taxes, go('play'), exit('Ana')), 'Dee');
	expect(inPlay.map(({ name }) => name)).toEqual(['You sit by', 'If nobody tops Ana’s last play']);
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

/** Temple with four: in round 2 Dee paid Ana, but in round 1 they went out in this order. */
const corrected = (order: string, ...after: TimelineCommand[]) =>
	amended(
		given(
			seated('temple', {}, four),
			go('play'),
			...exits('Ana Ben Chidi'),
			confirm,
			go('taxes'),
			settleTaxes,
			...after
		),
		exitsOf(1, order)
	);

test('TX-1: after a correction the order is to this player, and ticked as on the table', () => {
	const other = corrected('Ana Ben Dee Chidi');
	expect(seen(other, 'Ana')).toBe('Round 1 corrected: Give 1 card back to Dee [Given]');
	expect(seat(other, 'Ana')).toMatchObject({ isDue: true, cards: { count: 1, comes: false } });
	expect(seen(other, 'Dee')).toBe('Round 1 corrected: You get 1 card from Ana');
	expect(seen(other, 'Chidi')).toBe('Round 1 corrected: Give your highest to Ana [Given]');
	expect(seat(other, 'Chidi').notes).toEqual(['Ana gives any 1 back.']);
	expect(seen(other, 'Ben')).toBe(
		'Round 1 corrected: Nothing changes for you. Wait for the others.'
	);
	expect(seat(other, 'Ben').question).toBe('hand-Ben');
	const ticked = given(other, seat(other, 'Ana').ask!.command);
	expect(ordersOf(ticked)!.done).toHaveLength(1);
	expect(seen(ticked, 'Dee')).toBe('Round 1 corrected: All settled');
	expect(seen(ticked, 'Ana')).toBe('Round 1 corrected: You get 1 card from Chidi');
	expect(seat(ticked, 'Ana').notes).toEqual(['Then you give any 1 back.']);
	const { open } = ordersOf(other)!;
	const settled = given(ticked, { type: 'recordOrders', done: open, settled: true });
	expect(seen(settled, 'Ben')).toContain('[I’m out]');
});

test('TX-1, LE-1: cards of another player are handed on, and the new leader is told', () => {
	const top = corrected('Ben Ana Chidi Dee');
	expect(seen(top, 'Ana')).toBe('Round 1 corrected: Hand Dee’s 1 card to Ben [Given]');
	expect(seat(top, 'Ana').notes).toEqual(['Ben gives any 1 back.']);
	expect(seat(top, 'Ben').notes).toEqual(['Then you give any 1 back.', 'You lead round 2']);
	// once somebody is out, the cards of that player stay where they are
	const late = corrected('Ben Ana Chidi Dee', exit('Ana'));
	expect(seen(late, 'Ben')).toBe(
		'Round 1 corrected: Nothing changes for you. Wait for the others.'
	);
});

test('an exit can be taken back on the phone of the player until the next entry', () => {
	const play = given(taxes, go('play'));
	const eli = given(play, exit('Eli'));
	expect(seen(eli, 'Eli')).toBe('You are out 1st [No, I still have cards]');
	expect(seat(eli, 'Eli').notes).toEqual([
		'From Middle Class to Emperor',
		'Chidi, Ana, Ben, and Dee still play'
	]);
	expect(seen(eli, 'Ana')).not.toContain('[No');
	const back = given(eli, seat(eli, 'Eli').takeBack!);
	expect(seen(back, 'Eli')).toBe(seen(play, 'Eli'));
	expect(seen(given(eli, exit('Ana')), 'Eli')).toBe('You are out 1st');
});

test('the question about the hand is about the player’s own, as the step has it', () => {
	expect(seat(taxes, 'Eli').question).toBe('hand-Eli');
	expect(seat(given(taxes, go('play')), 'Dee').question).toBe('play');
});

/** What a finished round has made of a player, as lines. */
function over(timeline: Timeline, name: string): string[] {
	const { over } = seat(timeline, name);
	const { sign, title, line, changes } = over!;
	return [
		`${sign ?? 'between'}: ${title}`,
		...(line === null ? [] : [line]),
		...changes.map((one) => `${one.sign}: ${one.name}${one.detail ? `, ${one.detail}` : ''}`)
	];
}

test('SE-2, TX-3, LE-1: after a round the crown or the bowl is shown, and what changes for the player', () => {
	const ended = given(taxes, go('play'), ...exits('Dee Ana Eli Ben'));
	expect(over(ended, 'Dee')).toEqual([
		'crown: You are Emperor',
		'One round after you came in last',
		'cards: Shuffle and deal',
		'flat: Pick your chair, the others follow in the direction of play',
		'2: Chidi gives you 2 cards, Give any 2 back to Chidi',
		'flag: You lead round 3',
		'decree: You may decree, for everybody below you'
	]);
	expect(over(ended, 'Chidi')).toEqual([
		'bowl: You are Poor Man',
		'From this place Dee reached the top in one round',
		expect.stringMatching(/^flat: Take .*’s chair, between /),
		'2: Give your 2 highest to Dee, Dee gives any 2 back.'
	]);
	expect(over(ended, 'Eli')[0]).toMatch(/^between: You are /);
	expect(over(given(ended, lastRound), 'Dee')).toHaveLength(2);
	expect(seat(given(ended, confirm), 'Dee').over).toBeNull();
});

test('after the evening a phone says what its player is, and nothing of a next round', () => {
	const ended = given(taxes, go('play'), ...exits('Dee Ana Eli Ben'));
	for (const before of [ended, given(ended, confirm)]) {
		const closed = given(before, close);
		expect(over(closed, 'Dee')).toEqual(['crown: You are Emperor', 'The evening is over']);
		expect(over(closed, 'Chidi')).toEqual(['bowl: You are Poor Man', 'The evening is over']);
		expect(over(closed, 'Eli')).toEqual([expect.stringMatching(/^between: You are /)]);
		const gone = given(before, ...(before === ended ? [confirm] : []), leave('Dee'), close);
		expect(seat(gone, 'Dee').over).toBeNull();
		const { rows, mayDecree, question, out } = seat(closed, 'Dee');
		expect({ rows, mayDecree, question, out }).toEqual({
			rows: [],
			mayDecree: false,
			question: null,
			out: null
		});
	}
});
