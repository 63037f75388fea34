import type { EveningId } from '#lib/evening/ids.ts';

/** What one tab tells the others once it is stored: how long the log of an evening is now, or what else there is to be
 * read again; `table`: which evening lies there, `all`: whatever it is. */
export type News =
	| { readonly evening: EveningId; readonly length: number }
	| { readonly what: 'people' | 'houses' | 'table' | 'all' };

const NAME = 'courtbook';
/** A list is read again once for a row of quick taps. */
const PAUSE = 200;

type Hear = (news: News) => void;
const hearers = new Set<Hear>();
let channel: BroadcastChannel | null | undefined;

/** Tabs of other versions of the app talk here too. */
function isNews(data: unknown): data is News {
	if (typeof data !== 'object' || data === null) return false;
	const { evening, length, what } = data as Record<string, unknown>;
	return what === undefined
		? typeof evening === 'string' && typeof length === 'number'
		: what === 'people' || what === 'houses' || what === 'table' || what === 'all';
}

/** Null where the browser has none: then a tab reads what others wrote when it writes itself, and when it is loaded. */
function opened(): BroadcastChannel | null {
	if (channel !== undefined) return channel;
	channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);
	channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
		if (isNews(data)) for (const hear of [...hearers]) hear(data);
	});
	return channel;
}

/** Tells all other tabs. From a worker it reaches the tab of the worker too. */
export function tellOthers(news: News): void {
	opened()?.postMessage(news);
}

/** Has `hear` called with what other tabs tell. @returns what ends it */
export function whenTold(hear: Hear): () => void {
	opened();
	hearers.add(hear);
	return () => hearers.delete(hear);
}

/** Has a list read again when others wrote what is in it. @returns what ends it */
export function whenWritten(
	isAbout: (news: News) => boolean,
	readAgain: () => unknown
): () => void {
	let pause: ReturnType<typeof setTimeout> | undefined;
	const end = whenTold((news) => {
		if (!isAbout(news) && !('what' in news && news.what === 'all')) return;
		clearTimeout(pause);
		pause = setTimeout(readAgain, PAUSE);
	});
	return () => {
		clearTimeout(pause);
		end();
	};
}

export const aboutEvenings = (news: News): boolean => 'evening' in news;
export const aboutPeople = (news: News): boolean => 'what' in news && news.what === 'people';
export const aboutHouses = (news: News): boolean => 'what' in news && news.what === 'houses';
