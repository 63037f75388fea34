import { expect, test, vi } from 'vitest';
import { FIRST_STEPS, parseSteps, stepsDone } from '#lib/app/table/first-times.ts';
import type { Evening } from '#lib/evening/state.ts';
import { fold, type TimelineCommand } from '#lib/evening/timeline.ts';
import { confirm, out, seatedEvening, step, words } from '../../e2e/support/logs.ts';
import { until } from '../../fixtures/until.ts';

const NAMES = words('Ana Ben Chidi Dee');
const after = (commands: readonly TimelineCommand[] = [], name = 'first'): Evening =>
	fold(seatedEvening('temple', NAMES, commands, name))!.state;
const firstRound = [step('play'), ...out(words('Ana Ben Chidi'))];
const secondRound = [...firstRound, confirm];
const close: TimelineCommand = { type: 'closeEvening' };

test.each<[string, Evening | null, Evening | null, readonly string[]]>([
	['an empty table', null, null, []],
	['an evening begins', null, after(), ['start']],
	['dealt, without taxes in a first round', after(), after([step('play')]), ['start', 'deal']],
	['a round that is over, and not confirmed', after(), after(firstRound), ['start', 'deal']],
	['the first round is confirmed', after(firstRound), after(secondRound), ['start']],
	['an evening that was left with rounds', null, after(secondRound), ['start']],
	['seated', after(secondRound), after([...secondRound, step('deal')]), ['start', 'seats']],
	[
		'taxes settled',
		null,
		after([...secondRound, step('play')]),
		['start', 'seats', 'deal', 'taxes']
	],
	['closed', after(secondRound), after([...secondRound, close]), ['start']],
	['put away once closed', after([...secondRound, close]), null, ['closed']],
	['another one', after([close]), after([], 'second'), ['closed', 'start']],
	['put aside while it is open', after(), null, []]
])('%s', (_, before, now, done) => {
	expect(stepsDone(before, now)).toEqual(done);
});

test.each<[string | null, readonly string[]]>([
	[null, []],
	['', []],
	['play start', ['start']],
	['starting <b> taxes', ['taxes']],
	[FIRST_STEPS.join(' '), FIRST_STEPS]
])('%j is read as what was done', (text, steps) => {
	expect(parseSteps(text)).toEqual(steps);
});

test('without storage, completed steps are remembered for the visit', async () => {
	const setItem = () => {
		throw new DOMException('full', 'QuotaExceededError');
	};
	vi.stubGlobal('localStorage', { getItem: () => null, setItem });
	try {
		const { firstTimes } = await import('#lib/app/table/first-times.svelte.ts');
		firstTimes.look(after([close]));
		firstTimes.look(after([], 'second'));
		await until(() => expect(firstTimes.isNew('closed')).toBe(false));
		firstTimes.look(after([step('play')], 'second'));
		await until(() => expect(firstTimes.isNew('deal')).toBe(false));
		expect(firstTimes.isNew('closed')).toBe(false);
	} finally {
		vi.unstubAllGlobals();
	}
});
