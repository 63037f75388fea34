import { inRound, nobody, onRound, type Kind } from '#lib/evening/kind.ts';
import { STEPS, type Step } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface GoToStep {
	readonly type: 'goToStep';
	readonly step: Step;
}
interface StepReached {
	readonly type: 'StepReached';
	readonly step: Step;
}

/** The round moved on to a later step. Steps in between are skipped; nothing is recorded of
 * brackets without a mark. */
export const stepReached: Kind<GoToStep, StepReached> = {
	command: 'goToStep',
	fact: 'StepReached',
	concerns: nobody,
	topic: null,
	log: 'hidden',
	decide: (evening, { step }) =>
		inRound(evening, (round) => {
			if (STEPS.indexOf(step) <= STEPS.indexOf(round.step)) return no('step-behind');
			if (round.dealt && step !== 'play') return no('cards-are-dealt');
			const { min, max } = round.rules.players;
			if (round.places.length < min) return no('too-few');
			return round.places.length > max ? no('too-many') : ok({ type: 'StepReached', step });
		}),
	evolve: (evening, { step }, at) =>
		onRound(evening, (round) => {
			const dealt = round.dealt || step === 'taxes' || step === 'play';
			return { ...round, step, dealt, dealtAt: round.dealtAt ?? (dealt ? at : null) };
		})
};
