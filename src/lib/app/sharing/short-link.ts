import { resolve } from '$app/paths';
import { formatShortLink, parseShortLink, type LinkRefusal } from '#lib/reach/links.ts';
import { newSecret, readSecretOf, RoomKeys, utf8 } from '#lib/reach/seal.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';

/** A short link to an evening: the long link is sealed on this phone, and stored at the relay for
 * 60 days. The key is in the fragment of the short link, which no server sees. */

const addressOf = ({ name }: RoomKeys): string =>
	`${resolve('/').replace(/\/$/, '')}/reach/evening/${name}`;
const withToken = ({ token }: RoomKeys) => ({ authorization: `Bearer ${token}` });

/** How long the relay may send nothing. In milliseconds: longer than an evening may take to arrive
 * there. */
const SILENCE = 35_000;

/** Asks the relay, and reads its answer for as long as bytes arrive. Rejects if there is none, or
 * if none arrive for a while. */
async function ask(
	address: string,
	init: RequestInit
): Promise<{ response: Response; body: Blob }> {
	const controller = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(() => controller.abort(), SILENCE);
	};
	try {
		wait();
		const response = await fetch(address, { ...init, signal: controller.signal });
		const parts: Uint8Array<ArrayBuffer>[] = [];
		const reader = response.body?.getReader();
		for (;;) {
			wait();
			const read = await reader?.read();
			if (read === undefined || read.done) return { response, body: new Blob(parts) };
			parts.push(read.value);
		}
	} finally {
		clearTimeout(timer);
	}
}

/** The link that was stored last: the same evening is not stored again. */
let last: { readonly fragment: string; readonly short: string } | null = null;

/** Stores a long link at the relay. Rejects if the relay does not answer within 35 s.
 * @param fragment of the long link
 * @returns the fragment of the short one; null if the relay refuses it */
export async function storeLink(fragment: string): Promise<string | null> {
	if (last?.fragment === fragment) return last.short;
	// nobody writes there again: this secret is forgotten
	const secret = newSecret();
	const keys = await RoomKeys.of('e', 'member', secret);
	const payload = utf8(fragment);
	const body = await keys.seal(await keys.idOf(payload), payload);
	const init = { method: 'PUT', headers: withToken(keys), body };
	const { response } = await ask(addressOf(keys), init);
	if (!response.ok) return null;
	const short = await formatShortLink(await readSecretOf(secret));
	last = { fragment, short };
	return short;
}

/** Why a short link leads to nothing. `gone`: the relay does not have the evening (any more);
 * `unreachable`: it does not answer. */
export type ShortLinkFault = LinkRefusal | 'gone' | 'unreachable';

/** Fetches the long link behind a short one, without its `#`. Never rejects. A slow line has all
 * the time that it needs; one that is silent for 35 s counts as `unreachable`. */
export async function fetchLink(short: string): Promise<Result<string, ShortLinkFault>> {
	const secret = await parseShortLink(short);
	if (!secret.ok) return secret;
	const keys = await RoomKeys.of('e', 'spectator', secret.value);
	try {
		const { response, body } = await ask(addressOf(keys), { headers: withToken(keys) });
		if (response.status === 404) return no('gone');
		// a host without a relay answers with the page of the app
		const isSealed = response.headers.get('content-type') === 'application/octet-stream';
		if (!response.ok || !isSealed) return no('unreachable');
		const opened = await keys.open(new Uint8Array(await body.arrayBuffer()));
		return opened === null ? no('damaged') : ok(new TextDecoder().decode(opened.payload));
	} catch {
		return no('unreachable');
	}
}
