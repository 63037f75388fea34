import type { Entry } from '#lib/evening/entries.ts';
import type { EveningId } from '#lib/evening/ids.ts';
import { lifted, VERSION } from '#lib/evening/versions.ts';
import {
	checkHouse,
	checkLog,
	checkPerson,
	checkShapes,
	checkStart,
	checkTime
} from '#lib/exchange/check.ts';
import { EVENINGS, HOUSES, PEOPLE } from '#lib/exchange/limits.ts';
import type { Counts, Heading, Part } from '#lib/exchange/parts.ts';
import { placeIn } from '#lib/exchange/plain.ts';
import { RefusedError, type RefusalCode, type Refused } from '#lib/exchange/refused.ts';
import type { Result } from '#lib/rules/result.ts';
import type { Piece } from './cut.ts';
import { FORMAT, LISTS, type List, type RememberedStart } from './format.ts';

const MOST: Readonly<Record<List, number>> = {
	people: PEOPLE,
	houses: HOUSES,
	evenings: EVENINGS
};
const KINDS = ['backup', 'evening'] as const;
const KEYS = ['format', 'version', 'kind', 'madeAt', 'remembered', ...LISTS, 'end'] as const;
type Key = (typeof KEYS)[number];

function refuse(code: RefusalCode, place: string | null = null): never {
	throw new RefusedError({ code, place });
}
function accepted<T>(result: Result<T, Refused>): T {
	if (!result.ok) throw new RefusedError(result.error);
	return result.value;
}
const isList = (key: string): key is List => (LISTS as readonly string[]).includes(key);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Exactly these fields. */
function fieldsOf(value: unknown, names: readonly string[], place: string) {
	if (!isRecord(value)) refuse('wrong-shape', place);
	for (const key of [...names, ...Object.keys(value)])
		if (!names.includes(key) || !Object.hasOwn(value, key))
			refuse('wrong-shape', placeIn(place, key));
	return value;
}

/** Takes the pieces of a file, in any order of its keys, and believes none of them. Throws a RefusedError. */
export class Intake {
	readonly #counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	readonly #heading: { version?: number; kind?: Heading['kind']; madeAt?: number } = {};
	readonly #keys = new Set<string>();
	readonly #ids: Readonly<Record<List, Set<string>>> = {
		people: new Set(),
		houses: new Set(),
		evenings: new Set()
	};
	#format = false;
	#end: unknown = null;
	#start: RememberedStart | null = null;

	/** @param follows whether it is asked if the entries follow one another */
	constructor(private readonly follows: boolean) {}

	/** The part that a piece is, if it is one. */
	take(piece: Piece): Part | null {
		switch (piece.what) {
			case 'key':
				this.#key(piece.key);
				return null;
			case 'value':
				// no list is a value, and nothing else is a list
				if (isList(piece.key)) refuse('wrong-shape', piece.key);
				this.#value(piece.key as Exclude<Key, List>, piece.value);
				return null;
			case 'item':
				if (!isList(piece.key)) refuse('wrong-shape', piece.key);
				return this.#item(piece.key, piece.index, piece.value);
		}
	}

	#key(key: string): void {
		if (!(KEYS as readonly string[]).includes(key))
			refuse(this.#format ? 'wrong-shape' : 'not-ours', placeIn('', key));
		if (this.#keys.has(key)) refuse('twice', key);
		this.#keys.add(key);
	}

	#value(key: Exclude<Key, List>, value: unknown): void {
		switch (key) {
			case 'format':
				if (value !== FORMAT) refuse('not-ours', key);
				this.#format = true;
				return;
			case 'version':
				if (!Number.isSafeInteger(value) || (value as number) < 1) refuse('wrong-shape', key);
				if ((value as number) > VERSION) refuse('newer-version', key);
				this.#heading.version = value as number;
				return;
			case 'kind':
				this.#heading.kind = KINDS.find((kind) => kind === value) ?? refuse('wrong-shape', key);
				return;
			case 'madeAt':
				this.#heading.madeAt = accepted(checkTime(value, key));
				return;
			case 'remembered':
				this.#start = accepted(
					checkStart(fieldsOf(value, ['start'], key)['start'], 'remembered.start')
				);
				return;
			case 'end':
				this.#end = fieldsOf(value, Object.keys(this.#counts), key);
		}
	}

	#item(list: List, index: number, value: unknown): Part {
		const place = placeIn(list, index);
		if (index >= MOST[list]) refuse('too-many', place);
		const part = this.#part(list, value, place);
		const { id } =
			part.kind === 'evening' ? part : part.kind === 'person' ? part.person : part.house;
		if (this.#ids[list].has(id)) refuse('twice', placeIn(place, 'id'));
		this.#ids[list].add(id);
		this.#counts[list] += 1;
		return part;
	}

	#part(list: List, value: unknown, place: string): Part {
		// before its version is known a record may be of any: what is written as today stays as it is
		const from = this.#heading.version ?? 0;
		switch (list) {
			case 'people': {
				const person = accepted(checkPerson(lifted('people', value, from), place));
				return { kind: 'person', person };
			}
			case 'houses':
				return { kind: 'house', house: accepted(checkHouse(value, place)) };
			case 'evenings':
				return this.#evening(value, from, place);
		}
	}

	#evening(value: unknown, from: number, place: string): Part {
		const { id, entries } = fieldsOf(value, ['id', 'entries'], place);
		const at = placeIn(place, 'entries');
		if (!Array.isArray(entries)) refuse('wrong-shape', at);
		const raw = entries.map((entry: unknown) => lifted('entries', entry, from));
		const log: readonly Entry[] = this.follows
			? accepted(checkLog(raw, at)).log
			: accepted(checkShapes(raw, at));
		const [start] = log;
		if (start?.type !== 'EveningStarted' || start.evening !== id)
			refuse('wrong-shape', placeIn(place, 'id'));
		this.#counts.entries += log.length;
		return { kind: 'evening', id: id as EveningId, log };
	}

	/** What was in the file, if all of it was. */
	end(): { heading: Heading; counts: Counts; start: RememberedStart | null } {
		if (!this.#format) refuse('not-ours');
		for (const key of KEYS)
			if (key !== 'remembered' && !this.#keys.has(key)) refuse('incomplete', key);
		for (const [name, count] of Object.entries(this.#counts))
			if ((this.#end as Counts)[name as keyof Counts] !== count)
				refuse('incomplete', `end.${name}`);
		const { version, kind, madeAt } = this.#heading as Heading;
		if (kind === 'evening' && this.#counts.evenings !== 1) refuse('wrong-shape', 'evenings');
		return { heading: { version, kind, madeAt }, counts: this.#counts, start: this.#start };
	}
}
