import type { QuestionName } from './draft.svelte.ts';

/** What a question is called in the corner, and in full. */
export const QUESTION_NAMES: Readonly<
	Record<QuestionName, { readonly short: string; readonly full: string }>
> = {
	play: { short: 'Play', full: 'May this be played?' },
	hand: { short: 'Tax', full: 'What must I give?' },
	next: { short: 'Turn', full: 'Who leads, who is next?' },
	join: { short: 'Joins', full: 'Where does the newcomer sit, and who pays now?' },
	revolution: { short: 'Revolt', full: 'May a revolution be called now, and what changes?' },
	irregular: { short: 'Mishap', full: 'Something went wrong' }
};
