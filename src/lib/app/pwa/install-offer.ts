/** When to offer that the app be installed: never on a first visit, and not again and again. Times are in milliseconds
 * since 1970, and passed in. */

/** What is remembered of visits and of offers on this phone. */
export interface Visits {
	/** When it was in use last. */
	readonly seen: number;
	/** On how many days it was visited. */
	readonly days: number;
	/** When the offer was dismissed. */
	readonly dismissed: readonly number[];
}

const HOUR = 3_600_000;
/** An evening may go on after midnight: a visit begins after so long a rest. */
const REST = 8 * HOUR;
/** How long an offer that was dismissed stays away. */
const AWAY = 90 * 24 * HOUR;
/** So many times dismissed it stays away for good. */
const ENOUGH = 2;

const isTime = (value: unknown): value is number => Number.isFinite(value);

/** What was stored, or null where it is nothing of ours. */
export function parseVisits(text: string | null): Visits | null {
	let value: unknown;
	try {
		value = JSON.parse(text ?? 'null');
	} catch {
		return null;
	}
	if (typeof value !== 'object' || value === null) return null;
	const { seen, days, dismissed } = value as Partial<Record<keyof Visits, unknown>>;
	if (!isTime(seen) || !isTime(days) || !Array.isArray(dismissed)) return null;
	return { seen, days, dismissed: dismissed.filter(isTime) };
}

const isSameDay = (a: number, b: number): boolean =>
	new Date(a).toDateString() === new Date(b).toDateString();

/** The app is in use at that time. */
export function visitedAt(visits: Visits | null, at: number): Visits {
	if (visits === null) return { seen: at, days: 1, dismissed: [] };
	const isAnother = at - visits.seen >= REST && !isSameDay(visits.seen, at);
	return { ...visits, seen: at, days: visits.days + (isAnother ? 1 : 0) };
}

/** It is left at that time, or put aside: until then the visit has lasted, however long. */
export const leftAt = (visits: Visits, at: number): Visits => ({ ...visits, seen: at });

export const dismissedAt = (visits: Visits, at: number): Visits => ({
	...visits,
	dismissed: [...visits.dismissed, at]
});

/** Whether it may be offered at a good moment. */
export function mayOffer({ days, dismissed }: Visits, at: number): boolean {
	if (days < 2 || dismissed.length >= ENOUGH) return false;
	return dismissed.every((time) => at - time >= AWAY);
}

/** How the app can be installed here: by the browser's own question, by what its user does in Safari, or not at all. */
export type Way = 'ask' | 'safari' | 'none';

interface Browser {
	/** Whether it runs as an installed app already. */
	readonly installed: boolean;
	/** Whether the browser has said that it would ask. */
	readonly canAsk: boolean;
	readonly userAgent: string;
	/** How many fingers the screen feels: an iPad says that it is a Mac. */
	readonly touchPoints: number;
}

/** Others on iOS, and pages within apps, have no such menu, or another one. */
const OTHERS = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA|DuckDuckGo|FBA[NV]|Instagram/;

export function wayToInstall({ installed, canAsk, userAgent, touchPoints }: Browser): Way {
	if (installed) return 'none';
	if (canAsk) return 'ask';
	const isApple =
		/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
	return isApple && /Safari\//.test(userAgent) && !OTHERS.test(userAgent) ? 'safari' : 'none';
}
