/** What may have to be said and done on any page, in one file. */
export { takeInAhead } from '#lib/app/ahead.ts';
export { follow } from '#lib/app/follow.ts';
export { default as CutOff } from './CutOff.svelte';
export { default as NewVersion } from './NewVersion.svelte';
export { default as StoreBanner } from './StoreBanner.svelte';
