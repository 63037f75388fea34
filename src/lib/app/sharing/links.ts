import { resolve } from '$app/paths';
import type { LinkContent } from '#lib/exchange/link/link.ts';
import type { QrCode } from '#lib/exchange/link/qr-code.ts';

/** A link, and the codes that say the same. */
interface Shared {
	readonly address: string;
	readonly codes: readonly QrCode[];
}

/** The link to an evening or to house rules. What can make one is loaded when it is asked for. */
export async function linkTo(linked: LinkContent): Promise<Shared> {
	const [{ writeLink }, { encodeQrCodes }] = await Promise.all([
		import('#lib/exchange/link/link.ts'),
		import('#lib/exchange/link/qr-code.ts')
	]);
	const fragment = await writeLink(linked);
	const address = `${location.origin}${resolve('/open')}#`;
	return { address: address + fragment, codes: encodeQrCodes(address, fragment) };
}
