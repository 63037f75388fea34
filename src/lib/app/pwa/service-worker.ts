import { dev } from '$app/environment';
import { resolve } from '$app/paths';

/** The script's address, trusted by a policy that allows no other. */
function scriptAddress(): string {
	const address = `${resolve('/')}sw.js`;
	const policy = window.trustedTypes?.createPolicy('courtbook-sw', {
		createScriptURL(wanted) {
			if (wanted !== address) throw new TypeError(`not the service worker: ${wanted}`);
			return wanted;
		}
	});
	return policy?.createScriptURL(address) ?? address;
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Registers the service worker once. It stores the app for offline use.
 * @returns undefined where there are no service workers */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration | undefined> =>
	(registered ??=
		dev || !('serviceWorker' in navigator)
			? Promise.resolve(undefined)
			: navigator.serviceWorker
					.register(scriptAddress(), { scope: resolve('/') })
					.catch(() => undefined));

/** Stores the catalogues of the current language for offline use, if there is a service worker. Its
 * code is loaded after the first screen. */
export function storeLanguage(): void {
	void import('./language-cache.ts').then(
		({ cacheLanguage }) => cacheLanguage(),
		// the next visit tries again
		() => undefined
	);
}
