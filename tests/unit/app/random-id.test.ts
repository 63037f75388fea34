import { expect, test, vi } from 'vitest';
import { randomId } from '#lib/app/random-id.ts';

test('ids are random UUIDs, also without TLS', () => {
	const real = crypto;
	// as on an origin that is not secure
	vi.stubGlobal('crypto', {
		getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes)
	});
	const ids = Array.from({ length: 1000 }, randomId);
	expect(new Set(ids).size).toBe(1000);
	for (const id of ids)
		expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
