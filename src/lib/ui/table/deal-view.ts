import { decreesInForce } from '#lib/evening/edicts.ts';
import { mayNameDealer } from '#lib/evening/kinds/dealer-named.ts';
import { cannotDeal } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import { dealingOf, numberChanges } from '#lib/ui/text/deal.ts';
import { improvising, packLines } from '#lib/ui/text/pack.ts';
import { bold, isolated } from '#lib/ui/text/rich.ts';
import { sourceText } from '#lib/ui/text/sources.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { rulesBefore } from './rules-before.ts';
import type { DealView, MakeView } from './views.ts';

function packView(round: Round, last: Round | undefined): DealView['pack'] {
	const improvised = improvising(round);
	const prefersLarger =
		round.rules.options.deck === 'even-deal' && round.places.length > 4 && round.first;
	return {
		heading: m['table-steps'].deal.pack,
		lines: packLines(round, last ?? null),
		improvised: improvised.length > 0 ? { summary: m.pack.improvise, lines: improvised } : null,
		note: prefersLarger ? m.pack.prefersLarger : null
	};
}

/** What the Deal step shows (DK-1 to DK-8). */
export const dealView: MakeView<'deal'> = (evening, round) => {
	const words = m['table-steps'].deal;
	const { rules } = round;
	const name = (player: (typeof round.places)[number]) => isolated(nameOf(evening, player));
	const dealing = dealingOf(round);
	const changes = numberChanges(evening, round);
	const anotherCuts = rules.options.dealer === 'named-by-top' && rules.standing === 'from-the-draw';
	return {
		changes:
			changes.length > 0
				? { label: words.changesLabel, heading: words.changes, lines: changes }
				: null,
		pack: packView(round, evening.past?.round),
		dealer: {
			label: words.dealer,
			line: words.deals(bold(nameOf(evening, dealing.dealer))),
			note: anotherCuts ? words.anotherCuts : null,
			another: mayNameDealer(round) && !round.dealt ? words.someoneElse : null,
			source: { rule: 'DK-7', text: sourceText(rules, 'dealer') }
		},
		each: {
			label: words.cardsLabel,
			line: words.each(dealing.each, bold),
			more: dealing.more.length > 0 ? words.oneMore(dealing.more.map(name)) : null
		},
		problem: round.dealt ? null : cannotDeal(evening),
		comeAndGo: m.seats.comeAndGo,
		dealt: words.dealt,
		has: {
			rules: rulesBefore(evening, round) !== null,
			exposed: rules.options.misdeal === 'top-player-rules',
			decrees: decreesInForce(evening).length > 0
		}
	};
};
