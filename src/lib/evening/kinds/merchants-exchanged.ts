import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { isDecidedInPlay, taxesOf, titlesOf } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Partner {
	/** The player with whom the highest Merchant swapped a card; null: nobody. */
	readonly partner: PlayerId | null;
}
interface ExchangeMerchants extends Partner {
	readonly type: 'exchangeMerchants';
}
interface MerchantsExchanged extends Partner {
	readonly type: 'MerchantsExchanged';
	readonly merchant: PlayerId;
}

/** The highest Merchant, who may swap a card unseen with another Merchant, and those others. Null
 * if the option is off, no taxes are paid, or there are fewer than six players (TX-10). */
export function merchantExchangeOf(
	round: Round
): { readonly merchant: PlayerId; readonly others: readonly PlayerId[] } | null {
	const { places, rules } = round;
	if (!rules.options.merchantExchange || places.length < 6) return null;
	if (taxesOf(round).brackets.length === 0) return null;
	const titles = titlesOf({ people: {} }, round);
	const [merchant, ...others] = places.filter(
		(p) => titles.get(p)!.published === rules.titles.middle && !round.left.includes(p)
	);
	return merchant === undefined || others.length === 0 ? null : { merchant, others };
}

/** The highest Merchant swapped a card, or declined to (TX-10). */
export const merchantsExchanged: Kind<ExchangeMerchants, MerchantsExchanged> = {
	command: 'exchangeMerchants',
	fact: 'MerchantsExchanged',
	concerns: ({ merchant, partner }) => (partner === null ? [merchant] : [merchant, partner]),
	topic: null,
	log: 'hidden',
	decide: (evening, { partner }) =>
		inRound(evening, (round) => {
			const exchange = merchantExchangeOf(round);
			if (exchange === null) return no('no-exchange');
			if (!round.dealt) return no('not-dealt');
			if (isDecidedInPlay(round)) return no('exits-recorded');
			const { merchant, others } = exchange;
			if (partner !== null && !others.includes(partner)) return no('no-exchange');
			return round.exchange?.partner === partner
				? no('no-change')
				: ok({ type: 'MerchantsExchanged', merchant, partner });
		}),
	evolve: (evening, { merchant, partner }) =>
		onRound(evening, (round) => ({ ...round, exchange: { merchant, partner } }))
};
