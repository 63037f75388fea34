import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Case } from './ask.ts';

const beside = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

/** The public cases. */
export const publicCases = beside('./cases');

/** The public cases of every home's President. */
export const regionalCases = beside('./regional');

/** Ours, of the games beyond the four sources. */
export const ownCases = beside('./beyond');

/** Every case in the `*.jsonl` files of a folder. */
export function readCases(folder: string): Case[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith('.jsonl'))
		.sort()
		.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
		.filter((line) => line.trim() !== '')
		.map((line) => JSON.parse(line) as Case);
}
