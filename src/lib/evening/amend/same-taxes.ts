import type { Fact } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { taxesOf } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';

const bracketsOf = ({ round }: Evening): readonly Bracket<PlayerId>[] =>
	round === null ? [] : taxesOf(round).brackets;

/** The brackets that are the same in both evenings: payer, receiver and count. */
export const sameBrackets = (was: Evening, now: Evening): Bracket<PlayerId>[] => {
	const before = bracketsOf(was);
	return bracketsOf(now).filter(({ payer, receiver, count }) =>
		before.some((b) => b.payer === payer && b.receiver === receiver && b.count === count)
	);
};

/** Whether an entry about taxes is about the same taxes in both evenings. Others cannot be kept:
 * nobody knows whether the players paid what they would have owed. */
export function isAboutSameTaxes(fact: Fact, was: Evening, now: Evening): boolean {
	switch (fact.type) {
		case 'TaxesSettled':
			return sameBrackets(was, now).length === bracketsOf(now).length;
		case 'TaxMarked':
		case 'TaxCorrected':
			return sameBrackets(was, now).some(({ payer }) => payer === fact.payer);
		default:
			return true;
	}
}
