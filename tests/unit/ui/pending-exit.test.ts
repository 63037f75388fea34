import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { OnItsWay } from '#lib/ui/table/pending-exit.svelte.ts';

const ANA = 'Ana' as PlayerId;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

test('what is done at once is never shown as on its way', async () => {
	const onItsWay = new OnItsWay();
	const done = onItsWay.during(ANA, () => after(50));
	await vi.advanceTimersByTimeAsync(50);
	await done;
	await vi.advanceTimersByTimeAsync(500);
	expect(onItsWay.player).toBeNull();
});

test.each([50, 500])('what fails after %i ms is not on its way any more', async (time) => {
	const onItsWay = new OnItsWay();
	const done = onItsWay.during(ANA, async () => {
		await after(time);
		throw new Error('no network');
	});
	const failed = expect(done).rejects.toThrow('no network');
	await vi.advanceTimersByTimeAsync(200);
	expect(onItsWay.player).toBe(time < 200 ? null : ANA);
	await vi.advanceTimersByTimeAsync(500);
	await failed;
	expect(onItsWay.player).toBeNull();
});
