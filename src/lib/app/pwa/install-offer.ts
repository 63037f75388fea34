/** When to offer to install the app: not on the first visit, and not too often. Times are in
 * milliseconds since 1970. */

/** The visits and dismissed offers on this phone, as stored. */
export interface Visits {
	/** When the app was last in use. */
	readonly seen: number;
	/** How many visits there were, on different days. */
	readonly days: number;
	/** When offers were dismissed. */
	readonly dismissed: readonly number[];
}

const HOUR = 3_600_000;
/** The break after which a new visit begins, since an evening may go on after midnight. */
const MIN_BREAK = 8 * HOUR;
/** The pause after a dismissed offer. */
const OFFER_INTERVAL = 90 * 24 * HOUR;
/** The number of dismissals after which there are no more offers. */
const MAX_DISMISSALS = 2;

const isTime = (value: unknown): value is number => Number.isFinite(value);

/** Parses the stored visits; null if the text is missing or not valid. */
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

/** The visits, with the app last used at that time. It counts as a new visit after a break, on
 * another day. */
export function visitedAt(visits: Visits | null, at: number): Visits {
	if (visits === null) return { seen: at, days: 1, dismissed: [] };
	const isAnother = at - visits.seen >= MIN_BREAK && !isSameDay(visits.seen, at);
	return { ...visits, seen: at, days: visits.days + (isAnother ? 1 : 0) };
}

/** The visits, with the app left or hidden at that time: the visit lasted until then. */
export const leftAt = (visits: Visits, at: number): Visits => ({ ...visits, seen: at });

export const dismissedAt = (visits: Visits, at: number): Visits => ({
	...visits,
	dismissed: [...visits.dismissed, at]
});

/** How the app can be installed: with the browser's prompt, from Safari's menu, or not at all. */
export type InstallMethod = 'ask' | 'safari' | 'none';

/** Whether the app may be offered for installation at that time. Safari may delete the data of a
 * page that was not visited for seven days, and an installed app starts empty, so there it is
 * offered before anything is entered, and as soon as there is an evening to lose (docs/ios.md).
 * @param isMoment whether nothing is stored yet, or an evening has just been closed */
export function mayOffer(
	{ days, dismissed }: Visits,
	at: number,
	method: InstallMethod,
	isMoment: boolean
): boolean {
	if (method === 'none' || dismissed.length >= MAX_DISMISSALS) return false;
	const isFirstVisit = days < 2 && !(method === 'safari' && isMoment);
	return !isFirstVisit && dismissed.every((time) => at - time >= OFFER_INTERVAL);
}

interface Browser {
	/** Whether the app is running as an installed one. */
	readonly installed: boolean;
	/** Whether the browser has offered its install prompt. */
	readonly canAsk: boolean;
	readonly userAgent: string;
	/** Tells an iPad from a Mac, which have the same user agent. */
	readonly touchPoints: number;
}

/** Other browsers on iOS, and web views in apps: their menus differ or have no such item. */
const NOT_SAFARI = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\/|GSA|DuckDuckGo|FBA[NV]|Instagram/;

export function installMethod({
	installed,
	canAsk,
	userAgent,
	touchPoints
}: Browser): InstallMethod {
	if (installed) return 'none';
	if (canAsk) return 'ask';
	const isApple =
		/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
	return isApple && /Safari\//.test(userAgent) && !NOT_SAFARI.test(userAgent) ? 'safari' : 'none';
}
