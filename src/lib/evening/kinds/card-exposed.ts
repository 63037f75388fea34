import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { hasExits } from '#lib/evening/round.ts';
import type { ExposedCard } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface ExposeCard extends ExposedCard {
	readonly type: 'exposeCard';
}
interface CardExposed extends ExposedCard {
	readonly type: 'CardExposed';
}

/** A card was exposed while dealing, and the top player decided who keeps it: its owner, or the
 * last place, who then gives the owner a random card (DK-8). Under other rules the cards are dealt
 * again instead. */
export const cardExposed: Kind<ExposeCard, CardExposed> = {
	command: 'exposeCard',
	fact: 'CardExposed',
	concerns: ({ owner, keeper }) => [owner, keeper],
	topic: null,
	log: 'hidden',
	decide: (evening, { owner, keeper }) =>
		inRound<CardExposed>(evening, (round) => {
			const { places, step } = round;
			if (round.rules.options.misdeal !== 'top-player-rules') return no('no-misdeal');
			if (!places.includes(owner)) return no('not-at-the-table');
			if (keeper !== owner && keeper !== places.at(-1)) return no('no-misdeal');
			if (step === 'seats') return no('not-dealt');
			return hasExits(round) ? no('exits-recorded') : ok({ type: 'CardExposed', owner, keeper });
		}),
	evolve: (evening, { owner, keeper }) =>
		onRound(evening, (round) => ({ ...round, exposed: [...round.exposed, { owner, keeper }] }))
};
