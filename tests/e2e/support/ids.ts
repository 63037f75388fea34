import type { Entry } from '#lib/evening/entries.ts';

/** Tests use names as ids. The app accepts ids of letters, digits and `.~-_` only. */

const isId = (text: string) => /^[\w.~-]{1,100}$/.test(text) && !(text in Object.prototype);

/** The name if it is a valid id, else an id made from it. */
export function idFor(name: string): string {
	if (isId(name)) return name;
	let hash = 0;
	for (const character of name) hash = (hash * 31 + character.codePointAt(0)!) % 1_000_000_007;
	return `${name.replace(/\W/g, '').slice(0, 20)}_${hash}`;
}

/** Fields with text that people typed: never ids. */
const WORDS = new Set(['name', 'text', 'reason', 'fine', 'rules']);

/** The same log with valid ids. */
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
