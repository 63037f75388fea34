import { expect, test, vi } from 'vitest';

test('errors while a page is left and unknown addresses are not reported; later errors are', async () => {
	vi.useFakeTimers();
	const listeners: Record<string, () => void> = {};
	vi.stubGlobal('addEventListener', (type: string, run: () => void) => (listeners[type] = run));
	const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const { handleError } = await import('../../../src/hooks.client.ts');
	const fail = (status = 500) =>
		handleError({
			error: new TypeError('error loading'),
			event: {} as never,
			status,
			message: ''
		});

	await fail();
	await fail(404);
	vi.advanceTimersByTime(1000);
	expect(said).toHaveBeenCalledTimes(1);

	// Firefox aborts pending loads before `beforeunload`
	await fail();
	listeners['beforeunload']!();
	await fail();
	vi.advanceTimersByTime(1000);
	expect(said).toHaveBeenCalledTimes(1);

	// the page was not left after all
	vi.advanceTimersByTime(11_000);
	await fail();
	vi.advanceTimersByTime(1000);
	expect(said).toHaveBeenCalledTimes(2);
	said.mockRestore();
	vi.useRealTimers();
});
