import { resolve } from '$app/paths';
import { originForPhones } from '#lib/app/reach/relay.ts';
import type { LinkContent } from '#lib/exchange/link/link.ts';
import type { QrCode } from '#lib/exchange/link/qr-code.ts';

/** A link, and the QR codes with the same content. */
interface SharedLink {
	readonly address: string;
	readonly codes: readonly QrCode[];
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
	const origin = (await originForPhones()) ?? location.origin;
	const address = `${origin}${resolve('/open')}#`;
	return { address: address + fragment, codes: encodeQrCodes(address, fragment) };
}
