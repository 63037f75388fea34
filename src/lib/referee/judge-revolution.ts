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
}

type PlacesAndTaxes<P> = Pick<Taxes<P>, 'brackets'> & { readonly places: readonly P[] };

export interface RevolutionVerdict<P> extends Grounds {
	readonly allowed: boolean;
	readonly code:
		'may-be-called' | 'no-revolution' | 'not-two-wilds' | 'not-both-held' | 'tax-begun';
	/** The effects; none if the round is untaxed anyway (RV-1). */
	readonly changes: readonly ('taxes-cancelled' | 'places-turned')[];
	readonly before: PlacesAndTaxes<P>;
	readonly after: PlacesAndTaxes<P>;
}

function revolutionCode<P>(
	{ options }: Rules,
	question: RevolutionQuestion<P>
): RevolutionVerdict<P>['code'] {
	if (options.revolution === 'none') return 'no-revolution';
	if (options.jokers !== 2) return 'not-two-wilds';
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
	const taxed = taxes(options, question);
	const before = { places, brackets: taxed.brackets };
	const code = revolutionCode(rules, question);
	const allowed = code === 'may-be-called';
	const answer = revolution(options, places, caller);
	const after = allowed ? { places: answer.places, brackets: [] } : before;
	const ids: RuleId[] = [];
	const names: OptionName[] = ['revolution'];
	if (code !== 'no-revolution') ids.push(options.revolution === 'dalmuti' ? 'RV-2' : 'RV-1');
	if (code === 'not-two-wilds') names.push('jokers');
	if (allowed) ids.push('RV-3');
	if (allowed && taxed.untaxed === 'first-round') {
		ids.push('TX-7', 'FP-9');
		names.push('firstRoundTax', 'firstDealRevolution');
	}
	return {
		...{ allowed, code, before, after },
		changes: allowed
			? [
					...(taxed.brackets.length > 0 ? (['taxes-cancelled'] as const) : []),
					...(answer.greater ? (['places-turned'] as const) : [])
				]
			: [],
		...groundsOf(rules, ids, names)
	};
}
