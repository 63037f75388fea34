import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, nobody, onRound, type Kind, type Refusal } from '#lib/evening/kind.ts';
import { taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round, TaxMark } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';

/** An absent mark is not changed, because payer and receiver may tick theirs at the same time. */
interface MarkTax extends Partial<TaxMark> {
	readonly type: 'markTax';
	readonly payer: PlayerId;
}
interface TaxMarked extends TaxMark {
	readonly type: 'TaxMarked';
	readonly payer: PlayerId;
}
interface SettleTaxes {
	readonly type: 'settleTaxes';
}
interface TaxesSettled {
	readonly type: 'TaxesSettled';
}

type Brackets = readonly Bracket<PlayerId>[];

function withBrackets<F>(
	evening: Evening,
	then: (brackets: Brackets, round: Round) => Result<F, Refusal>
): Result<F, Refusal> {
	return inRound(evening, (round) =>
		round.dealt ? then(taxesOf(round).brackets, round) : no('not-dealt')
	);
}

/** The tribute of a bracket was paid, or its giveback returned; either mark can be removed again
 * (TX-11). */
export const taxMarked: Kind<MarkTax, TaxMarked> = {
	command: 'markTax',
	fact: 'TaxMarked',
	concerns: ({ payer }) => [payer],
	topic: 'tax',
	log: 'hidden',
	decide: (evening, { payer, ...marks }) =>
		withBrackets(evening, (brackets, round) => {
			if (!brackets.some((bracket) => bracket.payer === payer)) return no('no-bracket');
			const mark = round.marks[payer];
			const { paid = mark?.paid ?? false, returned = mark?.returned ?? false } = marks;
			return mark?.paid === paid && mark.returned === returned
				? no('no-change')
				: ok({ type: 'TaxMarked', payer, paid, returned });
		}),
	evolve: (evening, { payer, paid, returned }) =>
		onRound(evening, (round) => ({
			...round,
			marks: { ...round.marks, [payer]: { paid, returned } }
		}))
};

/** All taxes of the round were paid and returned, and play begins. */
export const taxesSettled: Kind<SettleTaxes, TaxesSettled> = {
	command: 'settleTaxes',
	fact: 'TaxesSettled',
	concerns: nobody,
	topic: 'tax',
	log: 'hidden',
	decide: (evening) =>
		withBrackets(evening, (brackets, round) => {
			if (brackets.length === 0) return no('no-bracket');
			const settled = brackets.every(({ payer }) => {
				const mark = round.marks[payer];
				return mark?.paid === true && mark.returned;
			});
			return settled && round.step === 'play' ? no('no-change') : ok({ type: 'TaxesSettled' });
		}),
	evolve: (evening) =>
		onRound(evening, (round) => {
			const { brackets } = taxesOf(round);
			const done: TaxMark = { paid: true, returned: true };
			return {
				...round,
				step: 'play',
				marks: Object.fromEntries(brackets.map(({ payer }) => [payer, done]))
			};
		})
};
