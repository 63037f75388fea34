import type { Act } from '#lib/ui/table/acting.ts';
import type { Snippet } from 'svelte';
import type { Situation } from './situation.ts';

/** What every question's screen is given. */
export interface QuestionProps {
	readonly situation: Situation;
	/** What all of them have around them. */
	readonly frame: {
		readonly title: string;
		readonly subtitle: string;
		readonly corner: Snippet;
	};
	readonly act: Act;
}
