import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, vi } from 'vitest';
import { wayBack } from '../../../src/routes/way-back.ts';

const BASE = '/games/court';
vi.mock('$app/paths', () => ({ resolve: (path: string) => BASE + path }));

/** The address of every page, with `x` for what varies. */
const PAGES = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('+page.svelte'))
	.map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/').replace(/\[\w+\]/g, 'x'));

/** Pages of the navigation, of the Chronicle's own one, and those with a control that leaves
 * them. */
const WITHOUT = [
	'/',
	'/referee',
	'/chronicle',
	'/chronicle/people',
	'/chronicle/statistics'
].concat(['/rules', '/settings', '/join', '/flat']);
/** Where each other page leads if nothing was shown before it. */
const BACK: Readonly<Record<string, string>> = {
	'/chronicle/x': '/chronicle',
	'/chronicle/x/correct': '/chronicle/x',
	'/chronicle/deleted': '/chronicle',
	'/chronicle/past': '/chronicle',
	'/chronicle/people/x': '/chronicle/people',
	'/help': '/settings',
	'/open': '/chronicle',
	'/rules/house/compare': '/rules',
	'/rules/house/x': '/rules',
	'/rules/x': '/rules',
	'/sample': '/',
	'/settings/club': '/settings',
	'/settings/data': '/settings'
};

test('an installed iPhone has no way back of its own: every page that no navigation shows has one', () => {
	expect(PAGES.toSorted()).toEqual([...WITHOUT, ...Object.keys(BACK)].toSorted());
	for (const path of WITHOUT) expect(wayBack(BASE + path, '', false), path).toBeNull();
	for (const [path, parent] of Object.entries(BACK))
		expect(wayBack(BASE + path, '', false)?.href, path).toBe(BASE + parent);
	expect(wayBack(`${BASE}/referee`, '#play', false)?.href).toBe(`${BASE}/referee`);
});

test.each([
	['what was shown before comes back', { navigation: { canGoBack: true } }, false, true],
	[
		'a link of another app leads to the page above',
		{ navigation: { canGoBack: false } },
		true,
		false
	],
	['a browser that does not tell, with a page before', {}, true, true],
	['a browser that does not tell, without one', {}, false, false]
])('%s', (_, tells, hasBefore, goesBack) => {
	const back = vi.fn();
	vi.stubGlobal('window', tells);
	vi.stubGlobal('history', { back });
	const preventDefault = vi.fn();
	wayBack(`${BASE}/help`, '', hasBefore)!.onclick({ preventDefault } as unknown as MouseEvent);
	expect(back).toHaveBeenCalledTimes(Number(goesBack));
	expect(preventDefault).toHaveBeenCalledTimes(Number(goesBack));
	vi.unstubAllGlobals();
});
