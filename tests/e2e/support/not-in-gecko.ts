/** End-to-end tests that cannot run in Gecko, which Playwright drives over WebDriver BiDi, by file
 * and a part of the title. These are limits of the harness; tests/engines covers saving, restoring,
 * kills and updates there. */

const DOWNLOADS = 'BiDi has no event of a download in Playwright';
const CDP = 'it controls the browser by CDP, which only Chromium has';
const MEDIA = 'Firefox does not emulate media features over BiDi';
const CHROMIUM = 'it starts a Chromium of its own';
const SERVICE_WORKERS = 'BiDi does not show service workers in Playwright';

interface Limit {
	readonly file: string;
	/** A part of the titles; without it, all tests of the file. */
	readonly title?: string;
	readonly reason: string;
}
const limits = (reason: string, file: string, ...titles: readonly string[]): Limit[] =>
	titles.length === 0 ? [{ file, reason }] : titles.map((title) => ({ file, title, reason }));

const LIMITS: readonly Limit[] = [
	...limits(DOWNLOADS, 'backup'),
	...limits(DOWNLOADS, 'damaged-records'),
	...limits(DOWNLOADS, 'every-screen', 'screens of the data'),
	...limits(DOWNLOADS, 'faults-damaged'),
	...limits(
		DOWNLOADS,
		'faults',
		'the storage is full: reported at once',
		'transactions are aborted: reported at once',
		'reported before the start',
		'an evening started without a store'
	),
	...limits(DOWNLOADS, 'faults-versions', 'an update with a new'),
	...limits(DOWNLOADS, 'share', 'an evening as text, picture, files'),
	...limits(
		CDP,
		'faults',
		'the store cannot be opened any more',
		'a disk that is full from the start',
		'the storage fills up during a round',
		'a store deleted while the app runs'
	),
	...limits(CDP, 'evening-taps', 'two thumbs that overlap'),
	...limits('a touch over BiDi makes no click in Firefox', 'evening-taps', 'come too soon'),
	...limits(CDP, 'first-load', 'the first load'),
	...limits(CDP, 'pwa', 'a tab without it runs on'),
	...limits(CDP, 'slept'),
	...limits(MEDIA, 'display-modes'),
	...limits(MEDIA, 'print'),
	...limits(MEDIA, 'languages', 'works without localStorage too'),
	...limits(MEDIA, 'share', 'does not move with reduced motion'),
	...limits(MEDIA, 'flat', 'names move on the ring'),
	...limits(MEDIA, 'policy', 'on a dark system'),
	...limits(
		'it grants the clipboard by a permission that Firefox does not know',
		'evening-start',
		'a pasted list'
	),
	...limits('Firefox has no `document.featurePolicy`', 'policy', 'has the headers of the hosting'),
	...limits('it expects Chromium’s words in the console', 'policy', 'an injected script'),
	...limits(CHROMIUM, 'killed'),
	...limits(CHROMIUM, 'not-secure'),
	...limits(CHROMIUM, 'plain-http'),
	...limits(CHROMIUM, 'scan', 'the camera finds a code', 'leaving the page releases', 'parts of a'),
	...limits(CHROMIUM, 'torn-write'),
	...limits(CHROMIUM, 'offline'),
	...limits(SERVICE_WORKERS, 'requests'),
	...limits('BiDi runs nothing in a worker', 'dead-connection', 'connections that died'),
	...limits(
		'Firefox draws no frames in a tab behind another, for which Playwright waits',
		'faults-versions',
		'while an old tab blocks'
	),
	...limits(
		'Firefox shows no ring where a page moves the focus itself',
		'keyboard',
		'by keyboard only'
	),
	...limits('Firefox starts no tone without a sound device', 'feedback', 'sounds and vibration')
];

/** Why a test cannot run in Gecko, or null where it can.
 * @param file its path @param title with the titles of its groups */
export function notInGecko(file: string, title: string): string | null {
	const limit = LIMITS.find(
		(one) => file.endsWith(`/${one.file}.test.ts`) && title.includes(one.title ?? '')
	);
	return limit?.reason ?? null;
}
