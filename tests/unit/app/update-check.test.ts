import { beforeEach, describe, expect, test, vi } from 'vitest';
import { UpdateCheck } from '#lib/app/pwa/update-check.ts';

const HOUR = 3_600_000;
const LOADED = 1_700_000_000_000;

const ask = vi.fn<() => Promise<unknown>>();
let check: UpdateCheck;
beforeEach(() => {
	ask.mockReset().mockResolvedValue(undefined);
	check = new UpdateCheck(ask, LOADED);
});

/** Hours after the page was loaded. */
const after = (hours: number) => LOADED + hours * HOUR;
async function shown(hours: number, isRoundOn = false) {
	check.onShown(after(hours));
	await check.askIfDue(after(hours), isRoundOn);
	return ask.mock.calls.length;
}
async function visible(hours: number, isRoundOn = false) {
	check.onVisible(after(hours));
	await check.askIfDue(after(hours), isRoundOn);
	return ask.mock.calls.length;
}

describe('a page asks for a new version', () => {
	test('when it becomes visible an hour after the last time', async () => {
		expect(await shown(0.9)).toBe(0);
		expect(await shown(1)).toBe(1);
		expect(await shown(1.5)).toBe(1);
		expect(await shown(500)).toBe(2);
	});

	test('once a day while it is visible', async () => {
		const asked = [];
		for (let hour = 1; hour <= 72; hour++) asked.push(await visible(hour));
		expect([asked[22], asked[23], asked[46], asked[47], asked[71]]).toEqual([0, 1, 1, 2, 3]);
	});

	test('never while a round is on, but once it is over', async () => {
		expect(await shown(9, true)).toBe(0);
		expect(await visible(30, true)).toBe(0);
		await check.askIfDue(after(31), false);
		expect(ask).toHaveBeenCalledTimes(1);
		await check.askIfDue(after(32), false);
		expect(ask).toHaveBeenCalledTimes(1);
	});

	test('again after an hour if it was offline, without an error', async () => {
		ask.mockRejectedValueOnce(new TypeError('offline'));
		expect(await visible(24)).toBe(1);
		expect(await visible(24.5)).toBe(1);
		expect(await visible(25)).toBe(2);
		expect(await visible(26)).toBe(2);
	});

	test.each([-9000, 9000])('after a clock that jumped by %i hours', async (jump) => {
		expect(await visible(jump)).toBe(1);
		expect(await visible(jump + 1)).toBe(1);
		// and after it was set right
		expect(await visible(2)).toBe(2);
	});
});
