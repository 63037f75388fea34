import { freeNumber } from '#lib/evening/edicts.ts';
import { roundNumber } from '#lib/evening/round.ts';
import { nobody, type Kind, type Refusal } from '#lib/evening/kind.ts';
import type { Evening, Ruling, RulingText } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface LogRuling extends RulingText {
	readonly type: 'logRuling';
}
interface RulingLogged extends RulingText {
	readonly type: 'RulingLogged';
	readonly number: number;
}
interface OverruleRuling {
	readonly type: 'overruleRuling';
	readonly number: number;
}
interface RulingOverruled {
	readonly type: 'RulingOverruled';
	readonly number: number;
}

/** The longest ruling, in characters of JSON. */
const LONGEST = 4000;

/** The strings in a question or an answer, in order. */
function stringsIn(data: RulingText['question']): string[] {
	if (typeof data === 'string') return [data];
	if (typeof data !== 'object' || data === null) return [];
	return Object.values<RulingText['question']>(data).flatMap(stringsIn);
}

function textProblem({ kind, key, question, answer }: RulingText): Refusal | null {
	if (kind === '' || key === '') return 'text-empty';
	return JSON.stringify([kind, key, question, answer]).length > LONGEST ? 'text-too-long' : null;
}

/** An answer of the referee, or the table's own, was logged for when the question comes up
 * again. */
export const rulingLogged: Kind<LogRuling, RulingLogged, 'details'> = {
	command: 'logRuling',
	fact: 'RulingLogged',
	concerns: ({ askedBy }) => (askedBy === null ? [] : [askedBy]),
	topic: null,
	log: 'details',
	texts: ({ question, answer }) => [question, answer].map((data) => stringsIn(data).join(' ')),
	assignsNumber: true,
	decide(evening, command) {
		if (evening.closedAt !== null) return no('evening-closed');
		const { askedBy } = command;
		if (askedBy !== null && evening.people[askedBy] === undefined) return no('not-at-the-table');
		const problem = textProblem(command);
		return problem === null
			? ok({ ...command, type: 'RulingLogged', number: freeNumber(evening) })
			: no(problem);
	},
	evolve(evening, { kind, key, question, answer, rules, askedBy, house, option, number }) {
		const text: RulingText = { kind, key, question, answer, rules, askedBy, house, option };
		const ruling = { ...text, number, round: roundNumber(evening), overruled: false };
		return { ...evening, rulings: [...evening.rulings, ruling] };
	}
};

/** A ruling was withdrawn and is no longer found. */
export const rulingOverruled: Kind<OverruleRuling, RulingOverruled> = {
	command: 'overruleRuling',
	fact: 'RulingOverruled',
	concerns: nobody,
	topic: null,
	log: 'hidden',
	decide({ closedAt, rulings }, { number }) {
		if (closedAt !== null) return no('evening-closed');
		const ruling = rulings.find((r) => r.number === number);
		if (ruling === undefined) return no('no-such-ruling');
		return ruling.overruled ? no('no-change') : ok({ type: 'RulingOverruled', number });
	},
	evolve: (evening, { number }) => ({
		...evening,
		rulings: evening.rulings.map((r) => (r.number === number ? { ...r, overruled: true } : r))
	})
};

/** The ruling on an equivalent question that is still in force, if any: the table's own answer
 * before the referee's, the latest first. */
export function earlierRuling(
	{ rulings }: Evening,
	isSame: (key: string) => boolean
): Ruling | undefined {
	const alike = rulings.filter(({ key, overruled }) => !overruled && isSame(key));
	return alike.findLast(({ house }) => house) ?? alike.at(-1);
}
