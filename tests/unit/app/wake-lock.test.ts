import { beforeEach, expect, test, vi } from 'vitest';
import { WakeLock } from '#lib/app/table/wake-lock.ts';

/** A phone that grants locks when the test says so. */
let held: number;
let give: (() => void)[];
let refuse: (() => void)[];
const settled = () => new Promise((resolve) => setTimeout(resolve));

class Sentinel extends EventTarget {
	async release() {
		await settled();
		held -= 1;
		this.dispatchEvent(new Event('release'));
	}
}
const request = () =>
	new Promise((resolve, reject) => {
		give.push(() => {
			held += 1;
			resolve(new Sentinel());
		});
		refuse.push(() => reject(new DOMException('low battery', 'NotAllowedError')));
	});

beforeEach(() => {
	[held, give, refuse] = [0, [], []];
	vi.stubGlobal('navigator', { wakeLock: { request } });
	vi.stubGlobal('document', { visibilityState: 'visible' });
	return () => vi.unstubAllGlobals();
});
async function given() {
	for (const one of give.splice(0)) one();
	await settled();
	await settled();
}

test('a lock wanted twice while it is requested is held once, and released', async () => {
	const lock = new WakeLock();
	lock.want(true);
	lock.take();
	await given();
	expect(held).toBe(1);
	lock.want(false);
	await given();
	expect(held).toBe(0);
});

test('a lock that is no longer wanted when it is granted is released', async () => {
	const lock = new WakeLock();
	lock.want(true);
	lock.want(false);
	await given();
	expect(held).toBe(0);
});

test('a lock that is wanted again while it is released is requested again', async () => {
	const lock = new WakeLock();
	lock.want(true);
	await given();
	lock.want(false);
	lock.want(true);
	await given();
	await given();
	expect(held).toBe(1);
});

test('a refused lock is requested again when the page becomes visible', async () => {
	const lock = new WakeLock();
	lock.want(true);
	refuse[0]?.();
	give = [];
	await settled();
	lock.take();
	await given();
	expect(held).toBe(1);
});
