import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cacheControl, headers, overHttps } from '../../../scripts/headers.js';
import { hostFiles, withSnippets } from '../../../scripts/hosting.js';

const guide = readFileSync('docs/hosting.md', 'utf8');

test('the snippets of the hosting guide contain every header as the servers here send it', () => {
	expect(withSnippets(guide)).toBe(guide);
	const blocks = [...guide.matchAll(/^```(?:nginx|caddy|text)\n([^]*?)\n```$/gm)];
	expect(blocks).toHaveLength(3);
	for (const [, block = ''] of blocks) {
		for (const [name, value] of Object.entries({ ...headers, ...overHttps })) {
			expect(block).toContain(name);
			expect(block).toContain(value);
		}
	}
	for (const name of Object.keys({ ...headers, ...overHttps }))
		expect(guide).toContain(`\`${name}\``);
});

test('a missing file below _app/ is a 404 that is not cached', () => {
	const [nginx = '', caddy = '', files = ''] = [
		...guide.matchAll(/^```(?:nginx|caddy|text)\n([^]*?)\n```$/gm)
	].map(([, block = '']) => block);
	const forever = cacheControl('/_app/immutable/x.js');
	expect(nginx).toContain(`"~^(200|206|304):/_app/immutable/" "${forever}"`);
	expect(nginx).toMatch(/location \/_app\/ \{\s+try_files \$uri =404;/);
	expect(caddy).toMatch(/@immutable \{\s+path \/_app\/immutable\/\*\s+file\s+\}/);
	expect(caddy).toContain(`header @immutable cache-control "${forever}"`);
	expect(caddy).toMatch(/@page \{\s+not path \/_app\/\*/);
	// there a header cannot depend on whether the file exists
	expect(files).not.toContain('immutable');
	expect(guide).toMatch(/^\/_app\/\* {2}\/200\.html {2}404\n\/\* {2}\/200\.html {2}200$/m);
});

test('the files for static hosts are those of the guide, and Cloudflare gets no redirects', () => {
	const { netlify, cloudflare } = hostFiles;
	for (const file of [netlify!['_headers']!, netlify!['_redirects']!, cloudflare!['_headers']!])
		expect(guide).toContain(file.trim());
	// it would apply them to files, too
	expect(Object.keys(cloudflare!)).toEqual(['_headers']);
});

test('the workflow for GitHub Pages builds with the variables that the build reads', () => {
	const workflow = readFileSync('.github/workflows/pages.yml', 'utf8');
	const env = workflow.slice(workflow.indexOf('env:'), workflow.indexOf('- uses: actions/upload'));
	const names = [...env.matchAll(/^ {10}(\w+):/gm)].map(([, name]) => name);
	expect(names).toEqual(['BASE_PATH', 'FALLBACK']);
	const config = readFileSync('svelte.config.js', 'utf8');
	for (const name of names) expect(config).toContain(`process.env['${name}']`);
});

test('only the app may use camera, full screen, wake lock, sharing and clipboard; all other features are off', () => {
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
