import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { parseDecree } from '#lib/evening/names.ts';
import { taxesOf } from '#lib/evening/round.ts';
import type { TaxCorrection } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface CorrectTax extends TaxCorrection {
	readonly type: 'correctTax';
}
interface TaxCorrected extends TaxCorrection {
	readonly type: 'TaxCorrected';
}

/** A tribute was wrong or forgotten, and the table chose a remedy (TX-11). A tribute that was paid
 * anew counts as paid. */
export const taxCorrected: Kind<CorrectTax, TaxCorrected, 'details'> = {
	command: 'correctTax',
	fact: 'TaxCorrected',
	concerns: ({ payer }) => [payer],
	topic: 'tax',
	log: 'details',
	texts: ({ fine }) => (fine === null ? [] : [fine]),
	decide: (evening, { payer, fault, remedy, fine }) =>
		inRound<TaxCorrected>(evening, (round) => {
			if (!round.dealt) return no('not-dealt');
			if (!taxesOf(round).brackets.some((b) => b.payer === payer)) return no('no-bracket');
			const fact = { type: 'TaxCorrected', payer, fault, remedy } as const;
			if (remedy !== 'fine') return ok({ ...fact, fine: null });
			const named = parseDecree(fine ?? '');
			return named.ok ? ok({ ...fact, fine: named.value }) : named;
		}),
	evolve: (evening, { payer, fault, remedy, fine }) =>
		onRound(evening, (round) => {
			const taxCorrections = [...round.taxCorrections, { payer, fault, remedy, fine }];
			if (remedy !== 'paid-anew') return { ...round, taxCorrections };
			const mark = { paid: true, returned: round.marks[payer]?.returned === true };
			return { ...round, taxCorrections, marks: { ...round.marks, [payer]: mark } };
		})
};
