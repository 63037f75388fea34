import type { EntryId, EveningId, PlayerId } from '#lib/evening/ids.ts';
import type { Evening, Round, Step } from '#lib/evening/state.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';

/** What the Deal and the Taxes step show, in words. To work it out takes the rules, the rulesets and the words of each:
 * it is kept with what was shown, so that the next visit needs none of them. Names and what stands out are marked as
 * `Rich` takes them. What few rounds have is only told of: it comes with a part of its own. */

/** A rule, and where it comes from. */
interface Sourced {
	readonly rule: RuleId;
	readonly text: string;
}

export interface DealView {
	/** What changes with the number at the table. */
	readonly changes: {
		readonly label: string;
		readonly heading: string;
		readonly lines: readonly string[];
	} | null;
	readonly pack: {
		readonly heading: string;
		readonly lines: readonly string[];
		/** How to make the pack of others. */
		readonly improvised: { readonly summary: string; readonly lines: readonly string[] } | null;
		readonly note: string | null;
	};
	readonly dealer: {
		readonly label: string;
		readonly line: string;
		readonly note: string | null;
		/** Lets somebody else deal. */
		readonly another: string | null;
		readonly source: Sourced;
	};
	readonly each: { readonly label: string; readonly line: string; readonly more: string | null };
	/** Why there can be no deal. */
	readonly problem: 'too-few' | 'too-many' | null;
	readonly comeAndGo: string;
	/** Goes on. */
	readonly dealt: string;
	/** Whether other rules hold than in the round before, cards that are exposed are ruled on, decrees are in force. */
	readonly has: { readonly rules: boolean; readonly exposed: boolean; readonly decrees: boolean };
}

export interface BracketView {
	readonly payer: PlayerId;
	readonly receiver: PlayerId;
	readonly count: number;
	readonly label: string;
	/** The titles of both. */
	readonly low: string;
	readonly high: string;
	/** What is paid, and what is returned for it; each with the name of its tick. */
	readonly lines: readonly { readonly text: string; readonly tick: string }[];
	/** What was done where the tribute went wrong. */
	readonly corrections: readonly string[];
}

export interface TaxesView {
	readonly brackets: readonly BracketView[];
	/** Asks the referee. */
	readonly whatMust: string;
	/** Why nobody pays. */
	readonly none: {
		readonly heading: string;
		readonly line: string | null;
		readonly source: Sourced | null;
	} | null;
	/** Who pays nothing, where others do. */
	readonly free: string | null;
	readonly wentWrong: string | null;
	readonly revolution: {
		readonly label: string;
		readonly line: string;
		readonly call: string;
	} | null;
	/** Goes on without any ticks; with all that has to be paid. */
	readonly skip: string;
	readonly goOn: string;
	readonly notRecorded: string;
	/** Whether merchants may exchange. */
	readonly has: { readonly merchants: boolean };
}

/** Of each step that needs one. */
export interface Views {
	readonly deal: DealView;
	readonly taxes: TaxesView;
}
export type ViewOf<S extends Step> = S extends keyof Views ? Views[S] : null;
export type MakeView<S extends keyof Views> = (evening: Evening, round: Round) => Views[S];

/** As it is kept. */
export interface KeptView {
	/** What it was worked out of: an evening as its latest entry left it. */
	readonly evening: EveningId;
	readonly entry: EntryId;
	readonly step: Step;
	/** The language that it is in. */
	readonly spoken: string;
	readonly view: Views[keyof Views];
}
