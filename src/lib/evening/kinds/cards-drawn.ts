import type { PlayerId } from '#lib/evening/ids.ts';
import { isEveryoneOnce, type Kind } from '#lib/evening/kind.ts';
import { rulesInForce } from '#lib/evening/round.ts';
import { seated } from '#lib/evening/seating.ts';
import type { Evening } from '#lib/evening/state.ts';
import { drawSeats, type Draw, type DrawOutcome } from '#lib/rules/draw.ts';
import { packFor, rankCounts } from '#lib/rules/pack.ts';
import { no, ok } from '#lib/rules/result.ts';
import type { Rules } from '#lib/rulesets/ruleset.ts';

interface Drawn {
	/** The rank of each player's card, or `JK`, `JE`. In a redraw, of the tied players only. */
	readonly draw: Draw<PlayerId>;
}
interface RecordDraw extends Drawn {
	readonly type: 'recordDraw';
}
interface CardsDrawn extends Drawn {
	readonly type: 'CardsDrawn';
}

/** The groups that have to draw now, each among itself: everyone together, then the tied
 * players. */
export function drawingGroups(evening: Evening): readonly (readonly PlayerId[])[] {
	const { seating } = evening;
	if (seating === null) return [];
	if (seating.draws.length === 0) return [seating.players];
	const outcome: DrawOutcome<PlayerId> = drawSeats(rulesInForce(evening).options, seating.draws);
	return outcome.kind === 'redraw' ? outcome.groups : [];
}

/** The players who have to draw now. */
export const mustDraw = (evening: Evening): PlayerId[] => drawingGroups(evening).flat();

/** Whether these cards can be drawn together from the full pack; cards are only taken out of it for
 * the deal. */
export function isDrawable(rules: Rules, players: number, cards: readonly string[]): boolean {
	const left = drawable(rules, players);
	return cards.every((card) => {
		const n = left.get(card) ?? 0;
		left.set(card, n - 1);
		return n > 0;
	});
}

/** The cards that can be drawn: how many of each rank, `JK`, `JE`, and `TR` for tarot trumps
 * (TH-5). */
export const drawable = (rules: Rules, players: number): Map<string, number> =>
	rankCounts({ ...packFor(rules.options, players), remove: new Map() });

/** Players drew for the first seats, or tied players drew again (SE-1). */
export const cardsDrawn: Kind<RecordDraw, CardsDrawn> = {
	command: 'recordDraw',
	fact: 'CardsDrawn',
	concerns: ({ draw }) => Object.keys(draw) as PlayerId[],
	topic: 'seats',
	log: 'hidden',
	decide(evening, { draw }) {
		if (evening.closedAt !== null) return no('evening-closed');
		if (evening.seating === null) return no('seats-are-settled');
		const rules = rulesInForce(evening);
		if (evening.seating.players.length < rules.players.min) return no('too-few');
		if (!isEveryoneOnce(Object.keys(draw) as PlayerId[], mustDraw(evening)))
			return no('not-everyone-once');
		return isDrawable(rules, evening.seating.players.length, Object.values(draw))
			? ok({ type: 'CardsDrawn', draw })
			: no('wrong-draw');
	},
	evolve(evening, { draw }) {
		if (evening.seating === null) return evening;
		const draws = [...evening.seating.draws, draw];
		const outcome = drawSeats(rulesInForce(evening).options, draws);
		return outcome.kind === 'redraw'
			? { ...evening, seating: { ...evening.seating, draws } }
			: seated(evening, outcome.order);
	}
};
