import type { OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { Bracket, Taxes } from '#lib/rules/tax.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';

export interface OwedQuestion<P> {
	readonly player: P;
	/** From the top. */
	readonly places: readonly P[];
	readonly newcomers: readonly P[];
	/** The taxes of the round, without brackets that are void. */
	readonly taxes: Taxes<P>;
	/** The payers of brackets that are void, because somebody left (SE-4). */
	readonly void: readonly P[];
	/** Whether the player changed the whole hand instead (DF-18). */
	readonly handsChanged: boolean;
	/** Whether the first seats are settled. */
	readonly seated: boolean;
}

/** Why a player owes nothing. */
export type NothingOwed =
	'first-round' | 'revolution' | 'no-taxes' | 'newcomer' | 'hands' | 'void' | 'middle' | 'no-seats';

export interface OwedVerdict<P> extends Grounds {
	/** The bracket of the player, as payer or as receiver; null if nothing is owed. */
	readonly bracket: Bracket<P> | null;
	/** Null if something is owed. */
	readonly why: NothingOwed | null;
}

function whyNothing<P>({ options }: Rules, question: OwedQuestion<P>): NothingOwed {
	const { player, newcomers, taxes, seated } = question;
	if (taxes.untaxed !== undefined) return taxes.untaxed;
	if (options.taxSchedule === 'none') return 'no-taxes';
	if (!seated) return 'no-seats';
	if (options.newcomers === 'middle-untaxed' && newcomers.includes(player)) return 'newcomer';
	if (question.handsChanged) return 'hands';
	return question.void.includes(player) ? 'void' : 'middle';
}

const GROUNDS: Record<NothingOwed, readonly [readonly RuleId[], readonly OptionName[]]> = {
	'first-round': [['TX-7'], ['firstRoundTax', 'firstDealRevolution']],
	revolution: [[], ['revolution']],
	'no-taxes': [[], ['taxSchedule']],
	newcomer: [['TX-8'], ['newcomers']],
	hands: [['DF-18'], ['tenpenChii']],
	void: [['SE-4'], ['taxSchedule']],
	middle: [[], ['taxSchedule']],
	'no-seats': [['SE-1'], []]
};

/** *What must I give?* before any card is named: the bracket of a player, or why nothing is owed
 * (TX-1, TX-2, TX-7 to TX-9, RV-1, RV-2, SE-4, DF-18). */
export function judgeOwed<P>(rules: Rules, question: OwedQuestion<P>): OwedVerdict<P> {
	const { options } = rules;
	const { player, taxes } = question;
	const schedule = options.taxSchedule === 'tiered' ? 'TX-1' : 'TX-2';
	const bracket = taxes.brackets.find((one) => [one.payer, one.receiver].includes(player)) ?? null;
	if (bracket !== null)
		return { bracket, why: null, ...groundsOf(rules, [schedule], ['taxSchedule']) };
	const why = whyNothing(rules, question);
	const [ids, names] = GROUNDS[why];
	const more: readonly RuleId[] =
		why === 'middle'
			? [schedule]
			: why === 'revolution'
				? [options.revolution === 'dalmuti' ? 'RV-2' : 'RV-1']
				: [];
	return { bracket, why, ...groundsOf(rules, [...ids, ...more], names) };
}
