import { resolve } from '$app/paths';

/** The address of the relay beside the app. */
export const relayAddress = (): string =>
	`${location.origin.replace(/^http/, 'ws')}${resolve('/').replace(/\/$/, '')}/reach`;

const health = async (): Promise<Response> => {
	if (!navigator.onLine) throw new Error('offline');
	return fetch(`${resolve('/').replace(/\/$/, '')}/reach/health`);
};

/** Names that lead from every device to itself. */
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The origins for links that other phones open, the most likely one first: that of this page,
 * unless it is `localhost`; then the host tells one for each of its networks. Asked anew each time,
 * because a laptop may change its network.
 * @returns none if the host knows none */
export async function originsForPhones(): Promise<readonly string[]> {
	if (!LOOPBACK.test(location.hostname)) return [location.origin];
	try {
		const { addresses } = (await (await health()).json()) as { addresses?: unknown };
		const texts = Array.isArray(addresses) ? (addresses as unknown[]) : [];
		return texts.flatMap((text) => (typeof text === 'string' ? new URL(text).origin : []));
	} catch {
		return [];
	}
}

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
	const { reach, ok } = (await (await health()).json()) as { reach?: unknown; ok?: unknown };
	// a relay whose stores fail may work later
	if (ok === false) throw new Error('failing');
	return reach === 1;
}
