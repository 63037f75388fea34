import { getContext, setContext } from 'svelte';

const key = Symbol('flat address');

/** The pages say under which path the flat screen is. */
export const setFlatAddress = (address: string): string => setContext(key, address);

/** Undefined where a screen is shown by itself, without pages to go to. */
export const getFlatAddress = (): string | undefined => getContext(key);
