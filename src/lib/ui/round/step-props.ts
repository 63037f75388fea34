import type { Round } from '#lib/evening/state.ts';
import type { Timeline } from '#lib/evening/timeline.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { Look } from '#lib/ui/core/looks.ts';
import type { Act } from '#lib/ui/table/act.ts';
import type { Snippet } from 'svelte';

/** What the screens of all steps have in common: props of `Screen`. */
export interface StepScreenProps {
	readonly title: string;
	readonly subtitle: string;
	readonly detail: string;
	readonly steps: Snippet;
	readonly corner: Snippet;
	/** Lines of text that Play may show below the ring: all steps keep their room, so that the ring
	 * stays where it is. */
	readonly lines: { readonly usual: number; readonly small: number };
}

/** The most lines of text that Play shows below the ring under these rules. On small phones the
 * tile alone says that somebody falls. */
export function linesInPlay({ options }: Rules): StepScreenProps['lines'] {
	const { deck, lastCardCall, forbiddenLast, fallOfTheCapital } = options;
	const hasRemarks = lastCardCall || forbiddenLast.length > 0 || fallOfTheCapital;
	const small = +(deck === 'dalmuti') + +hasRemarks;
	// the sentence about who falls may take two lines
	return { small, usual: small + +fallOfTheCapital };
}

/** The props of each step's screen. */
export interface StepProps {
	readonly timeline: Timeline;
	readonly round: Round;
	readonly screen: StepScreenProps;
	readonly act: Act;
	/** As in the charts. */
	readonly looks: ReadonlyMap<PlayerId, Look>;
	/** Whether the round is at this step; false while another step is looked at. */
	readonly current: boolean;
	/** Whether the screen only shows the table: nothing on it changes the evening. */
	readonly readOnly: boolean;
	/** A revolution that was called: Taxes shows it in its middle, steps before it below their
	 * title. */
	readonly moment: Snippet;
	/** Who was announced for the next round, if anybody was. */
	readonly announced: Snippet | undefined;
}
