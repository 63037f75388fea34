import type { Step } from '#lib/evening/state.ts';
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
