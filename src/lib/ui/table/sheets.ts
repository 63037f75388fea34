import { getContext, setContext } from 'svelte';

/** What comes up from below over the evening on the table. */
export type OpenSheet = 'more' | 'people' | 'rules' | 'decree' | 'decrees' | 'scores' | 'share';
type Open = (sheet: OpenSheet) => void;

export const SHEETS = Symbol('sheets');

/** For the page that has the sheets. */
export const setSheets = (open: Open): Open => setContext(SHEETS, open);

/** @returns a function that opens a sheet. It does nothing on a screen that only shows a table */
export const getSheets = (): Open => getContext<Open | undefined>(SHEETS) ?? (() => undefined);
