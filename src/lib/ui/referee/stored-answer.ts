import type { Ruling } from '#lib/evening/state.ts';

/** `yes` and `no` are shown with an icon. */
type Tone = 'yes' | 'no' | 'open';

/** An answer as text. The log stores the text, so that the answer stays the same even if later
 * versions phrase it differently. */
export interface AnswerText {
	readonly tone: Tone;
	readonly word: string;
	readonly sentence: string;
}

const TONES: readonly unknown[] = ['yes', 'no', 'open'] satisfies readonly Tone[];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The answer that a ruling stored. It may come from a file: missing parts and values that are no
 * text are empty, and another tone is `open`. */
export function answerOf({ answer }: Pick<Ruling, 'answer'>): AnswerText {
	const { tone, word, sentence } = (answer ?? {}) as Readonly<Record<string, unknown>>;
	return {
		tone: TONES.includes(tone) ? (tone as Tone) : 'open',
		word: textOf(word),
		sentence: textOf(sentence)
	};
}
