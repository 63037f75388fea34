import { reachedStep } from '#lib/evening/round.ts';
import type { Round, Step } from '#lib/evening/state.ts';
import { withMessages } from '#lib/messages/messages.svelte.ts';
import type { Component } from 'svelte';
import type { StepProps } from './step-props.ts';

type Load = () => Promise<{ default: Component<StepProps> }>;

/** Loads the screen of each step. A visit first loads that of the step that the round is at. */
export const STEP_SCREENS: Readonly<Record<Step, Load>> = {
	seats: () => withMessages(() => import('./SeatsStep.svelte')),
	deal: () => withMessages(() => import('./DealStep.svelte')),
	taxes: () => withMessages(() => import('./TaxesStep.svelte')),
	play: () => withMessages(() => import('./PlayStep.svelte'))
};

/** Loads the screen of the step that a round is at, as a visit does together with the screen of the
 * round. If that fails, it loads again when it is shown. */
export function fetchStep(round: Round): void {
	STEP_SCREENS[reachedStep(round)]().catch(() => {});
}
