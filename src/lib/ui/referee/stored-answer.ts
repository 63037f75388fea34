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

/** The answer that a ruling stored; missing parts are empty. */
export function answerOf({ answer }: Pick<Ruling, 'answer'>): AnswerText {
	const { tone, word, sentence } = (answer ?? {}) as Partial<AnswerText>;
	return { tone: tone ?? 'open', word: word ?? '', sentence: sentence ?? '' };
}
