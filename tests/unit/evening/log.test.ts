import { describe, expect, test } from 'vitest';
import { decideStart, initialState } from '#lib/evening/decide.ts';
import type { Entry } from '#lib/evening/entries.ts';
import type { EntryId, EveningId } from '#lib/evening/ids.ts';
import { nextCommands } from '#lib/evening/next.ts';
import { pastRounds, roundsPlayed } from '#lib/evening/round.ts';
import { advance, fold } from '#lib/evening/timeline.ts';
import { no, ok } from '#lib/rules/result.ts';
import {
	begun,
	close,
	confirm,
	decides,
	draw,
	endEarly,
	exit,
	exits,
	five,
	given,
	go,
	join,
	keepChairs,
	lastRound,
	leave,
	leaveMidRound,
	markTax,
	nameDealer,
	note,
	player,
	redo,
	reopen,
	revolt,
	roundOf,
	rulesOf,
	settleTaxes,
	sit,
	sitOut,
	swap,
	takeBack,
	topChair,
	undo,
	voidRound
} from '../given.ts';

const waiting = begun('temple');
const table = given(waiting, sit(five));
const finished = given(table, go('play'), ...exits('Chidi Ana Eli Ben'));

/** One of each, as they might be asked for. */
const inRound = [
	topChair(0),
	keepChairs,
	nameDealer('Ana'),
	go('play'),
	revolt('Ana'),
	markTax('Eli'),
	settleTaxes,
	exit('Ana'),
	swap('Ana', 'Ben'),
	takeBack('Ana'),
	leaveMidRound('Ana'),
	voidRound,
	endEarly(five),
	confirm,
	sitOut('Ana'),
	lastRound
];
const anyTime = [sit(five), draw({ Ana: '9' }), join('Fay'), leave('Ana')];

describe('a closed evening', () => {
	const closed = given(table, close);
	decides(
		[...inRound, ...anyTime, close].map((command) => [
			`takes no ${command.type}`,
			closed,
			command,
			'evening-closed'
		])
	);
	decides([
		['takes notes', closed, note('It was late'), { type: 'NoteAdded', text: 'It was late' }],
		['is reopened', closed, reopen, { type: 'EveningReopened' }],
		['an open one is not', table, reopen, 'evening-open'],
		['an open one is closed', table, close, { type: 'EveningClosed' }],
		['one is closed while first seats are found', waiting, close, { type: 'EveningClosed' }]
	]);
	test('a closed evening keeps the time of its end, and can be continued', () => {
		const { entry, state } = given(finished, close);
		expect(state.closedAt).toBe(entry.at);
		expect(given(finished, close, reopen).state).toEqual(finished.state);
	});
	test('a closed evening can only be reopened', () =>
		expect(nextCommands(closed.state)).toEqual([{ type: 'reopenEvening' }]));
});

describe('while first seats are being found', () => {
	decides(inRound.map((command) => [`no ${command.type}`, waiting, command, 'no-round']));
});

