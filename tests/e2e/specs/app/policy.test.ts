import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { headers } from '../../../../scripts/headers.js';
import { expect, routes, expectPage, test } from '../../support/host.ts';
import { turn } from '../../../sample.ts';

test.use({ serviceWorkers: 'allow' });

test('the policy allows scripts by hash only, and requires trusted types', async ({
	page,
	host
}) => {
	const [, script = ''] =
		/<script>([^]*?)<\/script>/.exec(readFileSync('src/app.html', 'utf8')) ?? [];
	const hash = createHash('sha256').update(script).digest('base64');
	for (const route of routes) {
		const accept = { headers: { accept: 'text/html' } };
		const html = await (await page.request.get(host.url + route, accept)).text();
		const [, text = ''] =
			/http-equiv="content-security-policy" content="([^"]*)"/i.exec(html) ?? [];
		const directives = new Map(
			text.split(';').map((d) => {
				const [name = '', ...values] = d.trim().split(/\s+/);
				return [name, values.join(' ')];
			})
		);
		expect(directives.get('script-src')).toContain(`'self' 'sha256-${hash}'`);
		expect(directives.get('script-src')).not.toMatch(/unsafe|https?:|\*/);
		expect(directives.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/]+=')*$/);
		expect(directives.get('require-trusted-types-for')).toBe("'script'");
		expect(directives.get('trusted-types')).toBe(
			'svelte-trusted-html courtbook-sw courtbook-index courtbook-backup courtbook-scan'
		);
		expect(directives.get('connect-src')).toBe("'self'");
	}
});

test.describe('with a new version', () => {
	test.use({ ownHost: true });
	test('every response has the headers of the hosting guide; only the app may use the camera', async ({
		page,
		host
	}) => {
		host.deploy(['_app/gone.js']);
		const paths = [
			'/',
			'/chronicle/some-id',
			'/sw.js',
			'/manifest.webmanifest',
			'/icon.svg',
			'/none.js'
		];
		for (const path of [...paths, '/_app/gone.js']) {
			const sent = (await page.request.get(host.url + path)).headers();
			expect(sent, path).toMatchObject(headers);
		}
		await page.goto(host.url);
		const worker = readdirSync('build/_app/immutable/workers').find((name) => name.endsWith('.js'));
		const ofWorker = await page.request.get(`${host.url}/_app/immutable/workers/${worker}`);
		expect(ofWorker.headers()).toMatchObject(headers);
		const allowed = await page.evaluate(() => {
			const { featurePolicy } = document as unknown as {
				featurePolicy: { allowsFeature: (name: string, origin?: string) => boolean };
			};
			const names = ['camera', 'screen-wake-lock', 'clipboard-write', 'fullscreen', 'geolocation'];
			return names.map((name) => [
				featurePolicy.allowsFeature(name),
				featurePolicy.allowsFeature(name, 'https://stranger.example')
			]);
		});
		expect(allowed).toEqual([...Array.from({ length: 4 }, () => [true, false]), [false, false]]);
	});
});

test('an injected script does not run', async ({ page, host, faults }) => {
	await page.route(`${host.url}/`, async (route) => {
		const response = await route.fetch();
		const injected =
			'<script>window.injected = 1</script><img src="data:," onerror="injected = 2">';
		const body = (await response.text()).replace('</body>', `${injected}</body>`);
		await route.fulfill({ response, body });
	});
	await page.goto(`${host.url}/`);
	await expectPage(page);
	expect(await page.evaluate(() => 'injected' in window)).toBe(false);
	const refused = await page.evaluate(() => {
		const tries = [
			() => (document.body.innerHTML = '<b>markup</b>'),
			() => document.createElement('script').setAttribute('src', '/sw.js'),
			() => document.write('markup'),
			() => window.trustedTypes?.createPolicy('another', { createScriptURL: (url) => url })
		];
		return tries.map((attempt) => {
			try {
				attempt();
				return 'done';
			} catch (error) {
				return (error as Error).name;
			}
		});
	});
	expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
	expect(faults.splice(0).join('\n')).toMatch(/Content Security Policy/);
});

for (const [stored, scheme, theme, colour] of turn([
	['system', 'light', 'day', '#f4eddc'],
	['system', 'dark', 'night', '#0c1613'],
	[null, 'light', 'night', '#0c1613'],
	['night', 'light', 'night', '#0c1613'],
	['day', 'dark', 'day', '#f4eddc']
])) {
	test(`theme ${stored ?? 'not chosen'} on a ${scheme} system: ${theme} before the first paint`, async ({
		page,
		host
	}) => {
		await page.emulateMedia({ colorScheme: scheme });
		await page.addInitScript((value) => {
			// Firefox also runs this in the empty first document, which has no storage
			if (origin === 'null') return;
			if (value) localStorage.setItem('courtbook-theme', value);
			new MutationObserver((_, observer) => {
				if (!document.body) return;
				observer.disconnect();
				Object.assign(window, { early: document.documentElement.dataset['theme'] });
			}).observe(document, { childList: true, subtree: true });
		}, stored);
		await page.goto(host.url);
		expect(await page.evaluate(() => 'early' in window && window.early)).toBe(theme);
		await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', colour);
	});
}
