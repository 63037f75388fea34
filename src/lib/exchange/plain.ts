import { DEPTH, ENTRIES, FIELDS, TEXT_LENGTH } from './limits.ts';
import type { RefusalCode, Refused } from './refused.ts';

/** What an entry is in when it stands in a backup: the file, its list, the evening, and the evening's list. What is let
 * in by another way must go into a backup, and come back out of it. */
const AROUND = 4;

/** The place of something in another: `evenings[3]`, `evenings[3].id`. A key from outside is text that nobody chose. */
export function placeIn(place: string, key: string | number): string {
	if (typeof key === 'number') return `${place}[${key}]`;
	const name = /^[\w.~-]{1,100}$/.test(key) ? key : '?';
	return place === '' ? name : `${place}.${name}`;
}

/** Half of a character that takes two. */
const halved = /\p{Cs}/u;

/** A fault, and the way to it from the inside out. */
interface Fault {
	readonly code: RefusalCode;
	readonly way: (string | number)[];
}
const fault = (code: RefusalCode): Fault => ({ code, way: [] });

function faultInText(text: string): Fault | null {
	if (text.length > TEXT_LENGTH) return fault('too-large');
	return halved.test(text) ? fault('wrong-shape') : null;
}

function faultInList(list: readonly unknown[], depth: number): Fault | null {
	if (list.length > ENTRIES) return fault('too-many');
	for (let i = 0; i < list.length; i++) {
		const found = faultIn(list[i], depth);
		if (found !== null) return (found.way.push(i), found);
	}
	return null;
}

/** Names that every object knows are nobody's keys: what is looked up by them is always found. */
const isKey = (key: string): boolean => !(key in Object.prototype) && faultInText(key) === null;

function faultInRecord(record: Readonly<Record<string, unknown>>, depth: number): Fault | null {
	const prototype: unknown = Object.getPrototypeOf(record);
	if (prototype !== Object.prototype && prototype !== null) return fault('wrong-shape');
	const keys = Object.keys(record);
	if (keys.length > FIELDS) return fault('too-many');
	for (const key of keys) {
		const found = isKey(key) ? faultIn(record[key], depth) : fault('wrong-shape');
		if (found !== null) return (found.way.push(key), found);
	}
	return null;
}

function faultIn(value: unknown, depth: number): Fault | null {
	switch (typeof value) {
		case 'string':
			return faultInText(value);
		case 'boolean':
			return null;
		case 'number':
			return Number.isFinite(value) ? null : fault('wrong-shape');
		case 'object':
			if (value === null) return null;
			if (depth === DEPTH) return fault('too-deep');
			return Array.isArray(value)
				? faultInList(value, depth + 1)
				: faultInRecord(value as Readonly<Record<string, unknown>>, depth + 1);
		default:
			return fault('wrong-shape');
	}
}

/** Why it is no data that JSON can say, within bounds, with whole characters, and no key that means more than itself;
 * null if it is. It is asked before any schema, which reads what it is given. */
export function faultOf(value: unknown, place: string): Refused | null {
	const found = faultIn(value, AROUND);
	return found === null ? null : { code: found.code, place: found.way.reduceRight(placeIn, place) };
}
