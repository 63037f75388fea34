// The headers of every response: the servers of this repository send them, and docs/hosting.md
// lists them.

/** Browser features that the app's own pages may use; all others are off. */
const own = ['camera', 'clipboard-write', 'fullscreen', 'screen-wake-lock', 'web-share'];
const off = [
	'accelerometer',
	'autoplay',
	'bluetooth',
	'browsing-topics',
	'clipboard-read',
	'display-capture',
	'encrypted-media',
	'gamepad',
	'geolocation',
	'gyroscope',
	'hid',
	'idle-detection',
	'local-fonts',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'picture-in-picture',
	'publickey-credentials-get',
	'serial',
	'storage-access',
	'sync-xhr',
	'usb',
	'window-management',
	'xr-spatial-tracking'
];

/** In addition to the policy in each page (svelte.config.js): directives that only a header can
 * have, and those for workers, which have only the policy of their own response. */
const policy = [
	"connect-src 'self'",
	"worker-src 'self'",
	"frame-src 'none'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'"
];

/** Sent with every response.
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

/** Added over HTTPS; browsers ignore it elsewhere.
 * @type {Readonly<Record<string, string>>} */
export const overHttps = { 'strict-transport-security': 'max-age=31536000' };

/** File names below `_app/immutable/` contain a hash of their content.
 * @param {string} path below the path that the app was built for */
export const cacheControl = (path) =>
	path.startsWith('/_app/immutable/') ? 'public, max-age=31536000, immutable' : 'no-cache';
