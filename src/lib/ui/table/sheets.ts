import { getContext, setContext } from 'svelte';

/** The bottom sheets over the evening on the table. */
export type OpenSheet =
	'more' | 'people' | 'rules' | 'decree' | 'decrees' | 'scores' | 'share' | 'live';
type Open = (sheet: OpenSheet) => void;

export const SHEETS = Symbol('sheets');

/** To be called by the page that renders the sheets. */
export const setSheets = (open: Open): Open => setContext(SHEETS, open);

/** @returns a function that opens a sheet; without such a page it does nothing */
export const getSheets = (): Open => getContext<Open | undefined>(SHEETS) ?? (() => undefined);
