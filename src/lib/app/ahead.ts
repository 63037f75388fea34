import { locale } from '#lib/messages/messages.svelte.ts';

/** Letters beyond Latin-1 as they may stand in names, and the two typefaces that have a file for them (theme.css). */
const LETTERS = 'ō';
const FACES = ['Figtree', 'Fraunces'];

const idle = () =>
	new Promise<void>((resolve) => {
		if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
		else setTimeout(resolve, 100);
	});

/** Whether this visit began with what lies on the phone: a first one has enough to do. */
const isFromPhone = () =>
	performance
		.getEntriesByType('navigation')
		.some((visit) => (visit as PerformanceNavigationTiming).workerStart > 0);

/** Has the browser take in, while nobody waits, what it would read from the disk in the middle of a tap that is the first
 * to need it: how dates and numbers are written costs a slow phone 15 ms, letters have the whole page laid out twice.
 * Letters and places are taken from the phone alone: nothing is sent.
 * @param places what each place is made of, to be asked for */
export async function takeInAhead(places: readonly (() => Promise<unknown>)[] = []): Promise<void> {
	await idle();
	new Intl.DateTimeFormat(locale()).format(0);
	await idle();
	new Intl.NumberFormat(locale()).format(0);
	if (!isFromPhone()) return;
	const letters = FACES.map((face) => () => document.fonts.load(`1em ${face}`, LETTERS));
	for (const take of [...letters, ...places]) {
		await idle();
		// what cannot be had now is asked for again where it is shown
		await take().catch(() => undefined);
	}
}
