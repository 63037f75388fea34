import type { EveningId } from '#lib/evening/ids.ts';
import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';

const KEY = 'courtbook-turns';
/** Of how many evenings it is remembered. */
const KEPT = 20;

type Turns = readonly (readonly [evening: string, turned: number])[];

const isTurn = (one: unknown): one is Turns[number] =>
	Array.isArray(one) &&
	one.length === 2 &&
	typeof one[0] === 'string' &&
	typeof one[1] === 'number' &&
	one[1] >= 0 &&
	one[1] < 1;

function read(): Turns {
	try {
		const stored: unknown = JSON.parse(recallHere(KEY) ?? '[]');
		return Array.isArray(stored) ? stored.filter(isTurn) : [];
	} catch {
		return [];
	}
}

/** How far the names on the flat screen are turned in an evening, so that they stand as the people
 * sit: a part of the way round, from 0 to 1. It is about this phone and how it lies, and no part of
 * the evening. */
export const readTurn = (evening: EveningId): number =>
	read().find(([id]) => id === evening)?.[1] ?? 0;

export function keepTurn(evening: EveningId, turned: number): void {
	const others = read().filter(([id]) => id !== evening);
	rememberHere(KEY, JSON.stringify([...others.slice(1 - KEPT), [evening, turned]]));
}
