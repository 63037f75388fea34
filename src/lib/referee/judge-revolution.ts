import type { OptionName } from '#lib/rules/options.ts';
import { revolution } from '#lib/rules/revolution.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { parseEffect, type EffectName } from '#lib/rules/effects.ts';
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

/** A play that turns the ranking: four of a kind, a long run, or cards with an effect, as a text of
 * their ranks such as `9 9 9`. */
export type TurningPlay = 'four' | 'stairs' | (string & {});

/** The plays that turn the ranking under these rules, with their rule and option (PR-7, DF-11,
 * RG-9). */
export function turningPlays(
	options: Rules['options']
): readonly (readonly [TurningPlay, RuleId, OptionName])[] {
	const ofEffect = (effect: EffectName, rule: RuleId) =>
		options.effects.flatMap((text) => {
			const entry = parseEffect(text);
			if (entry?.effect !== effect) return [];
			const cards = Array.from({ length: entry.count ?? 1 }, () => entry.rank);
			return [[cards.join(' '), rule, 'effects'] as const];
		});
	return [
		...(options.turnedBy.includes('four') ? [['four', 'PR-7', 'turnedBy'] as const] : []),
		...(options.turnedBy.includes('run-of-four') ? [['stairs', 'DF-11', 'turnedBy'] as const] : []),
		...ofEffect('turns', 'DF-17'),
		...ofEffect('back', 'DF-12')
	];
}

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
	const ids: RuleId[] = ways.map(([, rule]) => rule);
	const names: OptionName[] = ways.length > 0 ? ways.map(([, , name]) => name) : ['revolution'];
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
