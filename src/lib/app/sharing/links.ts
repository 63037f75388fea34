import { resolve } from '$app/paths';
import type { Linked } from '#lib/exchange/link.ts';
import type { Code } from '#lib/exchange/qr-code.ts';

/** A link, and the codes that say the same. */
interface Shared {
	readonly address: string;
	readonly codes: readonly Code[];
}

/** The link to an evening or to house rules. What can make one is loaded when it is asked for. */
export async function linkTo(linked: Linked): Promise<Shared> {
	const [{ writeLink }, { codesOf }] = await Promise.all([
		import('#lib/exchange/link.ts'),
		import('#lib/exchange/qr-code.ts')
	]);
	const fragment = await writeLink(linked);
	const address = `${location.origin}${resolve('/open')}#`;
	return { address: address + fragment, codes: codesOf(address, fragment) };
}
