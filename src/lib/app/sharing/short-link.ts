import { resolve } from '$app/paths';
import { formatShortLink, parseShortLink, type LinkRefusal } from '#lib/reach/links.ts';
import { newSecret, readSecretOf, RoomKeys, utf8 } from '#lib/reach/seal.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';

/** A short link to an evening: the long link is sealed on this phone, and stored at the relay for 60
 * days. The key is in the fragment of the short link, which no server sees. */

const addressOf = ({ name }: RoomKeys): string =>
	`${resolve('/').replace(/\/$/, '')}/reach/evening/${name}`;
const withToken = ({ token }: RoomKeys) => ({ authorization: `Bearer ${token}` });

/** The link that was stored last: the same evening is not stored again. */
let last: { readonly fragment: string; readonly short: string } | null = null;

/** Stores a long link at the relay. Rejects if the relay does not answer.
 * @param fragment of the long link
 * @returns the fragment of the short one; null if the relay refuses it */
export async function storeLink(fragment: string): Promise<string | null> {
	if (last?.fragment === fragment) return last.short;
	// nobody writes there again: this secret is forgotten
	const secret = newSecret();
	const keys = await RoomKeys.of('e', 'member', secret);
	const payload = utf8(fragment);
	const body = await keys.seal(await keys.idOf(payload), payload);
	const { ok } = await fetch(addressOf(keys), { method: 'PUT', headers: withToken(keys), body });
	if (!ok) return null;
	const short = await formatShortLink(await readSecretOf(secret));
	last = { fragment, short };
	return short;
}

/** Why a short link leads to nothing. `gone`: the relay does not have the evening (any more);
 * `unreachable`: it does not answer. */
export type ShortLinkFault = LinkRefusal | 'gone' | 'unreachable';

/** Fetches the long link behind a short one, without its `#`. Never rejects. */
export async function fetchLink(short: string): Promise<Result<string, ShortLinkFault>> {
	const secret = await parseShortLink(short);
	if (!secret.ok) return secret;
	const keys = await RoomKeys.of('e', 'spectator', secret.value);
	try {
		const response = await fetch(addressOf(keys), { headers: withToken(keys) });
		if (response.status === 404) return no('gone');
		// a host without a relay answers with the page of the app
		const isSealed = response.headers.get('content-type') === 'application/octet-stream';
		if (!response.ok || !isSealed) return no('unreachable');
		const opened = await keys.open(new Uint8Array(await response.arrayBuffer()));
		return opened === null ? no('damaged') : ok(new TextDecoder().decode(opened.payload));
	} catch {
		return no('unreachable');
	}
}
