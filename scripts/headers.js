// The one list of the headers that go with the app: the servers of this repository send them, and docs/hosting.md
// tells them to others.

/** What the app asks the browser for, for its own pages alone; everything else that a page may ask for is off. */
const own = ['camera', 'clipboard-write', 'fullscreen', 'screen-wake-lock', 'web-share'];
const off = [
	...['accelerometer', 'autoplay', 'bluetooth', 'browsing-topics', 'clipboard-read'],
	...['display-capture', 'encrypted-media', 'gamepad', 'geolocation', 'gyroscope'],
	...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
	...['picture-in-picture', 'publickey-credentials-get', 'serial', 'storage-access', 'sync-xhr'],
	...['usb', 'window-management', 'xr-spatial-tracking']
];

/** Beside the policy in each page (svelte.config.js), which names its scripts: what a page cannot say of itself, and
 * what holds for workers, which know the policy that came with their own file alone. */
const policy = [
	...["connect-src 'self'", "worker-src 'self'", "frame-src 'none'", "object-src 'none'"],
	...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"]
];

/** Sent with every answer.
 * @type {Readonly<Record<string, string>>} */
export const headers = {
	'content-security-policy': policy.join('; '),
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': [
		...own.map((name) => `${name}=(self)`),
		...off.map((name) => `${name}=()`)
	].join(', '),
	'referrer-policy': 'no-referrer',
	'x-content-type-options': 'nosniff'
};

/** Over HTTPS besides; a browser takes no notice of it elsewhere.
 * @type {Readonly<Record<string, string>>} */
export const overHttps = { 'strict-transport-security': 'max-age=31536000' };

/** The names of the files below `_app/immutable/` change with what is in them.
 * @param {string} path below the path that the app was built for */
export const cacheControl = (path) =>
	path.startsWith('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache';
