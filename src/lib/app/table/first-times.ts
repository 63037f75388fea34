import { STEPS } from '#lib/evening/state.ts';

/** What an evening is made of, as someone does it for the first time. */
export const FIRST_STEPS = ['start', ...STEPS, 'closed'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What was stored. */
export function parseSteps(text: string | null): FirstStep[] {
	const known = (text ?? '').split(' ');
	return FIRST_STEPS.filter((step) => known.includes(step));
}
