import type { Component } from 'svelte';
import { isFinished } from '#lib/evening/round.ts';
import { STEPS, type Evening, type Step } from '#lib/evening/state.ts';
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
	seats: ['seats'],
	deal: ['seats', 'table-steps', 'pack'],
	taxes: ['seats', 'table-steps'],
	play: []
};

let loaded = $state.raw<Partial<Record<Step, StepScreen>>>({});

/** The screen of a step, once it is loaded: a first visit waits for the one that it shows. */
export const screenOf = (step: Step): StepScreen | undefined => loaded[step];

const isSeries = ({ rules }: Evening): boolean => rules.options.target !== 'open';

/** Whether the round that is on may have been the last of a series: Play says so. */
export const mayEndSeries = (evening: Evening): boolean =>
	isSeries(evening) && evening.round !== null && isFinished(evening.round);

/** Counts the points, which few evenings need. */
export const loadSeries = () => part(() => import('./SeriesOver.svelte'), 'table-steps');

export async function loadStep(step: Step, evening: Evening): Promise<void> {
	if (loaded[step] !== undefined) return;
	// what comes later would move what is shown
	const besides = step === 'play' && mayEndSeries(evening) ? loadSeries().catch(() => null) : null;
	const [{ default: screen }] = await Promise.all([part(LOADERS[step], ...WORDS[step]), besides]);
	loaded = { ...loaded, [step]: screen };
}

/** The other steps, and what may follow play, so that going on shows nothing empty in between. */
export const loadSteps = (evening: Evening): Promise<unknown> =>
	Promise.allSettled([
		...STEPS.map((step) => loadStep(step, evening)),
		...(isSeries(evening) ? [loadSeries()] : [])
	]);
