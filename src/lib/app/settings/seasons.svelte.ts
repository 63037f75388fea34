import { checkSeason, mergeSeasons, type Season } from '#lib/stats/seasons.ts';
import { randomId } from '#lib/app/random-id.ts';
import { concernsSeasons, notifyTabs, onTabWrite } from '#lib/app/table/tabs.ts';
import { recallHere, rememberHere } from './local-storage.ts';

const KEY = 'courtbook-seasons';

function read(): readonly Season[] {
	try {
		const list: unknown = JSON.parse(recallHere(KEY) ?? '[]');
		return (Array.isArray(list) ? list : []).map(checkSeason).filter((one) => one !== null);
	} catch {
		return [];
	}
}

/** The seasons of this phone, and of its club. */
class Seasons {
	/** Including removed seasons. */
	all = $state.raw<readonly Season[]>(read());
	readonly list = $derived(this.all.filter(({ removed }) => !removed));

	/** Reads them again after other tabs wrote them. @returns a function that stops it */
	follow(): () => void {
		return onTabWrite(concernsSeasons, () => (this.all = read()));
	}

	/** Adds the seasons of another phone. */
	merge(more: readonly Season[]): void {
		this.all = mergeSeasons(read(), more);
		rememberHere(KEY, JSON.stringify(this.all));
	}

	add(name: string, from: string, to: string): Season | null {
		return this.#put({ id: randomId(), name: name.trim(), from, to, removed: false });
	}

	remove(season: Season): void {
		this.#put({ ...season, removed: true });
	}

	/** @returns null if the season is not valid */
	#put(season: Omit<Season, 'changedAt'>): Season | null {
		const checked = checkSeason({ ...season, changedAt: Date.now() });
		if (checked === null) return null;
		this.merge([checked]);
		notifyTabs({ changed: 'seasons' });
		return checked;
	}
}

export const seasons = new Seasons();
