import type { Component } from 'svelte';
import { isFinished } from '#lib/evening/round.ts';
import { STEPS, type Evening, type Round, type Step } from '#lib/evening/state.ts';
import type { Shown } from '#lib/evening/timeline.ts';
import { loadWithMessages, languageTag } from '#lib/messages/messages.svelte.ts';
import type { StepProps } from './acting.ts';
import type { KeptView, MakeView, ViewOf, Views } from './views.ts';

type StepScreen = Component<StepProps<Step>>;
/** A step, and what makes what it shows of the evening, where that is kept for the next visit. */
type Made = keyof Views;
type Makers = { readonly [S in Made]: MakeView<S> };

const LOADERS: Readonly<Record<Step, () => Promise<{ default: unknown }>>> = {
	seats: () => loadWithMessages(() => import('./SeatsStep.svelte'), 'seats'),
	deal: () => import('./DealStep.svelte'),
	taxes: () => import('./TaxesStep.svelte'),
	play: () => import('./PlayStep.svelte')
};

let loaded = $state.raw<Partial<Record<Step, StepScreen>>>({});
let makers = $state.raw<Makers | null>(null);
/** While they are on their way. */
let isMaking = $state(false);

async function loadMakers(): Promise<void> {
	if (makers !== null) return;
	isMaking = true;
	try {
		const { dealView, taxesView } = await loadWithMessages(
			() => import('./make-views.ts'),
			...(['seats', 'table-steps', 'pack'] as const)
		);
		makers = { deal: dealView, taxes: taxesView };
	} finally {
		isMaking = false;
	}
}

/** The screen of a step, once it is loaded: a first visit waits for the one that it shows. */
export const screenOf = (step: Step): StepScreen | undefined => loaded[step];

const isMade = (step: Step): step is Made => step === 'deal' || step === 'taxes';

/** Whether what was kept is of this step. */
const isOf = (kept: KeptView | null, step: Step, { state }: Shown): kept is KeptView =>
	kept?.evening === state.id && kept.step === step;

/** Whether it is what the step shows. */
export const isStill = (kept: KeptView | null, step: Step, timeline: Shown): boolean =>
	isOf(kept, step, timeline) && kept.entry === timeline.entry.id && kept.spoken === languageTag();

/** What a step shows: worked out, or as it was kept. What is no longer so is shown for the moment that it takes to load
 * what works it out, and no longer: undefined where there is nothing to show. */
export function viewOf(
	step: Step,
	timeline: Shown,
	round: Round,
	kept: KeptView | null
): ViewOf<Step> | undefined {
	if (!isMade(step)) return null;
	if (makers !== null) return makers[step](timeline.state, round);
	if (!isOf(kept, step, timeline)) return undefined;
	return isMaking || kept.entry === timeline.entry.id ? kept.view : undefined;
}

/** What is kept of the step that is on, for the next visit. */
export const toKeep = (step: Step, { state, entry }: Shown, view: ViewOf<Step>): KeptView | null =>
	view && { evening: state.id, entry: entry.id, step, spoken: languageTag(), view };

const isSeries = ({ rules }: Evening): boolean => rules.options.target !== 'open';

/** Whether the round that is on may have been the last of a series: Play says so. */
export const mayEndSeries = (evening: Evening): boolean =>
	isSeries(evening) && evening.round !== null && isFinished(evening.round);

/** Counts the points, which few evenings need. */
export const loadSeries = () =>
	loadWithMessages(() => import('./SeriesOver.svelte'), 'table-steps');

/** @param isKept whether what it shows is there */
export async function loadStep(step: Step, evening: Evening, isKept = false): Promise<void> {
	const view = isMade(step) && !isKept ? loadMakers() : null;
	if (loaded[step] !== undefined) return void (await view);
	// what comes later would move what is shown
	const besides = step === 'play' && mayEndSeries(evening) ? loadSeries().catch(() => null) : null;
	const [{ default: screen }] = await Promise.all([loadWithMessages(LOADERS[step]), view, besides]);
	loaded = { ...loaded, [step]: screen as StepScreen };
}

/** The other steps, and what may follow play, so that going on shows nothing empty in between. */
export const loadSteps = (evening: Evening): Promise<unknown> =>
	Promise.allSettled([
		...STEPS.map((step) => loadStep(step, evening)),
		...(isSeries(evening) ? [loadSeries()] : [])
	]);
