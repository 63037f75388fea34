import { dealTo } from '#lib/rules/deal.ts';
import { joinTable, type JoinQuestion } from '#lib/rules/join.ts';
import { usualDealer } from '#lib/rules/lead.ts';
import type { OptionName } from '#lib/rules/options.ts';
import { packFor, type Pack } from '#lib/rules/pack.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import { seatsFrom, seatsKept } from '#lib/rules/seats.ts';
import { taxes, type Taxes } from '#lib/rules/tax.ts';
import { hasStanding, titlesFor } from '#lib/rules/titles.ts';
import { findRuleset } from '#lib/rulesets/catalogue.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { groundsOf, type Grounds } from './grounds.ts';

/** Players who leave and join, with the table that they leave and join. `places` are the players
 * with a standing. */
export interface JoiningQuestion<P extends string> extends JoinQuestion<P> {
	/** The newcomers who are at the table already, in order of arrival. */
	readonly newcomers?: readonly P[];
	/** 1 for a first round; left out, any other. */
	readonly round?: number;
	/** How many sit out and keep a chair. */
	readonly besides?: number;
	/** The chairs as they are, clockwise, where people do not sit as their places say. */
	readonly chairs?: readonly P[];
	/** The chairs of the round before, if people keep them. */
	readonly before?: readonly (P | null)[];
	/** The dealer, if one was named. */
	readonly dealer?: P;
	/** False while the first seats are found. */
	readonly seated?: boolean;
}

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
	readonly code: 'seated' | 'redraw' | 'too-few' | 'too-many' | 'no-seats';
	/** Players who left the last place and come back at once, if the game's source calls that bad
	 * form (JO-3). */
	readonly badForm: readonly P[];
}

function tableStateOf<P extends string>(
	rules: Rules,
	{ round = 2, chairs, before, dealer, leave = [] }: JoiningQuestion<P>,
	places: readonly P[],
	newcomers: readonly P[]
): TableState<P> {
	const newcomerPlaces = newcomers.map((p) => places.indexOf(p));
	const named = dealer === undefined || leave.includes(dealer) ? undefined : dealer;
	const deal = dealTo(rules.options, {
		chairs:
			chairs ??
			(before === undefined ? seatsFrom(rules.options, places, 0) : seatsKept(before, places)),
		places,
		dealer: named ?? usualDealer(rules.options, places),
		standing: hasStanding(rules, round)
	});
	return {
		...taxes(rules.options, { places, newcomers, round, deal }),
		places,
		titles: titlesFor(rules, { players: places.length, newcomers: newcomerPlaces, round }),
		pack: packFor(rules.options, places.length)
	};
}

function joinCode<P extends string>(
	rules: Rules,
	{ places, newcomers = [], leave = [], join = [], besides = 0, seated }: JoiningQuestion<P>,
	isRedraw: boolean
): JoinVerdict<P>['code'] {
	const count = places.length + newcomers.length - leave.length + join.length;
	if (count < rules.players.min) return 'too-few';
	if (count + besides > rules.players.max) return 'too-many';
	if (seated === false) return 'no-seats';
	return isRedraw ? 'redraw' : 'seated';
}

/** The rules by which the table changes, and the options that say how. */
function groundsOfJoin<P extends string>(
	{ options }: Rules,
	{ places, leave = [], join = [], seated }: JoiningQuestion<P>,
	badForm: readonly P[],
	after: TableState<P> | null
): [RuleId[], OptionName[]] {
	if (seated === false) return [['JO-1', 'SE-1'], []];
	const ids: RuleId[] = ['JO-1', options.taxSchedule === 'tiered' ? 'TX-1' : 'TX-2'];
	const names: OptionName[] = ['taxSchedule'];
	const addIf = (applies: boolean, ...some: RuleId[]) => applies && ids.push(...some);
	const hasNewcomers = join.length > 0;
	const isUntaxed = options.newcomers === 'middle-untaxed';
	addIf(join.length !== leave.length, 'JO-4');
	if (after?.untaxed === 'first-round') {
		ids.push('TX-7');
		names.push('firstRoundTax');
	}
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

/** *Where does the newcomer sit, and who pays now?* The table before and after players left and
 * joined between rounds (JO-1 to JO-5, TX-1, TX-2, TX-7 to TX-9, TX-12). */
export function judgeJoin<P extends string>(
	rules: Rules,
	question: JoiningQuestion<P>
): JoinVerdict<P> {
	const { places, newcomers = [], leave = [], join = [] } = question;
	const staying = newcomers.filter((p) => !leave.includes(p));
	const all = [...staying, ...join];
	const joined = joinTable(rules.options, { ...question, join: all });
	const code = joinCode(rules, question, joined.kind === 'redraw');
	const isBadForm = findRuleset(rules.ruleset)?.rejoinIsBadForm === true;
	const badForm = join.filter((p) => isBadForm && p === places.at(-1) && leave.includes(p));
	const here = joinTable(rules.options, { ...question, leave: [], join: newcomers });
	// after an arrival or departure people sit in the order of their places
	const isAsBefore = leave.length === 0 && join.length === 0;
	const { chairs: _, ...anew } = question;
	const after =
		code === 'seated' && joined.kind === 'places'
			? tableStateOf(rules, isAsBefore ? question : anew, joined.places, all)
			: null;
	return {
		before: tableStateOf(rules, question, here.kind === 'places' ? here.places : places, newcomers),
		after,
		code,
		badForm,
		...groundsOf(rules, ...groundsOfJoin(rules, question, badForm, after))
	};
}
