import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheControl, headers, overHttps } from '../../../scripts/headers.js';
import { withSnippets } from '../../../scripts/hosting.js';

const guide = readFileSync('docs/hosting.md', 'utf8');

test('the snippets of the hosting guide tell every header, as the servers here send it', () => {
	expect(withSnippets(guide)).toBe(guide);
	const blocks = [...guide.matchAll(/^```(?:nginx|caddy|text)\n([^]*?)\n```$/gm)];
	expect(blocks).toHaveLength(3);
	for (const [, block = ''] of blocks) {
		for (const [name, value] of Object.entries({ ...headers, ...overHttps })) {
			expect(block).toContain(name);
			expect(block).toContain(value);
		}
		expect(block).toContain(cacheControl('/_app/immutable/x.js'));
	}
	for (const name of Object.keys({ ...headers, ...overHttps }))
		expect(guide).toContain(`\`${name}\``);
});

test('the camera, the full screen, the lock on sleep, sharing and copying are the app’s own, all else is nobody’s', () => {
	const features = new Map(
		headers['permissions-policy']!.split(', ').map((one) => one.split('=') as [string, string])
	);
	for (const name of ['camera', 'clipboard-write', 'fullscreen', 'screen-wake-lock', 'web-share']) {
		expect(features.get(name)).toBe('(self)');
		features.delete(name);
	}
	expect(new Set(features.values())).toEqual(new Set(['()']));
	for (const name of ['geolocation', 'microphone', 'payment', 'usb'])
		expect(features.has(name)).toBe(true);
});
