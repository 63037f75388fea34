import { expect, test } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { AmendmentDraft } from '#lib/ui/correct/amendment-draft.svelte.ts';
import { keepEvening } from '../../component/kept-evening.ts';
import { rounds, seatedEvening, words } from '../../e2e/support/logs.ts';

const NAMES = words('Ana Ben Chidi Dee');

test('a correction that is accepted while its form is planned once more is recorded, once', async () => {
	let timeline: Timeline;
	const log = seatedEvening('temple', NAMES, rounds('Ana Ben Chidi', 'Ben Ana Chidi'));
	const kept = keepEvening(log, (next) => (timeline = next));
	timeline = kept.first;
	const draft = new AmendmentDraft(() => timeline, kept.act);
	const order = words('Ben Ana Chidi Dee') as PlayerId[];
	const changes = [{ type: 'exits', round: 1, order, forbidden: [] }] as const;
	expect(await draft.planChanges(changes)).toBe(true);

	// the form plans a moment after its last tap, and a thumb may tap twice
	const again = draft.planChanges(changes);
	const accepted = [draft.accept(), draft.accept()];
	expect(await again).toBe(true);
	expect(await Promise.all(accepted)).toEqual([expect.stringContaining('Round 1'), null]);
	expect(kept.added.map(({ type }) => type)).toEqual(['HistoryAmended']);
});
