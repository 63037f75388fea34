import type { PlayerId } from '#lib/evening/ids.ts';
import { inRound, type Kind, type Refusal } from '#lib/evening/kind.ts';
import { checkNewcomer } from '#lib/evening/newcomer.ts';
import { present, rulesForNextDeal } from '#lib/evening/round.ts';
import type { Evening, Newcomer, Person, Round } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import { checkDraw, playerJoined } from './player-joined.ts';
import { playerLeft } from './player-left.ts';

interface AnnounceArrival extends Newcomer {
	readonly type: 'announceArrival';
}
interface ArrivalAnnounced extends Newcomer {
	readonly type: 'ArrivalAnnounced';
}
interface AnnounceDeparture {
	readonly type: 'announceDeparture';
	readonly player: PlayerId;
}
interface DepartureAnnounced {
	readonly type: 'DepartureAnnounced';
	readonly player: PlayerId;
}
interface WithdrawAnnouncement {
	readonly type: 'withdrawAnnouncement';
	readonly player: PlayerId;
}
interface AnnouncementWithdrawn {
	readonly type: 'AnnouncementWithdrawn';
	readonly player: PlayerId;
}

/** Decides while the cards are dealt: before and after that, players join and leave at once
 * (JO-1). */
const whileDealt = <F>(evening: Evening, then: (round: Round) => Result<F, Refusal>) =>
	inRound(evening, (round) => (round.dealt ? then(round) : no('not-dealt')));

/** The players who are still there in the next round, as far as is known, without newcomers. */
const staying = (evening: Evening, round: Round): PlayerId[] =>
	present(evening).filter((p) => !round.left.includes(p) && !evening.going.includes(p));

/** In mid-round a player was announced for the next round (JO-1). */
export const arrivalAnnounced: Kind<AnnounceArrival, ArrivalAnnounced, 'details'> = {
	command: 'announceArrival',
	fact: 'ArrivalAnnounced',
	concerns: ({ player }) => [player.id],
	topic: 'people',
	log: 'details',
	decide: (evening, { player, card }) =>
		whileDealt(evening, (round) => {
			if (evening.going.includes(player.id)) return no('already-here');
			const others: Person[] = [
				...staying(evening, round).map((p) => evening.people[p]!),
				...evening.coming.map((newcomer) => newcomer.player)
			];
			const rules = rulesForNextDeal(evening);
			if (others.length >= rules.players.max) return no('table-full');
			const fault = checkDraw(rules, others.length + 1, card);
			if (fault !== null) return no(fault);
			const checked = checkNewcomer(others, player);
			if (!checked.ok) return checked;
			return ok({
				type: 'ArrivalAnnounced',
				player: checked.value,
				...(card === undefined ? {} : { card })
			});
		}),
	evolve: (evening, { type: _, ...newcomer }) => ({
		...evening,
		coming: [...evening.coming, pick(newcomer)]
	})
};

const pick = ({ player, card }: Newcomer): Newcomer => ({
	player,
	...(card === undefined ? {} : { card })
});

/** In mid-round a player said that this round is the last one (JO-1). */
export const departureAnnounced: Kind<AnnounceDeparture, DepartureAnnounced, 'names'> = {
	command: 'announceDeparture',
	fact: 'DepartureAnnounced',
	concerns: ({ player }) => [player],
	topic: 'people',
	log: 'names',
	decide: (evening, { player }) =>
		whileDealt(evening, (round) => {
			const others = staying(evening, round);
			if (!others.includes(player)) return no('not-at-the-table');
			return others.length + evening.coming.length === 1
				? no('too-few')
				: ok({ type: 'DepartureAnnounced', player });
		}),
	evolve: (evening, { player }) => ({ ...evening, going: [...evening.going, player] })
};

/** An announced arrival or departure was withdrawn. */
export const announcementWithdrawn: Kind<WithdrawAnnouncement, AnnouncementWithdrawn> = {
	command: 'withdrawAnnouncement',
	fact: 'AnnouncementWithdrawn',
	concerns: ({ player }) => [player],
	topic: null,
	log: 'hidden',
	decide: ({ coming, going, closedAt }, { player }) => {
		if (closedAt !== null) return no('evening-closed');
		return going.includes(player) || coming.some((newcomer) => newcomer.player.id === player)
			? ok({ type: 'AnnouncementWithdrawn', player })
			: no('not-at-the-table');
	},
	evolve: (evening, { player }) => ({
		...evening,
		coming: evening.coming.filter((newcomer) => newcomer.player.id !== player),
		going: evening.going.filter((p) => p !== player)
	})
};

/** The evening between two deals, with those who were announced: they leave and join now, in that
 * order. A player who cannot join because the rules have changed stays announced. */
export function withAnnounced(evening: Evening, at: number): Evening {
	const { coming, going } = evening;
	let now: Evening = { ...evening, going: [] };
	for (const player of going) {
		const left = playerLeft.decide(now, { type: 'leave', player });
		if (left.ok) now = playerLeft.evolve(now, left.value, at);
	}
	for (const newcomer of coming) {
		const joined = playerJoined.decide(now, { ...newcomer, type: 'join' });
		if (joined.ok) now = playerJoined.evolve(now, joined.value, at);
	}
	return now;
}
