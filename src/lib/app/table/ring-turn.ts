import type { EveningId } from '#lib/evening/ids.ts';
import { recallHere, rememberHere } from '#lib/app/settings/local-storage.ts';

const KEY = 'courtbook-turns';
/** The number of evenings whose turn is remembered. */
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

/** How far the names on the flat screen are turned in an evening, to match where people sit: in
 * full turns from 0 to 1. It depends on how this phone lies on the table, so it is stored on the
 * phone and not in the evening. */
export const readTurn = (evening: EveningId): number =>
	read().find(([id]) => id === evening)?.[1] ?? 0;

export function keepTurn(evening: EveningId, turned: number): void {
	const others = read().filter(([id]) => id !== evening);
	rememberHere(KEY, JSON.stringify([...others.slice(1 - KEPT), [evening, turned]]));
}
