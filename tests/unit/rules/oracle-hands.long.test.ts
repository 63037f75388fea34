import { describe, test } from 'vitest';
import { formatCard, type Card } from '#lib/cards/card.ts';
import * as hands from '#lib/rules/hand.ts';
import { CHOICES } from '#lib/rules/choices.ts';
import type { House } from '#lib/rules/options.ts';
import * as score from '#lib/rules/score.ts';
import { Comparison, distinct, textOf } from '../../oracle/comparison.ts';
import { anyOf, cardsOf, chance, shuffled, someOf } from '../../oracle/sampling.ts';
import { totals, type Hand } from '../../oracle/score.ts';
import { giveback, tribute } from '../../oracle/taxes.ts';
import type { Rules } from '../../oracle/words.ts';
import { optionsOf, words } from '../given.ts';
import { many, whole } from '../../sample.ts';

const owed = ({ must, pick, of }: hands.Due) => ({
	must: must.map(formatCard).sort(),
	pick,
	of: of.map(formatCard).sort()
});

/** Tribute and the return of the worst, of 1 to 3 cards out of each hand. */
function taxes(options: Rules, dealt: readonly Card[][]): Comparison {
	const compared = new Comparison();
	for (const hand of dealt)
		for (const count of [1, 2, 3]) {
			const question = (what: string) => () => `${what} of ${count} from ${textOf(hand)}`;
			const theirs = hands.giveback(options, hand, count);
			compared.answers(
				tribute(options, hand, count),
				owed(hands.tribute(options, hand, count)),
				question('tribute')
			);
			compared.answers(
				giveback(options, hand, count),
				theirs.free ? theirs : owed(theirs),
				question('giveback')
			);
		}
	return compared;
}

describe('TX-3 to TX-5, FP-6, FP-7: tribute and giveback', () => {
	const suited = 'JK JK 2C 3C 3H 4D KS AC AH 2S 3D 3S 8H KD';
	const packs: [string, House, string][] = [
		['temple', { ranking: 'twos-high' }, suited],
		['temple', { ranking: 'aces-high' }, suited],
		['kings-and-bastards', { trumps: 'twos-then-jokers' }, 'JK JK 2C 3C 3H 4D 2S 3D 3S KS'],
		['dalmuti', {}, 'JE JE 1 2 2 3 3 3 7 7 11 12 12 12'],
		['daifugo', {}, 'JK JK 2C 3C 3D 3S 8D 8H KS AC AH'],
		['tarot-himi', { jokers: 1, wild: 'any-card' }, 'JK TR0 TR21 3C 3D PC NC QC KC AC AH']
	];
	for (const [id, house, pack] of packs)
		for (const wildTax of CHOICES.wildTax) {
			const options = optionsOf(id, { ...house, wildTax, giveback: 'worst' });
			const title = `TX-4 ${wildTax}, ${id} ${house.ranking ?? ''}`;
			const few = cardsOf(pack);
			const random = chance(7);
			// a wild of any value makes many cases: all hands of eight cards, and a few of the
			// others
			const cards = whole ? few.length : Math.min(few.length, 11);
			const [most, some] = wildTax === 'payer-chooses' ? [8, many(25, 4)] : [cards, 0];
			test(`${title}: hands of up to 6 of ${most}, ${some} more`, () => {
				const dealt = Array.from({ length: some }, () =>
					shuffled(random, few).slice(0, 1 + random(6))
				);
				const all = distinct(someOf(few.slice(0, most), 6));
				const compared = whole ? all : all.filter(() => random(4) === 0);
				taxes(options, [...compared, ...dealt]).agrees(whole ? 900 : 225);
			});
		}
	for (const way of CHOICES.giveback)
		test(`TX-5 ${way}`, () => {
			const options = optionsOf('temple', { giveback: way });
			taxes(options, [cardsOf('3C 3D 4C JK 2S')]).agrees(6);
		});
});

describe('SC-1, SC-3, RV-2, FP-14: score', () => {
	const random = chance(14);
	const table = words('Ana Ben Chidi Dee Eli Fay Gus Hal');
	function hand(players: readonly string[]): Hand {
		const places = shuffled(random, players);
		const caller = [undefined, places.at(-1), anyOf(random, places)][random(3)];
		return {
			places,
			out: shuffled(random, players),
			...(caller === undefined ? {} : { revolution: caller })
		};
	}
	for (const scoring of CHOICES.scoring)
		for (const revolution of CHOICES.revolution)
			test(`SC-1 ${scoring}, revolution ${revolution}`, () => {
				const options = optionsOf('dalmuti', { scoring, revolution });
				const compared = new Comparison();
				for (let i = 0; i < many(75, 4); i += 1) {
					const players = table.slice(0, 3 + random(6));
					const some = Array.from({ length: 1 + random(4) }, () => hand(players));
					const sorted = (points: Iterable<[string, number]>) => [...points].sort();
					compared.answers(
						sorted(Object.entries(totals(options, some))),
						sorted(score.totals(options, some)),
						() => JSON.stringify(some)
					);
				}
				compared.agrees(many(75, 4));
			});
});
