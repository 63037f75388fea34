import { MAX_ENTRIES } from '#lib/evening/log-size.ts';
import { childPath, type DataFault, type DataFaultCode } from './data-fault.ts';
import { MAX_DEPTH, MAX_FIELDS, MAX_TEXT_LENGTH } from './limits.ts';

/** Levels around an entry in a backup: the file, its list, the evening, the evening's list. They
 * also count for data from links and from the store, because all accepted data must survive a
 * backup and its restore. */
const LEVELS_AROUND_ENTRY = 4;

/** A surrogate without its partner. */
const loneSurrogate = /\p{Cs}/u;

/** A fault with the keys that lead to it, innermost first. */
interface NestedFault {
	readonly code: DataFaultCode;
	readonly keys: (string | number)[];
}
const fault = (code: DataFaultCode): NestedFault => ({ code, keys: [] });

function faultInText(text: string): NestedFault | null {
	if (text.length > MAX_TEXT_LENGTH) return fault('too-large');
	return loneSurrogate.test(text) ? fault('wrong-shape') : null;
}

function faultInArray(array: readonly unknown[], depth: number): NestedFault | null {
	if (array.length > MAX_ENTRIES) return fault('too-many');
	for (let i = 0; i < array.length; i++) {
		const found = faultInValue(array[i], depth);
		if (found !== null) return (found.keys.push(i), found);
	}
	return null;
}

/** Keys such as `constructor` are refused: every object has them, so a lookup by such a key would
 * always succeed. */
const isSafeKey = (key: string): boolean => !(key in Object.prototype) && faultInText(key) === null;

function faultInObject(
	object: Readonly<Record<string, unknown>>,
	depth: number
): NestedFault | null {
	const prototype: unknown = Object.getPrototypeOf(object);
	if (prototype !== Object.prototype && prototype !== null) return fault('wrong-shape');
	const keys = Object.keys(object);
	if (keys.length > MAX_FIELDS) return fault('too-many');
	for (const key of keys) {
		const found = isSafeKey(key) ? faultInValue(object[key], depth) : fault('wrong-shape');
		if (found !== null) return (found.keys.push(key), found);
	}
	return null;
}

function faultInValue(value: unknown, depth: number): NestedFault | null {
	switch (typeof value) {
		case 'string':
			return faultInText(value);
		case 'boolean':
			return null;
		case 'number':
			return Number.isFinite(value) ? null : fault('wrong-shape');
		case 'object':
			if (value === null) return null;
			if (depth === MAX_DEPTH) return fault('too-deep');
			return Array.isArray(value)
				? faultInArray(value, depth + 1)
				: faultInObject(value as Readonly<Record<string, unknown>>, depth + 1);
		default:
			return fault('wrong-shape');
	}
}

/**
 * Checks that a value is plain JSON data within the limits: no lone surrogates, no keys of
 * `Object.prototype`, no class instances, finite numbers. To be called before any schema, because
 * schemas do not check this.
 * @param path of the value, as in `DataFault`
 * @returns `wrong-shape`, `too-large`, `too-many` or `too-deep` with the path of the fault; null if
 * there is none
 */
export function findJsonFault(value: unknown, path: string): DataFault | null {
	const found = faultInValue(value, LEVELS_AROUND_ENTRY);
	return found === null
		? null
		: { code: found.code, path: found.keys.reduceRight(childPath, path) };
}
