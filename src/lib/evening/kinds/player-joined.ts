import type { PlayerId } from '#lib/evening/ids.ts';
import type { Kind, Refusal } from '#lib/evening/kind.ts';
import { checkNewcomer } from '#lib/evening/newcomer.ts';
import { present, result, rulesInForce } from '#lib/evening/round.ts';
import { chairsTaken, reseated } from '#lib/evening/seating.ts';
import type { Evening, Newcomer, Person } from '#lib/evening/state.ts';
import { no, ok, type Result } from '#lib/rules/result.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';
import { isDrawable } from './cards-drawn.ts';

interface SeatNewcomer extends Newcomer {
	readonly type: 'join';
}
interface PlayerJoined extends Newcomer {
	readonly type: 'PlayerJoined';
}

/** The players who left from the bottom and came straight back as newcomers (JO-3). */
export function backFromTheBottom({ past, round }: Evening): PlayerId[] {
	if (past === null || round === null) return [];
	const order = result(past.round);
	const lastToStay = order.findLastIndex((p) => round.veterans.includes(p));
	return order.slice(lastToStay + 1).filter((p) => round.newcomers.includes(p));
}

/** Why a newcomer's card is missing or impossible, where it decides the place.
 * @param players how many there are then */
export function checkDraw(
	rules: Rules,
	players: number,
	card: string | undefined
): 'card-needed' | 'wrong-draw' | null {
	if (rules.options.newcomers !== 'by-card') return null;
	if (card === undefined) return 'card-needed';
	return isDrawable(rules, players, [card]) ? null : 'wrong-draw';
}

function checkJoin(evening: Evening, { player, card }: Newcomer): Result<Person, Refusal> {
	const { closedAt, seating, round, people } = evening;
	const rules = rulesInForce(evening);
	if (closedAt !== null) return no('evening-closed');
	if (round?.dealt) return no('cards-are-dealt');
	if (seating !== null && seating.draws.length > 0) return no('draw-is-on');
	const others = present(evening);
	if (others.length >= rules.players.max) return no('table-full');
	const fault = round === null ? null : checkDraw(rules, others.length + 1, card);
	if (fault !== null) return no(fault);
	return checkNewcomer(
		others.map((p) => people[p]!),
		player
	);
}

/** A player joined between rounds and is seated as the rules say (JO-1, JO-2). Players who had left
 * come back as newcomers (JO-5). */
export const playerJoined: Kind<SeatNewcomer, PlayerJoined, 'names'> = {
	command: 'join',
	fact: 'PlayerJoined',
	concerns: ({ player }) => [player.id],
	topic: 'people',
	log: 'names',
	decide(evening, newcomer) {
		const checked = checkJoin(evening, newcomer);
		if (!checked.ok) return checked;
		const { card } = newcomer;
		return ok({
			type: 'PlayerJoined',
			player: checked.value,
			...(card === undefined ? {} : { card })
		});
	},
	evolve(evening, { player, card }) {
		const { round, seating } = evening;
		const people = { ...evening.people, [player.id]: player };
		const coming = evening.coming.filter((newcomer) => newcomer.player.id !== player.id);
		evening = { ...evening, people, coming };
		if (round === null) {
			const players = [...(seating?.players ?? []), player.id];
			return { ...evening, seating: { players, draws: [] } };
		}
		if (round.rules.options.newcomers === 'redraw') {
			const players = [...round.places, player.id];
			// rules for one round hold for the round after the draw
			const once = round.once ? round.rules : null;
			return { ...evening, round: null, once, seating: { players, draws: [] } };
		}
		const newcomers = [...round.newcomers, player.id];
		const cards = card === undefined ? round.cards : { ...round.cards, [player.id]: card };
		const before = chairsTaken(round);
		return { ...evening, round: reseated({ ...round, newcomers, cards, before }) };
	}
};
