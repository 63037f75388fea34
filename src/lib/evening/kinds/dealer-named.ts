import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { hasSeatsStep } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface NameDealer {
	readonly type: 'nameDealer';
	readonly player: PlayerId;
}
interface DealerNamed {
	readonly type: 'DealerNamed';
	readonly player: PlayerId;
}

/** Whether another dealer can be named: by the top player if the rules say so, or by the table
 * while nobody has any standing (DK-7). */
export const mayNameDealer = (round: Round): boolean =>
	round.rules.options.dealer === 'named-by-top' || !hasSeatsStep(round);

/** Another player than usual deals this round (DK-7). */
export const dealerNamed: Kind<NameDealer, DealerNamed> = {
	command: 'nameDealer',
	fact: 'DealerNamed',
	concerns: ({ player }) => [player],
	topic: null,
	log: 'hidden',
	decide: (evening, { player }) =>
		inRound(evening, (round) => {
			if (!round.places.includes(player)) return no('not-at-the-table');
			if (!mayNameDealer(round)) return no('dealer-is-fixed');
			return round.dealt ? no('cards-are-dealt') : ok({ type: 'DealerNamed', player });
		}),
	evolve: (evening, { player }) => onRound(evening, (round) => ({ ...round, dealer: player }))
};
