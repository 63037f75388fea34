import { decreesInForce } from '#lib/evening/edicts.ts';
import { mayNameDealer } from '#lib/evening/kinds/dealer-named.ts';
import { cannotDeal } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { dealingOf, numberChanges } from '#lib/ui/text/deal.ts';
import { improvising, packLines } from '#lib/ui/text/pack.ts';
import { bold, isolated } from '#lib/ui/text/rich.ts';
import { sourceText } from '#lib/ui/text/sources.ts';
import { nameOf } from '#lib/ui/text/format.ts';
import { m } from '#lib/messages/messages.svelte.ts';
import { rulesBefore } from './rules-before.ts';

/** A rule and where it comes from. */
export interface SourcedRule {
	readonly rule: RuleId;
	readonly text: string;
}

/** What the Deal step shows, in words. Names and what stands out are marked as `Rich` takes them. */
export interface DealView {
	/** What changes with the number of players; null if nothing does. */
	readonly changes: {
		readonly label: string;
		readonly heading: string;
		readonly lines: readonly string[];
	} | null;
	readonly pack: {
		readonly heading: string;
		readonly lines: readonly string[];
		/** How to make the pack out of other packs. */
		readonly improvised: { readonly summary: string; readonly lines: readonly string[] } | null;
		readonly note: string | null;
	};
	readonly dealer: {
		readonly label: string;
		readonly line: string;
		readonly note: string | null;
		/** The button that names another dealer. */
		readonly another: string | null;
		readonly source: SourcedRule;
	};
	readonly each: { readonly label: string; readonly line: string; readonly more: string | null };
	/** Why there can be no deal. */
	readonly problem: 'too-few' | 'too-many' | null;
	readonly comeAndGo: string;
	/** The golden button. */
	readonly dealt: string;
	/** Which further panels there are: changed rules, exposed cards, decrees in force. */
	readonly has: { readonly rules: boolean; readonly exposed: boolean; readonly decrees: boolean };
}

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
export function dealView(evening: Evening, round: Round): DealView {
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
}
