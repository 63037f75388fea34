import type { Subject } from '#lib/ask/phrasings.ts';
import type { Entry, HistoryEntry } from '#lib/evening/entries.ts';
import type { Refusal } from '#lib/evening/kind.ts';
import type { Decree, Outcome, Step, TaxCorrection, Term } from '#lib/evening/state.ts';
import type { CallFault } from '#lib/referee/judge-call.ts';
import type { Irregularity, IrregularVerdict } from '#lib/referee/judge-irregular.ts';
import type { JoinVerdict } from '#lib/referee/judge-join.ts';
import type { NothingOwed } from '#lib/referee/judge-owed.ts';
import type { PatternFault } from '#lib/referee/patterns.ts';
import type { ClashCode } from '#lib/rules/clashes.ts';
import type { IdleCode } from '#lib/rules/idle.ts';
import type { Lead } from '#lib/rules/lead.ts';
import type { Options } from '#lib/rules/options.ts';
import type { PublishedTitle } from '#lib/rulesets/catalogue.ts';
import type { AnswerWord, QuestionId } from '#lib/rulesets/questions.ts';
import type { RegionId } from '#lib/rulesets/regions.ts';
import type { Chapter } from '#lib/rulesets/rulebook.ts';
import type { BundleId, GameId, Seating } from '#lib/rulesets/ruleset.ts';
import type ask from './en/ask.ts';
import type { English } from './english.d.ts';
import type { OptionLabels, OptionMeanings } from './option-labels.ts';

type TextFor<K extends string> = Readonly<Record<K, unknown>>;
/** Where a message is chosen by a value of the code: English has one for each value, else this file
 * does not compile. */
interface Chosen {
	titles: {
		games: TextFor<GameId>;
		lines: TextFor<GameId>;
		titles: TextFor<PublishedTitle>;
	};
	refusals: TextFor<Refusal>;
	'file-refusals': { todo: TextFor<keyof English['file-refusals']['what']> };
	entries: { names: TextFor<Entry['type']> & { StepReached: TextFor<Step> } };
	common: { decrees: { states: TextFor<Decree['state']> } };
	table: { steps: TextFor<Step>; lead: { because: TextFor<Lead<unknown>['by']> } };
	referee: {
		play: {
			refused: { faults: (details: never) => TextFor<PatternFault | 'no-set'> };
		};
		call: { fault: (cards: never) => TextFor<CallFault> };
		hand: { whyNothing: TextFor<NothingOwed> };
		turn: { why: (card: string) => TextFor<Lead<unknown>['by']> };
		joining: {
			words: TextFor<JoinVerdict<unknown>['code']>;
			newcomers: TextFor<Options['newcomers']>;
		};
		irregular: {
			names: TextFor<Irregularity>;
			sentences: TextFor<Irregularity>;
			ways: TextFor<IrregularVerdict['ways'][number]['code']>;
		};
	};
	'table-steps': {
		decree: { terms: TextFor<Term>; outcomes: TextFor<Outcome> };
		firstSeats: { way: TextFor<Seating> };
		tax: {
			ways: TextFor<Options['giveback']>;
			wild: TextFor<Options['wildTax']>;
			corrected: TextFor<TaxCorrection['fault']>;
		};
	};
	sheets: {
		fault: {
			faults: TextFor<TaxCorrection['fault']>;
			remedies: TextFor<TaxCorrection['remedy']>;
		};
		decree: { terms: TextFor<Term> };
	};
	rules: { chapters: TextFor<Chapter> };
	how: { packs: TextFor<Options['deck']> };
	house: { options: OptionLabels };
	'house-meanings': { options: OptionMeanings };
	'house-editor': {
		clashes: TextFor<ClashCode>;
		idle: TextFor<IdleCode>;
		bundle: TextFor<BundleId>;
	};
	questions: {
		ask: (last: string) => TextFor<QuestionId>;
		words: TextFor<AnswerWord>;
		region: TextFor<RegionId>;
	};
	answers: { questions: TextFor<Subject> };
	correct: { questions: { leftOut: TextFor<HistoryEntry['type']> } };
}
type Complete<T extends Chosen> = T;

/** The messages by area. An area is loaded with the code that names it (`messagesOf`). */
export type Catalogue = Complete<English & { ask: typeof ask }>;
export type Area = keyof Catalogue;
