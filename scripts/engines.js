import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Browsers of other engines than Chromium's, as Debian packages them. */

export const FIREFOX = '/usr/bin/firefox-esr';
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

/** How Playwright launches Debian's Firefox. */
export const geckoOptions = {
	channel: 'moz-firefox',
	executablePath: fileURLToPath(new URL('firefox-bidi.js', import.meta.url)),
	args: []
};

/** Whether GObject's description of a library is installed, in the folder of this computer's
 * architecture.
 * @param {string} name */
const hasTypelib = (name) =>
	existsSync('/usr/lib') &&
	readdirSync('/usr/lib').some((folder) =>
		existsSync(`/usr/lib/${folder}/girepository-1.0/${name}.typelib`)
	);

/** Each engine besides Chromium's: a check whether it is installed, and its packages.
 * @type {Record<'gecko' | 'webkit', { name: string, isHere: () => boolean, packages: string[]
 * }>} */
export const engines = {
	gecko: {
		name: 'Gecko (Firefox ESR)',
		isHere: () => existsSync(FIREFOX),
		packages: ['firefox-esr']
	},
	webkit: {
		name: 'WebKit (WebKitGTK)',
		isHere: () =>
			[WEBKIT_DRIVER, '/usr/bin/Xvfb', '/usr/lib/python3/dist-packages/gi'].every((path) =>
				existsSync(path)
			) && ['WebKit2-4.1', 'Gtk-3.0'].every(hasTypelib),
		packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gir1.2-gtk-3.0', 'python3-gi', 'xvfb']
	}
};
