import type { Clash } from '#lib/rules/clashes.ts';
import type { Idle } from '#lib/rules/idle.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { optionName } from './options.ts';

/** Which two options do not go together, and why (FP-15). */
export function clashWords({ options, code }: Clash): {
	readonly names: string;
	readonly sentence: string;
} {
	const [a, b] = options;
	return {
		names: m['house-editor'].clash(optionName(a), optionName(b)),
		sentence: m['house-editor'].clashes[code]
	};
}

/** Why an option has no effect as the others are chosen. */
export const idleWords = ({ code }: Idle): string => m['house-editor'].idle[code];
