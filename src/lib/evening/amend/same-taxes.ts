import type { Fact } from '#lib/evening/entries.ts';
import type { PlayerId } from '#lib/evening/ids.ts';
import { taxesOf } from '#lib/evening/round.ts';
import type { Evening } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';

const bracketsOf = ({ round }: Evening): readonly Bracket<PlayerId>[] =>
	round === null ? [] : taxesOf(round).brackets;

/** Who pays as many cards to the same player as before. */
export const sameBrackets = (was: Evening, now: Evening): Bracket<PlayerId>[] => {
	const before = bracketsOf(was);
	return bracketsOf(now).filter(({ payer, receiver, count }) =>
		before.some((b) => b.payer === payer && b.receiver === receiver && b.count === count)
	);
};

/** Whether what is said of taxes is said of the same ones: those who paid are not known to have paid what they would
 * have owed. */
export function saysTheSame(fact: Fact, was: Evening, now: Evening): boolean {
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
