import { getContext, setContext } from 'svelte';

/** Where a page that is no section of its own leads back to. */
export interface WayBack {
	readonly href: string;
	/** Goes back in the history instead, to what was shown before. */
	readonly onclick: (event: MouseEvent) => void;
}
const KEY = Symbol('way back');
type Get = () => WayBack | null;

/** For the layout. @param get null on a page of the navigation */
export const setWayBack = (get: Get): Get => setContext(KEY, get);
export const getWayBack = (): Get => getContext<Get | undefined>(KEY) ?? (() => null);
