import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { decide } from '#lib/evening/decide.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { nextCommands } from '#lib/evening/next.ts';
import { cannotDeal, isFinished } from '#lib/evening/round.ts';
import { advance, type Timeline, type TimelineCommand } from '#lib/evening/timeline.ts';
import { no } from '#lib/rules/result.ts';
import { RULESETS } from '#lib/rulesets/catalogue.ts';
import { resolveRules, type Rules } from '#lib/rulesets/ruleset.ts';
import type { Act } from '#lib/ui/table/act.ts';
import ClosedScreen from '#lib/ui/table/ClosedScreen.svelte';
import FirstSeats from '#lib/ui/start/FirstSeats.svelte';
import RoundScreen from '#lib/ui/round/RoundScreen.svelte';
import { Visit, VISIT } from '#lib/ui/core/visit.ts';
import { SHEETS, type OpenSheet } from '#lib/ui/table/sheets.ts';
import '#lib/ui/theme.css';
import { plainName } from '#lib/ui/text/format.ts';
import { randomEvening } from '../fixtures/evenings.ts';
import { press, tap } from './press.ts';

/** In every state of an evening some control of the screen moves it forward, so that nobody gets
 * stuck. */

/** States of random evenings, so many of each kind of screen. */
function statesOf(rules: Rules, each: number): Map<string, Timeline[]> {
	const kinds = new Map<string, Timeline[]>();
	for (let seed = 1; seed <= 40; seed++) {
		let timeline: Timeline | null = null;
		for (const entry of randomEvening(seed, rules, 60)) {
			timeline = advance(timeline, entry);
			const states = kinds.get(kindOf(timeline)) ?? [];
			// spread over the evenings
			// a deleted evening is on no table
			const isDeleted = timeline.state.deletedAt !== null;
			if (!isDeleted && states.length < each && states.length <= seed / 2) states.push(timeline);
			kinds.set(kindOf(timeline), states);
		}
	}
	return kinds;
}
function kindOf({ state }: Timeline): string {
	const { closedAt, round, seating } = state;
	if (closedAt !== null) return 'closed';
	if (cannotDeal(state) !== null && !round?.dealt)
		return round === null ? 'too few or many at first' : 'too few or many';
	if (round === null) return seating!.draws.length > 0 ? 'a tie' : 'first seats';
	if (isFinished(round)) return 'finished';
	return round.revolution?.greater ? `${round.step} after a revolution` : round.step;
}

const refused: Awaited<ReturnType<Act>> = no('evening-closed');

/** A visit that has begun: in its first screen the ring comes a frame later. */
const visit = new Visit();
visit.hasScreen = true;

/** Shows the screen that the table shows. */
async function show(timeline: Timeline) {
	const asked: TimelineCommand[] = [];
	const act: Act = (command) => {
		asked.push(command);
		return Promise.resolve(refused);
	};
	const [open, onclear] = [vi.fn<(sheet: OpenSheet) => void>(), vi.fn()];
	const context = new Map<symbol, unknown>([
		[SHEETS, open],
		[VISIT, visit]
	]);
	const { state } = timeline;
	const view =
		state.closedAt !== null
			? await render(ClosedScreen, { props: { timeline, act, colours: {}, onclear }, context })
			: state.round === null
				? await render(FirstSeats, {
						props: { timeline, act, shuffle: (p: readonly PlayerId[]) => [...p] },
						context
					})
				: await render(RoundScreen, {
						props: { timeline, round: state.round, act },
						context
					});
	// the screen of a step is loaded when the round gets there
	await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument();
	return { asked, open, view };
}
type Shown = Awaited<ReturnType<typeof show>>;

const find = (name: RegExp) => page.getByRole('button', { name }).elements()[0];

/** Enters the first cards that the pack holds for all who draw, and seats them by it. */
async function drawAll(): Promise<void> {
	const golden = page.getByRole('button', { name: 'Seat them by the draw' });
	for (let i = 0; i < 20 && (golden.element() as HTMLButtonElement).disabled; i++) {
		const keys = page
			.getByRole('group', { name: / drew$/ })
			.getByRole('button')
			.elements();
		press(
			keys.find((key) => !(key as HTMLButtonElement).disabled),
			'card to be drawn'
		);
		await Promise.resolve();
	}
	press(golden.element(), 'Seat them by the draw');
}

const GOLDEN = /^(Seated|Dealt —|Taxes paid —|Play —|Next round|Close the evening)/;

async function goOn(timeline: Timeline, { asked, open }: Shown): Promise<void> {
	const { state } = timeline;
	const [command] = nextCommands(state);
	if (state.closedAt === null && cannotDeal(state) !== null && !state.round?.dealt) {
		// only arrivals, departures or the end of the evening can help
		press(find(/^More$/), 'More');
		expect(open).toHaveBeenCalledExactlyOnceWith('more');
		const tied = (state.seating?.draws.length ?? 0) > 0;
		if (tied) return;
		press(find(/^Come and go$/), 'Come and go');
		expect(open.mock.calls).toEqual([['more'], ['people']]);
		return;
	}
	switch (command!.type) {
		case 'reopenEvening':
			// it comes after the chart
			await tap(page.getByRole('button', { name: 'Reopen' }));
			break;
		case 'setSeats':
			if ((state.seating?.draws.length ?? 0) > 0) {
				await drawAll();
				expect(decide(state, asked[0] as never)).toMatchObject({ ok: true });
				return;
			}
			press(find(/^As we sit$/), 'As we sit');
			await Promise.resolve();
			press(find(/^We sit like this$/), 'We sit like this');
			break;
		case 'recordExit': {
			const tiles = page.getByRole('listitem').getByRole('button').elements();
			for (const next of nextCommands(state)) {
				if (next.type !== 'recordExit') throw new Error(next.type);
				const name = `${plainName(state, next.player)}, `;
				press(
					tiles.find((tile) => tile.ariaLabel?.startsWith(name)),
					name
				);
			}
			expect(asked).toEqual(nextCommands(state));
			return;
		}
		default:
			// a finished round ignores taps for half a second
			await expect
				.poll(() => {
					press(find(GOLDEN), command!.type);
					return asked.length;
				})
				.toBeGreaterThan(0);
	}
	expect(nextCommands(state)).toContainEqual(asked[0]);
}

describe.each(RULESETS.map((ruleset) => [ruleset.name, resolveRules(ruleset)] as const))(
	'%s',
	(_, rules) => {
		const kinds = statesOf(rules, 1);
		test('the samples contain states of every step', () => {
			expect([...kinds.keys()]).toEqual(
				expect.arrayContaining([
					'closed',
					'first seats',
					'seats',
					'deal',
					'taxes',
					'play',
					'finished'
				])
			);
		});
		test.each([...kinds])('%s: some control moves the evening forward', async (_kind, states) => {
			await page.viewport(390, 844);
			for (const timeline of states) {
				const shown = await show(timeline);
				await goOn(timeline, shown);
				await shown.view.unmount();
			}
		});
	}
);
