import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerId } from '#lib/evening/ids.ts';
import { PendingExit } from '#lib/ui/round/pending-exit.svelte.ts';

const ANA = 'Ana' as PlayerId;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

test('an exit that is stored at once is never shown as pending', async () => {
	const pending = new PendingExit();
	const done = pending.during(ANA, () => wait(50));
	await vi.advanceTimersByTimeAsync(50);
	await done;
	await vi.advanceTimersByTimeAsync(500);
	expect(pending.player).toBeNull();
});

test.each([50, 500])('an exit that fails after %i ms is no longer pending', async (time) => {
	const pending = new PendingExit();
	const done = pending.during(ANA, async () => {
		await wait(time);
		throw new Error('no network');
	});
	const failed = expect(done).rejects.toThrow('no network');
	await vi.advanceTimersByTimeAsync(200);
	expect(pending.player).toBe(time < 200 ? null : ANA);
	await vi.advanceTimersByTimeAsync(500);
	await failed;
	expect(pending.player).toBeNull();
});
