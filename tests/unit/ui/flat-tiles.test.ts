import { expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { fold } from '#lib/evening/timeline.ts';
import { tileContent } from '#lib/ui/flat/tile-content.ts';
import {
	out,
	playingEvening,
	seatedEvening,
	secondRound,
	step,
	words
} from '../../e2e/support/logs.ts';

const names = words('Ana Ben Chidi Dee Eli Fay');
const content = (log: Parameters<typeof fold>[0], player: string) => {
	const { state } = fold(log)!;
	return tileContent(state, state.round!, player as PlayerId);
};

test('TI-0 tiles of a first round leave out the title that everybody has, and speak it', () => {
	const titled = { lines: [], spoken: 'Middle Class' };
	expect(content(seatedEvening('temple', names), 'Ben')).toMatchObject(titled);
	expect(content(playingEvening('temple', names), 'Ben')).toMatchObject(titled);
});

test('tiles of later rounds have the title, and so has a finished first round', () => {
	expect(content(secondRound('temple', names, [step('play')]), 'Dee').lines).toHaveLength(1);
	const [, title] = content(
		playingEvening('temple', names, out('Ana Ben Chidi Dee Eli')),
		'Ana'
	).lines;
	expect(title).toBe('Emperor');
});
