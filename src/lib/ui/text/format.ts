import type { PlayingTime } from '#lib/stats/playing-time.ts';
import type { Evening, Person } from '#lib/evening/state.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { bidiIsolate } from '#lib/messages/bidi.ts';
import { languageTag, locale, messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('common');

/** 1st, 2nd, 3rd, … */
export const ordinal = (n: number): string => m.common.ordinal(n);

/** Ana, Ben, and Dee. */
export const listed = (names: Iterable<string>): string => m.common.list(names);

/** 9 May · Temple · 3 rounds, without what is null. A line does not begin with a dot. */
export const dotted = (parts: readonly (string | number | null)[]): string =>
	parts.filter((part) => part !== null).join('\u00a0· ');

/** A player's name as typed; empty for an unknown player. */
export const nameOf = ({ people }: Pick<Evening, 'people'>, player: PlayerId): string =>
	people[player]?.name ?? '';

/** A name for use in text without markup, such as labels: isolated where its direction differs from
 * the language's. */
export const isolateName = (name: string): string => bidiIsolate(name, locale());

/** A player's name for use in text without markup. */
export const plainName = (evening: Pick<Evening, 'people'>, player: PlayerId): string =>
	isolateName(nameOf(evening, player));

/** The evening with the names that people have now. For display only: commands are decided on the
 * original. */
export function withNames(
	evening: Evening,
	names: Readonly<Partial<Record<PlayerId, string>>>
): Evening {
	const people = Object.values<Person>(evening.people).map((person) => ({
		...person,
		name: names[person.id] ?? person.name
	}));
	return { ...evening, people: Object.fromEntries(people.map((person) => [person.id, person])) };
}

/** A getter of the current language's formatter, which is created once per language. */
export function inLanguage<T>(make: (tag: string) => T): () => T {
	const byLanguage = new Map<string, T>();
	return () => {
		const formatter = byLanguage.get(languageTag()) ?? make(locale());
		byLanguage.set(languageTag(), formatter);
		return formatter;
	};
}

interface DateFormat {
	/** @param time a date, or milliseconds since 1970 */
	format(time: Date | number): string;
}

/** 2026-11-06, 2026-11 or 21:05: as much of a time as the options ask for. */
function isoText(time: Date | number, { hour, day, weekday }: Intl.DateTimeFormatOptions): string {
	const date = new Date(time);
	const iso = new Date(+date - date.getTimezoneOffset() * 60_000).toISOString();
	if (hour !== undefined) return iso.slice(11, 16);
	return day === undefined && weekday === undefined ? iso.slice(0, 7) : iso.slice(0, 10);
}

/** A getter of the current language's formatter for dates. Browsers that know no time zone throw
 * when one is created; they get dates as numbers. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): (() => DateFormat) =>
	inLanguage<DateFormat>((tag) => {
		try {
			return new Intl.DateTimeFormat(tag, options);
		} catch {
			return { format: (time) => isoText(time, options) };
		}
	});

const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** Fri, 6 Nov 2026. @param time in milliseconds since the epoch */
export const dateText = (time: number): string => day().format(time);

/** How long an evening was played: 2 h 10, or about 2 h 10; null for less than a minute, and where
 * nobody knows it. */
export function playingTimeText({ milliseconds, isRough }: PlayingTime): string | null {
	if (milliseconds < 60_000) return null;
	const duration = durationText(milliseconds);
	return isRough ? m.common.roughly(duration) : duration;
}

/** 5 min, 2 h 10. */
export function durationText(milliseconds: number): string {
	const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
	if (minutes < 60) return m.common.minutes(minutes);
	return m.common.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'));
}
