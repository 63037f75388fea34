import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { upgradeRecord, VERSION } from '#lib/evening/versions.ts';
import { sha256 } from '#lib/exchange/sha256.ts';
import type { DataFault, DataFaultCode } from '#lib/exchange/data-fault.ts';
import { MAX_DEPTH, RATIO_EXEMPT_BYTES } from '#lib/exchange/limits.ts';
import { checkHouse, checkLogInSlices } from '#lib/exchange/validate.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { deflate, fromBase64Url, inflate, toBase64Url } from './encoding.ts';

/** A link carries an evening or a set of house rules in its fragment, which no server sees. The
 * fragment is `e` or `h` with the version of the data, a checksum, and the JSON, compressed:
 * `e4.AbCd_123.q1YqSy0qzszPU7JSMlSq…`. Ids as bytes and times as differences would save a quarter
 * (ids are random, and most of it); that is not worth a second format for logs. */

/** The content of a link. */
export type LinkContent =
	| { readonly kind: 'evening'; readonly log: readonly Entry[] }
	| { readonly kind: 'house'; readonly house: HouseSet };
/** The validated content of a link. */
export type OpenedLink =
	| {
			readonly kind: 'evening';
			readonly id: EveningId;
			readonly log: readonly Entry[];
			readonly timeline: Timeline;
	  }
	| { readonly kind: 'house'; readonly house: HouseSet };

const PREFIXES = { evening: 'e', house: 'h' } as const;
/** 40 rounds of six players take about 16,000 letters. */
const MAX_LENGTH = 400_000;

const refuse = (code: DataFaultCode, path: string | null = null) => no({ code, path });

/** 48 bits over the whole link: they detect typos and cut links, and prove nothing about the
 * sender. */
async function checksum(head: string, payload: string): Promise<string> {
	const bytes = new TextEncoder().encode(`${head}.${payload}`);
	const digest = await sha256(bytes);
	return toBase64Url(digest.subarray(0, 6));
}

/** Writes an evening or house rules as the fragment of a link, without its `#`; null if it is too
 * large for one, which `readLink` would refuse. */
export async function writeLink(content: LinkContent): Promise<string | null> {
	const text = JSON.stringify(content.kind === 'evening' ? content.log : content.house);
	const head = `${PREFIXES[content.kind]}${VERSION}`;
	const bytes = new TextEncoder().encode(text);
	if (bytes.length > RATIO_EXEMPT_BYTES) return null;
	const payload = toBase64Url(await deflate(bytes));
	const fragment = `${head}.${await checksum(head, payload)}.${payload}`;
	return fragment.length > MAX_LENGTH ? null : fragment;
}

/** Whether the brackets of a JSON text nest deeper than a limit: `JSON.parse` may overflow the
 * stack. */
function isNestedDeeper(text: string, limit: number): boolean {
	let depth = 0;
	let quoted = false;
	// a loop, because a regular expression takes seconds for a million brackets
	for (let i = 0; i < text.length; i++) {
		const letter = text[i];
		if (letter === '"') quoted = !quoted;
		else if (quoted) i += letter === '\\' ? 1 : 0;
		else if (letter === '[' || letter === '{') depth += 1;
		else if (letter === ']' || letter === '}') depth -= 1;
		if (depth > limit) return true;
	}
	return false;
}

async function decodePayload(payload: string): Promise<Result<unknown, DataFault>> {
	const bytes = fromBase64Url(payload);
	if (bytes === null) return refuse('damaged');
	const text = await inflate(bytes, RATIO_EXEMPT_BYTES);
	if (!text.ok) return text;
	if (isNestedDeeper(text.value, MAX_DEPTH)) return refuse('too-deep');
	try {
		return ok(JSON.parse(text.value) as unknown);
	} catch {
		return refuse('damaged');
	}
}

/** Is awaited after each entry that was checked, with their number and that of all. */
export type PauseChecking = (done: number, of: number) => Promise<void> | undefined;

async function validate(
	prefix: string,
	value: unknown,
	version: number,
	pause: PauseChecking
): Promise<Result<OpenedLink, DataFault>> {
	if (prefix === PREFIXES.house) {
		const house = checkHouse(upgradeRecord('houses', value, version), 'house');
		return house.ok ? ok({ kind: 'house', house: house.value }) : house;
	}
	if (!Array.isArray(value)) return refuse('wrong-shape', 'entries');
	const entries = value.map((entry) => upgradeRecord('entries', entry, version));
	const checked = await checkLogInSlices(entries, 'entries', (done) => pause(done, value.length));
	if (!checked.ok) return checked;
	const { log, timeline } = checked.value;
	return ok({ kind: 'evening', id: timeline.state.id, log, timeline });
}

/**
 * Reads and validates the fragment of a link, without its `#`.
 * @param pause may reject to stop the work; so does this function then
 * @returns the content; refuses with `not-ours`, `newer-version`, `too-large`, `damaged`,
 * `unpacks-too-large`, `too-deep`, and as `checkHouse` and `checkLog` do
 */
export async function readLink(
	fragment: string,
	pause: PauseChecking = () => undefined
): Promise<Result<OpenedLink, DataFault>> {
	if (fragment.length > MAX_LENGTH) return refuse('too-large');
	const [, prefix = '', version = '', rest = ''] =
		/^([eh])([1-9]\d{0,5})\.(.*)$/s.exec(fragment) ?? [];
	if (prefix === '') return refuse('not-ours');
	if (Number(version) > VERSION) return refuse('newer-version');
	const [, expected = '', payload = ''] = /^([\w-]{8})\.([\w-]+)$/.exec(rest) ?? [];
	if (payload === '' || expected !== (await checksum(`${prefix}${version}`, payload)))
		return refuse('damaged');
	const json = await decodePayload(payload);
	return json.ok ? validate(prefix, json.value, Number(version), pause) : json;
}
