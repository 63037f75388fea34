import type { EveningId } from '#lib/evening/ids.ts';

/** What one tab tells the others once it is stored: the new length of an evening's log, or what else has changed.
 * `table`: which evening is on the table; `all`: anything. */
export type TabNews =
	| { readonly evening: EveningId; readonly length: number }
	| { readonly what: 'people' | 'houses' | 'table' | 'all' };

const NAME = 'courtbook';
/** A list is read again once after several writes in a row. In milliseconds. */
const DEBOUNCE = 200;

type Listener = (news: TabNews) => void;
const listeners = new Set<Listener>();
let channel: BroadcastChannel | null | undefined;

/** Tabs with other versions of the app use the same channel. */
function isTabNews(data: unknown): data is TabNews {
	if (typeof data !== 'object' || data === null) return false;
	const { evening, length, what } = data as Record<string, unknown>;
	return what === undefined
		? typeof evening === 'string' && typeof length === 'number'
		: what === 'people' || what === 'houses' || what === 'table' || what === 'all';
}

/** Null in browsers without BroadcastChannel: there a tab reads what others wrote when it writes itself. */
function openChannel(): BroadcastChannel | null {
	if (channel !== undefined) return channel;
	channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
	channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (isTabNews(data)) for (const listener of [...listeners]) listener(data);
	});
	return channel;
}

/** Tells all other tabs. News from a worker reaches its own tab too. */
export function notifyTabs(news: TabNews): void {
	openChannel()?.postMessage(news);
}

/** Has `listener` called with the news of other tabs. @returns a function that stops it */
export function onTabNews(listener: Listener): () => void {
	openChannel();
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Calls `read` after other tabs have written what `concerns` picks. @returns a function that stops it */
export function onTabWrite(concerns: (news: TabNews) => boolean, read: () => unknown): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const stop = onTabNews((news) => {
		if (!concerns(news) && !('what' in news && news.what === 'all')) return;
		clearTimeout(timer);
		timer = setTimeout(read, DEBOUNCE);
	});
	return () => {
		clearTimeout(timer);
		stop();
	};
}

export const concernsEvenings = (news: TabNews): boolean => 'evening' in news;
export const concernsPeople = (news: TabNews): boolean => 'what' in news && news.what === 'people';
export const concernsHouses = (news: TabNews): boolean => 'what' in news && news.what === 'houses';
