import type { Evening } from '#lib/evening/state.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { locale, m, languageTag } from '#lib/messages/messages.svelte.ts';

/** 1st, 2nd, 3rd, … */
export const ordinal = (n: number): string => m.common.ordinal(n);

/** Ana, Ben, and Dee. */
export const listed = (names: Iterable<string>): string => m.common.list(names);

export const nameOf = ({ people }: Pick<Evening, 'people'>, player: PlayerId): string =>
	people[player]?.name ?? '';

/** A name within a sentence that is shown without markup, or not shown but said. */
export const inPlain = (name: string): string => bidiIsolate(name, locale());

export const plainName = (evening: Pick<Evening, 'people'>, player: PlayerId): string =>
	inPlain(nameOf(evening, player));

/** A formatter of the language in use, made once for each. */
export function inLanguage<T>(make: (tag: string) => T): () => T {
	const made = new Map<string, T>();
	return () => {
		const found = made.get(languageTag()) ?? make(locale());
		made.set(languageTag(), found);
		return found;
	};
}

const day = inLanguage(
	(tag) =>
		new Intl.DateTimeFormat(tag, {
			weekday: 'short',
			day: 'numeric',
			month: 'short',
			year: 'numeric'
		})
);

export const dateText = (time: number): string => day().format(time);

/** 5 min, 2 h 10. */
export function durationText(milliseconds: number): string {
	const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
	if (minutes < 60) return m.common.minutes(minutes);
	return m.common.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}

/** How a place is marked beside its number, so that colour is never the only sign. */
export type Mark = 'crown' | 'coronet' | 'dot' | 'bowl' | 'bowl-empty';

/** The mark of place `place` (from 1) of `players` with this title; `middle` is the title of those between. */
export function markOf(place: number, players: number, title: string, middle: string): Mark {
	if (title === middle) return 'dot';
	if (place === 1) return 'crown';
	if (place === players) return 'bowl';
	return place <= players / 2 ? 'coronet' : 'bowl-empty';
}
