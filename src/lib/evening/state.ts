import type { Draw } from '#lib/rules/draw.ts';
import type { House, OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import type { EveningId, PlayerId } from './ids.ts';

export interface Person {
	readonly id: PlayerId;
	readonly name: string;
	/** Addressed in the titles' other form: Empress, not Emperor (TI-6). */
	readonly otherForm?: boolean;
}

/** The steps of a round, in order. */
export const STEPS = ['seats', 'deal', 'taxes', 'play'] as const;
export type Step = (typeof STEPS)[number];

/** What the scribe ticked off for a bracket. */
export interface TaxMark {
	readonly paid: boolean;
	readonly returned: boolean;
}

/** What was done about a tribute that was wrong or forgotten (TX-11). */
export const REMEDIES = ['paid-anew', 'fine', 'let-stand'] as const;
export interface TaxCorrection {
	readonly payer: PlayerId;
	readonly fault: 'wrong' | 'forgotten';
	readonly remedy: (typeof REMEDIES)[number];
	/** The fine that the table named. */
	readonly fine: string | null;
}

/** A card that came to light while dealing (DK-8). */
export interface ExposedCard {
	/** To whom it was dealt. */
	readonly owner: PlayerId;
	/** Who got it by the top player's word. */
	readonly keeper: PlayerId;
}

/** Points given or taken by hand. */
export interface ScoreCorrection {
	/** The latest round with a result at that time; 0 before the first. */
	readonly round: number;
	readonly player: PlayerId;
	readonly points: number;
	readonly reason: string;
}

/** One round, from its seats to its confirmed end. */
export interface Round {
	/** 1 is the evening's first. */
	readonly number: number;
	/** The rules that it is played by: a change of rules holds from the next deal (DE-2). */
	readonly rules: Rules;
	/** Whether they hold for this round alone. */
	readonly once: boolean;
	/** Whether the rules for a first round hold: in round 1, and after everyone drew anew (JO-2). */
	readonly first: boolean;
	/** Those who have a standing, from the top, and those who came since, in the order they came. */
	readonly veterans: readonly PlayerId[];
	readonly newcomers: readonly PlayerId[];
	/** What newcomers drew (`by-card`). */
	readonly cards: Readonly<Record<PlayerId, string>>;
	/** Everyone who plays, from the top; turned by a greater revolution. */
	readonly places: readonly PlayerId[];
	/** Who sat where before, clockwise; null before anyone had a chair. */
	readonly before: readonly (PlayerId | null)[] | null;
	/** Where the top player sits, or whether people keep their chairs. */
	readonly topChair: number;
	readonly keepChairs: boolean;
	/** Who sits where, clockwise. */
	readonly chairs: readonly PlayerId[];
	/** The dealer, where one was named. */
	readonly dealer: PlayerId | null;
	/** How far the round has come. */
	readonly step: Step;
	/** Whether the cards are in the players' hands: nobody comes or goes any more. */
	readonly dealt: boolean;
	/** Deals declared void in this round. */
	readonly voided: number;
	readonly revolution: { readonly caller: PlayerId; readonly greater: boolean } | null;
	/** By payer. A bracket without a mark was not recorded. */
	readonly marks: Readonly<Record<PlayerId, TaxMark>>;
	readonly taxCorrections: readonly TaxCorrection[];
	/** What the highest Merchant made of the right to swap a card; null where nothing is recorded (TX-10). */
	readonly exchange: { readonly merchant: PlayerId; readonly partner: PlayerId | null } | null;
	readonly exposed: readonly ExposedCard[];
	/** Who went out, in order. */
	readonly out: readonly PlayerId[];
	/** Those of them who ended on a card with which nobody may end (PR-8). */
	readonly forbidden: readonly PlayerId[];
	/** Who left in the middle of the round, in order: the first of them took the last place. */
	readonly left: readonly PlayerId[];
	/** The others, from the top, where the round was ended early. */
	readonly rest: readonly PlayerId[] | null;
}

/** How long a decree holds: until the end of the round, while its issuer keeps the place, or all evening (DE-1). */
export const TERMS = ['round', 'reign', 'evening'] as const;
export type Term = (typeof TERMS)[number];

/** What people record as the outcome of a decree. That it lapsed is derived (DE-1). */
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
type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

/** The option value that a house ruling amounts to. The rules themselves change by `RulesChanged`, from the next deal
 * (DE-2). */
type OptionChange = {
	readonly [N in OptionName]: { readonly name: N; readonly value: Required<House>[N] };
}[OptionName];

/** A question and its answer, as they are logged. */
export interface RulingText {
	/** The referee's id for the kind of question. */
	readonly kind: string;
	/** The same for equivalent questions: of one kind, with the same rules in force and equivalent cards. */
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

/** The rounds that are over and confirmed, the latest first. */
export interface Past {
	readonly round: Round;
	readonly before: Past | null;
}

/** An evening, folded from its log. */
export interface Evening {
	readonly id: EveningId;
	readonly name: string;
	readonly startedAt: number;
	readonly closedAt: number | null;
	/** When it was taken out of the lists; it can be brought back for 30 days. */
	readonly deletedAt: number | null;
	/** The rules that hold until they are changed. */
	readonly rules: Rules;
	/** Other rules for the next deal alone. */
	readonly once: Rules | null;
	/** Everyone who was ever at the table. */
	readonly people: Readonly<Record<PlayerId, Person>>;
	/** While first seats are being found: who waits for one, and what was drawn so far. */
	readonly seating: {
		readonly players: readonly PlayerId[];
		readonly draws: readonly Draw<PlayerId>[];
	} | null;
	/** The round that is on; null while first seats are being found. */
	readonly round: Round | null;
	readonly past: Past | null;
	/** Who sits out this round, and the place that is kept for them. */
	readonly sitting: readonly { readonly player: PlayerId; readonly place: number }[];
	readonly lastRound: boolean;
	/** Decrees and changes of rules, in order (DE-1, DE-2). */
	readonly edicts: readonly Edict[];
	/** In order. */
	readonly rulings: readonly Ruling[];
	readonly scoreCorrections: readonly ScoreCorrection[];
}
