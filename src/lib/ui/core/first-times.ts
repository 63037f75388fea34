import type { Step } from '#lib/evening/state.ts';
import { getContext, setContext } from 'svelte';

/** A step of an evening that is explained where it is, the first time. */
export type FirstStep = 'start' | Step | 'closed';
type IsNew = (step: FirstStep) => boolean;

const key = Symbol('first times');

/** The pages know what was done on this phone. */
export const setFirstTimes = (isNew: IsNew): IsNew => setContext(key, isNew);

/** Undefined where a screen is shown by itself. */
export const getFirstTimes = (): IsNew | undefined => getContext(key);
