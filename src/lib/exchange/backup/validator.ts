import type { Entry } from '#lib/evening/entries.ts';
import { originalIdOf, type EveningId } from '#lib/evening/ids.ts';
import { upgradeRecord, VERSION } from '#lib/evening/versions.ts';
import {
	childPath,
	DataFaultError,
	type DataFault,
	type DataFaultCode
} from '#lib/exchange/data-fault.ts';
import { MAX_BRANCHES, MAX_EVENINGS, MAX_HOUSES, MAX_PEOPLE } from '#lib/exchange/limits.ts';
import {
	checkEntries,
	checkHouse,
	checkLog,
	checkPerson,
	checkRememberedStart,
	checkTime
} from '#lib/exchange/validate.ts';
import type { Result } from '#lib/rules/result.ts';
import {
	FORMAT,
	LISTS,
	peopleOf,
	type BackupCounts,
	type BackupHeader,
	type BackupRecord,
	type List,
	type RememberedStart
} from './format.ts';
import type { JsonEvent } from './json-splitter.ts';

const MAX_LENGTHS: Readonly<Record<List, number>> = {
	people: MAX_PEOPLE,
	houses: MAX_HOUSES,
	evenings: MAX_EVENINGS
};
const KINDS = ['backup', 'evening'] as const;
const KEYS = ['format', 'version', 'kind', 'madeAt', 'remembered', ...LISTS, 'end'] as const;
type TopLevelKey = (typeof KEYS)[number];

/** The contents of a backup besides its records. */
export interface BackupInfo {
	readonly header: BackupHeader;
	readonly counts: BackupCounts;
	/** Null if none was remembered. */
	readonly start: RememberedStart | null;
}

function refuse(code: DataFaultCode, path: string | null = null): never {
	throw new DataFaultError({ code, path });
}
function valueOrThrow<T>(result: Result<T, DataFault>): T {
	if (!result.ok) throw new DataFaultError(result.error);
	return result.value;
}
const isList = (key: string): key is List => (LISTS as readonly string[]).includes(key);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses anything but an object with exactly these keys. */
function objectWith(keys: readonly string[], value: unknown, path: string) {
	if (!isObject(value)) refuse('wrong-shape', path);
	for (const key of [...keys, ...Object.keys(value)])
		if (!keys.includes(key) || !Object.hasOwn(value, key))
			refuse('wrong-shape', childPath(path, key));
	return value;
}

/** Validates a backup as it is read, with its keys in any order. Its methods throw a
 * DataFaultError. */
