import { followLanguage } from './follow-language.ts';
import { install } from './pwa/install.svelte.ts';
import { followSystem } from './settings/theme.ts';

/** Follows what changes outside of this tab, from when the first screen stands. @returns how to stop */
export function follow(): () => void {
	install.follow();
	const stop = [followSystem(), followLanguage()];
	return () => stop.forEach((each) => each());
}
