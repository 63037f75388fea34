import type { Draw } from '#lib/rules/draw.ts';
import type { House, OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { EveningId, PlayerId } from './ids.ts';

export interface Person {
	readonly id: PlayerId;
	readonly name: string;
	/** Whether titles are given in their other form: Empress, not Emperor (TI-6). */
	readonly otherForm?: boolean;
}

/** A player who joins. */
export interface Newcomer {
	readonly player: Person;
	/** The card drawn, if newcomers are seated `by-card`. */
	readonly card?: string;
}

/** The steps of a round, in order. */
export const STEPS = ['seats', 'deal', 'taxes', 'play'] as const;
export type Step = (typeof STEPS)[number];

/** The record of a bracket. */
export interface TaxMark {
	readonly paid: boolean;
	readonly returned: boolean;
}

/** The remedies for a wrong or forgotten tribute (TX-11). */
export const REMEDIES = ['paid-anew', 'fine', 'let-stand'] as const;
export interface TaxCorrection {
	readonly payer: PlayerId;
	readonly fault: 'wrong' | 'forgotten';
	readonly remedy: (typeof REMEDIES)[number];
	/** The fine, in the table's words. */
	readonly fine: string | null;
}

/** Cards that have to change hands after an earlier round was corrected. */
export interface CardOrder {
	/** Whose tribute it is. */
	readonly payer: PlayerId;
	readonly from: PlayerId;
	readonly to: PlayerId;
	readonly count: number;
	/** Whether `to` gives as many cards in return: the giveback was made, or is due, so that every
	 * hand keeps its number of cards. */
	readonly returned: boolean;
}

/** A card that was exposed while dealing (DK-8). */
export interface ExposedCard {
	/** The player to whom it was dealt. */
	readonly owner: PlayerId;
	/** The player to whom the top player gave it. */
	readonly keeper: PlayerId;
}

/** Points given or taken by hand. */
export interface ScoreCorrection {
	/** The latest round with a result then; 0 before the first. */
	readonly round: number;
	readonly player: PlayerId;
	readonly points: number;
	readonly reason: string;
}

/** A round, from its seats to the confirmation of its result. */
export interface Round {
	/** Counted from 1 within the evening. */
	readonly number: number;
	/** The rules of this round: a change of rules holds from the next deal (DE-2). */
	readonly rules: Rules;
	/** Whether these rules hold for this round only. */
	readonly once: boolean;
	/** Whether it counts as a first round: round 1, and after everyone drew anew (JO-2). */
	readonly first: boolean;
	/** The players with a standing, from the top. */
	readonly veterans: readonly PlayerId[];
	/** The players without one, in order of arrival. */
	readonly newcomers: readonly PlayerId[];
	/** The cards that newcomers drew (`by-card`). */
	readonly cards: Readonly<Record<PlayerId, string>>;
	/** Everyone who plays, from the top; reversed by a greater revolution. */
	readonly places: readonly PlayerId[];
	/** The chairs of the round before, clockwise; null before anyone had a chair. */
	readonly before: readonly (PlayerId | null)[] | null;
	/** The top player's chair, unless people keep their chairs. */
	readonly topChair: number;
	readonly keepChairs: boolean;
	/** The players clockwise as they sit. */
	readonly chairs: readonly PlayerId[];
	/** The dealer, if one was named. */
	readonly dealer: PlayerId | null;
	/** The step that the round has reached. */
	readonly step: Step;
	/** Whether the cards are dealt; after that nobody joins or leaves. */
	readonly dealt: boolean;
	/** When they were dealt, in milliseconds since 1970, from which chance draws the first leader
	 * (RG-1); null before. */
	readonly dealtAt: number | null;
	/** How many deals of this round were void. */
	readonly voided: number;
	readonly revolution: { readonly caller: PlayerId; readonly greater: boolean } | null;
	/** By payer. Nothing is recorded of a bracket without a mark. */
	readonly marks: Readonly<Record<PlayerId, TaxMark>>;
	readonly taxCorrections: readonly TaxCorrection[];
	/** Whether and with whom the highest Merchant swapped a card; null if nothing is recorded
	 * (TX-10). */
	readonly exchange: { readonly merchant: PlayerId; readonly partner: PlayerId | null } | null;
	readonly exposed: readonly ExposedCard[];
	/** How often a play turned the ranking until the end of the round (PR-7). */
	readonly turnings: number;
	/** Whether Jacks turned it until the end of the trick. */
	readonly turnedForTrick: boolean;
	/** Whether play goes counter-clockwise (DF-14). */
	readonly reversed: boolean;
	/** The players who went out, in order. */
	readonly out: readonly PlayerId[];
	/** Those of them who went out while the ranking was turned. */
	readonly outTurned: readonly PlayerId[];
	/** Those of them who ended on a forbidden card (PR-8). */
	readonly forbidden: readonly PlayerId[];
	/** The players who left after the deal, in order; the first of them takes the last place. */
	readonly left: readonly PlayerId[];
	/** Those of them who left before the Play step. */
	readonly leftBeforePlay: readonly PlayerId[];
	/** The last player, who changed the whole hand with the first; null if nobody did (DF-18). */
	readonly handsChanged: PlayerId | null;
	/** The payers of brackets that are void, because somebody left before they were paid (SE-4), or
	 * hands were changed. */
	readonly voidTaxes: readonly PlayerId[];
	/** The players who still held cards when the round was ended early, from the top. */
	readonly rest: readonly PlayerId[] | null;
}

/** How long a decree holds: until the end of the round, while its issuer keeps the place, or all
 * evening (DE-1). */
export const TERMS = ['round', 'reign', 'evening'] as const;
export type Term = (typeof TERMS)[number];

/** The recorded outcome of a decree. Whether it lapsed is derived (DE-1). */
export const OUTCOMES = ['obeyed', 'refused', 'vetoed', 'lifted'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Whom a decree binds: named players, or everyone at the table but its issuer. */
export type Targets = readonly PlayerId[] | 'everyone';

export interface Decree {
	readonly kind: 'decree';
	readonly number: number;
	/** The current round then, or the next one between rounds. */
	readonly round: number;
	readonly issuer: PlayerId;
	/** The issuer's place at that time; 1 is the top. */
	readonly place: number;
	readonly targets: Targets;
	readonly text: string;
	/** The id of the template that it was made from (DE-3). */
	readonly template: string | null;
	readonly term: Term;
	readonly state: 'in-force' | 'lapsed' | Outcome;
}

/** A change of rules (DE-2). */
export interface RuleChange {
	readonly kind: 'rules';
	readonly round: number;
	/** Null: the table agreed on it. */
	readonly issuer: PlayerId | null;
	/** Whether it holds for one deal only. */
	readonly once: boolean;
	readonly before: Rules;
	readonly after: Rules;
}

export type Edict = Decree | RuleChange;

/** JSON data in the log. */
// oxlint-disable-next-line courtbook/text-keys -- an alias cannot mention itself in ByText
type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

/** The option value that a house ruling amounts to. The rules themselves change by `RulesChanged`,
 * from the next deal (DE-2). */
type OptionChange = {
	readonly [N in OptionName]: { readonly name: N; readonly value: Required<House>[N] };
}[OptionName];

/** A question and its answer, as they are logged. */
export interface RulingText {
	/** The referee's id for the kind of question. */
	readonly kind: string;
	/** The same for equivalent questions: of one kind, with the same rules in force and equivalent
	 * cards. */
	readonly key: string;
	readonly question: Data;
	readonly answer: Data;
	/** The rules that the answer rests on. */
	readonly rules: readonly RuleId[];
	readonly askedBy: PlayerId | null;
	/** Whether it is the table's own answer, which holds from now on whatever the rules say. */
	readonly house: boolean;
	readonly option: OptionChange | null;
}

export interface Ruling extends RulingText {
	readonly number: number;
	readonly round: number;
	/** Whether the table withdrew it. */
	readonly overruled: boolean;
}

/** The confirmed rounds, the latest first. */
export interface PastRounds {
	readonly round: Round;
	readonly before: PastRounds | null;
}

/** A player who sits out a round (JO-5). */
export interface Sitting {
	readonly player: PlayerId;
	/** The place that is kept, from 1. */
	readonly place: number;
	/** The chairs until then. */
	readonly chairs: Round['before'];
}

/** An evening, folded from its log. */
export interface Evening {
	readonly id: EveningId;
	readonly name: string;
	readonly startedAt: number;
	/** When it was entered, if it was played before; null for an evening that was entered while it
	 * was played. */
	readonly enteredAt: number | null;
	readonly closedAt: number | null;
	/** When it was deleted; it can be restored for 30 days. */
	readonly deletedAt: number | null;
	/** The rules that hold until the next change. */
	readonly rules: Rules;
	/** Other rules for the next deal only. */
	readonly once: Rules | null;
	/** Everyone who was ever at the table. */
	readonly people: Readonly<Record<PlayerId, Person>>;
	/** While first seats are assigned: the players who wait, and the draws so far. */
	readonly seating: {
		readonly players: readonly PlayerId[];
		readonly draws: readonly Draw<PlayerId>[];
	} | null;
	/** The current round; null while first seats are assigned. */
	readonly round: Round | null;
	readonly past: PastRounds | null;
	/** The latest deal of the current round that was void: the pack is ready for it (DK-7). */
	readonly voidDeal: Round | null;
	/** The players who sit out this round, in the order in which they got up. */
	readonly sitting: readonly Sitting[];
	/** In mid-round: who joins the next round, in order of arrival, and who leaves after this one
	 * (JO-1). */
	readonly coming: readonly Newcomer[];
	readonly going: readonly PlayerId[];
	/** Whether the current round was announced as the last. */
	readonly lastRound: boolean;
	/** Decrees and changes of rules, in order (DE-1, DE-2). */
	readonly edicts: readonly Edict[];
	/** In order. */
	readonly rulings: readonly Ruling[];
	readonly scoreCorrections: readonly ScoreCorrection[];
}

/** Whether an evening is closed or deleted. */
export const isSettled = ({
	closedAt,
	deletedAt
}: Pick<Evening, 'closedAt' | 'deletedAt'>): boolean => closedAt !== null || deletedAt !== null;
