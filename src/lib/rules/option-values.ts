import { isRank, parseCard } from '#lib/cards/card.ts';
import { CHOICES } from './choices.ts';
import { parseEffect } from './effects.ts';
import { parseForbidden } from './forbidden-last.ts';
import type { ListOption, OptionName } from './options.ts';
import { parseTop } from './tops.ts';

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) > 0;

function isTarget(value: unknown): boolean {
	if (value === 'open') return true;
	if (typeof value !== 'object' || value === null) return false;
	const [[key, amount] = [], ...more] = Object.entries(value);
	return more.length === 0 && (key === 'rounds' || key === 'points') && isCount(amount);
}

/** The most players that a table of own taxes may name, and the most cards of one bracket
 * (RG-17). */
const MOST_PLAYERS = 16;
const MOST_TAX = 6;

/** Whether a table of own amounts is one: for some numbers of players, brackets of one to six
 * cards. A row holds for larger tables, too, so it may name more brackets than its own number of
 * players has: each table has the outermost ⌊n/2⌋ (RG-17). */
function isTaxAmounts(value: unknown): boolean {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
	const rows = Object.entries(value);
	const isAmount = (count: unknown) => isCount(count) && (count as number) <= MOST_TAX;
	return (
		rows.length > 0 &&
		rows.every(([players, counts]: [string, unknown]) => {
			const n = Number(players);
			if (!/^[1-9]\d?$/.test(players) || n < 2 || n > MOST_PLAYERS) return false;
			return Array.isArray(counts) && counts.length <= MOST_PLAYERS / 2 && counts.every(isAmount);
		})
	);
}

/** What may stand in each list. */
const ENTRIES: Record<ListOption, (text: string) => boolean> = {
	tops: (text) => parseTop(text) !== undefined,
	effects: (text) => parseEffect(text) !== undefined,
	turnedBy: (text) => text === 'four' || text === 'run-of-four',
	forbiddenLast: (text) => parseForbidden(text) !== undefined
};

/** Whether an option can have this value. */
export function isOptionValue(name: OptionName, value: unknown): boolean {
	switch (name) {
		case 'target':
			return isTarget(value);
		case 'opener':
			return typeof value === 'string' && !value.includes('=') && parseCard(value) !== undefined;
		case 'wildRank':
			return value === null || (typeof value === 'string' && isRank(value));
		case 'tops':
		case 'effects':
		case 'turnedBy':
		case 'forbiddenLast':
			return (
				Array.isArray(value) &&
				value.every((text) => typeof text === 'string' && ENTRIES[name](text))
			);
		default:
			if (name === 'taxSchedule' && isTaxAmounts(value)) return true;
			return (CHOICES[name] as readonly unknown[]).includes(value);
	}
}
