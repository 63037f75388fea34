import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, type Kind } from '#lib/evening/kind.ts';
import { hasSeatsStep, present } from '#lib/evening/round.ts';
import { chairsTaken, reseated } from '#lib/evening/seating.ts';
import type { Evening, Round } from '#lib/evening/state.ts';
import { no, ok } from '#lib/rules/result.ts';

interface Leave {
	readonly type: 'leave';
	readonly player: PlayerId;
}
interface PlayerLeft {
	readonly type: 'PlayerLeft';
	readonly player: PlayerId;
}
interface SitOut {
	readonly type: 'sitOut';
	readonly player: PlayerId;
}
interface PlayerSatOut {
	readonly type: 'PlayerSatOut';
	readonly player: PlayerId;
}

/** Whether the table would be empty without a player: such an evening is closed instead. */
function isLastAtTable({ seating, round }: Evening, player: PlayerId): boolean {
	const players = seating?.players ?? round?.places ?? [];
	return players.length === 1 && players[0] === player;
}

/** Removes a player from the round; the others close ranks. */
function without(round: Round, player: PlayerId): Round {
	const others = (players: readonly PlayerId[]) => players.filter((p) => p !== player);
	return reseated({
		...round,
		veterans: others(round.veterans),
		newcomers: others(round.newcomers),
		before: chairsTaken(round),
		dealer: round.dealer === player ? null : round.dealer
	});
}

/** A player left between rounds (JO-1). */
export const playerLeft: Kind<Leave, PlayerLeft, 'names'> = {
	command: 'leave',
	fact: 'PlayerLeft',
	concerns: ({ player }) => [player],
	topic: 'people',
	log: 'names',
	decide(evening, { player }) {
		if (evening.closedAt !== null) return no('evening-closed');
		if (!present(evening).includes(player)) return no('not-at-the-table');
		if (evening.round?.dealt) return no('cards-are-dealt');
		if (isLastAtTable(evening, player)) return no('too-few');
		const tooLate = evening.seating !== null && evening.seating.draws.length > 0;
		return tooLate ? no('draw-is-on') : ok({ type: 'PlayerLeft', player });
	},
	evolve(evening, { player }) {
		const { round, seating } = evening;
		const sitting = evening.sitting.filter((s) => s.player !== player);
		if (sitting.length < evening.sitting.length) return { ...evening, sitting };
		if (round !== null) return { ...evening, round: without(round, player) };
		const players = (seating?.players ?? []).filter((p) => p !== player);
		return { ...evening, seating: { players, draws: [] } };
	}
};

/** A player sits out one round. The place is kept, and the others close ranks meanwhile (JO-5).
 * Without standing there is no place to keep (TI-0). */
export const playerSatOut: Kind<SitOut, PlayerSatOut, 'names'> = {
	command: 'sitOut',
	fact: 'PlayerSatOut',
	concerns: ({ player }) => [player],
	topic: 'people',
	log: 'names',
	decide: (evening, { player }) =>
		inRound(evening, (round) => {
			if (!round.places.includes(player)) return no('not-at-the-table');
			if (round.dealt) return no('cards-are-dealt');
			if (isLastAtTable(evening, player)) return no('too-few');
			return round.veterans.includes(player) && hasSeatsStep(round)
				? ok({ type: 'PlayerSatOut', player })
				: no('no-place-to-keep');
		}),
	evolve(evening, { player }) {
		const { round, sitting } = evening;
		if (round === null) return evening;
		// the place among all players, including those who already sit out
		const order = [...round.veterans];
		for (const kept of sitting.toSorted((a, b) => a.place - b.place))
			order.splice(kept.place - 1, 0, kept.player);
		const place = order.indexOf(player) + 1;
		return {
			...evening,
			round: without(round, player),
			sitting: [...sitting, { player, place, chairs: chairsTaken(round) }]
		};
	}
};
