import { sha256 } from '#lib/exchange/sha256.ts';
import { fromBase64Url, toBase64Url } from '#lib/exchange/link/encoding.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Bytes } from '#lib/exchange/streams.ts';
import { SECRET_BYTES, utf8, type RoomKind } from './seal.ts';
import type { KeyId } from './sign.ts';

/** A link to a room has the secret in its fragment, which no server sees. The fragment has a letter
 * for kind and role, the version, the secret, the founder's fingerprint and a checksum:
 * `m1.<secret>.<fingerprint>.<checksum>`. */

export interface RoomLink {
	readonly kind: Exclude<RoomKind, 'e'>;
	readonly role: 'member' | 'spectator';
	/** The member secret, or the read secret for a spectator. */
	readonly secret: Bytes;
	/** The fingerprint of the key that founded the room. */
	readonly founder: KeyId;
}

export type LinkRefusal = 'not-ours' | 'newer-version' | 'damaged';

const VERSION = 1;
const LETTERS = { m: ['t', 'member'], s: ['t', 'spectator'], c: ['c', 'member'] } as const;
type Letter = keyof typeof LETTERS;

const letterOf = ({ kind, role }: Pick<RoomLink, 'kind' | 'role'>): Letter =>
	kind === 'c' ? 'c' : role === 'member' ? 'm' : 's';

/** 36 bits, which detect typos and truncated links. */
async function checksum(text: string): Promise<string> {
	const digest = await sha256(utf8(text));
	return toBase64Url(digest).slice(0, 6);
}

/** Writes the fragment of a link, without its `#`. A club has no spectators. */
export async function formatLink(link: RoomLink): Promise<string> {
	const text = `${letterOf(link)}${VERSION}.${toBase64Url(link.secret)}.${link.founder}`;
	return `${text}.${await checksum(text)}`;
}

/** Reads the fragment of a link, without its `#`. Refuses with `not-ours`, `newer-version` or
 * `damaged`. */
export async function parseLink(fragment: string): Promise<Result<RoomLink, LinkRefusal>> {
	const [, letter, version, rest = ''] = /^([msc])([1-9]\d{0,5})\.([\w.-]+)$/.exec(fragment) ?? [];
	if (letter === undefined) return no('not-ours');
	if (Number(version) > VERSION) return no('newer-version');
	const [, secretText = '', founder = '', sum = ''] =
		/^([\w-]{22})\.([\w-]{22})\.([\w-]{6})$/.exec(rest) ?? [];
	const text = `${letter}${version}.${secretText}.${founder}`;
	const secret = fromBase64Url(secretText);
	if (secret?.length !== SECRET_BYTES || sum !== (await checksum(text))) return no('damaged');
	const [kind, role] = LETTERS[letter as Letter];
	return ok({ kind, role, secret, founder: founder as KeyId });
}

/** Writes the fragment of a short link to an evening, without its `#`: `l1.<read
 * secret>.<checksum>`. The evening is at the relay, sealed. */
export async function formatShortLink(readSecret: Bytes): Promise<string> {
	const text = `l${VERSION}.${toBase64Url(readSecret)}`;
	return `${text}.${await checksum(text)}`;
}

/** The fragment of a short link to an evening in a text; null without one. */
export const shortLinkIn = (text: string): string | null =>
	/(?:#|^)(l[1-9]\d{0,5}\.[\w.-]{1,80})/.exec(text.trim())?.[1]?.replace(/\.+$/, '') ?? null;

/** Reads the fragment of a short link. Refuses with `not-ours`, `newer-version` or `damaged`.
 * @returns the read secret */
export async function parseShortLink(fragment: string): Promise<Result<Bytes, LinkRefusal>> {
	const [, version, rest = ''] = /^l([1-9]\d{0,5})\.([\w.-]+)$/.exec(fragment) ?? [];
	if (version === undefined) return no('not-ours');
	if (Number(version) > VERSION) return no('newer-version');
	const [, secretText = '', sum = ''] = /^([\w-]{22})\.([\w-]{6})$/.exec(rest) ?? [];
	const secret = fromBase64Url(secretText);
	const text = `l${version}.${secretText}`;
	if (secret?.length !== SECRET_BYTES || sum !== (await checksum(text))) return no('damaged');
	return ok(secret);
}
