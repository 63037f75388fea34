import { joinTable, type JoinQuestion } from '#lib/rules/join.ts';
import type { OptionName } from '#lib/rules/options.ts';
import { packFor, type Pack } from '#lib/rules/pack.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { titlesFor } from '#lib/rules/titles.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';

/** The places at a table between two rounds, with what follows from them. */
interface TableState<P> extends Taxes<P> {
	/** The players by place, from the top. */
	readonly places: readonly P[];
	readonly titles: readonly string[];
	readonly pack: Pack;
}

export interface JoinVerdict<P> extends Grounds {
	readonly before: TableState<P>;
	/** Null if everyone draws anew, or if too few or too many would play. */
	readonly after: TableState<P> | null;
	readonly code: 'seated' | 'redraw' | 'too-few' | 'too-many';
	/** Players who left the last place and come back at once, if the game's source calls that bad form (JO-3). */
	readonly badForm: readonly P[];
}

function tableStateOf<P>(
	rules: Rules,
	places: readonly P[],
	newcomers: readonly P[]
): TableState<P> {
	const round = 2;
	const newcomerPlaces = newcomers.map((p) => places.indexOf(p));
	return {
		...taxes(rules.options, { places, newcomers, round }),
		places,
		titles: titlesFor(rules, { players: places.length, newcomers: newcomerPlaces, round }),
		pack: packFor(rules.options, places.length)
	};
}

function joinCode(rules: Rules, count: number, isRedraw: boolean): JoinVerdict<unknown>['code'] {
	if (count < rules.players.min) return 'too-few';
	if (count > rules.players.max) return 'too-many';
	return isRedraw ? 'redraw' : 'seated';
}

/** The rules by which the table changes, and the options that say how. */
function groundsOfJoin<P extends string>(
	{ options }: Rules,
	{ places, leave = [], join = [] }: JoinQuestion<P>,
	badForm: readonly P[]
): [RuleId[], OptionName[]] {
	const ids: RuleId[] = ['JO-1', options.taxSchedule === 'tiered' ? 'TX-1' : 'TX-2'];
	const names: OptionName[] = ['taxSchedule'];
	const addIf = (applies: boolean, ...some: RuleId[]) => applies && ids.push(...some);
	const hasNewcomers = join.length > 0;
	const isUntaxed = options.newcomers === 'middle-untaxed';
	addIf(join.length !== leave.length, 'JO-4');
	addIf(hasNewcomers, 'JO-2');
	addIf(badForm.length > 0, 'JO-3');
	addIf(
		join.some((p) => places.includes(p)),
		'JO-5'
	);
	if (!hasNewcomers) return [ids, names];
	names.push('newcomers');
	addIf(options.newcomers === 'redraw', 'SE-1', 'JO-5');
	addIf(options.newcomers === 'by-card', 'FP-11');
	addIf(isUntaxed, 'TX-8');
	addIf(!isUntaxed && options.newcomers !== 'redraw', 'TX-9');
	addIf(isUntaxed && options.taxSchedule !== 'tiered', 'FP-8');
	return [ids, names];
}

/** *Where does the newcomer sit, and who pays now?* The table before and after players left and joined between rounds
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
		before: tableStateOf(rules, places, []),
		after:
			code === 'seated' && joined.kind === 'places'
				? tableStateOf(rules, joined.places, join)
				: null,
		code,
		badForm,
		...groundsOf(rules, ...groundsOfJoin(rules, question, badForm))
	};
}
