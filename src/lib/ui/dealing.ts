import type { PlayerId } from '#lib/evening/ids.ts';
import { dealerOf, taxesOf, titlesOf, type TitleHeld } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { packFor, rankCounts, type Pack } from '#lib/rules/pack.ts';
import { spokenTitle, type Rules } from '#lib/rulesets/ruleset.ts';
import { count, listed } from './words.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

const rankText = (rank: string, n: number): string => {
	if (rank === 'JK' || rank === 'JE') {
		const wild = rank === 'JK' ? 'Joker' : 'Jester';
		return n === 2 ? `both ${wild}s` : `${n} ${wild}`;
	}
	if (rank === 'TR') return count(n, 'trump');
	return `${NUMBERS[n] ?? n} ${rank}${n === 1 ? '' : 's'}`;
};

/** A round, as its pack depends on it. */
type Dealt = Pick<Round, 'rules' | 'places'>;

const packOf = ({ rules, places }: Dealt): Pack => packFor(rules.options, places.length);

/** What the pack is, before anything is taken out: "The 52 cards, both Jokers". */
function packText({ rules }: Dealt, pack: Pack): string {
	const { deck, jokers } = rules.options;
	const wild = deck === 'dalmuti' ? 'Jester' : 'Joker';
	const naturals = pack.full.length - jokers;
	const jokerText = jokers === 0 ? `no ${wild}s` : jokers === 1 ? `one ${wild}` : `both ${wild}s`;
	const name = deck === 'dalmuti' ? `The Dalmuti pack: ${naturals} cards` : `${naturals} cards`;
	return `${name} and ${jokerText}`;
}

/** What to do to the pack before this deal, a line each (DK-7): the pack itself in the first round, later what
 * differs from the round before. */
export function packLines(round: Dealt, before: Dealt | null): string[] {
	const pack = packOf(round);
	if (before === null) {
		const out = [...pack.remove].map(([rank, n]) => rankText(rank, n));
		const lines = [packText(round, pack)];
		return out.length > 0 ? [...lines, `Take out ${listed(out)}`] : lines;
	}
	const then = rankCounts(packOf(before));
	const now = rankCounts(pack);
	const ranks = [...new Set([...then.keys(), ...now.keys()])];
	const change = (rank: string) => (now.get(rank) ?? 0) - (then.get(rank) ?? 0);
	const put = ranks.filter((rank) => change(rank) > 0).map((rank) => rankText(rank, change(rank)));
	const take = ranks
		.filter((rank) => change(rank) < 0)
		.map((rank) => rankText(rank, -change(rank)));
	const lines = [];
	if (put.length > 0) lines.push(`Put back ${listed(put)}`);
	if (take.length > 0) lines.push(`Take out ${listed(take)}`);
	return lines.length > 0 ? lines : ['The same pack as before'];
}

export interface Dealing {
	readonly dealer: PlayerId;
	/** Whole cards each, and who gets one more. */
	readonly each: number;
	readonly more: readonly PlayerId[];
}

/** Who deals how many cards to whom. The Great Dalmuti is dealt from the top on (DK-5), the others from the
 * dealer's left (DK-1, DK-6). A greater revolution turned places and chairs after the deal. */
export function dealingOf(round: Round): Dealing {
	const { each, extra } = packOf(round);
	const dealer = dealerOf(round);
	const turned = round.revolution?.greater === true;
	const chairs = turned && round.before !== null ? round.before : round.chairs;
	const top = round.places.at(turned ? -1 : 0)!;
	const first =
		round.rules.options.deck === 'dalmuti' ? chairs.indexOf(top) : chairs.indexOf(dealer) + 1;
	const more = Array.from({ length: extra }, (_, i) => chairs[(first + i) % chairs.length]!);
	return { dealer, each, more };
}

const cardsText = (counts: readonly number[]): string =>
	counts.length === 0 ? 'none' : listed(counts.map(String));

/** A title as the table says it, in nobody's form. */
const publishedAs =
	(rules: Rules) =>
	({ published }: TitleHeld): string =>
		spokenTitle(rules, published);

/** What changes with the number at the table, besides the pack (JO-4): the brackets and the titles. */
export function numberChanges(evening: Evening, round: Round): string[] {
	const last = evening.past?.round;
	if (last === undefined) return [];
	const isAnother = last.places.length !== round.places.length;
	if (!isAnother && last.rules === round.rules) return [];
	const lines = isAnother ? [`${round.places.length} play now, ${last.places.length} before`] : [];
	const counts = (one: Round) =>
		cardsText(taxesOf({ ...one, first: false, revolution: null }).brackets.map((b) => b.count));
	if (counts(round) !== counts(last))
		lines.push(`Cards in tax: ${counts(round)}, before ${counts(last)}`);
	const titles = (one: Round) =>
		new Set([...titlesOf(evening, { ...one, first: false }).values()].map(publishedAs(one.rules)));
	const [now, before] = [titles(round), titles(last)];
	const come = [...now].filter((title) => !before.has(title));
	const gone = [...before].filter((title) => !now.has(title));
	if (come.length > 0) lines.push(`New: ${listed(come)}`);
	if (gone.length > 0) lines.push(`No more: ${listed(gone)}`);
	return lines;
}
