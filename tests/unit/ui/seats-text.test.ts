import { expect, test } from 'vitest';
import { isMoving, otherChoice, seatMoves } from '#lib/evening/chairs.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { tileContent } from '#lib/ui/flat/tile-content.ts';
import { moveText, movesText, otherChoiceText } from '#lib/ui/text/seats.ts';
import {
	begin,
	confirm,
	exits,
	given,
	go,
	join,
	leaveMidRound,
	player,
	revolt,
	roundOf,
	rulesOf,
	sit,
	topChair
} from '../given.ts';

/** The places are Ana, Ben, Fay, Eli, Dee, Chidi. */
const six = given(
	begin(rulesOf('temple'), 'Ana Eli Ben Chidi Fay Dee'),
	sit('Ana Eli Ben Chidi Fay Dee'),
	go('play'),
	...exits('Ana Ben Fay Eli Dee'),
	confirm
);
const textOf = (at: Timeline, name: string) => {
	const move = seatMoves(roundOf(at)).find((one) => one.player === name)!;
	return moveText(at.state, roundOf(at), move);
};
const offered = (at: Timeline) => {
	const choice = otherChoice(roundOf(at));
	return choice && otherChoiceText(at.state, roundOf(at), choice);
};

test('SE-2 a tile names the chair by the player who sits there now', () => {
	expect(textOf(six, 'Eli')).toEqual({
		state: 'Chidi’s chair',
		short: 'Chidi’s',
		goes: true,
		does: 'takes Chidi’s chair'
	});
	expect(textOf(six, 'Ana')).toMatchObject({ state: 'stays', goes: false });
	// the flat screen too
	expect(tileContent(six.state, roundOf(six), player('Eli')).lines[0]).toBe('Chidi’s chair');
	expect(tileContent(six.state, roundOf(six), player('Ana')).lines[0]).toBe('stays');
});
test('SE-2 a free chair is named by its neighbours', () => {
	const at = given(six, join('Gus'));
	const [text] = seatMoves(roundOf(at))
		.filter(({ owner }) => owner === null)
		.map(({ player }) => textOf(at, player));
	expect(text).toEqual({
		state: 'free chair',
		short: 'free chair',
		goes: true,
		does: 'takes the free chair between Dee and Ana'
	});
	expect(tileContent(at.state, roundOf(at), player('Gus')).lines[1]).toBe('joins');
});
test('SE-2 the line shows how many players move, and the other choice', () => {
	expect([0, 1, 5].map((n) => movesText(n))).toEqual([
		'Nobody moves',
		'1 person moves',
		'5 people move'
	]);
	expect(movesText(5, true)).toBe('5 move');
	expect(offered(six)).toBe('4 if Ana takes Eli’s chair');
	expect(offered(given(six, topChair(otherChoice(roundOf(six))!.chair)))).toBe('5 if Ana stays');
});
test('SE-4 a player who left after the deal neither moves nor is counted', () => {
	const left = given(
		begin(rulesOf('dalmuti'), 'A B C D'),
		sit('A B C D'),
		go('taxes'),
		leaveMidRound('A'),
		revolt('D')
	);
	expect(seatMoves(roundOf(left)).filter(isMoving)).toHaveLength(3);
	expect(tileContent(left.state, roundOf(left), player('A')).lines).toEqual(['left']);
});
