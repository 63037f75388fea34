import { describe, expect, test } from 'vitest';
import { milestones, placesGained } from '#lib/stats/milestones.ts';
import {
	confirm,
	exits,
	given,
	go,
	join,
	later,
	leaveMidRound,
	roundOf,
	seated
} from '../given.ts';
import type { Timeline, TimelineCommand } from '#lib/evening/timeline.ts';

/** A round with these exits, not confirmed. */
const round = (names: string): TimelineCommand[] => [go('play'), ...exits(names)];
/** Rounds of Temple with five, the last of them not confirmed. */
function after(...rounds: string[]): Timeline {
	const [first, ...others] = rounds.map(round);
	return given(seated('temple'), ...first!, ...others.flatMap((more) => [confirm, ...more]));
}
const said = ({ state }: Timeline) =>
	milestones(state).map((one) =>
		[one.kind, one.player, 'rounds' in one ? one.rounds : 'reigns' in one ? one.reigns : '']
			.join(' ')
			.trim()
	);

const lastRound: TimelineCommand = { type: 'announceLastRound' };

const top = 'Ana Ben Chidi Dee';
describe('SC-4 milestones at the end of a round', () => {
	const cases: readonly (readonly [string, Timeline, readonly string[]])[] = [
		['TI-0 none without standing', after(top), []],
		['none while the round is on', given(after(top), confirm, go('play')), []],
		['a first rise from the bottom', after(top, 'Ana Ben Chidi Eli'), ['rise Eli']],
		[
			'a second rise of the same player is none',
			after(top, 'Ana Ben Chidi Eli', 'Ana Ben Chidi Dee', 'Ana Ben Chidi Eli'),
			[]
		],
		['a reign of one round is no broken reign', after(top, 'Ben Ana Chidi Dee'), []],
		[
			'a broken reign of three rounds',
			after(top, top, top, 'Ben Ana Chidi Dee'),
			['reign-over Ana 3']
		],
		['the fourth reign in a row', after(top, top, top, top), []],
		['the fifth', after(top, top, top, top, top), ['reigns Ana 5']],
		['the sixth', after(top, top, top, top, top, top), ['reigns Ana 6']],
		['no fifth after the last round', given(after(top, top, top, top, top), lastRound), []],
		[
			'SE-4 nobody rises by others who leave, or after leaving',
			given(after(top), confirm, go('play'), leaveMidRound('Ben'), ...exits('Ana Chidi Dee')),
			[]
		]
	];
	for (const [title, timeline, expected] of cases)
		test(title, () => expect(said(timeline)).toEqual(expected));
});

test('SE-4 places gained are counted from the start of play, newcomers have none', () => {
	const end = given(later('temple'), join('Fay'), ...round('Dee Chidi Fay Ana Ben'));
	expect(roundOf(end).places.join(' ')).toBe('Chidi Ana Eli Fay Ben Dee');
	const gained = placesGained(roundOf(end));
	expect(gained.get('Dee' as never)).toBe(5);
	expect(gained.get('Chidi' as never)).toBe(-1);
	expect(gained.has('Fay' as never)).toBe(false);
	expect(placesGained(roundOf(after(top))).size).toBe(0);
});

test('SE-4 places gained are counted among those who stayed', () => {
	const end = given(
		after(top),
		confirm,
		go('play'),
		leaveMidRound('Ben'),
		...exits('Ana Dee Chidi')
	);
	const gained = placesGained(roundOf(end));
	expect(roundOf(end).places.join(' ')).toMatch(/^Ana Ben Chidi Dee/);
	expect(['Ana', 'Ben', 'Chidi', 'Dee'].map((name) => gained.get(name as never))).toEqual([
		0,
		undefined,
		-1,
		1
	]);
});
