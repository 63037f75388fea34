import { expect, test } from 'vitest';
import { playedRounds } from '#lib/evening/round.ts';
import { logLines } from '#lib/stats/log-lines.ts';
import { sampleEvening } from '#lib/ui/start/sample-evening.ts';

const players = ['Ana', 'Ben', 'Chidi', 'Dee', 'Eli', 'Lena'];
const { state, log } = (() => {
	const timeline = sampleEvening(
		{ name: 'Thursday', players, decree: 'Drinks' },
		1_700_000_000_000
	);
	return { state: timeline.state, log: logLines(timeline) };
})();

test('the sample has six rounds with a decree, a newcomer, a revolution and a correction', () => {
	expect(playedRounds(state)).toHaveLength(6);
	expect(state.closedAt).not.toBeNull();
	expect(state.edicts).toHaveLength(1);
	expect(playedRounds(state).map(({ places }) => places.length)).toEqual([5, 5, 5, 6, 6, 6]);
	expect(playedRounds(state).map(({ turnings }) => turnings)).toEqual([0, 0, 0, 1, 0, 0]);
	expect(log.map(({ kind }) => kind)).toEqual(
		expect.arrayContaining(['decree', 'PlayerJoined', 'turned', 'amended'])
	);
});
