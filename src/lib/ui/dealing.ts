import type { PlayerId } from '#lib/evening/ids.ts';
import { dealerOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { packFor, rankCounts, type Pack } from '#lib/rules/pack.ts';
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

/** What the pack is, before anything is taken out: "The 52 cards, both Jokers". */
function packText(evening: Pick<Evening, 'rules'>, pack: Pack): string {
	const { deck, jokers } = evening.rules.options;
	const wild = deck === 'dalmuti' ? 'Jester' : 'Joker';
	const naturals = pack.full.length - jokers;
	const jokerText = jokers === 0 ? `no ${wild}s` : jokers === 1 ? `one ${wild}` : `both ${wild}s`;
	const name = deck === 'dalmuti' ? `The Dalmuti pack: ${naturals} cards` : `${naturals} cards`;
	return `${name} and ${jokerText}`;
}

/** What to do to the pack before this deal, a line each (DK-7): the pack itself in the first round, later what
 * differs from the round before. */
export function packLines(
	evening: Pick<Evening, 'rules'>,
	players: number,
	before: number | null
): string[] {
	const pack = packFor(evening.rules.options, players);
	if (before === null) {
		const out = [...pack.remove].map(([rank, n]) => rankText(rank, n));
		const lines = [packText(evening, pack)];
		return out.length > 0 ? [...lines, `Take out ${listed(out)}`] : lines;
	}
	const then = rankCounts(packFor(evening.rules.options, before));
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
 * dealer's left (DK-1, DK-6). */
export function dealingOf({ rules }: Evening, round: Round): Dealing {
	const { each, extra } = packFor(rules.options, round.places.length);
	const dealer = dealerOf(rules, round);
	const first =
		rules.options.deck === 'dalmuti'
			? round.chairs.indexOf(round.places[0]!)
			: round.chairs.indexOf(dealer) + 1;
	const more = Array.from(
		{ length: extra },
		(_, i) => round.chairs[(first + i) % round.chairs.length]!
	);
	return { dealer, each, more };
}
