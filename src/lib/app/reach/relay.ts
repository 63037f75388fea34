import { resolve } from '$app/paths';

/** The address of the relay beside the app. */
export const relayAddress = (): string =>
	`${location.origin.replace(/^http/, 'ws')}${resolve('/').replace(/\/$/, '')}/reach`;

let answer: Promise<boolean> | undefined;

/** Whether the host of the app has a relay. A static host answers with the file
 * static/reach/health. Asked once, unless the question fails. */
export function hasRelay(): Promise<boolean> {
	answer ??= ask().catch(() => {
		// the next call asks again
		answer = undefined;
		return false;
	});
	return answer;
}

async function ask(): Promise<boolean> {
	if (!navigator.onLine) throw new Error('offline');
	const response = await fetch(`${resolve('/').replace(/\/$/, '')}/reach/health`);
	return response.ok && ((await response.json()) as { reach?: unknown }).reach === 1;
}
