import type { Entry } from '#lib/evening/entries.ts';

/** In the tests players and evenings are known by their names. The app makes ids of letters, digits and `.~-_` alone,
 * and takes no others. */

const isId = (text: string) => /^[\w.~-]{1,100}$/.test(text) && !(text in Object.prototype);

/** The name, if it can be an id; else one that is made of it. */
export function idFor(name: string): string {
	if (isId(name)) return name;
	let hash = 0;
	for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_000_007;
	return `${name.replace(/\W/g, '').slice(0, 20)}_${hash}`;
}

/** What people say may be the same as an id, and is none. */
const WORDS = new Set(['name', 'text', 'reason', 'fine', 'rules']);

/** A log with ids that the app could have made. */
export function withIds(log: readonly Entry[]): readonly Entry[] {
	const names = new Set<string>(
		log.flatMap((entry): string[] => {
			if (entry.type === 'EveningStarted')
				return [entry.evening, ...entry.players.map(({ id }) => id)];
			return entry.type === 'PlayerJoined' ? [entry.player.id] : [];
		})
	);
	const wrong = new Set([...names].filter((name) => !isId(name)));
	const mend = (value: unknown, key: string): unknown => {
		if (WORDS.has(key)) return value;
		if (typeof value === 'string') return wrong.has(value) ? idFor(value) : value;
		if (Array.isArray(value)) return value.map((one) => mend(one, key));
		if (typeof value !== 'object' || value === null) return value;
		return Object.fromEntries(
			Object.entries(value).map(([key, one]) => [wrong.has(key) ? idFor(key) : key, mend(one, key)])
		);
	};
	return wrong.size === 0 ? log : (mend(log, '') as Entry[]);
}
