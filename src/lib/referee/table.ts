import { joinTable, type JoinQuestion } from '#lib/rules/join.ts';
import { lead, type Lead, type LeadQuestion } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import { packFor, type Pack } from '#lib/rules/pack.ts';
import { revolution } from '#lib/rules/revolution.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';

export interface LeadVerdict<P> extends Grounds {
	readonly lead: Lead<P>;
}

/** *Who leads?* The first trick of a round, or the one after a trick that was won (LE-1, LE-2, PL-7).
 * @param greater whether a greater revolution turned the places before this round's play (RV-2) */
export function judgeLead<P>(
	rules: Rules,
	question: LeadQuestion<P>,
	greater = false
): LeadVerdict<P> {
	const answer = lead(rules.options, question);
	const ids: RuleId[] = [];
	const names: OptionName[] = [];
	if (question.lastPlayBy !== undefined) {
		ids.push('PL-7');
		if (answer.by !== 'trick-winner') {
			ids.push('LE-2');
			names.push('leadAfterExit');
		}
	} else {
		ids.push('LE-1');
		names.push(question.round === 1 ? 'firstLead' : 'laterLead');
		if (answer.holderOf === '3D') ids.push('DF-3');
		if (answer.holderOf !== null) names.push('startsWith3d');
		if (greater && answer.by !== 'holder-of-3c') ids.push('RV-2');
		if (answer.by === 'left-of-dealer' && question.dealer === undefined) {
			ids.push('DK-7');
			names.push('dealer');
		}
	}
	return { lead: answer, ...groundsOf(rules, ids, names) };
}

/** A table between two rounds. */
export interface Standing<P> extends Taxes<P> {
	/** From the top. */
	readonly places: readonly P[];
	readonly titles: readonly string[];
	readonly pack: Pack;
}

export interface JoinVerdict<P> extends Grounds {
	readonly before: Standing<P>;
	/** Null where everyone draws anew, or too few or too many would play. */
	readonly after: Standing<P> | null;
	readonly code: 'seated' | 'redraw' | 'too-few' | 'too-many';
	/** Who left the last place to come back at once: allowed, and bad form in Temple, which alone speaks of it (JO-3). */
	readonly badForm: readonly P[];
}

function standingOf<P>(rules: Rules, places: readonly P[], newcomers: readonly P[]): Standing<P> {
	const round = 2;
	const at = newcomers.map((p) => places.indexOf(p));
	return {
		...taxes(rules.options, { places, newcomers, round }),
		places,
		titles: titlesFor(rules, { players: places.length, newcomers: at, round }),
		pack: packFor(rules.options, places.length)
	};
}

function joinCode(rules: Rules, count: number, isRedraw: boolean): JoinVerdict<unknown>['code'] {
	if (count < rules.players.min) return 'too-few';
	if (count > rules.players.max) return 'too-many';
	return isRedraw ? 'redraw' : 'seated';
}

/** The rules of a table that changes between rounds, and the options that say how. */
function groundsOfJoin<P extends string>(
	{ options }: Rules,
	{ places, leave = [], join = [] }: JoinQuestion<P>,
	badForm: readonly P[]
): [RuleId[], OptionName[]] {
	const ids: RuleId[] = ['JO-1', options.taxSchedule === 'tiered' ? 'TX-1' : 'TX-2'];
	const names: OptionName[] = ['taxSchedule'];
	const add = (is: boolean, ...some: RuleId[]) => is && ids.push(...some);
	const comes = join.length > 0;
	const untaxed = options.newcomers === 'middle-untaxed';
	add(join.length !== leave.length, 'JO-4');
	add(comes, 'JO-2');
	add(badForm.length > 0, 'JO-3');
	add(
		join.some((p) => places.includes(p)),
		'JO-5'
	);
	if (!comes) return [ids, names];
	names.push('newcomers');
	add(options.newcomers === 'redraw', 'SE-1', 'JO-5');
	add(options.newcomers === 'by-card', 'FP-11');
	add(untaxed, 'TX-8');
	add(!untaxed && options.newcomers !== 'redraw', 'TX-9');
	add(untaxed && options.taxSchedule !== 'tiered', 'FP-8');
	return [ids, names];
}

/** *Where does the newcomer sit, and who pays now?* The table before and after some left and some joined between rounds
 * (JO-1 to JO-5, TX-1, TX-2, TX-8, TX-9). */
export function judgeJoin<P extends string>(
	rules: Rules,
	question: JoinQuestion<P>
): JoinVerdict<P> {
	const { places, leave = [], join = [] } = question;
	const joined = joinTable(rules.options, question);
	const count = places.length - leave.length + join.length;
	const code = joinCode(rules, count, joined.kind === 'redraw');
	const isBadForm = findRuleset(rules.ruleset)?.rejoinIsBadForm === true;
	const badForm = join.filter((p) => isBadForm && p === places.at(-1) && leave.includes(p));
	return {
		before: standingOf(rules, places, []),
		after:
			code === 'seated' && joined.kind === 'places' ? standingOf(rules, joined.places, join) : null,
		code,
		badForm,
		...groundsOf(rules, ...groundsOfJoin(rules, question, badForm))
	};
}

export interface RevolutionQuestion<P> {
	/** From the top. */
	readonly places: readonly P[];
	readonly newcomers?: readonly P[];
	/** 1 is the first round. */
	readonly round: number;
	readonly caller: P;
	/** Whether the caller was dealt both wild cards. */
	readonly holdsBoth: boolean;
	/** Whether any tax was paid. */
	readonly taxBegun: boolean;
}

export interface RevolutionVerdict<P> extends Grounds {
	readonly allowed: boolean;
	readonly code:
		'may-be-called' | 'no-revolution' | 'not-two-wilds' | 'not-both-held' | 'tax-begun';
	/** What it changes; nothing where the round is untaxed anyhow (RV-1). */
	readonly changes: readonly ('taxes-cancelled' | 'places-turned')[];
	readonly before: Pick<Standing<P>, 'places' | 'brackets'>;
	readonly after: Pick<Standing<P>, 'places' | 'brackets'>;
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

/** *May a revolution be called now, and what changes?* (RV-1 to RV-3, TX-7, FP-9). */
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
