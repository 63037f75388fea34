import { isLoading } from '#lib/messages/messages.svelte.ts';

/** Long enough that what has just come is drawn, and has asked for what it needs itself. */
const PAUSE = 300;

/** Resolves when the first screen stands: what is needed later does not hold it up. */
export async function stands(): Promise<void> {
	if (document.readyState !== 'complete')
		await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
	do await new Promise((resolve) => setTimeout(resolve, PAUSE));
	while (isLoading());
}