export class BackupValidator {
	readonly #counts = { people: 0, houses: 0, evenings: 0, entries: 0 };
	readonly #header: { version?: number; kind?: BackupHeader['kind']; madeAt?: number } = {};
	readonly #keys = new Set<string>();
	readonly #ids: Readonly<Record<List, Set<string>>> = {
		people: new Set(),
		houses: new Set(),
		evenings: new Set()
	};
	/** All people of the file, including those who are only in an evening. */
	readonly #everyone = new Set<string>();
	/** How many branches each evening has. */
	readonly #branches = new Map<string, number>();
	#hasFormat = false;
	#end: unknown = null;
	#start: RememberedStart | null = null;

	/** @param checksLogs whether each entry must follow from those before it */
	constructor(private readonly checksLogs: boolean) {}

	/** Takes the next event of the document. @returns the record, if the event is one */
	accept(event: JsonEvent): BackupRecord | null {
		switch (event.type) {
			case 'key':
				this.#acceptKey(event.key);
				return null;
			case 'value':
				if (isList(event.key)) refuse('wrong-shape', event.key);
				this.#acceptValue(event.key as Exclude<TopLevelKey, List>, event.value);
				return null;
			case 'item':
				if (!isList(event.key)) refuse('wrong-shape', event.key);
				return this.#acceptItem(event.key, event.index, event.value);
		}
	}

	#acceptKey(key: string): void {
		if (!(KEYS as readonly string[]).includes(key))
			refuse(this.#hasFormat ? 'wrong-shape' : 'not-ours', childPath('', key));
		if (this.#keys.has(key)) refuse('twice', key);
		this.#keys.add(key);
	}

	#acceptValue(key: Exclude<TopLevelKey, List>, value: unknown): void {
		switch (key) {
			case 'format':
				if (value !== FORMAT) refuse('not-ours', key);
				this.#hasFormat = true;
				return;
			case 'version':
				if (!Number.isSafeInteger(value) || (value as number) < 1) refuse('wrong-shape', key);
				if ((value as number) > VERSION) refuse('newer-version', key);
				this.#header.version = value as number;
				return;
			case 'kind':
				this.#header.kind = KINDS.find((kind) => kind === value) ?? refuse('wrong-shape', key);
				return;
			case 'madeAt':
				this.#header.madeAt = valueOrThrow(checkTime(value, key));
				return;
			case 'remembered': {
				const { start } = objectWith(['start'], value, key);
				this.#start = valueOrThrow(checkRememberedStart(start, 'remembered.start'));
				return;
			}
			case 'end':
				this.#end = objectWith(Object.keys(this.#counts), value, key);
		}
	}

	#acceptItem(list: List, index: number, value: unknown): BackupRecord {
		const path = childPath(list, index);
		if (index >= MAX_LENGTHS[list]) refuse('too-many', path);
		const record = this.#record(list, value, path);
		const { id } =
			record.kind === 'evening' ? record : record.kind === 'person' ? record.person : record.house;
		if (this.#ids[list].has(id)) refuse('twice', childPath(path, 'id'));
		this.#ids[list].add(id);
		this.#counts[list] += 1;
		this.#limitPeople(record, path);
		return record;
	}

	#limitPeople(record: BackupRecord, path: string): void {
		for (const id of peopleOf(record)) this.#everyone.add(id);
		if (this.#everyone.size > MAX_PEOPLE) refuse('too-many', path);
	}

	#record(list: List, value: unknown, path: string): BackupRecord {
		// a list may come before the version; version 0 upgrades from any, and leaves today's
		// records as they are
		const version = this.#header.version ?? 0;
		switch (list) {
			case 'people': {
				const person = valueOrThrow(checkPerson(upgradeRecord('people', value, version), path));
				return { kind: 'person', person };
			}
			case 'houses':
				return {
					kind: 'house',
					house: valueOrThrow(checkHouse(upgradeRecord('houses', value, version), path))
				};
			case 'evenings':
				return this.#evening(value, version, path);
		}
	}

	#evening(value: unknown, version: number, path: string): BackupRecord {
		const { id, entries } = objectWith(['id', 'entries'], value, path);
		const entriesPath = childPath(path, 'entries');
		if (!Array.isArray(entries)) refuse('wrong-shape', entriesPath);
		const upgraded = entries.map((entry: unknown) => upgradeRecord('entries', entry, version));
		const log: readonly Entry[] = this.checksLogs
			? valueOrThrow(checkLog(upgraded, entriesPath)).log
			: valueOrThrow(checkEntries(upgraded, entriesPath));
		const [start] = log;
		if (start?.type !== 'EveningStarted' || start.evening !== id)
			refuse('wrong-shape', childPath(path, 'id'));
		const original = originalIdOf(id as EveningId);
		const branches = (this.#branches.get(original) ?? 0) + 1;
		if (branches > MAX_BRANCHES) refuse('too-many', path);
		this.#branches.set(original, branches);
		this.#counts.entries += log.length;
		return { kind: 'evening', id: id as EveningId, log };
	}

	/** To be called after the last event: checks that nothing is missing. */
	end(): BackupInfo {
		if (!this.#hasFormat) refuse('not-ours');
		for (const key of KEYS)
			if (key !== 'remembered' && !this.#keys.has(key)) refuse('incomplete', key);
		for (const [name, count] of Object.entries(this.#counts))
			if ((this.#end as BackupCounts)[name as keyof BackupCounts] !== count)
				refuse('incomplete', `end.${name}`);
		const { version, kind, madeAt } = this.#header as BackupHeader;
		if (kind === 'evening' && this.#counts.evenings !== 1) refuse('wrong-shape', 'evenings');
		return { header: { version, kind, madeAt }, counts: this.#counts, start: this.#start };
	}
}
