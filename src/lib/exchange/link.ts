import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import { lifted, VERSION } from '#lib/evening/versions.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { HouseSet } from '#lib/rulesets/house-set.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';
import { checkHouse, checkLog } from './check.ts';
import { ALWAYS_UNPACKED, DEPTH } from './limits.ts';
import type { Refused, RefusalCode } from './refused.ts';
import { squeezed, unsqueezed } from './squeeze.ts';

/** An evening or a set of house rules in the part of an address that stays with the browser: `e` or `h`, the version of
 * the data, a check over all of it, and the JSON, packed. Fewer letters by ids as bytes and times as differences would
 * save a quarter (the ids are chance, and most of it): not worth a second way to write a log. */

/** What a link can hold. */
export type Linked =
	| { readonly kind: 'evening'; readonly log: readonly Entry[] }
	| { readonly kind: 'house'; readonly house: HouseSet };
/** What was found in one, checked. */
export type Opened =
	| {
			readonly kind: 'evening';
			readonly id: EveningId;
			readonly log: readonly Entry[];
			readonly timeline: Timeline;
	  }
	| { readonly kind: 'house'; readonly house: HouseSet };

const LETTERS = { evening: 'e', house: 'h' } as const;
/** 40 rounds of six make some 16,000 letters. */
const LONGEST = 400_000;

const refused = (code: RefusalCode, place: string | null = null) => no({ code, place });

/** 48 bits over all that the link says: it is to find what was cut or mistyped, not to vouch for anybody. */
async function checkOf(head: string, packed: string): Promise<string> {
	const bytes = new TextEncoder().encode(`${head}.${packed}`);
	const digest = await crypto.subtle.digest('SHA-256', bytes);
	return toBase64Url(new Uint8Array(digest).subarray(0, 6));
}

/** What comes after the `#` of a link. */
export async function writeLink(linked: Linked): Promise<string> {
	const text = JSON.stringify(linked.kind === 'evening' ? linked.log : linked.house);
	const head = `${LETTERS[linked.kind]}${VERSION}`;
	const packed = toBase64Url(await squeezed(text));
	return `${head}.${await checkOf(head, packed)}.${packed}`;
}

/** Whether brackets stand in each other more than so many deep; what is in quotes does not count. */
function isDeeper(text: string, most: number): boolean {
	let depth = 0;
	let quoted = false;
	// letter by letter: a match for each bracket takes seconds where there are a million of them
	for (let i = 0; i < text.length; i++) {
		const letter = text[i];
		if (letter === '"') quoted = !quoted;
		else if (quoted) i += letter === '\\' ? 1 : 0;
		else if (letter === '[' || letter === '{') depth += 1;
		else if (letter === ']' || letter === '}') depth -= 1;
		if (depth > most) return true;
	}
	return false;
}

async function jsonIn(packed: string): Promise<Result<unknown, Refused>> {
	const bytes = fromBase64Url(packed);
	if (bytes === null) return refused('damaged');
	const text = await unsqueezed(bytes, ALWAYS_UNPACKED);
	if (!text.ok) return text;
	if (isDeeper(text.value, DEPTH)) return refused('too-deep');
	try {
		return ok(JSON.parse(text.value) as unknown);
	} catch {
		return refused('damaged');
	}
}

function checked(kind: string, value: unknown, version: number): Result<Opened, Refused> {
	if (kind === LETTERS.house) {
		const house = checkHouse(value, 'house');
		return house.ok ? ok({ kind: 'house', house: house.value }) : house;
	}
	if (!Array.isArray(value)) return refused('wrong-shape', 'entries');
	const entries = value.map((entry) => lifted('entries', entry, version));
	const found = checkLog(entries, 'entries');
	if (!found.ok) return found;
	const { log, timeline } = found.value;
	return ok({ kind: 'evening', id: timeline.state.id, log, timeline });
}

/** What a link holds, from what comes after its `#`. */
export async function readLink(fragment: string): Promise<Result<Opened, Refused>> {
	if (fragment.length > LONGEST) return refused('too-large');
	const [, kind = '', version = '', rest = ''] =
		/^([eh])([1-9]\d{0,5})\.(.*)$/s.exec(fragment) ?? [];
	if (kind === '') return refused('not-ours');
	if (Number(version) > VERSION) return refused('newer-version');
	const [, check = '', packed = ''] = /^([\w-]{8})\.([\w-]+)$/.exec(rest) ?? [];
	if (packed === '' || check !== (await checkOf(`${kind}${version}`, packed)))
		return refused('damaged');
	const json = await jsonIn(packed);
	return json.ok ? checked(kind, json.value, Number(version)) : json;
}
