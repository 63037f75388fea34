import type { House, OptionName } from '#lib/rules/options.ts';
import type { RuleId } from '#lib/rules/rule-ids.ts';
import type { PlayerId } from './ids.ts';
import type { Evening } from './state.ts';

/** What a log can hold. */
type Data = null | boolean | number | string | readonly Data[] | { readonly [key: string]: Data };

/** An option that a house ruling stands for, and its value. The rules themselves change by `RulesChanged`, from the
 * next deal (DE-2). */
type OptionChange = {
	readonly [N in OptionName]: { readonly name: N; readonly value: Required<House>[N] };
}[OptionName];

/** A question that was answered, as the log has it. */
export interface RulingText {
	/** The kind of question, by the referee's name for it. */
	readonly kind: string;
	/** Equal for equivalent questions: the same kind, the same rules in force, equivalent cards. */
	readonly key: string;
	readonly question: Data;
	readonly answer: Data;
	/** The rules that the answer rests on. */
	readonly rules: readonly RuleId[];
	readonly askedBy: PlayerId | null;
	/** Whether it is the table's own answer from now on, whatever the rules say. */
	readonly house: boolean;
	readonly option: OptionChange | null;
}

export interface Ruling extends RulingText {
	readonly number: number;
	readonly round: number;
	/** Whether the table took it back. */
	readonly overruled: boolean;
}

/** What was ruled before on an equivalent question and still holds: the table's own answer before the referee's, the
 * latest first. */
export function earlierRuling({ rulings }: Evening, key: string): Ruling | undefined {
	const alike = rulings.filter((ruling) => ruling.key === key && !ruling.overruled);
	return alike.findLast(({ house }) => house) ?? alike.at(-1);
}
