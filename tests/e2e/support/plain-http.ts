import type { Browser, BrowserContext } from '@playwright/test';
import { newPhone, openBrowser, watchFaults, type Host } from './host.ts';

/** Browsers trust the loopback address, not other names. */
const NAME = 'courtbook.home';

/** A host as phones of its network reach it: over plain HTTP, by a name. */
export function overHttp({ origin, url }: Host): { origin: string; url: string } {
	const named = (address: string) => address.replace('127.0.0.1', NAME);
	return { origin: named(origin), url: named(url) };
}

/** Opens a browser that reaches hosts over plain HTTP. */
export const openBrowserOverHttp = (): Promise<Browser> =>
	openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`, `--proxy-bypass-list=${NAME}`]);

/** Opens a phone that reaches the host over plain HTTP, without `browser` in a browser of its
 * own. */
export async function openPhoneOverHttp(
	host: Host,
	faults: string[],
	browser?: Browser
): Promise<BrowserContext> {
	const context = await newPhone(browser ?? (await openBrowserOverHttp()));
	const found: string[] = [];
	watchFaults(context, overHttp(host), found);
	// Chromium ignores this header there, and says so
	const isOther = (fault: string) => !fault.startsWith('The Cross-Origin-Opener-Policy');
	context.on('close', () => faults.push(...found.filter(isOther)));
	return context;
}
