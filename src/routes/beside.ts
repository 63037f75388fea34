import { preloadCode } from '$app/navigation';
import { resolve } from '$app/paths';
import { takeInAhead } from '#lib/app/ahead.ts';
import { SECTION_AREAS } from '#lib/messages/section-areas.ts';
import { loadMessages } from '#lib/messages/messages.svelte.ts';

/** What may have to be said and done on any page, in one file. */
export { follow } from '#lib/app/follow.ts';
export { default as CutOff } from './CutOff.svelte';
export { default as NewVersion } from './NewVersion.svelte';
export { default as StoreBanner } from './StoreBanner.svelte';

/** The other places, where they lie on the phone: a tap on one of them finds it there. */
const places = (['chronicle', 'referee', 'rules', 'settings'] as const).map(
	(place) => () =>
		Promise.all([preloadCode(resolve(`/${place}`)), loadMessages(...SECTION_AREAS[place])])
);

export const prepare = (): Promise<void> => takeInAhead(places);
