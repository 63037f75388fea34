import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, onRound, type Kind } from '#lib/evening/kind.ts';
import { isFinished, stillIn } from '#lib/evening/round.ts';
import type { Round } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Two {
	/** Two players who are out. One of them may be the last player, who was placed without an
	 * exit. */
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
	/** Whether the last play contained a forbidden card. */
	readonly forbidden: boolean;
}
interface JudgeExit extends Judgement {
	readonly type: 'judgeExit';
}
interface ExitJudged extends Judgement {
	readonly type: 'ExitJudged';
}

/** The players who can swap places in the order of going out: those who are out, and the last one
 * if only one player is left with cards (an overturned round leaves several). Players who ended on
 * a forbidden card are not placed by that order. */
export function swappable(round: Round): PlayerId[] {
	const left = stillIn(round);
	const last = isFinished(round) && left.length === 1 ? left : [];
	return [...round.out.filter((p) => !round.forbidden.includes(p)), ...last];
}

/** Two players went out in the opposite order. */
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
			out: round.out.map((p) => (p === a ? b : p === b ? a : p)),
			outTurned: round.outTurned.map((p) => (p === a ? b : p === b ? a : p))
		}))
};

/** A player was not out after all; later exits move up. */
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
			outTurned: round.outTurned.filter((p) => p !== player),
			forbidden: round.forbidden.filter((p) => p !== player)
		}))
};

/** The mark that a player who is out ended on a forbidden card was set or removed. With it the
 * player takes the last place (PR-8). */
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
