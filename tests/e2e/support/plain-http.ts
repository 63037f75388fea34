import type { BrowserContext } from '@playwright/test';
import { openPhone, watchFaults, type Host } from './host.ts';

/** Browsers trust the loopback address, not other names. */
const NAME = 'courtbook.home';

/** A host as phones of its network reach it: over plain HTTP, by a name. */
export function overHttp({ origin, url }: Host): { origin: string; url: string } {
	const named = (address: string) => address.replace('127.0.0.1', NAME);
	return { origin: named(origin), url: named(url) };
}

/** Opens a browser that reaches the host over plain HTTP. */
export async function openPhoneOverHttp(host: Host, faults: string[]): Promise<BrowserContext> {
	const context = await openPhone([
		`--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
		`--proxy-bypass-list=${NAME}`
	]);
	const found: string[] = [];
	watchFaults(context, overHttp(host), found);
	// Chromium ignores this header there, and says so
	const isOther = (fault: string) => !fault.startsWith('The Cross-Origin-Opener-Policy');
	context.on('close', () => faults.push(...found.filter(isOther)));
	return context;
}
