import type { Component } from 'svelte';
import { STEPS, type Step } from '#lib/evening/state.ts';
import type { Area } from '#lib/words/catalogue.ts';
import { part } from '#lib/words/words.svelte.ts';
import type { StepProps } from './acting.ts';

type StepScreen = Component<StepProps>;

const LOADERS: Readonly<Record<Step, () => Promise<{ default: StepScreen }>>> = {
	seats: () => import('./SeatsStep.svelte'),
	deal: () => import('./DealStep.svelte'),
	taxes: () => import('./TaxesStep.svelte'),
	play: () => import('./PlayStep.svelte')
};

/** Beside those of the Table. */
const WORDS: Readonly<Record<Step, readonly Area[]>> = {
	seats: [],
	deal: ['pack'],
	taxes: [],
	play: []
};

let loaded = $state.raw<Partial<Record<Step, StepScreen>>>({});

/** The screen of a step, once it is loaded: a first visit waits for the one that it shows. */
export const screenOf = (step: Step): StepScreen | undefined => loaded[step];

export async function loadStep(step: Step): Promise<void> {
	if (loaded[step] !== undefined) return;
	const { default: screen } = await part(LOADERS[step], ...WORDS[step]);
	loaded = { ...loaded, [step]: screen };
}

/** The other steps, so that going on shows nothing empty in between. */
export const loadSteps = (): Promise<unknown> => Promise.allSettled(STEPS.map(loadStep));
