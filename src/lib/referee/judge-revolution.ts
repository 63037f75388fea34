import type { OptionName } from '#lib/rules/options.ts';
import { revolution } from '#lib/rules/revolution.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';

export interface RevolutionQuestion<P> {
	/** The players by place, from the top. */
	readonly places: readonly P[];
	readonly newcomers?: readonly P[];
	/** 1 is the first round. */
	readonly round: number;
	readonly caller: P;
	/** Whether the caller was dealt both wild cards. */
	readonly holdsBoth: boolean;
	/** Whether any tax has been paid this round. */
	readonly taxBegun: boolean;
	/** Why the round leaves no time for it: one was called, the taxes were skipped or cards were
	 * led, or the cards are not dealt yet. */
	readonly tooLate?: 'already-called' | 'play-begun' | 'not-dealt' | null;
	/** The taxes of the round, where they are known; else they follow from the places. */
	readonly taxes?: Taxes<P>;
}

/** A play that turns the ranking (PR-7): four of a kind, a run of four or more, three nines, or
 * Jacks. */
export type TurningPlay = 'four' | 'stairs' | 'coup' | 'jacks';

type PlacesAndTaxes<P> = Pick<Taxes<P>, 'brackets'> & { readonly places: readonly P[] };

export interface RevolutionVerdict<P> extends Grounds {
	readonly allowed: boolean;
	readonly code:
		| 'may-be-called'
		| 'no-revolution'
		| 'turns-the-ranking'
		| 'not-two-wilds'
		| 'not-both-held'
		| 'tax-begun'
		| NonNullable<RevolutionQuestion<P>['tooLate']>;
	/** The effects; none if the round is untaxed anyway (RV-1). */
	readonly changes: readonly ('taxes-cancelled' | 'places-turned')[];
	readonly before: PlacesAndTaxes<P>;
	readonly after: PlacesAndTaxes<P>;
}

/** The plays that turn the ranking under these rules (PR-7). */
export const turningPlays = (options: Rules['options']): TurningPlay[] => [
	...(options.fourOfAKindTurns ? (['four'] as const) : []),
	...(options.stairsRevolution === 'four' ? (['stairs'] as const) : []),
	...(options.coup ? (['coup'] as const) : []),
	...(options.jackBack ? (['jacks'] as const) : [])
];

const RULE_OF = {
	four: 'PR-7',
	stairs: 'DF-11',
	coup: 'DF-17',
	jacks: 'DF-12'
} as const satisfies Record<TurningPlay, RuleId>;
const OPTION_OF: Record<TurningPlay, OptionName> = {
	four: 'fourOfAKindTurns',
	stairs: 'stairsRevolution',
	coup: 'coup',
	jacks: 'jackBack'
};

function revolutionCode<P>(
	{ options }: Rules,
	question: RevolutionQuestion<P>
): RevolutionVerdict<P>['code'] {
	if (options.revolution === 'none')
		return turningPlays(options).length > 0 ? 'turns-the-ranking' : 'no-revolution';
	if (options.jokers < 2) return 'not-two-wilds';
	const { tooLate = null } = question;
	// after the deal a paid tax is the plainer reason
	if (tooLate === 'already-called' || (tooLate !== null && !question.taxBegun)) return tooLate;
	if (!question.holdsBoth) return 'not-both-held';
	return question.taxBegun ? 'tax-begun' : 'may-be-called';
}

/** *May a revolution be called now, and what does it change?* (RV-1 to RV-3, TX-7, FP-9). */
export function judgeRevolution<P>(
	rules: Rules,
	question: RevolutionQuestion<P>
): RevolutionVerdict<P> {
	const { options } = rules;
	const { places, caller } = question;
	const taxed = question.taxes ?? taxes(options, question);
	const before = { places, brackets: taxed.brackets };
	const code = revolutionCode(rules, question);
	const allowed = code === 'may-be-called';
	const answer = revolution(options, places, caller);
	const after = allowed ? { places: answer.places, brackets: [] } : before;
	const ways = code === 'turns-the-ranking' ? turningPlays(options) : [];
	const ids: RuleId[] = ways.map((way) => RULE_OF[way]);
	const names: OptionName[] = ways.length > 0 ? ways.map((way) => OPTION_OF[way]) : ['revolution'];
	if (options.revolution !== 'none') ids.push(options.revolution === 'dalmuti' ? 'RV-2' : 'RV-1');
	if (code === 'not-two-wilds') names.push('jokers');
	if (allowed) ids.push('RV-3');
	if (allowed && taxed.untaxed === 'first-round') {
		ids.push('TX-7', 'FP-9');
		names.push('firstRoundTax', 'firstDealRevolution');
	}
	return {
		allowed,
		code,
		before,
		after,
		changes: allowed
			? [
					...(taxed.brackets.length > 0 ? (['taxes-cancelled'] as const) : []),
					...(answer.greater ? (['places-turned'] as const) : [])
				]
			: [],
		...groundsOf(rules, ids, names)
	};
}
