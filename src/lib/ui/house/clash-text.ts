import type { Clash } from '#lib/rules/clashes.ts';
import type { Idle } from '#lib/rules/idle.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';
import { optionName } from './options.ts';

const m = messagesOf('house-editor');

/** Which two options contradict each other, and why (FP-15). */
export function clashText({ options, code }: Clash): {
	readonly names: string;
	readonly sentence: string;
} {
	const [a, b] = options;
	return {
		names: m['house-editor'].clash(optionName(a), optionName(b)),
		sentence: m['house-editor'].clashes[code]
	};
}

/** Why an option has no effect together with the current values of the others. */
export const idleText = ({ code }: Idle): string => m['house-editor'].idle[code];
