import { dev } from '$app/environment';
import { resolve } from '$app/paths';

/** The only address that may become a script at run time. */
function address(): string {
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

/** Has the whole app stored for use without network, from the first time that it is asked. Where there are no service
 * workers, the app just needs its host. */
export const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
	(registered ??=
		dev || !('serviceWorker' in navigator)
			? Promise.resolve(undefined)
			: navigator.serviceWorker
					.register(address(), { scope: resolve('/') })
					.catch(() => undefined));
