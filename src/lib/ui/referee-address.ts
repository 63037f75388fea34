import { getContext, setContext } from 'svelte';

/** Where the referee answers: in general, or a question that is named. */
type RefereeAddress = (question: string) => string;

const key = Symbol('referee address');

/** The pages say under which path the app is hosted. */
export const setRefereeAddress = (address: RefereeAddress): RefereeAddress =>
	setContext(key, address);

/** Undefined where a screen is shown by itself, without pages to go to. */
export const getRefereeAddress = (): RefereeAddress | undefined => getContext(key);
