import { decreesInForce } from '#lib/evening/edicts.ts';
import { mayNameDealer } from '#lib/evening/kinds/dealer-named.ts';
import { cannotDeal, dealerOf, dealOf, firstLeadOf, hasTaxesStep } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import { prefersLargerPack, type Rules } from '#lib/rulesets/ruleset.ts';
import { handSize } from '#lib/rules/deal.ts';
import { takesOutMiddle } from '#lib/rules/pack.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { numberChanges } from '#lib/ui/text/deal.ts';
import { improvisedCards, packLines } from '#lib/ui/text/pack.ts';
import { leadText } from '#lib/ui/text/lead.ts';
import { bold } from '#lib/ui/text/rich.ts';
import { sourceText } from '#lib/ui/text/sources.ts';
import { emsOf } from '#lib/ui/text/width.ts';
import { nameOf, plainName } from '#lib/ui/text/format.ts';
import { messagesOf } from '#lib/messages/messages.svelte.ts';

const m = messagesOf('table-steps', 'pack');

/** A rule and its source. */
export interface SourcedRule {
	readonly rule: RuleId;
	readonly text: string;
}

/** The texts of the Deal step. Sentences may contain the marks that `Rich` renders. */
export interface DealView {
	/** Changes due to a new number of players; null without changes. */
	readonly changes: {
		readonly label: string;
		readonly heading: string;
		readonly lines: readonly string[];
	} | null;
	/** How to prepare the pack; without lines if there is nothing to change. */
	readonly pack: {
		readonly heading: string;
		readonly lines: readonly string[];
		/** How to make the cards from a second pack. */
		readonly improvised: { readonly summary: string; readonly lines: readonly string[] } | null;
		readonly note: string | null;
	};
	readonly dealer: {
		readonly label: string;
		readonly line: string;
		/** The width of the name in em. */
		readonly width: number;
		readonly note: string | null;
		/** Label of the button that names another dealer. */
		readonly another: string | null;
		readonly source: SourcedRule;
	};
	readonly each: {
		readonly label: string;
		/** The number that most players get. */
		readonly cards: number;
		readonly line: string;
		/** The players who get another number. */
		readonly others: string | null;
	};
	/** Why there is no Taxes step after the deal. */
	readonly untaxed: { readonly line: string; readonly source: SourcedRule } | null;
	/** Label of the button for the next step. */
	readonly dealt: string;
	/** Why the round cannot be dealt. */
	readonly problem: 'too-few' | 'too-many' | null;
	/** The further panels to show: changed rules, exposed cards, decrees in force. */
	readonly has: { readonly rules: boolean; readonly exposed: boolean; readonly decrees: boolean };
}

/** The rules before this round, if they differ from its own; null otherwise. A change since the
 * deal does not count. */
export function rulesBefore(evening: Evening, round: Round): Rules | null {
	const before = round.once && !round.dealt ? evening.rules : evening.past?.round.rules;
	return before === undefined || before === round.rules ? null : before;
}

function packView(
	round: Round,
	last: Pick<Round, 'rules' | 'places'> | undefined
): DealView['pack'] {
	const improvised = improvisedCards(round);
	const ruleset = findRuleset(round.rules.ruleset);
	const prefersLarger =
		ruleset !== undefined &&
		prefersLargerPack(ruleset) &&
		takesOutMiddle(round.rules.options) &&
		round.places.length > 4 &&
		round.first;
	return {
		heading: m['table-steps'].deal.pack,
		lines: packLines(round, last ?? null),
		improvised: improvised.length > 0 ? { summary: m.pack.improvise, lines: improvised } : null,
		note: prefersLarger ? m.pack.prefersLarger : null
	};
}

/** Why a round has no Taxes step (TX-7, TX-8); null where the rules have no taxes at all. */
function untaxedView({ rules, first }: Round): DealView['untaxed'] {
	const text = m['table-steps'].tax;
	if (rules.options.taxSchedule === 'none') return null;
	return first
		? {
				line: text.noneAtFirst,
				source: { rule: 'TX-7', text: sourceText(rules, 'firstRoundTax') }
			}
		: {
				line: text.noneForNewcomers,
				source: { rule: 'TX-8', text: sourceText(rules, 'newcomers') }
			};
}

/** The texts of the Deal step (DK-1 to DK-8). */
export function dealView(evening: Evening, round: Round): DealView {
	const text = m['table-steps'].deal;
	const { rules } = round;
	const dealing = dealOf(round);
	const most = dealing.more.length > round.places.length / 2 ? dealing.each + 1 : dealing.each;
	const others =
		dealing.more.length === 0 ? [] : round.chairs.filter((p) => handSize(dealing, p) !== most);
	const dealer = nameOf(evening, dealerOf(round));
	const isTaxed = hasTaxesStep(round);
	const lead = leadText(evening, firstLeadOf(round));
	const changes = numberChanges(evening, round);
	const anotherCuts = rules.options.dealer === 'named-by-top' && rules.standing === 'from-the-draw';
	return {
		changes:
			changes.length > 0
				? { label: text.changesLabel, heading: text.changes, lines: changes }
				: null,
		pack: packView(round, evening.voidDeal ?? evening.past?.round),
		dealer: {
			label: text.dealer,
			line: text.deals(bold(dealer)),
			width: emsOf(dealer),
			note: anotherCuts ? text.anotherCuts : null,
			another: mayNameDealer(round) ? text.someoneElse : null,
			source: { rule: 'DK-7', text: sourceText(rules, 'dealer') }
		},
		each: {
			label: text.cardsLabel,
			cards: most,
			line: text.each(most, bold),
			others:
				others.length > 0
					? text.others(
							others.map((player) => plainName(evening, player)),
							handSize(dealing, others[0]!)
						)
					: null
		},
		untaxed: isTaxed ? null : untaxedView(round),
		dealt: isTaxed ? text.dealt : text.dealtUntaxed(lead),
		problem: round.dealt ? null : cannotDeal(evening),
		has: {
			rules: rulesBefore(evening, round) !== null,
			exposed: rules.options.misdeal === 'top-player-rules',
			decrees: decreesInForce(evening).length > 0
		}
	};
}
