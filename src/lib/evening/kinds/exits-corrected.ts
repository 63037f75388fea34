import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { isFinished, stillIn } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Two {
	/** One who is out, and another who is, or who was filled in as the last. */
	readonly players: readonly [PlayerId, PlayerId];
}
interface SwapExits extends Two {
	readonly type: 'swapExits';
}
interface ExitsSwapped extends Two {
	readonly type: 'ExitsSwapped';
}
interface TakeBackExit {
	readonly type: 'takeBackExit';
	readonly player: PlayerId;
}
interface ExitTakenBack {
	readonly type: 'ExitTakenBack';
	readonly player: PlayerId;
}
interface Judgement {
	readonly player: PlayerId;
	/** Whether the last play had a card in it with which nobody may end. */
	readonly forbidden: boolean;
}
interface JudgeExit extends Judgement {
	readonly type: 'judgeExit';
}
interface ExitJudged extends Judgement {
	readonly type: 'ExitJudged';
}

/** Who can swap the order of going out with one another: those who are out, and one alone who is filled in as the last;
 * an overturned round leaves several with cards. Who ended on a forbidden card has no place by that order. */
export function swappable(round: Round): PlayerId[] {
	const left = stillIn(round);
	const filledIn = isFinished(round) && left.length === 1 ? left : [];
	return [...round.out.filter((p) => !round.forbidden.includes(p)), ...filledIn];
}

/** Two players went out in the other order. */
export const exitsSwapped: Kind<SwapExits, ExitsSwapped> = {
	command: 'swapExits',
	fact: 'ExitsSwapped',
	concerns: ({ players }) => players,
	topic: 'exits',
	log: 'hidden',
	decide: (evening, { players }) =>
		inRound(evening, (round) => {
			if (round.rest !== null) return no('round-ended-early');
			const all = swappable(round);
			return players[0] !== players[1] && players.every((p) => all.includes(p))
				? ok({ type: 'ExitsSwapped', players })
				: no('not-out');
		}),
	evolve: (evening, { players: [a, b] }) =>
		onRound(evening, (round) => ({
			...round,
			out: round.out.map((p) => (p === a ? b : p === b ? a : p))
		}))
};

/** A player was not out after all; who went out later moves up. */
export const exitTakenBack: Kind<TakeBackExit, ExitTakenBack> = {
	command: 'takeBackExit',
	fact: 'ExitTakenBack',
	concerns: ({ player }) => [player],
	topic: 'exits',
	log: 'hidden',
	decide: (evening, { player }) =>
		inRound(evening, (round) => {
			if (round.rest !== null) return no('round-ended-early');
			return round.out.includes(player) ? ok({ type: 'ExitTakenBack', player }) : no('not-out');
		}),
	evolve: (evening, { player }) =>
		onRound(evening, (round) => ({
			...round,
			out: round.out.filter((p) => p !== player),
			forbidden: round.forbidden.filter((p) => p !== player)
		}))
};

/** Whether a player who is out ended on a card with which nobody may end, and takes the last place (PR-8). */
export const exitJudged: Kind<JudgeExit, ExitJudged> = {
	command: 'judgeExit',
	fact: 'ExitJudged',
	concerns: ({ player }) => [player],
	topic: 'exits',
	log: 'hidden',
	decide: (evening, { player, forbidden }) =>
		inRound(evening, (round) => {
			if (round.rest !== null) return no('round-ended-early');
			if (!round.out.includes(player)) return no('not-out');
			if (round.rules.options.forbiddenLast.length === 0) return no('no-forbidden-cards');
			return round.forbidden.includes(player) === forbidden
				? no('no-change')
				: ok({ type: 'ExitJudged', player, forbidden });
		}),
	evolve: (evening, { player, forbidden }) =>
		onRound(evening, (round) => ({
			...round,
			forbidden: forbidden
				? [...round.forbidden, player]
				: round.forbidden.filter((p) => p !== player)
		}))
};
