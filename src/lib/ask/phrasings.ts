import type { EffectName } from '#lib/rules/effects.ts';
import type { Options, OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';

/** The subject of a question in words: a question of the referee, or a rule. */
export type Target =
	| { readonly question: 'play' | 'call' | 'next' | 'join' | 'revolution' }
	| { readonly question: 'hand'; readonly side: 'payer' | 'receiver' }
	/** `what`: an `Irregularity`. */
	| { readonly question: 'irregular'; readonly what: string }
	| { readonly rule: RuleId }
	/** The rule that an option of the game belongs to. */
	| { readonly option: string }
	| { readonly subject: Subject };

/** What is asked of the rules in force and is no question of the referee. */
export type Subject =
	| 'ranking'
	| 'copies'
	| 'collects'
	| 'run-length'
	| 'counts'
	| 'beaten'
	| 'effect'
	| 'players'
	| 'titles'
	| 'places'
	| 'neighbours'
	| 'hand-sizes'
	| 'taxes'
	| 'first-lead'
	| 'score'
	| 'ending';

/** How phrasings are answered. */
interface Answer {
	/** The option whose value is the answer. */
	readonly by?: OptionName | ((options: Options) => OptionName);
	/** The effect of a rank that is asked for. */
	readonly effect?: EffectName;
	/** A term without which it is not meant. */
	readonly needs?: string;
	/** Which sentences of the rule are the answer: their indexes in the rulebook; else all. */
	readonly says?: readonly number[];
	/** The answer to a question that wants yes or no; undefined: it depends. */
	readonly yes?: (options: Options) => boolean | undefined;
}
/** A way of asking for a target. */
export interface Phrasing extends Answer {
	/** Its terms, with spaces between them: concepts; `cardOnCard`, or `cards` of one play, `cardRun`
	 * too if they are a run, `cardsApart` if several are named with words between them; `rank-2`;
	 * `player`, who is named; who of two pays, `topPays` or `bottomPays`, or `nobodyPays`. */
	readonly terms: string;
}
export interface TargetEntry {
	readonly target: Target;
	readonly phrasings: readonly Phrasing[];
	/** Only for games without this rule. */
	readonly unless?: RuleId;
	/** Only for this game, by its id: in the others the same rule is about something else. */
	readonly only?: string;
}

/** Phrasings with commas between them, as text, or with their answer. */
type Phrases = string | (Answer & { readonly phrases: string });
export const entry = (target: Target, ...all: Phrases[]): TargetEntry => ({
	target,
	phrasings: all.flatMap((some) => {
		const { phrases, ...answer } = typeof some === 'string' ? { phrases: some } : some;
		return phrases.split(',').map((terms) => ({ terms: terms.trim(), ...answer }));
	})
});
export const rule = (id: RuleId, ...phrases: Phrases[]): TargetEntry =>
	entry({ rule: id }, ...phrases);
export const option = (name: string, ...phrases: Phrases[]): TargetEntry =>
	entry({ option: name }, ...phrases);
export const subject = (name: Subject, ...phrases: Phrases[]): TargetEntry =>
	entry({ subject: name }, ...phrases);
/** An effect of a rank: the rule of a game that names it, or else the option. */
export const effect = (name: EffectName, id: RuleId, phrases: string): TargetEntry[] => {
	// a rank alone is the subject `effect` where no rule is about it
	const named = phrases.split(', ').filter((terms) => !/^rank-\w+$/.test(terms));
	return [rule(id, { phrases, effect: name }), { ...option('effects', ...named), unless: id }];
};
export const mishap = (what: string, ...phrases: Phrases[]): TargetEntry =>
	entry({ question: 'irregular', what }, ...phrases);
