import type { EveningId } from '#lib/evening/ids.ts';

/** A message from a tab to the others after a write: the new length of an evening's log, or the
 * kind of other data that changed. `table`: which evening is on the table; `all`: anything. */
export type TabMessage =
	| { readonly evening: EveningId; readonly length: number }
	| { readonly changed: 'people' | 'houses' | 'seasons' | 'table' | 'all' };

export const CHANNEL = 'courtbook';
/** Delay before a list is read again, so that several writes in a row cause one read. In
 * milliseconds. */
const DEBOUNCE = 200;

type Listener = (message: TabMessage) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

const CHANGED: readonly unknown[] = ['people', 'houses', 'seasons', 'table', 'all'];

/** A message on the channel, unchecked: tabs with other versions of the app use it too. */
export function isTabMessage(data: unknown): data is TabMessage {
	if (typeof data !== 'object' || data === null) return false;
	const { evening, length, changed } = data as Record<string, unknown>;
	return changed === undefined
		? typeof evening === 'string' && typeof length === 'number'
		: CHANGED.includes(changed);
}

/** Null where there is none, as in Node while pages are prerendered. */
function openChannel(): BroadcastChannel | null {
	if (channel !== undefined) return channel;
	channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
	channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (isTabMessage(data)) notifyOwnTab(data);
	});
	return channel;
}

/** Tells all other tabs. A message from a worker reaches its own tab too. */
export function notifyTabs(message: TabMessage): void {
	openChannel()?.postMessage(message);
}

/** Tells this tab that data may have changed, such as when the store opens at last. */
export function notifyOwnTab(message: TabMessage): void {
	for (const listener of listeners) listener(message);
}

/** Calls `listener` with each message of another tab. @returns a function that stops it */
export function onTabMessage(listener: Listener): () => void {
	openChannel();
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Calls `read` after messages of other tabs that `concerns` accepts.
 * @returns a function that stops it */
export function onTabWrite(
	concerns: (message: TabMessage) => boolean,
	read: () => unknown
): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = onTabMessage((message) => {
		if (!concerns(message) && !('changed' in message && message.changed === 'all')) return;
		clearTimeout(timer);
		timer = setTimeout(read, DEBOUNCE);
	});
	return () => {
		clearTimeout(timer);
		stop();
	};
}

export const concernsEvenings = (message: TabMessage): boolean => 'evening' in message;
export const concernsPeople = (message: TabMessage): boolean =>
	'changed' in message && message.changed === 'people';
export const concernsHouses = (message: TabMessage): boolean =>
	'changed' in message && message.changed === 'houses';
export const concernsSeasons = (message: TabMessage): boolean =>
	'changed' in message && message.changed === 'seasons';