describe('the start of an evening', () => {
	const rules = rulesOf('temple');
	const people = (names: readonly string[]) =>
		names.map((name, i) => ({ id: player(`p${i}`), name }));
	const start = (names: readonly string[], name = 'Friday', by = rules) =>
		decideStart({ evening: 'e' as EveningId, name, rules: by, players: people(names) });

	test('the start keeps the whole rules, and the names cleaned', () => {
		const decided = start([' Ana ', 'Ben', 'Chi\u0000di'], '  Friday ');
		expect(decided).toEqual(
			ok({
				type: 'EveningStarted',
				evening: 'e',
				name: 'Friday',
				rules,
				players: people(['Ana', 'Ben', 'Chidi'])
			})
		);
	});
	const refused: [string, ReturnType<typeof start>, string][] = [
		['TI-1 two players', start(['Ana', 'Ben']), 'too-few'],
		['TI-1 nobody', start([]), 'too-few'],
		['TI-1 thirteen in Temple', start([...'abcdefghijklm']), 'too-many'],
		['TI-1 nine in Tahimi', start([...'abcdefghi'], 'x', rulesOf('tahimi')), 'too-many'],
		['TI-1 thirteen in Dalmuti', start([...'abcdefghijklm'], 'x', rulesOf('dalmuti')), 'too-many'],
		['TI-1 nine in Kings', start([...'abcdefghi'], 'x', rulesOf('kings-and-bastards')), 'too-many'],
		['no name of the evening', start(['Ana', 'Ben', 'Chidi'], ' '), 'text-empty'],
		['too long a name of it', start(['Ana', 'Ben', 'Chidi'], 'x'.repeat(41)), 'name-too-long'],
		['a player without a name', start(['Ana', '\t', 'Chidi']), 'text-empty'],
		['a player with too long a name', start(['Ana', 'x'.repeat(41), 'Chidi']), 'name-too-long'],
		['two of one name, whatever the case', start(['Ana', 'Ben', 'ANA']), 'name-taken'],
		[
			'two of one name, whatever the accents are made of',
			start(['René', 'Ben', 'Rene\u0301']),
			'name-taken'
		]
	];
	for (const [what, decided, refusal] of refused)
		test(`the start refuses ${what}`, () => expect(decided).toEqual(no(refusal)));
	test('the start refuses the same player twice', () => {
		const twice = [...people(['Ana', 'Ben']), { id: player('p0'), name: 'Chidi' }];
		expect(
			decideStart({ evening: 'e' as EveningId, name: 'Friday', rules, players: twice })
		).toEqual(no('already-here'));
	});
	const allowed: [string, number][] = [
		['temple', 3],
		['temple', 12],
		['tahimi', 3],
		['tahimi', 8],
		['dalmuti', 3],
		['dalmuti', 12],
		['kings-and-bastards', 3],
		['kings-and-bastards', 8]
	];
	for (const [id, n] of allowed)
		test(`TI-1 ${n} can play ${id}`, () =>
			expect(start([...'abcdefghijkl'].slice(0, n), 'x', rulesOf(id)).ok).toBe(true));
	test('SE-1 everyone waits for a seat', () => {
		expect(waiting.state.seating).toEqual({
			players: ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli'],
			draws: []
		});
		expect(waiting.state.round).toBeNull();
		expect(waiting.state.startedAt).toBe(waiting.entry.at);
		expect(nextCommands(waiting.state)).toEqual([
			{ type: 'setSeats', order: ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli'], how: 'as-we-sit' }
		]);
	});
});

describe('notes and the last round', () => {
	decides([
		[
			'a note is cleaned',
			table,
			note(' one\u0007\ncard '),
			{ type: 'NoteAdded', text: 'one card' }
		],
		['an empty note', table, note(' \u200b'), 'text-empty'],
		[
			'a note of 1000',
			table,
			note('x'.repeat(1000)),
			{ type: 'NoteAdded', text: 'x'.repeat(1000) }
		],
		['a note of 1001', table, note('x'.repeat(1001)), 'text-too-long'],
		['the last round is announced', table, lastRound, { type: 'LastRoundAnnounced' }],
		['but once', given(table, lastRound), lastRound, 'already-announced']
	]);
	test('a note changes nothing', () => expect(given(table, note('x')).state).toBe(table.state));
	test('SC-4 after the last round the evening is closed, and the round counts', () => {
		const last = given(finished, lastRound);
		expect(nextCommands(finished.state)).toEqual([{ type: 'confirmRound' }]);
		expect(nextCommands(last.state)).toEqual([{ type: 'closeEvening' }]);
		expect(roundsPlayed(given(last, close).state)).toBe(1);
	});
	test('SC-4 a table that plays on can announce the last round again', () => {
		const after = given(finished, lastRound, close, reopen);
		expect(after.state.lastRound).toBe(false);
		expect(given(after, confirm, lastRound).state.lastRound).toBe(true);
		expect(given(finished, lastRound, confirm).state.lastRound).toBe(false);
	});
	test('SE-4 a round that was not finished does not count', () => {
		expect(roundsPlayed(given(table, go('play'), exit('Ana'), close).state)).toBe(0);
		expect(roundsPlayed(finished.state)).toBe(1);
		const two = given(finished, confirm, go('play'), exit('Ana'));
		expect(roundsPlayed(two.state)).toBe(1);
		expect(pastRounds(two.state.past).map(({ number }) => number)).toEqual([1]);
	});
});

describe('undo and redo', () => {
	const afterUndo = given(table, undo);
	decides([
		['the start cannot be undone', waiting, undo, 'nothing-to-undo'],
		['nothing was undone', table, redo, 'nothing-to-redo'],
		[
			'undo takes back the latest entry',
			table,
			undo,
			{ type: 'EntryUndone', entry: table.entry.id }
		],
		['redo brings it back', afterUndo, redo, { type: 'EntryRedone', entry: table.entry.id }]
	]);
	test('closing can be undone', () => expect(given(table, close, undo).state).toEqual(table.state));
	test('undo restores the previous state', () => {
		expect(afterUndo.state).toBe(waiting.state);
		expect(given(table, go('play'), exit('Ana'), undo, undo).state).toBe(table.state);
	});
	test('redo restores entries one by one', () => {
		const back = given(finished, undo, undo, undo);
		expect(roundOf(back).out).toEqual(['Chidi']);
		expect(roundOf(given(back, redo)).out).toEqual(['Chidi', 'Ana']);
		expect(given(back, redo, redo, redo).state).toEqual(finished.state);
	});
	test('an entry after an undo replaces the undone entries', () => {
		const other = given(finished, undo, undo, exit('Ben'));
		expect(roundOf(other).out).toEqual(['Chidi', 'Ana', 'Ben']);
		expect(other.undone).toBeNull();
		expect(roundOf(given(other, undo)).out).toEqual(['Chidi', 'Ana']);
	});
	test('everything can be undone to the start, and redone to the end, across a round', () => {
		const two = given(finished, confirm, topChair(1), go('play'));
		let at = two;
		while (at.before !== null) at = given(at, undo);
		expect(at.state).toBe(waiting.state);
		while (at.undone !== null) at = given(at, redo);
		expect(at.state).toEqual(two.state);
	});
});

describe('a wrong log is refused', () => {
	const start: Entry = {
		type: 'EveningStarted',
		evening: 'e' as EveningId,
		name: 'Friday',
		rules: rulesOf('temple'),
		players: [],
		id: 'e0' as EntryId,
		at: 0
	};
	const entry = (rest: object): Entry => ({ id: 'e9', at: 0, ...rest }) as unknown as Entry;
	test('an empty log has no evening', () => expect(fold([])).toBeNull());
	test('the first entry alone gives the initial state', () =>
		expect(fold([start])?.state).toEqual(initialState(start)));
	test('a log begins with the start', () =>
		expect(() => fold([entry({ type: 'RoundConfirmed' })])).toThrow('begins with RoundConfirmed'));
	test('an evening starts once', () => expect(() => fold([start, start])).toThrow('starts once'));
	test('the start cannot be undone', () =>
		expect(() => fold([start, entry({ type: 'EntryUndone', entry: 'e0' })])).toThrow(
			'not the latest'
		));
	test('only the latest entry is undone', () =>
		expect(() => advance(finished, entry({ type: 'EntryUndone', entry: table.entry.id }))).toThrow(
			'not the latest'
		));
	test('only the entry that was undone last can be redone', () =>
		expect(() =>
			advance(given(finished, undo, undo), entry({ type: 'EntryRedone', entry: finished.entry.id }))
		).toThrow('not undone last'));
});
