/** A range of days by which statistics are counted, such as a season of a club. */
export interface Season {
	readonly id: string;
	readonly name: string;
	/** The first and the last day, as `2026-09-01`. */
	readonly from: string;
	readonly to: string;
	/** In milliseconds since 1970. Of two phones' versions the later one counts. */
	readonly changedAt: number;
	readonly removed: boolean;
}

const MAX_NAME = 60;
/** Set for a removed season, which is kept so that another phone does not bring it back. */
const MAX_SEASONS = 200;

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const isDay = (value: unknown): value is string =>
	typeof value === 'string' && DAY.test(value);

/** Checks a season that was stored or came from another phone. @returns null if it is not a valid
 * season */
export function checkSeason(value: unknown): Season | null {
	if (typeof value !== 'object' || value === null) return null;
	const { id, name, from, to, changedAt, removed } = value as Record<string, unknown>;
	if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return null;
	if (typeof name !== 'string' || name.trim() === '' || name.length > MAX_NAME) return null;
	if (!isDay(from) || !isDay(to) || from > to) return null;
	if (!Number.isSafeInteger(changedAt) || typeof removed !== 'boolean') return null;
	return { id, name, from, to, changedAt: changedAt as number, removed };
}

const isLater = (a: Season, b: Season): boolean =>
	a.changedAt !== b.changedAt ? a.changedAt > b.changedAt : JSON.stringify(a) > JSON.stringify(b);

/** Adds seasons to the known ones. Of each the later version counts, so the order does not
 * matter. */
export function mergeSeasons(known: readonly Season[], more: readonly Season[]): Season[] {
	const all = new Map(known.map((season) => [season.id, season]));
	for (const season of more) {
		const before = all.get(season.id);
		if (before === undefined ? all.size < MAX_SEASONS : isLater(season, before))
			all.set(season.id, season);
	}
	return [...all.values()].toSorted((a, b) => (a.from === b.from ? 0 : a.from < b.from ? 1 : -1));
}
