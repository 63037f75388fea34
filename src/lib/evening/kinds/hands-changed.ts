import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { taxesOf } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import type { Bracket } from '#lib/rules/tax.ts';
import { no, ok } from '#lib/rules/result.ts';

interface ChangeHands {
	readonly type: 'changeHands';
	/** The player at the last place. */
	readonly payer: PlayerId;
}
interface HandsChanged {
	readonly type: 'HandsChanged';
	readonly payer: PlayerId;
}

/** The bracket from the last player to the first, who may change hands instead; undefined where the
 * option is off, or the two owe nothing (DF-18). */
export function changeableHands(round: Round): Bracket<PlayerId> | undefined {
	if (!round.rules.options.tenpenChii) return undefined;
	return taxesOf(round).brackets.find(
		({ payer, receiver }) => payer === round.places.at(-1) && receiver === round.places[0]
	);
}

/** The last player changed the whole hand with the first, and the tribute between them falls away
 * (DF-18). */
export const handsChanged: Kind<ChangeHands, HandsChanged, 'names'> = {
	command: 'changeHands',
	fact: 'HandsChanged',
	concerns: ({ payer }) => [payer],
	topic: 'tax',
	log: 'names',
	decide: (evening, { payer }) =>
		inRound(evening, (round) => {
			if (!round.dealt) return no('not-dealt');
			if (round.step === 'play') return no('step-behind');
			if (changeableHands(round)?.payer !== payer) return no('no-bracket');
			const mark = round.marks[payer];
			return mark?.paid === true || mark?.returned === true
				? no('no-change')
				: ok({ type: 'HandsChanged', payer });
		}),
	evolve: (evening, { payer }) =>
		onRound(evening, (round) => ({
			...round,
			handsChanged: payer,
			voidTaxes: [...round.voidTaxes, payer]
		}))
};
