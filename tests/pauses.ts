/** Pauses of the app in milliseconds: dialogs (300) and golden buttons (500) that ignore taps just
 * after they appear, double taps (450), work after the first screen (1000), and retries of storing
 * (3000). */
export const PAUSES = [300, 450, 500, 1000, 3000];

/** Makes these pauses of a page short. It runs in the page, so it uses nothing from outside. */
export function shorten(pauses: readonly number[]): void {
	const wait = setTimeout;
	window.setTimeout = ((run: () => void, delay = 0, ...rest: unknown[]) =>
		wait(run, pauses.includes(delay) ? delay / 20 : delay, ...rest)) as typeof setTimeout;
}
