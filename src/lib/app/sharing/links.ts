import { resolve } from '$app/paths';
import { hasRelay, originsForPhones } from '#lib/app/reach/relay.ts';
import type { LinkContent } from '#lib/exchange/link/link.ts';
import { isPublicHost } from '#lib/exchange/link/public-host.ts';
import type { QrCode } from '#lib/exchange/link/qr-code.ts';

/** A link, and the QR codes with the same content. */
interface SharedLink {
	readonly address: string;
	readonly codes: readonly QrCode[];
	/** Whether the content is at the relay, sealed, and not in the link. */
	readonly isShort: boolean;
}

/** Creates the link to an evening or to house rules; null if they are too large for one. Loads the
 * code for it; rejects if that fails. */
export async function createLink(linked: LinkContent): Promise<SharedLink | null> {
	const [{ writeLink }, { encodeQrCodes }] = await Promise.all([
		import('#lib/exchange/link/link.ts'),
		import('#lib/exchange/link/qr-code.ts')
	]);
	const fragment = await writeLink(linked);
	if (fragment === null) return null;
	const [origin = location.origin] = await originsForPhones();
	const address = `${origin}${resolve('/open')}#`;
	// house rules fit into one code
	const short = linked.kind === 'evening' ? await shortened(fragment) : null;
	const shown = short ?? fragment;
	return {
		address: address + shown,
		codes: encodeQrCodes(address, shown),
		isShort: short !== null
	};
}

/** The short link to what a long one holds; null without a relay, or if it refuses. */
async function shortened(fragment: string): Promise<string | null> {
	try {
		if (!(await hasRelay())) return null;
		const { storeLink } = await import('./short-link.ts');
		return await storeLink(fragment);
	} catch {
		return null;
	}
}

/** The address of the app for strangers, without its protocol, and its code; null where only this
 * device or this network can open it. Loads the code for it; rejects if that fails. */
export async function appAddress(): Promise<{
	readonly text: string;
	readonly code: QrCode;
} | null> {
	if (!isPublicHost(location.hostname)) return null;
	const { encodeQrCodes } = await import('#lib/exchange/link/qr-code.ts');
	const { href, host, pathname } = new URL(resolve('/'), location.href);
	return { text: (host + pathname).replace(/\/$/, ''), code: encodeQrCodes(href, '')[0]! };
}
