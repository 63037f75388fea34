import type { Round } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Act } from '#lib/ui/table/act.ts';
import type { Snippet } from 'svelte';

/** Props of `Screen` that all steps share. */
export interface StepScreenProps {
	readonly title: string;
	readonly subtitle: string;
	readonly detail: string;
	readonly steps: Snippet;
	readonly corner: Snippet;
	/** Lines of text that Play may show below the ring. Every step reserves room for them, so that
	 * the ring does not move between steps. */
	readonly lines: { readonly usual: number; readonly small: number };
}

/** The maximum number of lines that Play shows below the ring under these rules. On small phones a
 * fall is shown only on the tile. */
export function linesInPlay({ options }: Rules): StepScreenProps['lines'] {
	const { deck, lastCardCall, forbiddenLast, fallOfTheCapital } = options;
	const hasRemarks = lastCardCall || forbiddenLast.length > 0 || fallOfTheCapital;
	const small = +(deck === 'dalmuti') + +hasRemarks;
	// the sentence about a fall may take two lines
	return { small, usual: small + +fallOfTheCapital };
}

/** The props of each step's screen. */
export interface StepProps {
	readonly timeline: Timeline;
	readonly round: Round;
	readonly screen: StepScreenProps;
	readonly act: Act;
	/** Whether the round is at this step; false if the user looks at it while the round is
	 * elsewhere. */
	readonly current: boolean;
	/** The announcement of a revolution: in the middle of Taxes, and below the title of earlier
	 * steps. */
	readonly moment: Snippet;
	/** The slim ribbon of a decree in force, which only a small phone shows; undefined if the usual
	 * one has room there, or no decree is in force. */
	readonly ribbon: Snippet | undefined;
	/** The arrivals and departures announced for the next round, if any. */
	readonly announced: Snippet | undefined;
}
