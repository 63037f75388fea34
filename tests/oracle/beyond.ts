/** Beyond the four sources: suit locks, cards that top others, effects, forbidden last cards, tarot
 * trumps. */
import { formatCard, type Card } from '#lib/cards/card.ts';
import type { Reading } from './readings.ts';
import { ranking, type Rules } from './words.ts';

type Play = readonly Card[];

const split = new Map<string, unknown>();

/** The parts of an entry. Cached, because the same ones are asked for with every play. */
function oncePer<T>(entry: string, parts: (entry: string) => T): T {
	const known = (split.get(entry) as T | undefined) ?? parts(entry);
	split.set(entry, known);
	return known;
}

/** RG-7: the cards of a play that have a suit: wild cards have none. */
const naturalsOf = ({ wildRank }: Rules, play: Play): Play =>
	play.filter((card) => card.kind !== 'wild' && (card.kind === 'trump' || card.rank !== wildRank));

const suitsOf = (options: Rules, play: Play): string[] =>
	naturalsOf(options, play)
		.flatMap((card) => (card.kind === 'suited' ? [card.suit] : []))
		.sort();

const isWhole = (options: Rules, play: Play): boolean =>
	suitsOf(options, play).length === play.length;

/** DF-4: the suits that the trick is locked to, by the first two plays running that have the same
 * ones. */
function lockOf(options: Rules, trick: readonly Play[]): string[] {
	const suits = trick.map((play) => (isWhole(options, play) ? suitsOf(options, play) : []));
	const at = suits.findIndex((one, i) => one.length > 0 && one.join() === suits[i + 1]?.join());
	return suits[at] ?? [];
}

/** RG-13: the suits that any two plays running have in common. */
const sharedOf = (options: Rules, trick: readonly Play[]): Set<string> =>
	new Set(
		trick.flatMap((play, i) => {
			const above = suitsOf(options, trick[i + 1] ?? []);
			return suitsOf(options, play).filter((suit) => above.includes(suit));
		})
	);

/** DF-4, RG-13: whether a play does not keep to the locked suits. */
export function breaksLock(options: Rules, trick: readonly Play[], play: Play): boolean {
	const mine = suitsOf(options, play);
	if (options.suitLock === 'part') {
		const missing = [...sharedOf(options, trick)].filter((suit) => !mine.includes(suit));
		return missing.length > play.length - naturalsOf(options, play).length;
	}
	const lock = options.suitLock === 'all' ? lockOf(options, trick) : [];
	if (lock.length === 0) return false;
	const count = (suits: readonly string[], suit: string) =>
		suits.filter((one) => one === suit).length;
	return mine.some((suit) => count(mine, suit) > count(lock, suit));
}

/** A play, and how it counts. */
export interface Counted {
	cards: Play;
	reading: Reading;
}

const isSingle = ({ pattern, size }: Reading): boolean => pattern === 'set' && size === 1;
const rankOf = (reading: Reading): string => ('of' in reading ? reading.of : '');

/** RG-8: the plays that an entry is laid over. */
function liesUnder(over: string, below: Counted): boolean {
	if (over === 'any') return true;
	if (over === 'single') return isSingle(below.reading);
	if (over === 'set') return below.reading.pattern === 'set';
	if (over === 'JK') return below.cards.length === 1 && below.cards[0]?.kind === 'wild';
	return isSingle(below.reading) && rankOf(below.reading) === over;
}

/** RG-8: whether the entry names the very card that lies there. */
export const isOfOneCard = (entry: string): boolean =>
	!['any', 'single', 'set'].includes(entry.split('>')[1] ?? '');

/** RG-8: whether a play is what the entry names: a card alone, or a set of so many. */
function isNamed(entry: string, below: Counted | undefined, play: Counted): boolean {
	const [by = '', over] = entry.split('>');
	const isCard = /^.+[CDHSTM]$|^JK$/.test(by);
	if (isCard) {
		const fits = over !== 'set' || below?.reading.size === 1;
		return play.cards.length === 1 && play.cards.map(formatCard).join() === by && fits;
	}
	const [rank, number] = by.split('x');
	const { pattern, size } = play.reading;
	const due = number === undefined ? below?.reading.size : Number(number);
	if (pattern !== 'set' || rankOf(play.reading) !== rank || size !== due) return false;
	return over !== 'set' || size === below?.reading.size;
}

/** RG-8: the entries by which a play tops the one below, or ends the trick that it leads. */
export const topsBy = (options: Rules, below: Counted | undefined, play: Counted): string[] =>
	options.tops.filter((entry) => {
		const { over, endsLed } = oncePer(entry, splitTop);
		return (below ? liesUnder(over, below) : endsLed) && isNamed(entry, below, play);
	});

function splitTop(entry: string) {
	const [by = '', over = ''] = entry.split('>');
	const endsLed = ['any', 'single'].includes(over) && /[CDHSTM]$/.test(by);
	return { over, endsLed };
}

function splitEffect(entry: string) {
	const [named = '', effect = ''] = entry.split(':');
	const [sized = '', inRun] = named.split('/');
	const [rank = '', number] = sized.split('x');
	return { effect, inRun, rank, number };
}

/** RG-9: the effects that a play has, by name. */
export function effectsBy(options: Rules, reading: Reading): { rank: string; effect: string }[] {
	return options.effects.flatMap((entry) => {
		const { effect, inRun, rank, number } = oncePer(entry, splitEffect);
		if (reading.pattern === 'run') {
			const ranks = ranking(options);
			const at = ranks.indexOf(reading.top);
			const held: string[] = ranks.slice(at + 1 - reading.size, at + 1);
			return inRun !== undefined && held.includes(rank) ? [{ rank, effect }] : [];
		}
		if (reading.pattern !== 'set' || rankOf(reading) !== rank) return [];
		return number === undefined || Number(number) === reading.size ? [{ rank, effect }] : [];
	});
}

/** RG-14: whether one of these cards may not be the last. While the ranking is turned, 2 and 3
 * change places in plain entries. */
export function isForbiddenLast(
	options: Rules,
	below: Counted | undefined,
	play: Counted
): boolean {
	const places: Record<string, string> = options.turned ? { 2: '3', 3: '2' } : {};
	const strongest = ranking(options).at(-1) ?? '';
	const names = play.cards.flatMap((card) => {
		const [name = ''] = formatCard(card).split('=');
		return card.kind === 'suited' ? [name, card.rank] : [name];
	});
	return options.forbiddenLast.some((entry) => {
		const plain = entry.replace('*', '');
		const name = plain === 'strongest' ? strongest : plain;
		if (plain === entry)
			return names.includes(plain === 'strongest' ? name : (places[name] ?? name));
		if (!names.includes(name)) return false;
		if (/[CDHSTM]$|^JK$/.test(name))
			return topsBy(options, below, play).some((top) => top.startsWith(`${name}>`));
		return effectsBy(options, play.reading).some(
			({ rank, effect }) => rank === name && (effect !== 'reverse' || play.reading.size % 2 === 1)
		);
	});
}

/** TH-3: whether a trump lies or is played. */
export const hasTrump = (plays: readonly Play[]): boolean =>
	plays.some((play) => play.some((card) => card.kind === 'trump'));
