import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, isEveryoneOnce, nobody, onRound, type Kind } from '#lib/evening/kind.ts';
import { isFinished, stillIn, taxesOf } from '#lib/evening/round.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { dealtAgain } from '#lib/evening/seating.ts';
import { no, ok } from '#lib/rules/result.ts';
import { withAnnounced } from './changes-announced.ts';
import { moveNewcomers, underRules } from './rules-changed.ts';

interface LeaveMidRound {
	readonly type: 'leaveMidRound';
	readonly player: PlayerId;
}
interface PlayerLeftMidRound {
	readonly type: 'PlayerLeftMidRound';
	readonly player: PlayerId;
}
interface VoidRound {
	readonly type: 'voidRound';
}
interface RoundVoided {
	readonly type: 'RoundVoided';
}
interface EndRoundEarly {
	readonly type: 'endRoundEarly';
	/** The players who still hold cards, from the best place down. */
	readonly rest: readonly PlayerId[];
}
interface RoundEndedEarly {
	readonly type: 'RoundEndedEarly';
	readonly rest: readonly PlayerId[];
}

/** A player left after the deal and takes the worst free place. A bracket with the player that is
 * not paid yet is void if taxes are still due (SE-4). */
export const playerLeftMidRound: Kind<LeaveMidRound, PlayerLeftMidRound, 'names'> = {
	command: 'leaveMidRound',
	fact: 'PlayerLeftMidRound',
	concerns: ({ player }) => [player],
	topic: 'people',
	log: 'names',
	decide: (evening, { player }) =>
		inRound(evening, (round) => {
			if (!round.dealt) return no('not-playing-yet');
			if (isFinished(round)) return no('round-finished');
			return stillIn(round).includes(player)
				? ok({ type: 'PlayerLeftMidRound', player })
				: no('not-at-the-table');
		}),
	evolve: (evening, { player }) =>
		onRound(evening, (round) => {
			const unpaid = taxesOf(round).brackets.filter(
				(b) => [b.payer, b.receiver].includes(player) && round.marks[b.payer]?.paid !== true
			);
			const payers = round.step === 'taxes' ? unpaid.map(({ payer }) => payer) : [];
			const without: Round = {
				...round,
				left: [...round.left, player],
				leftBeforePlay:
					round.step === 'play' ? round.leftBeforePlay : [...round.leftBeforePlay, player],
				voidTaxes: [...round.voidTaxes, ...payers]
			};
			return isFinished(without) ? { ...without, step: 'play' } : without;
		})
};

/** The deal was declared void; the cards are dealt again (SE-4, DK-8). */
export const roundVoided: Kind<VoidRound, RoundVoided, 'names'> = {
	command: 'voidRound',
	fact: 'RoundVoided',
	concerns: nobody,
	topic: null,
	log: 'names',
	decide: (evening) =>
		inRound(evening, (round) => {
			if (!round.dealt) return no('not-dealt');
			return isFinished(round) ? no('round-finished') : ok({ type: 'RoundVoided' });
		}),
	// a pending change of rules holds for this next deal, unless newcomers would have to move
	evolve(evening, _, at) {
		const { round, once } = evening;
		if (round === null) return evening;
		const again = dealtAgain(round);
		const rules = once ?? (round.once ? round.rules : evening.rules);
		const before: Evening = moveNewcomers(again, rules)
			? { ...evening, voidDeal: round, round: again }
			: {
					...evening,
					voidDeal: round,
					once: null,
					round: underRules(again, { rules, once: once !== null || round.once })
				};
		return withAnnounced(before, at);
	}
};

/** The round was ended early; players who still hold cards were placed by hand (SE-4). */
export const roundEndedEarly: Kind<EndRoundEarly, RoundEndedEarly> = {
	command: 'endRoundEarly',
	fact: 'RoundEndedEarly',
	concerns: ({ rest }) => rest,
	topic: 'exits',
	log: 'hidden',
	decide: (evening, { rest }) =>
		inRound(evening, (round) => {
			if (round.step !== 'play') return no('not-playing-yet');
			if (isFinished(round)) return no('round-finished');
			return isEveryoneOnce(rest, stillIn(round))
				? ok({ type: 'RoundEndedEarly', rest })
				: no('not-everyone-once');
		}),
	evolve: (evening, { rest }) => onRound(evening, (round) => ({ ...round, rest }))
};
