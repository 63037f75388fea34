import type { EveningId } from '#lib/evening/ids.ts';
import { getContext, setContext } from 'svelte';

/** Where the Chronicle tells of an evening, or where its rounds are corrected. */
type EveningAddress = (evening: EveningId, part?: 'correct') => string;

const key = Symbol('evening address');

/** The pages say under which path the app is hosted. */
export const setEveningAddress = (address: EveningAddress): EveningAddress =>
	setContext(key, address);

/** Undefined where a screen is shown by itself, without pages to go to. */
export const getEveningAddress = (): EveningAddress | undefined => getContext(key);
